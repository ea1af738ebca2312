import { rightWords } from '../../contract/companies/rights.ts'
import { type FieldError, Refusal } from '../../contract/refusals.ts'
import { readFields } from '../requests/input.ts'
import type { Log } from '../telemetry/log.ts'
import { Refused } from './ask-calls.ts'
import {
  type Context,
  type Holder,
  isOffered,
  missingRight,
  missingScope,
  notice,
  scopeOf,
  type Tool,
} from './tool.ts'

/** A tool's result, in the form of the protocol. */
export type Result = {
  content: { type: 'text'; text: string }[]
  structuredContent?: Record<string, unknown>
  isError?: boolean
}

/**
 * Runs a tool for whoever may use it. What is refused is a result that says so in the shop's own words, which an assistant
 * can read and act on; nothing is thrown.
 */
export async function runTool(
  one: Tool,
  holder: Holder,
  context: Context,
  given: Record<string, unknown>,
  log: Log,
): Promise<Result> {
  try {
    requireOffer(one, holder)
    readFields(one.input, given)
    const structuredContent = await one.run(context, given)
    return { content: [text(notice), text(inPlainSight(structuredContent))], structuredContent }
  } catch (error) {
    return refused(problemOf(error, one, log))
  }
}

function requireOffer(one: Tool, holder: Holder) {
  if (isOffered(one, holder)) return
  if (!holder) throw new Refusal('key_needed', { scope: scopeOf(one) ?? '' })
  const scope = missingScope(one, holder)
  if (scope) throw new Refusal('scope_missing', { scope })
  const right = missingRight(one, holder)
  if (!right || !holder.company) throw new Refusal('not_allowed')
  const company = holder.company.name
  throw new Refusal('right_missing', { company, what: rightWords[right] })
}

type Told = { code: string; detail: string; errors?: FieldError[] | undefined; requestId?: string }

function problemOf(error: unknown, { name }: Tool, log: Log): Told {
  if (error instanceof Refused) return error.problem
  if (error instanceof Refusal)
    return { code: error.code, detail: error.message, errors: error.errors }
  log.error({ err: error, tool: name }, 'unexpected')
  const { code, message } = new Refusal('internal')
  return { code, detail: message }
}

/** In words first, then for programs. It has no structured content: that is what the tool promises, which this is not. */
function refused({ code, detail, errors, requestId }: Told): Result {
  const fields = errors?.map(({ path, message }) => `${path}: ${message}`) ?? []
  return {
    content: [
      text([detail, ...fields].join('\n')),
      text(inPlainSight({ code, errors, requestId })),
    ],
    isError: true,
  }
}

const text = (words: string) => ({ type: 'text' as const, text: words })

/**
 * As JSON in which nothing is hidden: marks of direction, tags and other signs that no eye sees, by which a text can say to a
 * program what it does not say to people, stand there as escapes.
 */
const inPlainSight = (value: object) =>
  JSON.stringify(value).replace(/[\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu, (sign) =>
    [...Array(sign.length).keys()]
      .map((at) => `\\u${sign.charCodeAt(at).toString(16).padStart(4, '0')}`)
      .join(''),
  )
