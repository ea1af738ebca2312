import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect } from 'vitest'
import { readConfig } from './config.ts'
import { ConfigFault } from './settings.ts'

/**
 * Reads configurations in an empty folder for each of a file's tests. `faultOf` answers why one is refused, which leaves the
 * folder empty, or 'none'.
 */
export function configReader() {
  let DATA_DIR: string
  beforeEach(() => {
    DATA_DIR = mkdtempSync(path.join(tmpdir(), 'partwright-config-'))
  })
  afterEach(() => rmSync(DATA_DIR, { recursive: true, force: true }))

  const read = (environment: Record<string, string> = {}) =>
    readConfig({ DATA_DIR, ...environment })
  function faultOf(environment: Record<string, string>): string {
    try {
      read(environment)
    } catch (error) {
      expect(error).toBeInstanceOf(ConfigFault)
      expect(readdirSync(DATA_DIR)).toEqual([])
      return (error as Error).message
    }
    return 'none'
  }
  return { read, faultOf, folder: () => DATA_DIR }
}
