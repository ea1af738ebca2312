import { passwordLength } from '../../../contract/people/identity.ts'

let known: Promise<Set<string>> | undefined

/**
 * Whether one of these spellings of a password, in lower case, is one of those that most people chose: the 17,950 of
 * eight signs and more that stand more than ten times in ten million leaked ones, as zxcvbn counts them. Those that only
 * repeat or walk along something are not in its list: see isOfCommonShape. The list is read when the first password is
 * chosen, and again by the next when that failed.
 */
export async function isAnyCommon(spellings: readonly string[]): Promise<boolean> {
  known ??= readList()
  const list = await known.catch((error: unknown) => {
    known = undefined
    throw error
  })
  return spellings.some((one) => list.has(one))
}

async function readList() {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].filter((one) => one.length >= passwordLength.min))
}
