import { countOfWord } from '../number-words.ts'

/** Words by which a row, a heading or a remark says that something is not simply to be ordered, in the languages of lists. */

/** Of a row's own cell, whole: it is not to be ordered. */
export const outWords =
  /^(dnp|dnf|dni|dnm|do not (populate|place|fit|install|mount|order|buy|ship)|not (fitted|populated|placed|mounted|needed|required|ordered|approved|released)|no (fit|pop|populate|mount)|unfitted|unpopulated|cancel(l?ed)?|storniert|storno|gestrichen|entfällt|entfallen|nicht (bestücken|bestückt|bestellen|benötigt)|unbestückt|annulée?|supprimée?|ne pas (commander|monter)|cancelad[oa]|anulad[oa]|no (montar|pedir)|annullat[oa]|non (montare|ordinare)|geannuleerd|vervallen|niet (bestellen|plaatsen)|anulowan[eyao]|nie (zamawiać|montować|kupować)|отмен[её]н[оаы]?|не (заказывать|ставить|устанавливать|монтировать|покупать)|取消|已取消|作废|不贴|不装|不采购|キャンセル|未実装|취소|deleted?|removed?|void|skip|gelöscht|löschen|entfern(en|t)|supprimer|retirer|retirée?|eliminad[oa]|eliminar|eliminat[oa]|eliminare|verwijder(d|en)|usu(ń|nąć|nięt[eyao])|удалить|удал[её]н[оаы]?|删除|已删除|削除|삭제|rejected|declined|denied|withdrawn|abgelehnt|zurückgezogen|refusée?|rejetée?|rechazad[oa]|rifiutat[oa]|afgewezen|odrzucon[eyao]|отклон[её]н[оаы]?|已拒绝|却下|거부|iptal(?: edildi)?|vervalt|ne plus (commander|monter)|hidden)$/iu

/** Of a remark, whole: its row may be no order, or one that is over. */
export const endWords =
  /^(?:n\.?\/?[cpfb]\.?|dnl|dns|do not (?:load|stuff|assemble|solder)|no[ -](?:stuff|load|assembly)|not? (?:assembled|loaded|stuffed|installed|soldered)|unassembled|omit|(?:put )?on hold|hold(?: on)?|held|refused|closed|completed?|done|paid|finished|settled|don['’]?t (?:order|buy|ship|send)|dont \p{L}+|fällt weg|fallen weg|entfall|weggefallen|auf lager|ab lager|kundenseitig|erledigt|fertig|bezahlt|geschlossen|abgeschlossen|angehalten|verweigert|terminée?|clôturée?|payée?|fermée?|refusée?|bloquée?|en pause|côté client|cerrad[oa]|pagad[oa]|terminad[oa]|complet(?:ad)?[oa]|detenid[oa]|por (?:el )?cliente|chius[oa]|pagat[oa]|completat[oa]|fermo|bloccat[oa]|a cura del cliente|gesloten|betaald|voltooid|afgerond|klaar|vervalt|zamknięt[eyao]|zapłacon[eyao]|zakończon[eyao]|wstrzymane|odpada|uzavřeno|zaplaceno|hotovo|odpadá|utgår|utgått|avbruten|avbrutet|betald|klart|pausad|udgår|utgår|afbrudt|avbrutt|betalt|afsluttet|poistuu|perutaan|maksettu|valmis|lezárva|kifizetve|kész|elmarad|ödendi|tamamlandı|kapandı|vazgeçildi|ακυρ[ώω]\p{L}*|δεν χρειάζεται|εξοφλ\p{L}*|закрыт[оаы]?|оплачен[оаы]?|готово|завершен[оаы]?|завершён|не паять|не монтируется|скасован[оаіе]|закрито|不订|不訂|空贴|空貼|不焊|不安装|不购|暂缓|关闭|已关闭|已付款|取りやめ|取り止め|取止め|中止|見送り|不要|完了|済み?|非実装|実装なし|支払済み?|실장 ?안\s?함|미실장|미장착|보류|완료|종료|불요|ملغ[ىي]ة?|ألغي|مغلق|مدفوع|בוטל|מבוטל|שולם|סגור|לא להזמין)[\s.!]*$/iu

const edge = String.raw`(?<![\p{L}\p{N}])`
const end = String.raw`(?![\p{L}\p{N}])`
export const worded = (...words: string[]) =>
  new RegExp(`${edge}(?:${words.join('|')})${end}`, 'iu')
export const signs = (text: string) => new RegExp(text, 'u')

export type Pattern = { words: RegExp; signs: RegExp }
export const says = ({ words, signs: marks }: Pattern, text: string) =>
  words.test(text) || marks.test(text)

/** It was taken back, or is not wanted. */
export const cancelled: Pattern = {
  words: worded(
    'cancel(?:l?ed|lations?)?|removed|deleted|rejected|declined|withdrawn|dropped|excluded|omitted|void(?:ed)?|out of scope|not in scope|scrap(?:ped)?|obsolete|parked|shelved|on ice|discarded',
    String.raw`storn\p{L}*|gestrichen\p{L}*|entf(?:ä|ae)ll\p{L}*|entfallen\p{L}*|gelöscht\p{L}*|abgelehnt\p{L}*|verworfen\p{L}*|descartad\p{L}*|scartat\p{L}*|annul\p{L}*|supprim\p{L}*|retirés?|refusé\p{L}*|cancelad\p{L}*|anulad\p{L}*|eliminad\p{L}*|rechazad\p{L}*|eliminat\p{L}*|rifiutat\p{L}*`,
    String.raw`geannuleerd\p{L}*|vervallen|verwijderd\p{L}*|anulowan\p{L}*|usunięt\p{L}*|odrzucon\p{L}*|zrušen\p{L}*|отмен\p{L}*|удал[её]н\p{L}*|аннулир\p{L}*|исключ\p{L}*`,
    String.raw`replaced (?:parts|items|units)|old (?:parts|items|ones)|zrušen\p{L}*|stornován\p{L}*|avbeställ\p{L}*|makuler\p{L}*|annuller\p{L}*|afbestil\p{L}*|avbestil\p{L}*|peruttu\p{L}*|poistettu\p{L}*|töröl\p{L}*|lemond\p{L}*|iptal\p{L}*|silin\p{L}*|excluíd\p{L}*|cancelad\p{L}*`,
  ),
  signs: signs('取消|作废|폐기|删除|キャンセル|削除|취소|삭제'),
}
/** It came already, or is on its way. */
export const done: Pattern = {
  words: worded(
    String.raw`(?:already|previously|partly|fully) (?:\p{L}+ )?(?:ordered|delivered|received|shipped|bought|purchased|invoiced|installed|paid|sent|supplied|there|available|present|covered|done)|delivered|received|shipped|dispatched|fulfilled|in transit|ordered (?:yesterday|today|last|on \d)|po (?:placed|raised|issued)`,
    String.raw`(?:schon|bereits) (?:\p{L}+ )?(?:bestellt|geliefert|vorhanden|erledigt|gekauft|verbaut|da|erhalten)|geliefert\p{L}*|erhalten|erledigt\p{L}*|versandt`,
    String.raw`déjà \p{L}+|livrée?s?|soldée?s?|facturée?s?|reçue?s?|expédiée?s?|ya (?:pedid|recibid|entregad|comprad)\p{L}*|entregad[oa]s?|recibid[oa]s?|enviad[oa]s?|già \p{L}+|consegnat[oaie]|ricevut[oaie]|spedit[oaie]|evas[oaie]`,
    String.raw`(?:al|reeds) (?:besteld|geleverd|ontvangen)|geleverd\p{L}*|ontvangen|już \p{L}+|dostarczon\p{L}*|zrealizowan\p{L}*|wysłan\p{L}*|otrzyman\p{L}*|dodán\p{L}*|уже \p{L}+|отгруж\p{L}*|доставлен\p{L}*|получен\p{L}*|поставлен\p{L}*|выполнен\p{L}*`,
    String.raw`už \p{L}+|objednáno|dodán\p{L}*|já \p{L}+|entregue\p{L}*|redan \p{L}+|levererad\p{L}*|allerede \p{L}+|leveret\p{L}*|levert\p{L}*|jo (?:tilattu|toimitettu|saatu)|toimitettu\p{L}*|már \p{L}+|leszállít\p{L}*|zaten \p{L}+|sipariş (?:edildi|verildi)|comandat\p{L}*|teslim \p{L}+|gönderil\p{L}*|deja \p{L}+|livrat\p{L}*|вже \p{L}+`,
  ),
  signs: signs(
    '手配済|주문 ?완료|주문함|已(?:发货|發貨|到货|到貨|收货|收貨|订|訂|完成|交|出货|出貨|购|買)|発注済|納品済|出荷済|入荷済|발주완료|이미|출고완료|입고완료|납품완료',
  ),
}
/** It waits for something. */
export const waits: Pattern = {
  words: worded(
    String.raw`on[- ]hold|pending|waiting|awaiting|only if|if (?:the )?budget|subject to|until next|next budget|suspended|paused|postponed|deferred|zurückgestellt|pausiert|gesperrt|en attente|suspendu\p{L}*|en espera|pendiente\p{L}*|in attesa|sospes[oaie]|in afwachting|wstrzyman\p{L}*|oczekuj\p{L}*|pozastaven\p{L}*|приостановлен\p{L}*|ожида\p{L}*|отложен\p{L}*`,
    String.raw`t\.?b\.?[acd]\.?|(?:budget|approval|release) (?:is )?missing|no budget|price (?:is )?too high|too expensive|kein budget|freigabe fehlt|in klärung|zu teuer|trop cher\p{L}*|demasiado car[oa]s?|muy car[oa]s?|troppo car[oaie]|te duur|za drog\p{L}*|příliš drah\p{L}*|слишком дорог\p{L}*|to be (?:confirmed|determined|decided|defined|clarified|advised)|unconfirmed|not (?:yet )?(?:confirmed|approved|released|final)|(?:noch )?zu (?:klären|bestätigen)|noch offen|unbestätigt|à (?:confirmer|définir|valider)|por (?:confirmar|definir)|da (?:confermare|definire)|te bevestigen|do (?:potwierdzenia|ustalenia)|уточн\p{L}*|не подтвержд\p{L}*`,
    String.raw`in de wacht|wait(?:s|ing)? for|v čekání|pozastaven\p{L}*|em espera|pendente\p{L}*|på vänt|afventer|avventer|odottaa|függőben|beklemede`,
  ),
  signs: signs('暂停|暫停|待定|待确认|待確認|未定|未确认|保留|확인 ?필요|미정|보류'),
}
/** Its buyer has it, or somebody else brings it. */
export const held: Pattern = {
  words: worded(
    '(?:we|i) (?:already |still |do |currently )?(?:have|own|got|hold)|have (?:it|this|these|them|already|in)|already have|from (?:our |own |the |old )?(?:stock|inventory|warehouse|shelf)|own stock|in[- ]house|existing|on hand|surplus|left[- ]?overs?|use up|installed base|(?:our|my|current) (?:current )?stock|(?:our|the) (?:warehouse|store ?room)|elsewhere|from (?:another|others|someone else)|supplied by (?:us|customer|client|others)|free of charge',
    String.raw`have enough|(?:(?:we|still) )?have (?:some|plenty|lots|spares)|on the shelf|in (?:the|a|our) (?:drawer|cupboard|cabinet)|use (?:the |up )?(?:the )?old (?:ones?|parts?|stock)|on loan|furnished by|stock ?lists?|inventory|in stock|on stock|lagerbestand|bestandsliste|inventar|inventaire|inventario|voorraad|stan magazynow\p{L}*|остатк\p{L}*`,
    String.raw`(?:noch )?genug (?:da|vorhanden)|(?:noch|liegt|liegen) (?:da|im (?:regal|schrank))|im regal|alte verwenden|haben (?:wir )?genug|bestand reicht|leihger[aä]t\p{L}*|leihweise|v(?:om|on) kunden? (?:gestellt|geliefert|gebracht)|(?:lo pone|lo suministra|provisto por) el cliente|fornit[oaie] dal cliente|(?:haben wir|wir haben)|vorhanden\p{L}*|aus (?:dem |unserem |eigenem )?(?:lager|bestand)|eigenbestand|nous avons|en stock|du stock|de stock|tenemos|de almac[eé]n|abbiamo|da magazzino|hebben we|uit voorraad|mamy|z magazynu|ze skladu|máme|skladem|encore en stock|nous avons encore|есть(?: у нас)?|есть в наличии|в наличии|со склада|имеется`,
    String.raw`(?:customer|client|owner|buyer|free)[- ](?:supplied|furnished|provided|issued?)|provided by (?:us|customer|client|others)|by others|consign(?:ed|ment)|free issue|(?:kunden)?beistell\p{L}*|beigestellt\p{L}*|bauseits|(?:der )?kunde (?:stellt|liefert|bringt)|stellt (?:der )?kunde|anderweitig\p{L}*|woanders|ailleurs|otro proveedor|altrove|elders|gdzie indziej|jinde|в другом месте|fourni\p{L}* par (?:le |nous|client)\p{L}*|suministrado por|fornito da|door klant|dostarcza klient|поставляет(?:ся)? заказчик\p{L}*|давальческ\p{L}*`,
    'aanwezig|já temos|em estoque|finns (?:redan|i lager)|i lager|på lager|har vi|varastossa|meillä on|raktáron|van raktáron|stokta|elimizde var|skladová zásoba|avem (?:pe|în) stoc|є на складі',
  ),
  signs: signs(
    '我们的库存|现有库存|库存清单|庫存|我们有|已有|客供|客户提供|在庫あり|支給|有库存|재고|보유',
  ),
}
/** It goes back to its seller. */
export const goesBack: Pattern = {
  words: worded(
    String.raw`returns?|returned|rma|refund(?:ed|s)?|credit (?:note|memo)s?|retour\p{L}*|rückgabe\p{L}*|rücksendung\p{L}*|gutschrift\p{L}*|devoluci\p{L}*|devuelt\p{L}*|res[oi]|zwrot\p{L}*|vrácen\p{L}*|возврат\p{L}*`,
    String.raw`palaut\p{L}*|visszáru|visszaküld\p{L}*|iade\p{L}*|devolv\p{L}*|retur\p{L}*|ret(?:ú|u)r`,
  ),
  signs: signs('退货|退貨|退款|返品|반품'),
}
/** It is none of what is to be ordered now. */
export const aside: Pattern = {
  words: worded(
    String.raw`(?:for|only|as) (?:your )?(?:reference|information|info)(?: only)?|ref(?:erence)? only|info only|f\.?y\.?i\.?|not (?:part|included|needed|required|necessary|ordered|wanted|to be \p{L}+|for)|no longer (?:\p{L}+ )?(?:needed|required|wanted|necessary|used)|no need(?: \p{L}+)?|unneeded|(?:we |i )?(?:do not|don['’]t|doesn['’]t|won['’]t|will not|cannot|can['’]t|should not|must not|never) (?:\p{L}+ )?(?:need|order|buy|ship|deliver|send|require|want|purchase|install|place|fit|use|include|supply|replace)|future|later|next (?:fiscal |financial )?(?:year|quarter|phase|month|time|fy)|phase (?:2|ii|two)|(?:please )?ignore|(?:for|an) example|samples? only`,
    String.raw`nur zur (?:info|information)|zur (?:info|information|kenntnis)|nicht (?:\p{L}+ )?(?:benötigt|nötig|bestellen|bestellt|liefern|kaufen|enthalten|erforderlich|gebraucht|im umfang)\p{L}*|(?:brauchen|benötigen) wir nicht|kein bedarf|keine? bestellung|später|spätere\p{L}*|nächste[snmr]? (?:geschäfts)?(?:jahr|quartal|monat|phase|mal)\p{L}*|(?:im )?folgejahr`,
    String.raw`pour (?:info|information|mémoire)|ne pas \p{L}+|pas (?:nécessaire|besoin)\p{L}*|non (?:requis|nécessaire|commandé)\p{L}*|plus tard|(?:l['’])?année prochaine|(?:le )?(?:mois|trimestre|an) prochain|solo (?:referencia|informaci[oó]n)|no (?:pedir|comprar|necesari\p{L}*|necesitamos|se necesita\p{L}*|hace falta)|más tarde|(?:el )?(?:próximo|año|mes|trimestre) (?:año|mes|trimestre|que viene|próximo)|(?:il )?prossimo (?:anno|mese|trimestre)|(?:l['’])?anno prossimo|solo (?:per )?(?:riferimento|informazione)|non (?:ordinare|serve|necessari\p{L}*|comprare)`,
    String.raw`ter info\p{L}*|niet (?:nodig|bestellen|leveren)|nie (?:zamawiać|potrzeb\p{L}*|kupować|wysyłać|dotyczy)|niepotrzebn\p{L}*|do (?:wglądu|informacji)|neobjednávat|не (?:нужн\p{L}*|заказ\p{L}*|требу\p{L}*|ставить|покупать|надо|поставлять)|для (?:справки|информации)|не входит|позже|в следующем (?:году|месяце|квартале)|volgend (?:jaar|kwartaal)|volgende maand|w przyszłym (?:roku|miesiącu|kwartale)|příští (?:rok|měsíc|kvartál)`,
    String.raw`není (?:potřeba|nutn\p{L}*|třeba)|nepotřeb\p{L}*|não (?:\p{L}+ )?(?:necess\p{L}*|precis\p{L}*|encomendar|comprar)|behövs (?:inte|ej)|behöver (?:vi )?inte|beställ inte|ikke (?:nødvendig\p{L}*|bestil\p{L}*|behov)|ei (?:tarvita|tilata)|nem (?:szükséges|kell|rendel\p{L}*)|gerek(?:li değil|siz|miyor)|sipariş etme\p{L}*|not before (?:approval|confirmation|release)|skip (?:this|it)`,
  ),
  signs: signs(
    '明年|来年|下个月|下季度|下一年|来月|来期|다음 ?(?:달|해|분기)|내년|仅供参考|僅供參考|参考|不需要|不用|无需|無需|不要|不采购|参照用|不要品|참고용|불필요',
  ),
}
/** One of several, or perhaps none. */
export const either: Pattern = {
  words: worded(
    String.raw`options?|optional(?:e[rs]?)?|alternat(?:iv|e)\p{L}*|substitutes?|ersatz\p{L}*|variante?[ns]?|variants?|eventualpositionen|bedarfspositionen|en option|optionnel\p{L}*|opcional\p{L}*|opción|opciones|opzional\p{L}*|opzion[ei]|optioneel|opcj\p{L}*|вариант\p{L}*|опци\p{L}*|nice to have|wish ?list|wunschliste`,
    String.raw`volitelné?|optie|valfri\p{L}*|valgfri\p{L}*|valinnai\p{L}*|opcionális|isteğe bağlı|opțional\p{L}*`,
  ),
  signs: signs('可选|選配|选配|备选|替代|オプション|代替|옵션|대체'),
}
/** One of several, said in a sentence. */
export const choice: Pattern = {
  words: worded(
    String.raw`(?:one|either|any(?: one)?|only (?:one|two)) of (?:the following|these|those|them|the (?:two|three|below|above|options|lines|items))|(?:choose|pick|select) (?:one|either|any|between)|whichever (?:is|one|you|of|comes|has|costs)|either (?:one|will do|is (?:fine|ok\p{L}*))|one or the other`,
    "(?:ein(?:e[rsn]?|es)?|nur eine[rsn]?) (?:der|von|aus) (?:folgenden|den folgenden|diesen|beiden|den beiden|dreien)|(?:nur )?ein(?:e[rsn]?|s) davon|(?:entweder das eine|eins von beiden|das eine oder das andere)|zur (?:aus)?wahl|nach wahl|(?:l['’]une?|une?) (?:ou l['’]autre|des (?:suivants|suivantes|deux|articles suivants)|d['’]entre)|au choix|(?:un[oa]?|alguno) de (?:(?:los|las) (?:siguientes|dos)|est[oa]s)|a elegir|un[oa]? (?:(?:dei|delle|tra i|tra le) (?:seguenti|due)|di quest[ie])|a scelta",
    String.raw`(?:één|een) van (?:de volgende|deze|de twee|beide)|naar keuze|jed\p{L}+ z (?:poniższych|tych|dwóch|następujących)|do wyboru|jed\p{L}+ z (?:následujících|těchto)|na výběr|один из|одн[оу] из|на выбор|en av följande|valfri en av|en af følgende|én av følgende|yksi seuraavista|az alábbiak egyike|aşağıdakilerden biri|uma? (?:d[oa]s (?:seguintes|dois|duas)|dest[ea]s)|unul din`,
  ),
  signs: signs(
    '任选|任選|[二三四]选一|[二三四]選一|择一|擇一|いずれか|どちらか|다음 중 하나|택일|둘 중',
  ),
}
/** It is not the number of pieces beside it that is meant, or not this part. */
export const otherwise: Pattern = {
  words: worded(
    String.raw`duplicates?|dupe|same as (?:line|pos|item|row|above)|double|twice|triple|half|instead(?: of)?|see (?:alternat\p{L}*|note|line|below|above)|use \S*\d\S*|replaced(?: (?:by|with))?|replace with|superseded|change[ds]? to|swap|(?:order|buy|ship|send|need|take|only|max\.?|at most|reduce(?:d)? to|increase(?:d)? to|make it|set to) \d+(?! ?(?:gb|tb|mhz|w|v|mm|days?|weeks?|months?|years?))|\d+ (?:instead|only|extra|more|less|each|spares?)|(?:plus|and|\+) ?\d+|(?:reduce|increase|raise|cut) by \d+|(?:actually|should be|rather|eigentlich|sollten? .{0,10}sein) \d+|packs? of \d+|wrong (?:part|number|article|item|size|one)|(?:check|verify) (?:the |this )?(?:part|article|item|number|pn|mpn|quantit\p{L}*|qty)|(?:this|the) \S* ?(?:tb|gb|ghz|version|model) (?:version|model|one)?(?: please| instead)|need (?:the|a) \d\S*|or \d+ (?:if|when|in case)|more if|oder \d+,? (?:wenn|falls)|mehr,? (?:wenn|falls)|ou \d+ si|plus si|o \d+ si|más si|più se`,
    '(?:per|each|every) (?:box|pack|server|node|rack|machine|unit|set|kit|board|system|reel|tray|carton|pc|site|seat|chassis|system)s?|(?:pro|je) (?:box|packung|server|knoten|rack|maschine|gerät|satz|platine|system|karton|vpe)|par (?:boîte|serveur|nœud|baie|machine|lot|carte)|por (?:caja|servidor|nodo|equipo|placa)|per (?:scatola|server|nodo|macchina|scheda)|na (?:serwer|karton|zestaw)|на (?:сервер|узел|стойку|комплект)',
    String.raw`doppelt\p{L}*|verdoppeln|falsche[rsn]? (?:teil|artikel|nummer)|zuzüglich|zusätzlich|plus \d+|le double|\d+ de (?:repuesto|rechange)|más \d+|più \d+|hälfte|statt(?:dessen)?|anstatt|anstelle|ersetzt\p{L}*|doublon|au lieu|à la place|remplac\p{L}*|duplicad\p{L}*|en lugar|en vez|reemplaz\p{L}*|doppione|invece|al posto|sostitui\p{L}*|dubbel|in plaats|vervangen|vervangt|duplikat|zamiast|zastąpi\p{L}*|дубл\p{L}*|вместо|замен\p{L}*|удвоить`,
    String.raw`(?:nur|seulement|uniquement|solo|sólo|soltanto|alleen|tylko|jen|pouze|apenas|bara|kun|vain|csak|sadece|только|лише|min\.?|mindestens|au moins|al menos) \d+`,
  ),
  signs: signs('只要|仅要|重复|重複|改为|改為|替换|替換|代わり|중복|대신'),
}
/** It is made or sold no more, which leaves open whether it is still wanted. */
export const ends: Pattern = {
  words: worded(
    String.raw`eol|end of life|discontinued|nrnd|last time buy|ltb|abgekündigt\p{L}*|auslauf\p{L}*|en fin de vie|arrêté\p{L}*|descatalogad\p{L}*|fuori produzione|uitgefaseerd|wycofan\p{L}*|снят\p{L}* с производства`,
  ),
  signs: signs('停产|停產|生産終了|廃番|단종'),
}

/** What a heading calls what is there. */
export const stock =
  /^\W*(?:stock|lager|bestand|lagerbestand|existencias|giacenza|voorraad|magazyn|sklad|склад|库存|庫存|在庫|재고)\W*$/iu

/** What was once, or is broken: in a remark it says why its part is wanted. */
export const before: Pattern = {
  words: worded(
    'broken|damaged|faulty|defective|dead|bought (?:from you )?last|last (?:year|month|order|time)|previous(?:ly)?(?: orders?| ordered)?',
    String.raw`defekt\p{L}*|kaputt\p{L}*|beschädigt\p{L}*|letzte[snr]? (?:jahr|mal|bestellung)|cassée?s?|défectueu\p{L}*|dañad\p{L}*|rotos?|difettos\p{L}*|kapot\p{L}*|uszkodzon\p{L}*|vadn\p{L}*|сломан\p{L}*|неисправн\p{L}*`,
  ),
  signs: signs('损坏|坏件|不良|불량'),
}

/** Papers that tell of what came, went back or lies there: a list in one is none of an order before somebody says so. */
export const papers: Pattern = {
  words: worded(
    String.raw`delivery (?:note|slip)s?|packing (?:list|slip)s?|goods receipt|invoice\p{L}*|inventory|stock ?take|lieferschein\p{L}*|packliste\p{L}*|wareneingang\p{L}*|rechnung\p{L}*|inventur\p{L}*|bon de livraison|facture\p{L}*|albar[aá]n\p{L}*|factura\p{L}*|bolla|ddt|fattura\p{L}*|pakbon|factuur|dowód dostawy|faktura\p{L}*|dodací list|накладн\p{L}*|сч[её]т-фактура|инвентаризац\p{L}*`,
  ),
  signs: signs('送货单|发票|盘点|納品書|請求書|棚卸|납품서|송장'),
}

/** Titles of lists of what was sold, is thrown away, complained of or out of date. */
export const over: Pattern = {
  words: worded(
    String.raw`we sell|for sale|wir verkaufen|zu verkaufen|nous vendons|à vendre|vendemos|en venta|vendiamo|in vendita|te koop|na sprzedaż|продаём|продаем|на продажу|expired|(?:warranty|guarantee) (?:claims?|returns?|cases?)|complaints?|scrap(?:ping|page)?(?: lists?| items| parts)?|(?:for|list of) (?:disposal|recycling)|sold (?:items?|parts?|articles?|products?|goods|units|stock|list|in|last)|(?:items|parts|products) sold|(?:lost|closed) (?:bids?|deals?|quotes?|orders?|offers?|items|opportunit\p{L}*)`,
    String.raw`verschrott\p{L}*|schrott\p{L}*|entsorgung\p{L}*|zu entsorgen\p{L}*|garantief[aä]ll\p{L}*|gewährleistungs(?:fall|fälle)\p{L}*|reklamation(?:en|s(?:liste|fall|fälle)\p{L}*)?|verkaufte[nrs]? \p{L}+|abgelaufen\p{L}*|verlorene[nrs]? \p{L}+|(?:abge|ge)schlossene[nrs]? (?:aufträge|bestellungen|angebote|posten)|mise au rebut|rebuts?|réclamation\p{L}*|(?:articles|pièces|produits) vendue?s|expirée?s?|perdue?s`,
    String.raw`chatarra|desguace|reclamaci\p{L}*|(?:artículos|piezas|productos) vendid[oa]s|caducad[oa]s?|vencid[oa]s?|rottam\p{L}*|smaltiment\p{L}*|reclam[oi]|(?:articoli|parti|prodotti) vendut[ie]|scadut[oaie]|sloop\p{L}*|verkochte \p{L}+|verlopen|klacht\p{L}*|złom\p{L}*|reklamac\p{L}*|sprzedan\p{L}*|wygas\p{L}*|vyřazen\p{L}*|šrot\p{L}*|prodan\p{L}*|списани\p{L}*|утилизаци\p{L}*|рекламаци\p{L}*|продан\p{L}*|просрочен\p{L}*|истекш\p{L}*`,
  ),
  signs: signs('报废|報廢|已售|索赔|过期|過期|廃棄|販売済|期限切れ|クレーム|폐기|판매 ?완료|만료'),
}
export const overAlone =
  /^\W*(?:ordered|bought|purchased|bestellt|gekauft|commandée?s?|achetée?s?|comprad[oa]s?|ordinat[oaie]|acquistat[oaie]|besteld|gekocht|zamówione|kupione|objednáno|заказано|куплено|已(?:订购|下单|采购)|発注済み?|注文済み?|주문 ?완료|lost|closed|sold(?: out)?|verkauft|verloren|abgeschlossen|geschlossen|vendue?s?|perdue?s?|clôturée?s?|vendid[oa]s?|perdid[oa]s?|cerrad[oa]s?|vendut[oaie]|chius[oaie]|verkocht|gesloten|zamknięte|uzavřen[éo]|закрыт[ыо]|售出|已关闭)\W*$/iu

/** What says that something is not so: "no returns", "to be delivered on Monday". */
const negated =
  /(?<!\p{L})(?:(?:no|not|non|without|keine?[rn]?|ohne|sans|sin|senza|geen|bez|без|не) (?:returns?|retour|substitut|sostitu|sustitu|замен|replace|alternativ|ersatz|remplac|reemplaz|rückgabe|zamien)\p{L}*|(?:不要|不可|勿)(?:替代|退货)\S*|(?:no |not )?later than|to be (?:delivered|shipped|sent|installed|ordered|bought|used|built)|(?:returns?|invoice|billing|delivery) (?:address|policy|label)|return (?:to|this|the|the signed)(?: form)?)/giu

/** A text as it is listened to: numbers in digits, nothing that is denied. */
export const heard = (text: string) =>
  text
    .replaceAll('İ', 'i')
    .replace(negated, ' ')
    .replace(/\p{L}[\p{L}-]*/gu, (word) => String(countOfWord(word) ?? word))

/** What comes behind a "but" is what counts. */
export const lastClause = (text: string) =>
  text
    .split(/(?:[,;]\s*|\s)(?:but|however|aber|sondern|mais|pero|sino|maar|ale|lecz|но)\s|但是?/iu)
    .at(-1)!

/** Who asks for something says no more that it was done: "proszę o wysłanie". */
export const polite: Pattern = {
  words: worded(
    String.raw`please|pls|bitte|merci de|veuillez|por favor|cortes\p{L}*|graag|prosz\p{L}*|prosi\p{L}*|prosím\p{L}*|просим|прошу|пожалуйста`,
  ),
  signs: signs('请|請|お願い|ください|부탁'),
}
