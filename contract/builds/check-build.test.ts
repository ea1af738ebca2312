import { describe, expect, it } from 'vitest'
import { type BuildLine, toBuild } from './build.ts'
import { board, card, cpu, dimm, disk, drive, found, kit, twin, xeon } from './builds.fixture.ts'
import { checkBuild } from './check-build.ts'
import { informationOf } from './information.ts'

const am4 = { socket: 'AM4', chipset: 'AMD B550', memoryType: 'DDR4' }

describe('a check', () => {
  it('has the gravest of its findings as verdict', () => {
    expect(checkBuild([cpu(), board(am4), kit()]).verdict).toBe('blocker')
    expect(checkBuild([board({ pcie: undefined }), card({}, 2)]).verdict).toBe('unknown')
    expect(checkBuild([cpu(), kit({ speedMts: 6_000 })]).verdict).toBe('warning')
    expect(checkBuild([cpu(), board(), kit(), drive()]).verdict).toBe('fits')
  })

  it('names the facts that it rests on, with where they come from', () => {
    const { findings } = checkBuild([cpu(), board(am4)])
    expect(findings[0]!.facts.map(({ key, value, source }) => [key, value, source])).toEqual([
      ['socket', 'AM5', 'feed'],
      ['socket', 'AM4', 'feed'],
    ])
  })

  const saidOf = (rule: string, ...lines: BuildLine[]) => {
    const found = checkBuild(lines).findings.find((finding) => finding.rule === rule)!
    return { text: found.text, keys: found.facts.map(({ key }) => key).sort() }
  }

  it('names the sockets where half of a board’s memory is dead', () => {
    expect(saidOf('memory-slots', xeon({}, 1), twin(), dimm({}, 5))).toEqual({
      text: '5 modules, and Board of two sockets has 4 memory slots, half of its 8, with one processor.',
      keys: ['memorySlots', 'modules', 'socketCount'],
    })
    expect(
      saidOf('memory-capacity-board', xeon({}, 1), twin({ maxMemoryGb: 64 }), dimm({}, 3)),
    ).toEqual({
      text: '48 GB, and Board of two sockets takes 32 GB, half of its 64, with one processor.',
      keys: ['capacityGb', 'maxMemoryGb', 'socketCount'],
    })
  })

  it('names the drives beside the ports that they share', () => {
    expect(saidOf('storage-shared', board(), disk({}, 4), drive()).keys).toEqual([
      'interface',
      'interface',
      'sataPorts',
    ])
  })

  it('names the processor under which registered modules do not run', () => {
    const core = cpu({ name: 'Intel Core i7 5820K', socket: 'LGA2011-3', coreFamily: 'Haswell-E' })
    const x99 = board({ socket: 'LGA2011-3', chipset: 'Intel X99', memoryType: 'DDR4' })
    expect(saidOf('memory-buffering', core, x99, dimm()).keys).toContain('name')
    expect(saidOf('memory-buffering', cpu(), board(), dimm()).keys).not.toContain('name')
  })

  it('names what slows a slot down, and as few lanes as slot and card have', () => {
    const slot = board({ chipset: 'Intel Z590', socket: 'LGA1200', pcie: ['x4 PCIe4'] })
    const old = cpu({ name: 'Intel Core i5 10400F', socket: 'LGA1200', coreFamily: undefined })
    expect(saidOf('gpu-gen', old, slot, card())).toEqual({
      text: 'Card is PCIe 4.0 and runs at PCIe 3.0, ×4: it works, slower.',
      keys: ['chipset', 'generation', 'pcie', 'pcieVersion', 'socket'],
    })
    expect(saidOf('gpu-gen', cpu(), board(), card({ pcieVersion: 5 })).keys).toEqual([
      'pcie',
      'pcieVersion',
    ])
  })

  it('names as unknown what is asked, and nothing that would not answer it', () => {
    const chipset = (of: BuildLine, on: BuildLine) => saidOf('cpu-chipset', of, on)
    const blankBoard = board({ chipset: undefined, biosFlashback: undefined })
    expect(chipset(cpu(), blankBoard).text).toBe('The chipset of B650 board is not recorded.')
    const unlisted = chipset(cpu({ name: 'AMD EPYC 4244P' }), board({ biosFlashback: undefined }))
    expect(unlisted).toEqual({
      text: 'Whether B650 board (AMD B650) runs AMD EPYC 4244P is not in the makers’ lists that we have; the maker of the board lists its processors.',
      keys: ['chipset', 'generation', 'name'],
    })
    const silent = saidOf('memory-type-cpu', cpu({ memoryTypes: [] }), kit({ voltage: undefined }))
    expect(silent.keys).toEqual(['memoryTypes', 'type'])
    const card = drive({ formFactor: 'Add-in card', interface: 'PCIe 3.0 x4 NVMe' })
    expect(saidOf('storage-card', board({ pcie: ['x1 PCIe3', 'PCIe3'] }), card).text).toBe(
      'How many lanes some slots of B650 board have is not recorded.',
    )
    const two = drive({ formFactor: '2.5"', interface: 'U.2' }, 2)
    expect(saidOf('storage-u2', board({ u2Ports: 1, checkedOn: undefined }), two).text).toBe(
      '2 U.2 drives, and B650 board is listed with 1; whether it has more ports is not recorded.',
    )
  })

  it('says which advice it could not give', () => {
    const { checked, notChecked } = checkBuild([cpu(), kit({ speedMts: undefined })])
    expect(checked).toContain('memory-type-cpu')
    expect(notChecked).toEqual(['memory-speed'])
  })

  it('believes what a person looked up before what was imported', () => {
    expect(
      found(
        board({ u2Ports: 0, checkedOn: undefined }, 1, { u2Ports: 2 }),
        drive({ formFactor: '2.5"', interface: 'U.2' }, 2),
      ),
    ).toEqual([])
    expect(found(board({ ecc: false }, 1, { ecc: true }), kit({ ecc: true }))).toEqual([])
  })
})

describe('what is worth knowing', () => {
  const fast = drive({ interface: 'PCIe 5.0 x4 NVMe' })
  const slowed = (...lines: BuildLine[]) =>
    informationOf(toBuild(lines)).flatMap(({ about, text }) => (about === 'm2' ? [text] : []))

  it('tells of a narrow mount for coolers', () => {
    const told = (one: BuildLine) =>
      informationOf(toBuild([one])).flatMap(({ about, text }) => (about === 'cooler' ? [text] : []))
    expect(told(twin({ coolerMount: 'narrow' }))).toEqual([
      'Board of two sockets has the narrow mount for coolers: those for the square one do not fit.',
    ])
    expect(told(twin())).toEqual([])
  })

  it('tells that a drive is newer than every slot for it', () => {
    const slots = board({ m2: ['M 2280 PCIe4x4', 'M 2280 PCIe3x4', 'E 2230 PCIe5x1'] })
    expect(slowed(slots, fast, drive())).toEqual([
      'Drive 2 TB is PCIe 5.0, and the M.2 slots of B650 board run PCIe 4.0 at most: it works, slower.',
    ])
    const newer = { chipset: 'AMD X670E', m2: ['M 2280 PCIe5x4', 'M 2280 PCIe4x4'] }
    expect(slowed(board(newer), fast)).toEqual([])
  })

  it('takes a version that all slots have by default for none, but as far as the chipset lets it be', () => {
    const m2 = ['M 2280 PCIe4x4', 'M 2280 PCIe4x4']
    expect(slowed(board({ m2, chipset: 'AMD X670E' }), fast)).toEqual([])
    expect(slowed(board({ m2, chipset: 'AMD B450', socket: 'AM4' }), drive())).toEqual([
      expect.stringContaining('run PCIe 3.0 at most'),
    ])
    expect(slowed(board({ m2: [] }), fast)).toEqual([])
  })
})
