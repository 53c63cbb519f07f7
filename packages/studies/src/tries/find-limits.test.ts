/** Claims about the tries of a contract: which inputs of a case are tried, in which unit, and what is told of them. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { UnitSystem } from '@keelson/units/systems.ts'
import { count, defineContract, optional, params, quantity, quantityOr, readParams } from '@keelson/workflow'
import { BARE } from '@keelson/workflow/bare-contract.ts'
import { findLimits } from './find-limits.ts'
import type { FoundLimit } from './found.ts'
import type { Judged } from './judged.ts'

const source = { id: 'S-1', title: 'Source of the test', publisher: 'Tests', revision: '2020' } as const
const described = (title: string) => ({ title, description: `${title} of the bar.` })
const contract = defineContract({
  ...BARE,
  params: params({
    wall: quantity('plate_thickness', { ...described('Wall'), symbol: 't', above: 0 }),
    load: optional(quantity('lifting_load', described('Load'))),
    bolts: optional(count({ ...described('Bolts'), minimum: 1 })),
    depth: optional(quantityOr(['infinite'], 'water_depth', described('Depth'))),
  }),
  checks: { yield: { title: 'Yielding', source, clause: '1', demand: 'Stress', capacity: 'Strength', unit: 'MPa' } },
  tries: ['wall', 'load', 'bolts', 'depth'],
})
type Case = Readonly<Record<string, unknown>>

/** The bar passes at a load of 10 kN for each mm and bolt. No run is made of a case that is refused. */
function judge(sent: Case): Judged | undefined {
  if (sent.bolts === 0) return undefined
  const { wall = 0, load = 100e3, bolts = 1 } = readParams(contract, sent).params as Record<string, number>
  const utilisation = load / (10e6 * wall * bolts)
  const passes = utilisation <= 1
  const check = { id: 'yield', state: passes ? 'pass' : 'fail', governing: true, utilisation, limit: 1 } as const
  return { status: passes ? 'PASS' : 'FAIL', checks: [check] }
}

async function tried(base: Case, system: UnitSystem = 'declared'): Promise<readonly FoundLimit[]> {
  const read = readParams(contract, base)
  return Array.fromAsync(findLimits({ contract, base, read, system }, judge(base) as Judged, judge))
}
const told = (found: readonly FoundLimit[]) =>
  found.map(({ param, now, side, value, unit }) => `${param} ${now} ${side} ${value} ${unit}`)

test('each input that the contract names and the case states is tried, in the order of the contract', async () => {
  const found = await tried({ load: 120, wall: 15, bolts: 2 })
  assert.deepEqual(told(found), ['wall 15 minimum 6 mm', 'load 120 maximum 300 kN'])
  assert.deepEqual(found[0], {
    param: 'wall',
    title: 'Wall',
    symbol: 't',
    unit: 'mm',
    now: 15,
    side: 'minimum',
    value: 6,
    check: 'Yielding',
    utilisation: 1,
    limit: 1,
  })
})

test('a count is told in whole numbers', async () => {
  assert.deepEqual(told(await tried({ load: 400, wall: 15, bolts: 4 })).at(-1), 'bolts 4 minimum 3 -')
})

test('a word and a value that is left out are not tried', async () => {
  assert.deepEqual(told(await tried({ wall: 15, depth: 'infinite' })), ['wall 15 minimum 10 mm'])
})

test('an input is tried in the unit in which it was sent, as a number, a text or both', async () => {
  assert.deepEqual(told(await tried({ wall: '1.5 cm' })), ['wall 1.5 minimum 1 cm'])
  assert.deepEqual(told(await tried({ wall: { value: 1, unit: 'in' } })), ['wall 1 minimum 0.3938 in'])
  assert.deepEqual(told(await tried({ wall: '15' })), ['wall 15 minimum 10 mm'])
})

test('a reader of US units is told inches, rounded so that the case passes', async () => {
  const [found] = await tried({ wall: 15 }, 'us')
  assert.deepEqual([found?.unit, found?.now, found?.value], ['in', 0.590551181102, 0.3938])
})

test('a case that is refused on the way is passed by', async () => {
  const refusing = (sent: Case) => ((sent.wall as number) < 12 ? undefined : judge(sent))
  const base = { wall: 15, load: 140 }
  const read = readParams(contract, base)
  const found = await Array.fromAsync(
    findLimits({ contract, base, read, system: 'declared' }, judge(base) as Judged, refusing),
  )
  assert.deepEqual(told(found), ['wall 15 minimum 14 mm', 'load 140 maximum 150 kN'])
})
