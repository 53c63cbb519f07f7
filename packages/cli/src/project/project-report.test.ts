/** Claims about the report that the command line writes of a project. */
import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { writeReport } from './project-report.ts'

test('the report is written in the units and with the print content that are asked for', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'keelson-project-'))
  const out = join(folder, 'report.html')
  const asked: unknown[] = []
  const operator = {
    projectReport: async (...args: readonly unknown[]) => {
      asked.push(args)
      return '<body class="print-standard">'
    },
  }
  try {
    const options = { out: [out], units: ['us'], print: ['full'] }
    await writeReport(operator, { id: 'line' }, {}, { args: [], options })
    assert.deepEqual(asked, [[{ id: 'line' }, {}, 'us']])
    assert.equal(readFileSync(out, 'utf8'), '<body class="print-full">')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
