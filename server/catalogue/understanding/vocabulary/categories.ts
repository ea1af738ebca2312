import type { KnownCategory } from '../../../../contract/parts/known-categories.ts'
import { any, every, fact, named, not, type Query, said, unsaid } from '../query.ts'
import { listed } from './listed.ts'

/** A kind within a category that has words of its own. `query` is what its parts have beside the category. */
export type CategoryKind = { as: string; query: Query; phrases: string[] }

export type CategoryWords = {
  /** How a page says that these are meant. */
  as: string
  /** In English, German, French, Spanish and Italian, and the names alone in a few more. Plural endings fall by themselves. */
  phrases: string[]
  kinds: CategoryKind[]
}

const isRegistered = any(
  unsaid(fact('registered', true)),
  ...['rdimm', 'lrdimm', 'registered'].map(named),
)

/** What people call the categories that rules know: the only place of the search that knows. */
export const categoryWords: Record<KnownCategory, CategoryWords> = {
  cpu: {
    as: 'processors',
    phrases:
      listed(`cpu, processor, proc, microprocessor, chip, cpu chip, puce, central processing unit, processors cpu,
      prozessor, hauptprozessor, procesory, procesora, procesorów, processoren, processeur, procesador, processore, processori, cpu processor, procesor, processador,
      процессор, процессоры, プロセッサー, プロセッサ, 处理器, 處理器, 프로세서`),
    kinds: [],
  },
  ram: {
    as: 'memory',
    phrases:
      listed(`ram, memory, mem, ram memory, memory ram, dimm, memory module, ram module, memory chip, module, memory stick, ram stick, stick,
      system memory, computer memory, pc memory, arbeitsspeicher, hauptspeicher, speicher, speichermodul, speicherriegel,
      ram riegel, riegel, memoire, memoire vive, barrette, barrette memoire, barrette de memoire, barrette ram, memoria,
      memoria ram, modulo de memoria, modulo di memoria, modulo memoria, banco di memoria, memorie, banchi di ram, moduli di memoria, geheugen, werkgeheugen, intern geheugen, geheugenmodule,
      pamięć, pamięć ram, pamięci ram, pamięci, pamięć operacyjna, moduł pamięci, kość ram, kości ram, pente de memoria,
      память, оперативная память, озу, メモリ, メモリー, 内存, 記憶體, 메모리`),
    kinds: [
      {
        as: 'SO-DIMM',
        query: any(unsaid(fact('formFactor', 'sodimm')), ...['sodimm', 'sodimms'].map(named)),
        phrases:
          listed(`so-dimm, sodimm memory, sodimm ram, laptop memory, laptop ram, notebook memory, notebook ram,
          laptop dimm, notebook dimm, laptopgeheugen, geheugen laptop, pamięć do laptopa, pamięć ram do laptopa, ram do laptopa, notebookspeicher, laptopspeicher, notebook speicher, laptop speicher,
          notebook arbeitsspeicher, laptop arbeitsspeicher, memoire portable, memoire pc portable, ram pc portable,
          memoria portatil, memoria para portatil, ram portatil, memoria portatile, memoria per portatile, so ddr`),
      },
      {
        as: 'UDIMM',
        query: every(
          any(unsaid(fact('registered', false)), ...['udimm', 'unbuffered'].map(named)),
          not(
            any(
              ...['rdimm', 'lrdimm', 'registered', 'sodimm'].map(named),
              fact('formFactor', 'sodimm'),
            ),
          ),
        ),
        phrases: listed('udimm, unbuffered dimm, unbuffered memory, desktop memory, desktop ram'),
      },
      {
        as: 'RDIMM',
        query: isRegistered,
        phrases: listed(
          'rdimm, registered dimm, registered memory, reg dimm, buffered memory, registered ram',
        ),
      },
      { as: 'LRDIMM', query: any(named('lrdimm')), phrases: listed('lrdimm, load reduced dimm') },
    ],
  },
  hdd: {
    as: 'drives',
    phrases:
      listed(`drive, disk, disc, storage, data storage, storage drive, storage device, mass storage, internal drive, laufwerk,
      datentrager, massenspeicher, speichermedium, disque, disque interne, lecteur, stockage, unidad, unidad de almacenamiento,
      almacenamiento, disco, unita, unita disco, archiviazione, unita di archiviazione, dischi, schijf, schijven, opslag, dysk, dyski, dysku, dysków, nośnik danych,
      накопитель, диск, ストレージ, 存储, 스토리지`),
    kinds: [
      {
        as: 'NVMe drives',
        query: said('nvme'),
        phrases:
          listed(`nvme drive, nvme disk, nvme hard drive, nvme hard disk, nvme storage, nvme ssd, nvme solid state drive, m.2 nvme drive,
          nvme festplatte, nvme laufwerk, disque nvme, disco nvme, unidad nvme, unita nvme`),
      },
      {
        as: 'hard disks',
        query: any(fact('kind', 'hdd'), named('hdd')),
        phrases:
          listed(`hdd, hdd drive, hard drive, hard disk, hard disk drive, hard disc, harddrive, harddisk, spinning disk, spinning rust, spinning drive, spinning hard drive, mechanical drive, mechanical disk,
          mechanical hard drive, mechanical hard disk, rotating disk, harde schijf, harde schijven, vaste schijf, dysk twardy, dyski twarde, dysku twardego, dysk hdd, dyski hdd, festplatte,
          festplattenlaufwerk, hdd festplatte, magnetfestplatte, disque dur, disques durs, disco duro, discos duros, disco rigido, dischi rigidi, жесткий диск, ハードディスク, 硬盘, 硬碟, 하드디스크`),
      },
      {
        as: 'SSD',
        query: any(fact('kind', 'ssd'), named('ssd')),
        phrases:
          listed(`ssd, flash storage, flash disk, flash-speicher, stockage flash, almacenamiento flash, ssd drive, ssd disk, ssd hard drive, ssd festplatte, ssd laufwerk, solid state, solid state drive, solid state disk,
          ssd schijf, ssd schijven, dysk ssd, dyski ssd, dysku ssd, dysk półprzewodnikowy, dischi ssd, solid-state-laufwerk, halbleiterlaufwerk, disque ssd, disque dur ssd, disque electronique, disco ssd, disco duro ssd, unidad ssd,
          unidad de estado solido, disco de estado solido, disco estado solido, disco solido, disco a stato solido, unita ssd, unita a stato solido, твердотельный накопитель, 固态硬盘, 固態硬碟`),
      },
    ],
  },
  gpu: {
    as: 'graphics cards',
    phrases:
      listed(`gpu, graphics, graphics processing unit, graphics processor, graphic, graphix, graphics card, graphic card, graphix card, dedicated graphics, discrete graphics, discrete gpu, dedicated gpu, dgpu, dedizierte grafikkarte, dedizierte grafik, gfx, gfx card, graphics chip, video card, video adapter, graphics adapter, display adapter,
      display card, vga, vga card, video, card, gpu card, graphics accelerator, graphics board, graka, grafik, grafikkarte, videokarte, karte,
      carte graphique, cartes graphiques, carte video, cartes video, carte, tarjeta grafica, tarjetas graficas, tarjeta de video, tarjeta video,
      placa de video, grafica, scheda grafica, schede grafiche, scheda video, schede video, scheda,
      videokaart, videokaarten, grafische kaart, grafische kaarten, grafikkort, karty graficzne, karty graficznej, kart graficznych, karta wideo, placa grafica, karta graficzna,
      видеокарта, видеокарты, グラフィックボード, グラボ, ビデオカード, 显卡, 顯示卡, 그래픽카드`),
    kinds: [],
  },
  motherboard: {
    as: 'motherboards',
    phrases:
      listed(`motherboard, mainboard, mobo, mb, system board, logic board, board, planar, baseboard, hauptplatine, grundplatine,
      carte mere, cartes meres, placa base, placas base, placa madre, tarjeta madre, placa, scheda madre, schede madri, moederbord, moederborden, moderkort, płyty główne, płyty głównej, płyt głównych, placa mae, płyta główna,
      материнская плата, материнские платы, マザーボード, 主板, 主機板, 메인보드, 마더보드`),
    kinds: [],
  },
}

/** Of two categories that a search names, one that is said of the other: "graphics card 8 GB memory". */
export const saidOfOthers: ReadonlySet<string> = new Set(['ram'])
