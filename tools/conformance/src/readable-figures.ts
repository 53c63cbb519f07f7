/** What of the figures of some runs cannot be read in a real browser, as wide as a page shows them and in the units of every practice. */
import { renderFigure } from '@keelson/figures'
import { figureRules } from '@keelson/figures/figure-rules.ts'
import { figureIn } from '@keelson/report/in-units-figures.ts'
import { collidingLabels, unpractised } from '@keelson/report/testing/in-page.js'
import type { Page } from 'playwright-core'
import type { Run } from './subject.ts'

/** As wide as the page of a workflow shows a figure at 1440 px. */
const SHOWN = 421
/** Figures set in one page at a time. */
const TOGETHER = 40

const pageOf = (drawings: readonly string[]): string =>
  `<!doctype html><style>:root{--ink:#000;--page:#fff;--quiet:#555}body{margin:0;font:16px system-ui,sans-serif}${figureRules}.drawing{width:${SHOWN}px}</style>${drawings.join('')}`

/** Labels that do not stay apart or leave the drawing, and what is not drawn as practice has it. */
export async function unreadable(page: Page, runs: readonly Run[]): Promise<readonly string[]> {
  const drawings = runs.flatMap(({ name, emitted }) =>
    (emitted.result.figures ?? [])
      .flatMap((figure) => [figure, figureIn(figure, 'metric'), figureIn(figure, 'us')])
      .map(({ id: figure, title, description, drawing }, i) =>
        renderFigure(drawing, { id: `f${i}`, title: `${name}: ${figure}, ${title}`, description }),
      ),
  )
  const different = [...new Set(drawings)]
  const faults: string[] = []
  for (let from = 0; from < different.length; from += TOGETHER) {
    await page.setContent(pageOf(different.slice(from, from + TOGETHER)))
    faults.push(...(await page.evaluate(collidingLabels)), ...(await page.evaluate(unpractised)))
  }
  return faults
}
