/** Every figure of every example, case and mode in a real browser, as wide as a page shows it: labels apart, letters of their size with a halo, lines of two weights. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startBrowser, WITH_BROWSER } from '@keelson/report/testing/browser.ts'
import type { Browser, Page } from 'playwright-core'
import { DATASETS, everyVersion } from './every-version.ts'
import { unreadable } from './readable-figures.ts'
import { subjectOf, withOnly } from './subject.ts'

let browser: Browser
let page: Page
before(async () => {
  if (WITH_BROWSER.skip) return
  browser = await startBrowser()
  page = await browser.newPage({ viewport: { width: 640, height: 900 } })
})
after(async () => browser?.close())

for (const { ref, repo, workflow } of everyVersion) {
  if (Object.keys(workflow.contract.figures).length === 0) continue
  describe(ref, () => {
    test(
      'labels of figures stay apart and within the drawing, and all is drawn as practice has it',
      WITH_BROWSER,
      async () => {
        const runs = await subjectOf(repo, withOnly('figures', workflow), DATASETS).runs()
        assert.deepEqual(await unreadable(page, runs), [])
      },
    )
  })
}
