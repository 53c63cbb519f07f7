/** Every figure of every example, case and mode in a real browser, as wide as a page shows it: labels apart, letters of their size with a halo, lines of two weights. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { renderFigure } from '@keelson/figures'
import { figureRules } from '@keelson/figures/figure-rules.ts'
import { figureIn } from '@keelson/report/in-units-figures.ts'
import { startBrowser, WITH_BROWSER } from '@keelson/report/testing/browser.ts'
import { collidingLabels, unpractised } from '@keelson/report/testing/in-page.js'
import type { Browser, Page } from 'playwright-core'
import { DATASETS, everyVersion } from './every-version.ts'
import { subjectOf, withOnly } from './subject.ts'

/** As wide as the page of a workflow shows a figure at 1440 px. */
const SHOWN = 421
/** Figures set in one page at a time. */
const TOGETHER = 40

let browser: Browser
let page: Page
before(async () => {
  if (WITH_BROWSER.skip) return
  browser = await startBrowser()
  page = await browser.newPage({ viewport: { width: 640, height: 900 } })
})
after(async () => browser?.close())

const pageOf = (drawings: readonly string[]): string =>
  `<!doctype html><style>:root{--ink:#000;--page:#fff;--quiet:#555}body{margin:0;font:16px system-ui,sans-serif}${figureRules}.drawing{width:${SHOWN}px}</style>${drawings.join('')}`

for (const { ref, repo, workflow } of everyVersion) {
  if (Object.keys(workflow.contract.figures).length === 0) continue
  describe(ref, () => {
    test(
      'labels of figures stay apart and within the drawing, and all is drawn as practice has it',
      WITH_BROWSER,
      async () => {
        const drawings = (await subjectOf(repo, withOnly('figures', workflow), DATASETS).runs()).flatMap(
          ({ name, emitted }) =>
            (emitted.result.figures ?? [])
              .flatMap((figure) => [figure, figureIn(figure, 'metric'), figureIn(figure, 'us')])
              .map(({ id: figure, title, description, drawing }, i) =>
                renderFigure(drawing, { id: `f${i}`, title: `${name}: ${figure}, ${title}`, description }),
              ),
        )
        const different = [...new Set(drawings)]
        for (let from = 0; from < different.length; from += TOGETHER) {
          await page.setContent(pageOf(different.slice(from, from + TOGETHER)))
          assert.deepEqual(await page.evaluate(collidingLabels), [])
          assert.deepEqual(await page.evaluate(unpractised), [])
        }
      },
    )
  })
}
