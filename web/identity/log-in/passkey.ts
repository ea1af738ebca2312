import { askSignIn } from '../../app/sign-in.ts'

/** Whether this browser has passkeys, with options and answers as JSON (WebAuthn Level 3, 5.1.8 to 5.1.10). */
export const hasPasskeys = () =>
  typeof PublicKeyCredential !== 'undefined' &&
  'parseRequestOptionsFromJSON' in PublicKeyCredential &&
  'parseCreationOptionsFromJSON' in PublicKeyCredential

/**
 * Signs in with a passkey of this browser. Answers false when the account asks for its second factor besides, as the
 * passkey did not ask who used it. Throws what went wrong, in words for people.
 */
export async function signInWithPasskey(): Promise<boolean> {
  requirePasskeys()
  const options = await askSignIn<PublicKeyCredentialRequestOptionsJSON>(
    '/passkey/generate-authenticate-options',
  )
  const given = await ask(() =>
    navigator.credentials.get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options),
    }),
  )
  const answer = await askSignIn('/passkey/verify-authentication', { response: given.toJSON() })
  return !answer.twoFactorRedirect
}

/** Adds a passkey under a name. Throws what went wrong, in words for people. */
export async function addPasskey(name: string) {
  requirePasskeys()
  const options = await askSignIn<PublicKeyCredentialCreationOptionsJSON>(
    '/passkey/generate-register-options',
  )
  const made = await ask(() =>
    navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options),
    }),
  )
  await askSignIn('/passkey/verify-registration', { response: made.toJSON(), name })
}

function requirePasskeys() {
  if (!hasPasskeys()) throw new Error('This browser has no passkeys. Log in another way.')
}

async function ask(way: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  try {
    const credential = await way()
    if (credential) return credential as PublicKeyCredential
  } catch (error) {
    if ((error as Error).name === 'InvalidStateError')
      throw new Error('This device has a passkey of your account already.')
  }
  throw new Error('No passkey was used: it was cancelled, or this device has none of this shop.')
}
