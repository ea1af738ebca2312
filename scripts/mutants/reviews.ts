import { type Mutant, mutant } from './mutant.ts'

const own = 'server/reviews/own/store.ts'
const adding = 'server/reviews/add-review.ts'
const moderating = 'server/reviews/moderate-review.ts'
const migration = 'server/database/migrations/0033-one-review-each.sql'
const oneEach = 'server/reviews/one-each.test.ts'
const held = 'server/reviews/moderation/held.test.ts'

/** What keeps a buyer to one review, and what nobody has looked at from being seen. */
export const reviewMutants: Mutant[] = [
  mutant(
    'one-review-each',
    'T74',
    [[adding, 'if (mine) await updateReview(sql, written)\n    else await', 'await']],
    oneEach,
    'takes the place of the first',
  ),
  mutant(
    'review-writer-locked',
    'T74',
    [[own, '\n    for no key update`', '`']],
    oneEach,
    'does not miss the review',
  ),
  mutant(
    'review-and-shipment-in-turn',
    'T74',
    [[migration, '  perform 1 from users where id = new.buyer_id for no key update;\n']],
    oneEach,
    'does not miss the review',
  ),
  mutant(
    'verified-by-shipment',
    'T74',
    [[migration, "buyer_id = buyer and status = 'shipped'", 'buyer_id = buyer']],
    oneEach,
    'from the first shipped order',
  ),
  mutant(
    'hidden-stays-hidden',
    'T74',
    [[adding, " || mine?.state === 'held' || mine?.hiddenAt"]],
    oneEach,
    'does not come back',
  ),
  mutant(
    'verified-first',
    'T74',
    [['server/reviews/store.ts', 'order by is_verified desc, id desc', 'order by id desc']],
    oneEach,
    'lead the list',
  ),
  mutant(
    'moderated-waits',
    'T74',
    [[adding, 'config.moderatesReviews || ']],
    held,
    'waits until an admin',
  ),
  mutant(
    'shown-as-read',
    'T74',
    [[moderating, 'version !== undefined && version !== review.version', 'false']],
    held,
    'no other words',
  ),
  mutant(
    'own-review-only',
    'T74',
    [
      [
        own,
        'where id = ${id} and user_id = ${userId} and state not',
        'where id = ${id} and state not',
      ],
    ],
    oneEach,
    'takes theirs back',
  ),
]
