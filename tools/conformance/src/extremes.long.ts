/** Twenty extremes of each workflow, drawn by a seed: the labels of their charts and figures stay apart. */
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { startBrowser, WITH_BROWSER } from '@keelson/report/testing/browser.ts'
import { CalculationError, caseParams } from '@keelson/workflow'
import type { Browser, Page } from 'playwright-core'
import { chartFaults, drawnFor, WIDTH } from './charts/readable-charts.ts'
import { DATASETS, everyVersion } from './every-version.ts'
import { EXTREMES, extremeRequests } from './extremes.ts'
import type { Request } from './modes.ts'
import { unreadable } from './readable-figures.ts'
import { isRun, type Run, type Subject, subjectOf, withOnly } from './subject.ts'

let browser: Browser
let page: Page
before(async () => {
  if (WITH_BROWSER.skip) return
  browser = await startBrowser()
  page = await browser.newPage({ viewport: { width: WIDTH, height: 900 } })
})
after(() => browser?.close())

/** The first extremes that are answered. */
async function extremesOf(subject: Subject): Promise<readonly Run[]> {
  const { cases, workflow } = subject
  const bases = cases.filter((c) => !c.expect_refusal).map((c) => caseParams(c, workflow.example))
  const runs: Run[] = []
  for (const [i, request] of extremeRequests(subject, bases).entries()) {
    const run = await answered(subject, `extreme ${i + 1}`, request)
    if (run !== undefined) runs.push(run)
    if (runs.length === EXTREMES) break
  }
  return runs
}

async function answered(subject: Subject, name: string, request: Request): Promise<Run | undefined> {
  try {
    const run = await subject.run(name, request)
    return isRun(run) ? run : undefined
  } catch (error) {
    if (error instanceof CalculationError) return undefined
    throw error
  }
}

describe('the charts and figures of extremes can be read', () => {
  for (const { ref, repo, workflow } of everyVersion) {
    it(ref, WITH_BROWSER, async () => {
      const [drawn, charted] = (['figures', 'charts'] as const).map((part) =>
        subjectOf(repo, withOnly(part, workflow), DATASETS),
      ) as [Subject, Subject]
      const runs = await extremesOf(drawn)
      const charts = await drawnFor(
        charted,
        runs.map(({ name, request }) => [name, request] as const),
      )
      assert.deepEqual([...(await unreadable(page, runs)), ...(await chartFaults(page, charts))], [])
    })
  }
})
