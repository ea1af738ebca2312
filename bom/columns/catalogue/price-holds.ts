const worded = (...words: string[]) =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${words.join('|')})(?![\p{L}\p{N}])`, 'iu')

/** Prices that are none of what a shop asks: what it pays, what others ask, what it asked once. */
const ofOthers = worded(
  String.raw`(?:purchas\p{L}*|buying|procurement|cost|landed|transfer) pric\p{L}*(?: list)?|cost(?:s|,)? not (?:the )?(?:sales? |selling )?price|not (?:the |a )?(?:sales?|selling) price|competitors?(?:’s|'s)?(?: pric\p{L}*)?|einkaufspreis\p{L}*|ek-?preis\p{L}*|wettbewerb\p{L}*|prix d['’]achat|tarifs? d['’]achat|concurren\p{L}*|precios? de (?:compra|coste)|competencia|prezz[io] d(?:['’]|i )acquisto|concorren\p{L}*|inkoopprij\p{L}*|cen[ay] zakupu|konkuren\p{L}*|закупочн\p{L}* цен\p{L}*|конкурент\p{L}*`,
  String.raw`(?:old|former|previous|last year['’]?s?) (?:pric\p{L}*(?: list)?|list)|alte[rsn]? (?:preis|liste)\p{L}*|altpreis\p{L}*|ancien\p{L}* (?:prix|tarifs?)|(?:precios?|tarifas?|listas?) (?:antigu\p{L}*|anterior\p{L}*)|vecchi\p{L}* (?:prezz[io]|listin[io])|oude (?:prij\p{L}*|lijst)|star[eaý]y? cen(?:[ay]|n[ií]k)|стар\p{L}* (?:цен\p{L}*|прайс\p{L}*)`,
)
const signsOfOthers = /采购价|进价|竞争对手|旧价格|原价|仕入|競合|旧価格|매입가|경쟁사/u

/** A list that does not hold, or not yet. */
const notHeld = worded(
  String.raw`drafts?|preliminary|provisional|(?:no longer|not(?: yet)?) valid|invalid|expired|superseded|outdated|out of date|obsolete price\p{L}*|withdrawn|test (?:data|file|list)|dummy|sample data`,
  String.raw`entw[uü]rf\p{L}*|vorläufig\p{L}*|(?:nicht mehr|noch nicht) gültig\p{L}*|ungültig\p{L}*|abgelaufen\p{L}*|überholt\p{L}*|veraltet\p{L}*|testdaten|brouillon|provisoire\p{L}*|(?:n['’]est )?plus valable\p{L}*|périmé\p{L}*|expirée?s?|borrador|provisional\p{L}*|ya no (?:es )?válid\p{L}*|caducad\p{L}*|vencid\p{L}*|bozza|provvisori\p{L}*|non (?:più )?valid\p{L}*|scadut\p{L}*`,
  String.raw`concept(?:lijst|prijslijst)|voorlopig\p{L}*|niet (?:meer )?geldig\p{L}*|verlopen|szkic|robocz\p{L}*|nieważn\p{L}*|nieaktualn\p{L}*|koncept|neplatn\p{L}*|чернов\p{L}*|недействит\p{L}*|устаре\p{L}*|не действует`,
)
const signsOfNotHeld = /草稿|草案|作废|过期|失效|下書き|無効|期限切れ|초안|만료/u

const says = String.raw`(?:valid|effective|applicable|holds?|gültig\p{L}*|gilt|valable\p{L}*|válid\p{L}*|validit[éà]|valid[aeio]|geldig|ważn\p{L}*|platn\p{L}*|действ\p{L}*|geçerli|有效期?|有効期?限?)`
const day = String.raw`(\d{1,4})[./年-](\d{1,2})[./月-](\d{1,4})`
const from = '(?:from|as of|starting|ab|à partir du|dès le|desde(?: el)?|dal|vanaf|od|с|自)?'
const until = String.raw`(?:until|till?|to|through|up to|bis(?: zum)?|jusqu['’]?\s?(?:au|à|en)|hasta(?: el)?|fino al?|tot(?: en met)?|t\/m|do(?: dnia)?|até|по|до|至|まで)`
const validFrom = new RegExp(String.raw`(?<!\p{L})${says}\s*${from}\s*:?\s*${day}`, 'iu')
const validUntil = new RegExp(
  String.raw`(?<!\p{L})(?:${says}\P{N}*${until}|${says}\P{N}*${day}\s*(?:-|–|${until})|expir\p{L}*(?: on)?|valid thru)\s*:?\s*${day}`,
  'iu',
)

/** The times that a day written in numbers may mean: two manners may read it apart. */
function timesOf(first: string, second: string, third: string): number[] {
  const days =
    first.length === 4
      ? [`${first}-${second}-${third}`]
      : [`${third}-${second}-${first}`, `${third}-${first}-${second}`]
  return days
    .map((one) => Date.parse(one.replace(/-(\d)(?!\d)/g, '-0$1')))
    .filter((time) => !Number.isNaN(time))
}

/** Whether a text names a day from which prices hold that has not come by `today`, in any manner of reading it. */
function holdsLater(text: string, today: Date): boolean {
  const [, first, second, third] = validFrom.exec(text) ?? []
  if (first === undefined) return false
  const times = timesOf(first, second!, third!)
  return times.length > 0 && times.every((time) => time > today.getTime())
}

const dayMs = 24 * 3_600_000

/** Whether a text names the last day of prices, and it is over by `today`, in any manner of reading it. */
function heldBefore(text: string, today: Date): boolean {
  const [first, second, third] = validUntil.exec(text)?.slice(-3) ?? []
  if (first === undefined) return false
  const times = timesOf(first, second!, third!)
  return times.length > 0 && times.every((time) => time + 2 * dayMs <= today.getTime())
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
  if (heldBefore(text, today)) return 'its prices hold no more'
  return holdsLater(text, today) ? 'its prices hold only later' : null
}

/** Whether a text takes a share off prices: “less 20 %”, “all prices -15 %”. */
export const takesShareOff = (text: string) =>
  /(?<!\p{L})(?:less|minus|abzüglich|abzgl\.?|moins|menos|meno|minus|za odliczeniem|минус|за вычетом)\s*\d+(?:[.,]\d+)?\s*%|(?:prices?|preise?|prix|precios?|prezzi|prijzen|ceny|цены)\W{0,3}[-–−]\s*\d+(?:[.,]\d+)?\s*%/iu.test(
    text,
  )
