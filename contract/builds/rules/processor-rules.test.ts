import { expect, it } from 'vitest'
import { board, card, cpu, found, kit, type Row, twin, xeon } from '../builds.fixture.ts'

const am4 = { socket: 'AM4', chipset: 'AMD B550', memoryType: 'DDR4' }
const core = (name: string, other = {}) =>
  cpu({ name, socket: 'LGA1151', coreFamily: undefined, memoryTypes: ['DDR4', 'DDR3'], ...other })
const intel = (chipset: string, other = {}) =>
  board({ socket: 'LGA1151', chipset, memoryType: 'DDR4', ...other })
const blank = undefined

const processors: Row[] = [
  ['fits where the socket is the same', [cpu(), board()], []],
  [
    'stops another socket, and asks nothing of its chipset',
    [cpu(), board(am4)],
    ['cpu-socket blocker'],
  ],
  [
    'takes one socket in two writings',
    [
      cpu({ name: 'AMD Ryzen Threadripper 1950X', socket: 'sTR4', coreFamily: 'Whitehaven' }),
      board({ socket: 'TR4', chipset: 'AMD X399' }),
    ],
    [],
  ],
  [
    'takes FM2 in FM2+',
    [
      cpu({ socket: 'FM2', coreFamily: 'Richland' }),
      board({ socket: 'FM2+', chipset: 'AMD A88X' }),
    ],
    [],
  ],
  [
    'does not take FM2+ in FM2',
    [cpu({ socket: 'FM2+' }), board({ socket: 'FM2' })],
    ['cpu-socket blocker'],
  ],
  [
    'stops where the processor is soldered on',
    [cpu(), board({ socket: 'Integrated Atom', memoryForm: 'DIMM' })],
    ['cpu-socket blocker'],
  ],
  [
    'does not know what is not recorded',
    [cpu(), board({ socket: blank, socketCount: blank, chipset: blank })],
    ['cpu-chipset unknown', 'cpu-socket unknown'],
  ],
  [
    'doubts LGA2011 with DDR4',
    [
      cpu({
        name: 'Intel Core i7 5820K',
        socket: 'LGA2011',
        coreFamily: 'Haswell-E',
        memoryTypes: ['DDR4'],
      }),
      board({ socket: 'LGA2011-3', chipset: 'Intel X99' }),
    ],
    ['cpu-socket unknown'],
  ],
  [
    'doubts a board of LGA2011 with DDR4',
    [xeon({}, 1), board({ socket: 'LGA2011', chipset: 'Intel C612', memoryType: 'DDR4' })],
    ['cpu-socket unknown'],
  ],
  ['takes two of a model that is made for two', [xeon(), twin()], []],
  [
    'takes two of a model whose number ends in a letter',
    [xeon({ name: 'Intel Xeon E5-2687W v3' }), twin()],
    [],
  ],
  [
    'takes one model out of a box and from a tray',
    [
      xeon({ name: 'Intel Xeon E5-2650 v3' }, 1),
      xeon({ name: 'Intel Xeon E5 2650 V3 2.3 GHz 10-Core LGA2011-3 OEM/Tray' }, 1),
      twin(),
    ],
    [],
  ],
  [
    'stops two of a model that runs alone',
    [xeon({ name: 'Intel Xeon E5-1620 v3' }), twin()],
    ['cpu-count blocker'],
  ],
  ['stops two on one socket', [xeon(), twin({ socketCount: 1 })], ['cpu-count blocker']],
  [
    'stops two models in one machine',
    [xeon({}, 1), xeon({ name: 'Intel Xeon E5-2670 v3' }, 1), twin()],
    ['cpu-count blocker'],
  ],
  [
    'stops two of a name that is written in pieces',
    [xeon({ name: 'AMD A 10 7860k 3.6 GHz' }), twin()],
    ['cpu-chipset unknown', 'cpu-count blocker'],
  ],
  ['warns of a socket that stays empty', [xeon({}, 1), twin()], ['cpu-count warning']],
  [
    'warns of newer firmware',
    [cpu({ name: 'AMD Ryzen 5 9600X', coreFamily: 'Granite Ridge' }), board()],
    ['cpu-chipset warning'],
  ],
  [
    'stops what the maker excludes',
    [core('Intel Core i7 7700K'), intel('Intel Z390')],
    ['cpu-chipset blocker'],
  ],
  [
    'says of one processor what it finds beside another of a wrong socket',
    [
      ...[cpu({ name: 'AMD Ryzen 5 9600X', coreFamily: 'Granite Ridge' })],
      ...[cpu({ name: 'AMD Ryzen 5 3600', socket: 'AM4', coreFamily: 'Matisse' }), board()],
    ],
    ['cpu-chipset warning', 'cpu-count blocker', 'cpu-socket blocker'],
  ],
  [
    'does not ask for the chipset where the socket is wrong',
    [cpu({ name: 'AMD Ryzen 5 9600X', coreFamily: 'Granite Ridge', socket: 'AM4' }), board()],
    ['cpu-socket blocker'],
  ],
  [
    'stops a 5th generation on a server’s chipset of the 4th',
    [
      core('Intel Core i7-5775C', { socket: 'LGA1150' }),
      intel('Intel C226', { socket: 'LGA1150' }),
    ],
    ['cpu-chipset blocker'],
  ],
  [
    'does not know a generation that is not listed',
    [cpu({ name: 'AMD EPYC 4244P', coreFamily: 'Raphael' }), board()],
    ['cpu-chipset unknown'],
  ],
  [
    'warns of a machine without a picture',
    [cpu({ name: 'AMD Ryzen 5 7500F', integratedGraphics: blank }), board(), kit()],
    ['graphics-output warning'],
  ],
  [
    'reads from a number of three digits that there is none',
    [
      cpu({ name: 'Intel Core Ultra 7 265KF', socket: 'LGA1851', integratedGraphics: blank }),
      board({ socket: 'LGA1851', chipset: 'Intel Z890' }),
      kit(),
    ],
    ['graphics-output warning'],
  ],
  [
    'does not know whether there is a picture',
    [cpu({ integratedGraphics: blank }), board(), kit()],
    ['graphics-output unknown'],
  ],
  [
    'does not take the picture of a processor that has no socket',
    [
      ...[cpu({ integratedGraphics: false }), cpu({ name: 'AMD Ryzen 9 7900' })],
      ...[board(), kit()],
    ],
    ['cpu-count blocker', 'graphics-output unknown'],
  ],
  [
    'takes a card for the picture',
    [cpu({ integratedGraphics: false }), board(), kit(), card()],
    [],
  ],
]

it.each(processors)('processors: %s', (_sentence, lines, findings) => {
  expect(found(...lines)).toEqual(findings)
})
