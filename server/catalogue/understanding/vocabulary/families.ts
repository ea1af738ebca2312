import { any, every, fact, factOf, named, not, said } from '../query.ts'
import type { Feature } from './features.ts'
import { listed } from './listed.ts'

const graphicsMemory = [
  'gddr3',
  'gddr5',
  'gddr5x',
  'gddr6',
  'gddr6x',
  'gddr7',
  'hbm2',
  'hbm2e',
  'hbm3',
]

/** Memory of graphics cards: what a specification states beats what a name says. */
export const graphicsMemories: Feature[] = graphicsMemory.map((type) => ({
  as: type.toUpperCase(),
  query: any(
    fact('memoryType', type),
    fact('memoryType', `${type}ecc`),
    every(
      said(type),
      not(
        any(
          ...graphicsMemory
            .filter((other) => other !== type)
            .map((other) => fact('memoryType', other)),
        ),
      ),
    ),
  ),
  phrases: [type],
}))

/** AMD's cores by the names of the chips that have them, as specifications state these. */
const zenFamilies: Record<string, string[]> = {
  '2': ['matisse', 'castlepeak', 'rome', 'renoir', 'lucienne', 'mendocino'],
  '3': ['vermeer', 'cezanne', 'chagall', 'milan', 'milanx', 'barcelo', 'rembrandt'],
  '4': [
    'raphael',
    'genoa',
    'genoax',
    'bergamo',
    'siena',
    'stormpeak',
    'phoenix',
    'hawkpoint',
    'dragonrange',
  ],
  '5': ['graniteridge', 'turin', 'turindense', 'shimadapeak', 'strixpoint', 'strixhalo', 'grado'],
}

export const zenCores: Feature[] = Object.entries(zenFamilies).map(([version, families]) => ({
  as: `Zen ${version}`,
  query: any(
    ...families.map((family) => fact('coreFamily', family)),
    named(`zen${version}`),
    every(said('zen'), said(version), not(factOf('coreFamily'))),
  ),
  phrases: listed(`zen ${version}, zen${version}`),
}))
