import { plain } from './headers.ts'

/** What a column of a list of parts to be sold holds, beside what a buyer's list has. */
export const partHeaders = [
  ...(['mpn', 'name', 'details', 'category', 'price', 'quantity', 'minQuantity'] as const),
  ...(['orderMultiple', 'maxQuantity', 'pack', 'breaks', 'img', 'currency'] as const),
] as const
export type PartHeader = (typeof partHeaders)[number]

/**
 * Names of columns, the likeliest first, as `plain` writes them: English, German, French, Spanish, Italian, Dutch, Polish
 * and more. The maker's number goes before the house's and the distributor's, what can be sold before what lies there, a
 * price that is asked before a list's.
 */
const words: Record<PartHeader, string> = {
  mpn: `mpn manufacturerpartnumber manufacturerpartno manufacturerpartnr manufacturerpn manufacturersku manufacturernumber
    mfrpartnumber mfrpartno mfrpn mfgpartnumber mfgpartno mfgpn vendorpartnumber partnumbers herstellernummer herstellernr
    herstellerteilenummer herstellerteilenr herstellerartikelnummer herstellerartikelnr herstellerartnr hstnr hersteller_nr
    referencefabricant reffabricant refconstructeur referenciafabricante reffabricante codicefabricante codigofabricante
    codiceproduttore codproduttore fabrikantnummer fabrikantcode kodproducenta numerproducenta symbolproducenta
    tillverkarensartikelnummer tillverkarnummer producentnummer valmistajankoodi kodvyrobce cislovyrobce gyartoicikkszam
    ureticikodu ureticiparcano кодпроизводителя артикулпроизводителя номерпроизводителя партномер
    制造商型号 厂家型号 原厂型号 原厂料号 メーカー型番 제조사품번
    partnumber partno partnr pn partnum part typ typenbezeichnung model modelnumber modelno numerodepiece numerodeparte
    numerodepieza onderdeelnummer numerczesci cislodilu parcano номердетали 型号 料号 型番 品番 部品番号 型號 料號 품번 모델명
    articlenumber articleno article itemnumber itemno itemcode productcode productnumber productno artikelnummer
    artikelnr artnr artikel teilenummer teilenr bestellnummer bestellnr materialnummer materialnr reference ref codearticle
    referencearticle referenceproduit referencia codigo codigodeproducto codigodoproduto codice codicearticolo
    codiceprodotto artikelcode bestelnummer numerkatalogowy kodproduktu indeks varenummer varenr tuotenumero tuotekoodi
    kodvyrobku katalogovecislo cikkszam urunkodu stokkodu артикул код номенклатурныйномер
    sku productsku skucode variantsku stockcode productid handle`,
  name: `name title productname partname partsname itemname articlename product bezeichnung artikelbezeichnung produktname
    produktbezeichnung artikelname benennung kurztext materialkurztext materialdescription designation libelle nomduproduit nom nombre nombreproducto producto
    denominazione nome nomeprodotto prodotto omschrijving productnaam naam artikelomschrijving nazwa nazwaproduktu
    nazwatowaru nomeproduto benamning produktnamn varenavn produktnavn navn nimi tuotenimi nimike nazev nazevproduktu
    megnevezes termeknev nev urunadi ad adi наименование название номенклатура товар 名称 品名 商品名称 产品名称 商品名
    製品名 품명 상품명 제품명`,
  details: `details description longdescription shortdescription productdescription beschreibung artikelbeschreibung
    produktbeschreibung langtext descriptif descriptionlongue descripcion descripcionlarga descrizione beschrijving opis
    descricao beskrivning beskrivelse kuvaus popis leiras aciklama описание 描述 说明 产品描述 説明 설명`,
  category: `category categories parttype productcategory producttype type kategorie kategorien warengruppe wgr materialgroup
    matlgroup produktgruppe
    artikelgruppe produkttyp categorie famille categoria categorias familia gruppomerceologico categoriet
    productgroep artikelgroep kategoria grupa grupatowarowa kategori varugrupp varegruppe produktgruppe
    tuoteryhma skupina termekcsoport kategoriler категория группа товарнаягруппа 类别 分类 产品类别 カテゴリ カテゴリー 分類 카테고리
    분류`,
  price: `price unitprice salesprice sellingprice regularprice saleprice variantprice preis verkaufspreis vk vkpreis vknetto
    einzelpreis stuckpreis nettopreis preisnetto prix prixdevente prixunitaire prixht prixunitaireht pu puht precio
    precioventa preciounitario precioneto prezzo prezzounitario prezzovendita prezzonetto prijs verkoopprijs stukprijs
    nettoprijs cena cenanetto cenajednostkowa cenasprzedazy preco precounitario precovenda pris forsaljningspris salgspris
    hinta yksikkohinta cenazakus cenabezdph prodejnicena ar egysegar nettoar fiyat birimfiyat satisfiyati цена
    ценапродажи розничнаяцена 价格 单价 售价 価格 単価 販売価格 가격 단가 판매가 netprice priceusd hek heknetto ek eknetto
    einkaufspreis netto listprice listenpreis uvp msrp rrp prixpublic preciodelista prezzodilistino adviesprijs cennik cost`,
  quantity: `quantity qty available availablequantity availability qtyavailable quantityavailable stock stockquantity
    stockqty instock qtyonhand quantityonhand onhand inventory inventoryqty variantinventoryqty bestand lagerbestand
    verfugbar verfugbarerbestand lagermenge lager menge anzahl stuckzahl stuck disponible disponibilite quantite
    quantitedisponible qte qtestock quantiteenstock enstock stockdisponible existencias cantidad cantidaddisponible unidades
    disponibilita giacenza quantita qta voorraad beschikbaar aantal stanmagazynowy stan dostepne dostepnosc ilosc estoque
    quantidade qtd disponivel lagersaldo antal paavaraston varasto varastosaldo saldo maara skladem sklad mnozstvi pocet
    keszlet mennyiseg db stok stokadedi stokmiktari miktar adet остаток остатки наличие количество колво склад 库存 库存数量 数量
    在庫 在庫数 在庫数量 재고 재고수량 수량`,
  minQuantity: `minquantity moq minimumquantity minqty minimumorderquantity minimumorderqty minorderquantity minorderqty
    minorder minimumorder mindestmenge mindestbestellmenge mindestabnahme quantiteminimale qtemin minimumdecommande
    cantidadminima pedidominimo quantitaminima qtamin ordineminimo minimaleafname minimumbestelhoeveelheid minbestelling
    minimalnailosc minimalnezamowienie quantidademinima pedidominimo minantal minstaantal minimimaara
    minimalnimnozstvi minimalismennyiseg minimumsiparis минимальныйзаказ минимальноеколичество 最小起订量 起订量 最小注文数
    最低注文数量 최소주문수량`,
  orderMultiple: `ordermultiple multiple packsize orderstep multiples bestellschritt verpackungseinheit vpe colisage multiplo
    veelvoud wielokrotnosc кратность 订货倍数`,
  maxQuantity: `maxquantity maximumquantity maxqty maxorder maximumorderquantity hochstmenge maximalmenge quantitemaximale
    cantidadmaxima quantitamassima maximumaantal maksymalnailosc`,
  pack: 'pack packaging packtype packing verpackung conditionnement embalaje confezione verpakking opakowanie упаковка 包装',
  breaks: 'breaks pricebreaks priceladder ladder tierprices quantityprices staffelpreise',
  img: 'img image imageurl picture imagesrc bild bildurl photo foto immagine afbeelding zdjecie изображение 图片 画像',
  currency: `currency currencycode crcy wahrung waehrung wahrg devise monnaie moneda divisa valuta waluta moeda mena penznem
    parabirimi doviz валюта 货币 币种 通貨 통화`,
}

/** The names of each, the likeliest first. */
export const headersOf = Object.fromEntries(
  Object.entries(words).map(([name, text]) => [name, text.split(/\s+/).map(plain)]),
) as Record<PartHeader, string[]>
