const worded = (...words: string[]) =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${words.join('|')})(?![\p{L}\p{N}])`, 'iu')

/** Prices that are none of what a shop asks: what it pays, what others ask, what it asked once. */
const ofOthers = worded(
  String.raw`(?:purchas\p{L}*|buying|procurement|cost|landed|transfer) pric\p{L}*(?: list)?|cost(?:s|,)? not (?:the )?(?:sales? |selling )?price|not (?:the |a )?(?:sales?|selling) price|competitors?(?:’s|'s)?(?: pric\p{L}*)?|einkaufspreis\p{L}*|ek-?preis\p{L}*|wettbewerb\p{L}*|prix d['’]achat|tarifs? d['’]achat|concurren\p{L}*|precios? de (?:compra|coste)|competencia|prezz[io] d['’]acquisto|concorren\p{L}*|inkoopprij\p{L}*|cen[ay] zakupu|konkuren\p{L}*|закупочн\p{L}* цен\p{L}*|конкурент\p{L}*`,
  String.raw`(?:old|former|previous|last year['’]?s?) pric\p{L}*(?: list)?|alte[rsn]? preis\p{L}*|altpreis\p{L}*|ancien\p{L}* (?:prix|tarifs?)|precios? (?:antigu\p{L}*|anterior\p{L}*)|vecchi\p{L}* prezz[io]|oude prij\p{L}*|star[ea] cen[ay]|стар\p{L}* цен\p{L}*`,
)
const signsOfOthers = /采购价|进价|竞争对手|旧价格|原价|仕入|競合|旧価格|매입가|경쟁사/u

/** A list that does not hold, or not yet. */
const notHeld = worded(
  String.raw`drafts?|preliminary|provisional|(?:no longer|not(?: yet)?) valid|invalid|expired|superseded|outdated|out of date|obsolete price\p{L}*|withdrawn|test (?:data|file|list)|dummy|sample data`,
  String.raw`entw[uü]rf\p{L}*|vorläufig\p{L}*|(?:nicht mehr|noch nicht) gültig\p{L}*|ungültig\p{L}*|abgelaufen\p{L}*|überholt\p{L}*|veraltet\p{L}*|testdaten|brouillon|provisoire\p{L}*|(?:n['’]est )?plus valable\p{L}*|périmé\p{L}*|expirée?s?|borrador|provisional\p{L}*|ya no (?:es )?válid\p{L}*|caducad\p{L}*|vencid\p{L}*|bozza|provvisori\p{L}*|non (?:più )?valid\p{L}*|scadut\p{L}*`,
  String.raw`concept(?:lijst|prijslijst)|voorlopig\p{L}*|niet (?:meer )?geldig\p{L}*|verlopen|szkic|robocz\p{L}*|nieważn\p{L}*|nieaktualn\p{L}*|koncept|neplatn\p{L}*|чернов\p{L}*|недействит\p{L}*|устаре\p{L}*|не действует`,
)
const signsOfNotHeld = /草稿|草案|作废|过期|失效|下書き|無効|期限切れ|초안|만료/u

const validFrom =
  /(?<!\p{L})(?:valid|effective|applicable|gültig|valable|válid\p{L}*|valid[aeio]|geldig|ważn\p{L}*|platn\p{L}*|действ\p{L}*)\s*(?:from|as of|ab|à partir du|dès le|desde(?: el)?|dal|vanaf|od|с)?\s*:?\s*(\d{1,4})[./-](\d{1,2})[./-](\d{1,4})/iu

/** Whether a text names a day from which prices hold that has not come by `today`; one that two manners read apart has not come where both have not. */
function holdsLater(text: string, today: Date): boolean {
  const [, first, second, third] = validFrom.exec(text) ?? []
  if (first === undefined || /until|till|bis|jusqu|hasta|fino|tot|do dnia/iu.test(text))
    return false
  const days =
    first.length === 4
      ? [`${first}-${second}-${third}`]
      : [`${third}-${second}-${first}`, `${third}-${first}-${second}`]
  const read = days.map((day) => Date.parse(day.replace(/-(\d)(?!\d)/g, '-0$1')))
  const times = read.filter((time) => !Number.isNaN(time))
  return times.length > 0 && times.every((time) => time > today.getTime())
}

/**
 * Why prices are not those that a shop asks now, by what stands beside them: “Purchase price list”, “old price”;
 * null where nothing speaks against them.
 */
export function pricesElsewhere(text: string): string | null {
  if (ofOthers.test(text) || signsOfOthers.test(text))
    return 'these are not the prices that a shop asks'
  return null
}

/** Why a whole list does not hold by a line beside it, such as its title; null where nothing says so. */
export function listHoldsNot(text: string, today: Date): string | null {
  if (notHeld.test(text) || signsOfNotHeld.test(text)) return 'the list does not hold'
  return holdsLater(text, today) ? 'its prices hold only later' : null
}

/** Whether a text takes a share off prices: “less 20 %”, “all prices -15 %”. */
export const takesShareOff = (text: string) =>
  /(?<!\p{L})(?:less|minus|abzüglich|abzgl\.?|moins|menos|meno|minus|za odliczeniem|минус|за вычетом)\s*\d+(?:[.,]\d+)?\s*%|(?:prices?|preise?|prix|precios?|prezzi|prijzen|ceny|цены)\W{0,3}[-–−]\s*\d+(?:[.,]\d+)?\s*%/iu.test(
    text,
  )
