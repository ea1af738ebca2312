import { listed } from './listed.ts'

/** How an amount bounds what is asked for: the amount itself belongs to it but behind "below" and "over". */
export type Bound = 'upTo' | 'below' | 'from' | 'over'

/** Words before an amount, or signs. */
export const bounds: Record<Bound, string[]> = {
  below:
    listed(`under, below, less than, fewer than, lower than, smaller than, shorter than, thinner than, slower than, cheaper than, sub, <, unter, weniger als, kleiner als, kurzer als, gunstiger als, billiger als,
    moins de, a moins de, sous, inferieur a, menos de, por menos de, por debajo de, inferior a, meno di, sotto, sotto i, sotto ai, al di sotto di, inferiore a,
    onder, onder de, minder dan, lager dan, kleiner dan, goedkoper dan, poniżej, mniej niż, tańszy niż, tańsza niż, tańsze niż, taniej niż`),
  upTo: listed(`up to, upto, max, maximum, at most, no more than, not more than, nothing over, nothing above, not over, not above, not exceeding, no higher than, no longer than, not longer than, within, budget, budget of, <=, ≤, bis, bis zu, hochstens, maximal, nicht uber, nicht mehr als, nicht teurer als,
    jusqu'a, max de, maximum de, au plus, pas plus de, pas plus cher que, no mas de, hasta, maximo, como maximo, non piu di, non oltre, fino a, massimo, al massimo, tot, tot en met, maximaal, hoogstens, ten hoogste, niet meer dan, maksymalnie, maks, nie więcej niż, najwyżej, w cenie do, cena do`),
  over: listed(
    `over, above, more than, greater than, higher than, larger than, bigger than, longer than, faster than, exceeding, >, uber, mehr als, grosser als, schneller als, plus de, superieur a, plus grand que, mas de, superior a, mayor que, piu di, oltre, superiore a, boven, meer dan, groter dan, hoger dan, duurder dan, sneller dan, powyżej, ponad, więcej niż, droższy niż`,
  ),
  from: listed(
    `at least, min, minimum, starting at, from, >=, ≥, no less than, not less than, no fewer than, ab, mindestens, wenigstens, nicht weniger als, au moins, minimum de, a partir de, pas moins de, al menos, por lo menos, como minimo, minimo, desde, no menos de, almeno, minimo di, non meno di, vanaf, minstens, minimaal, ten minste, tenminste, co najmniej, przynajmniej`,
  ),
}
/** Words that are others but before an amount with its currency: "do 200 zł" is up to 200. */
export const boundsOfMoney: Pick<Record<Bound, string[]>, 'upTo' | 'from'> = {
  upTo: listed('do'),
  from: listed('od'),
}
/** Words before an amount that is meant roughly. */
export const around = listed(
  'around, about, approximately, approx, roughly, circa, ca, etwa, ungefahr, rund, um die, environ, autour de, alrededor de, unos, sobre, intorno a, attorno a, sui, ongeveer, rond, omstreeks, około, mniej więcej',
)
export const between = listed(
  'between, from, zwischen, von, entre, de, tra, da, fra, ab, desde, tussen, van, między, pomiędzy, od',
)
export const and = listed('and, to, und, bis, et, a, y, e, en, tot, i, do, &, -, –, —')
/** Of these the ones that are never said of a price. */
export const measuredBounds = listed(
  'faster than, slower than, longer than, no longer than, not longer than, shorter than, thinner than, schneller als, langsamer als, kurzer als',
)
/** Behind a quantity: it or more, it or less. */
export const boundsBehind: Pick<Record<Bound, string[]>, 'from' | 'upTo'> = {
  from: listed(
    'or more, and more, or above, and above, or higher, or over, and up, or larger, or greater, or bigger, or faster, or better, or longer, minimum, at least, oder mehr, und mehr, oder grosser, oder schneller, ou plus, et plus, minimum, o mas, y mas, o piu, e piu, o superiore, in su, of meer, en meer, of hoger, of groter, of sneller, en hoger, lub więcej, i więcej, plus, +',
  ),
  upTo: listed(
    'or less, or lower, or fewer, or below, or under, or smaller, or shorter, or slower, max, maximum, at most, oder weniger, oder kleiner, oder kurzer, maximal, ou moins, o menos, o meno, o inferiore, of minder, of lager, of kleiner, lub mniej',
  ),
}
/** Behind two amounts that prices lie between. */
export const priceRanges = listed(
  'range, price range, bracket, price bracket, preisbereich, preisklasse, preisrahmen, gamme de prix, rango de precio, fascia di prezzo, prijsklasse, przedział cenowy',
)

export const cheapest =
  listed(`cheapest, cheap, lowest price, least expensive, low cost, lowest cost, lowest priced, inexpensive, niedrigster preis, niedrigsten preis, bester preis, besten preis, prix le plus bas, plus bas prix, meilleur prix, mejor precio, precio mas bajo, miglior prezzo, prezzo piu basso, budget, affordable, best price, gunstigste, gunstigster, gunstigstes, gunstigsten, gunstig, gunstige, gunstiger, billigste, billigster, billigstes, billigsten, billig, billige, preiswert, preiswerteste, le moins cher, la moins chere, les moins chers, moins cher, moins chere, pas cher, pas chere,
  mas barato, mas barata, mas baratos, mas baratas, barato, barata, mas economico, mas economica, economico, economica, piu economico, piu economica, meno costoso, meno caro, economici, economiche, piu economici, piu economiche, meno cara, goedkoopste, goedkoop, goedkope, voordelig, voordelige, voordeligste, laagste prijs, beste prijs,
  najtańszy, najtańsza, najtańsze, tani, tania, tanie, najniższa cena`)
export const dearest = listed(
  'most expensive, dearest, highest price, teuerste, teuerster, teuerstes, le plus cher, la plus chere, mas caro, mas cara, piu costoso, piu caro, piu cara, duurste, najdroższy, najdroższa, najdroższe',
)
export const inStock =
  listed(`in stock, on stock, available now, available, availability, ready to ship, immediately available, ships today, ships now, auf lager, lagernd, ab lager, lieferbar, sofort lieferbar, verfugbar, sofort verfugbar,
  en stock, disponible, disponibles, disponible de suite, en existencia, en existencias, disponibile, disponibili, in magazzino, in pronta consegna, op voorraad, uit voorraad, voorradig, leverbaar, direct leverbaar, beschikbaar, w magazynie, na stanie, dostępny, dostępna, dostępne, od ręki`)

export const currencies = listed(
  'usd, us$, dollar, dollars, bucks, eur, euro, euros, gbp, pound, pounds, chf, franken, dolares, dollari, dolarów, zł, zloty, złotych, pln',
)
export const priceNames = listed(
  'price, priced, cost, costs, costing, preis, prix, precio, prezzo, fur, for, prijs, voor, per stuk, cena, w cenie, za, pro stuck, a piece, apiece, per unit, per piece',
)
