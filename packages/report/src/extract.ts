/** Reads back the record that a report carries. */

import { isRecord, presentRecord } from '@keelson/engine/read-record.ts'
import type { RunRecord } from '@keelson/engine/record.ts'
import { RECORD_ID } from './record-text.ts'

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

/** The record of a report made by `renderReport`. Throws where the page holds none. */
export function extractRecord(page: string): RunRecord {
  const start = page.indexOf('>', page.lastIndexOf(`<pre id="${RECORD_ID}"`)) + 1
  const end = page.indexOf('</pre>', start)
  if (!page.includes(`<pre id="${RECORD_ID}"`) || end < 0)
    throw new Error('this page contains no run record and is not a Keelson report')
  const text = page.slice(start, end).replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name] ?? '')
  const record: unknown = JSON.parse(text)
  if (!isRecord(record)) throw new Error('the record schema of this page is not supported')
  return presentRecord(record)
}
