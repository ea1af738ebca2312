import type { Meaning } from '../../columns/terms.ts'
import { isNo, isYes } from '../../columns/words/answers.ts'
import { namesEnd, namesLeave } from './sentences.ts'

/** Columns in which no takes a row out: "Stuff", "In BOM", "Selected", "是否采购". */
const fits =
  /^(?:to be )?(?:stuff(?:ed)?|assembled?|placed?|pop|load(?:ed)?|install(?:ed)?|in[ _-]?bom|included?(?: in bom)?|select(?:ed|ion)?|sel\.?|pick(?:ed)?|chosen|choice|ticked|(?:aus)?gewählt|auswahl|wahl|choisie?s?|sélection(?:née?s?)?|choix|seleccionad[oa]s?|selecci[oó]n|elegid[oa]s?|selezionat[oaie]|selezione|scelt[oaie]|geselecteerd|gekozen|selectie|keuze|wybran[eyao]|wybór|vybr[aá]n[oaéý]|výběr|выбран[оаы]?|выбор|[✓✔☑]|选择|选中|已选|選択|선택|(?:best(?:ü|ue)ck|mont(?:ier|ag))(?:ung|en|t|e)?|mont(?:é|ée|er)|monté \?|monta(?:je|do|r|ggio|to|re)|colocad[oa]|plaats(?:en|ing)|gemonteerd|monta[żž](?:owa[ćn]\p{L}*)?|osa(?:zen[oíý]|dit)|монтаж|монтировать|устан(?:авливать|овка|овить)|закупать|実装|実装有無|是否(?:采购|购买|订购|贴装|焊接|安装|需要|使用)|要否|要不要|发注要否|発注要否|購入要否|(?:발주|구매|실장|조립) ?여부)\??$/iu

/** Columns in which a mark says that its row is deleted, has come whole, or is there already. */
const ends =
  /^(?:l(?:ö|oe|o)?kz\.?|l(?:ö|oe)sch(?:kennzeichen|vormerkung|kz\.?|ung)?|del(?:et(?:e|ed|ion))?\.?(?: ?(?:indicator|ind\.?|flag|mark))?|final delivery|delivery compl(?:eted?|\.)|dlv\.? ?compl\.?|endlieferung(?:skennz\p{L}*)?|elikz|endrechnung|final invoice|livraison finale|entrega final|consegna finale|eindlevering|owned|have|have (?:it|already)|purchased|possédé|possédée|nous avons|comprado|ya comprado|acquistato|posseduto|gekocht|in bezit|kupione|posiadane|куплено|есть|已购|已有|購入済み?|보유|구매완료|(?:(?:is )?(?:consign(?:ed|ment)|free issue|(?:customer|client|owner|buyer)[ -](?:supplied|furnished|provided|owned))|(?:kunden)?beistell(?:ung|teil|t)|beigestellt|bauseits|fourni (?:par le )?client|suministrado por (?:el )?cliente|fornito dal cliente|客供料?|支給品?|지급품?))\.?$/iu

/** Yes, or a sign by which programs of companies mark what is deleted. */
const isSet = (text: string) => isYes(text) || /^[lds]$/i.test(text)

/** Whether a mark in a column of these says that its row came, is deleted, or is there already. */
export const marksEnd = (name: string, text: string) => ends.test(name.trim()) && isSet(text)

export const namesFitted = (name: string) => fits.test(name.trim())

/** Columns of the days on which rows were ordered. */
const orderedOn =
  /^(?:(?:date )?(?:ordered|purchased|bought)(?: on| at| date)?|(?:p\.?o\.?|order|purchase) (?:date|placed(?: on)?)|date (?:of )?(?:order|purchase)(?:ed|d)?|(?:bestellt|gekauft|beauftragt)(?: am)?|bestelldatum|(?:commandée?|achetée?)(?: le)?|date (?:de |d['’])(?:commande|achat)|fecha (?:de(?:l)? )?(?:pedido|compra)|(?:pedido|comprado) el|data (?:dell['’]|di )?(?:ordine|acquisto)|ordinato il|besteldatum|besteld op|data zam[oó]wienia|zamówiono(?: dnia)?|datum objednání|objednáno(?: dne)?|дата (?:заказа|покупки)|заказано|(?:订购|下单|采购)(?:日期|时间)|(?:発注|注文)日|주문일)\.?$/iu
/** A day, in digits. */
export const isDay = (cell: string) => /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}(?:[T ].*)?$/.test(cell)

const isSetMark = (cell: string) => isYes(cell) || /^ok(?:ay)?$/i.test(cell)

/** Signs that have but one meaning in a column of marks: digits may count something. */
const isMark = (cell: string) =>
  !/^\d/.test(cell) && !/^[tfso]$/i.test(cell) && (isSetMark(cell) || isNo(cell))

/** What is so or not of a part, whoever orders it. */
const properties =
  /rohs|reach|ecc|raid|rgb|wi-?fi|bluetooth|hot.?(?:swap|plug)|modular|tax|vat|mwst|ust|steuer|tva|iva|shipping|versand|gift|marketing|smd|smt|tht|pb.?free|lead.?free|bleifrei|halogen|serial|serien|lot|batch|charge|hazard|dangerous|gefahr|urgent|eilig|dringend|urgente?|express|new|neu|refurb|gebraucht|critical|kritisch|long lead|preferred|msl|esd|cert|zertifi|coc|sample|muster|export|license|lizenz|warrant|garanti|boxed|tray|bulk|oem|retail|insured|insurance/iu

/**
 * The rows that a column parts from the others by marks, where nobody knows what these say.
 * A mark parts its row, unless most rows have it; of as many yes as no any may be meant. Where yes is known to say that a
 * row is ordered, the rows without a mark are parted from those that have one; so are rows with the day of an order.
 */
export function markedApart(
  { name, meaning }: { name: string; meaning: Meaning | null },
  cells: readonly string[],
  isRow: readonly boolean[],
): Set<number> {
  const rows = cells.flatMap((cell, at) => (isRow[at] ? [{ at, cell }] : []))
  const filled = rows.filter(({ cell }) => cell !== '')
  const isOfSome = filled.length > 0 && filled.length < rows.length
  if (orderedOn.test(name.trim()) && isOfSome)
    return new Set(filled.filter(({ cell }) => isDay(cell)).map(({ at }) => at))
  if (filled.length === 0 || !filled.every(({ cell }) => isMark(cell))) return new Set()
  const kinds = Map.groupBy(rows, ({ cell }) =>
    cell === '' ? 'none' : isSetMark(cell) ? 'yes' : 'no',
  )
  if (meaning === 'fitted' || namesFitted(name) || namesLeave(name))
    return new Set(kinds.has('yes') ? kinds.get('none')?.map(({ at }) => at) : [])
  const isHeard = [ends, properties, /^optional$/i].some((one) => one.test(name.trim()))
  if (meaning !== null || isHeard || namesEnd(name)) return new Set()
  if (kinds.size < 2) return new Set()
  const most = Math.max(...[...kinds.values()].map((some) => some.length))
  const usual = [...kinds].filter(([, some]) => some.length === most).map(([kind]) => kind)
  const isUsual = usual.length === 1 ? usual[0] : usual.includes('none') ? 'none' : null
  return new Set(
    [...kinds].flatMap(([kind, some]) => (kind === isUsual ? [] : some.map(({ at }) => at))),
  )
}
