/** A text with a full stop behind it, unless it ends as a sentence does: what people write may do so itself. */
export const ended = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`)
