import { passwordLength } from '../../../contract/identity.ts'

let known: Promise<Set<string>> | undefined

/**
 * Whether a password is one of those that most people chose, in any case: the 17,950 of eight signs and more that stand
 * more than ten times in ten million leaked ones, as zxcvbn counts them. Those that only repeat or walk along something
 * are not in its list: see isOfCommonShape. The list is read when the first password is chosen.
 */
export async function isCommon(password: string): Promise<boolean> {
  known ??= readList()
  return (await known).has(password.toLowerCase())
}

async function readList() {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].filter((one) => one.length >= passwordLength.min))
}
