import { asked, both, type ListLayout, list, numbers } from './layouts.fixture.ts'

const { first: A, second: B, third: C } = numbers
const beside = { ...asked, [C]: 5 }

/** Two sections in lines, and in a table. */
const sections = (one: string, other: string, wants: ListLayout['wants']): ListLayout[] => [
  list(`lines below “${one}” and “${other}”`, `${one}:\n24 x ${A}\n\n${other}:\n6 x ${B}`, wants),
  list(`rows below “${one}” and “${other}”`, `MPN,Qty\n${one},\n${A},24\n${other},\n${B},6`, wants),
]

/** Lists with versions, variants and offers of the same, and with sums of their rows. */
export const versionLayouts: ListLayout[] = [
  ...sections('Version 1', 'Version 2', asked),
  ...sections('Rev A', 'Rev B', asked),
  ...sections('Draft 1', 'Draft 2', asked),
  ...sections('Scenario A', 'Scenario B', asked),
  ...sections('Angebot 1', 'Angebot 2', asked),
  ...sections('Wersja 1', 'Wersja 2', asked),
  ...sections('Версия 1', 'Версия 2', asked),
  ...sections('方案一', '方案二', asked),
  ...sections('Old list', 'New list', asked),
  ...sections('Alt', 'Neu', asked),
  ...sections('Ancienne version', 'Nouvelle version', asked),
  ...sections('Server 1', 'Server 2', both),
  ...sections('Site A', 'Site B', both),
  ...sections('Order 1', 'Order 2', both),
  list('one version alone', `Version 2.1,\nMPN,Qty\n${A},24\n${B},6`),
  list('a new list alone', `New list:\n24 x ${A}\n6 x ${B}`),
  list(
    'what each of two suppliers offers',
    `Supplier Acme:\n24 x ${A}\n5 x ${C}\nSupplier Bolt:\n24 x ${A}\n6 x ${B}`,
    { [A]: null, [C]: 5, [B]: 6 },
  ),
  ...['Option', 'Variante', 'Scenario', 'Wariant', '方案'].map((name) =>
    list(`letters under “${name}”`, `${name},MPN,Qty\nA,${A},24\nB,${B},6\n,${C},5`, beside),
  ),
  ...['Option', 'Variante'].map((name) =>
    list(`words under “${name}”`, `MPN,${name},Qty\n${A},black bezel,24\n${B},rail kit long,6`),
  ),
  ...['Rev', 'Version', 'Supplier', 'Lieferant', 'Fournisseur', 'Поставщик'].map((name) =>
    list(
      `one number with two values under “${name}”`,
      `MPN,${name},Qty\n${A},A1,24\n${A},B2,24\n${C},A1,5`,
      { [A]: null, [C]: 5 },
    ),
  ),
  ...['Rev', 'Supplier'].map((name) =>
    list(`each number with its own “${name}”`, `MPN,${name},Qty\n${A},A1,24\n${B},B2,6`),
  ),
  ...['Alt group', 'Alternativgruppe', '替代组'].map((name) =>
    list(`rows of one “${name}”`, `${name},MPN,Qty\n1,${A},24\n1,${B},6\n,${C},5`, beside),
  ),
  list('ranks at one position', `Pos,Rank,MPN,Qty\n1,1,${A},24\n1,2,${B},6\n2,1,${C},5`, beside),
  list('priorities of each position', `Pos,Priority,MPN,Qty\n1,1,${A},24\n2,2,${B},6`),
  ...['Total', 'Gesamt', 'Итого', '合计'].map((word) =>
    list(
      `the sum of a part under “${word}”`,
      `Site,MPN,Qty\nUlm,${A},20\nBonn,${A},4\n${word},${A},24\nUlm,${B},6`,
    ),
  ),
  list(
    'a sum of all sites',
    `MPN;Standort;Menge\n${A};Ulm;20\n${A};Bonn;4\n${A};alle;24\n${B};Ulm;6`,
  ),
  list(
    'a sum that is another',
    `Site,MPN,Qty\nUlm,${A},20\nBonn,${A},4\nTotal,${A},30\nUlm,${B},6`,
    { [A]: null, [B]: 6 },
  ),
  list('all sites, of one row', `MPN,Site,Qty\n${A},all,24\n${B},Ulm,6`),
  list('lines below a total', `Ulm:\n20 x ${C}\nBonn:\n4 x ${C}\n\nTotal:\n24 x ${A}`, {
    [C]: 24,
    [A]: null,
  }),
]
