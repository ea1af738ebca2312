import { afterAll, beforeAll, describe } from 'vitest'
import { accountRaces } from './account.races.ts'
import { type Cast, openCast } from './cast.fixture.ts'
import { checkerRaces } from './checker.races.ts'
import { eventRaces } from './event.races.ts'
import { feedRaces } from './feed.races.ts'
import { jobRaces } from './job.races.ts'
import { limitRaces } from './limit.races.ts'
import { mixedRaces } from './mixed.races.ts'
import { payingRaces } from './paying.races.ts'
import { peopleRaces } from './people.races.ts'
import { full } from './run.fixture.ts'
import { stockRaces } from './stock.races.ts'

// one pair of instances for all: starting one takes seconds
describe('two instances', { timeout: full ? 1_800_000 : 120_000 }, () => {
  let open: Cast
  beforeAll(async () => {
    open = await openCast()
  })
  afterAll(() => open?.shops.close())
  const cast = () => open

  describe('the checker', () => checkerRaces(cast))
  describe('stock', () => stockRaces(cast))
  describe('all at once', () => mixedRaces(cast))
  describe('paying', () => payingRaces(cast))
  describe('events', () => eventRaces(cast))
  describe('feeds', () => feedRaces(cast))
  describe('jobs', () => jobRaces(cast))
  describe('people', () => peopleRaces(cast))
  describe('limits', () => limitRaces(cast))
  // the last: what is paid by transfer, I3 and I4 would miss at the card provider
  describe('accounts', () => accountRaces(cast))
})
