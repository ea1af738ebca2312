/** What a header says that its column holds. */
export const meanings = [
  'mpn',
  'distributor',
  'house',
  'alternative',
  'number',
  'value',
  'quantity',
  'ordered',
  'total quantity',
  'per machine',
  'machines',
  'spare',
  'partial',
  'rest',
  'stock',
  'pack',
  'price',
  'amount',
  'total',
  'date',
  'measure',
  'serial',
  'position',
  'document',
  'unit',
  'out',
  'fitted',
  'manufacturer',
  'description',
  'note',
] as const
export type Meaning = (typeof meanings)[number]

/** Header words by meaning, as `plain` writes them: English, German, French, Spanish, Italian, Dutch, Polish and more. */
export const words: Partial<Record<Meaning, string>> = {
  mpn: `mpn mfrpartnumber mfrpartno mfrpart mfrpn mfgpartnumber mfgpartno mfgpn manufacturerpartnumber manufacturerpartno
    manufacturerpn manufacturersku manufacturernumber herstellernummer herstellernr herstellerteilenummer
    herstellerartikelnummer herstellerartikelnr herstellerbestellnummer referencefabricant reffabricant referenciafabricante
    codiceproduttore kodproducenta numerproducenta tillverkarensartikelnummer fabrikantnummer fabrikantcode
    кодпроизводителя артикулпроизводителя партномер 制造商型号 厂家型号 原厂型号 メーカー型番 제조사품번`,
  house: `ownnumber ownpartnumber ownno internalpartnumber internalpn internalnumber internalno internalpartno ipn
    customerpartnumber customerpartno customerpn custpn companypartnumber housenumber stockcode materialnumber
    materialno material erpnumber sapnumber sapno sapnr materialnummer materialnr eigenenummer eigenenr
    eigeneartikelnummer interneartikelnummer interneartikelnr internenummer internenr kundenartikelnummer
    kundenmaterialnummer ourpartnumber ourpn ourref unserenummer unsereartikelnummer referenceinterne refinterne codeinterne
    notrereference referenciainterna codigointerno codiceinterno interneartikelcode eigenartikelnummer kodwlasny kodwewnetrzny
    indekswlasny egetartikelnummer interncislo internikod внутреннийномер 物料编码 物料号 社内品番 자재코드`,
  number: `partnumber partno part parts partnr pn itemnumber itemno itemcode articlenumber articleno article productcode
    productnumber productno productid modelnumber model modelno ordercode orderingcode suppliernumber artikelnummer artikelnr
    artnr artikel bestellnummer bestellnr teilenummer teilenr typ typenbezeichnung reference ref refs numerodepiece
    codearticle referenceproduit referencearticle referencia numerodeparte numerodepieza codigo codigodeproducto
    codigodoproduto codice codicearticolo codiceprodotto onderdeelnummer artikelcode bestelnummer numerczesci
    numerkatalogowy katalognummer kodproduktu kod indeks varenummer varenr tuotenumero tuotekoodi cislodilu kodvyrobku
    katalogovecislo objednacicislo objednaciecislo cikkszam urunkodu parcano parcanumarasi sku catalognumber catalogno
    stockkeepingunit cataloguenumber component productsku
    артикул номердетали номерпокаталогу 型号 料号 型番 品番 部品番号 部品型番 品號 型號 料號 품번 모델명 모델 부품번호 رقمالقطعة מקט`,
  value: 'value comment val wert valeur valor libref device componentname',
  quantity: `anz nbre nbr howmany quantity qty qtty quant count pcs pieces units need needed menge mengen stuck stuckzahl stk anzahl quantite
    qte qtes nombredepieces cantidad cant unidades uds quantita qta qtaord pezzi numeropezzi aantal stuks hoeveelheid
    stck stcks ilosc szt sztuk liczbasztuk quantidade qtd qtde antal mangd stykk styck maara kpl mnozstvi mnozstvo pocet ks pocetkusu
    pocetkusov mennyiseg db darab darabszam adet miktar cantitate buc bucati kolicina kol kom komada ποσοτητα τεμαχια
    количество колво кол шт кількість кк 数量 數量 个数 個数 件数 台数 수량 개수 الكمية كمية כמות soluong จํานวน จำนวน jumlah antall kiekis mge mng nos кво 員数 员数 用量 소요량 所要量 需求量 daudzums kogus`,
  ordered: `bestellen commander comprar comprare kopen zamowic bestalla kaufen acheter benotigt benotigte gebraucht ordered toorder order orderqty orderquantity qtyordered quantityordered bestellung bestellmenge bestellt bedarf
    sollmenge required requested demand requirement quantityneeded quantityrequired qtyneeded qtyrequired tobuy buy
    purchase commande commandee quantitecommandee qtecommandee besoin pedido pedir cantidadpedida ordine ordinato ordinare
    daordinare quantitaordinata bestelling besteld tebestellen bestelaantal zamowienie zamowiono zamow iloscobjednana
    encomenda bestallning bestall tilaus objednavka objednat objednane rendeles siparis siparismiktari comanda narudzba
    заказ заказать кзаказу заказано потребность потреба замовлення 订购数量 订购 采购数量 需求数量 需求 订单数量 訂購數量 注文数 注文数量 必要数 発注数 手配数
    발주수량 주문수량 주문 طلب`,
  'total quantity':
    'totalqty totalquantity qtytotal quantitytotal gesamtmenge gesamtanzahl gesamtstuckzahl',
  'per machine': 'qtyper quantityper',
  machines:
    'machines boards nodes servers builds kits sets systems assemblies gerate maschinen rechner knoten multiplier factor faktor multiplikator facteur racks cabinets workstations desktops laptops seats sites stations schranke arbeitsplatze',
  spare: 'spare spares extra extras reserve ersatz attrition overage scrap ausschuss',
  partial: `shipped delivered received invoiced billed dispatched reserved allocated committed onorder intransit incoming arrived erhalten eingegangen
    geliefert versandt livre livree expedie expediee recu enviado recibido entregado consegnato spedito evaso geleverd
    verzonden ontvangen dostarczono wyslano entregue levererat leveret toimitettu dodano odeslano szallitva gonderilen
    отгружено поставлено получено відвантажено sold used usage eau forecast consumption verbrauch 已发货 已交 出荷数 納品数 출고수량`,
  rest: `nochzuliefern zuliefern todeliver tobedelivered toship tobeshipped restant open backordered backorder backorders
    backlog outstanding remaining remainder balance pending cancelled canceled returned offen offenemenge rest restmenge
    ruckstand reliquat restealivrer enattente pendiente pendientes inevaso residuo daevadere saldo
    openstaand nalevering resterend pozostalo dorealizacji pendente restnoterat restordre avoinna zbyva nedodano hatralek
    kalan bekleyen осталось недопоставлено залишилось 未交 未交数量 未发 未清 欠交 剩余 剩余数量 残数 受注残 発注残 未納 잔량 미납`,
  stock: `stock instock onhand available availability inventory bestand lagerbestand lager verfugbar existencias disponible
    disponibles dispo disponibilite giacenza disponibilita voorraad stan stanmagazynowy dostepne estoque lagersaldo varasto
    sklad skladem zasoba keszlet stok stoc zaliha остаток остатки наличие склад 库存 現貨 在庫 在庫数 재고 المخزون`,
  pack: `vpe moq spq mpq multiple multiples minimum minqty minorder verpackungseinheit packungseinheit colisage
    conditionnement packsize packqty packungsgrosse confezione opakowanie упаковка 最小包装 最小起订量 包装数`,
  price: `price unitprice cost preis einzelpreis stuckpreis prix prixunitaire pu puht precio preciounitario prezzo
    prezzounitario prijs stukprijs cena cenajednostkowa preco pris hinta ar egysegar fiyat birimfiyat pret цена ціна
    cijena jedinicnacijena τιμη stkpris 单价 價格 单价元 单价含税 価格 単価 단가 가격 السعر punit rate 含税单价 不含税单价 rabatt discount rabais descuento sconto korting tax vat mwst ust tva iva btw msrp rrp uvp
    listprice yourprice netprice hek ek vk netto brutto pe preiseinheit ep`,
  amount: 'amount',
  total: `gp total totalprice linetotal extended extprice extendedprice ext sum summe betrag gesamt gesamtpreis gesamtbetrag
    montant montantht totalht importe importo totale bedrag totaal kwota wartosc razem belopp suma celkem osszesen tutar toplam
    сумма итого всего 金额 金額 小计 合计 总价 合計 小計 금액 합계 subtotal usd eur`,
  date: `date datum liefertermin lieferdatum termin duedate deliverydate shipdate orderdate eta fecha fechaentrega data dato
    dataconsegna datacode datecode dc year week дата 日期 交期 納期 납기 baujahr jahr`,
  measure: `weight gewicht poids peso waga masse leadtime leadtimeweeks lieferzeit delai plazo warranty garantie garantia garanzia
    watt watts tdp tdpw power wattage leistung voltage capacity kapazitat capacite capacidad size grosse taille speed
    frequency clock takt cores threads rpm length width height depth dimension dimensions latency rating score rank margin
    version rev revision bin socket percent moisture msl pins ports lane lanes channels vram memorygb storagegb benchmark
    вес масса мощность гарантия 重量 功率 保修 容量 重さ`,
  serial: `serial serialno serialnumber sn seriennummer seriennr numerodeserie numeroserie matricola serienummer assettag
    inventarnummer mac macaddress imei серийныйномер 序列号 シリアル番号`,
  position: `pos position line lineno linenumber posnr lp nr row id idx index seq rang sno slno srno laufnr lfd lfdnr lfnr poradovecislo porc pc ordine lopenr linje nro zeile ligne linea riga
    regel rad rivi radek sor sira no num numero nn item itemnr 序号 項番 番号 项目 项次 項次 行号 行番号 번호 순번 연번 №`,
  document: `quote quoteno ponumber po orderno ordernumber salesorder weborder invoice invoiceno auftragsnummer auftrag rechnung
    projekt project customer kunde client ean gtin upc barcode hscode taric customscode htsus eccn`,
  unit: `uom unit um me bme bestellmengeneinheit einheitencode einheit mengeneinheit unite unidad unita eenheid jm jmiary mj ed edizm enhet yksikko egyseg birim
    unitofmeasure unitmeasure unitate jedmere ед едизм единица единицаизмерения 单位 單位 単位 단위 الوحدة`,
  out: 'dnp dnf dni donotpopulate donotplace donotfit nichtbestucken nichtbestuckt excludefrombom excludedfrombom exclude excluded delete deleted remove removed omit skip loschen geloscht entfernen storno supprimer eliminar',
  fitted:
    'populate populated fitted fit mount mounted bestucken bestuckt status state action include active statut estado stato',
  manufacturer: `manufacturer manufacturername mfr mfrname mfg make maker brand brandname vendor hersteller herstellername
    marke fabrikat fabricant marque fabricante marca produttore fabrikant merk producent tillverkare varumarke valmistaja
    vyrobce gyarto uretici producator proizvodjac производитель бренд виробник 制造商 品牌 厂商 厂家 メーカー 제조사`,
  description: `description desc name partname productname itemname itemdescription partdescription productdescription
    title details text product kurztext materialkurztext bezeichnung artikelbezeichnung beschreibung benennung produkt produktname designation libelle
    descriptif descripcion descrizione denominazione articolo producto prodotto omschrijving opis nazwa nazwatowaru descricao
    beskrivning benamning beskrivelse kuvaus nimike popis nazev megnevezes leiras aciklama urunadi denumire descriere naziv
    описание наименование название номенклатура товар 描述 名称 品名 规格 商品名称 説明 商品名 품명 설명 الوصف`,
  note: `note notes remark remarks comments bemerkung bemerkungen anmerkung anmerkungen hinweis hinweise
    kommentar remarque remarques commentaire commentaires observaciones observacion notas nota opmerking opmerkingen uwagi
    uwaga komentarz obs observacoes anteckning poznamka megjegyzes not designator designators refdes referencedesignator
    referencedesignators references location position lage примечание комментарий 备注 位号 備考 비고`,
}
