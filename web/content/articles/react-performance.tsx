import { figure } from '../../ui/words/amounts.tsx'
import type { Article } from './article.ts'
import { RenderTree } from './render-tree.tsx'
import { Sample } from './sample.tsx'
import measure from './samples/measure.tsx?raw'
import orderLines from './samples/order-lines.tsx?raw'
import partsFilter from './samples/parts-filter.tsx?raw'
import rowWindow from './samples/row-window.ts?raw'

export const article: Article = {
  slug: 'improve-react-performance',
  title: 'Making a React page fast, in the order that pays',
  question: 'How do you improve the performance of a React application?',
  summary:
    'Measure first, draw less, keep state near where it is used, let urgent updates pass slow ones, and send less code: worked through on a table of thousands of parts.',
  published: '2026-09-02',
  minutes: 4,
  Body,
}

function Body() {
  return (
    <>
      <p>
        Our stock list has about {figure(5_000)} rows, and a buyer who types “DDR5” above it expects
        the letters to appear at once. That one page teaches most of what there is to know about
        performance in React. The measures below are in the order in which we would try them again.
      </p>
      <MeasureFirst />
      <DrawLess />
      <StateDown />
      <UrgentFirst />
      <Compiler />
      <Keys />
      <SendLess />
    </>
  )
}

function MeasureFirst() {
  return (
    <>
      <h2>Measure before you change anything</h2>
      <p>
        A slow page is slow for one or two reasons, and they are rarely the ones we guess. Three
        tools find them. The Performance panel of the browser shows where the main thread spends its
        time; since React 19.2 it has tracks of its own for components and for the priority of each
        update. The Profiler of React Developer Tools tells which components rendered and why. And
        the <code>Profiler</code> component puts a number on one part of the page:
      </p>
      <Sample file="measure.tsx" code={measure} />
      <p>
        Two rules keep the numbers honest. Compare production builds only, since the development
        build does extra work on purpose; <code>Profiler</code> reports there if you build with{' '}
        <code>react-dom/profiling</code>. And slow the processor down four times in the browser: the
        buyer in the warehouse does not carry a developer’s laptop. What counts in the end is what
        people feel, and that has names: Largest Contentful Paint at most {figure(2.5)} seconds,
        Interaction to Next Paint at most 200 milliseconds, for three visits out of four.
      </p>
    </>
  )
}

function DrawLess() {
  return (
    <>
      <h2>Draw fewer things</h2>
      <p>
        We measured our table in Chromium on a small server, with a production build, taking the
        middle of seven runs:
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">What is drawn</th>
            <th scope="col">First time</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>{figure(5_000)} rows of three cells</td>
            <td>135 ms</td>
          </tr>
          <tr>
            <td>the 28 rows in and near sight</td>
            <td>1 ms</td>
          </tr>
        </tbody>
      </table>
      <p>
        No clever hook comes near a factor of a hundred. Often the right answer is a page of 24
        parts from the server. Where the list must scroll as one, draw a window of it: the
        arithmetic is small enough to own, and a library such as TanStack Virtual adds rows of
        unequal height.
      </p>
      <Sample file="row-window.ts" code={rowWindow} />
      <p>
        A window has a price. The browser’s own search finds only what is drawn, and a screen reader
        must be told the true number of rows by <code>aria-rowcount</code>. Up to a few hundred rows
        we draw them all.
      </p>
    </>
  )
}

function StateDown() {
  return (
    <>
      <h2>Keep state close to where it is used</h2>
      <p>
        When state changes, React renders the component that holds it and everything below. If the
        typed text lives at the top of the page, each letter renders the header, the filters and the
        footer as well. If it lives in the component that shows it, only that one renders. Moving
        state down, or passing the expensive part in as <code>children</code>, costs nothing and
        needs no memory of earlier results.
      </p>
      <RenderTree />
    </>
  )
}

function UrgentFirst() {
  return (
    <>
      <h2>Let the urgent update pass the slow one</h2>
      <p>
        Some work remains. The letter in the field is urgent; the table below it is not.{' '}
        <code>useDeferredValue</code> gives the table a copy of the text that may lag behind. React
        draws the field first, then renders the table in the background, and drops that render when
        the next letter arrives.
      </p>
      <Sample file="parts-filter.tsx" code={partsFilter} />
      <p>
        The <code>memo</code> is not decoration. The urgent render also reaches the table, with the
        old text; only because its props are equal can React skip it. In our measurement an
        unrelated update of the page took 3 ms with a plain table and {figure(0.3)} ms with this
        one. Where you set the state yourself, for example when a buyer sorts by price,{' '}
        <code>useTransition</code> says the same from the other side: <code>startTransition</code>{' '}
        marks the update as one that can wait, and <code>isPending</code> tells the page to show
        that it is under way. Neither makes the work smaller. They only decide who waits for whom.
      </p>
    </>
  )
}

function Compiler() {
  return (
    <>
      <h2>Leave memoization to the compiler, mostly</h2>
      <p>
        The React Compiler, stable since October 2025, adds the memoization at build time:
        components and values are kept as long as what they depend on has not changed. With it, most{' '}
        <code>useMemo</code>, <code>useCallback</code> and <code>memo</code> can go, provided that
        components are pure and state is never changed in place. Without it, write them where a
        measurement asks for them: in front of a large subtree, or for a value that is costly to
        compute. Around a button they only add code. The compiler does not draw fewer rows, move
        your state, or shorten the way to the database.
      </p>
    </>
  )
}

function Keys() {
  return (
    <>
      <h2>Give rows keys that belong to them</h2>
      <p>
        A key tells React which row of the new list is which row of the old one. With the index as
        key, removing the first line of an order changes the identity of all lines after it: React
        patches every row, and whatever was typed into the second line now stands in the wrong
        place. With the part number as key it removes one element.
      </p>
      <Sample file="order-lines.tsx" code={orderLines} />
    </>
  )
}

function SendLess() {
  return (
    <>
      <h2>Send less, and send it sooner</h2>
      <p>
        On a first visit the slowest part of React is the download. Render public pages on the
        server, so that prices can be read before any script has run. Split the code by route, so
        that a buyer does not load the charts of the back office. Start requests side by side, since
        three calls that wait for each other take three round trips. Give each picture its width and
        height and a file of the right size. Then write the sizes into a budget and let the build
        fail when one is exceeded: we allow a public page 120 kB of compressed script. Speed that
        nobody guards is lost again by the next release.
      </p>
    </>
  )
}
