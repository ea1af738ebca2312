import type { Input, Output } from '../../../../contract/call.ts'
import type { Calls } from '../../../../contract/calls.ts'
import { synonymsUpTo } from '../../../../contract/parts/synonyms.ts'
import { Refusal } from '../../../../contract/refusals.ts'
import { writeAudit } from '../../../database/audit.ts'
import { newId } from '../../../database/new-id.ts'
import type { Shop, User } from '../../../shop.ts'
import { phraseKey } from '../../understanding/plain.ts'
import { forgetSynonyms } from './read-synonyms.ts'
import { countSynonyms, insertSynonym, lockSynonyms } from './store.ts'

/** Says what a phrase means. Refuses a phrase that has a meaning, however it is written, and more than searches can hold. */
export async function addSynonym(
  shop: Shop,
  caller: User,
  { phrase, means }: Input<Calls['addSynonym']>,
): Promise<Output<Calls['addSynonym']>> {
  const id = newId()
  const key = phraseKey(phrase)
  if (key === '' || phraseKey(means) === '') throw wordless(key === '' ? 'phrase' : 'means')
  await shop.database.transaction(async (sql) => {
    await lockSynonyms(sql)
    if ((await countSynonyms(sql)) >= synonymsUpTo)
      throw new Refusal('synonyms_full', { max: synonymsUpTo })
    if (!(await insertSynonym(sql, { id, phrase, phraseKey: key, means })))
      throw new Refusal('synonym_taken', { phrase })
    await writeAudit(sql, caller.id, 'synonym-added', id, { after: { phrase, means } })
  })
  forgetSynonyms(shop.database)
  return { insertedId: id }
}

/** A sign that is a number by itself, such as "½", is no word of a search. */
const wordless = (path: string) =>
  new Refusal('invalid_input', {}, { errors: [{ path, message: 'Write a word or a number' }] })
