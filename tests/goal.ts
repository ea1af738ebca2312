/** One line of the report on a goal: the row's name and what was counted. `npm run faults -- --full` gathers them. */
export function goal(row: string, figures: Record<string, unknown>, run = '') {
  const words = Object.entries(figures).map(([name, value]) => `${name} ${JSON.stringify(value)}`)
  process.stdout.write(`${row}: ${words.join(', ')}${run ? ` (${run})` : ''}\n`)
}
