/** How the text of a file may be written. */
export const textEncodings = [
  'UTF-8',
  'UTF-16',
  'Windows-1250',
  'Windows-1251',
  'Windows-1252',
  'GB18030',
  'Big5',
  'Shift-JIS',
  'EUC-KR',
] as const
export type TextEncodingName = (typeof textEncodings)[number]
