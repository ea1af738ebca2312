import { countOfWord } from '../number-words.ts'

/** Machines as lists name them: what a list is for one of, or for several. */
const machine =
  '(?:servers?|nodes?|machines?|racks?|cabinets?|systems?|workstations?|desktops?|laptops?|notebooks?|computers?|chassis|appliances?|clusters?|builds?|sets?|kits?|bundles?|assembl(?:y|ies)|boards?|pcbs?|configs?|configurations?|rechner|geräte?n?|maschinen?|baugruppen?|platinen?|leiterplatten?|knoten|arbeitsplätze?|systeme?|sätze?|serveurs?|nœuds?|noeuds?|baies?|postes?|cartes?|lots?|servidores|servidor|nodos?|equipos?|máquinas?|placas?|armarios?|nodi|macchine|schede|postazion[ei]|knooppunten|machines|serwer(?:y|ów)|zestaw(?:y|ów)|komputer(?:y|ów)|сервер(?:а|ов)|узл(?:а|ов)|машин|стоек|комплект(?:а|ов)|компьютер(?:а|ов))'
const asian = '(?:台|套|组|組|セット|대)'
const count = String.raw`([1-9]\d{0,4})`
const amount =
  '(?:qty|quantity|menge|anzahl|stückzahl|losgröße|quantité|qté|cantidad|cant|quantità|aantal|ilość|кол-?во|количество|数量|multiplier|multiply by|faktor|factor|facteur|×|x)'

/** 30 servers, 4 new racks, 10 x GPU nodes, 3 sets of */
const before = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,/-])${count}\s*(?:x|×|pcs\.?|stk\.?|stück|units? of)?\s*(?:(?:identical|new|more|such|gpu|cpu|compute|storage|rack|blade|tower|neue|gleiche|weitere|identische|nouveaux|nuevos|nuovi|nieuwe|nowych|новых)\s+){0,2}${machine}(?![\p{L}\p{N}])`,
  'iu',
)
const beforeAsian = new RegExp(String.raw`${count}\s*${asian}`, 'u')
/** Nodes: 40; Number of servers 10; Build quantity: 25; Servers, 10 in a cell of its own */
const behind = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(?:number|no\.?|nr\.?|#|anzahl|nombre|número|numero|aantal|liczba|число|количество)\s*(?:of|der|de|di|van)?\s*)?${machine}\s*(?:count|${amount})?\s*[:=]\s*${count}(?![\p{L}\p{N}.,/])`,
  'iu',
)
const numbered = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:number|no\.?|#|anzahl|nombre|número|numero|aantal|liczba|число|количество)\s*(?:of|der|de|di|van)?\s*${machine}\s*[:=]?\s*${count}(?![\p{L}\p{N}.,/])`,
  'iu',
)
const quantityOf = new RegExp(
  String.raw`^(?:(?:build|assembly|assy|production|prod|lot|batch|order|project|system|server|kit|board|pcb|fertigungs|produktions|los|bau|bestell)[ -]?)?${amount}\.?\s*[:=]\s*${count}(?:\s*(?:pcs?|stk|stück|units?|ea))?\.?$`,
  'iu',
)
/** Configuration 1 (Qty 5); Compute x 5: */
const counted = new RegExp(
  String.raw`^(?=.*\p{L}{3})(?!.*(?:total|sum|gesamt|итого)).*(?:[\s(,–-]${amount}\.?\s*[:=]?\s*${count}(?:\s*(?:pcs?|stk|stück|units?|ea))?|[(–-]\s*${count}\s*[x×]|\(\s*${count}\s*(?:pcs?|stk|stück|units?|ea)\.?)\s*\)?\s*:?$`,
  'iu',
)

/** Server, 4 pcs; Rack – 2 Stück */
const behindName = new RegExp(
  String.raw`^(?:\S+ ){0,3}${machine}(?:\s+\p{L}{1,2})?\s*[,;:–-]\s*${count}\s*(?:pcs|pieces?|stk|stück|units?|ea|pièces?|unidades|uds?|pezzi|pz|stuks?|szt|ks|шт|台)\.?\s*:?$`,
  'iu',
)

/** Everything times 4; double the quantities */
const whole = String.raw`(?:everything|all|each|whole|quantit\p{L}*|amounts?|alles|alle|mengen|tout\p{L}*|todo\p{L}*|cantidad\p{L}*|tutt\p{L}*|wszystk\p{L}*|ilości|вс[её]|количеств\p{L}*)`
const times = new RegExp(
  String.raw`^(?=.*(?<!\p{L})${whole}).*?(?:(?:times|mal|fois|veces|volte|keer|razy)\s+${count}|${count}\s*(?:times|mal|fois|veces|volte|keer|razy|раза?)(?!\p{L}))`,
  'iu',
)
const twice =
  /(?<!\p{L})(?:double|twice|doppelte\p{L}*|doble|doppio|dubbele?|podwójn\p{L}*|вдвое)(?!\p{L}).*(?:quantit|menge|cantidad|aantal|ilo|колич|everything|list|below|above|these)/iu

const isYear = (text: string) => /^(?:19|20)\d\d$/.test(text)

/**
 * For how many machines a text says that a list is: 30 of "30 servers, each with:", 40 of "Nodes: 40". `isHeading`: it
 * stands above rows and names no part, so that "Configuration 1 (Qty 5)" counts, too. null for none, and for one.
 */
export function machinesSaid(said: string, isHeading: boolean): number | null {
  if (said.length > 200) return null
  if (twice.test(said)) return 2
  // written so they are machines, else pieces
  const named = said.replace(/(?<![\p{L}\p{N}])PCs(?!\p{L})/gu, 'computers')
  const text = named.replace(/\p{L}[\p{L}-]*/gu, (word) => String(countOfWord(word) ?? word))
  if (!/\d/.test(text)) return null
  const patterns = [
    before,
    beforeAsian,
    behind,
    numbered,
    times,
    ...(isHeading ? [quantityOf, counted, behindName] : []),
  ]
  for (const pattern of patterns) {
    const found = pattern.exec(text)?.slice(1).find(Boolean)
    if (found && !isYear(found) && found !== '1') return Number(found)
  }
  return null
}

const machines = new RegExp(String.raw`(?<![\p{L}\p{N}])${machine}(?![\p{L}\p{N}])`, 'iu')
/** Whether a text names machines, or what else is built of parts. */
export const namesMachine = (text: string) => machines.test(text)

const pieces = String.raw`(?:stück|stueck|stk|pcs|pieces|pièces?|unidades|uds?|pezzi|pz|stuks?|sztuk\p{L}*|szt|kus[yů]?|ks|штук\p{L}*|шт|个|個|台|枚|件|只|颗|片|条|개)\.?`
/** je 20 Stück; 30 pièces de chaque; по 20 шт; 各20个 */
const ofEach = [
  String.raw`(?:je|jeweils|po|по)\s+${count}\s*${pieces}(?!\p{L})`,
  String.raw`${count}\s*(?:${pieces}\s*)?(?:of each|each of|von jede[mrn]|de chaque|chacune?|de cada(?: un[oa])?|di ciascun[oa]|per ciascun[oa]|van elk\p{L}*|van ieder\p{L}*|od każdego|od každého|каждо\p{L}+)(?!\p{L})`,
  String.raw`(?:chacune?|cada un[oa]|ciascun[oa]|elk|ieder|每[种個个款]|各)\s*[:：]?\s*${count}`,
].map((text) => new RegExp(`(?<![\\p{L}\\p{N}.,])(?:${text})`, 'iu'))

/** How many pieces a text says of each of the parts below it; null for none. */
export function piecesOfEach(said: string): number | null {
  if (said.length > 200 || !/\d/.test(said)) return null
  const found = ofEach.flatMap((pattern) => pattern.exec(said)?.[1] ?? [])[0]
  return found === undefined ? null : Number(found)
}
