import { plain } from '../headers.ts'

const inWords = (text: string) => text.split(/\s+/).map(plain)

/** Words that a part is no longer for sale, or not now: columns that say yes to them, and headings above such parts. */
const ended = `deleted removed discontinued obsolete eol endoflife endofsale endofsales lasttimebuy phasedout phaseout retired withdrawn recalled
  onhold hold blocked locked inactive disabled deactivated hidden archived suspended cancelled canceled unavailable donotsell
  notforsale notavailable nolongeravailable unpublished draft defective defect faulty scrapped quarantine quarantined
  geloscht loschkennzeichen loschvormerkung entfernt gesperrt sperre sperrkennzeichen inaktiv deaktiviert ausgelaufen auslauf
  auslaufend auslaufartikel auslaufmodelle abgekundigt eingestellt nichtmehrlieferbar archiviert defekt
  supprime desactive inactif inactive arrete bloque obsolete findevie finsdevie archive retire abandonne
  eliminado borrado inactivo descatalogado descatalogados bloqueado obsoleto obsoletos descontinuado fueradecatalogo oculto archivado
  eliminato cancellato disattivato inattivo bloccato fuoriproduzione fuoricatalogo obsoleti nascosto dismesso archiviato
  verwijderd geblokkeerd inactief uitgefaseerd vervallen nietactief uitassortiment gearchiveerd
  usuniety usuniete nieaktywny nieaktywne zablokowany zablokowane wycofany wycofane archiwalny
  smazano smazany vyrazeno vyrazeny neaktivni blokovano ukonceno ukoncenaproizvodnja vyprodanobezdoplneni
  excluido removido inativo desativado foradelinha arquivado
  borttagen utgatt utgaende inaktiv sparrad slettet udgaet udgaaet sparret utgatte poistettu poistunut torolt megszunt kifuto
  silindi silinmis pasif uretimdisi
  удален удалено удаленные снятспроизводства снятыспроизводства неактивен заблокирован архив скрыт видалено знятозвиробництва
  停产 已停产 已删除 删除 下架 停用 禁用 停售 廃番 廃盤 生産終了 生産中止 販売終了 削除 無効 非公開 단종 삭제 판매중지 비활성`

/** Words that it is for sale: columns that say no to them. */
const live = `active enabled published live forsale saleable salable sellable visible orderable purchasable released availablefororder
  isavailable aktiv freigegeben verkaufbar bestellbar veroffentlicht actif activee actifs publie vendable activo publicado vendible
  attivo pubblicato vendibile actief gepubliceerd verkoopbaar aktywny aktywne opublikowany aktivni aktivny publikovano ativo
  aktiivinen julkaistu aktif yayinda активен активный активно опубликован активний 启用 上架 在售 有効 公開 販売中 활성 판매중`

const states = `status state productstatus itemstatus partstatus articlestatus artikelstatus lifecyclestate lifecyclephase plmstatus
  materialstatus salesstatus statut etat statutproduit estado estadoproducto stato statoprodotto stav stavproduktu tila durum
  statusproduktu статус состояние статустовара 状态 产品状态 商品状态 ステータス 状態 상태`

/** What a column of states says of a part that is for sale, sold out as it may be. */
const sold = `active live stocked orderable featured bestseller promotion enabled publish published available instock ok new normal yes y true 1 current standard regular released release
  production inproduction fullproduction massproduction forsale onsale sellable saleable valid approved running listed visible open
  outofstock soldout lowstock limitedstock backorder backordered onbackorder preorder a
  aktiv lieferbar verfugbar freigegeben neu aktuell gultig lagernd auflager ausverkauft ja
  actif disponible nouveau enstock publie enligne valide epuise rupture oui
  activo nuevo enexistencias publicado agotado si attivo disponibile nuovo pubblicato esaurito
  actief leverbaar beschikbaar nieuw opvoorraad uitverkocht aktywny dostepny nowy niedostepny
  aktivni dostupny skladem novy ativo disponivel novo esgotado tillganglig aktiivinen saatavilla elerheto aktif mevcut
  активен активный вналичии доступен действующий новый нетвналичии активний
  正常 在售 上架 启用 有货 现货 量产 缺货 有効 販売中 在庫あり 公開 現行 量産 在庫切れ 판매중 정상 활성 품절`

const sets = {
  ended: new Set(inWords(ended)),
  live: new Set(inWords(live)),
  states: new Set(inWords(states)),
  sold: new Set(inWords(sold)),
}

const discounts = new Set(
  inWords(`discount discounts disc rebate rabatt nachlass preisnachlass remise rabais reduction descuento dto sconto korting rabat
    sleva zlava desconto alennus kedvezmeny indirim iskonto скидка знижка 折扣 割引 値引 할인`),
)

/** Without what a header says besides: “is_deleted”, “Deleted flag”, “Active (0/1)”, “Discount %”. */
const told = (header: string, besides: string) =>
  plain(
    header
      .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
      .replace(/[^\p{L}\p{M}]+/gu, ' ')
      .replace(new RegExp(`(?<!\\p{L})(?:${besides})(?!\\p{L})`, 'giu'), ' '),
  )

const ofFlags =
  'is|flag|indicator|product|item|part|article|artikel|material|yes|no|y|n|at|for sales?'
const ofDiscounts = 'percent(?:age)?|pct|rate|amount|in|value|unit|line|your|prozent|satz'

/** What a column says of its parts: that they are no longer sold, that they are sold, which of it, or what is taken off. */
export type Told = 'ended' | 'live' | 'state' | 'discount'

export function toldBy(header: string): Told | null {
  if (header.length > 60) return null
  const word = told(header, ofFlags)
  if (sets.ended.has(word) || sets.ended.has(plain(header))) return 'ended'
  if (sets.live.has(word) || sets.live.has(plain(header))) return 'live'
  if (sets.states.has(plain(header))) return 'state'
  return discounts.has(told(header, ofDiscounts)) ? 'discount' : null
}

/** Whether a state is that of a part that is sold. */
export const isSold = (state: string) => sets.sold.has(plain(state))

/** Whether a heading says of the parts below it that they are no longer for sale: “End of life”, “Obsolete parts (2026)”. */
export const isEndedHeading = (text: string) =>
  text.length <= 60 &&
  sets.ended.has(
    told(
      text,
      'parts?|items?|products?|articles?|artikel|produkte|teile|list|articulos|productos|produits|prodotti|producten|produkty|товары|the|all',
    ),
  )

/** What a number or a name says at its end in brackets or behind a dash, of a part at its end: “KX-20 (EOL)”. */
export function endedRemark(text: string): string | null {
  const said = /(?:[([]|\s[-–—]\s?)\s*([^()[\]]{2,40}?)\s*[)\]]?\s*$/u.exec(text)?.[1]
  return said !== undefined && isEndedHeading(said) ? said : null
}
