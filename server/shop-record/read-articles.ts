import type { Input, Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import { markdownToHtml } from '../../contract/markdown/markdown.ts'
import { plainText } from '../../contract/markdown/plain-text.ts'
import { Refusal } from '../../contract/refusals.ts'
import type { ShopRecord } from '../../contract/shop-record/record.ts'
import type { Anyone, Shop } from '../shop.ts'
import { readRecord } from './read-record.ts'

const wordsAMinute = 220

/** The shop's own articles, in its order. Refuses with not_found where the shop has no blogs. */
export async function listArticles(shop: Shop): Promise<Output<Calls['listArticles']>> {
  const { lead, supplied, own } = await readArticles(shop)
  return { lead, supplied, articles: own.map((one) => read(one).listed) }
}

/** One of them. Refuses with not_found. */
export async function getArticle(
  shop: Shop,
  _caller: Anyone,
  { slug }: Input<Calls['getArticle']>,
): Promise<Output<Calls['getArticle']>> {
  const found = (await readArticles(shop)).own.find((one) => one.slug === slug)
  if (!found) throw new Refusal('not_found')
  const { listed, html } = read(found)
  return { ...listed, html }
}

async function readArticles(shop: Shop) {
  const { articles, menu } = await readRecord(shop)
  if (!menu.blogs) throw new Refusal('not_found')
  return articles
}

type Article = ShopRecord['articles']['own'][number]

/** Each as it was last read: a change makes it another object. */
const known = new WeakMap<Article, ReturnType<typeof readAnew>>()

function read(article: Article) {
  const cached = known.get(article) ?? readAnew(article)
  known.set(article, cached)
  return cached
}

function readAnew({ text, ...article }: Article) {
  const html = markdownToHtml(text)
  const words =
    plainText(html.replace(/<pre>.*?<\/pre>/gs, ' ')).match(/[\p{L}\p{N}]+/gu)?.length ?? 0
  const listed = { ...article, minutes: Math.max(1, Math.round(words / wordsAMinute)) }
  return { listed, html }
}
