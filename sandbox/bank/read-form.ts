import { perMajor } from './statement.ts'
import type { Account, NewTransfer } from './store.ts'

/** Texts of a form, by their names. */
export type Form = Record<string, string>

/** What is wrong with a form, in words. */
export class FormFault extends Error {}

/** Today, as this bank has it. */
export const today = () => new Date().toISOString().slice(0, 10)

export function readDay(text: string, name: string): string {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`))
  if (!isDay) throw new FormFault(`${name}: write a day as 2026-01-31.`)
  return text
}

export function readAccount(form: Form): Account {
  const iban = (form.iban ?? '').replace(/\s/g, '').toUpperCase()
  const currency = (form.currency ?? '').trim().toUpperCase()
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) throw new FormFault('Write an IBAN.')
  if (!/^[A-Z]{3}$/.test(currency)) throw new FormFault('Write a currency such as USD.')
  return { iban, currency }
}

function readAmount(text: string, name: string, currency: string): number {
  const size = perMajor(currency)
  const minor = Math.round(Number(text.replace(',', '.')) * size)
  const isRight = /^\d{1,9}([.,]\d{1,2})?$/.test(text) && Number.isSafeInteger(minor)
  if (!isRight) throw new FormFault(`${name}: write an amount such as 1200 or 1200.50.`)
  return minor
}

/** The transfers of a form: one, or several that are the same. What the bank keeps does not come. */
export function readTransfers(form: Form, { currency }: Account): NewTransfer[] {
  const sent = readAmount((form.amount ?? '').trim(), 'Amount', currency)
  const fee = form.fee?.trim() ? readAmount(form.fee.trim(), 'Fee', currency) : 0
  if (sent - fee <= 0)
    throw new FormFault('Nothing would come: the amount is to be more than the fee.')
  const copies = Number(form.copies ?? 1)
  if (!Number.isInteger(copies) || copies < 1 || copies > 10)
    throw new FormFault('How often: 1 to 10.')
  const text = (name: string, most: number) => (form[name] ?? '').trim().slice(0, most)
  const one: NewTransfer = {
    day: form.day ? readDay(form.day, 'Day') : today(),
    amountMinor: sent - fee,
    feeMinor: fee,
    name: text('name', 70) || 'Somebody',
    iban: text('iban', 42).replace(/\s/g, '').toUpperCase(),
    text: text('text', 140),
    endToEnd: text('endToEnd', 35),
    hasReference: form.bare !== 'on',
    returns: null,
  }
  return Array.from({ length: copies }, () => one)
}
