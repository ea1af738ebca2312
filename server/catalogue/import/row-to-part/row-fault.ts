import type { ToldBeside } from '../../../../bom/columns/catalogue/beside-headers.ts'
import {
  type ActionHeader,
  isKept,
  isRemoval,
  mayRemove,
} from '../../../../bom/columns/words/actions.ts'
import { isNo, isNothing } from '../../../../bom/columns/words/answers.ts'
import {
  type ConditionHeader,
  isFresh,
  isUsed,
  usedIn,
} from '../../../../bom/columns/words/conditions.ts'

type OfRows = ActionHeader | ConditionHeader
const rowHeaders = new Set<ToldBeside>([
  'action',
  'perhaps',
  'removal',
  'condition',
  'grade',
  'used',
])
/** Whether a column says what is to be done with its row, or in which condition its part is. */
export const isOfRows = (told: ToldBeside): told is OfRows => rowHeaders.has(told)

/** Why a part that is to go is not brought in, and one that is not new. */
export const ofRemoved =
  'an import takes no part out of the shop. Take the row out of the file, and the part out of the shop'
export const ofUsed =
  'the shop sells new parts. Take the row out of the file, or the column if it says nothing against it'
const inDoubt =
  'nobody knows whether its part is to be taken out. Take the row out of the file, or the column if it says nothing of that'

/** Why a row is not taken by what is to be done with it, or by the condition of its part; null where it is, and the part new. */
export function rowFault(told: OfRows, said: string): string | null {
  const isSaid = !isNo(said) && !isNothing(said)
  if (told === 'action')
    return isRemoval(said) ? ofRemoved : isNothing(said) || isKept(said) ? null : inDoubt
  if (told === 'perhaps') return isRemoval(said) ? ofRemoved : mayRemove(said) ? inDoubt : null
  if (told === 'removal') return isSaid ? ofRemoved : null
  if (told === 'grade') return isUsed(said) ? ofUsed : null
  if (told === 'condition') return isNothing(said) || isFresh(said) ? null : ofUsed
  return isSaid && !/^(?:[2-9]|\d{2,})$/.test(said) ? ofUsed : null
}

/** What a short cell says in a word of its own, whatever its column is called. */
export const wordFault = (said: string) =>
  said.length > 24 || !/\p{L}{3}|\p{Lo}/u.test(said)
    ? null
    : isRemoval(said)
      ? ofRemoved
      : usedIn(said) === null
        ? null
        : ofUsed
