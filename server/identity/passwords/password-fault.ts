import { newPassword } from '../../../contract/people/identity.ts'
import { isAnyCommon } from './common-passwords.ts'
import { isOfCommonShape, repeatedPiece } from './common-shapes.ts'
import { foldPassword } from './fold-password.ts'
import { isMadeOfKnownWords } from './own-words.ts'

/**
 * Why a new password is not taken, in words for people, or null. `ofPerson` are the host, name and e-mail that it must
 * not be made of.
 */
export async function passwordFault(
  password: unknown,
  ofPerson: readonly string[],
): Promise<string | null> {
  const result = newPassword.safeParse(password)
  if (!result.success) return result.error.issues[0]?.message ?? 'Please input the password'
  const whole = [result.data.toLowerCase(), foldPassword(result.data)]
  const spellings = whole.flatMap((one) => [one, repeatedPiece(one) ?? one])
  if (await isAnyCommon(spellings))
    return 'This password is one of the commonest: please choose another'
  if (spellings.some(isOfCommonShape))
    return 'This password is like many others: please choose another'
  if (isMadeOfKnownWords(result.data, ofPerson))
    return 'This password is made of the shop’s name or yours: please choose another'
  return null
}
