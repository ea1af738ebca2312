/**
 * The library tells a session's token in bodies, where scripts can read it; only the cookie shall hold it. Here an answer
 * names a session by its id instead, and one that began a session tells nothing of it but whose it is.
 */
export async function withoutTokens(response: Response): Promise<Response> {
  if (!response.headers.get('content-type')?.startsWith('application/json')) return response
  const text = await response.text()
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  return new Response(cleaned(text), { status: response.status, headers })
}

function cleaned(text: string): string {
  if (!text.includes('"token"')) return text
  return JSON.stringify(JSON.parse(text, (_, value) => (isObject(value) ? nameless(value) : value)))
}

type Told = Record<string, unknown>
const isObject = (value: unknown): value is Told =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function nameless(value: Told): Told {
  if (!('token' in value)) return value
  const { token: _, ...rest } = value
  return 'userId' in value && 'id' in value ? { ...rest, token: value.id } : rest
}
