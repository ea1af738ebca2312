/** A path of the shop: what begins with two strokes is another host to a browser. */
export const isOwnPlace = (text: string) =>
  text.startsWith('/') && !text.startsWith('//') && !text.startsWith('/\\')
