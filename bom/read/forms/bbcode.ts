const tags =
  /\[\/?(?:b|i|u|s|url|list|table|tr|td|th|size|color|quote|code|center|img)(?:=[^\]\n]{0,300})?\]/gi

/** A text of a forum (BBCode) as it is shown there: cells of its tables parted by tabs, links as their words. */
export function withoutBrackets(text: string): string {
  if ((text.match(tags) ?? []).length < 2) return text
  return text
    .replace(/(?<!\s)\s*\[\/t[dh]\]\s*\[t[dh][^\]]{0,300}\]\s*/gi, '\t')
    .replace(/\[\/tr\]\s*/gi, '\n')
    .replace(/\[\/?(?:s|strike|del)\]/gi, '~~')
    .replace(/\[\*\]/g, '- ')
    .replace(tags, '')
}
