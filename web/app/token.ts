/** The access token, in this browser's storage under the specification's name. */
export const token = {
  read: () => localStorage.getItem('accessToken'),
  write: (value: string) => localStorage.setItem('accessToken', value),
  clear: () => localStorage.removeItem('accessToken'),
}

let renewing: Promise<boolean> | undefined
let owner: string | null = null
let onLost: (() => void) | undefined

/** Whose token it is, and who wants to know that no new one is to be had. */
export function watchToken(email: string | null, lost?: () => void) {
  owner = email
  onLost = lost
}

/** Takes a token for the signed-in session of this e-mail. Answers the response's status; 200 is a token. */
export async function takeToken(email: string): Promise<number> {
  const response = await fetch(`/api/user/${encodeURIComponent(email)}`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email }),
  }).catch(() => null)
  if (!response) return 0
  if (response.ok) token.write(((await response.json()) as { token: string }).token)
  return response.status
}

/**
 * A new token for one that ended or was lost: asked for once, however many calls ran into it. When the session has ended too,
 * whoever watches is told; answers whether there is a new one.
 */
export function renewToken(ended: string | null): Promise<boolean> {
  if (token.read() !== ended && token.read()) return Promise.resolve(true)
  if (!owner) return Promise.resolve(false)
  renewing ??= takeToken(owner)
    .then((status) => {
      if (status === 401 || status === 403) onLost?.()
      return status === 200
    })
    .finally(() => {
      renewing = undefined
    })
  return renewing
}
