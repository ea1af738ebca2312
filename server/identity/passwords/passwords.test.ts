import { randomUUID } from 'node:crypto'
import { dictionary } from '@zxcvbn-ts/language-common'
import { hashPassword as hashOlder } from 'better-auth/crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../tests/open-test-shop.ts'
import { limitConcurrency } from '../../requests/limits/concurrency.ts'
import { auth, linkIn, mailTo, sessionOf, signInCookie } from '../identity.fixture.ts'
import { passwordFault } from './password-fault.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop?.close())

const person = { name: 'Wilhelmina Example', email: 'w.vanderbilt@example.test' }
const register = (password: string, email = person.email) =>
  auth(shop, '/sign-up/email', { ...person, email, password })

test.each([
  'partwright',
  'Partwright2026!',
  'P4rtwr1ght-Adm1n',
  'computer-parts-1',
  'vanderbilt99',
  'Wilhelmina!1',
  'localhost1234',
  'ｐａｒｔｗｒｉｇｈｔ99',
  'p a r t w r i g h t',
])('the password %s is made of known words', async (password) => {
  const response = await register(password)
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({
    message: 'This password is made of the shop’s name or yours: please choose another',
  })
})

test.each([
  ...['monkey12', 'Jessica1!', '1q2w3e4r', 'qwertz123', 'p@ssw0rd99', 'dr4g0n2019', 'liverpool08'],
  ...['12121212', 'abcabcabc', 'aaaaaaaaaa', '87654321', 'asdfgh123', '24121987', '1999-12-31'],
  ...['1qaz2wsx', 'abcd1234', 'monkeymonkey', 'zaq12wsx', '!Sunshine7'],
  ...['aaaaaaaaaaaaaaaaa', 'x'.repeat(128), '123456789012345678', 'qwertyuiopasdfghjkl'],
  ...['abcdefghijklmnopqrstuvwxyzab', 'monkeymonkeymonkeymonk', 'k3f9 k3f9 k3f9 k3f9 k3f9'],
  ...['passwordpasswordpassword', 'platinum platinum platinum', 'michaeljackson1958'],
  ...[
    'pass word',
    'p a s s w o r d',
    'ｐａｓｓｗｏｒｄ',
    '１２３４５６７８９',
    'pass\u200bword',
    '24 12 1987',
  ],
  ...['qwerty uiop asdf ghjkl', 'i love you', '        '],
])('the password %s is like many others', async (password) => {
  const response = await register(password, 'shapes@example.test')
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ message: expect.stringMatching(/choose another$/) })
})

test.each(['q1w2e3r4t5', 'Platinum', '4815162342', 'DROWSSAP', 'gbpltw147'])(
  'the password %s has leaked often',
  async (password) => {
    const response = await register(password, 'leaked@example.test')
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      message: 'This password is one of the commonest: please choose another',
    })
  },
)

test('none of the 3,000 passwords that leaked most is taken', async () => {
  const longEnough = dictionary['passwords-common'].filter((password) => password.length >= 8)
  const most = longEnough.slice(0, 3_000)
  expect(most).toHaveLength(3_000)
  for (const password of most)
    expect(await passwordFault(password, []), password).toMatch(/choose another$/)
})

test.each([
  '12 odd jackets',
  'k3F9x02LmQ',
  '2718281828459',
  'zwölf Boxkämpfer',
  'tiger eats no hay',
  'correct horse battery staple correct',
  'summer winter coffee monkey dragon',
  'she sells sea shells, she sells',
  'four score and seven years ago our fathers brought forth',
  '１２ odd jackets',
])('but %s is not', async (password) => {
  const email = `${randomUUID()}@example.test`
  expect((await register(password, email)).status).toBe(200)
})

test('known words do no harm beside enough others, and hold for a change too', async () => {
  const good = 'partwright sells no umbrellas'
  expect((await register(good)).status).toBe(200)
  const cookie = await signInCookie(shop, person.email, good)
  const change = (newPassword: string) =>
    auth(shop, '/change-password', { currentPassword: good, newPassword }, cookie)
  for (const bad of ['partwright77', 'vanderbilt77']) expect((await change(bad)).status).toBe(400)
  expect((await change('another passphrase')).status).toBe(200)
})

test('setting a password by the mail’s link refuses words of that person too', async () => {
  const lost = { name: 'Theodora Lost', email: 'theo.montgomery@example.test' }
  expect((await register('some good passphrase', lost.email)).status).toBe(200)
  await shop.sql`update users set name = ${lost.name} where email = ${lost.email}`
  await auth(shop, '/request-password-reset', { email: lost.email })
  const page = linkIn(shop, await mailTo(shop, lost.email, 'Set a new password'))
  const token = page.split('token=')[1] ?? ''
  for (const newPassword of ['montgomery12', 'Theodora!77', 'localhost77']) {
    const response = await auth(shop, '/reset-password', { newPassword, token })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      message: 'This password is made of the shop’s name or yours: please choose another',
    })
  }
  const newPassword = 'vanderbilt of somebody else'
  expect((await auth(shop, `/reset-password?token=${token}`, { newPassword })).status).toBe(400)
  expect((await auth(shop, '/reset-password', { newPassword, token })).status).toBe(200)
  expect(await signInCookie(shop, lost.email, newPassword)).not.toBe('')
})

describe('at its full cost', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop({ environment: { PASSWORD_COST: '17' } })
  })
  afterAll(() => shop?.close())

  const register = (password: string, email: string) =>
    auth(shop, '/sign-up/email', { ...person, email, password })
  const hashOfPerson = async (email: string) => {
    const [row] = await shop.sql<{ password: string }[]>`
      select a.password from account a join users u on u.id = a.user_id where u.email = ${email}`
    return row?.password ?? ''
  }

  test('a password is kept as scrypt with N=2^17, r=8, p=1, each with a salt of its own', async () => {
    for (const email of ['one@example.test', 'two@example.test'])
      expect((await register('the same passphrase', email)).status).toBe(200)
    const [one, two] = [
      await hashOfPerson('one@example.test'),
      await hashOfPerson('two@example.test'),
    ]
    expect(one).toMatch(/^scrypt\$17\$8\$1\$[\w-]{22}\$[\w-]{43}$/)
    expect(two).toMatch(/^scrypt\$17\$8\$1\$/)
    expect(one.split('$')[4]).not.toBe(two.split('$')[4])
  })

  test('an older hash still opens its account, and is renewed when it does', async () => {
    const password = 'kept by an older version'
    const email = 'older@example.test'
    expect((await register('any passphrase', email)).status).toBe(200)
    const older = await hashOlder(password)
    await shop.sql`
    update account set password = ${older}
    where user_id = (select id from users where email = ${email})`
    expect(await signInCookie(shop, email, 'not this one')).toBe('')
    expect(await hashOfPerson(email)).toBe(older)
    expect(await sessionOf(shop, await signInCookie(shop, email, password))).toMatchObject({
      email,
    })
    expect(await hashOfPerson(email)).toMatch(/^scrypt\$17\$/)
    expect(await sessionOf(shop, await signInCookie(shop, email, password))).toMatchObject({
      email,
    })
  })
})

test('a password counts as it was typed, in each of its signs', async () => {
  const email = 'signs@example.test'
  const composed = 'caf\u00e9 passphrase'
  expect((await register(composed, email)).status).toBe(200)
  for (const other of ['cafe\u0301 passphrase', 'CAF\u00c9 PASSPHRASE', `${composed} `])
    expect(await signInCookie(shop, email, other)).toBe('')
  expect(await signInCookie(shop, email, composed)).not.toBe('')
})

test('hashing is limited: so many at once, so many wait, and the next is refused', async () => {
  const limit = limitConcurrency({ atOnce: 2, weight: 2, waiting: 3 })
  const ends: (() => void)[] = []
  let running = 0
  let most = 0
  const work = () =>
    limit(1, async () => {
      running += 1
      most = Math.max(most, running)
      await new Promise<void>((resolve) => ends.push(resolve))
      running -= 1
    })
  const five = [1, 2, 3, 4, 5].map(work)
  await expect(work()).rejects.toMatchObject({ code: 'unavailable', status: 503 })
  for (let done = 0; done < 5; done += 1) {
    await expect.poll(() => ends.length).toBeGreaterThan(0)
    ends.shift()?.()
  }
  await Promise.all(five)
  expect(most).toBe(2)
  const later = work()
  ends.shift()?.()
  await later
})
