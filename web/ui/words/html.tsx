type Props = {
  /** What the server made of Markdown: it holds no HTML that somebody else wrote. */
  text: string
  className?: string
}

/** A text of the shop's record, as its paragraphs, lists and headings. */
export const Html = ({ text, className = '' }: Props) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by contract/markdown, which reads no HTML of the writer
  <div className={`prose ${className}`} dangerouslySetInnerHTML={{ __html: text }} />
)
