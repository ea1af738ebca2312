import { useEffect, useEffectEvent, useState } from 'react'

type OnBytes = (name: string, bytes: Uint8Array<ArrayBuffer>) => Promise<void>

/** A text as the bytes that the reader takes. */
export const bytesOf = (text: string) => new TextEncoder().encode(text)

/** Takes what is pasted or dropped anywhere on the page. What is pasted into a field stays there, if it is one line. */
export function useIntake(onBytes: OnBytes) {
  const [isOver, setOver] = useState(false)
  const take = useEffectEvent(onBytes)
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const [file] = event.clipboardData?.files ?? []
      const text = event.clipboardData?.getData('text/plain') ?? ''
      const field = event.target instanceof Element && event.target.closest('input, textarea')
      const isRows = /\S[^\S\r\n]*[\r\n]+\s*\S/.test(text)
      if (event.defaultPrevented || (field && !isRows) || (text.trim() === '' && !file)) return
      event.preventDefault()
      if (text.trim() !== '') void take('Pasted rows', bytesOf(text))
      else if (file) void file.bytes().then((bytes) => take(file.name, bytes))
    }
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false
    const onOver = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(true)
    }
    const onLeave = (event: DragEvent) => event.relatedTarget === null && setOver(false)
    const onDrop = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(false)
      const files = [...(event.dataTransfer?.files ?? [])]
      void inTurn(files, take)
    }
    document.addEventListener('paste', onPaste)
    document.addEventListener('dragover', onOver)
    document.addEventListener('dragleave', onLeave)
    document.addEventListener('drop', onDrop)
    return () => {
      document.removeEventListener('paste', onPaste)
      document.removeEventListener('dragover', onOver)
      document.removeEventListener('dragleave', onLeave)
      document.removeEventListener('drop', onDrop)
    }
  }, [])
  return { isOver }
}

/** One file after the other: each goes below what the one before brought. */
async function inTurn(files: File[], take: OnBytes) {
  for (const file of files) await take(file.name, await file.bytes())
}
