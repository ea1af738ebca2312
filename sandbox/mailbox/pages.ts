import { html } from 'hono/html'
import { type Markup, page } from '../page.ts'
import { attachmentPath } from './mail-api.ts'
import type { StoredMessage } from './store.ts'

const scripts = ['/mail/mail.js']

/** The views of one message, as tabs. */
export const views = ['html', 'text', 'headers', 'raw', 'links'] as const
export type View = (typeof views)[number]

const viewNames: Record<View, string> = {
  html: 'HTML',
  text: 'Text',
  headers: 'Headers',
  raw: 'Raw',
  links: 'Links',
}

export function listPage(messages: StoredMessage[], words: string): Markup {
  const count = `${messages.length} ${messages.length === 1 ? 'message' : 'messages'}`
  return page({
    title: 'Mail · Partwright sandbox',
    place: '/mail',
    scripts,
    body: html`<div class="head">
      <div><h1>Mail</h1><p class="small soft"><span id="count">${count}</span> · <span id="live" role="status">Reload to see new mail</span></p></div>
      <form class="search" method="get" action="/mail" role="search">
        <label class="hidden-label" for="q">Search mail</label>
        <input id="q" type="search" name="q" value="${words}" placeholder="Search" autocomplete="off">
        <button>Search</button>
      </form>
      <form method="post" action="/mail/delete" data-confirm="Delete all messages?"><button class="danger">Delete all</button></form>
    </div>
    <div id="messages">${
      messages.length
        ? html`<ul class="list">${messages.map(line)}</ul>`
        : html`<p class="empty">${words ? `Nothing found for “${words}”.` : 'No mail yet. What the shop sends appears here.'}</p>`
    }</div>`,
  })
}

function line(message: StoredMessage): Markup {
  const { id, to, subject, text, attachments, seen } = message
  return html`<li><a class="item" href="/mail/${id}"><span class="grow mail-line">
    <span class="cut small soft">${to.join(', ')}</span>
    <span class="cut mail-subject"><span${seen ? '' : html` class="unread"`}>${subject || '(no subject)'}</span>
      <span class="small soft">${text.replaceAll(/\s+/g, ' ').slice(0, 160)}</span></span>
    <span class="small soft">${attachments.length ? html`<span class="tag">${attachments.length} att.</span> ` : ''}${timeOf(message)}</span>
  </span></a></li>`
}

export function messagePage(message: StoredMessage, view: View, raw: string): Markup {
  const { id, subject, from, fromName, to, attachments } = message
  return page({
    title: `${subject || '(no subject)'} · Mail`,
    place: '/mail',
    scripts,
    body: html`<p class="small"><a href="/mail">All mail</a></p>
    <div class="head"><h1>${subject || '(no subject)'}</h1></div>
    <dl class="facts">
      <dt>From</dt><dd>${fromName ? `${fromName} <${from}>` : from}</dd>
      <dt>To</dt><dd>${to.join(', ')}</dd>
      <dt>Received</dt><dd>${timeOf(message)}</dd>
      ${attachments.length ? html`<dt>Attachments</dt><dd>${attachmentList(message)}</dd>` : ''}
    </dl>
    <nav class="tabs" aria-label="Views of the message">${views.map(
      (name) =>
        html`<a href="/mail/${id}?view=${name}"${name === view ? html` aria-current="page"` : ''}>${viewNames[name]}${
          name === 'links' ? ` (${message.links.length})` : ''
        }</a>`,
    )}</nav>
    ${viewOf(message, view, raw)}`,
  })
}

export function noMessagePage(): Markup {
  return page({
    title: 'Mail · Partwright sandbox',
    place: '/mail',
    body: html`<h1>There is no such message</h1><p>It may have been deleted. <a href="/mail">All mail</a></p>`,
  })
}

function attachmentList({ id, attachments }: StoredMessage): Markup {
  return html`${attachments.map(
    ({ filename, contentType, size }, index) =>
      html`<span class="block"><a href="${attachmentPath(id, index + 1)}" download>${filename}</a>
      <span class="soft">${contentType}, ${sizeOf(size)}</span></span>`,
  )}`
}

function viewOf(message: StoredMessage, view: View, raw: string): Markup {
  switch (view) {
    case 'html':
      return message.html
        ? html`<div class="card flush"><iframe class="mail-body" title="HTML part of the message" src="/mail/${message.id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox" referrerpolicy="no-referrer"></iframe></div>`
        : html`<p class="empty">This message has no HTML part.</p>`
    case 'text':
      return message.text
        ? html`<div class="card"><pre class="sheet">${message.text}</pre></div>`
        : html`<p class="empty">This message has no text part.</p>`
    case 'headers':
      return html`<div class="card"><dl class="facts">${Object.entries(message.headers).map(
        ([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`,
      )}</dl></div>`
    case 'raw':
      return html`<p class="small"><a href="/mail/api/messages/${message.id}/raw" download="message-${message.id}.eml">Download as .eml</a></p>
      <div class="card"><pre class="sheet">${raw}</pre></div>`
    case 'links':
      return message.links.length
        ? html`<ul class="list">${message.links.map(
            (
              link,
            ) => html`<li><a class="item" href="${link}" target="_blank" rel="noopener noreferrer">
              <span class="grow wrap">${link}</span><span class="button">Open</span></a></li>`,
          )}</ul>`
        : html`<p class="empty">This message has no links.</p>`
  }
}

function timeOf({ receivedAt }: StoredMessage): Markup {
  return html`<time datetime="${receivedAt}">${receivedAt.slice(0, 16).replace('T', ' ')} UTC</time>`
}

function sizeOf(bytes: number): string {
  return bytes < 1024 ? `${bytes} B` : `${(bytes / 1024).toFixed(1)} kB`
}
