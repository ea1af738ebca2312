import { figure } from '../../ui/words/amounts.tsx'
import type { Article } from './article.ts'
import { Sample } from './sample.tsx'
import holdTest from './samples/hold.test.ts?raw'
import hold from './samples/hold.ts?raw'
import priceBreaksProperty from './samples/price-breaks.property.test.ts?raw'
import priceBreaksTest from './samples/price-breaks.test.ts?raw'
import priceBreaks from './samples/price-breaks.ts?raw'

export const article: Article = {
  slug: 'unit-tests',
  title: 'Unit tests, and what they are for',
  question: 'What are unit tests, and why write them?',
  summary:
    'A unit test calls one piece of code with known values and compares the answer. Shown on price breaks and a stock hold: what to test, at which values, and where unit tests end.',
  published: '2026-10-28',
  minutes: 4,
  Body,
}

function Body() {
  return (
    <>
      <p>
        A buyer orders 100 processors. From 100 pieces on, one costs 94 dollars and not 99. If the
        code says “more than 100” where the price list says “from 100”, this buyer pays 500 dollars
        too much, and every other order is right. Nobody finds that by clicking through the shop. A
        unit test finds it in a millisecond, before the code is released and each time it is
        changed.
      </p>
      <WhatItIs />
      <AtTheEdges />
      <TimeAsInput />
      <Rules />
      <WhyWrite />
      <WhereTheyEnd />
    </>
  )
}

function WhatItIs() {
  return (
    <>
      <h2>What a unit test is</h2>
      <p>
        It is a small program that calls one unit, usually a function, with values that we choose,
        and compares the answer with the one that we expect. It needs no network, no database and no
        browser, so that thousands run in a few seconds and a failure points at a few lines. Here is
        the unit:
      </p>
      <Sample file="price-breaks.ts" code={priceBreaks} />
      <p>
        The amounts are whole cents, since {figure(0.1)} + {figure(0.2)} is not {figure(0.3)} in
        floating point and money has to be exact. Below the lowest price break there is no price,
        and the function says so rather than making one up.
      </p>
    </>
  )
}

function AtTheEdges() {
  return (
    <>
      <h2>Test at the edges</h2>
      <p>
        A quantity of 50 tells us little: almost any wrong version gets it right. Mistakes sit where
        one case becomes another, so we test on both sides of every edge, 99 and 100, 499 and 500,
        and just below the minimum. Each case is one line, and the name of each test is a sentence
        about the price list, so that a failure reads like a complaint: the unit price of 100 pieces
        is 9400 cents, but 9900 came back.
      </p>
      <Sample file="price-breaks.test.ts" code={priceBreaksTest} />
      <p>
        The last test looks odd. It is there because <code>sort</code> reorders the array that it is
        called on, and an earlier version sorted the shop’s own price list while reading from it.
        When we mend a mistake we first write the test that fails because of it. It can then never
        return unnoticed.
      </p>
    </>
  )
}

function TimeAsInput() {
  return (
    <>
      <h2>Make the unit easy to test</h2>
      <p>
        An unpaid order holds its stock for 72 hours. A function that reads the clock itself could
        be tested only by waiting three days or by replacing the clock. If the time is an argument,
        the test picks any instant it likes, including the weekend when the clocks change:
      </p>
      <Sample file="hold.ts" code={hold} />
      <Sample file="hold.test.ts" code={holdTest} />
      <p>
        The same goes for chance, for the network and for anything else that is different tomorrow.
        Keep the decision in a function that gets everything it needs and answers a value. Leave the
        reading and writing to a thin layer around it. Code that is easy to test turns out to be
        easy to read, because what it depends on stands in its first line.
      </p>
    </>
  )
}

function Rules() {
  return (
    <>
      <h2>Let the machine choose values</h2>
      <p>
        Examples show what we thought of. A property states a rule for all values, and a library
        such as fast-check tries a hundred of them, looking for one that breaks it and then for the
        smallest one that does:
      </p>
      <Sample file="price-breaks.property.test.ts" code={priceBreaksProperty} />
      <p>
        Good rules are those that the business would also sign: a larger quantity never has a higher
        unit price, stock is never negative, what was cancelled gives back exactly what it had
        taken.
      </p>
    </>
  )
}

function WhyWrite() {
  return (
    <>
      <h2>Why we write them</h2>
      <ul>
        <li>
          <strong>To change code without fear.</strong> Prices, taxes and rules change every year.
          With tests, a change takes minutes and one knows at once what else it touched.
        </li>
        <li>
          <strong>To find mistakes where they are cheap.</strong> At the desk a wrong comparison
          costs one minute. In an invoice it costs a credit note, two phone calls and some trust.
        </li>
        <li>
          <strong>To say what is meant.</strong> A price list in words can be read in two ways. The
          table of cases cannot, and unlike a document it fails when it is no longer true.
        </li>
        <li>
          <strong>To be made to think.</strong> Writing down what a quantity of nine should do
          raises the question before a customer does.
        </li>
      </ul>
    </>
  )
}

function WhereTheyEnd() {
  return (
    <>
      <h2>Where unit tests end</h2>
      <p>
        They say nothing about whether the pieces fit together. Two buyers who order the last
        hundred pieces in the same second meet in the database, and only a test with a real database
        shows who wins. A payment form is tested in a browser. So we write unit tests for rules and
        arithmetic, tests through the public interface for everything that promises something to a
        caller, and a few in the browser for the journeys that earn the money.
      </p>
      <p>
        Two habits keep them worth their time. Break the code on purpose once and see the test fail,
        since a test that cannot fail only looks like one. And do not count coverage for its own
        sake: it shows which lines ran, not whether anybody looked at the result.
      </p>
    </>
  )
}
