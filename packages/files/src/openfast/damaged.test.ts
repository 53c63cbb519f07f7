/** Binary output that is cut, longer than it states, or states what cannot be: refused with what is missing, or asked about. */
import assert from 'node:assert/strict'
import test from 'node:test'
import fc from 'fast-check'
import { CUT, DAMAGED } from '../mutations.fixture.ts'
import { refusal } from '../rao/reading.fixture.ts'
import { readFile } from '../read-file.ts'
import { FileError } from '../refused.ts'
import type { FileId } from './binary-head.ts'
import { outbOf } from './outb.fixture.ts'

const SEED = 38
/** Milliseconds that no file may take, however busy the machine is. */
const LONGEST = 2_000
const STEPS = 40
const times = Array.from({ length: STEPS }, (_, i) => i / 20)
const channels = [
  { name: 'FairTen1', unit: '(kN)', values: times.map((t) => 900 + 30 * Math.sin(t)) },
  { name: 'PtfmHeave', unit: '(m)', values: times.map((t) => Math.cos(t)) },
]
const IDS: readonly FileId[] = [1, 2, 3, 4]
const wholes = IDS.map((id) => outbOf({ id, channels, times }))
const [, WHOLE = new Uint8Array()] = wholes
const [CHANNELS_AT, STEPS_AT, DESCRIBED_AT] = [2, 6, 42] as const

function outcome(bytes: Uint8Array, name = 'run.outb'): 'read' | 'asked' | 'refused' {
  const from = performance.now()
  try {
    return readFile(bytes, name).questions.length > 0 ? 'asked' : 'read'
  } catch (error) {
    assert.ok(error instanceof FileError, String(error instanceof Error ? error.stack : error))
    assert.ok(error.message.length < 2_000, error.message.slice(0, 200))
    return 'refused'
  } finally {
    assert.ok(performance.now() - from < LONGEST, `it took ${performance.now() - from} ms`)
  }
}
const refused = (bytes: Uint8Array) => refusal(() => readFile(bytes, 'run.outb'))
function stating(at: number, count: number): Uint8Array {
  const bytes = WHOLE.slice()
  new DataView(bytes.buffer).setInt32(at, count, true)
  return bytes
}

test('a file cut at any byte is refused with what is missing', () => {
  for (const whole of wholes) {
    for (let cut = 2; cut < whole.length; cut++) {
      const { code, message } = refused(whole.subarray(0, cut))
      assert.equal(code, 'file_malformed')
      assert.match(message, /the file is truncated.*bytes are missing/)
    }
  }
  const last = refused(WHOLE.subarray(0, -5)).message
  assert.match(last, /states 2 channels and 40 time steps, of which 38 are whole; 5 bytes are missing/)
  assert.match(refused(WHOLE.subarray(0, 12)).message, /truncated within the time: at least 14 bytes are missing/)
})

test('counts that cannot be are refused before memory is had for them', () => {
  const most = 2 ** 31 - 1
  assert.match(refused(stating(STEPS_AT, most)).message, /2 channels and 2147483647 time steps, of which 40 are whole/)
  assert.match(refused(stating(STEPS_AT, -1)).message, /time steps is -1; it must not be negative/)
  assert.match(refused(stating(CHANNELS_AT, 0)).message, /channels other than time is 0/)
  assert.match(refused(stating(CHANNELS_AT, 49_999)).message, /truncated within the scales and offsets of channels/)
  assert.equal(refused(stating(CHANNELS_AT, most)).code, 'file_too_large')
  assert.match(refused(stating(DESCRIBED_AT, most)).message, /length of the description is 2147483647/)
  const wide = outbOf({ id: 4, channels, times })
  new DataView(wide.buffer).setInt16(2, -1, true)
  assert.match(refused(wide).message, /the length of names is -1/)
})

test('time that cannot be calculated is refused', () => {
  for (const [id, at] of [
    [1, 10],
    [2, 18],
  ] as const) {
    const bytes = outbOf({ id, channels, times })
    new DataView(bytes.buffer).setFloat64(at, Number.NaN, true)
    assert.match(refused(bytes).message, /time cannot be calculated from its/)
  }
})

test('a name with bytes that are no text, and a channel without a name, are refused', () => {
  const names = DESCRIBED_AT + 4 + 'Invented run'.length
  const [control, empty] = [WHOLE.slice(), WHOLE.slice()]
  control[names + 12] = 7
  assert.match(refused(control).message, /the name of channel 2 is not text \('Fa\?rTen1'\)/)
  empty.fill(32, names + 20, names + 30)
  assert.match(refused(empty).message, /channels without a name: 3/)
})

test('bytes after the last time step are asked about: an older file, or damage', () => {
  const longer = Uint8Array.of(...WHOLE, 1, 2, 3)
  const [question] = readFile(longer, 'run.outb').questions
  assert.match(question?.text ?? '', /3 bytes after its 40 time steps/)
  const { questions, left, tables } = readFile(longer, 'run.outb', { bytes_beyond: 'older' })
  assert.deepEqual([questions, left], [[], [{ what: 'bytes after the last time step', count: 3, lines: [] }]])
  assert.deepEqual(tables, readFile(WHOLE, 'run.outb').tables)
  const answered = refusal(() => readFile(longer, 'run.outb', { bytes_beyond: 'damaged' }))
  assert.match(answered.message, /has 3 bytes after its last time step/)
})

test('2,000 mutated files are asked about or refused: none that is longer or shorter is read in silence', () => {
  const ofBytes = [CUT, 'cut at its beginning', 'doubled as a whole', 'a NUL', 'a block of NULs', 'a huge cell']
  const seen = { read: 0, asked: 0, refused: 0 }
  const share = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
  const one = fc.property(fc.constantFrom(...wholes), fc.constantFrom(...ofBytes), share, (whole, mutation, at) => {
    const bytes = DAMAGED[mutation]?.(whole, { at, other: 0 }) ?? whole
    const result = outcome(bytes)
    seen[result]++
    assert.ok(bytes.length === whole.length || result !== 'read', mutation)
  })
  fc.assert(one, { numRuns: 2_000, seed: SEED })
  assert.ok(Math.min(seen.asked, seen.refused) > 300, JSON.stringify(seen))
})

test('3,000 files with damaged bytes are read, asked about or refused, soon, and nothing else fails', () => {
  const strikes = fc.array(fc.record({ at: fc.nat(WHOLE.length - 1), byte: fc.nat(255) }), { minLength: 1 })
  const one = fc.property(fc.constantFrom(...wholes), strikes, (whole, all) => {
    const bytes = whole.slice()
    for (const { at, byte } of all) bytes[at] = byte
    outcome(bytes)
  })
  fc.assert(one, { numRuns: 3_000, seed: SEED })
})
