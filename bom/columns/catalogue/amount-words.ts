import { plain } from '../headers.ts'
import { headersOf } from '../part-headers.ts'
import { words } from '../words.ts'

const inWords = (text: string) => text.split(/\s+/).map(plain)

/** What the shop pays, or a dealer: by none of these it sells. */
export const costs = new Set(
  inWords(`ek eknetto ekpreis einkaufspreis handlerpreis cost unitcost costprice buyingprice
    customerprice dealerprice purchaseprice prixachat prixdachat preciocompra preciodecompra costo prezzoacquisto
    prezzodiacquisto inkoopprijs inkoop cenazakupu nakupnicena inkopspris kobspris innkjopspris ostohinta beszerzesiar
    alisfiyati закупочнаяцена ценазакупки 进价 采购价 仕入価格 仕入単価 매입가`),
)

/** What dealers pay: a shop that sells to dealers may sell by it, but nobody knows where the maker’s advice stands beside it. */
export const dealers = new Set(inWords('hek heknetto handlereinkaufspreis'))

/** What the maker advises. */
export const lists = new Set(
  inWords(
    'uvp msrp rrp srp retailprice listprice listenpreis prixpublic preciodelista prezzodilistino adviesprijs cennik',
  ),
)

/** What says outright that a column is the price, or the stock. */
export const outright: Record<'price' | 'quantity', ReadonlySet<string>> = {
  price: new Set(
    [
      ...headersOf.price,
      ...inWords(
        'prices preise precios prezzi prijzen ceny cijena τιμη ціна pret 單價 價格 价 価 单价元 销售价 販売単価',
      ),
      ...lists,
    ].filter((word) => !costs.has(word)),
  ),
  quantity: new Set([
    ...headersOf.quantity,
    ...(words.stock ?? '').split(/\s+/).map(plain),
    ...inWords(
      'quantities stocks avail inv qtyavail atp beholdning lagerbeholdning αποθεμα наявність залишок 现货 在库 庫存 庫存數量',
    ),
  ]),
}

/** Of whom and of how many it is, in words that change nothing: one piece, of now, of this part. */
const ofOne = `unit units each ea pc pcs pce piece pieces item product part article artikel variant our current actual aktuell aktuelle
  aktueller unser unsere stuck stk stck st einzel stuks stuk piece pieces piezas pieza pezzo pezzi unidad unidades unitario unitaire
  unite uni un ud szt sztuke sztuka ks kus kpl db darab adet stycken styck stykk шт ед единицу 个 個 件`

/** What a header says of a price without making another of it. Taxes are looked at before. */
const ofPrices = `${ofOne} per pro je par por za cada al cad a l at in en w v на за в im of de di da du la le les el del der die das
  selling sell sales regular base shop web online net nett netto neto netta ht standard verkauf verkaufs vk vente venta vendita
  verkoop sprzedazy prodej prodejni venda forsaljning salg myynti eladasi satis продажи birim jednostkowa jedn jednotkova
  einheit enhet liquido`

/** What a header says of a stock without making another of it. */
const ofStock = `${ofOne.replace(/\bunit\b/, '')} on hand in stock qty quantity free level real warehouse now house variant
  frei freie freier freies lagernd auf am im verfugbare verfugbarer lager menge zahl en de du des dispo disponible disponibles quantite
  qte almacen cantidad a magazzino disponibile quantita qta op vrije beschikbare voorraad aantal na stanie magazynie magazynu
  w dostepna dostepny ilosc sklade dostupne dostupny mnozstvi em estoque disponivel quantidade i lager tillganglig tillgangligt antal
  varastossa maara raktaron raktari mennyiseg miktari mevcut в наличии на складе доступно доступный свободный кол во количество`

/** What may stand beside it. */
export const harmless: Record<'price' | 'quantity', ReadonlySet<string>> = {
  price: new Set(inWords(ofPrices)),
  quantity: new Set(inWords(ofStock)),
}

/** The same within words that are written without gaps. */
export const harmlessWithin: Record<'price' | 'quantity', RegExp> = {
  price: /未税|不含税|税抜き?|税別|本体/gu,
  quantity: /可用|可售|现有|当前|目前|有効|現在|販売可能/gu,
}

/** What may be the price or the stock, wherever it stands in a header. */
export const alike = {
  quantity:
    /\bqty\b|quantit|menge|anzahl|cantidad|aantal|ilo[sś][cć]|stock|on.?hand|inventor|bestand|lager|verf[uü]gbar|dispon|existenc|giacen|voorraad|magazyn|dost[eę]pn|estoque|sklad|zásob|zaliha|k[eé]szlet|stok|stoc(?!\p{L})|beholdning|varasto|остат|налич|наявн|залиш|склад|库存|庫存|在庫|재고|المخزون|מלאי/iu,
  price:
    /price|cost(?!\p{L})|preis|kosten|prix|coût|precio|coste(?!\p{L})|prezzo|costo(?!\p{L})|prijs|cena(?!\p{L})|ceny(?!\p{L})|cijena|koszt|pre[cç]o|pris(?!\p{L})|hinta|fiyat|(?<!\p{L})(?:ár|ára|pre[tț]|[ehv]k)(?!\p{L})|цена|цены|ціна|ціни|τιμή|价|價|価格|単価|가격|단가|السعر|מחיר|^\s*(?:[A-Z]{3}|\p{Sc})\s*$/iu,
}
