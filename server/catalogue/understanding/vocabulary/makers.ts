import { any, every, fact, named, type Query, said, word } from '../query.ts'
import { listed } from './listed.ts'

/** Makers and series with the short forms that are in use. */
export type Name = { as: string; phrases: string[]; query: Query }

const maker = (as: string, phrases: string, ...names: string[]): Name => ({
  as,
  phrases: listed(phrases),
  query: any(
    fact('manufacturer', as.toLowerCase().replace(/[^a-z0-9]/g, '')),
    ...names.map((name) => word(name)),
  ),
})

export const names: Name[] = [
  maker('Western Digital', 'western digital, wd, wdc, westerndigital', 'wd', 'westerndigital'),
  maker(
    'Hewlett Packard',
    'hewlett packard, hewlettpackard, hewlett packard enterprise',
    'hp',
    'hpe',
  ),
  maker('G.Skill', 'gskill, g.skill, g skill', 'gskill'),
  maker('SK hynix', 'hynix, sk hynix, skhynix', 'hynix'),
  maker('Micro-Star', 'micro-star, microstar', 'msi'),
  maker('TEAMGROUP', 'teamgroup, team group, t-force, tforce', 'teamgroup', 'tforce', 'team'),
  maker('Super Micro', 'super micro', 'supermicro'),
  // cards are named after the maker of their chip, whoever sells them
  maker('NVIDIA', 'nvidia', 'nvidia', 'geforce', 'quadro', 'rtx', 'gtx'),
  maker('AMD', 'amd', 'amd', 'radeon'),
  {
    as: 'Threadripper',
    phrases: listed('tr4 threadripper, thread ripper'),
    query: any(word('threadripper')),
  },
  ...[3, 5, 7, 9].map((rank) => ({
    as: `Ryzen ${rank}`,
    phrases: [`r${rank}`],
    // older graphics cards are called so as well
    query: any(named(`r${rank}`), every(said('ryzen'), named(String(rank)))),
  })),
  { as: 'GeForce', phrases: listed('ge force, geforce cards'), query: any(word('geforce')) },
  {
    as: 'Threadripper PRO',
    phrases: listed('threadripper pro, tr pro'),
    query: every(said('threadripper'), any(named('pro'), said('pro'))),
  },
]
