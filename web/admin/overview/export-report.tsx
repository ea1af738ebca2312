import { Download } from 'lucide-react'
import { useState } from 'react'
import type { ReportName } from '../../../contract/figures.ts'
import { call } from '../../app/api.ts'
import { ownFile } from '../../app/own-file.ts'
import { saveFile } from '../../app/save-file.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/overlays/toast.ts'

export type Days = '7' | '30' | '90' | '365'

type Props = {
  of: ReportName
  days: number
  /** What is exported, for readers: "Export the days". */
  name: string
}

/** Gives all rows of one of the figures as a file. */
export function ExportReport({ of, days, name }: Props) {
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      const file = await call('GET /figures/export', { of, days: String(days) as Days })
      saveFile(file, ownFile(`${of}.csv`))
    } catch (fault) {
      toast.failure(fault instanceof Error ? fault.message : String(fault))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button size="small" variant="quiet" busy={busy} onClick={() => void save()}>
      <Download size={15} aria-hidden="true" />
      Export<span className="sr-only"> {name}</span>
    </Button>
  )
}
