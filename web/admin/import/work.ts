import { useRef, useState } from 'react'
import type { Answered } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import type { ImportResult } from '../../../contract/parts/import.ts'
import { typedNumber } from '../../../contract/words/typed.ts'
import { useIdempotencyKey } from '../../app/idempotency-key.ts'
import { useReload } from '../../app/queries.tsx'
import { upload } from '../../app/upload.ts'

export type ImportPreview = Answered<Calls['previewImport']>
/** Column → field, specs.NAME, or '' for what is left out. */
export type Mapping = Record<string, string>
export type ImportSettings = {
  /** '' is: as the file shows. */
  decimalComma: '' | 'true' | 'false'
  keepUnknown: boolean
  skipRefused: boolean
  defaultCategory: string
  defaultPrice: string
  defaultQuantity: string
  defaultMinQuantity: string
  onlyKnown: boolean
  quantityIs: 'available' | 'onHand'
  /** Refuses rows that are older than what was said last, by the date of the file. */
  byDate: boolean
  encoding: string
  /** Fields of which somebody said that no column is one. */
  answered: string[]
}
/** What is under way, and how much of the file has been sent, from 0 to 1. */
export type Doing = { what: 'looking' | 'trying' | 'importing'; share: number }

const atFirst: ImportSettings = {
  decimalComma: '',
  keepUnknown: false,
  skipRefused: true,
  defaultCategory: '',
  defaultPrice: '',
  defaultQuantity: '',
  defaultMinQuantity: '',
  onlyKnown: false,
  quantityIs: 'available',
  byDate: false,
  encoding: '',
  answered: [],
}

/**
 * An import step by step: a file is looked into, its columns are matched, a dry run tells what would become of it, and
 * then it is done. What goes wrong keeps file, columns and settings; a change of these ends what a dry run told.
 */
export function useImport() {
  const [file, setFile] = useState<File | null>(null)
  const [preview, setPreview] = useState<ImportPreview | null>(null)
  const [mapping, setMapping] = useState<Mapping>({})
  const [settings, setSettings] = useState(atFirst)
  const [result, setResult] = useState<ImportResult | null>(null)
  const work = useOneAtATime()
  const idempotency = useIdempotencyKey()
  const reload = useReload()

  const choose = (chosen: File) =>
    work.run('looking', async (onProgress) => {
      setFile(chosen)
      setPreview(null)
      setResult(null)
      const seen = await upload('imports/preview', chosen, { onProgress })
      setPreview(seen)
      setSettings((before) => ({ ...before, decimalComma: '', answered: [] }))
      setMapping(Object.fromEntries(seen.columns.map(({ name, guess }) => [name, guess ?? ''])))
    })
  const send = (dryRun: boolean) =>
    work.run(dryRun ? 'trying' : 'importing', async (onProgress) => {
      if (!file || !preview) return
      const texts = textsOf(preview.needsMapping ? mapping : null, settings, dryRun, file)
      const key = idempotency.keyFor({
        ...texts,
        name: file.name,
        size: file.size,
        at: file.lastModified,
      })
      const told = await upload('imports', file, { texts, key, onProgress })
      idempotency.fulfilled()
      setResult(told)
      if (told.outcome === 'written') await reload('GET /parts', 'GET /parts/{id}')
    })
  const change = () => {
    setResult(null)
    work.clear()
  }
  return {
    file,
    preview,
    mapping,
    settings,
    result,
    choose,
    doing: work.doing,
    fault: work.fault,
    try: () => send(true),
    import: () => send(false),
    map: (column: string, field: string) => {
      change()
      setMapping((before) => ({ ...before, [column]: field }))
    },
    set: (some: Partial<ImportSettings>) => {
      change()
      setSettings((before) => ({ ...before, ...some }))
    },
    startAgain: () => {
      change()
      setFile(null)
      setPreview(null)
    },
  }
}

export type ImportWork = ReturnType<typeof useImport>

/** Runs one thing at a time, with how far it is and what went wrong. */
function useOneAtATime() {
  const [doing, setDoing] = useState<Doing | null>(null)
  const [fault, setFault] = useState<Error | null>(null)
  const isBusy = useRef(false)
  const run = async (what: Doing['what'], go: (tell: (share: number) => void) => Promise<void>) => {
    if (isBusy.current) return
    isBusy.current = true
    setFault(null)
    setDoing({ what, share: 0 })
    try {
      await go((share) => setDoing({ what, share }))
    } catch (error) {
      setFault(error as Error)
    } finally {
      isBusy.current = false
      setDoing(null)
    }
  }
  return { doing, fault, run, clear: () => setFault(null) }
}

function textsOf(mapping: Mapping | null, settings: ImportSettings, dryRun: boolean, file: File) {
  const all = {
    mapping: mapping ? JSON.stringify(mapping) : '',
    dryRun: String(dryRun),
    decimalComma: settings.decimalComma,
    keepUnknown: String(settings.keepUnknown),
    skipRefused: String(settings.skipRefused),
    onlyKnown: String(settings.onlyKnown),
    quantityIs: settings.quantityIs,
    asOf: settings.byDate ? new Date(file.lastModified).toISOString() : '',
    encoding: settings.encoding,
    defaultCategory: settings.defaultCategory,
    defaultPrice: numberOf(settings.defaultPrice),
    defaultQuantity: numberOf(settings.defaultQuantity),
    defaultMinQuantity: numberOf(settings.defaultMinQuantity),
  }
  return Object.fromEntries(Object.entries(all).filter(([, text]) => text !== ''))
}

/** As programs write it; what is none is said to be none, and refused. */
const numberOf = (text: string) => (text.trim() === '' ? '' : String(typedNumber(text)))
