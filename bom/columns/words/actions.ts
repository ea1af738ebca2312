import { plain } from '../plain.ts'

/** What a row of a file of changes asks to be done with its part, in the languages of lists. */

const setOf = (text: string) => new Set(text.split(/\s+/).map(plain))

/** Headers of columns that say outright what is to be done. */
const actions =
  setOf(`action actions actioncode actiontype rowaction lineaction recordaction itemaction requestedaction op
  opcode operation operationcode operationtype transactioncode transactiontype changetype typeofchange changecode changeaction
  changeindicator changeflag changestatus updatetype updatecode updateaction updateflag updateindicator command cmd importaction
  crud upsert aktion aktionscode vorgang änderungsart änderungstyp änderungskennzeichen änderungscode änderungskz befehl satzart
  verarbeitungskennzeichen importaktion actionàfaire typedaction typeaction codeaction codemouvement mouvement typedemodification
  accion acción acciones operacion operación tipodecambio tipocambio codigodeaccion azione azioni operazione tipomodifica
  tipodimodifica codiceazione actie actiecode bewerking mutatie mutatiecode mutatiesoort wijzigingstype akcja operacja
  rodzajzmiany typzmiany akce operace typzměny typzmeny acao ação operação operacao åtgärd handling toiminto művelet muvelet işlem
  islem действие операция типизменения дія 操作 操作类型 动作 动作类型 变更类型 変更区分 処理区分 更新区分 処理 アクション 작업 작업구분 변경구분 처리구분`)

/** Headers of columns that may say it, and other things as well. */
const perhaps =
  setOf(`change changes flag flags flg code mark marker marking indicator ind tag delta diff kennzeichen kennz kz
  kennung markierung änderung änderungen aenderung merkmal marque marqueur indicateur repère modification modifications cambio cambios
  marca indicador señal marcador modifica modifiche segno indicatore markering kenmerk wijziging wijzigingen znacznik flaga zmiana zmiany
  příznak změna změny kód alteração alteracao ändring ændring endring merkki muutos jelző jelzo değişiklik degisiklik işaret isaret
  отметка признак флаг изменение изменения зміна 标记 标志 標記 变更 変更 フラグ 区分 標識 표시 구분 변경 플래그`)

/** Headers that ask whether a part is to be taken out. */
const removals =
  setOf(`del delete dele todelete todeletion deletion deletionflag deletionmark deletionindicator deleteflag deletemark
  deleteindicator markedfordeletion remove toremove toberemoved tobedeleted removal drop dropped purge löschen loeschen löschung lösch
  löschkz löschkennz löschflag zulöschen entfernen entfall entfällt supprimer àsupprimer asupprimer suppression retirer àretirer
  eliminar aeliminar paraeliminar borrar baja debaja dadodebaja eliminare daeliminare cancellare dacancellare cancellazione rimuovere
  eliminazione verwijderen teverwijderen verwijder wissen usuń usun usunąć dousunięcia usunięcie smazat kesmazání odstranit vyřadit
  remover excluir paraexcluir apagar tabort slet slette poista törlés torles törlendő törölni sil silinecek удалить удаление
  наудаление кудалению видалити 删除标记 删除标志 是否删除 刪除 削除フラグ 削除区分 삭제여부 삭제구분`)

export type ActionHeader = 'action' | 'perhaps' | 'removal'

/** What a header says of what is to be done with its rows; null where it says nothing of it. `bare`: without “flag” and the like. */
export function actionHeader(header: string, bare: string): ActionHeader | null {
  const name = plain(header)
  if (actions.has(name) || namesSeveral(header)) return 'action'
  if (removals.has(name) || removals.has(bare)) return 'removal'
  return perhaps.has(name) ? 'perhaps' : null
}

/** “A/U/D” and “add/change/delete” name the actions themselves. */
const namesSeveral = (header: string) => {
  const parts = header.split(/\s*[/|,]\s*/).map(plain)
  return (
    parts.length > 1 &&
    parts.every((one) => kept.has(one) || removed.has(one) || codes.has(one)) &&
    parts.some((one) => removed.has(one) || one === 'd')
  )
}

/** Cells by which a part is written as its row has it. */
const kept =
  setOf(`a add added addition i ins insert inserted n new newitem newpart newproduct c create created creation u upd update
  updated updates m mod modify modified modification change changed edit edited merge upsert replace keep kept unchanged same none
  nochange nochanges noaction price pricechange priceupdate newprice stock stockupdate increase increased decrease decreased up down
  pricedown priceup import sync ok yes no go neu neuanlage neuaufnahme neuerartikel anlage anlegen angelegt hinzufügen hinzu zugang ä
  ändern änderung geändert aenderung geaendert aktualisieren aktualisiert aktualisierung preisänderung preisaenderung unverändert
  unveraendert behalten bleibt übernehmen ajouter ajout ajouté nouveau nouvelle nouveauté créer création modifier modifié maj
  miseàjour changement inchangé alta añadir agregar agregado nuevo nueva crear creado modificar modificado modificación actualizar
  actualizado actualización cambio sincambios igual aggiungi aggiungere aggiunto nuovo nuova inserisci inserire inserimento crea
  creare modifica modificare modificato aggiorna aggiornare aggiornato aggiornamento variazione invariato toevoegen toegevoegd nieuw
  nieuwe aanmaken wijzigen gewijzigd wijziging bijwerken bijgewerkt ongewijzigd dodaj dodać dodano nowy nowa nowe zmień zmiana
  zmieniono zmienić aktualizuj aktualizacja bezzmian přidat přidáno nový nová nové založit změna změnit změněno upravit
  aktualizovat aktualizace bezezměny adicionar incluir novo nova alterar alteração alterado atualizar atualizado semalteração läggtill
  tillägg ny nytt ändra ändrad ändring uppdatera uppdaterad tilføj opret ændre ændret opdater oförändrad uendret lisää uusi muuta
  muutos päivitä hozzáad új módosít módosítás frissít változatlan ekle eklendi yeni güncelle değiştir değişiklik добавить добавлен
  добавлено новый новая новое создать изменить изменен изменение обновить обновлен безизменений додати новий змінити оновити 新增 添加
  增加 新建 创建 修改 更新 变更 调价 不变 无变化 保留 追加 新規 登録 変更 修正 変更なし 추가 신규 등록 변경 수정 갱신 유지`)

/** Cells that take a part out, whatever their column is called. */
const removed =
  setOf(`del dele delete deleted todelete tobedeleted deletion remove removed toremove toberemoved removal drop dropped purge
  discontinue deactivate disable unlist delist delisted depublish unpublish löschen loeschen gelöscht geloescht löschung zulöschen bittelöschen
  entfernen entfernt deaktivieren auslisten ausgelistet supprimer supprimé supprimée suppression àsupprimer retirer retiré désactiver
  eliminar eliminado eliminada borrar borrado baja debaja darbaja dardebaja desactivar elimina eliminare eliminato cancella cancellare
  cancellato daeliminare rimuovere rimosso disattivare verwijderen verwijderd verwijder deactiveren usuń usunąć usunięto dousunięcia
  usunięty smazat smazáno odstranit vyřadit vyřazeno remover removido excluir excluído apagar desativar tabort borttagen slet slette slettet
  poista poistettu törölni törölt törlés törlendő töröl sil silindi silinecek kaldır удалить удален удалено удалён наудаление удаление
  видалити видалено 删除 已删除 刪除 下架 停用 作废 削除 廃止 삭제 제거`)

/** Codes of a letter that take a part out in files of changes, or may: delete, löschen, remove, baja, supprimer, x. */
const codes = setOf('d del x l lö r rem s e b z')

const asked =
  /(?<!\p{L})(?:delete|löschen|loeschen|(?:to|must|please|can) (?:be )?(?:deleted?|removed?|dropped?|delisted)|(?:bitte|zu|zum|wird|werden) (?:gelöscht|löschung|entfernt|entfernen|ausgelistet)|(?:à|a|merci de) (?:supprimer|retirer)|(?:para|a|dar de) (?:eliminar|borrar|baja)|da (?:eliminare|cancellare|rimuovere)|te verwijderen|do usunięcia|(?:к|на) удалени[юе]|ke smazání)(?!\p{L})/iu
/** Whether a remark asks to take its part out: “please delete”, “wird gelöscht”. */
export const asksRemoval = (text: string) => text.length <= 80 && asked.test(text)

/** Whether a cell says that its part is to be taken out, in a word of its own. */
export const isRemoval = (said: string) => said.length <= 24 && removed.has(plain(said))

/** Whether a cell of a column of actions has its part written as the row has it. */
export const isKept = (said: string) => kept.has(plain(said))

/** Whether a cell of a column that may say what is to be done may take its part out. */
export const mayRemove = (said: string) =>
  isRemoval(said) || (said.length <= 4 && codes.has(plain(said)))
