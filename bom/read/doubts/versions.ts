import type { Layout } from '../../columns/guess.ts'
import type { Role } from '../../columns/roles.ts'
import { numbersAmong } from '../looks-like-part.ts'
import { shorten } from '../quantity.ts'
import { cellOf, typedIn } from '../row-cells.ts'
import type { Doubt } from './around.ts'

type Rows = readonly (readonly string[])[]
/** What a list is one of: the second version, Acme's offer. `isWhole`: so that none of its rows is sure. */
type Label = { kind: string; label: string; isWhole: boolean }

/** Rows of which a list has several versions, variants, ranks or offers: who adds them up orders them twice. */
export function versionsOf(rows: Rows, { header, roles }: Pick<Layout, 'header' | 'roles'>) {
  const below = header === null ? 0 : header + (roles.length > 1 ? 1 : 0)
  const found = inSections(rows, below, roles)
  if (header === null) return found
  for (const [column, name] of rows[header]!.entries())
    for (const [at, doubt] of inColumn(rows, below, column, name.trim(), roles))
      if (!found.has(at)) found.set(at, doubt)
  return found
}

const doubtOf = (words: string): Doubt => ({
  reason: `“${shorten(words)}” is one of several: type how many pieces, or leave it out`,
  times: null,
})

const versionWord = String.raw`version|vers\.?|v|rev(?:ision)?\.?|révision|revisión|revisione|rewizja|revize|ревизия|draft|entwurf|brouillon|borrador|bozza|fassung|versión|versione|versie|wersja|verze|версия|редакция|版本|バージョン|버전|scenario|szenario|scénario|escenario|сценарий|quote|offer|bid|angebot|devis|oferta|offerta|offerte|предложение|proposal|vorschlag|proposition|propuesta|proposta|option|opción|opzione|optie|opcja|опция|variante?|wariant|varianta|вариант|方案|プラン`
const versioned = new RegExp(
  String.raw`^(?:\p{L}+ )?(${versionWord})\s*(?:no\.?|nr\.?|#|[-–:])?\s*(\d{1,3}(?:\.\d{1,3})?|[a-z]|[ivx]{1,4}|[一二三四五])(?:\s*[(–-].{0,40})?[^\p{L}\p{N}]*$`,
  'iu',
)
const listWord = String.raw`(?:\s+(?:list\p{L}*|bom|version\p{L}*|draft|order|quote|offer|stand|stückliste|bestellung|angebot|lista|pedido|orden|ordine|lijst|zamówienie|verze|список|заказ|версия|清单))?`
const ages: [label: string, pattern: RegExp][] = [
  [
    'old',
    new RegExp(
      String.raw`^(?:the |our )?(?:old|older|previous|original|(?:first |initial )?draft|initial|before|outdated|alte?[rsn]?|bisher\p{L}*|vorher|ursprünglich\p{L}*|ancien\p{L}*|avant|anterior\p{L}*|viej[oa]|antes|vecchi[oa]|prima|oude?|star[yáaé]|poprzedni\p{L}*|původní|стар\p{L}+|прежн\p{L}+|旧|变更前|変更前|기존)${listWord}[^\p{L}\p{N}]*$`,
      'iu',
    ),
  ],
  [
    'new',
    new RegExp(
      String.raw`^(?:the |our )?(?:new|newer|updated|final|revised|latest|current|after|neue?[rsn]?|aktuell\p{L}*|endgültig\p{L}*|nachher|nouve\p{L}+|après|nuev[oa]|después|nuov[oa]|dopo|nieuwe?|now[ya]|nov[ýáé]|нов\p{L}+|итогов\p{L}+|新|变更后|変更後|신규)${listWord}[^\p{L}\p{N}]*$`,
      'iu',
    ),
  ],
]
const supplierWord =
  'supplier|vendor|bidder|lieferant|anbieter|bieter|händler|fournisseur|proveedor|fornitore|leverancier|dostawca|dodavatel|поставщик|供应商|供應商|仕入先|공급업체'
const supplied = new RegExp(
  String.raw`^(?:${supplierWord})\s*(?:no\.?|nr\.?|#|[-–:])?\s*(\S.{0,40})$`,
  'iu',
)

function labelOf(text: string): Label | null {
  if (text.length > 80 || numbersAmong([text]).length > 0) return null
  const [, kind, label] = versioned.exec(text) ?? []
  if (kind && label) return { kind: kind.toLowerCase(), label: label.toLowerCase(), isWhole: true }
  const age = ages.find(([, pattern]) => pattern.test(text))
  if (age) return { kind: 'age', label: age[0], isWhole: true }
  const [, supplier] = supplied.exec(text) ?? []
  return supplier ? { kind: 'supplier', label: supplier.toLowerCase(), isWhole: false } : null
}

/** Rows below "Version 1" and "Version 2"; of several suppliers, those that each of them has. */
function inSections(rows: Rows, below: number, roles: readonly Role[]): Map<number, Doubt> {
  const sections: (Label & { words: string; rows: number[] })[] = []
  for (const [at, row] of rows.entries()) {
    const filled = row.map((cell) => cell.trim()).filter((cell) => cell !== '')
    const label = filled.length === 1 ? labelOf(filled[0]!.replace(/^#{1,6}\s+/, '')) : null
    if (label) sections.push({ ...label, words: filled[0]!, rows: [] })
    else if (filled.length > 0 && at >= below) sections.at(-1)?.rows.push(at)
  }
  const filled = sections.filter((one) => one.rows.length > 0)
  const found = new Map<number, Doubt>()
  for (const { kind, label, isWhole, words, rows: own } of filled) {
    const others = filled.filter((one) => one.kind === kind && one.label !== label)
    const theirs = new Set(
      others.flatMap((one) => one.rows.map((at) => numberOf(rows[at]!, roles))),
    )
    for (const at of own)
      if (others.length > 0 && (isWhole || theirs.has(numberOf(rows[at]!, roles))))
        found.set(at, doubtOf(words))
  }
  return found
}

const numberOf = (row: readonly string[], roles: readonly Role[]) =>
  (typedIn(row, roles)?.number ?? cellOf(row, roles, 'number')).toLowerCase()

const choices =
  /^(?:option|opción|opzione|optie|opcja|опция|variante?|wariant|varianta|вариант|scenario|szenario|scénario|escenario|сценарий|方案)(?: (?:no|nr)\.?)?$/iu
const shortLabel =
  /^(?:\p{L}{3,10}\.?\s*)?(?:\p{L}|\d{1,2}|[ivx]{1,4})$|^(?:best|worst|base|min|max|high|low|good|better|standard|premium|basis)(?: case)?$/iu
const versions =
  /^(?:version|fassung|versión|versione|versie|wersja|verze|версия|版本|rev(?:ision)?|révision|revisión|revisione|revize|ревизия|revisionsstand|quote|offer|bid|angebot|devis)(?: ?(?:no|nr|#)\.?)?\.?$/iu
const suppliers = new RegExp(
  `^(?:${supplierWord}|source|distributor|shop|store|seller|bezugsquelle)(?: name)?$`,
  'iu',
)
const groups =
  /^(?:(?:alt(?:\.|ernat\p{L}*)?|subst(?:\.|itut\p{L}*)?|replacement|ersatz)[ _-]?(?:item |artikel)?(?:group|grp\.?|gruppe|set)|alternativgruppe|groupe (?:alternatif|d['’]alternatives)|grupo alternativo|gruppo alternativ\p{L}*|替代组|替代料组|группа (?:замен\p{L}*|аналогов)|代替グループ|대체그룹)$/iu
const ranks =
  /^(?:priorit\p{L}*|prio\.?|rank(?:ing)?|rang|preference|präferenz|приоритет|優先順位|优先级|우선순위)$/iu
const places =
  /^(?:pos(?:ition)?|item|line(?: ?(?:no|nr))?|zeile|#|no|nr|ref(?:erence)? ?des(?:ignator)?s?|designators?)\.?$/iu

/** Rows that a column names as one of several. */
function inColumn(
  rows: Rows,
  below: number,
  column: number,
  name: string,
  roles: readonly Role[],
): Map<number, Doubt> {
  if (![choices, versions, suppliers, groups, ranks].some((one) => one.test(name))) return new Map()
  const filled = rows.flatMap((row, at) => {
    const cell = row[column]?.trim() ?? ''
    return at >= below && cell !== '' && row.filter((one) => one.trim() !== '').length > 1
      ? [{ at, cell }]
      : []
  })
  const found = new Map<number, Doubt>()
  /** Of rows with one key all are one of several where their cells differ. */
  const askWhere = (
    keyOf: (at: number) => string,
    isOf: (cells: Set<string>, count: number) => boolean,
  ) => {
    const byKey = Map.groupBy(filled, ({ at }) => keyOf(at))
    for (const [key, some] of byKey)
      if (key !== '' && isOf(new Set(some.map(({ cell }) => cell.toLowerCase())), some.length))
        for (const { at, cell } of some) found.set(at, doubtOf(`${name} ${cell}`))
  }
  const differ = (cells: Set<string>) => cells.size > 1
  if (choices.test(name) && filled.every(({ cell }) => shortLabel.test(cell)))
    askWhere(() => 'all', differ)
  else if (versions.test(name) || suppliers.test(name))
    askWhere((at) => numberOf(rows[at]!, roles), differ)
  else if (groups.test(name))
    askWhere(
      (at) => rows[at]![column]!.trim(),
      (_, count) => count > 1,
    )
  else if (ranks.test(name)) {
    const place = (rows[below - 1] ?? []).findIndex((one) => places.test(one.trim()))
    if (place >= 0) askWhere((at) => rows[at]![place]!.trim(), differ)
  }
  return found
}
