/** The lines of an address. */
export const linesOf = (address: string) => address.split('\n').filter((line) => line !== '')

/** Where a phone number leads, however it is written. */
export const phoneHref = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`
