import type { Way } from './store.ts'

const words: Record<Way['kind'], string> = {
  password: 'the password',
  passkey: 'passkey',
  factor: 'the authenticator app and its backup codes',
  google: 'the log-in with Google',
  oidc: 'the company log-in',
  key: 'key of a program',
}

/** Ways into an account, in words for its owner. The names of passkeys and keys are their own. */
export const wordsOf = (ways: readonly Pick<Way, 'kind' | 'name'>[]) =>
  ways.map(({ kind, name }) =>
    kind === 'passkey' || kind === 'key'
      ? name
        ? `the ${words[kind]} “${name}”`
        : `a ${words[kind]}`
      : words[kind],
  )
