/**
 * A name that holds an address is left out: anybody can register somebody else's e-mail under such a name, and mail
 * programs make links of addresses.
 */
export const greeting = (name: string) =>
  name.trim() === '' || /[/@]|\p{L}\.\p{L}{2}/u.test(name) ? 'Hello,' : `Hello ${name},`
