import { expect, test } from 'vitest'
import { likeliest } from '../likeliest-sheet.ts'
import { ReadingFault } from '../limits.ts'
import { newBom } from '../new-bom.ts'
import { questionsOf } from '../questions.ts'
import { readWords } from './file.ts'
import { readRows } from './rows.ts'

/** What lists are made of, and what their readers look for: each many times over. */
const pumps = [
  ...[' ', '\t', '\n', '\u00a0', '0', '1', 'a', 'x', '字', ',', '.', ';', '|', '"', "'"],
  ...['(', ')', '[', ']', '{', '<', '-', '_', '/', '\\', '=', ':', '#', '*', '@', '^', '~'],
  ...['1x', 'x1', '1 x ', '1,', '1.', 'a ', 'a,', 'a-', 'a1 ', '[]', '<a', '<a>', '<td>', '<s '],
  ...['<!--', '<style>', '**', '| ', '&lt;', '€1', 'a: ', ': ', '{"a":', "('a',", 'a = ', '\n\n'],
  ...['> ', '- ', '1) ', ' or ', 'qty ', '[a](/', '<Style ss:ID="a">'],
]

const cell = (text: string) => `"${text.replaceAll('"', '""')}"`

/** Where it stands: by forms of lists. */
const places: Record<string, (text: string) => string> = {
  'a text alone': (text) => text,
  'a typed line': (text) => `AB-100 ${text} x 3`,
  'a number': (text) => `MPN;Qty\n${cell(text)};3\nAB-200;4`,
  'a quantity': (text) => `MPN;Qty\nAB-200;${cell(text)}\nAB-300;4`,
  'a header': (text) => `MPN,Qty,${text.replace(/[,\n"]/g, '')}\nAB-100,3,1`,
  'a table of HTML': (text) => `<table><tr><td>AB-100${text}</td><td>3</td></tr></table>`,
  'a page': (text) => `<html><body>${text}`,
  'a list in JSON': (text) => `[{"mpn":"AB-100","qty":3,"note":${JSON.stringify(text)}}]`,
  'a list in code': (text) => `[{"mpn":"AB-100"},${text}`,
  'objects of YAML': (text) => `- { mpn: AB-100, qty: ${text} }\n- { mpn: AB-200, qty: 4 }`,
  'what is put into a database': (text) => `insert into t (a, b) values ('AB-100',${text}`,
  XML: (text) => `<?xml version="1.0"?><a><b><mpn>AB-100</mpn><qty>3</qty>${text}</b></a>`,
  SpreadsheetML: (text) =>
    `<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet">${text}`,
  'a table of bars': (text) => `| MPN | Qty |\n|---|---|\n| AB-100 ${text} | 3 |`,
  'a table of a forum': (text) => `[table][tr][td]${text}`,
}

async function read(text: string) {
  try {
    const { sheets } = await readWords('list.txt', text)
    const bom = newBom('list', sheets[likeliest(sheets)]!)
    readRows(bom)
    questionsOf(bom)
  } catch (error) {
    if (!(error instanceof ReadingFault)) throw error
  }
}

/** In milliseconds of this thread's processor time: what else the machine does is not counted. */
async function timeOf(text: string) {
  const before = process.threadCpuUsage()
  await read(text)
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000
}

const short = 4_000
/** Four times as long takes four times as long; sixteen times would be a square. Below this, clocks tell nothing. */
const most = { ratio: 10, unmeasurableMs: 30 }

test.each(Object.entries(places))(
  '%s of any length takes no more than its share',
  async (_, as) => {
    for (const pump of pumps) {
      const textOf = (length: number) => as(`${pump.repeat(Math.ceil(length / pump.length))}!`)
      const growth = async () => (await timeOf(textOf(short * 4))) / (await timeOf(textOf(short)))
      if ((await timeOf(textOf(short * 4))) < most.unmeasurableMs) continue
      // what is cleaned up in between may be counted, or nothing at all, but not each time
      let ratio = await growth()
      for (let at = 0; at < 5 && !(ratio < most.ratio); at += 1) ratio = await growth()
      expect(ratio, JSON.stringify(pump)).toBeLessThan(most.ratio)
    }
  },
)
