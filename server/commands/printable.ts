/** Names are what people typed: nothing in one may steer the terminal or turn the line. */
export const printable = (text: string) => text.replace(/\p{C}/gu, '')
