import { z } from 'zod'
import { countryOfTaxId } from '../../../contract/tax/areas.ts'
import { bareTaxNumber } from '../numbers/index.ts'
import type { TaxIdAnswer, TaxIds } from './port.ts'

const maxSeconds = 10
const largestAnswer = 64 * 1024

const answered = z.object({
  valid: z.boolean(),
  countryCode: z.string(),
  vatNumber: z.string(),
  name: z.string().nullish(),
  address: z.string().nullish(),
  requestIdentifier: z.string().nullish(),
  // it stands beside `valid: false` when a member's register was not asked at all
  userError: z.string().nullish(),
  errorWrappers: z.undefined().optional(),
})
const failed = z.object({ errorWrappers: z.array(z.object({ error: z.string() })).min(1) })

/**
 * The European Commission's VIES by its REST API: `POST {url}/check-vat-number`. Only an answer for the number that was asked
 * for, which says whether it is valid, is one; errors, outages and anything odd are unknown.
 * Source: https://ec.europa.eu/taxation_customs/vies/#/technical-information
 */
export function openVies(url: string): TaxIds {
  const ask = async (number: string, requester: string): Promise<TaxIdAnswer> => {
    const signal = AbortSignal.timeout(maxSeconds * 1_000)
    const asked = { ...partsOf(number), ...requesterOf(requester) }
    try {
      const found = await post(`${url}/check-vat-number`, asked, signal)
      const error = failed.safeParse(found).data?.errorWrappers[0]?.error
      // the seller's own number is not in the register: without it there is an answer, and no consultation number
      if (error === 'INVALID_REQUESTER_INFO' && 'requesterNumber' in asked)
        return readAnswer(
          await post(`${url}/check-vat-number`, partsOf(number), signal),
          number,
          'The register does not know the seller’s own tax number, so there is no consultation number.',
        )
      return readAnswer(found, number, '')
    } catch (error) {
      return unknown(signal.aborted ? `No answer within ${maxSeconds} seconds.` : wordsOf(error))
    }
  }
  return {
    check: ask,
    probe: async () => {
      const { result, note } = await ask(sample, '')
      return result === 'unknown' ? note : null
    },
  }
}

/** A number with right check digits, by which the register is tried: the Commission's own, in Luxembourg. */
const sample = 'LU26375245'

class OddAnswer extends Error {}

async function post(url: string, body: object, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
    redirect: 'error',
    signal,
  })
  const text = await readBounded(response)
  try {
    return JSON.parse(text)
  } catch {
    throw new OddAnswer(`It answered ${response.status} with what cannot be read.`)
  }
}

async function readBounded(response: Response): Promise<string> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of response.body ?? []) {
    size += piece.length
    if (size > largestAnswer) throw new OddAnswer('It answered more than can be an answer.')
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString()
}

function readAnswer(found: unknown, number: string, note: string): TaxIdAnswer {
  const error = failed.safeParse(found).data?.errorWrappers[0]?.error
  if (error) return unknown(`It said ${code(error)}.`)
  const { data } = answered.safeParse(found)
  const asked = partsOf(number)
  if (
    !data ||
    data.countryCode !== asked.countryCode ||
    bareTaxNumber(data.vatNumber) !== asked.vatNumber
  )
    return unknown('It answered what is no answer.')
  if (data.userError && !['VALID', 'INVALID'].includes(data.userError))
    return unknown(`It said ${code(data.userError)}.`)
  return {
    result: data.valid ? 'valid' : 'invalid',
    name: said(data.name, 300),
    address: said(data.address, 500),
    consultationNo: said(data.requestIdentifier, 60),
    note,
  }
}

const unknown = (note: string): TaxIdAnswer => ({
  result: 'unknown',
  name: '',
  address: '',
  consultationNo: '',
  note,
})

const code = (error: string) => error.replace(/[^\w-]/g, '').slice(0, 60) || 'nothing'

/** Members that do not tell a name answer dashes. */
const said = (text: string | null | undefined, most: number) => {
  const plain = (text ?? '')
    .replace(/[^\P{C}\n]/gu, ' ')
    .trim()
    .slice(0, most)
  return /^-+$/.test(plain) ? '' : plain
}

/** Greece is EL there. */
function partsOf(number: string) {
  const bare = bareTaxNumber(number)
  return { countryCode: bare.slice(0, 2).replace('GR', 'EL'), vatNumber: bare.slice(2) }
}

function requesterOf(number: string) {
  const { countryCode, vatNumber } = partsOf(number)
  return countryOfTaxId(countryCode)
    ? { requesterMemberStateCode: countryCode, requesterNumber: vatNumber }
    : {}
}

const wordsOf = (error: unknown) =>
  error instanceof OddAnswer ? error.message : 'It cannot be reached.'
