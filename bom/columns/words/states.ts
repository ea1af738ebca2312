import { plain } from '../plain.ts'

/** What a cell of a state says that leaves no question, in the languages of lists, as `plain` writes it. */

/** Of a part that is sold, and of a line that is to be ordered. */
const live = `open volumeproduction mature new ok yes y true active approved released valid current inproduction
  production massproduction standard stocked preferred recommended normal regular neu aktiv freigegeben ja nouveau
  actif validé oui nuevo activo sí nuovo attivo nieuw actief nowy aktywny nový aktivní новый активный 正常 量产 有効 정상 1
  live orderable featured bestseller promotion enabled publish published available release fullproduction forsale
  onsale sellable saleable running listed visible lieferbar verfugbar aktuell gultig disponible publie enligne
  publicado disponibile pubblicato leverbaar beschikbaar dostepny dostupny ativo disponivel novo tillganglig
  aktiivinen saatavilla elerheto aktif mevcut активен доступен действующий активний 在售 上架 启用 販売中 公開 現行 量産 판매중 활성
  actives validée approuvée approuvé nouvelle nueva activa aprobado aprobada nuova attiva approvato approvata
  goedgekeurd nowa nowe aktywna aktywne zatwierdzona zatwierdzone zatwierdzony schváleno schválena schválené
  schválený schválen nová nové новая новое активная активно утверждено утверждена утверждены утвержден 已批准 已审核 承認済み
  承認済 신규 有效 新增 新建 新規`

/** Of a line that is to be ordered: of a part it does not say that it is sold. */
const ordered = `pending inprogress inprocess processing created notstarted todo ordering go quoted okay x confirmed
  accepted ready added add buy purchase order toorder tobuy tobeordered ordernow required needed requested request
  rfq rfqsent quote awaitingquote quoterequested underreview ontrack sourcing entered booked firm openorder planned
  unplanned prototype design qualified draft submitted sent urgent high medium low critical fitted fit populated
  populate mounted mount placed place installed install unfulfilled unshipped unpaid keep unchanged same nochange
  modified changed updated bestellen kaufen offen inbearbeitung angefordert genehmigt geplant bestätigt angefragt
  benötigt beschaffen bestückt bestücken unverändert geändert ouverte ouvert encours àcommander commander confirmée
  confirmé abierto abierta encurso pendiente pedir comprar confirmado confirmada aperto aperta incorso ordinare
  confermato confermata bestel dozamówienia wrealizacji wtoku otwarte otwarty otwarta zamówić zamawiać kobjednání
  otevřeno otevřena otevřené otevřený otevřen objednat открыто открыта открыты открыт вработе кзаказу вобработке
  заказать взаказ 待采购 待处理 待下单 待订购 处理中 进行中 需采购 采购 订购 已确认 未発注 未処理 手配中 処理中 발주`

/** Of a part that is sold, though perhaps not now; of a line it leaves open whether it is still wanted. */
const soldOut = `instock outofstock soldout lowstock limitedstock backorder backordered onbackorder preorder a
  lagernd auflager ausverkauft enstock epuise rupture enexistencias agotado esaurito opvoorraad uitverkocht
  niedostepny skladem esgotado вналичии нетвналичии 有货 现货 缺货 在庫あり 在庫切れ 품절`

const setOf = (text: string) => new Set(text.split(/\s+/).map(plain))
const states = { live: setOf(live), ordered: setOf(ordered), soldOut: setOf(soldOut) }
/** Signs that say yes. */
const sign = /^[+✓✔☑]$/u

/** Whether a row's state says no more than that it is to be ordered. */
export const isPlainState = (text: string) => {
  const state = plain(text)
  return states.live.has(state) || states.ordered.has(state) || sign.test(text)
}

/** Whether a state is that of a part that is sold. */
export const isSold = (text: string) => {
  const state = plain(text)
  return states.live.has(state) || states.soldOut.has(state)
}
