import { plain } from '../plain.ts'

const setOf = (text: string) => new Set(text.split(/\s+/).map(plain))

/** Of what a number or a name is, and whose, in words that make no other of it. */
const ofParts =
  setOf(`product products article articles item items part parts model goods variant material our own unser unsere
  the of a de del della des du di da do d l la le el der die das vom von van na no1 1 i
  artikel artikels produkt produkts produkte ware waren modell teil teile produit produits modele piece pieces article notre
  producto productos articulo articulos modelo pieza piezas nuestro prodotto prodotti articolo articoli modello pezzo nostro
  produto produtos artigo artigos peca onderdeel towar towaru produktu produktow czesci wyrobu zbozi vyrobku vyrobek dilu
  termek tuote tuotteen vare varen vara varans urun malzeme stok parca товар товара товаров изделия изделие материала
  продукта продукт позиции модель детали`)
/** Whose number of a part a shop’s program calls it. */
const owners = setOf(
  `seller merchant vendor supplier internal default intern interne interna interno shop store base erp sap`,
)
const numbers =
  setOf(`number numbers no nr num code codes codice codigo kod kody kodu koodi cod nummer numero numer cislo
  номер код коды артикул sku mpn pn reference ref referencia riferimento referenz referentie n`)
/** Alone each may count rows, or number anything. */
const alone = setOf('number numbers no nr num n numero nummer numer cislo номер n')
const materials = setOf('material 品目 物料 資材 자재')
const alsoAlone = setOf('编号 編號 番号 번호 č číslo')

/** Whether a header may say a part’s number, and something else as well: the place of a row, what a part is made of. */
export const mayNumber = (header: string) => {
  const all = wordsIn(header)
  const [word = ''] = all
  return all.length === 1 && (alone.has(word) || alsoAlone.has(word) || materials.has(word))
}

/** Whether it is what ERPs of German makers call a part by: beside a price or a stock it needs no name. */
export const isMaterial = (header: string) => materials.has(plain(header))

/** Whether a cell below such a header looks like the number of a part, and like none of a row. */
export const looksLikeNumber = (header: string, cell: string) =>
  /\d/.test(cell) &&
  (/\p{L}|\d[-./]\d/u.test(cell) || (materials.has(plain(header)) && /\d{5}/.test(cell)))

const names =
  setOf(`title name titel titre titolo titulo tytul bezeichnung benennung designation libelle intitule nom nombre nome
  naam nazwa nazev nazov navn namn nimi naziv denumire denominazione denominacion наименование название назва имя adi ad
  isim megnevezes description beschreibung περιγραφη ονομα ονομασια`)
const shortTexts =
  setOf(`model modell modele modelo modello модель shorttext shortdescription kurzbeschreibung kurztext shortname
  descriptioncourte descriptionbreve descripcioncorta descrizionebreve korteomschrijving krotkiopis кратко краткоеописание
  kratkypopis lyhytkuvaus kisaaciklama`)

const cjkPart = '(?:商品|产品|產品|製品|物料|品目|상품|제품|품목|자재)'
const cjkName = new RegExp(`^${cjkPart}(?:名|名称|名稱|名前|标题|標題|タイトル|이름|명|명칭)$`, 'u')
const cjkNumber = new RegExp(
  `^(?:${cjkPart}|货|貨|厂商|厂家|原厂|规格|制造商)(?:编号|编码|編號|編碼|代码|代碼|号|號|型号|型號|番号|コード|管理番号|코드|번호)$`,
  'u',
)

const wordsIn = (header: string) =>
  header
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .replace(/[#№]/gu, ' no ')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .map(plain)
    .filter((word) => word !== '')

/** Whether a header is made of these words alone, at least one of them of the `telling`. */
const isMadeOf = (all: readonly string[], telling: ReadonlySet<string>, others = ofParts) =>
  all.some((word) => telling.has(word)) &&
  all.every((word) => telling.has(word) || others.has(word))

const sku = new Set(['sku'])
const besideNumbers = new Set([...ofParts, ...numbers])
const ofOwners = new Set([...ofParts, ...owners])

const tiersOfNumbers: readonly ((all: string[], header: string) => boolean)[] = [
  (all) => isMadeOf(all, sku, ofOwners),
  (all, header) =>
    cjkNumber.test(header.trim()) ||
    (isMadeOf(all, numbers) && !(all.length === 1 && alone.has(all[0]!))),
  (all) => isMadeOf(all, owners, besideNumbers) && all.some((word) => numbers.has(word)),
]

/**
 * The column of the part numbers, by words of a header that no list has: “Seller SKU”, “Item #”, “Код товара”, “Internal
 * Reference”. Undefined where no header is made of such words, or where two are and nobody knows which.
 */
export function numberAmong(headers: readonly string[]): string | undefined {
  for (const isNumber of tiersOfNumbers) {
    const found = headers.filter((header) => isNumber(wordsIn(header), header))
    if (found.length > 0) return found.length === 1 ? found[0] : undefined
  }
  return undefined
}

/** The column of the names likewise: “Product title”, “Название товара”, the first of “Bezeichnung 1” and “2”, then a short text. */
export function nameAmong(headers: readonly string[]): string | undefined {
  const isName = (header: string) => {
    const all = wordsIn(header)
    return cjkName.test(header.trim()) || (all.length > 1 && isMadeOf(all, names)) || soleName(all)
  }
  return headers.find(isName) ?? headers.find((header) => shortTexts.has(wordsIn(header).join('')))
}

/** One word that names nothing but a name; a description may be a long one. */
const soleName = ([word, ...more]: readonly string[]) =>
  more.length === 0 &&
  word !== undefined &&
  /^(?:intitule|titre|titel|titolo|titulo|tytul|ονομα|ονομασια|isim|nazov)$/u.test(word)
