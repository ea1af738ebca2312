import type { ComponentType } from 'react'

/** One article of /blogs. Its address is /blogs/{slug}. */
export type Article = {
  slug: string
  title: string
  /** The question that the article answers, as a reader would ask it. */
  question: string
  /** One or two sentences, for lists and descriptions. */
  summary: string
  /** The day, as 2026-09-02. */
  published: string
  /** To read, at 220 words a minute, code left out. */
  minutes: number
  /** The text below the title: sections with h2, meant for a container of class `prose`. */
  Body: ComponentType
}
