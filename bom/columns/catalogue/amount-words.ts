import { plain } from '../plain.ts'
import { wordsOf } from '../terms.ts'

const inWords = (text: string) => text.split(/\s+/).map(plain)

/** What the shop pays: by none of these it sells. */
export const costs = new Set(wordsOf('cost'))

/** What dealers pay: a shop that sells to dealers may sell by it, but nobody knows where the maker’s advice stands beside it. */
export const dealers = new Set(wordsOf('dealer price'))

/** What the maker advises. */
export const lists = new Set(wordsOf('list price'))

/** What says outright that a column is the price, or the stock: what can be sold goes before what lies there, a price that is asked before a list’s. */
export const outright: Record<'price' | 'quantity', ReadonlySet<string>> = {
  price: new Set(wordsOf('price', 'dealer price', 'list price')),
  quantity: new Set(wordsOf('quantity', 'stock')),
}

/** Of whom and of how many it is, in words that change nothing: one piece, of now, of this part. */
const ofOne = `unit units each ea pc pcs pce piece pieces item product part article artikel variant our current actual aktuell aktuelle
  aktueller unser unsere stuck stk stck st einzel stuks stuk piece pieces piezas pieza pezzo pezzi unidad unidades unitario unitaire
  unite uni un ud szt sztuke sztuka ks kus kpl db darab adet stycken styck stykk шт ед единицу 个 個 件`

/** What a header says of a price without making another of it. Taxes are looked at before. */
const ofPrices = `${ofOne} per pro je par por za cada al cad a l at in en w v на за в im of de di da du la le les el del der die das
  selling sell sales regular base shop web online net nett netto neto netta ht standard verkauf verkaufs vk vente venta vendita
  verkoop sprzedazy prodej prodejni venda forsaljning salg myynti eladasi satis продажи birim jednostkowa jedn jednotkova
  einheit enhet liquido`

/** What a header says of a stock without making another of it. */
const ofStock = `${ofOne.replace(/\bunit\b/, '')} on hand in stock qty quantity free level real warehouse pa kusu pocet now house variant
  frei freie freier freies lagernd auf am im verfugbare verfugbarer lager menge zahl en de du des dispo disponible disponibles quantite
  qte almacen cantidad a magazzino disponibile quantita qta op vrije beschikbare voorraad aantal na stanie magazynie magazynu
  w dostepna dostepny ilosc sklade dostupne dostupny mnozstvi em estoque disponivel quantidade i lager tillganglig tillgangligt antal
  varastossa maara raktaron raktari mennyiseg miktari mevcut net to sell promise sellable stan zapas в наличии на складе доступно доступный свободный кол во количество`

/** What may stand beside it. */
export const harmless: Record<'price' | 'quantity', ReadonlySet<string>> = {
  price: new Set(inWords(ofPrices)),
  quantity: new Set(inWords(ofStock)),
}

/** The same within words that are written without gaps. */
export const harmlessWithin: Record<'price' | 'quantity', RegExp> = {
  price: /未税|不含税|税抜き?|税別|本体/gu,
  quantity:
    /可用|可售|现有|当前|目前|有効|現在|販売可能|引当可能|利用可能|가용|판매 ?가능|사용 ?가능/gu,
}

/** What may be the price or the stock, wherever it stands in a header. */
export const alike = {
  quantity:
    /\bqty\b|quantit|menge|anzahl|cantidad|aantal|ilo[sś][cć]|stock|on.?hand|inventor|bestand|lager|verf[uü]gbar|dispon|existenc|giacen|voorraad|magazyn|dost[eę]pn|estoque|sklad|zásob|zaliha|k[eé]szlet|stok|stoc(?!\p{L})|beholdning|varasto|остат|налич|наявн|залиш|склад|库存|庫存|在庫|재고|المخزون|מלאי/iu,
  price:
    /price|cost(?!\p{L})|preis|kosten|prix|coût|precio|coste(?!\p{L})|prezzo|costo(?!\p{L})|prijs|cena(?!\p{L})|ceny(?!\p{L})|cijena|koszt|pre[cç]o|pris(?!\p{L})|hinta|fiyat|(?<!\p{L})(?:ár|ára|pre[tț]|[ehv]k)(?!\p{L})|цена|цены|ціна|ціни|τιμή|价|價|価格|単価|가격|단가|السعر|מחיר|^\s*(?:[A-Z]{3}|\p{Sc})\s*$/iu,
}
