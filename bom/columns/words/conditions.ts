import { plain } from '../plain.ts'

/** In which condition a part is, in the languages of lists. The shop sells new ones. */

const setOf = (text: string) => new Set(text.split(/\s+/).map(plain))

const conditions =
  setOf(`condition conditions itemcondition productcondition partcondition conditiontype conditionid conditionname cond
  conditioncode conditiondescription zustand artikelzustand produktzustand warenzustand artzustand étatproduit étatduproduit
  étatarticle étatdelarticle conditionproduit condición condicion condiciondelproducto condiciónproducto estadodelproducto condizione condizioni
  condizioneprodotto condizionearticolo statodelprodotto conditie toestand staat productconditie stanproduktu stantowaru kondycja kondice
  stavzboží stavzbozi condição condicao estadodoproduto skick varanskick tilstand kunto állapot allapot üründurumu urundurumu
  состояниетовара состояниепродукта кондиция стантовару 成色 新旧 新旧程度 新舊程度 商品成色 コンディション 商品状態 商品の状態 제품상태 상품상태`)

const grades =
  setOf(`grade grading gradecode conditiongrade itemgrade qualitygrade quality qualität klasse güteklasse gradeofproduct grado
  calidad qualità kwaliteit klasa jakość stupeň qualidade qualité クオリティ ランク 等级 等級 品级 等급 등급`)

/** Columns that ask whether a part is used. */
const flags =
  setOf(`used isused refurbished isrefurbished refurb refurbishedflag reconditioned preowned secondhand renewed openbox bstock bware
  bgrade gebraucht gebrauchtware gebrauchtartikel generalüberholt occasion reconditionné reacondicionado usado segundamano ricondizionato usato
  tweedehands refurbed używany uzywany odnowiony použité repasovaný recondicionado begagnad brugt brukt käytetty használt felújított ikinciel
  бу восстановленный 二手 翻新 中古 再生品 중고 리퍼`)

export type ConditionHeader = 'condition' | 'grade' | 'used'

/** What a header says of the condition of its parts; null where it says nothing of it. */
export function conditionHeader(header: string): ConditionHeader | null {
  const name = plain(header)
  if (conditions.has(name)) return 'condition'
  if (grades.has(name)) return 'grade'
  return flags.has(name) ? 'used' : null
}

/** Cells that say that a part is new. */
const fresh =
  setOf(`new brandnew newinbox newsealed newretail newbulk newtray newoem newoemtray newoembulk newother newold newoldstock factorynew factorysealed
  sealed nib nos bnib unused mint perfect excellentnew 1000 neu neuware originalverpackt ovp fabrikneu neuoriginalverpackt neu&ovp
  aware award neuf neuve neufs neuves nuevo nueva nuevoprecintado precintado nuovo nuova sigillato nieuw nieuwe nowy nowa nowe fabrycznienowy nový nová nové
  novo nova lacrado ny nya nytt uusi uutta új yeni sıfır новый новая новое новые новий нове 全新 全新正品 全新原装 新品 新 原装 新古 未使用 未使用品 未開封
  신품 새제품 새상품 미개봉 n retail bulk tray oem original originalnew neworiginal neworiginalsealed newcondition httpsschemaorgnewcondition
  httpschemaorgnewcondition schemanewcondition 11`)

export const isFresh = (said: string) =>
  fresh.has(plain(said)) || fresh.has(plain(said.split(/[,;(/]/)[0]!))

/** “No refurbished parts” speaks of new ones. */
const not = String.raw`(?<!(?:\bno|\bnot|\bnon|\bnone|\bnever|\bkeine?|\bnicht|\bpas|\bsin|\bsans|\bnie|\bgeen|не|без)[ -]{1,2})`
const worded = (...words: string[]) =>
  new RegExp(`${not}(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'iu')
const used = worded(
  String.raw`refurb\p{L}*|refab|(?:factory |manufacturer )?recondition\p{L}*|remanufactured|pre-?owned|second[ -]?hand|renewed|recertified|open[ -]?box|ex[ -]?(?:display|demo|lease)|demo (?:unit|item|goods|stock)|(?:customer |retail )?returns?(?: stock| goods)|b[ -]?(?:stock|grade|ware)|grade[ -]?[bcd]|[cd][ -]?grade|c[ -]?ware|pulls|pulled|salvaged?|for parts(?: only)?|not working|defective|scratch(?:ed)? (?:and|&) dent`,
  String.raw`gebraucht\p{L}*|generalüberholt\p{L}*|generalueberholt\p{L}*|aufbereitet\p{L}*|wiederaufbereitet\p{L}*|vorführ(?:ware|gerät|modell)\p{L}*|retouren?(?:ware)?|rückläufer|ausstellungsstück\p{L}*|defekt\p{L}*|bastlerware`,
  String.raw`reconditionn\p{L}*|d['’]occasion|reacondicionad[oa]s?|segunda mano|usad[oa]s?|de exposición|ricondizionat[oaie]|usat[oaie]|tweedehands|gebruikt\p{L}*|używan\p{L}*|odnowion\p{L}*|poleasingow\p{L}*|powystawow\p{L}*|použit\p{L}*|repasovan\p{L}*|zánovn\p{L}*|recondicionad[oa]s?|seminov[oa]s?|begagnad\p{L}*|renoverad\p{L}*|brugt\p{L}*|brukt\p{L}*|käytetty|használt|felújított|yenilenmiş|ikinci el|б/у|восстановлен\p{L}*|уцен[её]н\p{L}*|уценка|вживан\p{L}*`,
)
const signs = /二手|翻新|拆机|中古|再生品|展示品|開封品|중고|리퍼|전시품/u

/** What a text says of a part that is not new, whatever its column is called; null where it says nothing of it. */
export const usedIn = (text: string): string | null =>
  used.exec(text)?.[0] ?? signs.exec(text)?.[0] ?? null

/** Whether a cell below a condition or a grade says that its part is used: “Used - good”, “A”, “B”, “Like new”. */
export const isUsed = (said: string) =>
  usedIn(said) !== null ||
  /^(?:used|like new|very good|good|fair|acceptable|damaged|broken|pulled|as[ -]?is)(?!\p{L})/iu.test(
    said.trim(),
  ) ||
  /^(?:grade[ -]?|klasse |rang )?[a-d][+-]?\d?$/iu.test(said.trim())
