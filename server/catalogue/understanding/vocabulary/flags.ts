import { any, every, fact, factOf, named, not, type Query, said, unsaid } from '../query.ts'
import { listed } from './listed.ts'

/** What a part has or has not. A name that says it beats a specification that denies it. */
export type Flag = {
  as: string
  without: string
  phrases: string[]
  no?: string[]
  yes: Query
  non: Query
}

/**
 * By a flag of the specifications and by words: a description counts where no specification denies it, and of such parts
 * alone as are `of` what it is said of: a processor that takes registered memory is not registered.
 */
function flagged(key: string, words: string[], of?: Query): Pick<Flag, 'yes' | 'non'> {
  const names = words.map(named)
  const isTrue = factOf(key)
  const isFalse = any(fact(key, false), fact(key, 'none'))
  return {
    yes: any(
      unsaid(isTrue),
      ...names,
      every(any(...words.map(said)), not(isFalse), ...(of ? [of] : [])),
    ),
    non: every(any(isFalse, ...words.map((word) => named(`non${word}`))), not(any(...names))),
  }
}

export const flags: Flag[] = [
  {
    as: 'ECC',
    without: 'no ECC',
    ...flagged('ecc', ['ecc']),
    phrases:
      listed(`ecc, error correction, error correcting, error-correcting code, fehlerkorrektur, correction d'erreurs, correccion de errores,
      correzione errori, foutcorrectie, korekcja błędów, edac`),
    no: listed('nonecc, non-ecc'),
  },
  {
    as: 'registered',
    without: 'unbuffered',
    ...flagged('registered', ['registered', 'rdimm', 'lrdimm'], fact('category', 'ram')),
    phrases: listed(
      'registered, reg, buffered, reg ecc, registriert, gepuffert, registrada, registrado, registrata, registrato, bufferizzata, bufferizzato, enregistree, tamponnee',
    ),
    no: listed(
      'unbuffered, unregistered, nonregistered, nonreg, nonbuffered, ungepuffert, unregistriert, non tamponnee, sin bufer',
    ),
  },
  {
    as: 'Wi-Fi',
    without: 'no Wi-Fi',
    ...flagged('wifi', ['wifi', 'wifi6', 'wifi6e', 'wifi7']),
    phrases: listed(
      'wifi, wi-fi, wlan, wireless, wireless lan, wireless networking, w-lan, draadloos, bezprzewodowy, inalambrico, inalambrica, sans fil, senza fili',
    ),
    no: listed('nowifi, nonwifi, ohne wlan'),
  },
  {
    as: 'integrated graphics',
    without: 'no integrated graphics',
    ...flagged('integratedGraphics', ['igpu', 'apu']),
    phrases:
      listed(`igpu, apu, integrated graphics, integrated gpu, integrated video, integrated graphic, onboard graphics, internal graphics, built-in graphics,
      builtin gpu, on-chip graphics, iris graphics, integrierte grafik, integrierter grafik, interne grafik, grafikeinheit, iGrafik, graphiques integres, graphique integre,
      circuit graphique integre, graficos integrados, grafica integrada, grafica integrata, video integrato, geintegreerde graphics, geintegreerde videokaart, ingebouwde videokaart, zintegrowana grafika, zintegrowaną grafiką, zintegrowany układ graficzny`),
  },
  {
    as: 'cooler included',
    without: 'no cooler',
    yes: fact('coolerIncluded', true),
    non: fact('coolerIncluded', false),
    phrases: listed(
      'with cooler, with a cooler, including cooler, incl cooler, cooler included, boxed cooler, box cooler, with box cooler, with boxed cooler, with stock cooler, stock cooler, mit boxed kuhler, met koeler, z chłodzeniem, mit kuhler, inkl kuhler, avec ventirad, con disipador, con dissipatore',
    ),
    no: listed(
      'without cooler, without a cooler, zonder koeler, bez chłodzenia, no cooler, cooler not included, ohne kuhler, sans ventirad, sin disipador, senza dissipatore',
    ),
  },
  {
    as: 'power connector',
    without: 'no power connector',
    yes: factOf('powerConnectors'),
    non: any(fact('powerConnectors', 'none'), fact('powerConnectors', false)),
    phrases:
      listed(`power connector, power plug, power cable, power lead, power connection, external power, extra power, aux power, auxiliary power, additional power, pcie power,
      ${['extra', 'external', 'additional', 'auxiliary', 'aux', 'separate', 'pcie', 'supplementary']
        .flatMap((kind) =>
          ['connector', 'plug', 'cable', 'lead', 'connection', 'supply'].map(
            (what) => `${kind} power ${what}`,
          ),
        )
        .join(', ')},
      power socket, stromanschluss, stromstecker, zusatzstrom, stromversorgung, pcie stecker, connecteur d'alimentation, alimentation externe, alimentation supplementaire,
      conector de alimentacion, conector de corriente, alimentacion externa, connettore di alimentazione, alimentazione esterna`),
    no: listed(
      'slot powered, bus powered, powered by slot, powered by the slot, sans alimentation, ohne stromversorgung, ohne strom, sin alimentacion, senza alimentazione',
    ),
  },
  {
    as: 'BIOS Flashback',
    without: 'no BIOS Flashback',
    ...flagged('biosFlashback', ['flashback']),
    phrases: listed(
      'bios flashback, usb bios flashback, usb flashback, flashback, flash bios button, bios flash button, bios flashback button, q-flash plus, qflash plus',
    ),
  },
  {
    as: 'heatsink',
    without: 'no heatsink',
    yes: any(...['heatsink', 'heatsinks', 'hs'].map(named), fact('heatsink', true)),
    non: not(any(...['heatsink', 'heatsinks'].map(named), fact('heatsink', true))),
    phrases: listed(
      'heatsink, heat sink, heat spreader, kuhlkorper, heatspreader, koelblok, dissipateur, dissipateur thermique, disipador termico, dissipatore',
    ),
  },
  {
    as: 'RGB',
    without: 'no RGB',
    yes: any(...['rgb', 'argb'].map(named), fact('rgb', true)),
    non: not(any(...['rgb', 'argb'].map(named), fact('rgb', true))),
    phrases: listed(
      'rgb, argb, rgb lighting, rgb led, rgb beleuchtung, lighting, beleuchtung, led lighting, eclairage rgb, iluminacion rgb, illuminazione rgb, verlichting, podświetlenie',
    ),
  },
]

const called = (name: string) => flags.find(({ as }) => as === name)!
/** What cools a processor, and what cools a drive or a module. */
export const cooler = called('cooler included')
export const heatsink = called('heatsink')
/** What a processor "with graphics" has, and one "without graphics" has not. */
export const ownGraphics = called('integrated graphics')
