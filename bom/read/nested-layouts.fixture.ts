import { asked, both, type ListLayout, list, numbers } from './layouts.fixture.ts'

const { first: A, second: B, third: C } = numbers
/** The parts of an assembly are asked about, the row beside it is not. */
const beside = { ...asked, [C]: 5 }

/** Lists of assemblies with their parts. */
export const nestedLayouts: ListLayout[] = [
  ...['Pos', 'Item', 'Line', 'Ligne', '序号', 'Lp.'].map((name) =>
    list(
      `positions below others under “${name}”`,
      `${name};Part number;Qty\n1;NODE;4\n1.1;${A};24\n1.1.1;${B};6\n2;${C};5`,
      beside,
    ),
  ),
  list(
    'positions in tens, with zeros before them',
    `Pos;Artikel;Menge\n0010;NODE;4\n0010.01;${A};24\n0010.02;${B};6\n0020;${C};5`,
    beside,
  ),
  list(
    'positions of one of each, and of a title',
    `Pos;Artikel;Menge\n1;NODE;1\n1.1;${A};24\n2;Platten;\n2.1;${B};6`,
  ),
  list('positions without any above', `Pos,Part,Qty\n1.1,${A},24\n1.2,${B},6`),
  list('positions with a decimal', `Pos,Part,Qty\n1.0,${A},24\n2.0,${B},6`),
  list('positions before lines', `1 node of steel x 4\n1.1 ${A} x 24\n1.2 ${B} x 6\n2 ${C} x 5`, {
    [`1.1 ${A}`]: null,
    [`1.2 ${B}`]: null,
    [`2 ${C}`]: 5,
  }),
  list('measures before lines', `2 x ${C}\n2.5 inch drive ${A} x 24`, {
    [C]: 2,
    [`2.5 inch drive ${A}`]: 24,
  }),
  ...['Parent', 'Parent item', 'Übergeordnet', 'Gehört zu', 'Padre', 'Nadrzędny', '父项'].map(
    (name) =>
      list(
        `the assembly’s position under “${name}”`,
        `Pos,${name},MPN,Qty\n10,,NODE,4\n20,10,${A},24\n30,20,${B},6\n40,,${C},5`,
        beside,
      ),
  ),
  list(
    'the assembly’s number beside its parts',
    `MPN,Belongs to,Qty\nNODE-7,,4\n${A},NODE-7,24\n${B},NODE-7,6\n${C},,5`,
    beside,
  ),
  list('an assembly that is none of the list', `MPN,Parent,Qty\n${A},NODE-7,24\n${B},NODE-7,6`),
  list('numbers with blanks before them', `MPN,Qty\nNODE,4\n  ${A},24\n    ${B},6\n${C},5`, beside),
  list('numbers at the right', `MPN,Qty\n  ${A},24\n   ${B},6`),
  list(
    'lines below one of several machines',
    `4 x storage server\n    24 x ${A}\n    6 x ${B}`,
    asked,
  ),
  list(
    'bullets below one of several machines',
    `4 x rack of steel\n- 24 x ${A}\n- 6 x ${B}`,
    asked,
  ),
  list('lines with blanks, but for the first', `24 x ${A}\n    6 x ${B}\n    5 x ${C}`, {
    ...both,
    [C]: 5,
  }),
  list('bullets below a line without', `24 x ${A}\n- 6 x ${B}\n- 5 x ${C}`, { ...both, [C]: 5 }),
  list(
    'lines below each of two, with blanks',
    `4 x NODE-70\n    24 x ${A}\n3 x NODE-80\n    6 x ${B}`,
    asked,
  ),
  ...['Server, 4 Stück', 'Storage node: 4 pcs', 'Serveurs – 4 pièces'].map((heading) =>
    list(`a table below “${heading}”`, `${heading},\nMPN,Qty\n${A},24\n${B},6`, asked),
  ),
]
