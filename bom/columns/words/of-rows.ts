/**
 * What headers call the row itself, its days and measures, and whether it counts. English, German, French, Spanish,
 * Italian, Dutch, Polish and more; the likeliest first.
 */
export const ofRows = {
  position: `pos line lineno linenumber posnr lp nr row id idx index seq rang sno slno srno laufnr lfd lfdnr lfnr
    poradovecislo porc pc lopenr linje nro zeile ligne linea riga regel rad rivi radek sor sira no num numero nn item
    itemnr 序号 項番 番号 项目 项次 項次 行号 行番号 번호 순번 연번 ordine`,
  date: `date datum liefertermin lieferdatum termin duedate deliverydate shipdate orderdate eta fecha fechaentrega
    data dato dataconsegna datacode datecode dc year week дата 日期 交期 納期 납기 baujahr jahr`,
  measure: `weight gewicht poids peso waga masse leadtime leadtimeweeks lieferzeit delai plazo warranty garantie
    garantia garanzia watt watts tdp tdpw power wattage leistung voltage capacity kapazitat capacite capacidad size
    grosse taille speed frequency clock takt cores threads rpm length width height depth dimension dimensions latency
    rating score rank margin version rev revision bin socket percent moisture msl pins ports lane lanes channels vram
    memorygb storagegb benchmark вес масса мощность гарантия 重量 功率 保修 容量 重さ`,
  note: `note notes info infos zusatzinfo notiz notizen remark remarks comments bemerkung bemerkungen anmerkung anmerkungen hinweis hinweise kommentar
    remarque remarques commentaire commentaires observaciones observacion notas nota opmerking opmerkingen uwagi
    uwaga komentarz obs observacoes anteckning poznamka megjegyzes not designator designators refdes
    referencedesignator referencedesignators references location lage примечание комментарий 备注 位号 備考 비고 position`,
  out: `dnp dnf dni donotpopulate donotplace donotfit nichtbestucken nichtbestuckt excludefrombom excludedfrombom
    nopop nostuff noload dnl exclude excluded delete deleted remove removed omit skip loschen geloscht entfernen storno supprimer eliminar`,
  /** No takes a row out. */
  fitted: 'populate populated fitted fit mount mounted bestucken bestuckt action include',
  state: `status state statut estado stato productstatus itemstatus partstatus articlestatus artikelstatus
    lifecyclestate lifecyclephase plmstatus materialstatus salesstatus etat statutproduit estadoproducto
    statoprodotto stav stavproduktu tila durum statusproduktu статус состояние статустовара 上架状态 販売状況 판매상태 状态 产品状态 商品状态 ステータス 状態 상태`,
  /** No says that a part is not for sale. */
  live: `active enabled published live forsale saleable salable sellable visible orderable purchasable released
    availablefororder isavailable aktiv freigegeben verkaufbar bestellbar veroffentlicht actif activee actifs publie
    vendable activo publicado vendible attivo pubblicato vendibile actief gepubliceerd verkoopbaar aktywny aktywne
    opublikowany aktivni aktivny publikovano ativo aktiivinen julkaistu aktif yayinda активен активный активно
    опубликован активний availableforsale canbesold saleok productonline online lieferbar enventa alavenda envente invendita
    adisponivelparavenda satista впродаже 是否上架 是否启用 是否在售 启用 上架 在售 有効 公開 販売中 활성 판매중`,
  /** Yes says that a part is no longer for sale, or not now. */
  ended: `deleted removed discontinued obsolete eol endoflife endofsale endofsales lasttimebuy phasedout phaseout
    retired withdrawn recalled onhold hold blocked locked inactive disabled deactivated hidden archived suspended
    cancelled canceled unavailable donotsell notforsale notavailable nolongeravailable unpublished draft defective
    defect faulty scrapped quarantine quarantined geloscht loschkennzeichen loschvormerkung entfernt gesperrt sperre
    sperrkennzeichen inaktiv deaktiviert ausgelaufen auslauf auslaufend auslaufartikel auslaufmodelle abgekundigt
    eingestellt nichtmehrlieferbar archiviert defekt supprime desactive inactif arrete bloque findevie finsdevie
    archive retire abandonne eliminado borrado inactivo descatalogado descatalogados bloqueado obsoleto obsoletos
    descontinuado fueradecatalogo oculto archivado eliminato cancellato disattivato inattivo bloccato fuoriproduzione
    fuoricatalogo obsoleti nascosto dismesso archiviato verwijderd geblokkeerd inactief uitgefaseerd vervallen
    nietactief uitassortiment gearchiveerd usuniety usuniete nieaktywny nieaktywne zablokowany zablokowane wycofany
    wycofane archiwalny smazano smazany vyrazeno vyrazeny neaktivni blokovano ukonceno ukoncenaproizvodnja
    vyprodanobezdoplneni excluido removido inativo desativado foradelinha arquivado borttagen utgatt utgaende sparrad
    slettet udgaet udgaaet sparret utgatte poistettu poistunut torolt megszunt kifuto silindi silinmis pasif
    uretimdisi удален удалено удаленные снятспроизводства снятыспроизводства неактивен заблокирован архив скрыт
    видалено снятспродажи снятоспродажи знятозвиробництва lvorm salesblocked purchasingblocked verkaufgesperrt 廃止 廃止区分 停产 已停产 已删除 删除 下架 停用 禁用 停售 廃番 廃盤 生産終了 生産中止 販売終了 削除 無効 非公開 단종 삭제 판매중지 비활성`,
} as const satisfies Record<string, string>
