/** Numbers by which makers say that a module is registered. Sources: Samsung, Kingston, Transcend and Crucial decoders. */
const registeredNumber =
  /^(M393|M386|M321|KSM\d{2}(R|L)|KVR\d{2}L?R\d|KF5\d\dR|TRA5|CT(\d+K)?\d+G4(R|L)F)/i
/** The same of unbuffered modules with error correction. */
const eccNumber = /^(M391|KSM\d{2}S?E|KVR\d{2}L?S?E\d)/i

/** Whether the name or the number says that a module is registered; false says nothing. */
export const isNamedRegistered = (name: string, numbers: readonly string[]) =>
  /\b(registered|l?rdimm)\b/i.test(name) || numbers.some((number) => registeredNumber.test(number))

/** Whether the name or the number says that a module corrects errors; false says nothing. */
export const isNamedEcc = (name: string, numbers: readonly string[]) =>
  (/\bECC\b/i.test(name) && !/\bnon[\s-]?ECC\b/i.test(name)) ||
  /\bserver premier\b/i.test(name) ||
  numbers.some((number) => eccNumber.test(number))
