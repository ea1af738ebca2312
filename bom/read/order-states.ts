import { isOfStates } from './doubts/taken-out.ts'

type Rows = readonly (readonly string[])[]

const ofOrder =
  /^(?:(?:sales |purchase |web )?orders?(?:[ _-]?(?:#|№|nos?\.?|nr\.?|num(?:ber)?|id|name|ref\p{L}*))?|po|p\.o\.|name|id|bestell(?:nummer|nr\.?|ung)|auftrag(?:s?(?:nummer|nr\.?))?|commande|(?:n°|no|numéro) (?:de )?(?:la )?commande|pedido|(?:nº|n°|número) (?:de(?:l)? )?pedido|ordine|(?:n°|n\.|numero) (?:d['’])?ordine|bestelnummer|bestelling|zamówienie|(?:nr|numer) zamówienia|(?:číslo )?objednávk[ya]|(?:номер )?заказа?|订单(?:号|编号)|訂單編號|注文番号|受注番号|주문 ?번호)$/iu
const ofLine = /(?<!\p{L})(?:line|item|row|pos\p{L}*|zeile|artikel|ligne|línea|riga|regel)/iu
/** A state that names whose it is, an order's. */
const ofWhole =
  /order|financial|payment|paid|fulfil|cancel|refund|void|auftrag|bestell|zahlung|storn|command|paiement|annul|pedido|pago|ordine|pagamento|bestelling|betaal|zamówien|płatno|заказ|оплат|订单|付款|注文|支払|주문|결제/iu

/**
 * Rows with the state of their order: shops write it on the first of an order's lines alone. What is said of single lines, or of a list that is one order in a
 * column of plain states, stays with its row.
 */
export function withOrderStates(rows: Rows, header: number | null): Rows {
  const names = header === null ? [] : rows[header]!.map((name) => name.trim())
  const order = names.findIndex((name, at) => ofOrder.test(name) && isNumbered(rows, header!, at))
  if (order < 0) return rows
  const byOrder = [
    ...Map.groupBy(
      rows.keys().filter((at) => at > header! && rows[at]![order]!.trim() !== ''),
      (at) => rows[at]![order]!.trim(),
    ).values(),
  ]
  const states = names.flatMap((name, at) => (isState(name, byOrder.length > 1) ? [at] : []))
  const given = new Map<number, string[]>()
  for (const [first = 0, ...others] of byOrder)
    for (const column of states) {
      const state = rows[first]![column]!
      const isFirstAlone = others.every((at) => rows[at]![column]!.trim() === '')
      if (state.trim() === '' || !isFirstAlone) continue
      for (const at of others) {
        const row = given.get(at) ?? [...rows[at]!]
        row[column] = state
        given.set(at, row)
      }
    }
  return given.size === 0 ? rows : rows.map((row, at) => given.get(at) ?? row)
}

/** "Name" is an order's where its cells are "#1001". */
const isNumbered = (rows: Rows, header: number, column: number) =>
  !/^(?:name|id)$/i.test(rows[header]![column]!.trim()) ||
  rows.slice(header + 1).every((row) => /^(?:#\S+|)$/.test(row[column]!.trim()))

const isState = (name: string, isOfSeveral: boolean) =>
  !ofLine.test(name) &&
  ((isOfStates({ meaning: null, name }) && (isOfSeveral || ofWhole.test(name))) ||
    /^(?:cancel\p{L}*|refunded|voided|storniert|annulée?|cancelad[oa]|annullato|geannuleerd|anulowan\p{L}*|отменен\p{L}*) ?(?:at|on|date|am|le|el|il|op)?$/iu.test(
      name,
    ))
