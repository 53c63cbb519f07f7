/** The report of every workflow's example on paper, in a real Chromium: what a client would be sent. */
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { renderReport } from '@keelson/report'
import { violationsAtLast } from '@keelson/report/testing/axe.ts'
import { startBrowser, WITH_BROWSER } from '@keelson/report/testing/browser.ts'
import { labelOf, type Printed } from '@keelson/report/testing/pdf.ts'
import { firstSheetFaults, type Paper, printed, printedFaults } from '@keelson/report/testing/printed-faults.ts'
import type { Browser, Page } from 'playwright-core'
import { recordOf } from '../checks/report.ts'
import { type EveryVersion, versionsIn } from '../every-version.ts'
import { isRun } from '../subject.ts'

/** Most sheets without the appendices; the first section has two where its notes in full need them. */
const LENGTHS: Readonly<Record<string, number>> = {
  'on-bottom-stability-f109': 11,
  'free-span-f105': 12,
  'nodal-analysis-ipr-vlp': 13,
  'inspection-planning': 6,
}

/** The suite takes the time of three files. */
export const PRINTED_PARTS = 3

let browser: Browser
let page: Page
const papers = new Map<string, Paper>()

async function reportOf({ workflow, subject }: EveryVersion): Promise<string> {
  const run = await subject().run('example', workflow.example)
  assert.ok(isRun(run))
  return renderReport(recordOf(subject(), run))
}

const chapters = ({ pages }: Printed) => pages.filter((text) => /^\d/.test(labelOf(text) ?? '')).length

/** Holds the reports of one part of the versions, counted from 1, to all that is claimed of them on paper. */
export function holdPrinted(part: number): void {
  before(async () => {
    if (WITH_BROWSER.skip) return
    browser = await startBrowser()
    page = await browser.newPage()
  })
  after(() => browser?.close())

  describe('on paper the first sheet has all that a signatory must see, and nothing stands alone or is broken', () => {
    for (const version of versionsIn(part, PRINTED_PARTS)) {
      it(version.ref, WITH_BROWSER, async () => {
        const html = await reportOf(version)
        const paper = await printed(page, html)
        papers.set(version.ref, paper)
        assert.deepEqual([...printedFaults(paper, html), ...firstSheetFaults(paper)], [])
        assert.deepEqual(await violationsAtLast(page), [])
      })
    }
  })

  describe('the report is no longer than a reader takes', () => {
    for (const version of versionsIn(part, PRINTED_PARTS)) {
      const most = LENGTHS[version.id]
      if (most === undefined) continue
      it(`${version.ref} takes ${most} sheets without its appendices`, WITH_BROWSER, async () => {
        const paper = papers.get(version.ref) ?? (await printed(page, await reportOf(version)))
        assert.ok(chapters(paper) <= most)
      })
    }
  })
}
