import type { Category } from '../../../../contract/parts/parts.ts'
import { any, every, fact, named, not, type Query, said, word } from '../query.ts'
import { listed } from './listed.ts'

/** What parts are bought for. A category that it says nothing of leaves it out. */
export type Use = {
  as: string
  phrases: string[]
  of: Partial<Record<Category, Query>>
  /** Whether it is called after a device that is not sold, where nothing else is asked. */
  isDevice?: boolean
}

const saidAs = (...words: string[]) => any(...words.map(said))

const storageOfServers = saidAs(
  ...[
    'server',
    'servers',
    'enterprise',
    'datacenter',
    'datacentre',
    'racks',
    'exos',
    'ultrastar',
    'u2',
  ],
)
const storageOfNetworks = any(
  ...['nas', 'ironwolf', 'n300', 'raid'].map(said),
  ...[
    ['wd', 'red'],
    ['network', 'storage'],
    ['arrays', 'vibration'],
  ].map((words) => every(...words.map(said))),
)

const ofServers: Use['of'] = {
  ram: any(fact('ecc', true), ...['ecc', 'rdimm', 'registered', 'lrdimm'].map(named)),
  cpu: saidAs('epyc', 'xeon', 'opteron'),
  motherboard: saidAs(
    'epyc',
    'xeon',
    'server',
    'sp3',
    'sp5',
    'sp6',
    'supermicro',
    'lga4189',
    'lga4677',
    'ipmi',
  ),
  hdd: storageOfServers,
  gpu: saidAs('server', 'tesla', 'datacenter'),
}

export const uses: Use[] = [
  {
    as: 'for file servers',
    phrases: listed(
      'file server, fileserver, storage server, backup server, dateiserver, serveur de fichiers, servidor de archivos, server di file, file sharing',
    ),
    of: { hdd: any(storageOfServers, storageOfNetworks) },
  },
  {
    as: 'for work of its own',
    phrases:
      listed(`ai, machine learning, deep learning, artificial intelligence, llm, llms, local llm, inference, inferencing, neural networks, ki, kunstliche intelligenz, maschinelles lernen, intelligence artificielle, inteligencia artificial, training, stable diffusion,
      video editing, photo editing, editing, rendering, 3d rendering, render farm, render node, render nodes, streaming, transcoding, encoding, mining, simulation, simulations, programming, software development, compiling, music production, blender, backup, backups, datensicherung, sauvegarde, copias de seguridad, data analysis, big data, videoschnitt, videobearbeitung, bildbearbeitung, montage video, edicion de video, montaggio video`),
    of: {},
  },
  {
    as: 'for servers',
    phrases: listed(
      `server, servers, server grade, web server, mail server, database server, db server, game server, home server, homelab, home lab, serwer, serwera, serwerów, serwerowy, serwerowa, serwerowe, dc, enterprise, data center, datacenter, data centre, rechenzentrum, serveur, serveurs, servidor, servidores, rack server`,
    ),
    of: ofServers,
  },
  {
    as: 'for virtual machines',
    phrases: listed(
      'virtualization, virtualisation, virtualisierung, virtualizacion, virtualizzazione, virtualisatie, wirtualizacja, wirtualizacji, hypervisor, vm host, vms, virtual machines, proxmox',
    ),
    // a Xeon W is a workstation's
    of: {
      ...ofServers,
      cpu: any(
        saidAs('epyc', 'opteron'),
        every(said('xeon'), not(any(...['w', 'w3', 'w5', 'w7', 'w9'].map(named)))),
      ),
    },
  },
  {
    as: 'for network storage',
    phrases: listed(
      'nas, network storage, network attached storage, netzwerkspeicher, netzwerkfestplatte, raid, raid array, stockage reseau',
    ),
    of: { hdd: storageOfNetworks },
  },
  {
    as: 'for workstations',
    phrases: listed(
      'workstation, workstations, professional, cad, dcc, station de travail, estacion de trabajo, arbeitsstation, profi, werkstation, stacja robocza, stacji roboczej',
    ),
    of: {
      gpu: any(
        saidAs('workstation', 'professional', 'quadro', 'firepro', 'cad'),
        every(said('radeon'), said('pro')),
        every(said('rtx'), said('ada')),
        every(word('rtx'), any(...['a2000', 'a4000', 'a4500', 'a5000', 'a6000'].map(named))),
        ...['t400', 't600', 't1000'].map(named),
      ),
      cpu: saidAs('threadripper', 'xeon', 'workstation', 'workstations'),
      motherboard: saidAs('workstation', 'ws', 'workstations', 'threadripper', 'proart'),
      ram: any(fact('ecc', true), said('workstation'), said('workstations')),
    },
  },
  {
    as: 'for games',
    phrases: listed(
      'gaming, gamer, games, game, gamers, spiele, jeu, jeux, juegos, gioco, giochi, spellen, gry, do gier, gier, dla graczy',
    ),
    of: {
      gpu: any(said('gaming'), said('geforce'), every(said('radeon'), said('rx')), said('arc')),
    },
  },
  {
    as: 'for surveillance',
    phrases: listed(
      'surveillance, cctv, video surveillance, nvr, dvr, uberwachung, videouberwachung, videosurveillance, vigilancia, videovigilancia, videosorveglianza, bewaking, camerabewaking, monitoring, monitoringu',
    ),
    of: { hdd: any(saidAs('surveillance', 'skyhawk', 'purple', 's300', 'video')) },
  },
  {
    as: 'for notebooks',
    isDevice: true,
    phrases: listed(
      'laptop, laptops, notebook, notebooks, portable, pc portable, portatil, portatiles, portatile, portatili, laptopa, do laptopa, laptopów',
    ),
    of: {
      ram: any(fact('formFactor', 'sodimm'), named('sodimm')),
      hdd: every(
        any(fact('in', '2.5'), said('m2')),
        not(
          saidAs('u2', 'u3', 'sas', 'server', 'servers', 'datacenter', 'datacentre', 'enterprise'),
        ),
      ),
    },
  },
  {
    as: 'single module',
    phrases: listed('single, einzeln, einzelner, einzelnes, seule, sola, singolo'),
    of: { ram: fact('modules', 1) },
  },
  {
    as: 'for desktops',
    isDevice: true,
    phrases: listed(
      'desktop, desktops, desktop pc, tower, office, office pc, pc, computer, computers, ordinateur, ordenador, home, buro, bureau, kantoor, biuro, komputer, komputera, oficina, ufficio, build, builds, rig, system',
    ),
    of: {
      ram: every(
        any(fact('formFactor', 'dimm'), fact('formFactor', 'udimm')),
        not(fact('registered', true)),
      ),
    },
  },
]
