import { html } from 'hono/html'
import { type Markup, page } from '../page.ts'
import type { Form } from './read-form.ts'
import { inMajor } from './statement.ts'
import type { Account, Transfer } from './store.ts'

type Shown = {
  account: Account
  transfers: Transfer[]
  shopUrl: string
  /** What was typed into a form that was not taken, and why it was not. */
  form: Form
  fault: string | undefined
  today: string
}

/** The bank: a transfer to the shop, what was transferred, and the statements of it. */
export const bankPage = (shown: Shown): Markup =>
  page({
    title: 'Bank · Partwright sandbox',
    place: '/bank',
    body: html`<div class="head"><h1>Bank</h1><p class="soft small">${shown.transfers.length} booked</p></div>
    <p class="soft">Stands in for the bank where the shop has its account. Transfer to it, save the statement, and upload that under <a href="${shown.shopUrl}/dashboard/bank">Bank</a> in the shop.</p>
    ${shown.fault === undefined ? '' : html`<p class="field" role="alert"><span class="problem">${shown.fault}</span></p>`}
    ${transferForm(shown)}
    ${statementForm(shown)}
    ${list(shown)}
    ${accountForm(shown.account)}`,
  })

type Field = {
  name: string
  label: string
  value?: string | undefined
  hint?: string
  type?: string
}

const field = ({ name, label, value = '', hint, type = 'text' }: Field) =>
  html`<label class="stack"><span>${label}${hint ? html` <span class="soft small">${hint}</span>` : ''}</span>
  <input type="${type}" name="${name}" value="${value}" autocomplete="off"></label>`

const transferForm = ({ account, form, today }: Shown) =>
  html`<section class="card stack"><h2>Transfer to the shop</h2>
  <form class="stack" method="post" action="/bank/transfers">
    ${field({ name: 'amount', label: `Amount in ${account.currency}`, value: form.amount, hint: 'also a part of what is to be paid' })}
    ${field({ name: 'text', label: 'Text', value: form.text, hint: 'such as the number of an invoice or order, or its RF reference' })}
    ${field({ name: 'name', label: 'From whom', value: form.name })}
    ${field({ name: 'iban', label: 'Their IBAN', value: form.iban, hint: 'may be empty' })}
    ${field({ name: 'endToEnd', label: 'End to end', value: form.endToEnd, hint: 'their own reference, may be empty' })}
    ${field({ name: 'fee', label: 'Fee that a bank keeps of it', value: form.fee, hint: 'such as 0.40' })}
    ${field({ name: 'copies', label: 'How often', value: form.copies ?? '1', hint: 'more than once: transfers that are the same', type: 'number' })}
    ${field({ name: 'day', label: 'Day', value: form.day ?? today })}
    <label class="choice"><input type="checkbox" name="bare"${form.bare === 'on' ? html` checked` : ''}> Without a reference of the bank</label>
    <div class="row end"><button class="primary">Transfer</button></div>
  </form></section>`

const statementForm = ({ transfers, today }: Shown) =>
  html`<section class="card stack"><h2>Statement</h2>
  <p class="soft small">In camt.053, of the days from the first to the last.</p>
  <form class="stack" method="get" action="/bank/statement">
    ${field({ name: 'from', label: 'From', value: transfers[0]?.day ?? today })}
    ${field({ name: 'to', label: 'To', value: transfers.at(-1)?.day ?? today })}
    <div class="row end"><button>Save the statement</button></div>
  </form></section>`

function list({ transfers, account: { currency } }: Shown) {
  if (transfers.length === 0) return html`<p class="empty">Nothing was transferred yet.</p>`
  const item = (one: Transfer) => html`<li class="entry">
    <span class="grow"><strong>${one.name}</strong> <span class="soft small">${one.day}</span><br>
    <span class="soft small">${one.text}</span></span>
    <span><strong>${inMajor(one.amountMinor, currency)}</strong>${one.feeMinor > 0 ? html`<br><span class="soft small">less ${inMajor(one.feeMinor, currency)}</span>` : ''}</span>
    ${stateOf(one)}</li>`
  return html`<section class="stack"><h2>Booked, in ${currency}</h2>
  <ul class="list">${transfers.toReversed().map(item)}</ul>
  <form method="post" action="/bank/forget"><button class="quiet">Forget them</button></form></section>`
}

function stateOf(one: Transfer) {
  if (one.returns) return html`<span class="soft small">takes one back</span>`
  if (one.isReturned) return html`<span class="soft small">went back</span>`
  return html`<form method="post" action="/bank/transfers/${one.id}/return"><button aria-label="Return the transfer of ${one.name}">Return</button></form>`
}

const accountForm = ({ iban, currency }: Account) =>
  html`<section class="card stack"><h2>The shop’s account</h2>
  <p class="soft small">As the shop says under Shop, Seller, where invoices are paid to.</p>
  <form class="stack" method="post" action="/bank/account">
    ${field({ name: 'iban', label: 'IBAN', value: iban })}
    ${field({ name: 'currency', label: 'Currency', value: currency })}
    <div class="row end"><button>Save</button></div>
  </form></section>`
