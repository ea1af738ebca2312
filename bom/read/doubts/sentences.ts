import { meaningOfHeader } from '../../columns/headers.ts'
import {
  aside,
  before,
  cancelled,
  choice,
  done,
  either,
  ends,
  endWords,
  goesBack,
  heard,
  held,
  lastClause,
  otherwise,
  over,
  overAlone,
  type Pattern,
  papers,
  polite,
  says,
  signs,
  stock,
  waits,
  worded,
} from './words.ts'

/** Whether a line changes what another says: "Update: 60 x AB-100". */
export const changesAnother = (text: string) =>
  /^\W*(?:update|correction|corrected|change[ds]?|amendment|korrektur|änderung|nachtrag|modification|rectificati\p{L}*|correc\p{L}*|correzione|rettifica|correctie|wijziging|zmiana|korekta|změna|oprava|изменени\p{L}*|исправлени\p{L}*|更正|变更|訂正|変更|정정|변경)(?!\p{L})/iu.test(
    text,
  )

/** Whether a heading says that what stands below it is not simply to be ordered. */
export function headsDoubt(text: string): boolean {
  const last = heard(lastClause(text))
  return (
    stock.test(text) ||
    overAlone.test(text) ||
    [cancelled, waits, held, goesBack, aside, ends, papers, over].some((one) => says(one, last)) ||
    ([done, before].some((one) => says(one, last)) && !says(polite, text))
  )
}

/** Whether a heading says that what stands below it may be left out, or is one of several. */
export const headsChoice = (text: string) =>
  [either, choice].some((one) => says(one, text)) ||
  /^\W*(?:either|or(?: instead)?|entweder|oder|soit|ou(?: bien)?|o bien|of|albo|lub|либо|или|或者?)\W*$/iu.test(
    text,
  )

/** Words of somebody who orders, asks for an offer, or says what a list is. */
const wants: Pattern = {
  words: worded(
    String.raw`please|pls|order\p{L}*|need\p{L}*|want\p{L}*|send|ship|deliver\p{L}*|quot\p{L}*|offer\p{L}*|pric\p{L}*|buy\p{L}*|purchas\p{L}*|requir\p{L}*|request\p{L}*|would like|looking for|interested|also|add|for|list\p{L}*|parts?|bom|build|wrote|writes|said|message`,
    String.raw`bitte|bestell\p{L}*|benötig\p{L}*|brauch\p{L}*|anfrag\p{L}*|angebot\p{L}*|liefer\p{L}*|kauf\p{L}*|für|folgende\p{L}*|schrieb\p{L}*|teile|stückliste|command\p{L}*|besoin\p{L}*|devis|merci|veuillez|écrit|escribi\p{L}*|scritto|schreef|souhait\p{L}*|voudri\p{L}*|achet\p{L}*|livr\p{L}*|pour|pedi\p{L}*|necesit\p{L}*|cotiz\p{L}*|por favor|compr\p{L}*|quer\p{L}*|para|ordin\p{L}*|serv\p{L}*|preventiv\p{L}*|cortes\p{L}*|vorremmo|offert\p{L}*|acquist\p{L}*|bestel\p{L}*|nodig|graag|voor`,
    String.raw`zamów\p{L}*|zamawi\p{L}*|potrzeb\p{L}*|prosz\p{L}*|prosi\p{L}*|wycen\p{L}*|kup\p{L}*|dla|napisa\p{L}*|objedn\p{L}*|potřeb\p{L}*|prosím\p{L}*|nabíd\p{L}*|заказ\p{L}*|нуж\p{L}*|прос\p{L}*|прош\p{L}*|пожалуйста|предлож\p{L}*|постав\p{L}*|треб\p{L}*|для|спис\p{L}*|пис\p{L}*|напис\p{L}*`,
  ),
  signs: signs(
    '订|訂|购|購|采购|需要|请|請|报价|報價|清单|如下|注文|発注|見積|お願い|必要|ください|주문|견적|필요|부탁',
  ),
}
/** Whether a sentence brings in a list without a word of somebody who wants it: "these arrived broken:". */
export const bringsInAnother = (text: string) =>
  ((text.match(/\p{L}{3,}/gu) ?? []).length >= 4 ||
    /[\u3040-\u30ff\u4e00-\u9fff]{5}/u.test(text)) &&
  !/[:：]\s*\S/u.test(text) &&
  !says(wants, text)

const ofLines = worded(
  String.raw`lists?|lines?|rows?|items?|positions?|pos|ones|everything|(?:all|the) (?:of )?(?:the )?(?:above|below|others?|rest)|(?:first|second|third|last)(?: (?:one|\d))?|listen?|zeilen?|positionen|alles|lignes?|tout|líneas?|todo|righe?|riga|tutto|regels?|wiersz\p{L}*|wszystko|строк\p{L}*|список|всё`,
)
const takesOut = worded(
  String.raw`ignore|disregard|scrap|strike|forget|cross out|except|excluding|apart from|skip|drop|remove|delete|leave out|cancel\p{L}*|no longer (?:need|want|valid)\p{L}*|(?:do not|don['’]t) (?:need|want)|void|invalid|obsolete|superseded|outdated|außer|ignorier\p{L}*|streich\p{L}*|ungültig|hinfällig|sauf|excepté|ignorez|supprime\p{L}*|excepto|salvo|ignor[ea]\p{L}*|tranne|behalve|negeer\p{L}*|oprócz|pomiń|pomin\p{L}*|kromě|кроме|игнорир\p{L}*|убер\p{L}*`,
)
/** "Leave out the drives": which rows these are nobody can say here. */
const takesThose = worded(
  String.raw`(?:leave out|remove|drop|skip|delete|cancel|scrap|strike|forget|ignore|disregard) (?:the|that|those|these|all|any|our)|(?:die|das|den) \p{L}+ (?:bitte )?(?:streichen|weglassen|entfernen|stornieren)|(?:retirez|supprimez|annulez|enlevez) (?:le|la|les)|(?:quite|elimine|anule|cancele)n? (?:el|la|los|las)|(?:togliere|togliete|elimini|annullare) (?:il|la|i|le|gli)`,
)
/** "Only the first one", "without the drives", "the drives already arrived". */
const leavesOthers = worded(
  String.raw`(?:only|just|without) (?:the|those|these|that) \p{L}+|(?:nur|ohne) (?:die|das|den|der) \p{L}+|(?:seulement|uniquement|sans) (?:le|la|les) \p{L}+|(?:solo|sólo|sin) (?:el|la|los|las) \p{L}+|(?:solo|soltanto|senza) (?:il|lo|la|i|gli|le) \p{L}+|(?:alleen|zonder) (?:de|het) \p{L}+`,
  String.raw`the \p{L}+ (?:have |has |had )?already (?:arrived|(?:been )?(?:received|delivered|ordered|bought))|(?:do not|don['’]t|no longer) need the \p{L}+|brauchen (?:wir )?(?:die|das|den) .{1,40} nicht|(?:pos(?:ition)?|zeile) \d+ (?:entfällt|entfallen)`,
)
/** What a sentence says of a whole list: that it is no order, was taken back, or counts in packs. */
const ofWhole = worded(
  String.raw`(?:this is )?not an? (?:firm |binding )?order|order (?:has been |was |is )(?:withdrawn|cancel\p{L}*|on hold)|(?:wait|hold) (?:with|on) (?:this|the|our) order|(?:das ist |dies ist )?keine bestellung|bestellung (?:wurde |ist )(?:storniert|zurückgezogen)|pas une commande|no es un pedido|non è un ordine|geen bestelling|nie jest zamówieniem|не является заказом`,
  String.raw`quantit(?:y|ies) (?:is|are) in (?:box|pack|carton|tray|pallet|reel|hundred|thousand)\p{L}*|mengen? (?:sind )?in (?:ve|vpe|kartons?|packungen|paletten)|quantités en (?:boîtes|cartons|lots)|cantidades en (?:cajas|paquetes)`,
)
/** "Please quote only", "please do not order yet", "the same again for Ulm". */
const ofWholeInPart = worded(
  String.raw`(?:quote|quotation|quotes|price|prices|pricing|offer|rfq|enquiry|inquiry) only(?=\s*(?:$|[^\p{L}\s]|please|for now))|(?:only|just) (?:an? |for an? )(?:quote|quotation|offer|price|price request|enquiry|inquiry)|no order(?: yet| at this time)?|(?:do not|don['’]t) (?:order|process|ship|buy|purchase) (?:yet|anything|now|this yet|these yet)|please (?:do not|don['’]t) order(?=\W*$)|(?:the )?same (?:again|numbers?|quantit\p{L}*|amounts?|list) (?:again )?for`,
  String.raw`nur (?:ein |eine |als )?(?:angebot|preisanfrage|anfrage|preise|richtpreis\p{L}*)|(?:bitte|noch) (?:noch )?nichts? bestellen|(?:nochmals?|noch einmal) (?:das ?(?:selbe|gleiche)|die ?(?:selben|gleichen))|(?:das ?selbe|das gleiche) (?:nochmals?|noch einmal|für)|(?:devis|prix|offre) (?:uniquement|seulement)|(?:seulement|uniquement) (?:un |le )?(?:devis|prix)|ne (?:rien commander|(?:pas )?(?:encore )?commander pour l['’]instant|pas encore commander)|la même (?:chose|quantité) pour`,
  String.raw`(?:solo|sólo|únicamente) (?:para )?(?:cotizar|cotizaci[oó]n|presupuesto|precios?)|no (?:pedir|comprar|tramitar) (?:nada|todavía|aún)|lo mismo para|(?:solo|soltanto) (?:un |per )?(?:preventivo|offerta|prezz[oi])|non ordinare (?:ancora|nulla|niente)|lo stesso per|(?:alleen|enkel) (?:een )?(?:offerte|prijs\p{L}*)|nog niet bestellen|hetzelfde voor|tylko (?:wycena|oferta|cena)|proszę (?:jeszcze )?nie zamawiać|to samo dla|(?:pouze|jen) (?:nabídka|nacenění|cena)|(?:zatím|prosím) neobjednávat|только (?:кп|цен\p{L}*|запрос \p{L}+|коммерческ\p{L}*)|пока не заказ\p{L}*|то же (?:самое )?для|apenas (?:cotação|orçamento)`,
)
const ofWholeInSigns =
  /(?:仅|只|僅)(?:询价|詢價|报价|報價)|(?:暂|先|請|请)不要?(?:订|訂|下单|下單)|見積(?:もり)?のみ|まだ注文し|견적만|아직 주문하지/u
/** "The drives already arrived". */
const cameAlready =
  /\p{L}+ (?:have |has |had |are |is )?already (?:arrived|here|there|(?:been )?(?:delivered|received|ordered|bought))\s*(?:$|[,.;!)]|thank)|(?:sind|ist|haben wir) (?:schon|bereits) (?:da|angekommen|geliefert|bestellt|eingetroffen)\s*(?:$|[,.;!)])/iu
const ofPapers =
  /(?<!\p{L})(?:payments?|quotes?|quotation|offers?|invoices?|money|mails?|confirmation|zahlung|angebot|rechnung)(?!\p{L})/iu
/** Whether a sentence takes back rows that stand elsewhere: "please ignore the second line". */
export function takesRowsBack(text: string): boolean {
  const last = lastClause(text)
  return (
    (says(choice, last) && !/[:：]\s*$/.test(last)) ||
    (last.split(/\s+/).length > 2 && ofLines.test(last) && takesOut.test(last)) ||
    (cameAlready.test(last) && !ofPapers.test(last)) ||
    [takesThose, leavesOthers, ofWhole, ofWholeInSigns].some((one) => one.test(last)) ||
    (ofWholeInPart.test(last) && !/[:：]\s*$/.test(last)) ||
    /(?:除了|忽略|删除|去掉).*(?:行|表|全部|以上|以下)/u.test(last)
  )
}

/** So long is a remark that says but one thing. */
const short = 40
/** Whether a remark says something of its row that its quantity does not. */
export function remarksDoubt(remark: string): boolean {
  const text = heard(remark)
  return (
    endWords.test(remark.trim()) ||
    [waits, aside, otherwise, ends, choice].some((one) => says(one, text)) ||
    /^[x×]\s?\d+(?: \p{L}+)?$/iu.test(text.trim()) ||
    /^(?:\d+ )?(?:per|each|pro|je|par|por|na|на) \p{L}+$/iu.test(text.trim()) ||
    (text.length <= short && [cancelled, done, held, goesBack].some((one) => says(one, text)))
  )
}

/** Whether a remark says that its part is taken back, waits for something or is at its end. */
export const remarksEnd = (remark: string) =>
  remark.length <= short && [cancelled, waits, ends].some((one) => says(one, heard(remark)))

/** Whether a column is named by what came, was taken back or is still to be allowed: yes below it, or a day, says so. */
export const namesEnd = (name: string) =>
  [cancelled, done, goesBack].some((one) => says(one, name)) ||
  /^(?:done|received|ordered|bought|arrived|got it|erledigt|bestellt|erhalten|da|reçu|recibido|ricevuto|ontvangen|odebrane|získáno|получено|заказано|済|已收|已订)\W*$/iu.test(
    name.trim(),
  )
/** Whether a column is named by what was taken off an order, or goes back: pieces below it are none to be ordered. */
export const namesTakenOff = (name: string) =>
  [cancelled, goesBack].some((one) => says(one, heard(name)))
export const namesLeave = (name: string) =>
  !/subst|alternat|ersatz|vendor|supplier|lieferant|fournisseur/iu.test(name) &&
  /^(?:approv|releas|freigabe|freigegeben|genehm|autori|valid|aprob|approvat|goedgekeurd|zatwierdz|schv[aá]l|утвержд|разреш|批准|审批|承認|승인|ok\b)/iu.test(
    name.trim(),
  )

/** Who asks for prices wants to order what stands below. */
const asksForPrices =
  /(?<!\p{L})(?:quote|offer|(?:we|i) (?:need|want|require)|(?:send|give|tell|let) (?:us|me)|request(?:ing)?|looking for|anbieten|anzubieten|bieten sie|(?:wir|ich) (?:brauchen?|benötigen?)|nennen|(?:nous|je) (?:souhait|voul|dés)\p{L}+|merci de|indiquer|(?:necesit|solicit|rogamos|cotiz)\p{L}*|(?:richied|chied|vorre|quotare)\p{L}*|graag|wij (?:zoeken|willen)|prosi\p{L}+|просим|прошу|请报|請報|お見積)(?!\p{L})/iu

/** Whether a heading or a label says that the numbers with it are prices, or times of delivery: "Price list", "Lead time in days". */
export const namesPrices = (text: string) =>
  (meaningOfHeader(text.replace(/\s*[:：]$/, ''))?.meaning === 'price' &&
    !asksForPrices.test(text)) ||
  /^\W*(?:price|preis|prix|tarif|precio|prezz|listin|prijs|cennik|ceník|прайс|价格|報價|价目|価格)\S*(?: ?(?:list|liste|de precios|prezzi|лист|表))?\W*$|^\W*(?:lead ?times?|delivery times?|lieferzeit|délais?|plazos?|tempi di consegna|levertijd|czas dostawy|срок)/iu.test(
    text,
  )
