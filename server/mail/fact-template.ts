import type { Email, Fact } from './email.ts'
import { greeting } from './greeting.ts'
import type { MailValues } from './mail-values.ts'

/** What is said to whoever asked that a fact of a part is looked up. */
export const factTemplates: {
  'fact-answered': (values: MailValues['fact-answered']) => Email
} = {
  'fact-answered': ({ name, partName, mpn, fact, what, value, sourceUrl, url }) => ({
    subject: what === 'known' ? `${partName}: ${fact}` : `${partName}: nothing found of ${fact}`,
    greeting: greeting(name),
    says: [
      what === 'known'
        ? 'You asked us to look this up. It is recorded now, and checks of builds read it.'
        : 'You asked us to look this up. We found no page of its maker that says it, so that checks go on calling it not recorded.',
    ],
    facts: [
      ['Part', partName],
      ['Number', mpn],
      ...(what === 'known' ? [[fact, value ?? 'It has none'] satisfies Fact] : []),
      ...(sourceUrl ? [['Published at', sourceUrl] satisfies Fact] : []),
    ],
    action: {
      label: url.includes('/builder?') ? 'Open the build' : 'Look at the part',
      url,
    },
    notes: ['You get this since you asked for it.'],
  }),
}
