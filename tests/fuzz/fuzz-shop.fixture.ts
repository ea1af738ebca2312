import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { upload } from '../../server/images/upload.fixture.ts'
import { openCompany } from '../companies.fixture.ts'
import { openTestShop, type TestShop } from '../open-test-shop.ts'
import { addTestPart, paidOrder, payAtProvider, placeTestOrder } from '../orders.fixture.ts'
import { signIn, signUp, type TestUser } from '../test-user.ts'
import type { Plan } from './plans.fixture.ts'
import type { Answer } from './send.fixture.ts'
import { Known, type KnownKind } from './valid-values.fixture.ts'

/** `member` leads the buying of a company, for which they act. */
type Person = 'buyer' | 'other' | 'member' | 'admin'

/** Who asks. `guest` is a second account for the calls that end sessions, change passwords and set up factors. */
type Actor = { user: TestUser; guest: TestUser; orders: string[] }

/** A shop with what random requests need to get far, and a book of what they were told. */
export type FuzzShop = Awaited<ReturnType<typeof openFuzzShop>>

export async function openFuzzShop() {
  const shop = await openTestShop({ environment: { OPEN_ORDERS: '10000', LOG_LEVEL: 'warn' } })
  const actor = async (user: TestUser): Promise<Actor> => ({
    user,
    guest: await signUp(shop.publicUrl, 'Guest'),
    orders: [],
  })
  const admin = await shop.admin('Admin One')
  const { founder } = await openCompany(shop, admin, await shop.buyer('Leader'), 'Fuzzed Works')
  const people: Record<Person, Actor> = {
    buyer: await actor(await shop.buyer('Buyer One')),
    other: await actor(await shop.buyer('Buyer Two')),
    member: await actor(founder),
    admin: await actor(admin),
  }
  await shop.admin('Admin Two')
  const add = (name: string) => addTestPart(shop, { name, quantity: 1_000_000 })
  const onSale = await Promise.all(['Test CPU 9', 'Test GPU', 'Test RAM'].map(add))
  const parts = await Promise.all(Array.from({ length: 20 }, (_, at) => add(`Spare ${at}`)))
  const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#246' } })
    .png()
    .toBuffer()
  const { body: image } = await upload(shop, people.admin.user, png)
  for (const person of ['buyer', 'other'] as const)
    people[person].orders.push(
      await placeTestOrder(people[person].user, onSale[0]!),
      await paidOrder(shop, people[person].user, onSale[0]!),
    )
  /** What was told to be there, by the table that keeps it. */
  const told = {
    orders: new Set([...people.buyer.orders, ...people.other.orders]),
    part: new Set([...onSale, ...parts]),
    review: new Set<string>(),
  }
  const inquiries = await Promise.all(
    (['buyer', 'other'] as const).map(async (person) => {
      const { user, orders } = people[person]
      const asked = { kind: 'question', text: 'When?' }
      const answer = await user.call('POST', `/order/${orders[0]}/inquiries`, asked)
      return ((await answer.json()) as { insertedId: string }).insertedId
    }),
  )
  const intents: string[] = []
  const cursors = new Map<string, string[]>()

  const lists = (plan: Plan): Record<KnownKind, unknown[]> => {
    const person = plan.actor === 'visitor' ? people.buyer : people[plan.actor]
    const isGuest = plan.operation.path.startsWith('/api/auth/')
    const { email, password, cookie } = isGuest ? person.guest : person.user
    const all = [...told.orders]
    return {
      'own order': plan.actor === 'admin' ? all : person.orders,
      'any order': all,
      inquiry: inquiries,
      'part on sale': onSale,
      part: parts,
      'own email': [email],
      'any email': Object.values(people).map(({ user }) => user.email),
      intent: intents,
      image: [image.data.url],
      cursor: cursors.get(plan.operation.name) ?? [],
      password: [password],
      'session token': [/session_token=([^.]+)/.exec(decodeURIComponent(cookie))?.[1]],
    }
  }

  return {
    shop,
    people,
    png,
    told,
    /** A value of a plan with what is known now in the place of what was only named. */
    resolve: (plan: Plan, value: unknown): unknown => resolve(lists(plan), value),
    /** Keeps what an answer told, and puts back what would stop the requests after it. */
    learn: async (plan: Plan, answer: Answer) => {
      if (answer.status !== 200) return
      const { name } = plan.operation
      const { insertedId, clientSecret } = readObject(answer.body)
      if (name === 'addReview') told.review.add(String(insertedId))
      if (name === 'addPart') {
        told.part.add(String(insertedId))
        parts.push(String(insertedId))
      }
      if (name === 'placeOrder') {
        told.orders.add(String(insertedId))
        if (plan.actor !== 'visitor') people[plan.actor].orders.push(String(insertedId))
      }
      if (name === 'addInquiry') inquiries.push(String(insertedId))
      if (name === 'startPayment') {
        const intent = String(clientSecret).split('_secret_')[0]!
        intents.push(intent)
        if (intents.length % 2 === 0) await payAtProvider(shop, intent)
      }
      const next = /[?&]cursor=([^&>]+)/.exec(answer.headers.link?.toString() ?? '')?.[1]
      if (next) cursors.set(name, [...(cursors.get(name) ?? []).slice(-20), next])
      if (name === 'deletePart') {
        const id = await add(`Spare ${randomUUID().slice(0, 4)}`)
        told.part.add(id)
        parts.push(id)
      }
      if (name === 'promoteUser' || name === 'demoteUser') await resetRoles(shop, people)
      if (name === 'endSessions')
        for (const person of Object.values(people))
          person.user = await signInAgain(shop.publicUrl, person.user)
      if (plan.actor !== 'visitor' && endsSession.test(name))
        people[plan.actor].guest = await signUp(shop.publicUrl, 'Guest')
    },
    close: shop.close,
  }
}

const endsSession = /^(signOut|revokeSessions?|changePassword|\w+TwoFactor)$/

/** Another request may end all sessions in this very moment: the shop then refuses the one that has begun. */
async function signInAgain(shopUrl: string, user: TestUser, attempts = 5): Promise<TestUser> {
  try {
    return await signIn(shopUrl, user)
  } catch (error) {
    if (attempts === 1 || !String(error).includes('WAYS_ENDED')) throw error
    return await signInAgain(shopUrl, user, attempts - 1)
  }
}

/** A statement for each: one for two rows would lock them in no certain order, beside another such one. */
async function resetRoles(shop: TestShop, people: Record<Person, Actor>) {
  const roles = { buyer: null, other: null, member: null, admin: 'admin' } as const
  for (const person of ['admin', 'buyer', 'other', 'member'] as const)
    await shop.sql`
      update users set role = ${roles[person]} where email = ${people[person].user.email}`
}

/** The answer's JSON if it is an object, else nothing of one. */
function readObject(bytes: Buffer): Record<string, unknown> {
  const text = bytes.toString()
  return text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : {}
}

function resolve(lists: Record<KnownKind, unknown[]>, value: unknown): unknown {
  if (value instanceof Known) {
    const list = lists[value.kind]
    return list[value.pick % Math.max(list.length, 1)]
  }
  if (Array.isArray(value)) return value.map((one) => resolve(lists, one))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, resolve(lists, one)]))
}
