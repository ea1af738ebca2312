/** The HTML of a block, and the line after it. */
export type Block = { html: string; end: number }

/** What a line may begin that is no paragraph. */
export const begins = /^ {0,3}(#{1,6} |[-*+] |\d{1,3}[.)] |> ?|```|(-{3,}|\*{3,}|_{3,})\s*$)/
