/** Each kind of study in a real browser: it reads on every medium, asks for nothing, and prints without faults. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { violations } from '../testing/axe.ts'
import { WITH_BROWSER } from '../testing/browser.ts'
import { assertReadsOnPhone, browserOfTests, onDesktop } from '../testing/on-media.ts'
import { printed, printedFaults } from '../testing/printed-faults.ts'
import { studies } from './fixtures/studies.ts'
import { renderStudy } from './index.ts'

const browser = browserOfTests()

for (const [name, study] of Object.entries(studies)) {
  test(
    `${name}: nothing is wider than a phone, and every text can be read on white and on black`,
    WITH_BROWSER,
    async () => assertReadsOnPhone(browser(), await renderStudy(study)),
  )

  test(`${name}: an audit of accessibility finds nothing, and the print has no faults`, WITH_BROWSER, async () => {
    const html = await renderStudy(study)
    const page = await onDesktop(browser(), html)
    assert.deepEqual(await violations(page), [])
    assert.deepEqual(printedFaults(await printed(page, html), html), [])
    await page.close()
  })
}
