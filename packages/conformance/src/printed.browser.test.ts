/** The report of every workflow's example on paper, in a real Chromium: what a client would be sent. */
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { renderReport } from '@keelson/report'
import { violationsAtLast } from '@keelson/report/testing/axe.ts'
import { startBrowser, WITH_BROWSER } from '@keelson/report/testing/browser.ts'
import { labelOf, type Printed } from '@keelson/report/testing/pdf.ts'
import { printed, printedFaults } from '@keelson/report/testing/printed-faults.ts'
import { Catalog } from '@keelson/service/catalog.ts'
import { ROOT } from '@keelson/service/service.ts'
import type { Browser, Page } from 'playwright-core'
import { recordOf } from './checks/report.ts'
import { isRun, subjectOf } from './subject.ts'

/** Most sheets without the appendices. */
const LENGTHS: Readonly<Record<string, number>> = {
  'on-bottom-stability-f109': 10,
  'free-span-f105': 12,
  'nodal-analysis-ipr-vlp': 12,
  'inspection-planning': 5,
}

let browser: Browser
let page: Page
before(async () => {
  if (WITH_BROWSER.skip) return
  browser = await startBrowser()
  page = await browser.newPage()
})
after(async () => {
  await browser?.close()
})

const workflows = new Catalog().entries.flatMap(({ repo, id, versions }) =>
  versions.map((workflow) => ({ name: `${repo}:${id}@${workflow.contract.version}`, repo, id, workflow })),
)

async function reportOf({ repo, workflow }: (typeof workflows)[number]): Promise<string> {
  const subject = subjectOf(repo, workflow, join(ROOT, 'datasets'))
  const run = await subject.run('example', workflow.example)
  assert.ok(isRun(run))
  return renderReport(recordOf(subject, run))
}

describe('on paper the summary is one sheet, the contents list is true, no heading stands alone', () => {
  for (const workflow of workflows) {
    it(workflow.name, WITH_BROWSER, async () => {
      const html = await reportOf(workflow)
      assert.deepEqual(printedFaults(await printed(page, html), html), [])
      assert.deepEqual(await violationsAtLast(page), [])
    })
  }
})

describe('the report is no longer than a reader takes', () => {
  const chapters = ({ pages }: Printed) => pages.filter((text) => /^\d/.test(labelOf(text) ?? '')).length
  for (const workflow of workflows) {
    const most = LENGTHS[workflow.id]
    if (most === undefined) continue
    it(`${workflow.name} takes ${most} sheets without its appendices`, WITH_BROWSER, async () => {
      assert.ok(chapters(await printed(page, await reportOf(workflow))) <= most)
    })
  }
})
