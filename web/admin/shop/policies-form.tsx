import { markdownToHtml } from '../../../contract/markdown/markdown.ts'
import type { RecordShown, ShopRecord } from '../../../contract/shop-record/record.ts'
import { fileStem } from '../../../contract/text/file-stem.ts'
import { Html } from '../../ui/words/html.tsx'
import { EntriesForm } from './entries-form.tsx'
import { markdown } from './groups.ts'
import { today } from './today.ts'

type Policy = ShopRecord['policies'][number]

/** The policies, in the order in which every page links to them. */
const PoliciesForm = ({ shown }: { shown: RecordShown }) => (
  <EntriesForm
    group="policies"
    shown={shown}
    saved={shown.record.policies}
    whole={(policies) => policies}
    within=""
    says="What you promise and demand. Have them checked for the law of your country. Every page links to them in this order."
    name="Policy"
    fields={[
      { name: 'title', label: 'Title' },
      { name: 'slug', label: 'Address', hint: 'What stands behind /policies/ in its address.' },
      {
        name: 'summary',
        label: 'Summary',
        hint: 'A sentence, for search engines.',
        optional: true,
      },
      { name: 'text', label: 'Text', hint: markdown, lines: 24, optional: true },
    ]}
    blank={blank}
    touched={{ updated: today() }}
    preview={({ title, summary, text }) => (
      <>
        <p className="text-xl font-semibold">{title}</p>
        {summary && <p className="mt-2 text-soft">{summary}</p>}
        <Html text={markdownToHtml(text, shown.placeholders)} className="mt-6 text-sm" />
      </>
    )}
  />
)

export default PoliciesForm

function blank(all: Policy[]): Policy {
  const title = `Policy ${all.length + 1}`
  return { slug: fileStem(title), title, summary: '', updated: today(), text: '' }
}
