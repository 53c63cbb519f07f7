/** The report of a project in a real browser: it reads on every medium, asks for nothing, and prints without faults. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Browser } from 'playwright-core'
import { violations } from '../testing/axe.ts'
import { startBrowser, WITH_BROWSER } from '../testing/browser.ts'
import { beyondThePage, faults, headingLevels, lowContrast, pageWidth } from '../testing/in-page.js'
import { printed, printedFaults } from '../testing/printed-faults.ts'
import { renderProject } from './index.ts'
import { alone, failing, records, runs } from './project.fixture.ts'
import { wide } from './wide.fixture.ts'

const green = { 'W-02': records['W-02'] ?? { lacking: '' } }
const PAGES = {
  failing: await renderProject(failing, records, runs),
  green: await renderProject(alone('passed'), green),
  wide: await renderProject(wide(60), {}),
}

let browser: Browser
before(async () => {
  if (!WITH_BROWSER.skip) browser = await startBrowser()
})
after(() => browser?.close())

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true }
const DESKTOP = { viewport: { width: 1280, height: 900 } }

for (const [name, html] of Object.entries(PAGES)) {
  test(
    `${name}: nothing is wider than a phone, and every text can be read on white and on black`,
    WITH_BROWSER,
    async () => {
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
    },
  )

  test(`${name}: headings are in order, and an audit of accessibility finds nothing`, WITH_BROWSER, async () => {
    const page = await browser.newPage(DESKTOP)
    await page.setContent(html)
    const levels = await page.evaluate(headingLevels)
    for (const [i, level] of levels.entries())
      assert.ok(level <= (levels[i - 1] ?? 0) + 1, `h${level} after h${levels[i - 1]}`)
    assert.deepEqual(await page.evaluate(faults), { landmarks: [], drawings: 0, tables: 0 })
    assert.deepEqual(await violations(page), [])
    await page.close()
  })

  test(
    `${name}: on A4 no text is broken, over another or too small, and the contents list is true`,
    WITH_BROWSER,
    async () => {
      const page = await browser.newPage()
      assert.deepEqual(printedFaults(await printed(page, html), html), [])
      await page.close()
    },
  )
}
