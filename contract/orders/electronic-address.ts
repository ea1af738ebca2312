import { z } from 'zod'
import { isStorable } from '../text/text.ts'
import { brokenForm } from './electronic-forms.ts'

const list = (codes: string) => codes.split(/\s+/)

/** Schemes of electronic addresses that Peppol BIS Billing 3 delivers to, of the code list EAS (BT-34-1, BT-49-1), November 2026. */
export const peppolSchemes = new Set(
  list(
    `0002 0007 0009 0060 0088 0096 0097 0106 0130 0135 0142 0151 0158 0183 0184 0188 0190 0191 0192 0195 0196 0198 0199 0200
0201 0204 0208 0209 0210 0211 0216 0218 0221 0225 0230 0235 0240 0242 0244 0245 0246 0248 9910 9913 9914 9915 9918 9919
9920 9922 9923 9924 9925 9926 9927 9928 9929 9930 9931 9932 9933 9934 9935 9936 9937 9938 9939 9940 9941 9942 9943 9944
9945 9946 9947 9948 9949 9950 9951 9952 9953 9957 9959`,
  ),
)

/** And those of EN 16931 alone, such as EM for mail. */
export const addressSchemes = new Set([
  ...peppolSchemes,
  ...list(
    '0037 0147 0154 0170 0177 0193 0194 0202 0203 0205 0212 0213 0215 0217 0219 0220 AN AQ AS AU EM',
  ),
])

/** Where electronic documents reach somebody: "9930:DE123456789", "0088:4000001000005", "EM:bills@firm.example". */
export function readElectronicAddress(text: string): { scheme: string; id: string } | null {
  const [, scheme = '', id = ''] = /^\s*([0-9a-z]{2,4})\s*:\s*(\S(?:.*\S)?)\s*$/i.exec(text) ?? []
  const known = scheme.toUpperCase()
  return addressSchemes.has(known) ? { scheme: known, id } : null
}

/** '' where there is none; else as it is kept: the scheme, a colon, the id. */
export const electronicAddress = z
  .string('Write the electronic address, or nothing')
  .trim()
  .max(120, 'At most 120 characters, please')
  .refine(isStorable, 'Some characters in this text cannot be stored')
  .refine(
    (text) => text === '' || readElectronicAddress(text) !== null,
    'Write a scheme, a colon and the id, such as 9930:DE123456789 (the scheme is a code of the list EAS)',
  )
  .superRefine((text, context) => {
    const read = readElectronicAddress(text)
    const broken = read && brokenForm(read.scheme, read.id)
    if (broken)
      context.addIssue({
        code: 'custom',
        message: `An address of the scheme ${read.scheme} is ${broken.says}`,
      })
  })
  .overwrite((text) => {
    const read = readElectronicAddress(text)
    return read ? `${read.scheme}:${read.id}` : text
  })
