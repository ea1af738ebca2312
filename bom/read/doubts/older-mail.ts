/** Where an older mail begins below a newer one, in the words of mail programs of many languages. */

const rule =
  /^[-_=*\s]{2,}\s*(?:(?:begin(?:n)? )?(?:original|forwarded|weitergeleitete|ursprüngliche)[ -](?:message|mail|nachricht|e-mail)|message (?:d['’]origine|transféré|original)|original[ -]nachricht|mensaje (?:original|reenviado)|messaggio (?:originale|inoltrato)|(?:oorspronkelijk|doorgestuurd) bericht|(?:oryginalna wiadomość|wiadomość (?:oryginalna|oryginału|przekazana))|původní (?:zpráva|e-mail)|(?:исходное|пересылаемое|оригинальное) сообщение|原始(?:邮件|郵件)|转发(?:邮件|的邮件)|元のメッセージ|転送メッセージ|원본 (?:메시지|메일))/iu
const forwarded =
  /^(?:begin forwarded message|anfang der weitergeleiteten (?:nachricht|e-mail)|début du message (?:transféré|réexpédié)|inicio del mensaje reenviado|inizio (?:messaggio|del messaggio) inoltrato|begin doorgestuurd bericht)\s*:?\s*$/iu
const wrote =
  /(?:^(?:on|am|le|el|il giorno|il|op|dnia|w dniu|dne|den|em|pe)\s.{4,120}\s(?:wrote|writes|schrieb|a écrit|escribió|ha scritto|schreef|het volgende geschreven|napisał\p{L}*(?:\([ao]\))?|napsal\p{L}*(?:\([ao]\))?|skrev|escreveu|a scris)(?:\s.{1,80})?|\d.{0,100}(?:пишет|писал\p{L}*|написал\p{L}*)(?:\(а\))?|\d.{0,100}(?:写道|寫道|のメッセージ|님이 작성))\s*[:：]\s*$/iu
const from =
  /^\W*(?:from|von|de|da|van|od|från|fra|lähettäjä|feladó|kimden|от(?: кого)?|від|发件人|寄件者|差出人|보낸 사람)\W*\s*[:：]\W*\S/iu
const sent =
  /^\W*(?:sent|date|gesendet|datum|envoyé|enviado(?: el)?|fecha|inviato|data|verzonden|wysłano|odesláno|skickat|sendt|lähetetty|küldve|gönderildi|отправлено|дата|надіслано|发送时间|傳送時間|日期|送信日時|日時|보낸 날짜|to|an|à|para|a|aan|do|komu|кому|收件人|宛先|받는 사람)\W*\s*[:：]\W*\S/iu

const lineOf = (row: readonly string[] = []) =>
  row
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '')
    .join(', ')
    .slice(0, 300)

/** Whether a row begins an older mail: "-----Original Message-----", "On Monday Kim wrote:", or "From: Kim" above "Sent: …". */
export function beginsOlderMail(rows: readonly (readonly string[])[], at: number): boolean {
  const line = lineOf(rows[at])
  if (rule.test(line) || forwarded.test(line) || wrote.test(line)) return true
  return from.test(line) && [1, 2].some((step) => sent.test(lineOf(rows[at + step])))
}
