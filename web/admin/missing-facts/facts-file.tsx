import { useState } from 'react'
import type { FactsResult } from '../../../contract/builds/person-facts.ts'
import { call } from '../../app/api.ts'
import { useReload } from '../../app/queries.tsx'
import { FaultNote } from '../../trade/faults/fault-note.tsx'
import { TextField } from '../../ui/forms/field.tsx'
import { counted } from '../../ui/words/amounts.tsx'
import { useAction } from '../use-action.ts'

/** A file with columns sku, fact, value and source that was filled in, and what became of its rows. */
export function FactsFile() {
  const reload = useReload()
  const { fault, run } = useAction()
  const [result, setResult] = useState<FactsResult | null>(null)
  const send = (file: File) =>
    run('file', async () => {
      setResult(await call('POST /admin/part-facts', { csv: await file.text() }))
      await reload('GET /admin/missing-facts')
    })
  return (
    <section className="panel space-y-3 p-4" aria-label="A file of facts">
      <TextField
        label="A file that was filled in"
        hint="CSV with the columns sku, fact, value and source. Rows without a value are left out."
        type="file"
        accept=".csv,text/csv"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void send(file)
          target.value = ''
        }}
      />
      {fault && <FaultNote error={fault.error} focus />}
      {result && (
        <div role="status">
          <p className="font-medium">
            {counted(result.written, 'fact')} written, {result.unchanged} as before,{' '}
            {counted(result.refused.length, 'row')} refused
          </p>
          <ul className="text-sm text-soft">
            {result.refused.slice(0, 50).map(({ line, reason }) => (
              <li key={line}>
                Line {line}: {reason}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}
