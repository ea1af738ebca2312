/**
 * What headers call pieces that can be sold, by language, as stems of their words.
 */
const byLanguage = {
  english: 'avail free sellable saleable salable atp',
  german: 'verfügbar verfuegbar frei dispo verkaufsfähig',
  french: 'disponible libre vendable',
  spanish: 'disponib libre vendible',
  italian: 'disponib liber vendibil',
  portuguese: 'dispon livre vendável',
  dutch: 'beschikba vrij verkoopba',
  polish: 'dostępn dostepn woln',
  czech: 'dostupn voln',
  croatian: 'dostupn raspoloživ slobodn',
  romanian: 'disponibil liber',
  hungarian: 'elérhető elerheto szabad',
  swedish: 'tillgänglig tillganglig fritt disponib',
  danish: 'tilgængelig disponib',
  norwegian: 'tilgjengelig ledig',
  finnish: 'saatavilla vapaa',
  turkish: 'kullanılabilir kullanilabilir satılabilir müsait',
  russian: 'доступн свободн',
  ukrainian: 'доступн вільн',
  bulgarian: 'наличн свободн',
  greek: 'διαθέσιμ ελεύθερ',
  chinese: '可用 可售 可卖 可賣 可出库 可出庫',
  japanese: '有効 販売可能 引当可能 利用可能 出荷可能',
  korean: '가용 판매가능 사용가능 출고가능',
  arabic: 'متاح المتاح',
  hebrew: 'זמין פנוי',
} as const

/** One word that says of pieces that they can be sold, and nothing else, and a stock. */
export const availableAlone = `sellable saleable salable sellablequantity sellableqty saleablequantity saleableqty availabletosell
  availabletopromise freetosell verkaufsfahig disponible disponibile disponivel disponibil vendibile livre
  beschikbaar vrij dostupne dostupny dostupno volne raspolozivo slobodno elerheto szabad tillganglig tillgangligt
  tilgaengelig tilgængelig tilgjengelig ledig saatavilla vapaa kullanilabilir satilabilir musait свободно доступный
  доступні вільно доступна διαθεσιμο διαθεσιμα 可用 可售 可用数量 可用數量 可售数量 可用量 有効 有効在庫 有効在庫数 利用可能
  販売可能 販売可能数 出荷可能数 引当可能数 가용 가용재고 가용수량 판매가능 판매가능수량 판매가능재고 사용가능 متاح זמין dostepne
  dostepny dostepna wolne`

/** A word for whether there is any, which as often says “in stock” as how many. */
export const availability =
  /^(?:stock )?(?:availability|verf[uü]gbarkeit|disponibilit[éàya]\p{L}*|disponibilidade?|beschikbaarheid|dost[eę]pno[sś][cć]|dostupnost|доступность|доступність|наличие|наявність)$/iu

/** A day, and not a number of pieces: “available from”, “verfügbar ab”. */
const ofDays =
  /(?<!\p{L})(?:from|since|date|until|ab|seit|datum|dès|partir|desde|fecha|dal|data|vanaf|od|dnia|с|дата)(?!\p{L})|日$/iu

const stems = new RegExp(
  [...new Set(Object.values(byLanguage).flatMap((text) => text.split(' ')))].join('|'),
  'iu',
)

/** Whether a header says that its pieces can be sold. */
export const saysAvailable = (header: string) => {
  const name = header.trim()
  return (
    stems.test(name.replace(/\s+(?=가능)/gu, '')) && !availability.test(name) && !ofDays.test(name)
  )
}
