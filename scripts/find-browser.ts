import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { chromium } from 'playwright-core'

/** The first is the same engine without the program of a window around it: tests take a quarter less of the processor. */
const present = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** A Chromium for the browser tests: one that is here, else Playwright's download, else Debian's when root. */
export function findBrowser(): string {
  const found = present.find((file) => existsSync(file))
  if (found) return found
  if (existsSync(chromium.executablePath())) return chromium.executablePath()
  process.stderr.write('No Chromium here: installing one for the browser tests …\n')
  const cli = path.join(
    path.dirname(createRequire(import.meta.url).resolve('playwright-core')),
    'cli.js',
  )
  const download = spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'ignore' })
  if (download.status === 0 && existsSync(chromium.executablePath()))
    return chromium.executablePath()
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' })
    // older Debians have the second alone
    for (const name of ['chromium-headless-shell', 'chromium']) {
      spawnSync('apt-get', ['install', '-y', '-qq', name], { stdio: 'ignore' })
      if (existsSync(`/usr/bin/${name}`)) return `/usr/bin/${name}`
    }
  }
  throw new Error('no Chromium found, and none could be installed: install Chromium or Chrome')
}
