import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'

const installed = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find(existsSync)

/** The machine's own Chromium, else the one that Playwright has downloaded. */
export const launchBrowser = () =>
  chromium.launch({
    ...(installed ? { executablePath: installed } : {}),
    args: [
      ...['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
      ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
    ],
  })
