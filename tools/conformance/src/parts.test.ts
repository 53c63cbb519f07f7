/** A suite that takes the time of several files has a file for each of its parts. */
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { CHART_PARTS } from './charts/readable-charts.ts'
import { everyVersion, versionsIn } from './every-version.ts'
import { LIVE_PARTS } from './pages/live-pages.ts'
import { PRINTED_PARTS } from './printed/printed-reports.ts'

const suites = {
  charts: { parts: CHART_PARTS, held: 'holdCharts' },
  pages: { parts: LIVE_PARTS, held: 'holdLivePages' },
  printed: { parts: PRINTED_PARTS, held: 'holdPrinted' },
}
const here = new URL('.', import.meta.url)

for (const [name, { parts, held }] of Object.entries(suites)) {
  const numbers = Array.from({ length: parts }, (_, i) => i + 1)

  test(`each of the ${parts} parts of ${name} has its file, and there is no other`, () => {
    const files = readdirSync(here).filter((file) => new RegExp(`^${name}-\\d+\\.browser\\.test\\.ts$`).test(file))
    assert.deepEqual(files.sort(), numbers.map((n) => `${name}-${n}.browser.test.ts`).sort())
    for (const n of numbers)
      assert.ok(
        readFileSync(new URL(`${name}-${n}.browser.test.ts`, here), 'utf8').includes(`\n${held}(${n})\n`),
        `${n}`,
      )
  })

  test(`the parts of ${name} are all versions, each of them once`, () => {
    const refs = numbers.flatMap((n) => versionsIn(n, parts).map(({ ref }) => ref))
    assert.deepEqual(refs.sort(), everyVersion.map(({ ref }) => ref).sort())
  })
}
