import { asked, both, type ListLayout, list, numbers } from './layouts.fixture.ts'

const { first: A, second: B, third: C, fourth: D } = numbers

/** Lists with parts in place of each other: by "or", and by a heading or sentence that lets choose. */
export const eitherLayouts: ListLayout[] = [
  ...[
    'or',
    '- OR -',
    'oder',
    'ou bien',
    'o',
    'oppure',
    'of',
    'lub',
    'nebo',
    'или',
    '或者',
    '/',
  ].map((word) =>
    list(`“${word}” in a line between others`, `7 x ${C}\n24 x ${A}\n${word}\n6 x ${B}`, {
      [C]: 7,
      ...asked,
    }),
  ),
  list('“or” between blocks', `24 x ${A}\n6 x ${B}\n\nor\n\n5 x ${C}\n\nMemory:\n7 x ${D}`, {
    ...asked,
    [C]: null,
    [D]: 7,
  }),
  list('“or” in a row of a table', `MPN,Qty\n${C},5\n${A},24\nor,\n${B},6`, { [C]: 5, ...asked }),
  list('“oder” in the place of a position', `Pos;Artikel;Menge\n1;${A};24\noder;${B};6\n2;${C};5`, {
    ...asked,
    [C]: 5,
  }),
  list('“or” behind a remark', `MPN,Qty,Note\n${A},24,black or\n${B},6,white\n${C},5,`, {
    ...asked,
    [C]: 5,
  }),
  ...['or', 'oder', 'ou', 'albo', 'или', 'alternatively'].map((word) =>
    list(`“${word}” before a line`, `5 x ${C}\n24 x ${A}\n${word} 6 x ${B}`, {
      [C]: 5,
      [A]: null,
      [`${word} 6 x ${B}`]: null,
    }),
  ),
  list('“or” within a line', `24 x ${A} or 6 x ${B}\n5 x ${C}`, {
    [`${A} or 6 x ${B}`]: null,
    [C]: 5,
  }),
  ...[
    'One of the following',
    'Choose one',
    'Eine der beiden',
    'Au choix',
    'Uno de los siguientes',
    'Uno dei seguenti',
    'Een van de volgende',
    'Do wyboru',
    'На выбор',
    '二选一',
  ].map((heading) =>
    list(`lines below “${heading}”`, `5 x ${C}\n\n${heading}:\n24 x ${A}\n6 x ${B}`, {
      [C]: 5,
      ...asked,
    }),
  ),
  ...['We only need one of these.', 'Whichever is cheaper, please.', 'Bitte nur eins davon.'].map(
    (words) => list(`lines above “${words}”`, `24 x ${A}\n6 x ${B}\n\n${words}`, asked),
  ),
  ...['One of our customers needs this:', 'Please send one of each site’s lists:'].map((words) =>
    list(`lines below “${words}”`, `${words}\n24 x ${A}\n6 x ${B}`),
  ),
  ...['Or-4 rack', 'for Oregon', 'o', 'of'].map((note) =>
    list(`a remark “${note}”`, `MPN,Qty,Note\n${A},24,${note}\n${B},6,`),
  ),
  list('a bullet that is a letter', `Please send:\no 24 x ${A}\no 6 x ${B}\n7 x ${C}`, {
    [`o 24 x ${A}`]: null,
    [`o 6 x ${B}`]: null,
    [C]: 7,
  }),
  list('numbers that begin with such words', `24 x OR-${A}\nOU10-7 x 5\nOR20/A 6`, {
    [`OR-${A}`]: 24,
  }),
  list('an “order” in a line', `Order:\n24 x ${A}\n6 x ${B}`, both),
]
