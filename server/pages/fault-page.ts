import { html } from 'hono/html'
import { z } from 'zod'
import { type ShopOnPage, searchBox, showNote } from './layout.ts'

const problem = z.object({ title: z.string(), detail: z.string(), requestId: z.string() })

/** Whether somebody looks at this with a browser; programs get problem+json. */
export const isForPeople = (request: Request) =>
  request.headers.get('accept')?.includes('text/html') === true &&
  !new URL(request.url).pathname.startsWith('/api/')

/** Whether a program asks for an answer that is no page. */
export const wantsProgram = (request: Request) => {
  const accept = request.headers.get('accept') ?? ''
  return accept.includes('json') && !accept.includes('text/html')
}

/** A refusal, told as problem+json, as a page of the same status. */
export async function showFault(refused: Response, shop: ShopOnPage): Promise<Response> {
  const said = problem.parse(await refused.json())
  const retry = refused.headers.get('Retry-After')
  return await showNote(
    said.title,
    shop,
    html`<p class="fault" role="alert">${said.detail}</p>${searchBox()}
<p><a href="/parts">To all parts</a></p><p class="soft">Request <code>${said.requestId}</code></p>`,
    { status: refused.status, headers: retry ? { 'Retry-After': retry } : {} },
  )
}
