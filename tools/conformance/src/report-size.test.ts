/** A report stays short enough to be opened, whatever a workflow accepts. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { wellpath } from '@keelson/modelrepo/wells/wellpath/index.ts'
import { renderReport } from '@keelson/report'
import { recordOf } from './checks/report.ts'
import type { Request } from './modes.ts'
import { isRun, subjectOf } from './subject.ts'

const MEGABYTE = 1e6
const LARGEST_REPORT = 3 * MEGABYTE

/** Stations with all the digits that a survey program writes. */
const survey = (stations: number) => ({
  measured_depth: Array.from({ length: stations }, (_, i) => 1000 + i * 0.987654321012345),
  inclination: Array.from({ length: stations }, (_, i) => Math.min(89.123456789012, i / 300)),
  azimuth: Array.from({ length: stations }, (_, i) => 123.456789012345 + 10 * Math.sin(i / 777)),
})

const wells = (count: number, stations: number) =>
  Array.from({ length: count }, (_, i) => ({ name: `well ${i + 1}`, ...survey(stations), start_east: 30 * (i + 1) }))

const LARGEST: readonly (readonly [string, Request])[] = [
  ['the longest survey', survey(10_000)],
  ['a long survey beside many wells', { ...survey(1000), offset_wells: wells(20, 50) }],
  ['the most stations of neighbours', { ...survey(50), offset_wells: wells(100, 200) }],
]
for (const [what, params] of LARGEST) {
  test(`the report of ${what} stays below 3 MB`, async () => {
    const subject = subjectOf('modelrepo', wellpath, 'no-datasets')
    const run = await subject.run(what, params)
    assert.ok(isRun(run), JSON.stringify(run).slice(0, 500))
    const record = recordOf(subject, run)
    const report = await renderReport({ ...record, request: { ...record.request, params } })
    assert.ok(report.length < LARGEST_REPORT, `${(report.length / MEGABYTE).toFixed(2)} MB`)
  })
}
