import { elementOf } from '../../../../xml/element.ts'
import { readXml, XmlFault } from '../../../../xml/read-xml.ts'
import { codeRules } from './codes.ts'
import { countryRules } from './countries.ts'
import { generalRules } from './en16931.ts'
import { countries } from './lists.ts'
import { peppolRules } from './peppol.ts'
import { readCii } from './read-cii.ts'
import { readUbl } from './read-ubl.ts'
import type { Rule, Said } from './said.ts'
import { taxRules } from './taxes.ts'

const common = [...generalRules(countries), ...taxRules, ...codeRules]

/** What is asked of a CII, profile EN 16931, and of a UBL as Peppol has it. */
export const rulesOf: Record<Said['syntax'], Rule[]> = {
  cii: common,
  ubl: [...common, ...peppolRules, ...countryRules],
}

/** What an XML says, in either syntax. Throws XmlFault. */
export function readEInvoice(xml: string): Said {
  const events = readXml(xml)
  const first = events.next()
  if (first.done || first.value.kind !== 'open') throw new XmlFault('it has no element')
  const root = elementOf(first.value, events)
  return root.name === 'CrossIndustryInvoice' ? readCii(root) : readUbl(root)
}

/** The rules of EN 16931 and, in UBL, of Peppol that an XML breaks, each with what it asks for. */
export function failedRules(xml: string): Pick<Rule, 'id' | 'says'>[] {
  const said = readEInvoice(xml)
  return rulesOf[said.syntax].filter(({ holds }) => !holds(said))
}
