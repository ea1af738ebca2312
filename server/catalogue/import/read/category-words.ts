import { wordsOf } from '../../../../contract/parts/guess-category.ts'
import { isKnownCategory, type KnownCategory } from '../../../../contract/parts/known-categories.ts'
import type { ShopCategory } from '../../../../contract/parts/shop-categories.ts'

/** What the trade calls the categories that rules know, as `plainWord` writes it: English, German, French, Spanish, Italian, Dutch, Polish and more. */
const words: Record<KnownCategory, string> = {
  cpu: `cpu cpus processor processors prozessor prozessoren processeur processeurs procesador procesadores processore
    processori processoren procesor procesory processador processadores processorer prosessorer prosessori suoritin
    processzor processzorok islemci islemciler процессор процессоры процесор процесори procesador processador 处理器 中央处理器 處理器 中央處理器 プロセッサ プロセッサー 프로세서`,
  ram: `ram memory memorymodule memorymodules dimm arbeitsspeicher hauptspeicher speicher speichermodul speichermodule
    memoire memoirevive memoria memoriaram memorie geheugen geheugenmodule pamiec pamieci pamiecram minne hukommelse
    muisti pamet pameti bellek operacnipamet pametimodul modulypameti ramminnen arbetsminne arbejdshukommelse keskusmuisti operativnapamat память оперативнаяпамять модулипамяти память памятьоперативна оперативнапамять модуліпамяті memoriak memoriamodul ddrbellek 内存 内存条 記憶體 メモリ メモリー 메모리`,
  hdd: `hdd ssd storage drive drives harddrive harddisk harddisks internalharddrive solidstatedrive festplatte festplatten
    laufwerk laufwerke datentrager massenspeicher disquedur disquesdurs stockage discoduro discosduros almacenamiento
    discorigido dischirigidi archiviazione hardeschijf hardeschijven opslag dysk dyski dysktwardy armazenamento harddisk
    lagring kovalevy kiintolevy disk disky pevnydisk merevlemez sabitdisk depolama накопичувач накопичувачі жорсткийдиск жорсткідиски pevnedisky uloziste uloziště harddiskar haarddisk lagringsenhet tallennus tarolo hattertar depolamabirimi 固態硬碟 硬碟機 儲存裝置 накопитель накопители жесткийдиск
    жесткиедиски 硬盘 固态硬盘 硬碟 ハードディスク ストレージ 하드디스크 저장장치`,
  gpu: `gpu gpus videocard videocards graphicscard graphicscards graphics grafikkarte grafikkarten cartegraphique
    cartesgraphiques tarjetagrafica tarjetasgraficas schedavideo schedegrafiche schedagrafica videokaart videokaarten
    grafischekaart kartagraficzna kartygraficzne placadevideo placagrafica grafikkort naytonohjain naytonohjaimet
    grafickakarta grafickekarty videokartya videokartyak ekrankarti ekrankartlari відеокарта відеокарти grafikkartya grafickekartyi grafikkortit 显卡 顯示卡 顯卡 繪圖卡 видеокарта видеокарты グラフィックボード
    ビデオカード 그래픽카드`,
  motherboard: `motherboard motherboards mainboard mainboards board boards hauptplatine hauptplatinen cartemere cartesmeres
    placabase placasbase placamadre schedamadre schedemadri moederbord moederborden plytaglowna plytyglowne placamae
    moderkort bundkort hovedkort emolevy emolevyt zakladnideska zakladnidesky alaplap alaplapok anakart anakartlar материнськаплата материнськіплати zakladnadoska placasmae emolap материнскаяплата
    материнскиеплаты 主板 主機板 マザーボード 메인보드`,
}

/** Categories of a shop with all that they are called. */
export type CategoryWords = {
  categories: readonly ShopCategory[]
  keys: ReadonlyMap<string, string>
}

/** Reads what files call categories: as the shop does, and as the trade does where the shop has such a category. */
export function categoryWords(categories: readonly ShopCategory[]): CategoryWords {
  const keys = new Map<string, string>()
  const add = (key: string, names: readonly string[]) => {
    for (const name of names.map(plainWord)) if (name !== '' && !keys.has(name)) keys.set(name, key)
  }
  for (const one of categories) add(one.key, [one.key, one.name])
  for (const one of categories) add(one.key, wordsOf(one))
  for (const { key } of categories) if (isKnownCategory(key)) add(key, words[key].split(/\s+/))
  return { categories, keys }
}

const endings = ['s', 'es', 'n', 'en', 'e', 'er']

/** The category of this name; case, accents, spaces and marks do not count, nor does the ending of a plural. */
export function categoryOfWord({ keys }: CategoryWords, name: string): string | undefined {
  const word = plainWord(name)
  const stems = endings.flatMap((ending) =>
    word.endsWith(ending) && word.length > ending.length + 2 ? [word.slice(0, -ending.length)] : [],
  )
  return [word, ...stems].map((one) => keys.get(one)).find(Boolean)
}

/** A name as names are compared: without case, accents, spaces and marks. */
export function plainWord(name: string) {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('ı', 'i')
    .replaceAll('ø', 'o')
    .replace(/[^\p{L}\p{N}]/gu, '')
}
