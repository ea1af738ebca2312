const signs: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
}

/**
 * HTML of `markdownToHtml` in words alone, for structured data. A link at the very end, which only leads on, is left out;
 * the words of all others stay.
 */
export const plainText = (html: string) =>
  html
    .replace(/ <a href="[^"]*">[^<]*<\/a><\/p>$/, '')
    .replace(/<\/?(a|strong|em|code)\b[^>]*>/g, '')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot);/g, (sign) => signs[sign] ?? sign)
    .replace(/\s+/g, ' ')
    .trim()
