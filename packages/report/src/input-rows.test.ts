import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { InputAnswer } from '@keelson/workflow'
import { plainText } from './html.ts'
import { rowsOf } from './input-rows.ts'
import { inputText } from './inputs.ts'

const GIVEN = { origin: 'given', use: 'used' } as const
const ropes: InputAnswer = {
  ...GIVEN,
  name: 'ropes',
  title: 'Ropes',
  value: [
    { id: 'a', load: 18000 },
    { id: 'b', load: 20000 },
  ],
  columns: [
    { name: 'id', title: 'Rope' },
    { name: 'load', title: 'Breaking load', unit: 'kN' },
  ],
}
const life: InputAnswer = { ...GIVEN, name: 'life', title: 'Design life', value: 25, unit: 'year' }
const ranked = { matter: [ropes], others: [life], members: new Set(['ropes.load']) }
const shown = (spare: number) => {
  const { rows, left } = rowsOf(ranked, 1, spare)
  return [rows.map(({ input }) => `${input.title} ${plainText(inputText(input) ?? 'rows')}`), left]
}

test('a short table is shown by the members that matter first, and whole where there is room', () => {
  assert.deepEqual(shown(0), [['Ropes: breaking load 18,000; 20,000 kN'], 2])
  assert.deepEqual(shown(1), [['Ropes: breaking load 18,000; 20,000 kN', 'Ropes: rope a, b'], 1])
})

test('room that is left holds the inputs that follow', () => {
  const [rows, left] = shown(4)
  assert.deepEqual([(rows as string[]).at(-1), left], ['Design life 25 years', 0])
})

test('an input has the digits that were entered, and one that was converted five', () => {
  const strength = { ...life, title: 'Strength', value: 358.527379245, unit: 'MPa' }
  assert.equal(plainText(inputText({ ...strength, typed: 358.527379245 }) ?? ''), '358.527379245 MPa')
  assert.equal(plainText(inputText({ ...strength, typed: '52 ksi' }) ?? ''), '358.53 MPa')
})
