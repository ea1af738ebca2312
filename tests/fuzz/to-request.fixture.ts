import { createHmac } from 'node:crypto'
import type { FuzzShop } from './fuzz-shop.fixture.ts'
import { type Plan, rawQuery } from './plans.fixture.ts'
import type { Sent } from './send.fixture.ts'

/** A plan as the bytes that are sent now. */
export function toRequest(world: FuzzShop, plan: Plan): Sent {
  const { operation } = plan
  const fields = (value: unknown) =>
    Object.entries((world.resolve(plan, value) ?? {}) as Record<string, unknown>)
  let path = operation.path
  for (const [name, value] of fields(plan.path)) {
    const written = percentEncoded(asText(value))
    path = path.replace(`{${name}}`, () => (written === '' ? '%20' : written))
  }
  const query = fields(plan.query)
    .flatMap(([name, value]) => [value].flat().map((one): [string, unknown] => [name, one]))
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) =>
      name === rawQuery
        ? asText(value)
        : `${percentEncoded(name)}=${percentEncoded(asText(value))}`,
    )
    .join('&')
  const { body, type } = bodyOf(world, plan)
  return {
    method: operation.method,
    path: query ? `${path}?${query}` : path,
    headers: {
      host: new URL(world.shop.publicUrl).host,
      ...(type && { 'content-type': type }),
      ...(plan.key !== undefined && { 'idempotency-key': plan.key }),
      ...proofOf(world, plan, body),
    },
    body,
  }
}

const asText = (value: unknown) =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '')

/** Percent-encoded; half of a surrogate pair as the bytes that no encoder would write. */
const percentEncoded = (text: string) =>
  [...text].map((one) => (one.isWellFormed() ? encodeURIComponent(one) : '%ED%A0%80')).join('')

function bodyOf(
  world: FuzzShop,
  plan: Plan,
): { body: Buffer | undefined; type: string | undefined } {
  const { operation } = plan
  if (!operation.body) return { body: undefined, type: undefined }
  const type = plan.contentType ?? operation.body.type
  if (operation.body.type === 'multipart/form-data' && plan.text === undefined)
    return multipart(world, plan, type)
  return { body: Buffer.from(plan.text ?? toJson(world.resolve(plan, plan.body))), type }
}

/** As JSON, with numbers that only text can spell. */
const toJson = (value: unknown) => (JSON.stringify(value) ?? '').replace(/"@@([^"]*)@@"/g, '$1')

function multipart(world: FuzzShop, plan: Plan, type: string) {
  const boundary = 'fuzzed-boundary'
  const files = Object.entries((plan.body ?? {}) as Record<string, unknown>).flatMap(
    ([name, value]) => {
      const isFile = plan.kind !== 'valid' || ['image', 'file'].includes(name)
      const field = `form-data; name="${name.replace(/["\r\n]/g, '_')}"`
      const told = isFile ? `${field}; filename="a.png"\r\nContent-Type: image/png` : field
      const content = plan.kind === 'valid' && isFile ? world.png : asText(value)
      return [`--${boundary}\r\nContent-Disposition: ${told}\r\n\r\n`, content, '\r\n']
    },
  )
  return {
    body: Buffer.concat([...files, `--${boundary}--\r\n`].map((piece) => Buffer.from(piece))),
    type: type === 'multipart/form-data' ? `${type}; boundary=${boundary}` : type,
  }
}

/** What proves who asks: a token, a session's cookie with the shop's own origin, or a signature. */
function proofOf(world: FuzzShop, plan: Plan, body: Buffer | undefined): Record<string, string> {
  const { operation, actor } = plan
  const origin = { origin: world.shop.publicUrl }
  if (operation.who === 'provider' && plan.kind !== 'left') {
    const time = Math.floor(Date.now() / 1_000)
    const signature = createHmac('sha256', world.shop.config.cards!.webhookSecret)
      .update(`${time}.`)
      .update(body ?? '')
      .digest('hex')
    return { 'stripe-signature': `t=${time},v1=${signature}` }
  }
  const ofLibrary = operation.path.startsWith('/api/auth/')
  if (actor === 'visitor') return ofLibrary ? origin : {}
  const { user, guest } = world.people[actor]
  if (ofLibrary) return { ...origin, cookie: guest.cookie }
  if (operation.who === 'session') return { ...origin, cookie: user.cookie }
  return { authorization: `Bearer ${user.token}` }
}
