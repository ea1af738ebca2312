import { unprintable } from '../../../contract/text/printable.ts'

/** Says kindly what of a text documents cannot print; it is taken all the same. */
export function PrintedNote({ text, what }: { text: string; what: 'address' | 'note' }) {
  const missing = unprintable(text)
  return (
    <p role="status" className={missing.length > 0 ? 'mt-1 text-sm text-warn' : 'sr-only'}>
      {missing.length > 0 && (
        <>
          Our documents cannot print <bdi>{missing.slice(0, 3).join(', ')}</bdi>
          {missing.length > 3 && ' and more'}. Please write the {what} in Latin letters.
        </>
      )}
    </p>
  )
}
