/** A text as one of these words; undefined when it is none, such as what somebody typed into the address. */
export const oneOf = <W extends string>(words: readonly W[], text: string): W | undefined =>
  words.find((word) => word === text)
