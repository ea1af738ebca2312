import { figure } from '../../ui/words/amounts.tsx'
import type { Article } from './article.ts'
import { Sample } from './sample.tsx'
import findByName from './samples/find-by-name.ts?raw'
import findByWords from './samples/find-by-words.ts?raw'
import markedName from './samples/marked-name.tsx?raw'
import rank from './samples/rank.ts?raw'

export const article: Article = {
  slug: 'search-products-by-name',
  title: 'Searching an array of products by name',
  question: 'How do you search an array of products by name?',
  summary:
    'Filter and includes are the start. What people type, the order of results and the size of the list decide what has to be added, and when to leave it to the server.',
  published: '2026-10-14',
  minutes: 4,
  Body,
}

function Body() {
  return (
    <>
      <p>
        The question sounds like one line of code, and the first version is one. Then real buyers
        type into it. This article starts with that line and adds only what a search field over
        {figure(5_000)} parts turned out to need.
      </p>
      <FirstVersion />
      <WhatPeopleType />
      <OnceNotAlways />
      <BestFirst />
      <MarkedText />
      <Server />
    </>
  )
}

function FirstVersion() {
  return (
    <>
      <h2>The first version</h2>
      <p>
        <code>filter</code> keeps the products for which a test is true, and <code>includes</code>{' '}
        tells whether one text holds another. Both sides are put into lower case, because nobody
        holds down Shift for a search.
      </p>
      <Sample file="find-by-name.ts" code={findByName} />
      <p>
        It returns a new array and leaves the old one alone, so the full list is still there when
        the field is emptied. An empty text finds everything, since every name includes the empty
        string; that is what a filter above a table should do. To find one product and not a list,
        write <code>find</code>, which stops at the first hit and answers <code>undefined</code>{' '}
        when there is none. For an exact part number use neither: a <code>Map</code> from part
        number to product answers without looking at the others.
      </p>
    </>
  )
}

function WhatPeopleType() {
  return (
    <>
      <h2>What people really type</h2>
      <p>
        The part is called “Memory module DDR5-5600, 32 GB”. Buyers look for “32 ddr5”, “ddr5 5600”
        and “DDR5-5600”, and the first version finds only the last of these. Others type without
        accents, or paste a part number from a spreadsheet with a space behind it. So the text is
        folded: letters are taken apart from their accents, the accents are dropped, capitals become
        small, and whatever is neither letter nor digit becomes one space. The typed text is folded
        in the same way and cut into words, and a product is found when it holds every one of them,
        in any order.
      </p>
      <Sample file="find-by-words.ts" code={findByWords} />
      <p>
        <code>normalize('NFKD')</code> does the taking apart: “é” becomes “e” and an accent of its
        own, which <code>{'\\p{M}'}</code> then removes. It also turns full-width letters and the
        small raised two into ordinary ones. Letters such as “ø” that are not made of two parts stay
        as they are; if your products need them, a short table must say what they stand for.
      </p>
    </>
  )
}

function OnceNotAlways() {
  return (
    <>
      <h2>Prepare once, search often</h2>
      <p>
        Products change seldom and letters come fast. Folding all names at each letter would repeat
        the same work, so <code>openSearch</code> folds them once and returns a function that
        searches. In Chromium, over {figure(5_000)} names, we measured:
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Step</th>
            <th scope="col">Time</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>first version, one search</td>
            <td>{figure(0.2)} ms</td>
          </tr>
          <tr>
            <td>folding all names, once</td>
            <td>{figure(3.4)} ms</td>
          </tr>
          <tr>
            <td>search by two words in the folded names</td>
            <td>{figure(0.2)} ms</td>
          </tr>
        </tbody>
      </table>
      <p>
        The table also says what not to worry about. Searching takes a fifth of a millisecond;
        drawing {figure(5_000)} rows takes several hundred times as long. In React the folded list
        belongs into <code>useMemo</code> or outside of the component, the result is computed while
        rendering and is no state of its own, and <code>useDeferredValue</code> keeps the field
        quick while a long table follows.
      </p>
    </>
  )
}

function BestFirst() {
  return (
    <>
      <h2>The best result first</h2>
      <p>
        A list of 80 hits in the order of the warehouse is a list to be read, and a search should
        spare people the reading. Who types a whole part number wants that part on top. Next come
        names that start with the text, then names in which a word starts with it, then the rest.
        Equal grades are put in order by name, with <code>numeric</code> set so that 8 cores stand
        before 16.
      </p>
      <Sample file="rank.ts" code={rank} />
      <p>
        The grade is computed once for each product and not inside the comparison, which{' '}
        <code>sort</code> calls many times. The array that is sorted is one that this function made,
        so nobody else’s order changes. An <code>Intl.Collator</code> is made once as well: calling{' '}
        <code>localeCompare</code> for every pair is many times slower on long lists.
      </p>
    </>
  )
}

function MarkedText() {
  return (
    <>
      <h2>Show why it was found</h2>
      <p>
        Marking the typed text in each name lets the eye skip what does not fit. Build it from
        pieces of text and a <code>mark</code> element, never by putting HTML together as a string:
        product names come from suppliers’ files, and a name that holds markup would then run in the
        buyer’s browser. React shows each piece as text, whatever it holds.
      </p>
      <Sample file="marked-name.tsx" code={markedName} />
      <p>
        The place is found in the lower-case copy and cut from the original. That holds as long as
        both have the same length, which fails for a few letters, such as the Turkish “İ”. For part
        names we accept that a mark may sit one letter off; we would not accept it in a legal text.
      </p>
    </>
  )
}

function Server() {
  return (
    <>
      <h2>When the array should not be in the browser</h2>
      <p>
        All of this needs the whole list in memory. A few thousand names are a few hundred
        kilobytes, and fine for a back office that is open all day. For a storefront with
        {figure(100_000)} parts it is wrong: the download alone takes longer than any search. There
        the field asks the server, about 120 milliseconds after the last letter, and cancels the
        earlier request with an <code>AbortController</code> so that a late answer never replaces a
        newer one. The database keeps a search index, knows word stems and forgives typing mistakes,
        and sends 24 parts.
      </p>
      <p>
        Keep the text in the address as well, for example <code>/parts?q=ddr5</code>. Then the Back
        button works, a colleague can be sent the list, and the page can be drawn before any script
        has run.
      </p>
    </>
  )
}
