import type { Email, Fact } from './email.ts'
import { greeting } from './greeting.ts'
import type { MailValues } from './mail-values.ts'

type What = MailValues['fact-answered']['what']

const subjects: Record<What, (partName: string, fact: string) => string> = {
  known: (partName, fact) => `${partName}: ${fact}`,
  'not-found': (partName, fact) => `${partName}: nothing found of ${fact}`,
  left: (partName) => `${partName} has left our shop`,
}
const came: Record<What, string> = {
  known: 'It is recorded now, and checks of builds read it.',
  'not-found':
    'We found no page of its maker that says it, so that checks go on calling it not recorded.',
  left: 'The part has left our shop since, and nobody looks it up any more.',
}

/** What is said to whoever asked that a fact of a part is looked up. */
export const factTemplates: {
  'fact-answered': (values: MailValues['fact-answered']) => Email
} = {
  'fact-answered': ({ name, partName, mpn, fact, what, value, sourceUrl, url }) => ({
    subject: subjects[what](partName, fact),
    greeting: greeting(name),
    says: [`You asked us to look this up. ${came[what]}`],
    facts: [
      ['Part', partName],
      ['Number', mpn],
      ...(what === 'known' ? [[fact, value ?? 'It has none'] satisfies Fact] : []),
      ...(sourceUrl ? [['Published at', sourceUrl] satisfies Fact] : []),
    ],
    action: {
      label: url.includes('/builder?')
        ? 'Open the build'
        : what === 'left'
          ? 'Look for another part'
          : 'Look at the part',
      url,
    },
    notes: ['You get this since you asked for it.'],
  }),
}
