/** The report of a project in a real browser: it reads on every medium, asks for nothing, and prints without faults. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { violations } from '../testing/axe.ts'
import { WITH_BROWSER } from '../testing/browser.ts'
import { faults, headingLevels } from '../testing/in-page.js'
import { assertReadsOnPhone, browserOfTests, onDesktop } from '../testing/on-media.ts'
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

const browser = browserOfTests()

for (const [name, html] of Object.entries(PAGES)) {
  test(`${name}: nothing is wider than a phone, and every text can be read on white and on black`, WITH_BROWSER, () =>
    assertReadsOnPhone(browser(), html),
  )

  test(`${name}: headings are in order, and an audit of accessibility finds nothing`, WITH_BROWSER, async () => {
    const page = await onDesktop(browser(), html)
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
      const page = await browser().newPage()
      assert.deepEqual(printedFaults(await printed(page, html), html), [])
      await page.close()
    },
  )
}
