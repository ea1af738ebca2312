import { importFieldLabels } from '../../../../contract/parts/import.ts'
import type { openQuestions } from './columns.ts'

type Question = ReturnType<typeof openQuestions>[number]

/** What has to be said of columns before anything is read. */
export const questionWords = ({ field, columns }: Question) =>
  `${columns.map((name) => `“${name}”`).join(', ')} may be the ${importFieldLabels[field].toLowerCase()}: say which, or that none is`
