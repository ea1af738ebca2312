/** How cells say yes and no, in the languages of lists. */
const yes =
  /^(?:y|yes|true|t|1|x|✓|✔|☑|ja|j|oui|o|vrai|si|sí|sì|s|verdadero|vero|sim|tak|ano|igen|evet|kyllä|да|так|是|有|あり|はい|예)$/iu
const no =
  /^(?:n|no|not|false|f|0+(?:[.,]0+)?|✗|✘|☐|nein|falsch|non|faux|falso|nee|nie|ne|não|nao|nej|nei|ei|nem|hayır|hayir|нет|ні|否|不|无|無|なし|いいえ|아니요|아니오|없음)$/iu

export const isYes = (text: string) => yes.test(text)
export const isNo = (text: string) => no.test(text)
/** A cell that has nothing to say. */
export const isNothing = (text: string) => /^(?:[-–—]|off|none|n\/a)$/iu.test(text)
