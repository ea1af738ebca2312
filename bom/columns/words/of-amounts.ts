import { availableAlone } from './available.ts'

/**
 * What headers call pieces and money. English, German, French, Spanish, Italian, Dutch, Polish and more; the likeliest
 * first.
 */
export const ofAmounts = {
  quantity: `quantity qty qnty qnt yourqty yourquantity rfqqty rfqquantity ordqty wunschmenge gewunschtemenge quantitat quantitats تعداد مقدار मात्रा kolvo menge anzahl stuckzahl stuck quantite qte cantidad unidades quantita qta aantal ilosc
    quantidade qtd antal maara mnozstvi pocet mennyiseg db miktar adet количество колво 数量 수량 quantities anz mge mng
    kol кол cant кво qtty quant mengen qtes hoeveelheid mangd mnozstvo qtde кількість 數量 個数 개수 ποσοτητα cantitate
    kolicina kiekis daudzums kogus الكمية كمية כמות soluong จํานวน jumlah antall`,
  /** Of an order; beside parts for sale they may as well be those of a pack. */
  pieces: `q nbre nbr count pcs pieces units stk nombredepieces uds piezas pezzi numeropezzi stuks stck stcks szt sztuk
    liczbasztuk stykk styck kpl ks pocetkusu pocetkusov darab darabszam buc bucati kom komada τεμαχια шт кк 个数 件数 台数
    nos nb бройка брой`,
  need: 'howmany need needed 員数 员数 用量 소요량 所要量 需求量 qtaord',
  ordered: `bestellen commander comprar comprare kopen zamowic bestalla kaufen acheter benotigt benotigte gebraucht
    ordered toorder order orderqty orderquantity qtyordered quantityordered bestellung bestellmenge bestellt bedarf
    sollmenge required requested demand requirement quantityneeded quantityrequired qtyneeded qtyrequired tobuy buy
    purchase commande commandee quantitecommandee qtecommandee besoin pedido pedir cantidadpedida ordinato ordinare
    daordinare quantitaordinata bestelling besteld tebestellen bestelaantal zamowienie zamowiono zamow iloscobjednana
    encomenda bestallning bestall tilaus objednavka objednat objednane rendeles siparis siparismiktari comanda
    narudzba заказ заказать кзаказу заказано потребность потреба замовлення 订购数量 订购 采购数量 需求数量 需求 订单数量 訂購數量 注文数 注文数量
    plannedorder plannedorders plannedqty plannedorderqty netreq netrequirement netrequirements grossreq
    grossrequirement grossrequirements nettobedarf bruttobedarf 必要数 発注数 発注数量 bestmge bestmg 手配数 발주수량 주문수량 주문 طلب`,
  'total quantity': `totalqty totalquantity qtytotal quantitytotal gesamtmenge gesamtanzahl gesamtstuckzahl gesamtbedarf
    overall overallqty overallquantity grandtotalqty quantitetotale qtetotale besointotal cantidadtotal quantitatotale
    fabbisognototale totaalaantal iloscrazem iloscogolem quantidadetotal totaltantal celkemks общееколичество
    всегошт итогоколво 总数 总数量 总用量 總數 總數量 総数 総数量 합계수량 총수량`,
  'per machine': 'qtyper quantityper',
  machines: `machines boards nodes servers builds kits sets systems assemblies gerate maschinen rechner knoten
    multiplier factor faktor multiplikator facteur racks cabinets workstations desktops laptops seats sites stations
    schranke arbeitsplatze`,
  spare: 'spare spares extra extras reserve ersatz attrition overage scrap ausschuss',
  partial: `shipped delivered received invoiced billed dispatched reserved allocated committed onorder intransit
    incoming arrived erhalten eingegangen geliefert versandt livre livree expedie expediee recu enviado recibido
    entregado consegnato spedito evaso geleverd verzonden ontvangen dostarczono wyslano entregue levererat leveret
    toimitettu dodano odeslano szallitva gonderilen отгружено поставлено получено відвантажено sold used usage eau
    forecast consumption verbrauch 已发货 已交 出荷数 納品数 출고수량`,
  rest: `nochzuliefern zuliefern todeliver tobedelivered toship tobeshipped restant open backordered backorder
    backorders backlog outstanding remaining remainder balance pending cancelled canceled returned offen offenemenge shortage shortages shortfall missing fehlmenge fehlt fehlbestand manquant manquants faltante
    faltantes falta mancante mancanti tekort brakujace brakuje недостача нехватка 缺 缺料 缺货数量 不足数 부족수량
    rest restmenge ruckstand reliquat restealivrer enattente pendiente pendientes inevaso residuo daevadere saldo
    openstaand nalevering resterend pozostalo dorealizacji pendente restnoterat restordre avoinna zbyva nedodano
    hatralek kalan bekleyen осталось недопоставлено залишилось 未交 未交数量 未发 未清 欠交 剩余 剩余数量 残数 受注残 発注残 未納 잔량 미납`,
  stock: `ist istbestand istmenge availablenoteditable frei freiverwendbar unrestricted unrestricteduse soh labst avl available availablequantity availability qtyavailable quantityavailable stock stockquantity stockqty
    instock qtyonhand quantityonhand onhand inventory inventoryqty variantinventoryqty bestand lagerbestand verfugbar
    verfugbarerbestand lagermenge lager disponible disponibilite quantitedisponible qtestock quantiteenstock enstock
    stockdisponible existencias cantidaddisponible disponibilita giacenza voorraad beschikbaar stanmagazynowy stan
    dostepne dostepnosc estoque disponivel lagersaldo paavaraston varasto varastosaldo saldo skladem sklad keszlet
    stok stokadedi stokmiktari остаток остатки наличие склад 库存 库存数量 在庫 在庫数 在庫数量 재고 재고수량 disponibles dispo zasoba
    stoc zaliha 現貨 المخزون stocks avail inv qtyavail atp beholdning lagerbeholdning αποθεμα наявність залишок 现货 在库
    庫存 庫存數量 stockreel qtadisponibile доступно доступноеколичество skladovemnozstvi raktarkeszlet bestandgesamt
    gesamtbestand verfbestand totalqtyavailable totalavailable ${availableAlone}`,
  'minimum quantity': `minquantity moq minimumquantity minqty minimumorderquantity minimumorderqty minorderquantity
    minorderqty minorder minimumorder mindestmenge mindestbestellmenge mindestabnahme quantiteminimale qtemin
    minimumdecommande cantidadminima pedidominimo quantitaminima qtamin ordineminimo minimaleafname
    minimumbestelhoeveelheid minbestelling minimalnailosc minimalnezamowienie quantidademinima pedidominimo minantal
    minstaantal minimimaara minimalnimnozstvi minimalismennyiseg minimumsiparis минимальныйзаказ
    минимальноеколичество 最小起订量 起订量 最小注文数 最低注文数量 최소주문수량`,
  'order multiple': `ordermultiple multiple packsize orderstep multiples bestellschritt verpackungseinheit vpe
    colisage multiplo veelvoud wielokrotnosc кратность 订货倍数`,
  'maximum quantity': `maxquantity maximumquantity maxqty maxorder maximumorderquantity hochstmenge maximalmenge
    quantitemaximale cantidadmaxima quantitamassima maximumaantal maksymalnailosc`,
  packing: `pack packaging packtype packing verpackung conditionnement embalaje confezione verpakking opakowanie
    упаковка 包装`,
  pack: 'spq mpq minimum packungseinheit packqty packungsgrosse 最小包装 包装数',
  unit: `uom unit um me bme bestellmengeneinheit einheitencode einheit mengeneinheit unite unidad unita eenheid jm
    jmiary mj ed edizm enhet yksikko egyseg birim unitofmeasure unitmeasure unitate jedmere ед едизм единица
    единицаизмерения 单位 單位 単位 단위 الوحدة`,
  price: `price unitprice salesprice sellingprice regularprice saleprice variantprice preis verkaufspreis vk vkpreis
    vknetto einzelpreis stuckpreis nettopreis preisnetto prix prixdevente prixunitaire prixht prixunitaireht pu puht
    precio precioventa preciounitario precioneto prezzo prezzounitario prezzovendita prezzonetto prijs verkoopprijs
    stukprijs nettoprijs cena cenanetto cenajednostkowa cenasprzedazy preco precounitario precovenda pris
    forsaljningspris salgspris hinta yksikkohinta cenazakus cenabezdph prodejnicena ar egysegar nettoar fiyat
    birimfiyat satisfiyati цена ценапродажи розничнаяцена 价格 单价 售价 価格 単価 販売価格 가격 단가 판매가 netprice priceusd netto
    prices preise precios prezzi prijzen ceny cijena τιμη ціна pret 單價 價格 价 価 单价元 销售价 販売単価 jedinicnacijena stkpris
    السعر punit ep 不含税单价 销售单价 销售价格 标准价 標準価格 vk1 vk1netto salespricerate standardsellingrate
    sellingrate startprice`,
  /** What the maker advises. */
  'list price': `uvp msrp rrp srp retailprice listprice listenpreis prixpublic preciodelista prezzodilistino
    adviesprijs cennik pvp`,
  /** What dealers pay: a shop that sells to dealers may sell by it, but nobody knows where the maker’s advice stands beside it. */
  'dealer price': 'hek heknetto handlereinkaufspreis',
  /** What the shop pays: by none of these it sells. */
  cost: `ek eknetto ekpreis einkaufspreis handlerpreis cost unitcost costprice buyingprice customerprice dealerprice
    purchaseprice prixachat prixdachat preciocompra preciodecompra costo prezzoacquisto prezzodiacquisto inkoopprijs
    inkoop cenazakupu nakupnicena inkopspris kobspris innkjopspris ostohinta beszerzesiar alisfiyati закупочнаяцена
    ценазакупки 进价 采购价 仕入価格 仕入単価 매입가`,
  'reduced price': 'yourprice',
  'taxed price': 'brutto 含税单价 单价含税',
  discount: `rabatt discount rabais descuento sconto korting discounts disc rebate nachlass preisnachlass remise
    reduction dto rabat sleva zlava desconto alennus kedvezmeny indirim iskonto скидка знижка 折扣 割引 値引 할인`,
  tax: 'tax vat mwst ust tva iva btw rate',
  /** For how many pieces a price is, in words that are nothing else. */
  'price basis': 'pe preiseinheit',
  'price unit': `pe preiseinheit peh peinh preispro preisje preisproeinheit preismenge priceunit pricingunit priceper
    pricebasis pricequantity priceqty perqty per perunitqty perquantity je pro pricedper pricefor preisfur preisbasis
    basismenge baseqty basequantity priceuom pricingqty unitofprice uniteprix unitedeprix unidadprecio unidaddeprecio
    unitaprezzo prijseenheid prijsper jednostkaceny cenaza jednotkaceny ценаза единицацены 价格单位 計価単位`,
  'price breaks': 'breaks pricebreaks priceladder ladder tierprices quantityprices staffelpreise',
  currency: `currency currencycode crcy wahrung waehrung wahrg devise monnaie moneda divisa valuta waluta moeda mena
    penznem parabirimi doviz валюта 货币 币种 通貨 통화`,
  amount: 'amount',
  total: `gp total totalprice linetotal extended extprice extendedprice ext sum summe betrag gesamt gesamtpreis
    gesamtbetrag montant montantht totalht importe importo totale bedrag totaal kwota wartosc razem belopp suma
    celkem osszesen tutar toplam сумма итого всего 金额 金額 小计 合计 总价 合計 小計 금액 합계 subtotal usd eur`,
} as const satisfies Record<string, string>
