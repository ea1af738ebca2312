import { useState } from 'react'
import { markdownToHtml } from '../../../contract/markdown/markdown.ts'
import type { RecordShown, ShopRecord } from '../../../contract/shop-record/record.ts'
import { fileStem } from '../../../contract/text/file-stem.ts'
import { CheckboxField, TextArea } from '../../ui/forms/field.tsx'
import { Html } from '../../ui/words/html.tsx'
import { PictureChoice } from '../picture-choice.tsx'
import { EntriesForm } from './entries-form.tsx'
import { today } from './today.ts'

type Article = ShopRecord['articles']['own'][number]

/** What stands under Blogs: the shop's own articles, and those that come with the program. */
export default function ArticlesForm({ shown }: { shown: RecordShown }) {
  const saved = shown.record.articles
  const [lead, setLead] = useState(saved.lead)
  const [supplied, setSupplied] = useState(saved.supplied)
  return (
    <EntriesForm
      group="articles"
      shown={shown}
      saved={saved.own}
      rest={{
        isChanged: lead !== saved.lead || supplied !== saved.supplied,
        undo: () => {
          setLead(saved.lead)
          setSupplied(saved.supplied)
        },
        fields: (errors) => (
          <>
            <TextArea
              label="Lead"
              hint="A sentence or two below the heading of the list."
              rows={3}
              optional
              value={lead}
              error={errors.lead}
              onChange={(event) => setLead(event.target.value)}
            />
            <CheckboxField
              label="Show the five articles that come with the shop, below yours"
              checked={supplied}
              onChange={(event) => setSupplied(event.target.checked)}
            />
          </>
        ),
      }}
      whole={(own) => ({ lead, supplied, own })}
      within="own."
      says="What you write for your buyers. It stands under Blogs, in this order, and on the map of the site."
      name="Article"
      fields={[
        { name: 'title', label: 'Title' },
        { name: 'slug', label: 'Address', hint: 'What stands behind /blogs/ in its address.' },
        {
          name: 'question',
          label: 'Question',
          hint: 'What it answers, as a reader would ask it.',
          optional: true,
        },
        {
          name: 'summary',
          label: 'Summary',
          hint: 'A sentence or two, for the list and for search engines.',
          lines: 3,
          optional: true,
        },
        { name: 'published', label: 'Day', hint: 'As 2026-01-31.' },
        {
          name: 'text',
          label: 'Text',
          hint: 'Markdown, with headings, tables and code.',
          lines: 24,
        },
      ]}
      blank={blank}
      tools={({ text }, onText) => (
        <PictureChoice
          says="Add a picture"
          onPicture={(url) => onText('text', `${text}\n\n![What it shows](${url})\n`)}
        />
      )}
      preview={({ title, question, text }) => (
        <>
          <p className="text-xl font-semibold">{title}</p>
          {question && <p className="mt-4 text-lg text-soft">{question}</p>}
          <Html text={markdownToHtml(text)} className="mt-6 text-sm" />
        </>
      )}
    />
  )
}

function blank(all: Article[]): Article {
  const title = `Article ${all.length + 1}`
  return { slug: fileStem(title), title, question: '', summary: '', published: today(), text: '' }
}
