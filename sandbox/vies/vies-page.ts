import { html } from 'hono/html'
import { type Markup, page } from '../page.ts'
import type { Asked } from './vies.ts'

export const manners = ['up', 'slow', 'down', 'wrong'] as const
export type Manner = (typeof manners)[number]

const words: Record<Manner, string> = {
  up: 'It answers',
  slow: 'It answers after three seconds',
  down: 'The member’s register is unavailable',
  wrong: 'It answers nonsense',
}

/** How the register answers, which numbers it does not know, and what it was asked. */
export const viesPage = (shown: { manner: Manner; refused: string[]; asked: Asked[] }): Markup =>
  page({
    title: 'Tax numbers · Partwright sandbox',
    place: '/vies',
    body: html`<div class="head"><h1>Tax numbers</h1><p class="soft small">${shown.asked.length} asked</p></div>
    <p class="soft">Stands in for VIES, the EU’s register of tax numbers. Every number with right check digits is valid there, such as <code>DE136695976</code> or <code>ATU13585627</code>, but those that you list here.</p>
    <section class="card stack"><h2>How it answers</h2>
    <form class="stack" method="post" action="/vies/manner">
      <label class="stack"><span>Answer</span>
      <select name="manner">${manners.map(
        (one) =>
          html`<option value="${one}"${one === shown.manner ? html` selected` : ''}>${words[one]}</option>`,
      )}</select></label>
      <div class="row end"><button>Save</button></div>
    </form></section>
    <section class="card stack"><h2>Numbers that are not valid</h2>
    <form class="stack" method="post" action="/vies/refused">
      <label class="stack"><span>Numbers, with spaces between them</span>
      <input type="text" name="numbers" value="${shown.refused.join(' ')}" autocomplete="off" spellcheck="false"></label>
      <div class="row end"><button>Save</button></div>
    </form></section>
    ${
      shown.asked.length === 0
        ? html`<p class="empty">Nobody has asked yet.</p>`
        : html`<section class="stack"><h2>Asked</h2><ul class="list">${shown.asked.map(
            (one) => html`<li class="entry"><span class="grow"><strong>${one.number}</strong>
            <span class="soft small">${one.at.slice(0, 19).replace('T', ' ')} UTC${one.asker ? ` by ${one.asker}` : ''}</span></span>
            <span>${one.answer}</span></li>`,
          )}</ul></section>`
    }`,
  })
