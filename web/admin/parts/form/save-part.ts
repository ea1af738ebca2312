import type { Part } from '../../../../contract/parts/parts.ts'
import { CallFault, call } from '../../../app/api.ts'
import { changedFields, type Field, type Meeting, meetingsOf } from './meet.ts'
import { lifeFields, type PartFormValues } from './values.ts'

/** The part as it was saved; or what it is now, what is typed of it, and which of that somebody else changed too. */
type Outcome = { saved: Part } | { fault: CallFault; now: Part; mine: Field[]; meetings: Meeting[] }

/**
 * Sends what is typed otherwise than in `base`, which the form was filled from. What only somebody else changed since
 * then stays as they left it. Throws CallFault.
 */
export async function savePart(base: Part, typed: PartFormValues, body: object): Promise<Outcome> {
  const { _id: id } = base
  const read = () => call('GET /parts/{id}', { id })
  const mine = changedFields(typed, base)
  const names = new Set<string>(mine)
  // why it is another now is said beside what is another
  if (lifeFields.some((name) => names.has(name))) names.add('lifecycleNote')
  const changed = Object.fromEntries(Object.entries(body).filter(([name]) => names.has(name)))
  const save = (version: number) => call('PATCH /parts/{id}', { id, version, ...changed })
  try {
    await save(base.version)
  } catch (fault) {
    if (!(fault instanceof CallFault && fault.code === 'part_changed')) throw fault
    const now = await read()
    const meetings = meetingsOf(typed, base, now)
    if (meetings.length > 0) return { fault: onlyOf(meetings, fault), now, mine, meetings }
    await save(now.version)
  }
  return { saved: await read() }
}

/** The shop compares all that was sent with what is there: of what nobody else changed there is nothing to say. */
const onlyOf = (meetings: Meeting[], fault: CallFault) =>
  new CallFault({
    status: fault.status,
    code: fault.code,
    requestId: fault.requestId,
    detail: fault.message,
    errors: fault.errors.filter(({ path }) => meetings.some(({ field }) => field === path)),
  })
