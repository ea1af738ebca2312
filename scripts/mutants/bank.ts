import { mutant } from './mutant.ts'

const book = 'server/bank/matching/book-line.ts'
const add = 'server/bank/statements/add-statement.ts'
const match = 'server/bank/lines/match-line.ts'
const matching = 'server/bank/matching.test.ts'
const deciding = 'server/bank/lines/deciding.test.ts'
const statements = 'server/bank/statements/statements.test.ts'

/** Money that comes by the bank: once, to the right company, and of our account alone. */
export const bankMutants = [
  mutant(
    'bank-booked-once',
    'T17',
    [[match, '    refuseMore(line, amountMinor)\n']],
    matching,
    'matched by ten at once',
  ),
  mutant(
    'bank-looked-once',
    'T17',
    [
      [
        'server/bank/matching/look-at-lines.ts',
        "line.wasMatched || line.state === 'part'",
        "line.state === 'part'",
      ],
      [
        book,
        '    if (!account || !line || line.wasMatched) return false\n',
        '    if (!account || !line) return false\n',
      ],
    ],
    deciding,
    'not booked again by itself',
  ),
  mutant(
    'bank-amount',
    'T17',
    [['server/bank/matching/suggest.ts', 'if (!isWhole && !isEarly) continue', '']],
    matching,
    'less a fee',
  ),
  mutant(
    'bank-over-allocated',
    'T17',
    [
      [
        match,
        "    if (surplus === 'refuse' && numbers.length > 0)\n",
        '    if (numbers.length < 0)\n',
      ],
    ],
    deciding,
    'more than is open is refused',
  ),
  mutant(
    'bank-undone-by-hand',
    'T17',
    [
      [
        'server/credit/undo-payment.ts',
        "    if (payment.bankLineId) throw new Refusal('payment_of_bank')\n",
      ],
    ],
    deciding,
    'under Bank alone',
  ),
  mutant(
    'bank-dedupe',
    'T25',
    [[add, '`${same} ${nth}`', '`${same} ${Math.random()}`']],
    statements,
    'overlapping statements',
  ),
  mutant(
    'bank-twins',
    'T25',
    [[add, '`${same} ${nth}`', 'same']],
    statements,
    'payments of one day that are the same are two',
  ),
  mutant(
    'bank-own-account',
    'T17',
    [[add, 'one.iban !== ours || ', '']],
    statements,
    'of another account',
  ),
  mutant(
    'bank-own-currency',
    'T17',
    [[add, ' || one.currency !== currency', '']],
    statements,
    'of another account',
  ),
  mutant(
    'bank-no-dtd',
    'T17',
    [
      [
        'server/xml/read-xml.ts',
        "      throw new XmlFault('it has a document type declaration (DTD), which is never read')\n",
        "      at = behind(text, ']>', at)\n",
      ],
    ],
    statements,
    'could be an attack',
  ),
  mutant(
    'bank-reference-check',
    'T17',
    [
      [
        'contract/bank/reference.ts',
        '(first === undefined || checkOf(`RF${first}${second}${signs}${reading}`) === 1)',
        'true',
      ],
    ],
    matching,
    'a reference with a wrong digit',
  ),
]
