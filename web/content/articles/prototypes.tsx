import type { Article } from './article.ts'
import { PrototypeChain } from './prototype-chain.tsx'
import { Sample } from './sample.tsx'
import countColumns from './samples/count-columns.ts?raw'
import prototypeChain from './samples/prototype-chain.ts?raw'
import sharedBreaks from './samples/shared-breaks.ts?raw'
import tieredPart from './samples/tiered-part.ts?raw'

export const article: Article = {
  slug: 'prototypal-inheritance',
  title: 'Prototypal inheritance, followed link by link',
  question: 'How does prototypal inheritance work?',
  summary:
    'An object asks another object for what it lacks. From that one rule follow methods, classes, shadowing, and two mistakes that cost us an afternoon each.',
  published: '2026-09-16',
  minutes: 4,
  Body,
}

function Body() {
  return (
    <>
      <p>
        In many languages an object is made from a class, and the class decides what it can do. In
        JavaScript an object is made from nothing but properties, and has one link to another
        object: its <em>prototype</em>. That link is the whole mechanism. Classes are a way of
        writing it.
      </p>
      <Lookup />
      <Shadowing />
      <Classes />
      <SharedState />
      <NamesFromOutside />
      <WhenToUse />
    </>
  )
}

function Lookup() {
  return (
    <>
      <h2>One rule: ask the next object</h2>
      <p>
        When code reads <code>drive.label</code>, the engine looks among the properties of{' '}
        <code>drive</code>. If there is none of that name it looks in the prototype of{' '}
        <code>drive</code>, then in the prototype of that, until it finds one or reaches{' '}
        <code>null</code>. In the second case the answer is <code>undefined</code>. The row of
        objects that it walks along is the prototype chain.
      </p>
      <p>
        <code>Object.create</code> makes an object with a prototype of our choice, so the chain can
        be seen without any class in the way:
      </p>
      <Sample file="prototype-chain.ts" code={prototypeChain} />
      <p>
        <code>label</code> is found one step up, yet it prints the part number of the drive. The
        reason is that <code>this</code> is decided by the call and not by the place where a
        function is stored: in <code>drive.label()</code> it is <code>drive</code>, wherever{' '}
        <code>label</code> was found.
      </p>
    </>
  )
}

function Shadowing() {
  return (
    <>
      <h2>Reading climbs, writing does not</h2>
      <p>
        The assignment in the middle of the example gives the drive a warranty of its own. It does
        not climb the chain: it creates an own property that hides the one above, and every other
        part keeps its twelve months. This is called shadowing. Deleting the own property would
        bring the inherited value back into view.
      </p>
      <p>
        There are two exceptions. If the chain holds a setter of that name, the setter is called. If
        it holds a read-only property, the assignment fails, in strict mode with a{' '}
        <code>TypeError</code>. To ask whether a property is the object’s own, use{' '}
        <code>Object.hasOwn(drive, 'label')</code>. The operator <code>in</code> answers for the
        whole chain.
      </p>
    </>
  )
}

function Classes() {
  return (
    <>
      <h2>What a class really makes</h2>
      <p>
        Some of our parts have price breaks: from a hundred pieces on, one piece costs less. Written
        with <code>class</code>:
      </p>
      <Sample file="tiered-part.ts" code={tieredPart} />
      <p>
        A class is a function with a property called <code>prototype</code>, an ordinary object on
        which the methods stand. <code>new TieredPart(…)</code> makes an empty object, links it to{' '}
        <code>TieredPart.prototype</code>, runs the constructors with <code>this</code> set to it,
        and returns it. <code>extends</code> links <code>TieredPart.prototype</code> to{' '}
        <code>Part.prototype</code>. Nothing is copied.
      </p>
      <PrototypeChain />
      <p>
        Now follow <code>cpu.total(100)</code>. The object has no <code>total</code>, and neither
        does <code>TieredPart.prototype</code>; <code>Part.prototype</code> has. It runs with{' '}
        <code>this</code> set to <code>cpu</code> and asks for <code>this.unitPrice</code>. That
        lookup starts again at the beginning of the chain and meets the method of{' '}
        <code>TieredPart</code> first. So an old method calls a new one that it knows nothing of.{' '}
        <code>super.unitPrice</code> starts one link higher on purpose.
      </p>
      <p>
        Because methods live on the prototype, ten thousand parts share one <code>total</code>. The
        fields <code>mpn</code> and <code>price</code> are own properties, one set for each part.
      </p>
    </>
  )
}

function SharedState() {
  return (
    <>
      <h2>First mistake: a list on the prototype</h2>
      <p>
        Sharing is right for functions and wrong for anything that is changed in place. Here is a
        price breaks that two parts have in common without meaning to:
      </p>
      <Sample file="shared-breaks.ts" code={sharedBreaks} />
      <p>
        Setting <code>first.mpn</code> shadows, as above. But <code>first.breaks.push</code> assigns
        nothing to <code>first</code>: it reads the inherited array and changes that very array. The
        discount of one part appears on the next. Class fields do not have this problem, since each
        object gets its own in the constructor.
      </p>
    </>
  )
}

function NamesFromOutside() {
  return (
    <>
      <h2>Second mistake: names that come from outside</h2>
      <p>
        An object literal also has a prototype, <code>Object.prototype</code>, with{' '}
        <code>toString</code>, <code>constructor</code> and a few more. Whoever uses a plain object
        as a dictionary has these words in it from the start. Our import counts the columns of
        spreadsheets, and a supplier is free to call a column “constructor”:
      </p>
      <Sample file="count-columns.ts" code={countColumns} />
      <p>
        The name <code>__proto__</code> is worse, since assigning to it can exchange the prototype
        itself. Code that merges untrusted JSON into objects key by key can be led to change{' '}
        <code>Object.prototype</code> for the whole program; this is known as prototype pollution. A{' '}
        <code>Map</code> has no such names, and <code>Object.create(null)</code> makes an object
        without a chain.
      </p>
    </>
  )
}

function WhenToUse() {
  return (
    <>
      <h2>When to use it</h2>
      <p>
        We inherit rarely: one level, where something truly is a kind of something else, such as an
        error that carries a code and can be told apart with <code>instanceof</code>, which asks
        whether a class’s prototype is in the chain. For everything else a plain object and a
        function that takes it are easier to read, to send as JSON, and to test. The chain stays
        useful to know all the same, because every array method, every promise and every class of a
        library is found along it.
      </p>
    </>
  )
}
