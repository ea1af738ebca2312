import type { Sheet } from './sheet.ts'

type Kind = 'Document' | 'P' | 'H1' | 'Table' | 'TR' | 'TH' | 'TD' | 'Figure'

/** Something that a document consists of, for whoever has it read out. */
export type Tag = { kind: Kind; element: PDFKit.PDFStructureElement }

/** `scope`: of what a heading cell is the heading. `bbox`: left, top, right and bottom of a figure in points. */
type Said = { alt?: string; scope?: 'Row' | 'Column'; bbox?: number[] }

/** Adds a tag, under the document's own where no other is told. */
export function addTag(
  { pdf, tag: whole }: Pick<Sheet, 'pdf' | 'tag'>,
  kind: Kind,
  under: Tag = whole,
  said: Said = {},
): Tag {
  // its types leave out scope and bbox
  const element = pdf.struct(kind, said as object)
  under.element.add(element)
  return { kind, element }
}

/** What is drawn stands in the document as part of this tag. */
export function drawIn({ pdf }: Pick<Sheet, 'pdf'>, { kind, element }: Tag, draw: () => void) {
  element.add(pdf.markStructureContent(kind))
  draw()
  pdf.endMarkedContent()
}

/** What is drawn says nothing: a rule, or what stands on every page. */
export function drawBeside(
  { pdf }: Pick<Sheet, 'pdf'>,
  type: 'Layout' | 'Pagination',
  draw: () => void,
) {
  pdf.markContent('Artifact', { type })
  draw()
  pdf.endMarkedContent()
}
