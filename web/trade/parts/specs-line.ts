import type { ListedPart } from './listed-part.ts'

/** The key specifications on one line; a bare number says what it counts. */
export const specsLine = ({ specs }: Pick<ListedPart, 'specs'>) =>
  specs
    .map(({ label, text }) => (/^[\d.,]+$/.test(text) ? `${text} ${label.toLowerCase()}` : text))
    .join(' · ')
