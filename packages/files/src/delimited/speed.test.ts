/** Numbers are read from the bytes of a file at the speed that large records need. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readDelimited } from './read.ts'
import { bytesOf } from './testing.fixture.ts'

const SIZE = 20_000_000
/** Processor time, s: three times what a machine of 2020 takes. */
const MOST = 3

function fileOf(rowAt: (i: number) => string): Uint8Array {
  const rows = Array.from({ length: 1000 }, (_, i) => rowAt(i)).join('')
  return bytesOf(`Time [s],a [m],b [m],c [m]\n${rows.repeat(Math.ceil(SIZE / rows.length))}`)
}

function secondsOf(file: Uint8Array): number {
  const before = process.cpuUsage()
  const { questions, tables } = readDelimited(file)
  const { user, system } = process.cpuUsage(before)
  assert.deepEqual(questions, [])
  assert.ok(tables[0]?.columns.every(({ values }) => values.kind === 'numbers'))
  return (user + system) / 1e6
}

const FORMS: Readonly<Record<string, (x: number) => string>> = {
  'six decimals': (x) => x.toFixed(6),
  'every digit': (x) => String(x),
  exponents: (x) => x.toExponential(7),
  quotes: (x) => `"${x.toFixed(6)}"`,
}

for (const [name, form] of Object.entries(FORMS)) {
  test(`20 MB of numbers with ${name} are read in about a second`, () => {
    const file = fileOf((i) => `${[i / 10, Math.sin(i), 100 * Math.cos(i), i % 360].map(form).join(',')}\r\n`)
    const seconds = secondsOf(file)
    assert.ok(seconds < MOST, `${seconds} s`)
  })
}
