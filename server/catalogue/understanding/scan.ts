import type { OwnCategories } from './own-categories.ts'
import type { Token } from './plain.ts'
import type { Reading } from './reading.ts'

/** The words of a search, and what was read of them already. */
export class Scan {
  readonly words: string[]
  readonly readings: Reading[] = []
  readonly tokens: Token[]
  /** What stands behind the last word. */
  readonly #after: string
  readonly #isTaken: boolean[]
  /** Words that are to be taken as they stand. */
  readonly #isPlain: boolean[]

  /** What the shop's categories add to the words of the trade. */
  readonly own: OwnCategories

  constructor(
    tokens: Token[],
    after: string,
    { plain, own }: { plain: ReadonlySet<string>; own: OwnCategories },
  ) {
    this.own = own
    this.tokens = tokens
    this.#after = after
    this.words = tokens.map(({ word }) => word)
    this.#isTaken = tokens.map(() => false)
    this.#isPlain = tokens.map(() => false)
    for (let from = 0; from < tokens.length; from += 1)
      for (let until = tokens.length; plain.size > 0 && until > from; until -= 1)
        if (plain.has(this.words.slice(from, until).join(''))) this.#isPlain.fill(true, from, until)
  }

  /** Whether nothing was read of these words yet, and they may be read. */
  isOpen(from: number, until = from + 1): boolean {
    for (let at = from; at < until; at += 1)
      if (this.#isTaken[at] || this.#isPlain[at]) return false
    return until <= this.tokens.length
  }

  isTaken(at: number): boolean {
    return this.#isTaken[at] ?? true
  }

  /** Whether the words were said to be taken as they stand. */
  isPlain(at: number): boolean {
    return this.#isPlain[at] ?? false
  }

  /** What stands behind a word, up to the next. */
  behind(at: number): string {
    return this.tokens[at + 1]?.before ?? this.#after
  }

  /** The words as they were typed, with what stands between them. */
  textOf(from: number, until: number): string {
    let text = ''
    for (let at = from; at < until; at += 1) {
      const { text: own, before } = this.tokens[at]!
      if (at > from && own === this.tokens[at - 1]!.text && before === '') continue
      text += at === from ? own : before + own
    }
    return text.replace(/\s+/g, ' ')
  }

  take(from: number, until: number, reading: Omit<Reading, 'from' | 'until' | 'text'>) {
    this.#isTaken.fill(true, from, until)
    this.readings.push({ ...reading, from, until, text: this.textOf(from, until) })
  }

  /** Takes back what was read between, where `isGiven` of each of these readings; whether nothing of it is taken now. */
  release(from: number, until: number, isGiven: (reading: Reading) => boolean): boolean {
    for (const [at, reading] of [...this.readings.entries()].reverse()) {
      if (reading.from < from || reading.until > until || !isGiven(reading)) continue
      this.readings.splice(at, 1)
      this.#isTaken.fill(false, reading.from, reading.until)
    }
    return this.isOpen(from, until)
  }

  ignore(from: number, until: number, as = 'ignored') {
    this.take(from, until, { kind: 'ignored', as, query: null, weight: 0 })
  }
}
