/** Each kind of study in a real browser: it reads on every medium, asks for nothing, and prints without faults. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Browser } from 'playwright-core'
import { violations } from '../testing/axe.ts'
import { startBrowser, WITH_BROWSER } from '../testing/browser.ts'
import { beyondThePage, lowContrast, pageWidth } from '../testing/in-page.js'
import { printed, printedFaults } from '../testing/printed-faults.ts'
import { studies } from './fixtures/studies.ts'
import { renderStudy } from './index.ts'

let browser: Browser
before(async () => {
  if (!WITH_BROWSER.skip) browser = await startBrowser()
})
after(() => browser?.close())

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true }
const DESKTOP = { viewport: { width: 1280, height: 900 } }

for (const [name, study] of Object.entries(studies)) {
  test(
    `${name}: nothing is wider than a phone, and every text can be read on white and on black`,
    WITH_BROWSER,
    async () => {
      for (const colorScheme of ['light', 'dark'] as const) {
        const context = await browser.newContext({ ...PHONE, colorScheme })
        const page = await context.newPage()
        const asked: string[] = []
        page.on('request', (r) => r.url().startsWith('data:') || asked.push(r.url()))
        await page.setContent(await renderStudy(study))
        assert.equal(await page.evaluate(pageWidth), PHONE.viewport.width)
        assert.deepEqual(await page.evaluate(beyondThePage), [])
        assert.deepEqual(await page.evaluate(lowContrast), [])
        assert.deepEqual(asked, [])
        await context.close()
      }
    },
  )

  test(`${name}: an audit of accessibility finds nothing, and the print has no faults`, WITH_BROWSER, async () => {
    const html = await renderStudy(study)
    const page = await browser.newPage(DESKTOP)
    await page.setContent(html)
    assert.deepEqual(await violations(page), [])
    assert.deepEqual(printedFaults(await printed(page, html), html), [])
    await page.close()
  })
}
