import { useState } from 'react'
import { groupNames } from '../../../contract/shop-record/group-names.ts'
import type { RecordGroup, RecordShown } from '../../../contract/shop-record/record.ts'
import { CallFault, call } from '../../app/api.ts'
import { useReload } from '../../app/queries.tsx'
import { toast } from '../../ui/overlays/toast.ts'

type Texts = Record<string, string>

/**
 * Saves a group of the record, checked by the contract first. `fieldOf` is the field in which what is wrong at a path of
 * the group is said. `save` answers the errors by field.
 */
export function useSave(
  group: RecordGroup,
  { version }: RecordShown,
  fieldOf: (path: string[]) => string,
) {
  const reload = useReload()
  const [errors, setErrors] = useState<Texts>({})
  const [fault, setFault] = useState<Error>()
  const [busy, setBusy] = useState(false)
  const save = async (value: unknown): Promise<Texts> => {
    setBusy(true)
    setFault(undefined)
    const refused = await check(group, value, fieldOf)
    setErrors(refused)
    if (Object.keys(refused).length === 0)
      try {
        await call('PATCH /shop-record', { version, change: { [group]: value } })
        toast.success(`${groupNames[group]} saved`)
        await Promise.all([reload('GET /shop-record'), reload('GET /shop-record/versions')])
      } catch (error) {
        setErrors(error instanceof CallFault ? toldOf(error, group, fieldOf) : {})
        setFault(error as Error)
      }
    setBusy(false)
    return refused
  }
  return { save, errors, fault, busy }
}

/** What the contract has against a group. */
async function check(
  group: RecordGroup,
  value: unknown,
  fieldOf: (path: string[]) => string,
): Promise<Texts> {
  const [{ shopRecord }, { config }] = await Promise.all([
    import('../../../contract/shop-record/record.ts'),
    import('zod'),
  ])
  // compiled checks need eval, which the pages' policy forbids
  config({ jitless: true })
  const result = shopRecord.shape[group].safeParse(value)
  const refused: Texts = {}
  for (const { path, message } of result.error?.issues ?? [])
    refused[fieldOf(path.map(String))] ??= message
  return refused
}

/** The same of a refusal: its paths begin with "change" and the group. */
function toldOf({ errors }: CallFault, group: RecordGroup, fieldOf: (path: string[]) => string) {
  const refused: Texts = {}
  for (const { path, message } of errors) {
    const [, first, ...rest] = path.split('.')
    if (first === group) refused[fieldOf(rest)] ??= message
  }
  return refused
}
