import { outWords } from './words.ts'

/** Headings by which the numbers of the rows below are no pieces, or those of another list, in the languages of lists. Each is the whole of its heading. */
const whole = (...words: string[]) =>
  new RegExp(
    String.raw`^[^\p{L}\p{N}]*(?:${words.join('|')})(?:\s*(?:\(.{1,20}\)|in \p{L}+))?[^\p{L}\p{N}]*$`,
    'iu',
  )

/** What prices, deliveries, packs and warranties are: numbers that stand where the pieces do. */
const measures = whole(
  String.raw`(?:unit |list |net |our |new |current )?(?:prices?|pric(?:e|ing)[ -]?lists?|pricing|costs)|lead[ -]?times?|delivery times?|(?:minimum|min\.?|smallest) (?:order(?:ing)? )?(?:quantit(?:y|ies)|qty|amounts?|orders?)|moqs?|warrant(?:y|ies)|guarantees?|weights?`,
  '(?:einzel|listen|netto|stück)?preis(?:e|listen?)?|liefer(?:zeit|frist)(?:en)?|mindest(?:bestell|abnahme)?mengen?|garantie(?:zeit)?(?:en)?|gewährleistung(?:en)?|gewichte?',
  String.raw`(?:prix|tarifs?|liste de prix|délais?(?: de livraison)?|(?:quantités?|qtés?|commandes?) minim\p{L}+|minimums? de commande|garanties?)(?: unitaires?)?`,
  '(?:lista de )?precios?|tarifas?|plazos?(?: de entrega)?|(?:cantidad(?:es)?|pedidos?) mínim[oa]s?|garantías?|(?:listino )?prezz[io]|listin[io]|temp[io] di consegna|(?:quantità|ordin[ie]) minim[aeoi]|garanzi[ae]',
  String.raw`prij(?:s|zen|slijst)|levertijd(?:en)?|min(?:imale?|imum) (?:bestel|afname)?(?:aantal(?:len)?|hoeveelheid|hoeveelheden)|minimum(?:bestel)?aantal(?:len)?|cen(?:a|y|nik)|(?:czas|termin)y? dostaw\p{L}*|(?:minimaln\p{L}+ (?:ilości|ilość|zamówieni\p{L}+))|gwarancj[ae]`,
  String.raw`цен[аы]|прайс(?:-лист)?|сроки?(?: поставки)?|(?:минимальн\p{L}+ )(?:количеств[оа]|заказы?|парти[яи])|гаранти[яи]`,
  '(?:价格|單價|单价|报价)(?:表|单|清单)?|交(?:货)?期|最[小低](?:起订|订购|订货|包装)量|起订量|保修期?|质保期?',
)

/** What its buyer had before, will want later, or has. */
const otherOrders = whole(
  '(?:the |our |my )?(?:old|older|previous|last|prior|former|past|earlier|next|future|upcoming|later) (?:orders?|purchases?|po|deliver(?:y|ies)|shipments?|lists?|bom)|have|(?:we|i) (?:already )?(?:have|own)|haves?|owned|already owned|in (?:our|my) (?:possession|drawer)|back[ -]?orders?|backordered|on back ?order',
  '(?:alte|vorige|letzte|frühere|nächste|künftige|spätere|vorherige)[rns]? (?:bestellung(?:en)?|lieferung(?:en)?|aufträge|auftrag|listen?)|vorhanden|(?:haben wir|wir haben)(?: schon)?|schon da|im besitz|rückst(?:and|ände)',
  '(?:anciennes?|dernières?|prochaines?|futures?) (?:commandes?|livraisons?|listes?)|commandes? (?:précédentes?|antérieures?|suivantes?|futures?)|(?:nous )?avons déjà|possédés?|reliquats?',
  'pedidos? (?:anterior(?:es)?|antiguos?|pasados?|futuros?|siguientes?)|(?:próximo|último) pedido|ya tenemos|tenemos|en propiedad|pedidos? pendientes?|ordin[ie] (?:precedent[ie]|passat[io]|futur[io]|successiv[io])|(?:prossimo|ultimo|vecchio) ordine|(?:li )?abbiamo(?: già)?|posseduti|arretrati',
  '(?:oude?|vorige|laatste|volgende|toekomstige) (?:bestelling(?:en)?|orders?|lijst)|hebben we(?: al)?|in bezit|naleveringen|nabestellingen|(?:stare?|poprzedni[ea]?|ostatnie|następne|przyszłe) zamówieni[ea]|mamy(?: już)?|posiadane|zaległe',
  String.raw`(?:стар\p{L}+|прошл\p{L}+|предыдущ\p{L}+|последн\p{L}+|следующ\p{L}+|будущ\p{L}+) (?:заказы?|закупк[аи]|список)|уже есть|есть у нас|имеется|недопоставк[аи]`,
  '(?:旧|以前|之前|上次|上一|下次|下一|下个)的?个?(?:订单|订购|采购|清单)|已有|我们有|欠货|缺货|延期交货',
)

/** What shows how a list is made, is somebody else's, goes back or is no longer so. */
const noOrders = whole(
  "examples?|sample (?:order|list|rows?|lines?)|templates?|(?:our |the )?competitors?|competition|competitor(?:['’]s)? (?:prices?|offers?|parts?|products?|quotes?)|returns?(?: to (?:vendor|supplier|seller|stock))?|to return|rtv|(?:our |the )?(?:warehouse|stores?|shop) (?:stock|inventory)|superseded(?: (?:parts?|items?|by))?|replaces|replaced|replacements? for",
  String.raw`beispiele?|muster(?:bestellung|liste)?|vorlagen?|(?:mit|wett)bewerb(?:er)?|konkurrenz|rücklieferung(?:en)?|zurück an (?:den )?lieferanten?|lagerbestände|ersetzt|abgelöst|nicht bestückt|nicht bestückte \p{L}+`,
  "exemples?|gabarits?|concurren(?:ts?|ce)|retours? (?:au |à )?(?:le )?fournisseurs?|stocks? (?:d['’])?entrepôt|remplac(?:e|és?|ées?)|ejemplos?|plantillas?|competencia|competidor(?:es)?|devoluci(?:ón|ones)(?: (?:al|a) proveedor)?|(?:stock|existencias) (?:de|en) almacén|sustituid[oa]s?|reemplazad[oa]s?|sustituye a",
  'esemp(?:io|i)|concorren(?:za|ti|te)|res[oi] (?:al|a) fornitore|(?:scorte|giacenze) (?:di |a )?magazzino|sostituit[oaie]|sostituisce|voorbeeld(?:en)?|sjablo(?:on|nen)|concurrent(?:en|ie)?|retour (?:naar |aan )?leverancier|magazijnvoorraad|vervangen|vervangt',
  String.raw`przykład[y]?|szablon[y]?|wzór|konkurencj[ai]|zwrot(?:y)? (?:do )?dostawc[yów]\p{L}*|stan(?:y)? magazynow[ey]|zastąpion[eyao]|zastępuje|пример[ыа]?|образ(?:ец|цы)|шаблон[ы]?|конкурент[ыа]?|возврат[ы]? поставщику|складск(?:ие|ой) остат(?:ки|ок)|замен(?:ено|ены|[её]нн\p{L}+)|заменяет`,
  '示例|样例|例子|范例|样本订单|模板|范本|竞争对手|竞品|退(?:回)?供应商|仓库库存|被替代|已替代|已替换|替换',
)

/** Whether a heading says that the rows below it are of another kind than what is to be ordered. */
export const headsOthers = (text: string) =>
  text.length <= 60 &&
  (outWords.test(text.replace(/[^\p{L}\p{N})]+$/u, '')) ||
    [measures, otherOrders, noOrders].some((one) => one.test(text)))
