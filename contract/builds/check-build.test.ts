import { describe, expect, it } from 'vitest'
import { board, card, cpu, drive, found, kit } from './builds.fixture.ts'
import { checkBuild } from './check-build.ts'

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
