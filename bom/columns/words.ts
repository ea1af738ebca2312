import { type ColumnRole, columnRoles } from '../../contract/parts/column-layouts.ts'

/** What a column may hold. */
export const roles = columnRoles
export type Role = ColumnRole

/** The roles as the page names them. */
export const roleNames: Record<Role, string> = {
  number: 'Part number',
  own: 'Own number',
  quantity: 'Quantity',
  manufacturer: 'Manufacturer',
  description: 'Description',
  note: 'Note',
  line: 'Number and quantity',
  sheet: 'Sheet',
  none: 'Not used',
}

/** Header words by role, as `plain` writes them: English, German, French, Spanish, Italian, Dutch, Polish and more. */
const words: Record<Exclude<Role, 'line' | 'sheet' | 'none'>, string> = {
  number: `partnumber partno part partnr pn mpn mfrpartnumber mfrpartno mfrpart mfrpn mfgpartnumber mfgpartno mfgpn
    manufacturerpartnumber manufacturerpartno manufacturerpn manufacturersku manufacturernumber mpn itemnumber itemno
    itemcode articlenumber articleno article productcode productnumber productno productid modelnumber model ordercode
    orderingcode suppliernumber artikelnummer artikelnr artnr artikel bestellnummer bestellnr herstellernummer herstellernr
    herstellerteilenummer herstellerartikelnummer herstellerartikelnr teilenummer teilenr typ typenbezeichnung reference
    referencefabricant reffabricant numerodepiece codearticle referenceproduit referencia referenciafabricante
    numerodeparte numerodepieza codigo codigodeproducto codigodoproduto codice codicearticolo codiceproduttore
    codiceprodotto onderdeelnummer artikelcode bestelnummer numerczesci numerkatalogowy kodproducenta kodproduktu kod
    indeks artikelnummer tillverkarensartikelnummer varenummer varenr tuotenumero tuotekoodi cislodilu kodvyrobku
    objednacicislo cikkszam urunkodu parcano артикул партномер номердетали 型号 料号 型番 品番 部品番号 품번 모델명`,
  own: `ownnumber ownpartnumber ownno internalpartnumber internalpn internalnumber internalno internalpartno ipn
    customerpartnumber customerpartno customerpn custpn companypartnumber housenumber stockcode materialnumber
    materialno material erpnumber sapnumber sapno sapnr materialnummer materialnr eigenenummer eigenenr
    eigeneartikelnummer interneartikelnummer interneartikelnr internenummer internenr kundenartikelnummer
    kundenmaterialnummer ourpartnumber ourpn ourref unserenummer unsereartikelnummer referenceinterne refinterne codeinterne notrereference
    referenciainterna codigointerno codiceinterno interneartikelcode eigenartikelnummer kodwlasny kodwewnetrzny
    indekswlasny egetartikelnummer interncislo internikod внутреннийномер`,
  quantity: `quantity qty qtty quant count pcs pieces units need needed required demand amount orderqty orderquantity
    quantityneeded quantityrequired qtyneeded qtyrequired totalqty totalquantity qtyper menge stuck stuckzahl stk anzahl
    bedarf bestellmenge sollmenge quantite qte qtes nombredepieces cantidad cant unidades uds quantita qta pezzi numeropezzi
    aantal stuks hoeveelheid ilosc szt sztuk liczbasztuk quantidade qtd qtde antal mangd stykk maara kpl mnozstvi pocet ks
    pocetkusu mennyiseg db adet miktar количество колво кол шт 数量 个数 個数 수량`,
  manufacturer: `manufacturer manufacturername mfr mfrname mfg make maker brand brandname vendor hersteller herstellername
    marke fabrikat fabricant marque fabricante marca produttore fabrikant merk producent tillverkare varumarke valmistaja
    vyrobce gyarto uretici marka производитель бренд 制造商 品牌 厂商 メーカー 제조사`,
  description: `description desc name partname productname itemname itemdescription partdescription productdescription
    title details text bezeichnung artikelbezeichnung beschreibung benennung produkt produktname designation libelle
    descriptif descripcion descrizione denominazione articolo omschrijving opis nazwa nazwatowaru descricao beskrivning
    benamning beskrivelse kuvaus nimike popis nazev megnevezes leiras aciklama urunadi описание наименование название
    描述 名称 品名 説明 품명`,
  note: `note notes remark remarks comment comments usage bemerkung bemerkungen anmerkung anmerkungen hinweis hinweise
    kommentar remarque remarques commentaire commentaires observaciones observacion notas nota opmerking opmerkingen uwagi
    uwaga komentarz obs observacoes anteckning poznamka megjegyzes not designator designators refdes referencedesignator
    location position lage примечание комментарий 备注 備考 비고`,
}

const roleOf = new Map(
  Object.entries(words).flatMap(([role, text]) =>
    text.split(/\s+/).map((word) => [word, role as Role] as const),
  ),
)

/** A header as it is compared: small letters and digits without accents. */
export const plain = (header: string) =>
  header
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** The role that a header names, and how surely: 3 outright, 2 with a remark behind it, 1 by a word in it. */
export function roleOfHeader(header: string): { role: Role; sure: 1 | 2 | 3 } | null {
  if (header.length > 60) return null
  const outright = roleOf.get(plain(header))
  if (outright) return { role: outright, sure: 3 }
  const before = roleOf.get(plain(header.replace(/[([/:].*$/s, '')))
  if (before) return { role: before, sure: 2 }
  if (/price|preis|prix|precio|prezzo|prijs|cena|цена|total|date/i.test(header)) return null
  const inner = header.split(/[^\p{L}\p{N}]+/u).map((word) => roleOf.get(plain(word)))
  const role = inner.find((one) => one === 'quantity') ?? inner.find(Boolean)
  return role && header.length <= 40 && inner.length <= 5 ? { role, sure: 1 } : null
}

/** How many cells of a row are headers, and how many outright. */
export function headersIn(row: readonly string[]) {
  const found = row.map(roleOfHeader)
  return {
    any: found.filter(Boolean).length,
    outright: found.filter((one) => one && one.sure > 1).length,
  }
}
