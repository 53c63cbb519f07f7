/** A digest moves with everything that a reader could see of an answer, and with nothing finer than nine digits. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cases, sound } from '../fixtures/sound.ts'
import { isRun, subjectOf } from '../subject.ts'
import { entryOf, type LockEntry } from './entry.ts'
import { type Answer, digestOf, partsOf } from './parts.ts'
import { digestProblems, numberProblems } from './problems.ts'

const subject = subjectOf('modelrepo', sound, 'no-datasets', cases)
const run = await subject.run('example', sound.example)
assert.ok(isRun(run))
const answer: Answer = run.emitted

const digests = (of: Answer) => Object.fromEntries(Object.entries(partsOf(of)).map(([part, p]) => [part, digestOf(p)]))
/** The parts of which the digest is another after a text of the answer was replaced by another. */
function movedBy(before: string, after: string): string[] {
  const text = JSON.stringify(answer)
  assert.ok(text.includes(before), `${before} is not in the answer`)
  const [was, now] = [digests(answer), digests(JSON.parse(text.replaceAll(before, after)))]
  return Object.keys(was).filter((part) => was[part] !== now[part])
}

test('a cell, a point of a chart, a unit of its axis, a length of a figure and a number of a step move their part', () => {
  assert.deepEqual(movedBy('[10,200]', '[10,201]'), ['tables'])
  assert.deepEqual(movedBy('{"s":"stress","x":10,"y":200}', '{"s":"stress","x":10,"y":201}'), ['charts'])
  assert.deepEqual(movedBy('Height [mm]', 'Height [m]'), ['charts'])
  assert.deepEqual(movedBy('"symbol":"h","value":20', '"symbol":"h","value":21'), ['figures'])
  assert.deepEqual(movedBy('"expression":"N / A"', '"expression":"N * A"'), ['steps'])
  assert.deepEqual(movedBy('Axial stress', 'Stress along it'), ['words'])
})

test('styling moves nothing', () => {
  assert.deepEqual(movedBy('"height":280', '"height":281'), [])
})

test('nine digits are held, finer ones are not', () => {
  assert.equal(digestOf({ a: 1.0000000001 }), digestOf({ a: 1 }))
  assert.notEqual(digestOf({ a: 1.00000001 }), digestOf({ a: 1 }))
  assert.notEqual(digestOf({ a: '1' }), digestOf({ a: 1 }))
})

test('a lock finds that other formulas are loaded', async () => {
  const locked = await entryOf(subject, ['physics/a.ts'])
  assert.deepEqual(numberProblems({ ...locked, loads: ['physics/b.ts'] }, locked), [
    'it loads other modules of formulas: npm run lock',
  ])
})

test('a lock finds the number, the verdict and the case that moved, and the part of which only the digest did', async () => {
  const locked = await entryOf(subject, [])
  assert.deepEqual([numberProblems(locked, locked), digestProblems(locked, locked)], [[], []])
  const edited = (change: (entry: LockEntry) => unknown) => {
    const copy = structuredClone(locked)
    change(copy)
    return { numbers: numberProblems(copy, locked), digests: digestProblems(copy, locked) }
  }
  type Loose = {
    example: { values: Record<string, number>; checks: Record<string, object>; digests: Record<string, string> }
  }
  const loose = (entry: LockEntry) => (entry as unknown as Loose).example
  assert.match(
    edited((e) => Object.assign(loose(e).values, { stress: 100.00001 })).numbers.join(),
    /example: stress: 100 is now/,
  )
  assert.match(
    edited((e) => Object.assign(loose(e).checks.yield ?? {}, { capacity: 1 })).numbers.join(),
    /yield capacity/,
  )
  assert.match(
    edited((e) => Object.assign(e.cases, { new: locked.example })).numbers.join(),
    /case new is not in the lock/,
  )
  assert.match(
    edited((e) => Object.assign(loose(e).digests, { charts: '' })).digests.join(),
    /example: its charts moved/,
  )
})
