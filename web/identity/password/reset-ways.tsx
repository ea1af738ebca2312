import { askSignIn } from '../../app/sign-in.ts'

export type ResetWay = {
  id: string
  kind: 'passkey' | 'factor' | 'google' | 'oidc' | 'key'
  name: string
  /** Whether the reset ends it in any case. */
  ends: boolean
}

/** The ways into the account of a link beside its password. Throws what the shop said. */
export const askResetWays = async (token: string) =>
  (await askSignIn<{ ways: ResetWay[] }>('/reset-ways', { token })).ways

const words = {
  passkey: 'Passkey',
  factor: 'Authenticator app',
  google: 'Google',
  oidc: 'Company log-in',
  key: 'Key of a program',
} as const

const isAsked = ({ kind, ends }: ResetWay) => (kind === 'passkey' || kind === 'key') && !ends

/** Whether there are passkeys, or keys of programs, that may stay. */
export const asksOfPasskeys = (ways: readonly ResetWay[]) => ways.some(isAsked)

/** What a new password does to the other ways in: some end, some stay, and of passkeys one is asked. */
export function ResetWays({ ways }: { ways: readonly ResetWay[] }) {
  if (ways.length === 0) return null
  const asked = asksOfPasskeys(ways)
  return (
    <fieldset className="rounded-md border p-4 text-sm">
      <legend className="px-1 font-medium">Other ways to log in</legend>
      <ul className="space-y-1">
        {ways.map((way) => (
          <li key={way.id} className="flex justify-between gap-4">
            <span className="min-w-0 break-words">
              {words[way.kind]}
              {way.name && ` “${way.name}”`}
            </span>
            <span className="shrink-0 text-soft">{statusOf(way)}</span>
          </li>
        ))}
      </ul>
      {asked && (
        <label className="mt-3 flex items-start gap-3 border-t pt-3">
          <input type="checkbox" name="keepPasskeys" defaultChecked className="mt-1 size-4" />
          <span>
            Keep {keptOf(ways)}
            <span className="block text-soft">Untick it if somebody else may have added one.</span>
          </span>
        </label>
      )}
    </fieldset>
  )
}

function statusOf(way: ResetWay) {
  if (way.ends) return 'ends'
  return isAsked(way) ? 'stays if you wish' : 'stays'
}

function keptOf(ways: readonly ResetWay[]) {
  const kinds = new Set(ways.filter(isAsked).map(({ kind }) => kind))
  if (kinds.size > 1) return 'my passkeys and keys of programs'
  return kinds.has('key') ? 'my keys of programs' : 'my passkeys'
}
