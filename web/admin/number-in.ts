/** What a field of a number says; what is none is refused by the shop. */
export const numberIn = (text: string) => (text.trim() === '' ? Number.NaN : Number(text))
