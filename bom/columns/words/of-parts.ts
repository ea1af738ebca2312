/**
 * What headers call a part: its numbers, its name and what it is. English, German, French, Spanish, Italian, Dutch,
 * Polish and more; the likeliest first.
 */
export const ofParts = {
  mpn: `mpn vpn han herstnr herstartnr codicecostruttore manufacturerpartnumber manufacturerpartno manufacturerpartnr manufacturerpn manufacturersku
    manufacturernumber mfrpartnumber mfrpartno mfrpn mfgpartnumber mfgpartno mfgpn vendorpartnumber partnumbers
    herstellernummer herstellernr herstellerteilenummer herstellerteilenr herstellerartikelnummer herstellerartikelnr
    herstellerartnr hstnr referencefabricant reffabricant refconstructeur referenciafabricante reffabricante
    codicefabricante codigofabricante codiceproduttore codproduttore fabrikantnummer fabrikantcode kodproducenta
    numerproducenta symbolproducenta tillverkarensartikelnummer tillverkarnummer producentnummer valmistajankoodi
    kodvyrobce cislovyrobce gyartoicikkszam ureticikodu ureticiparcano кодпроизводителя артикулпроизводителя
    номерпроизводителя партномер 制造商型号 厂家型号 原厂型号 原厂料号 メーカー型番 제조사품번 mfrpart herstellerbestellnummer`,
  'part number': `partnumber partno partnr pn partnum part typ typenbezeichnung model modelnumber modelno
    numerodepiece numerodeparte numerodepieza onderdeelnummer numerczesci cislodilu parcano номердетали 型号 规格型号 型号规格 料号 型番 品番
    部品番号 型號 料號 품번 모델명 parcanumarasi 部品型番 品號 모델 부품번호 رقمالقطعة מקט`,
  'article number': `codprodus κωδικος symbol articlenumber articleno article itemnumber itemno itemcode productcode productnumber productno
    artikelnummer artikelnr artnr artikel teilenummer teilenr bestellnummer bestellnr reference ref codearticle
    referencearticle referenceproduit referencia codigo codigodeproducto codigodoproduto codice codicearticolo
    codiceprodotto artikelcode bestelnummer numerkatalogowy kodproduktu indeks varenummer varenr tuotenumero
    tuotekoodi kodvyrobku katalogovecislo cikkszam urunkodu stokkodu артикул код номенклатурныйномер ordercode
    orderingcode katalognummer kod objednacicislo objednaciecislo catalognumber catalogno cataloguenumber
    номерпокаталогу`,
  sku: 'sku productsku skucode variantsku productid stockkeepingunit',
  /** Of some number, or of something else. */
  number: 'parts suppliernumber refs component komponente komponenten componente composant',
  /** The same, in words that an ERP has. */
  'erp number': 'materialnumber materialnummer materialnr materialno stockcode',
  /** Whoever the list comes from has numbers of its own. */
  house: `ownnumber ownpartnumber ownno internalpartnumber internalpn internalnumber internalno internalpartno ipn
    customerpartnumber customerpartno customerpn custpn companypartnumber housenumber material erpnumber sapnumber
    sapno sapnr eigenenummer eigenenr eigeneartikelnummer interneartikelnummer interneartikelnr internenummer
    internenr kundenartikelnummer kundenmaterialnummer ourpartnumber ourpn ourref unserenummer unsereartikelnummer
    referenceinterne refinterne codeinterne notrereference referenciainterna codigointerno codiceinterno
    interneartikelcode eigenartikelnummer kodwlasny kodwewnetrzny indekswlasny egetartikelnummer interncislo
    internikod внутреннийномер 物料编码 物料号 物料编号 存货编码 存货编号 社内品番 자재코드`,
  /** The address of a part in a shop. */
  handle: 'handle',
  value: 'value comment val wert valeur valor libref device componentname',
  manufacturer: `manufacturer manufacturername mfr mfrname mfg make maker brand brandname vendor hersteller
    herstellername marke fabrikat fabricant marque fabricante marca produttore fabrikant merk producent tillverkare
    varumarke valmistaja vyrobce gyarto uretici producator proizvodjac производитель бренд виробник 制造商 品牌 厂商 厂家 メーカー
    제조사`,
  name: `name displayname назва найменування title productname partname partsname itemname articlename product bezeichnung artikelbezeichnung
    produktname produktbezeichnung artikelname benennung kurztext materialkurztext materialdescription designation
    libelle nomduproduit nom nombreproducto producto denominazione nome nomeprodotto prodotto omschrijving
    productnaam naam artikelomschrijving nazwa nazwaproduktu nazwatowaru nomeproduto benamning produktnamn varenavn
    produktnavn navn nimi tuotenimi nimike nazev nazevproduktu megnevezes termeknev nev urunadi ad adi наименование
    название номенклатура товар 名称 品名 商品名称 产品名称 商品名 製品名 품명 상품명 제품명`,
  /** Spanish for a name, and French for a number of pieces. */
  'name or count': 'nombre',
  details: `details description longdescription shortdescription productdescription beschreibung artikelbeschreibung
    produktbeschreibung langtext descriptif descriptionlongue descripcion descripcionlarga descrizione beschrijving
    opis descricao beskrivning beskrivelse kuvaus popis leiras aciklama описание 描述 说明 产品描述 説明 설명 desc
    itemdescription partdescription denumire descriere naziv الوصف`,
  /** Of a text about the part, or of its number. */
  description: 'text produkt articolo 规格',
  category: `category itemcategory itemcategorycode itemcategoryname artikelkategorie artikelkategoriencode artikelkategoriecode catégoriearticle categoríaproducto categoriaarticolo itemgroup itemgroupcode articlegroup categorycode productfamily family segment produktkategorie department productclass productgroup categories parttype productcategory producttype type kategorie kategorien warengruppe wgr
    materialgroup matlgroup produktgruppe artikelgruppe produkttyp categorie famille categoria categorias familia
    gruppomerceologico categoriet productgroep artikelgroep kategoria grupa grupatowarowa kategori varugrupp
    varegruppe produktgruppe tuoteryhma skupina termekcsoport kategoriler категория группа товарнаягруппа 类别 分类 产品类别
    カテゴリ カテゴリー 分類 카테고리 분류 類別 類型 品類 商品類別 產品類別 商品分類 產品分類 商品类别 商品分类 产品分类 物料类别 品类
    種別 種類 商品カテゴリ 商品カテゴリー 製品カテゴリ 製品分類 商品区分 部品種別 상품분류 상품카테고리 제품분류 제품군 품목군 품목분류 категорія категоріятовару
    категоріятоварів групатоварів товарнагрупа категориятовара категориитоваров видтовара kategoriezbozi kategorieproduktu
    skupinazbozi zbozovaskupina kategoriaproduktu kategoriatovaru urunkategorisi urungrubu urungurubu kategorisi
    categoriadoproduto categoriaproduto grupodeprodutos grupodeproduto familiadeprodutos produktkategori varukategori
    varekategori artikelkategori artikelgrupp varegruppering tuotekategoria tuoteryhmat tuoteluokka kategoriat
    termekkategoria kategoriatipus arucsoport cikkcsoport kategoriak kategorija categorieprodus grupaproduse κατηγορια
    группаноменклатуры видноменклатуры group groupe grupo gruppo groep gruppe группа группатоваров cat categ kat warengrp wagr prodgroup productgrp productcat subcategory`,
  image: `img image imageurl picture imagesrc bild bildurl photo foto immagine afbeelding zdjecie изображение 图片 画像`,
  serial: `serial serialno serialnumber sn seriennummer seriennr numerodeserie numeroserie matricola serienummer
    assettag inventarnummer mac macaddress imei серийныйномер 序列号 シリアル番号`,
  document: `quote quoteno ponumber po orderno ordernumber salesorder weborder invoice invoiceno auftragsnummer
    auftrag rechnung projekt project customer kunde client ean gtin upc barcode hscode taric customscode htsus eccn`,
} as const satisfies Record<string, string>
