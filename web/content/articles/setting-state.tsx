import type { Article } from './article.ts'
import { Sample } from './sample.tsx'
import addTwice from './samples/add-twice.tsx?raw'
import orderDraft from './samples/order-draft.ts?raw'
import quantityField from './samples/quantity-field.tsx?raw'

export const article: Article = {
  slug: 'why-state-is-not-set-directly',
  title: 'Why React state is not set directly',
  question: 'Why is state in React not set directly?',
  summary:
    'React learns of a change through the set function, and compares what it gets with what it had. An assignment goes around the first and spoils the second.',
  published: '2026-09-30',
  minutes: 4,
  Body,
}

function Body() {
  return (
    <>
      <p>
        A line of an order has a quantity, and beside it a button that adds a box of fifty. The
        obvious code is <code>line.quantity += 50</code>. It runs without an error, the object
        changes, and the page still says 50. This article is about why, and about what else goes
        wrong when the page happens to look right.
      </p>
      <NobodyTold />
      <SameObject />
      <Snapshot />
      <OldStateKept />
      <Exceptions />
      <InShort />
    </>
  )
}

function NobodyTold() {
  return (
    <>
      <h2>An assignment tells nobody</h2>
      <p>
        A component is a function that turns props and state into a description of the page. React
        calls it, compares the description with the previous one, and changes the page where they
        differ. It calls the function again when it has a reason, and for state there is only one:
        the set function was called. React does not watch objects. A property that gets another
        value is, to React, a thing that did not happen.
      </p>
      <Sample file="quantity-field.tsx" code={quantityField} />
      <p>
        With the first component the click is lost until something else renders it, for instance a
        message that arrives a minute later. Then the quantity jumps to 100 with nobody near the
        mouse. A bug that shows itself at another time and in another place than its cause is the
        most expensive kind. The second component makes a new object and hands it over: React queues
        a render, and the page says 100.
      </p>
    </>
  )
}

function SameObject() {
  return (
    <>
      <h2>The same object counts as no change</h2>
      <p>
        The usual second attempt is to change the object and then call the set function with it:{' '}
        <code>lines.push(line)</code>, then <code>setLines(lines)</code>. That does not work either.
        React compares the old and the new value with <code>Object.is</code>, which for arrays and
        objects asks whether they are the same one. They are, so there is nothing to do.
      </p>
      <p>
        The comparison is shallow for a good reason. An order may have 400 lines, and looking into
        all of them at each update would cost more than it saves. Comparing two references costs
        nothing, but it is right only under a condition: whatever changed must be a new object. The
        same comparison stands behind <code>memo</code>, behind the dependencies of effects, and
        behind everything that the React Compiler keeps from one render to the next. State that is
        changed in place defeats them all at once: they keep showing an old result, and each of them
        is right to do so.
      </p>
    </>
  )
}

function Snapshot() {
  return (
    <>
      <h2>State is a snapshot, and setting it is a request</h2>
      <p>
        Inside one render, state does not move. <code>quantity</code> is a constant of that call of
        the function, and calling <code>setQuantity</code> does not change it; it asks for another
        render with another value. React collects all requests that are made while a click is
        handled and renders once. That is why adding two boxes goes wrong in the first component
        here and right in the second:
      </p>
      <Sample file="add-twice.tsx" code={addTwice} />
      <p>
        Given a function, React queues it and later calls each with the result of the one before.
        Use this form whenever the next value depends on the last one, above all in timers and after
        an <code>await</code>, where the value that your code remembers may be long out of date.
      </p>
    </>
  )
}

function OldStateKept() {
  return (
    <>
      <h2>The old state is still needed</h2>
      <p>
        React 19 may begin a render, put it aside for something more urgent and begin again. In
        development with Strict Mode it calls components, reducers and updater functions twice to
        find those that are not pure. Both work only if a render can be repeated with the state that
        it began with. A function that pushes into the old array adds the line twice.
      </p>
      <p>
        The rule pays off beyond React. When each step leaves the former state alone, undo is a list
        of former states, and a failed save goes back to the one from before. It also makes the
        logic a plain function, which can be tested without any page:
      </p>
      <Sample file="order-draft.ts" code={orderDraft} />
      <p>
        This is a reducer; <code>useReducer(nextDraft, [])</code> puts it into a component. Note
        what it does not copy. A changed quantity makes a new array and one new line, and the other
        399 lines are the same objects as before, so rows wrapped in <code>memo</code> skip their
        work.
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Changes in place</th>
            <th scope="col">Makes a new one</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>
              <code>lines.push(line)</code>
            </td>
            <td>
              <code>[...lines, line]</code>
            </td>
          </tr>
          <tr>
            <td>
              <code>lines.splice(at, 1)</code>
            </td>
            <td>
              <code>lines.toSpliced(at, 1)</code>
            </td>
          </tr>
          <tr>
            <td>
              <code>lines.sort(by)</code>
            </td>
            <td>
              <code>lines.toSorted(by)</code>
            </td>
          </tr>
          <tr>
            <td>
              <code>line.quantity = 100</code>
            </td>
            <td>
              <code>{'{ ...line, quantity: 100 }'}</code>
            </td>
          </tr>
        </tbody>
      </table>
    </>
  )
}

function Exceptions() {
  return (
    <>
      <h2>What may be changed in place</h2>
      <p>
        Three things. A variable or an array made during this very render belongs to it, so building
        a list with <code>push</code> before returning it is fine. A ref may be assigned, outside of
        rendering, because no part of the page depends on it: the id of a timer is the usual case.
        And in class components the constructor assigns <code>this.state</code> once, since there is
        nothing to tell anybody about yet; after that it is <code>setState</code>, for all the
        reasons above.
      </p>
    </>
  )
}

function InShort() {
  return (
    <>
      <h2>In short</h2>
      <p>
        Call the set function, because it is the only way for React to learn of a change. Give it a
        new object, because that is how React sees that something is different. Give it a function
        when the next value depends on the last, because what you hold is a snapshot. Copy only what
        changed: the rest can be shared, precisely because nobody changes it in place.
      </p>
    </>
  )
}
