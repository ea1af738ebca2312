import { listed } from './listed.ts'

/** Words before an amount that it may not pass. */
export const atMost =
  listed(`under, below, less than, lower than, smaller than, shorter than, thinner than, cheaper than, up to, upto, max, maximum, at most, no more than, not more than, nothing over, nothing above, not over, not above, not exceeding, no higher than, sub, within, budget, budget of, <, <=, ≤, unter, bis, bis zu, hochstens, maximal, weniger als, gunstiger als, nicht uber, nicht mehr als, nicht teurer als,
  moins de, sous, jusqu'a, max de, maximum de, a moins de, au plus, pas plus de, pas plus cher que, inferieur a, menos de, no mas de, hasta, maximo, como maximo, por menos de, por debajo de, inferior a, meno di, non piu di, non oltre, fino a, sotto, massimo, al massimo, sotto i, inferiore a`)
/** Words before an amount that it must reach. */
export const atLeast = listed(
  `over, above, more than, greater than, higher than, larger than, bigger than, longer than, faster than, at least, min, minimum, starting at, from, >, >=, ≥, no less than, uber, ab, mindestens, mehr als, plus de, au moins, a partir de, superieur a, minimum de, mas de, al menos, minimo, desde, superior a, piu di, almeno, oltre, superiore a`,
)
/** Words before an amount that is meant roughly. */
export const around = listed(
  'around, about, approximately, approx, roughly, circa, ca, etwa, ungefahr, rund, um die, environ, autour de, alrededor de, unos, sobre, intorno a, sui',
)
export const between = listed('between, from, zwischen, von, entre, de, tra, da, fra, ab, desde')
export const and = listed('and, to, und, bis, et, a, y, e, &, -, –, —')
/** Behind a quantity: it or more, it or less. */
export const orMore = listed(
  'or more, and more, or above, or higher, and up, or larger, or greater, oder mehr, und mehr, ou plus, et plus, o mas, y mas, o piu, e piu, plus, +',
)
export const orLess = listed(
  'or less, or lower, or fewer, or below, oder weniger, ou moins, o menos, o meno',
)

export const cheapest =
  listed(`cheapest, cheap, lowest price, least expensive, low cost, lowest cost, inexpensive, budget, affordable, best price, gunstigste, gunstigster, gunstigstes, gunstigsten, gunstig, gunstige, gunstiger, billigste, billigster, billigstes, billigsten, billig, billige, preiswert, preiswerteste, le moins cher, la moins chere, les moins chers, moins cher, moins chere, pas cher, pas chere,
  mas barato, mas barata, mas baratos, mas baratas, barato, barata, mas economico, mas economica, economico, economica, piu economico, piu economica, meno costoso, meno caro`)
export const dearest = listed(
  'most expensive, dearest, highest price, teuerste, teuerster, teuerstes, le plus cher, la plus chere, mas caro, mas cara, piu costoso, piu caro',
)
export const inStock =
  listed(`in stock, on stock, available now, available, availability, ready to ship, immediately available, ships today, ships now, auf lager, lagernd, ab lager, lieferbar, sofort lieferbar, verfugbar, sofort verfugbar,
  en stock, disponible, disponibles, disponible de suite, en existencia, en existencias, disponibile, disponibili, in magazzino, in pronta consegna`)

export const currencies = listed(
  'usd, us$, dollar, dollars, bucks, eur, euro, euros, gbp, pound, pounds, chf, franken, dolares, dollari',
)
export const priceNames = listed(
  'price, priced, cost, costs, costing, preis, prix, precio, prezzo, fur, for, pro stuck, a piece, apiece, per unit, per piece',
)
