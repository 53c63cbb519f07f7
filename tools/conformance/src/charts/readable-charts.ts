/** Every chart of every example and case can be read: its boxes are measured in a real browser. */
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { isDrawnChart } from '@keelson/engine'
import { placesOf } from '@keelson/report/chart-series.ts'
import { drawing } from '@keelson/report/charts.ts'
import { chartRules } from '@keelson/report/css-charts.ts'
import { inUnits } from '@keelson/report/in-units.ts'
import { startBrowser, WITH_BROWSER } from '@keelson/report/testing/browser.ts'
import { collisions } from '@keelson/report/testing/in-chart.js'
import { UNIT_SYSTEMS } from '@keelson/units/systems.ts'
import { caseParams } from '@keelson/workflow'
import type { Browser, Page } from 'playwright-core'
import { recordOf } from '../checks/report.ts'
import { DATASETS, versionsIn } from '../every-version.ts'
import type { Request } from '../modes.ts'
import { isRun, type Subject, subjectOf, withOnly } from '../subject.ts'

/** Drawings of one page. */
const BATCH = 60
export const WIDTH = 720

interface Drawing {
  readonly of: string
  readonly html: string
}

/** The suite takes the time of six files. */
export const CHART_PARTS = 6

let browser: Browser
let page: Page

/** The charts of the example, in the units of every practice, and of the cases, each drawing once. */
function drawingsOf(subject: Subject): Promise<Drawing[]> {
  const { workflow } = subject
  const cases = subject.cases.filter((c) => !c.expect_refusal)
  return drawnFor(subject, [
    ['example', workflow.example] as const,
    ...cases.map((c) => [c.id, caseParams(c, workflow.example)] as const),
  ])
}

/** The charts of these requests, each drawing once. */
export async function drawnFor(
  subject: Subject,
  requests: readonly (readonly [name: string, request: Request])[],
): Promise<Drawing[]> {
  const drawings = new Map<string, string>()
  const draw = await drawing()
  const drawn = new Set<string>()
  for (const [name, request] of requests) {
    const run = await subject.run(name, request)
    if (!isRun(run)) continue
    const record = recordOf(subject, run)
    for (const system of name === 'example' ? UNIT_SYSTEMS : (['declared'] as const)) {
      const restated = inUnits(record, system)
      const charts = (restated.response.result?.charts ?? []).filter(isDrawnChart)
      const places = [...placesOf(charts.map(({ spec }) => spec))]
      for (const chart of charts) {
        const specified = JSON.stringify([chart, places])
        if (drawn.has(specified)) continue
        drawn.add(specified)
        const { text: html } = await draw(chart, charts)
        if (!drawings.has(html)) drawings.set(html, `${name}, ${chart.id}, ${system}`)
      }
    }
  }
  return [...drawings].map(([html, of]) => ({ of, html }))
}

export async function chartFaults(page: Page, drawings: readonly Drawing[]): Promise<string[]> {
  const faults: string[] = []
  for (let k = 0; k < drawings.length; k += BATCH) {
    const batch = drawings.slice(k, k + BATCH)
    const figures = batch.map(({ html }) => html).join('')
    await page.setContent(`<style>body{font:16px system-ui,sans-serif}${chartRules}</style>${figures}`)
    const found = await page.evaluate(collisions)
    faults.push(...found.map(({ index, what }) => `${batch[index]?.of}: ${what}`))
  }
  return faults
}

/** Holds the charts of one part of the versions, counted from 1, to being read. */
export function holdCharts(part: number): void {
  before(async () => {
    if (WITH_BROWSER.skip) return
    browser = await startBrowser()
    page = await browser.newPage({ viewport: { width: WIDTH, height: 100 } })
  })
  after(() => browser?.close())

  describe('no text of a chart lies over another, over a limit, a curve or the grid, and none is cut off', () => {
    for (const { ref, repo, workflow } of versionsIn(part, CHART_PARTS)) {
      it(ref, WITH_BROWSER, async () => {
        const subject = subjectOf(repo, withOnly('charts', workflow), DATASETS)
        assert.deepEqual(await chartFaults(page, await drawingsOf(subject)), [])
      })
    }

    it('and a chart whose texts do collide is found', WITH_BROWSER, async () => {
      const text = (x: number, words: string) => `<text x="${x}" y="50">${words}</text>`
      const html = `<svg class="chart" viewBox="0 0 200 100" width="200" height="100">${text(10, 'one word')}${text(30, 'another')}${text(190, 'cut off')}</svg>`
      const faults = await chartFaults(page, [{ of: 'drawing', html }])
      assert.deepEqual(faults, ["drawing: 'one word' lies over 'another'", "drawing: 'cut off' leaves the drawing"])
    })
  })
}
