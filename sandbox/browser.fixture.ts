import { chromium } from 'playwright-core'
import { findBrowser } from '../scripts/find-browser.ts'

export const launchBrowser = () =>
  chromium.launch({
    executablePath: findBrowser(),
    args: [
      ...['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
      ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
    ],
  })
