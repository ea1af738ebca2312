import { namesTakenOff } from '../read/doubts/sentences.ts'
import type { Column } from './column.ts'
import {
  namesPaper,
  namesQuantityAlone,
  namesToOrder,
  saysBefore,
  saysHeld,
  saysMore,
  saysNeed,
  saysQuantity,
} from './composed-headers.ts'
import { countedTotal, multipliedTotal, provenTotal } from './proven-totals.ts'
import { asked, type Guess, is, numbersOf, sure } from './quantity-guess.ts'
import { unnamed } from './unnamed-quantity.ts'

/**
 * Which column is the quantity: one whose header says so, or the only one that can be when nothing speaks against it.
 * Where several can be, all of them are answered, none as sure; what prices, stocks or measures a list that says no
 * quantity is asked about, too. None at all: each row is one piece.
 */
export function guessQuantity(
  columns: Column[],
  number: number | null,
  isNamed: boolean,
  body: readonly (readonly string[])[],
): Guess[] {
  const filled = columns.filter((one) => one.at !== number && one.filled > 0)
  // what was taken off a quantity is asked about row by row
  const kept = filled.filter((one) => !isTakenOff(one))
  const free = kept.some(is('quantity', 'ordered', 'total quantity')) ? kept : filled
  const counts = free.filter(
    ({ whole, numeric, cells }) =>
      whole > 0 || numeric > 0 || cells.some((cell) => /\p{Nd}/u.test(cell)),
  )
  const proven = provenTotal(counts) ?? countedTotal(counts) ?? multipliedTotal(counts)
  if (proven) return sure(proven)
  const meant = counts.filter((one) => mayBeOrdered(one) && namesToOrder(one.name))
  if (meant.length === 1 && areUnrivalled(meant[0]!, counts)) return sure(meant[0]!)
  const plain = counts.filter((one) => is('quantity')(one) && one.sure > 1)
  if (plain.length > 0) return doubtful(among(plain, counts), counts)
  const said = counts.filter(
    (one) => is('ordered', 'total quantity', 'per machine')(one) && !isOfPapers(one),
  )
  const amounts = counts.some(is('price', 'total'))
    ? []
    : counts.filter((one) => is('amount')(one) || (is('quantity')(one) && one.sure === 1))
  const machines = said.some(is('per machine')) ? counts.filter(is('machines')) : []
  const some = [...said, ...amounts, ...machines].filter(
    (one) => !isReference(one) && !isNumbers(one) && !(said.length > 1 && isOfDays(one)),
  )
  const partial = [
    ...counts.filter(
      (one) =>
        is('partial', 'rest')(one) &&
        (some.length === 0 || !(isNothing(one) || saysBefore(one.name))),
    ),
    ...restOf(some, counts),
    ...heldBeside(some, counts),
  ]
  if (some.length === 1 && partial.length === 0) return doubtful(sure(some[0]!), counts)
  // what went or came of another order is none of this one, also where two columns say it alike
  if (some.length === 0 && partial.length > 1) return asked(partial)
  if (some.length === 1 && hasAllCome(some[0]!, counts))
    return asked([some[0]!, ...leftOf(some[0]!, counts)])
  if (some.length + partial.length > 0) return different([...some, ...partial])
  const guessed = unnamed(free, isNamed, columns, number, body)
  // a day may be meant by "Required": whether it is one piece a row is for its buyer to say
  return guessed.length > 0 ? guessed : asked(said.filter(isOfDays))
}

/** Asked of few columns: the patterns of words take their time the first time. */
const isTakenOff = (one: Column) =>
  (one.meaning === null || is('rest', 'partial')(one)) && one.numeric > 0 && namesTakenOff(one.name)
const mayBeOrdered = (one: Column) => one.sure < 3 || is('ordered')(one)

/** Whole numbers of pieces, beside which nothing came already, and nothing else is called the quantity or needed. */
const areUnrivalled = (one: Column, counts: Column[]) =>
  one.whole === 1 &&
  !isOfPapers(one) &&
  !isReference(one) &&
  !counts.some((other) => other !== one && isRival(other) && !isNothing(other))

const isRival = is('partial', 'rest', 'quantity', 'ordered', 'total quantity')

/**
 * What would be sure is asked about where its header says something of the pieces beside that they are pieces, "Scrapped
 * pcs", and where a column beside it says of how many of something they are.
 */
function doubtful(guesses: Guess[], counts: Column[]): Guess[] {
  const isUnclear = ({ at, isSure }: Guess) => {
    const one = counts.find((column) => column.at === at)!
    const isOfAnother = is('ordered', 'total quantity')(one) && saysBefore(one.name)
    const saysMore = is('quantity')(one) && !namesQuantityAlone(one.name)
    return isSure && one.sure < 3 && (isOfAnother || saysMore)
  }
  // right of a price it says what that is for
  const isBesidePrice = (one: Column) =>
    counts.some((other) => other.at === one.at - 1 && is('price')(other))
  const hasPrice = counts.some(is('price')) && counts.some(({ priced }) => priced > 0)
  const pers = hasPrice ? [] : counts.filter((one) => !isBesidePrice(one))
  const isPerSome = pers.some(
    (one) =>
      /^(?:per|pro|je|par|por)$/iu.test(one.name.trim()) &&
      numbersOf(one).some((value) => value > 1),
  )
  return isPerSome || guesses.some(isUnclear)
    ? guesses.map(({ at }) => ({ at, isSure: false }))
    : guesses
}

/** What a word that nobody knows may call the rest of an order: never more than was ordered. */
function restOf([ordered, ...others]: Column[], counts: Column[]): Column[] {
  if (!ordered || others.length > 0 || !is('ordered')(ordered)) return []
  const whole = numbersOf(ordered)
  return counts.filter((one) => {
    const isUnknown =
      one.meaning === null && one.name.trim() !== '' && one.whole >= 0.5 && one.priced === 0
    const rest = numbersOf(one)
    return (
      isUnknown &&
      !one.counting &&
      rest.every((value, at) => Number.isNaN(value) || value <= whole[at]!)
    )
  })
}

const isNothing = (one: Column) => !numbersOf(one).some((value) => value > 0)

/** What is there already, beside what is needed: less of it may be meant. */
const heldBeside = (some: Column[], counts: Column[]) =>
  some.some(({ name }) => saysNeed(name))
    ? counts.filter((one) => saysHeld(one.name) && !isNothing(one))
    : []

/**
 * What is left of an order or was taken off it, where that is neither nothing nor all in every row, or nothing since all
 * came; and what came of it already, where that is less than all.
 */
function leftOf(whole: Column, counts: Column[]): Column[] {
  const isDone = hasAllCome(whole, counts)
  const all = numbersOf(whole)
  const isShort = (one: Column) => numbersOf(one).some((value, at) => value > 0 && value < all[at]!)
  return counts.filter((one) => {
    // "Balance" with cents is money
    if (is('rest')(one) && one.priced > whole.priced) return false
    if (is('rest')(one)) return isNothing(one) ? isDone : !isAlike(one, whole)
    return isCome(one) && isShort(one)
  })
}

/** What came of an order, and not of one before. */
const isCome = (one: Column) => is('partial')(one) && !saysBefore(one.name)
const isAlike = (one: Column, other: Column) => numbersOf(one).join() === numbersOf(other).join()

/** All of it came, and nothing is left to come. */
function hasAllCome(whole: Column, counts: Column[]): boolean {
  const rests = counts.filter(is('rest'))
  const hasCome = counts.some((one) => isCome(one) && isAlike(one, whole))
  return hasCome && rests.length > 0 && rests.every(isNothing)
}

/** "Requested MPN" holds parts' numbers, and no pieces. */
const isNumbers = (one: Column) => one.whole === 0 && (one.partLike >= 0.5 || one.wordy >= 0.5)

const isOfDays = (one: Column) =>
  one.cells.every(
    (cell) => cell === '' || /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}(?:[T ].*)?$/.test(cell),
  )

/** Numbers of orders and documents are long, and no two rows have pieces like them. */
const isReference = (one: Column) =>
  numbersOf(one).every((value) => Number.isNaN(value) || value > 1_000_000) ||
  (one.priced > 0.5 && !isWhole(one))

/** "Order" over 1001, 1002, 1003, or over 4711 in each row, is the order's number, or the place of its lines. */
const isOfPapers = (one: Column) => {
  const numbers = numbersOf(one)
  const [first = 0] = numbers
  const isSame = numbers.every((value) => value === first)
  const isNext = numbers.every((value, at) => value === first + at)
  // an order has several lines, and the next order the next number
  const isRising = numbers.every(
    (value, at) => at === 0 || [0, 1].includes(value - numbers[at - 1]!),
  )
  return (
    is('ordered')(one) &&
    !saysQuantity(one.name) &&
    one.filled > 1 &&
    ((one.counting && namesPaper(one.name)) || ((isSame || isNext || isRising) && first >= 1_000))
  )
}

/** 20.0 and 10.00 are pieces that a program wrote with decimals. */
const isWhole = (one: Column) =>
  numbersOf(one).every((value) => Number.isNaN(value) || Number.isInteger(value))

/** Columns that say the same are one; others are asked about. */
function different(some: Column[]): Guess[] {
  const [first] = some
  if (some.length === 1) return asked(some)
  return some.every((one) => isAlike(one, first!)) ? sure(first!) : asked(some)
}

/** Of columns that are named as quantities. What is in addition for all machines, or ordered, may be meant instead. */
function among(plain: Column[], counts: Column[]): Guess[] {
  const [first] = plain
  const others = counts.filter(
    (one) =>
      is('total quantity', 'ordered', 'per machine', 'machines')(one) &&
      !isReference(one) &&
      !isOfPapers(one),
  )
  const hasPrice = counts.some(is('price'))
  const totals = hasPrice
    ? []
    : counts.filter((one) => is('total', 'amount')(one) && isMultiple(first!, one))
  const all = [
    ...plain,
    ...others,
    ...totals,
    ...counts.filter((one) => one !== first && isPluralOf(first!.name, one.name)),
    ...moreOf(first!, counts),
    ...leftOf(first!, counts),
    ...heldBeside(plain, counts),
  ]
  return all.length === 1 ? sure(first!) : different(all)
}

/**
 * Pieces that are more than the quantity: by a header that says so ("Qty incl. attrition", "Qty x10"), or so many times
 * as many in every row below words that nobody knows.
 */
const moreOf = (whole: Column, counts: Column[]) =>
  counts.filter((one) => {
    if (one === whole || one.whole < 1 || one.priced > 0) return false
    const [few, many] = [numbersOf(whole), numbersOf(one)]
    const isMore = many.every((value, at) => value >= few[at]!) && !isAlike(one, whole)
    const isTimes = one.meaning === null && one.name.trim() !== '' && !one.counting
    return isMore && (saysMore(one.name) || (isTimes && few.length > 1 && isMultiple(whole, one)))
  })

/** "Bin qty" beside "Bins" may be the pieces of each. */
function isPluralOf(quantity: string, name: string): boolean {
  const [, one = ''] = /^(\p{L}{3,20}) (?:qty|quantity)\.?$/iu.exec(quantity.trim()) ?? []
  const many = name.trim().toLowerCase()
  return one !== '' && (many === `${one.toLowerCase()}s` || many === `${one.toLowerCase()}es`)
}

/** Whether one column is the other, so many times in every row: pieces of all machines, not amounts of money. */
function isMultiple(one: Column, total: Column): boolean {
  const [few, many] = [numbersOf(one), numbersOf(total)]
  const ratios = new Set(
    few.flatMap((value, at) => (value > 0 && many[at]! > 0 ? [many[at]! / value] : [])),
  )
  const [ratio = 0] = ratios
  return ratios.size === 1 && Number.isInteger(ratio) && (few.length > 1 || ratio <= 20)
}
