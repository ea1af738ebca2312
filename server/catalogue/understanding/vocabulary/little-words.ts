import { listed } from './listed.ts'

/** Words of talk that say nothing of a part, in English, German, French, Spanish and Italian. */
export const stopWords =
  listed(`a, an, the, i, i'm, im, we, you, us, our, my, me, it, its, is, are, am, be, was, there, this, that, these, those, some, any, all, of, or, and, at, as, by, from, on,
  need, needs, needed, want, wants, wanted, would, like, looking, look, search, searching, find, have, has, had, got, get, buy, buying, purchase, order, sell, sells, selling, offer, offers, show, give, please, thanks, thank, hello, hi,
  hey, do, does, did, can, could, should, will, which, what, who, where, how, about, one, ones, good, best, better, great, nice, new, also, just, only, something, anything, quality, recommended, recommend, compatible,
  suitable, supporting, support, supports, works, work, working, use, using, used, must, type, kind, size, sized, version, model, product, products, item, part, parts, your, youre, stuff, quote, quotation, send, ship, deliver, fast, latest, newest, powerful, reliable, angebot, schnelle, devis, rapide, presupuesto, rapido, preventivo, veloce, ideally, preferably, around, asap, urgent,
  to, upgrade, upgrades, replacement, replacements, broken, dead, failed, faulty, spare, spares, additional, quote me, enough, kindly, clocked at, clocked, running at, ha, hanno, price, prices, pricing, cost, costs, preis, preise, prix, precio, precios, prezzo, prezzi, than, vs, versus, what's, that's, there's, let's, i'd, i'll, we'd, we're, we'll, you're, popular, best selling, bestselling, bestseller, top, rated, top rated, reviewed, internal, interne, internen, interner, internes, interno, interna, value, good value, best value, value for money, preis-leistung, bon rapport qualite prix,
  um, bei, aus, ums, defekt, defekte, defekten, kaputt, kaputte, kaputten, leise, leiser, leises, leisen, silencieux, silencieuse, silencioso, silenciosa, silenzioso, silenziosa,
  ich, wir, sie, du, ihr, mir, uns, euch, der, die, das, den, dem, des, ein, eine, einen, einem, einer, eines, und, oder, suche, suchen, sucht, brauche, brauchen, braucht, benotige, benotigen, haben, habt, hat, habe, mochte, mochten, gibt, gibts, es, bitte,
  danke, welche, welcher, welches, kaufen, bestellen, ist, sind, im, in, von, zum, zur, auch, mein, meinen, meine, fur's, irgendein, gesucht, guten, tag, etwas, passend, passende, passenden, geeignet, als, kann,
  je, nous, vous, tu, il, le, la, les, un, une, du, de, des, d, l, et, ou, cherche, cherchons, recherche, besoin, ai, avez, avons, voudrais, voudrions, veux, acheter, commander, s'il, plait, svp, merci, quel, quelle, quels, quelles, bonjour, est, sont, au, aux, y, a-t-il, type, compatible, compatibles, ce, cette,
  yo, nosotros, el, los, las, una, unos, unas, del, al, o, e, busco, buscamos, necesito, necesitamos, quiero, queremos, tiene, tienen, hay, comprar, por, favor, gracias, que, cual, es, son, se, mi, lo, gli, i, una, uno, dei, delle, della, dello, di, da, del, cerco,
  cerchiamo, serve, servono, vorrei, vogliamo, ho, bisogno, avete, comprare, grazie, quale, quali, sono, per favore, che, c'e, interested, available models, series, serie, reihe, inch drive bay, capacity, kapazitat, capacite, capacidad, capacita, speed, graphics memory, vram, video memory, videospeicher, memoire video, tdp, lan, ethernet,
  network port, netzwerk, reseau, red de, cache, form factor, formfaktor, taktrate, boost clock, base clock, clock speed, turbo clock, clock rate, clock frequency, max boost, boosttakt, basistakt, taktfrequenz, total, rated, leistung, each with, inclusive of, zu, nach,
  more, many, much, few, several, every, couple, couple of, lots, plenty, another, really, very, currently, now, today, tomorrow, soon, quickly, maybe, perhaps, possible, anyone, anybody, if, but, then, when, while, because, ready, able, keep,
  old, older, existing, carry, carries, stocking, supply, supplies, provide, provides, suggest, advise, tell, know, wondering, interested, seek, seeking, require, requires, required, quoting, ordering, make, put, take, run, running, building, upgrading, replace, replacing, expand, expanding, machine, machines, our customer, customer, customers, client, clients, company, department, office use, sir, regards, pls, thx, let me know,
  beste, bester, bestes, besten, neu, neue, neuen, neuer, neues, gute, guten, gutes, gern, gerne, wollen, will, wurde, wurden, konnen, konnt, konnten, fuhrt, fuhren, bietet, bieten, verkauft, verkaufen, liefern, liefert, mehrere, viele, paar, dringend, schnell, sofort, bauen, aufrusten, ersetzen, ersatz, unser, unsere, unseren, unserem, firma, kunde, kunden,
  meilleur, meilleure, neuf, neuve, vendez, proposez, vendez-vous, proposez-vous, auriez, pouvez, faut, il faut, faudrait, il nous faut, il me faut, notre, nos, mon, quelques, plusieurs, vite, rapidement, monter, remplacer, cherchez, entreprise, client, clients, societe, qui,
  mejor, mejores, nuevo, nueva, nuevos, nuevas, venden, vendeis, ofrecen, ofreceis, teneis, tengo, podeis, pueden, puede, quisiera, quisieramos, estamos, estoy, buscando, nuestro, nuestra, nuestros, algun, alguno, alguna, algunos, algunas, varios, varias, muchos, montar, reemplazar, empresa, cliente, clientes, me, nos hace falta,
  migliore, migliori, nuovo, nuova, nuovi, vendete, offrite, fornite, potete, vorremmo, stiamo, sto, cercando, nostro, nostra, nostri, qualche, alcuni, alcune, diversi, sostituire, azienda, clienti, ci serve, ci servono, mi serve, ci, abbiamo, buongiorno, buono, buona, buoni, per piacere, ed, veloci, preventivi,
  ik, wij, je, het, zoek, zoeken, zoekt, gezocht, nodig, heb, hebben, heeft, wil, willen, graag, kopen, zijn, er, dat, deze, welke, welk, wat, alstublieft, aub, bedankt, hallo, goede, goed, snelle, snel, nieuwe, nieuw, onze, ons, mijn, offerte, aan, op, naar, ook, nog, van, en,
  szukam, szukamy, potrzebuję, potrzebujemy, chcę, chcemy, kupić, kupię, zamówić, proszę, poproszę, dzień dobry, czy, macie, mamy, jest, są, na, oraz, lub, albo, który, która, które, jaki, jaka, jakie, nowy, nowa, nowe, dobry, dobra, dobre, szybki, szybka, szybkie, oferta, ofertę, wycena, wycenę, najlepszy, najlepsza, najlepsze, dziękuję`)

/** What comes behind says what a part has. */
export const withWords = listed(
  'with, w/, having, including, incl, inkl, mit, avec, con, includes, featuring, has, samt, met, inclusief, ze',
)
/** What comes behind says what a part is for. */
export const forWords = listed(
  'for, fur, pour, para, per, fuer, into, inside, used in, fits, to fit, compatible with, works with, to use with, passend zu, compatible avec, compatible con, compatibile con, voor, geschikt voor, passend voor, dla',
)
/** What comes behind is not wanted. */
export const withoutWords = listed(
  "without, w/o, don't need, don't want, do not need, do not want, no, not, non, ohne, kein, keine, keinen, sans, pas de, sin, senza, no need for, excluding, excl, except, minus, other than, anything but, ausser, sauf, hors, excepto, salvo, tranne, eccetto, zonder, geen, niet, behalve, bez, oprócz",
)

/** Labels of lists and forms. With `number`, the number behind falls away too. */
export const labels =
  listed(`p/n, pn, part no, part number, part nr, partno, part-no, mpn, mfr part number, mfg part number, manufacturer part number, mfr no, mfr, sku, sku no, ref, reference, referencia, riferimento, codigo,
  art, art-nr, art nr, art no, artikel, artikelnummer, artikelnr, article, articulo, articolo, modell, modele, modelo, modello, teilenummer, teilenr, teile-nr, herstellernummer, hersteller-nr, bestellnummer, bestell-nr, best-nr, order no, order number, product code, cod, code, description, desc,
  bezeichnung, designation, descripcion, descrizione, qty, quantity, menge, anzahl, qte, quantite, cantidad, cant, quantita, numero de pieza, numero de parte, product no, aantal, omschrijving, onderdeelnummer, ilość, kod, nr katalogowy, numer części, opis, nazwa`)
export const countedLabels = listed(
  'item, pos, position, line, line item, row, no, nr, zeile, ligne, linea, posicion, posizione, lfd nr, poste, #',
)

/** Behind a number, or before one: how many pieces are wanted, which says nothing of them. */
export const pieceWords =
  listed(`pcs, pc, pce, pces, piece, pieces, unit, units, ea, each, qty, quantity, stk, stck, stuck, st, menge, anzahl, piece(s), unite, unites, pieces de, qte, quantite, unidad(es), unidades, uds, ud, pzs, pz, pezzo, pezzi, piezas,
  cantidad, cant, quantita, off, nos, boxes, box of, trays, stuks, stuk, szt, sztuk, sztuki`)
