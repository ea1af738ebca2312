import { both, type ListLayout, list, numbers } from './layouts.fixture.ts'

const { first: A, second: B, third: C } = numbers

/** Lists as they are set in LaTeX, and several lines in one sentence. */
export const setLayouts: ListLayout[] = [
  list('a table of LaTeX', `MPN & Qty \\\\ \\hline\n${A} & 24 \\\\\n${B} & 6 \\\\`),
  list(
    'a table of LaTeX with its frame',
    `\\begin{table}\\centering\n\\caption{Order}\n\\begin{tabular}{|l|r|l|}\n\\toprule\n\\textbf{Part} & \\textbf{Qty} & For \\\\ \\midrule\n\\texttt{${A}} & 24 & R\\&D \\\\[2pt]\n% ${C} & 5 & \\\\\n${B} & 6\n& 10\\% more room \\\\\n\\sout{${C}} & 5 & \\\\ \\bottomrule\n\\end{tabular}\n\\end{table}`,
  ),
  list(
    'a table of LaTeX of what was cancelled',
    `\\begin{tabular}{lr}\nMPN & Qty \\\\\n${A} & 24 \\\\\n\\multicolumn{2}{l}{Cancelled} \\\\\n${B} & 6 \\\\\n\\end{tabular}`,
    { [A]: 24, [B]: null },
  ),
  ...['and', 'und', 'et', 'y', 'oraz', 'и', '&', 'plus'].map((word) =>
    list(`two parts in a line with “${word}”`, `24 x ${A} ${word} 6 x ${B}`),
  ),
  list('two parts in a sentence', `Hello,\nplease send 24 of ${A} and 6 of ${B}.\nThanks`),
  list('three parts in a sentence', `We need 24 x ${A}, 5 x ${C} and 6 x ${B}.`, {
    ...both,
    [C]: 5,
  }),
  list('two parts in a line with “or”', `24 x ${A} or 6 x ${B}`, { [`${A} or 6 x ${B}`]: null }),
  list('a part with a remark in its line', `24 x ${A} and rails\n6 x ${B}`, {
    [`${A} and rails`]: 24,
    [B]: 6,
  }),
]
