/** A symbol is said to come from an input or a step only where it does. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RunRecord } from '@keelson/workflow/record.ts'
import type { StepArgument } from '@keelson/workflow/result.ts'
import { nomenclature } from './nomenclature.ts'
import { sampleRecord } from './testing/sample-record.ts'

const INPUT = { origin: 'given', use: 'used', title: '' } as const
const inputs = [
  { ...INPUT, name: 'outer_diameter', symbol: 'D', value: 12, unit: 'in', si: { value: 0.3048, unit: 'm' } },
  { ...INPUT, name: 'safety_factor', symbol: 'SF', value: 1.1, unit: '-', si: { value: 1.1, unit: '-' } },
  { ...INPUT, name: 'coating_thickness', symbol: 't_c', value: 0.06, unit: 'm', si: { value: 0.06, unit: 'm' } },
]
function origins(...given: readonly StepArgument[]) {
  const step = {
    ...sampleRecord.response.result?.steps[0],
    id: 7,
    symbol: 'w',
    unit: 'N/m',
    value: 99,
    arguments: given,
  }
  const result = { ...sampleRecord.response.result, inputs, steps: [step] }
  const page = nomenclature({
    ...sampleRecord,
    response: { ...sampleRecord.response, result },
  } as unknown as RunRecord).text
  return [...page.matchAll(/<td>((?:(?!<td).)*)<\/td><\/tr>/g)].map(([, cell = '']) => cell.replace(/<[^>]+>/g, ''))
}
const argument = (symbol: string, value: number, unit: string): StepArgument => ({
  symbol,
  name: symbol,
  title: '',
  unit,
  value,
})

test('the symbol of an input, in whatever unit the formula takes it', () => {
  assert.deepEqual(origins(argument('D', 304.8, 'mm')), ['outer_diameter', 'step 7'])
})

test('an input under an index of the formula', () => {
  assert.deepEqual(origins(argument('t_1', 0.06, 'm')), ['coating_thickness', 'step 7'])
})

test('an equal value under another letter is not called that input', () => {
  assert.deepEqual(origins(argument('gamma_w', 1.1, '-')), ['input or constant', 'step 7'])
})

test('a value that nothing else has is a constant', () => {
  assert.deepEqual(origins(argument('c', 0.5772, '-')), ['constant', 'step 7'])
})
