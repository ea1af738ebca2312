import { chromium, type Page } from 'playwright-core'
import { findBrowser } from '../scripts/find-browser.ts'

export const launchBrowser = () =>
  chromium.launch({
    executablePath: findBrowser(),
    args: [
      ...['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
      ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
    ],
  })

/** Adds to `complaints` what a page throws, and what its console says as error or warning; `meant` is none of them. */
export function hearComplaints(page: Page, complaints: string[], meant?: RegExp) {
  const hear = (text: string) => {
    if (!meant?.test(text)) complaints.push(`${page.url()}: ${text}`)
  }
  page.on('pageerror', (error) => hear(error.message))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) hear(message.text())
  })
}
