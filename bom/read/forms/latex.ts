/** Rules, and what begins and ends tables. */
const commands =
  /\\(?:hline|toprule|midrule|bottomrule|centering|noindent|small|footnotesize|endhead|endfirsthead)(?![a-z])|\\(?:cline|cmidrule|begin|end|label|vspace|addlinespace)(?:\([a-z]+\))?(?:\[[^\]]*\])?(?:\{(?:[^{}]|\{[^{}]*\}){0,200}\})*/g

/** The rows of a table in LaTeX: cells between &, rows that end with \\. null for a text that is none. */
export function readLatex(text: string): string[][] | null {
  if (!text.includes('&') || !text.includes('\\\\')) return null
  const lines = text.split(/\r\n?|\n/).map((line) => line.replace(/(?<!\\)%.*$/, '').trim())
  const isRow = (line: string) => line.includes('&') && line.includes('\\\\')
  if (lines.filter(isRow).length < 2) return null
  return lines
    .reduce<string[]>((joined, line) => {
      const goesOn = line.startsWith('&') || joined.at(-1)?.endsWith(' &')
      if (goesOn && joined.length > 0) joined.push(`${joined.pop()} ${line}`)
      else joined.push(line)
      return joined
    }, [])
    .flatMap((line) => line.replace(commands, '').split(/\\\\(?:\[[^\]]{0,20}\])?/))
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => line.split(/(?<!\\)&/).map(worded))
}

/** A cell without how it is set; what is struck out as Markdown writes it. */
const worded = (cell: string) =>
  cell
    .replace(/\\multicolumn\{\d+\}\{[^}]*\}/g, '')
    .replace(/\\(?:sout|st)\{([^{}]*)\}/g, '~~$1~~')
    .replace(/\\[a-zA-Z]+\{([^{}]*)\}/g, '$1')
    .replace(/\\([&%_#$])/g, '$1')
    .replace(/^\s*\{([^{}]*)\}\s*$/, '$1')
    .trim()
