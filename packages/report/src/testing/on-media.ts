/** Documents in a real browser, on a phone in both colours and on a desktop: one browser for all tests of a file. */
import assert from 'node:assert/strict'
import { after, before } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { startBrowser, WITH_BROWSER } from './browser.ts'
import { beyondThePage, lowContrast, pageWidth } from './in-page.js'

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true }
const DESKTOP = { viewport: { width: 1280, height: 900 } }

/** Hands out the browser of a test file, which starts before its tests and ends after them. */
export function browserOfTests(): () => Browser {
  let browser: Browser
  before(async () => {
    if (!WITH_BROWSER.skip) browser = await startBrowser()
  })
  after(() => browser?.close())
  return () => browser
}

/** Nothing is wider than the phone, every text can be read on white and on black, and nothing is asked for. */
export async function assertReadsOnPhone(browser: Browser, html: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({ ...PHONE, colorScheme })
    const page = await context.newPage()
    const asked: string[] = []
    page.on('request', (r) => r.url().startsWith('data:') || asked.push(r.url()))
    await page.setContent(html)
    assert.equal(await page.evaluate(pageWidth), PHONE.viewport.width)
    assert.deepEqual(await page.evaluate(beyondThePage), [])
    assert.deepEqual(await page.evaluate(lowContrast), [])
    assert.deepEqual(asked, [])
    await context.close()
  }
}

/** The caller closes it. */
export async function onDesktop(browser: Browser, html: string): Promise<Page> {
  const page = await browser.newPage(DESKTOP)
  await page.setContent(html)
  return page
}
