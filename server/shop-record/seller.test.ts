import { describe, expect, test } from 'vitest'
import { configReader } from '../config/config.fixture.ts'
import { locked } from './locks.ts'
import { lookAtRecord } from './read-record.ts'
import { sellerFault } from './seller.ts'

const { read } = configReader()

const keys = (mode: string) => ({
  STRIPE_SECRET_KEY: `sk_${mode}_x`,
  STRIPE_PUBLISHABLE_KEY: `pk_${mode}_x`,
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
})
const seller = { SELLER_NAME: 'Bulk Parts Ltd', SELLER_ADDRESS: '1 Real Street, Realtown' }
const providers = {
  GOOGLE_CLIENT_ID: 'id',
  GOOGLE_CLIENT_SECRET: 'secret',
  SMTP_URL: 'smtps://mail.bulk-parts.internal',
  MAIL_FROM: 'shop@bulk-parts.internal',
}
const sold = { ...providers, NODE_ENV: 'production' }

const faultOf = async (given: Record<string, string>) => {
  const config = read(given)
  return sellerFault(config, (await lookAtRecord(config, null)).seller)
}

describe('found: D5 nothing real is sold by the example seller, nor by none', () => {
  test.each([
    { ...sold, ...keys('live') },
    { ...sold, ...keys('test') },
    { ...sold, ...keys('live'), ALLOW_SANDBOX: '1' },
    { ...sold, ...keys('live'), SELLER_TAX_ID: 'XX 1' },
    { ...sold, ...keys('live'), SELLER_NAME: seller.SELLER_NAME },
    { ...sold, ...keys('live'), SELLER_ADDRESS: seller.SELLER_ADDRESS },
    { ...sold, ...keys('live'), SELLER_NAME: ' ', SELLER_ADDRESS: ' ' },
    {
      ...sold,
      ...keys('live'),
      SELLER_NAME: 'Partwright',
      SELLER_ADDRESS: '100 example street,\nSpringfield 00000',
    },
    { ...providers, ...keys('live') },
  ])('%j may not', async (given: Record<string, string>) => {
    expect(await faultOf(given)).toMatch(
      /set SELLER_NAME and SELLER_ADDRESS to the name and the address/,
    )
    expect(await faultOf({ ...given, ...seller })).toBeNull()
  })
  test.each([{}, { ...providers, ...keys('test') }])('%j is tried out, and may', async (given) =>
    expect(await faultOf(given)).toBeNull(),
  )
})

test('what is written in the record is a seller as good as one that is set', async () => {
  const config = read({ ...sold, ...keys('live') })
  const record = await lookAtRecord(config, null)
  const written = { ...record.seller, name: 'Bulk Parts Ltd', address: '1 Real Street' }
  expect(sellerFault(config, written)).toBeNull()
  const set = read({ ...sold, ...keys('live'), SELLER_NAME: 'Bulk Parts GmbH' })
  expect(locked(set, { ...record, seller: written }).seller).toMatchObject({
    name: 'Bulk Parts GmbH',
    address: '1 Real Street',
  })
})
