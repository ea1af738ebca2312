/** Full-width signs as the ones that they are, to whoever types them: "２４" is 24. */
export const halfWidth = (text: string) =>
  text.replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
