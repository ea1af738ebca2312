const time = String.raw`\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[ap]\.?m\.?)?`
const day = String.raw`\d{1,4}[./-]\d{1,2}[./-]\d{1,4}`
const when = String.raw`(?:${day},?\s*${time}|${time}(?:,?\s*${day})?)`
const who = String.raw`[\p{L}\p{N}+][^\n:<>[\]]{0,40}`

/** "[10:32, 12.3.2026] Kim: ", "12/3/26, 10:32 - Kim: " and "10:32 <kim> " in front of a message. */
const stamp = new RegExp(
  String.raw`^(?:\[${when}\]\s*(?:<${who}>|${who}:)|${when}\s*[-–]\s*${who}:|${when}\s*<${who}>)\s+`,
  'iu',
)

/** The messages of a chat without who wrote each and when; the same text where it is none. */
export function withoutStamps(text: string): string {
  const lines = text.split(/\r\n?|\n/)
  if (lines.filter((line) => stamp.test(line)).length < 2) return text
  return lines.map((line) => line.replace(stamp, '')).join('\n')
}
