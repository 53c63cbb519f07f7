/** What a run says that it assumed, and the other words that a choice is read by. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  type ContractParams,
  choice,
  defineContract,
  defineWorkflow,
  numberValue,
  type Outcome,
  optional,
  params,
  quantity,
  readParams,
  requestSchema,
} from '@keelson/workflow'
import { testKit } from './testing.ts'

const said = { title: 'Factor', description: 'On damage.', assumed: 'the largest in use' }
const contract = defineContract({
  id: 'factored',
  version: 1,
  status: 'experimental',
  title: 'Factored',
  askedAs: [],
  question: 'How much is it with its factor?',
  routes: [{ domain: 'floating-marine', subdomain: 'none' }],
  standards: [],
  kind: 'calculation',
  cost: 'instant',
  params: params({
    length: quantity('plate_width', { title: 'Length', description: 'Of a bar.', example: 8 }),
    by_default: quantity('design_fatigue_factor', { ...said, default: 10 }),
    by_run: optional(quantity('plate_thickness', { ...said, example: 25 })),
    water: choice(
      { sea: 'sea', air: 'air' },
      {
        title: 'Water',
        description: 'Around it.',
        default: 'sea',
        aliases: { seawater: 'sea' },
      },
    ),
  }),
  values: { factored: numberValue('plate_width', { title: 'Length', description: 'With its factor.' }) },
  answers: ['factored'],
  checks: {},
  tables: {},
  charts: {},
  figures: {},
  deliverables: [],
  warnings: {},
  method: [],
  assumptions: [],
  validity: [],
  notChecked: [],
})
const calculate = (p: ContractParams<typeof contract>): Outcome<typeof contract> => ({
  values: { factored: p.length * p.by_default },
  assumed: { by_run: p.by_run ?? 0.02 },
})
const workflow = defineWorkflow({ contract, calculate, example: { length: 8 }, home: import.meta.url })
const { run, pointers } = testKit(workflow)
const assumed = (over: object) => run({ ...over }).result.assumed.map(({ name, value, unit }) => [name, value, unit])

test('a default that is marked, and what the run took for an input that was left out, are both said, in their units', () => {
  assert.deepEqual(assumed({}), [
    ['by_default', 10, '-'],
    ['by_run', 20, 'mm'],
  ])
})

test('what was given is not assumed', () => {
  assert.deepEqual(assumed({ by_default: 10, by_run: 25 }), [])
})

test('another word for a choice is read as its own, however it is sent, and stays as it was typed', () => {
  for (const water of ['seawater', { value: 'seawater' }]) {
    const { params: read, inputs } = readParams(contract, { length: 8, water })
    assert.equal(read.water, 'sea')
    const record = inputs.find((i) => i.name === 'water')
    assert.deepEqual([record?.value, record?.typed], ['sea', water])
  }
  assert.deepEqual(pointers({ water: 'lake' }), ['/water'])
})

test('the published schema takes the other words too', () => {
  const { properties } = requestSchema(contract, {}) as { properties: { water: { anyOf: { enum?: string[] }[] } } }
  assert.deepEqual(properties.water.anyOf[0]?.enum, ['sea', 'air', 'seawater'])
})
