import { newPassword } from '../../../contract/identity.ts'
import { commonPasswords } from '../common-passwords.ts'
import { isOfCommonShape } from './common-shapes.ts'
import { isMadeOfKnownWords } from './own-words.ts'

/**
 * Why a new password is not taken, in words for people, or null. `ofPerson` are the host, name and e-mail that it must
 * not be made of.
 */
export function passwordFault(password: unknown, ofPerson: readonly string[]): string | null {
  const result = newPassword.safeParse(password)
  if (!result.success) return result.error.issues[0]?.message ?? 'Please input the password'
  if (commonPasswords.has(result.data.toLowerCase()))
    return 'This password is one of the commonest: please choose another'
  if (isOfCommonShape(result.data))
    return 'This password is like many others: please choose another'
  if (isMadeOfKnownWords(result.data, ofPerson))
    return 'This password is made of the shop’s name or yours: please choose another'
  return null
}
