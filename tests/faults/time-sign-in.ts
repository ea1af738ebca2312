import { type FaultShop, openFaultShop } from './fault-shop.fixture.ts'

/**
 * T11: whether an e-mail is known is not told by how long an answer takes: the medians of so many tries to sign in, and
 * to have a new password sent, with an e-mail that is known and one that is not, in turn.
 */
export async function timeSignIn(samples: number) {
  // what a password costs to check in earnest
  const shop = await openFaultShop({ environment: { PASSWORD_COST: '17' } })
  try {
    return await time(shop, samples)
  } finally {
    await shop.close()
  }
}

async function time(shop: FaultShop, samples: number) {
  const [buyer] = await shop.buyers(1)
  const emails = { known: buyer!.email, unknown: 'nobody@example.test' }
  const gaps: Record<string, number> = {}
  const medians: Record<string, number[]> = {}
  for (const [name, path, more] of [
    ['signIn', '/sign-in/email', { password: 'not this one' }],
    ['forgot', '/request-password-reset', {}],
  ] as const) {
    const ms = { known: [] as number[], unknown: [] as number[] }
    const statuses = new Set<number>()
    for (let at = 0; at < samples + 10; at += 1)
      for (const which of ['known', 'unknown'] as const) {
        const started = performance.now()
        const response = await fetch(`${shop.url}/api/auth${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', origin: shop.url },
          body: JSON.stringify({ email: emails[which], ...more }),
        })
        await response.arrayBuffer()
        statuses.add(response.status)
        // the first ones warm up
        if (at >= 10) ms[which].push(performance.now() - started)
      }
    if (statuses.size !== 1) throw new Error(`T11 ${name} was answered ${[...statuses]}`)
    const [known, unknown] = [median(ms.known), median(ms.unknown)]
    medians[name] = [known, unknown].map((value) => Math.round(value * 10) / 10)
    gaps[name] = Math.round((Math.abs(known - unknown) / Math.max(known, unknown)) * 1_000) / 10
  }
  return {
    samples,
    knownUnknownMs: medians,
    gapPercent: gaps,
    widestGapPercent: Math.max(...Object.values(gaps)),
  }
}

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!
