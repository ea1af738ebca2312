/** What a register says of a number. Empty texts: it does not tell. */
export type TaxIdAnswer = {
  /** unknown: it could not be asked, or did not answer what can be read. Why is in `note`. */
  result: 'valid' | 'invalid' | 'unknown'
  name: string
  address: string
  /** By which it proves that it was asked. */
  consultationNo: string
  note: string
}

/** The register of tax numbers of the EU. It never throws: what goes wrong is unknown. No wait is longer than ten seconds. */
export type TaxIds = {
  /**
   * Asks for a number of the EU, which begins with its country's letters. `requester`: the seller's, for a consultation
   * number; what is none of the EU is left out.
   */
  check: (number: string, requester: string) => Promise<TaxIdAnswer>
  /** Whether the register answers; why not, or null. */
  probe: () => Promise<string | null>
}
