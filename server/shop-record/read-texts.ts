import type { Input, Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import { markdownToHtml } from '../../contract/markdown/markdown.ts'
import { plainText } from '../../contract/markdown/plain-text.ts'
import { Refusal } from '../../contract/refusals.ts'
import type { Anyone, Shop } from '../shop.ts'
import { placeholdersOf } from './placeholders.ts'
import { readRecord } from './read-record.ts'

/** What the home page says of the shop. */
export async function getHomeTexts(shop: Shop): Promise<Output<Calls['getHomeTexts']>> {
  const record = await readRecord(shop)
  const given = placeholdersOf(shop, record)
  return {
    ...record.home,
    about: markdownToHtml(record.home.about, given),
    questions: record.questions.map(({ question, answer }) => {
      const html = markdownToHtml(answer, given)
      return { question, answer: html, text: plainText(html) }
    }),
  }
}

/** One policy. Refuses with not_found. */
export async function getPolicy(
  shop: Shop,
  _caller: Anyone,
  { slug }: Input<Calls['getPolicy']>,
): Promise<Output<Calls['getPolicy']>> {
  const record = await readRecord(shop)
  const found = record.policies.find((one) => one.slug === slug)
  if (!found) throw new Refusal('not_found')
  const { text, ...policy } = found
  return { ...policy, html: markdownToHtml(text, placeholdersOf(shop, record)) }
}
