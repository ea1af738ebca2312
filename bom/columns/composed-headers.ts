import type { Meaning } from './terms.ts'

/** Words in a header, in the order in which they decide: what speaks against a quantity before what speaks for one. */
const quantity =
  /\b(qty|qtty|quantity|quantities|quant|q t[aey]|antall|kiekis|daudzums|kogus|pcs|pieces|menge|anzahl|stuck|stk|stuckzahl|quantite|qte|cantidad|cant|quantita|qta|aantal|ilosc|quantidade|qtd|antal|mnozstvi|pocet|adet|miktar|mennyiseg|kolvo|количество|кол во|колво|кол|к во|units)\b|menge\b|数量|數量|個数|수량/u
const price =
  /\b(price|prices|cost|costs|ppu|msrp|rrp|uvp|discount|rebate|tax|vat|mwst|ust|tva|iva|usd|eur|gbp|chf|pln|cny|rmb|fee|rate|margin|vlr|vl|pvp|pvd)\b|valor unit|preis|prix|precio|prezzo|prijs|\bcena|\bceny|цена|цены|ціна|单价|價格|価格|単価|단가|[$€£¥]/u
const total =
  /\b(ext|extended|amount|total|sum|subtotal|value|gesamt|montant|importe|importo|bedrag|kwota|wartosc|сумма)\b|金额|金額|合计|合計/u
const date =
  /\b(date|dates|datum|due|eta|fecha|data|termin|week|month|year|дата)\b|termin\b|datum\b|日期|交期|納期/u
const measure =
  /\b(weight|lead|leadtime|warranty|guarantee|tdp|watt|watts|power|voltage|capacity|size|speed|frequency|cores|threads|rpm|length|width|height|temperature|rating|score|kg|lbs|mm|cm|ghz|mhz|gb|tb|months|weeks|days|hours|gewicht|lieferzeit|garantie|warranty|poids|delai|peso|latency|percent|version|revision|rev)\b|[%℃]|gewicht|zeit\b/u
const stock =
  /\b(stock|hand|onhand|available|availability|avail|inventory|inv|bestand|lager|verfugbar|existencias|disponible|giacenza|voorraad|stan|warehouse|wh|atp|остаток|наличие|склад|location)\b|bestand\b|lagermenge|库存|在庫|재고/u
const pack =
  /\b(k|tsd|tausend|thousands?|hundreds?|milliers?|miles|tys|тыс\p{L}*|pairs?|dozens?|moq|min|minimum|max|maximum|mult|multiple|multiples|pack|packs|package|packaging|packing|spq|mpq|box|boxes|cartons?|trays?|reels?|tubes?|rolls?|bags?|sleeves?|bundles?|pallets?|cases|crates?|inner|outer|kartons?|paletten?|gebinde|rollen?|schachteln?|cartons|boites?|colis|palettes?|cajas?|bultos?|scatol[ae]|colli|dozen|pallets|opakowan|kartonow|caixas?|krabic|короб\p{L}*|упаковок|break|breaks|step|ve|vpe|mindest|mindestbestellmenge|inhalt|lot|case|pallet)\b|mindest|verpackung|embalaje|conditionnement|confezion|verpakking|包装|最小/u
const partial =
  /\b(shipped|ship|shipment|dispatched|sent|delivered|received|rcvd|invoiced|billed|reserved|allocated|committed|last|previous|prev|prior|old|avg|average|forecast|annual|yearly|monthly|history|sold|sales|used|usage|consumed|picked|packed|shp|shpd|rcv|rcvd|recd|rec d|dlv|dlvd|inv d|issued|transit|incoming|inbound|on order|on po|in production|geliefert|gelieferte|versandt|versendet|erhalten|berechnet|fakturiert|reservierte?[nrs]?|livree?s?|expediee?s?|recue?s?|facturee?s?|reservee?s?|entregad[ao]s?|recibid[ao]s?|enviad[ao]s?|facturad[ao]s?|consegnat[ao]|spedit[ao]|evas[ao]|ricevut[ao]|fatturat[ao]|geleverd|verzonden|ontvangen|gefactureerd|dostarczon[aoy]|wyslan[aoy]|otrzyman[aoy]|zrealizowan[aoy]|entregues?|recebid[ao]s?|faturad[ao]s?|levererad|levererat|leveret|skickad|sendt|mottaget|toimitettu|lahetetty|dodan[eoy]|odeslan[eoy]|szallitott|teslim|gonderilen|sevk|отгружено|получено|поставлено|доставлено|відвантажено)\b|liefermenge|已|出荷|納品|发货|收货|출고|입고|납품/u
const rest =
  /\b(open|opn|b o|back|backorder|backordered|backlog|outstanding|remaining|remainder|remain|balance|pending|short|shortage|undelivered|unshipped|unfilled|overdue|to ship|to deliver|to receive|to follow|not (shipped|delivered|received)|cancelled|canceled|returned|rejected|offen|offene|rest|ruckstand|storniert|restante?s?|reste|reliquat|annulee?s?|souffrance|pendientes?|anulad[ao]s?|cancelad[ao]s?|inevas[ao]|residu[ao]|da evadere|annullat[ao]|openstaand|nalevering|resterend|geannuleerd|pozostalo|pozostala|zalegl[aey]|do realizacji|anulowan[aoy]|pendentes?|em aberto|restnotera[dt]|aterstar|restordre|avoin|avoinna|jaljella|zbyva|nedodan[eoy]|hatralek|maradek|nyitott|kalan|bekleyen|acik|осталось|недопоставлено|к отгрузке|недопоставка|залишилось)\b|restmenge|ruckstand|未|欠|剩余|残|잔|미납/u
const need =
  /\b(need|needs|needed|require|required|requirement|requirements|demand|bedarf|benotigt|benotigte|gebraucht|besoin|besoins|necesari[ao]s?|necesidad|fabbisogno|necessari[ao]|nodig|behoefte|potrzebn[aey]|zapotrzebowanie|potrzeba|necessidade|behov|tarve|potreba|potreb[ay]|szukseges|igeny|ihtiyac|потребность|требуется|нужно|потреба)\b|bedarf|需求|需要|所要|必要|소요|필요/u
const held =
  /\b(on ?hand|have|in ?house|on shelf|vorhanden|auf lager|eigenbestand|lagerbestand|en stock|en almacen|a magazzino|aanwezig|op voorraad|na stanie|em estoque|i lager|varastossa|skladem|raktaron|stokta|mevcut|в наличии|на складе|є)\b|现有|手持|保有|보유/u
const before =
  /\b(last|previous|prev|prior|old|avg|average|ø|optimal\p{L}*|vorjahre?s?|durchschnitt\p{L}*|forecast|annual|yearly|monthly|history|sold|sales|used|usage|eau|consumption|consumed|verbrauch|transit|incoming|inbound|on order|on po|in production)\b/u
const onTop =
  /\b(incl|inkl|including|inclusive|inklusive|incluant|compris|incluye|incluido|with|mit|avec|con|met|med|plus|total|overall|rounded|gerundet|aufgerundet|arrondie?|redondead[ao]|arrotondat[ao]|afgerond|zaokraglon[ay])\b|gesamt|с учетом|округл|вместе|含|总|總|合計|込/u
const paper =
  /^(?:(?:sales|web|purchase|po|so) )?(?:order|orders|po|bestellung|commande|pedido|ordine|bestelling|zamowienie|encomenda|bestallning|objednavka|rendeles|siparis|comanda|narudzba|заказ|订单|주문|注文)(?: (?:no|nr|number|id))?$/u
const spare = /\b(spare|spares|extra|overage|scrap|attrition|reserve)\b/u
const per =
  /\b(per|pro|je|par|por|each)\b.*\b(unit|board|pcb|assembly|assy|node|machine|server|kit|set|build|system|device|product|pc|computer|gerat|baugruppe|maschine|unite|unidad)\b|^\s*(per|pro|je)\b/u
const several =
  /\b(units?|boards?|pcbs?|assy|assys|assembly|assemblies|nodes?|machines?|servers?|kits?|sets?|systems?|builds?|devices?|computers?|racks?|gerate|baugruppen|maschinen|rechner|server|knoten|serveurs|noeuds|machines|servidores|maquinas|nodi|macchine|serwer(y|ow)|zestaw(y|ow)|knooppunten|машин|серверов|комплектов)\b|[台套]/u
const ordered =
  /\b(order|ord|ordd|ordered|cde|cdees?|booked|ordering|required|require|req|reqd|needed|need|buy|purchase|purchased|requested|demand|wanted|bestell|bestellt|bestellte|bedarf|soll|benotigt|commandee?s?|pedid[ao]s?|solicitad[ao]s?|ordinat[ao]|richiest[ao]|besteld|zamawiana|zamowiona|заказ|заказано|订购|需求|采购)\b|bestellmenge|bedarf/u
const maker =
  /\b(mfr|mfrs|mfg|mfgr|manf|manuf|manufacture|manufacturer|manufacturers|maker|oem|vendors|herst|costruttore|constructeur|vyrobce|gyarto|uretici|hersteller|fabricant|fabricante|produttore|fabrikant|producent|producenta|производителя?|brand)\b|^hersteller|^tillverkar|^fabrikant|メーカー|制造商|厂家|原厂/u
const supplier =
  /\b(supplier|suppliers|vendor|distributor|dist|distri|digikey|digi|mouser|farnell|newark|element14|lcsc|rs|arrow|avnet|tme|reichelt|conrad|lieferant|lieferanten|fournisseur|proveedor|fornitore|leverancier|dostawcy|поставщика?|seller|shop|store|ingram|synnex|cdw)\b|供应商|立创/u
const house =
  /\b(internal|own|our|customer|cust|company|house|erp|sap|ipn|intern|interne|eigene|unsere|kunden|klienta|client|interno|interna|material)\b/u
const alternative =
  /\b(alt|alternate|alternative|alternatives|substitute|sub|replacement|replaces|replaced|equivalent|second|secondary|2nd|ersatz|ersatztyp|alternativ|alternativen|cross|compatible)\b|替代|代替/u
const aside =
  /\b(alt|alternate|alternates|alternative|alternatives|alternativen|substitutes?|equivalents?|2nd source|second source)\b/u
const part =
  /\b(part|parts|item|product|products|article|artikel|model|catalog|catalogue|component|pn|mpn|sku|teile|produkt|modell|type|typ|ref|reference|modele|modelo|part#)\b/u
const number =
  /\b(number|numbers|numero|no|nos|nr|num|code|codes|id|pn|mpn|sku|symbol|ref|reference|referencia|referenz|riferimento|teilenummer|artikelnummer|artikelnr|bestellnummer|bestellnr|kod|codigo|codice|cislo)\b|#|№|nummer\b|teilenr\b|artnr\b|artikelnr\b|编号|型号|番号/u
const documents =
  /\b(sales|web|purchase|po|so|order|quote|invoice|customer|project|tracking|delivery|commande|pedido|bestellung|auftrag|ordine|zamowienie|заказ|заказа)\b/u
const totals = /\b(total|gesamt|totale)\b/u
const serial = /\b(serial|serien|serie|asset)\b/u
const anyNumber = /\b(material|no|number|nr|code)\b/u
const unit = /\b(uom|unit of measure|einheit|u m|unit)\b|单位|単位/u

const edge = '(?:(?<![\\p{L}\\p{N}])(?=[\\p{L}\\p{N}])|(?<=[\\p{L}\\p{N}])(?![\\p{L}\\p{N}]))'
const made = new Map<RegExp, RegExp>()

/** `\\b` knows the letters of ASCII alone: here it is where letters of any script end. */
function bounded(pattern: RegExp): RegExp {
  const ready = made.get(pattern) ?? new RegExp(pattern.source.replaceAll('\\b', edge), 'u')
  made.set(pattern, ready)
  return ready
}

/** A header's words as these patterns read them: small, without accents, "partNumber" as two. */
const spaced = (header: string) =>
  header
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .replaceAll('ı', 'i')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}#№%$€£¥]+/gu, ' ')
    .trim()

/** Whether it says what is needed, of which what is there already may have to be taken off; and whether it says that. */
export const saysNeed = (header: string) => bounded(need).test(spaced(header))
/** Whether it says what was before this order, or is to come of others. */
export const saysBefore = (header: string) => bounded(before).test(spaced(header))
/** Whether it says in words that it counts pieces, as "Order" alone does not. */
export const saysQuantity = (header: string) => bounded(quantity).test(spaced(header))
export const saysHeld = (header: string) => bounded(held).test(spaced(header))

/** Whether it says that it counts pieces with others that come on top: "Qty incl. attrition", "Qty x10", "Gesamtmenge". */
export const saysMore = (header: string) =>
  saysQuantity(header) &&
  (bounded(onTop).test(spaced(header)) || /(?:^|[\s(])[x×]\s?\d/iu.test(header))

/** Whether it names an order as a paper, whose lines or numbers may stand below it: "Order", as "Ordered" does not. */
export const namesPaper = (header: string) => bounded(paper).test(spaced(header))

/** Words that say no more of a quantity than that it is to be ordered. */
const ofOrders =
  /\b(of|the|in|to|for|a|no|number|sum|total|totals|gesamt|summe|line|lines|item|items|lineitems?|cart|basket|position|row|bom|part|parts|product|products|article|component|components|piece|pieces|pcs|pc|ea|each|stk|st|unit|units|uom|um|final|net|exact|requested|wanted|desired|quoted|offered|confirmed|ext|extended|po|target|new|actual|neue?|zu|der|des|die|in|von|de|del|da|do|des|du|la|le|por|para|sztuk|szt|шт|штук|ед|ks|kusu|db|darab|uds?|unidades|pz|pezzi|pieces|stuks?|stuck|st|kom|buc|adet|a commander|commander|commandee?s?|demandee?s?|acheter|pedir|solicitad[ao]s?|ordinare|richiest[ao]|bestellen|wished|gewunscht\p{L}*|souhaite\p{L}*|deseada?|richiesta|how many|me|meh)\b|[申请購购订下单本次#№个個件台枚本颗片개]/u

/** Whether a header that names a quantity names nothing beside it: of "Scrapped pcs" nobody can say that it is ordered. */
export function namesQuantityAlone(header: string): boolean {
  const without = (text: string, pattern: RegExp) =>
    text.replace(new RegExp(bounded(pattern).source, 'gu'), ' ')
  // a shop's export takes off what was given back, and says so
  const own = header
    .replace(/\(-\s*refunds?\)|\((?:incl|inkl|including|inklusive|mit|avec|con|with)\b[^)]*\)/i, '')
    .replace(/(?<=\p{L}\.?)1$/u, '')
  const text = [quantity, ordered, need, ofOrders].reduce(without, spaced(own))
  // distributors number the quantities of a line, and the first is often the only one
  return /^1?$/.test(text.trim())
}

/** "Qty/server": the sign says "per". */
const slashed = (header: string) =>
  spaced(header.replace(/(?<=\p{L}\.?)\s*\/\s*(?=\p{L})/gu, ' per '))

/** For how many machines a header says that its quantities are: 50 of "Qty (50 servers)"; null for none. */
export function countedMachines(header: string): number | null {
  if (/\/\s*\d|(?:^|\s)(?:per|pro|je|par|por)\s+\d/iu.test(header)) return null
  const text = spaced(header)
  const [, count] = /(?:^|[^\p{L}\p{N}])(?:x ?)?(\d{1,5}) ?(?:x )?(\p{L}+)/u.exec(text) ?? []
  const has = (pattern: RegExp) => bounded(pattern).test(text)
  const isOfMachines = count !== undefined && has(several) && has(quantity)
  return isOfMachines && ![price, stock, pack, partial, rest].some(has) ? Number(count) : null
}

/** What several words of a header say together; null when they say nothing. */
export function composed(header: string): Meaning | null {
  const text = spaced(header)
  const has = (pattern: RegExp) => bounded(pattern).test(text)
  // alone it is what a price is for
  if (/^(per|pro|je|pe)$/.test(text)) return 'price'
  if (header.includes('/') && has(quantity) && !has(price) && bounded(per).test(slashed(header)))
    return has(pack) ? 'pack' : 'per machine'
  if (has(price)) return has(total) ? 'total' : 'price'
  const counts = has(quantity)
  if (!counts && has(number) && numberOf(has)) return numberOf(has)
  if (!counts && has(maker)) return has(part) ? 'mpn' : 'manufacturer'
  if (!counts && has(supplier) && has(part)) return 'distributor'
  if (!counts && (has(aside) || (has(alternative) && has(part)))) return 'alternative'
  if (has(date)) return 'date'
  if (has(stock) && !/^location/.test(text)) return 'stock'
  if (/(?:^| )(?:status|statut|estado|stato)$/u.test(text)) return 'fitted'
  if (counts && has(pack)) return 'pack'
  if (counts && has(rest)) return 'rest'
  if (counts && has(partial)) return 'partial'
  if (counts && has(spare)) return 'spare'
  if (has(per)) return counts ? 'per machine' : /^(per|pro|je)\b/.test(text) ? 'per machine' : null
  if (has(measure)) return 'measure'
  if (counts && has(totals)) return 'total quantity'
  if (counts && has(ordered)) return 'ordered'
  if (counts) return 'quantity'
  if (has(pack)) return 'pack'
  if (has(unit)) return 'unit'
  if (/^(to|zu|a) (order|buy|bestellen)|^(a commander|por pedir|da ordinare)/u.test(text))
    return 'ordered'
  if (has(total)) return 'total'
  return null
}

/** Numbers of papers: an order's reference is none of a part. */
const papers =
  /^(sales|web|purchase|po|so|order|orders|quote|invoice|customer|project|delivery|your) (ref|reference|id)$/u

/** Whose number it is. */
function numberOf(has: (pattern: RegExp) => boolean): Meaning | null {
  if (has(papers)) return 'document'
  if (has(alternative)) return 'alternative'
  if (has(serial)) return 'serial'
  if (has(maker)) return 'mpn'
  if (has(supplier)) return 'distributor'
  if (has(house) && (has(part) || has(anyNumber))) return 'house'
  if (has(part)) return 'number'
  return has(documents) ? 'document' : null
}

/** Headers of what is to be ordered, whatever else is counted beside it: "To order", "Order qty", "Bestellvorschlag". */
export const namesToOrder = (name: string) =>
  /^(?:(?:qty|quantity|pcs|pieces) )?(?:to (?:be )?(?:re)?(?:order|buy|purchase)(?:ed|d)?|(?:re)?order(?:ing)? (?:qty|quantity)|reorder|buy (?:qty|quantity)|suggested order(?: (?:qty|quantity))?)(?: (?:qty|quantity))?$|^(?:bestellvorschlag|bestellmenge|nachbestell(?:en|ung|menge)|(?:noch )?zu (?:bestellen|kaufen|beschaffen))$|^(?:(?:qté|quantité) )?à (?:re)?(?:commander|acheter)$|^(?:cantidad )?a (?:pedir|comprar)$|^por pedir$|^(?:q\.?tà |quantità )?da (?:ri)?(?:ordinare|acquistare)$|^(?:aantal )?te (?:bestellen|kopen)$|^(?:ilość )?do (?:zamówienia|zamówień|kupienia)$|^k (?:objednání|nákupu)$|^(?:кол-?во )?(?:к заказу|заказать|докупить)$|^(?:需|待)?(?:采购|订购|补货)(?:数量|数)$|^(?:要)?発注数(?:量)?$|^발주 ?수량$/iu.test(
    name.trim(),
  )
