import { fileStem } from '../../contract/text/file-stem.ts'

/** Whom a mail comes from: MAIL_FROM as the operator has set it, else the shop at an address that nobody can have. */
export const senderOf = (set: string | null, shop: string) =>
  set ?? `"${shop.replace(/["\\]/g, '\\$&')}" <shop@${fileStem(shop)}.test>`
