/** How cells say yes and no, in the languages of lists. */
const yes =
  /^(?:y|yes|true|t|1|x|✓|✔|☑|ja|j|oui|o|vrai|si|sí|sì|s|verdadero|vero|sim|tak|ano|igen|evet|kyllä|да|так|是|有|あり|はい|예)$/iu
const no =
  /^(?:n|no|not|false|f|0+(?:[.,]0+)?|✗|✘|☐|nein|falsch|non|faux|falso|nee|nie|ne|não|nao|nej|nei|ei|nem|hayır|hayir|нет|ні|否|不|无|無|なし|いいえ|아니요|아니오|없음)$/iu

export const isYes = (text: string) => yes.test(text)
export const isNo = (text: string) => no.test(text)
/** A cell that has nothing to say. */
export const isNothing = (text: string) => /^(?:[-–—]|off|none|n\/a)$/iu.test(text)

/** What stands where a part has no number, or none yet: “n/a”, “TBD”, “keine”, “xxx”, “000”. */
const noNumber = new Set(
  `n/a na n.a n.a. n.v n.v. nv n/v n.n n.n. nn tbd t.b.d t.b.d. tba t.b.a t.b.a. tbc tbs none null nil nan nothing no-mpn no-number undefined
  unknown unspecified unassigned pending empty blank missing various dummy placeholder notassigned notavailable notapplicable notknown
  nopartnumber nonumber nompn nosku tobedefined tobeannounced tobedetermined tobeconfirmed k.a k.a. ka keine kein keiner ohne unbekannt fehlt
  folgt offen nichtvorhanden keineangabe keinenummer ohnenummer nochoffen div. diverse diverses inconnu inconnue aucun aucune néant sans
  sansobjet s/o nonrenseigné àdéfinir àconfirmer n.c n.c. n/c ninguno ninguna sin desconocido sindefinir pordefinir nodisponible n/d n.d n.d. nd
  sconosciuto nessuno nessuna dadefinire nondisponibile onbekend geen nvt n.v.t n.v.t. nnb n.n.b. brak nieznany b/d b.d. dousatlenia není
  neznámé neuvedeno desconhecido nenhum sem ingen okänd ukendt saknas mangler eiole tuntematon nincs ismeretlen yok bilinmiyor нет неизвестно
  неуказан неуказано н/д н.д. б/н уточняется 无 無 没有 沒有 未知 暂无 待定 待确认 不明 未定 なし 該当なし 없음 미정 미상 해당없음`.split(
    /\s+/,
  ),
)
const unsaid = /^(?:x[-_./ ]?x[x\-_./ ]*|0[0\-_./ ]*)$/i

/** Whether a cell says in place of a part's number that there is none. */
export const isNoNumber = (text: string) =>
  unsaid.test(text) ||
  (text.length <= 24 &&
    noNumber.has(
      text
        .toLowerCase()
        .replace(/^[([<{]+|[)\]>}?!]+$/gu, '')
        .replace(/\s+/gu, ''),
    ))

/** Whether a cell says in place of a part's name that there is none yet. */
export const isNoName = (text: string) =>
  /^(?:n\.?[/ ]?a\.?|t\.?b\.?[adc]\.?|none|null|nil|undefined|unknown|unbekannt|k\.? ?a\.?|xx+|\?+|[-–—]+|#n\/a|inconnu|desconocido|sconosciuto|onbekend|неизвестно|未定|不明|待定)$/iu.test(
    text.trim(),
  )
