/** What is special to liquefaction: layers and their extents, what cannot liquefy, the limits of the procedures, refusals. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  checked,
  codes,
  near,
  number,
  problemsOf,
  type Request,
  rowsOf,
  testKit,
  value,
} from '@keelson/engine/testing.ts'
import fc from 'fast-check'
import { liquefactionTriggering as workflow } from './index.ts'

const { pointers, refusedAt, run } = testKit(workflow)
const BI = { method: 'boulanger_idriss_2014' }
const CONE = { ...BI, cone_resistance: [6, 9, 12], sleeve_friction: [30, 45, 60] }
const FIELD = { spt_blow_count: [9, 12, 16], fines_content: ['6 %', '12 %', '20 %'] }
const COUNTS = ['n1_60cs']
const listOf = (r: ReturnType<typeof run>, name: string) => value(r, name) as number[]

test('the factor of safety falls with the acceleration in proportion, and with the magnitude', () => {
  fc.assert(
    fc.property(fc.integer({ min: 70, max: 100 }), fc.integer({ min: 50, max: 85 }), fc.boolean(), (a, m, bi) => {
      const of = (peak_ground_acceleration: number, magnitude: number) =>
        number(run({ ...(bi && BI), peak_ground_acceleration, magnitude }), 'least_factor_of_safety')
      near(of(a / 50, m / 10), of(a / 100, m / 10) / 2, 1e-9)
      assert.ok(of(a / 100, m / 10 + 0.1) < of(a / 100, m / 10))
    }),
    { numRuns: 30, seed: 1 },
  )
})

test('a denser layer is safer, strains less and settles less, in every procedure', () => {
  fc.assert(
    fc.property(fc.integer({ min: 20, max: 280 }), fc.integer({ min: 0, max: 2 }), (tenth, way) => {
      const quake = { peak_ground_acceleration: 0.25, magnitude: 7 }
      const at = (x: number) => {
        const all = (of: number) => [of, of, of]
        if (way === 2) return run({ ...quake, ...BI, q_c1ncs: all(10 * x) }, COUNTS)
        return run({ ...quake, ...(way === 1 && BI), n1_60cs: all(x) })
      }
      const [loose, dense] = [at(tenth / 10), at(tenth / 10 + 0.5)]
      const [low, high] = [loose, dense].map((one) => number(one, 'least_factor_of_safety')) as [number, number]
      assert.ok(high > low || low === 2)
      assert.ok(number(dense, 'settlement') <= number(loose, 'settlement') * (1 + 1e-12))
    }),
    { numRuns: 60, seed: 1 },
  )
})

test('the field values give the normalised ones back: the exponent rests on what it gives', () => {
  const field = run({ ...BI, ...FIELD }, COUNTS)
  const again = run({ ...BI, n1_60cs: listOf(field, 'n1_60cs') })
  near(number(again, 'least_factor_of_safety'), number(field, 'least_factor_of_safety'), 1e-9)
  for (const [i, N] of listOf(field, 'n1_60cs').entries()) {
    const m = 0.784 - 0.0768 * Math.sqrt(Math.min(N, 46))
    const C_N = Math.min(1.7, (100 / ([34, 59, 83.5][i] as number)) ** m)
    near(listOf(field, 'overburden_correction_cn')[i] as number, C_N, 1e-9)
  }
})

test('thirty blows and more do not liquefy by Youd, and a little less do have a factor', () => {
  const dense = run({ n1_60cs: [30, 29.9, 45] })
  assert.deepEqual(
    listOf(dense, 'factor_of_safety').map((FS) => FS === null),
    [true, false, true],
  )
  assert.ok(codes(dense).includes('dense'))
  assert.equal(rowsOf(dense, 'layers')[0]?.at(-1), 'too dense to liquefy')
  assert.ok(!codes(run({ ...BI, n1_60cs: [30, 30, 30] })).includes('dense'))
})

test('above the water table nothing liquefies, and at its level it does', () => {
  const r = run({ water_table_depth: 6, peak_ground_acceleration: 0.5 })
  assert.deepEqual(value(r, 'liquefiable'), [false, true, true])
  assert.ok(codes(r).includes('dry'))
  const dry = run({ water_table_depth: 9.1 })
  assert.equal(checked(dry, 'liquefaction')?.state, 'not_made')
  assert.equal(value(dry, 'least_factor_of_safety'), null)
  assert.equal(number(dry, 'settlement'), 0)
})

test('clay by its index has no factor, and a higher limit gives it one', () => {
  const soft = { ...CONE, cone_resistance: [1, 9, 12], sleeve_friction: [30, 45, 60] }
  const r = run(soft, COUNTS)
  assert.ok((listOf(r, 'soil_behaviour_type_index')[0] as number) > 2.6)
  assert.equal(listOf(r, 'factor_of_safety')[0], null)
  assert.ok(codes(r).includes('clay'))
  const more = run({ ...soft, ic_cutoff: 2.8 }, COUNTS)
  assert.notEqual(listOf(more, 'factor_of_safety')[0], null)
})

test('fines that are given replace those of the soil type', () => {
  const clean = run({ ...CONE, fines_content: [0, 0, 0] }, COUNTS)
  const dirty = run({ ...CONE, fines_content: [0.35, 0.35, 0.35] }, COUNTS)
  assert.deepEqual(value(clean, 'fines_content_estimated'), value(dirty, 'fines_content_estimated'))
  for (const [i, q] of listOf(dirty, 'q_c1ncs').entries()) assert.ok(q > (listOf(clean, 'q_c1ncs')[i] as number))
})

test('a factor just at the required one does not liquefy, and passes', () => {
  const stronger = { peak_ground_acceleration: 0.25 }
  const FS = number(run(stronger), 'least_factor_of_safety')
  const at = run({ ...stronger, required_factor_of_safety: FS })
  assert.equal(checked(at, 'liquefaction')?.state, 'pass')
  assert.equal(checked(run({ ...stronger, required_factor_of_safety: FS * 1.001 }), 'liquefaction')?.state, 'fail')
})

test('stresses that have not the pressure of the water leave a pass open, and let a failure stand', () => {
  const state = (over: Request) => checked(run(over), 'liquefaction')
  const dry = { effective_vertical_stress: [54, 108, 162] }
  assert.equal(state(dry)?.reason_kind, 'contradiction')
  assert.equal(state({ water_table_depth: 0 })?.reason_kind, 'contradiction')
  assert.equal(state({ water_table_depth: 0.7 })?.state, 'pass')
  assert.equal(state({ ...dry, n1_60cs: [5, 5, 5], peak_ground_acceleration: 0.4 })?.state, 'fail')
})

test('a water table that is not provided is the highest that the stresses give', () => {
  const without = run({}, ['water_table_depth'])
  assert.equal(checked(without, 'liquefaction')?.state, 'pass')
  assert.equal(number(without, 'least_factor_of_safety'), number(run(), 'least_factor_of_safety'))
})

test('layers reach from middle to middle, the last half a spacing down, and a single one twice its depth', () => {
  const extents = (r: ReturnType<typeof run>) => rowsOf(r, 'layers').map(([, top, base]) => [top, base])
  assert.deepEqual(extents(run()), [
    [0, 4.5],
    [4.5, 7.5],
    [7.5, 10.5],
  ])
  const one = { depth: [4], total_vertical_stress: [72], effective_vertical_stress: [40], n1_60cs: [10] }
  assert.deepEqual(extents(run(one)), [[0, 8]])
})

test('below 20 m nothing weighs in the potential index', () => {
  const deep = (depth: number[]) => run({ depth, n1_60cs: [29, 29, 5], peak_ground_acceleration: 0.4 })
  const rows = rowsOf(deep([3, 19, 23]), 'layers')
  assert.equal(rows[2]?.[9], 0)
  assert.ok((rows[1]?.[9] as number) > 0)
})

test('one rod length factor stands for all, and none follows from the depth', () => {
  const of = (over: Request) => listOf(run({ ...FIELD, ...over }, COUNTS), 'n_60')
  assert.deepEqual(of({ rod_length_factor: 0.9 }), of({ rod_length_factor: [0.9, 0.9, 0.9] }))
  assert.deepEqual(of({}), of({ rod_length_factor: [0.8, 0.95, 0.95] }))
  near(of({ energy_ratio: '75 %' })[0] as number, 1.25 * (of({})[0] as number), 1e-12)
})

test('without a resistance only the demand is answered', () => {
  const r = run({}, COUNTS)
  assert.deepEqual(listOf(r, 'cyclic_stress_ratio').length, 3)
  assert.equal(value(r, 'factor_of_safety'), undefined)
  assert.ok(codes(r).includes('no_resistance'))
  assert.equal(checked(r, 'liquefaction')?.state, 'not_made')
})

test('what a specialist would remark is said', () => {
  assert.deepEqual(codes(run()), [])
  assert.ok(codes(run({ depth: [3, 6, 23.1] })).includes('deep'))
  assert.ok(codes(run({ ...BI, depth: [3, 6, 20.1] })).includes('deep'))
  assert.ok(!codes(run({ depth: [17, 20, 23] })).includes('deep'))
  assert.ok(codes(run({ magnitude: 5.4 })).includes('magnitude_outside'))
  assert.ok(codes(run({ magnitude: 8.6 })).includes('magnitude_outside'))
  assert.ok(codes(run({ depth: [3, 6, 9.1] })).includes('wide_apart'))
  const pressed = { effective_vertical_stress: [34, 59, 101] }
  assert.ok(codes(run({ ...pressed, overburden_correction: false })).includes('overburden_left_out'))
  assert.ok(!codes(run(pressed)).includes('overburden_left_out'))
})

test('what cannot be is refused at its own input', () => {
  refusedAt('/effective_vertical_stress/2', { effective_vertical_stress: [34, 59, 0] })
  refusedAt('/total_vertical_stress', { total_vertical_stress: [54, 58, 162] })
  refusedAt('/total_vertical_stress', { total_vertical_stress: [54, 108] })
  refusedAt('/n1_60cs', { n1_60cs: [22, 25] })
  refusedAt('/depth', { depth: [3, 9, 6] })
  refusedAt('/fines_content', { spt_blow_count: [9, 12, 16] }, COUNTS)
  refusedAt('/fines_content', { n1_60: [9, 12, 16] }, COUNTS)
  refusedAt('/fines_content', { ...FIELD, fines_content: ['6 %', '12 %', '100.05 %'] }, COUNTS)
  refusedAt('/sleeve_friction', { ...BI, cone_resistance: [6, 9, 12] }, COUNTS)
  refusedAt('/cone_resistance', { ...BI, sleeve_friction: [30, 45, 60] }, COUNTS)
  refusedAt('/cone_resistance', { ...CONE, cone_resistance: [6, 9, '162 kPa'] }, COUNTS)
  refusedAt('/method', { ...CONE, method: 'youd_2001' }, COUNTS)
  refusedAt('/q_c1ncs', { ...BI, q_c1ncs: [60, 80, 90] })
  refusedAt('/cone_resistance', CONE)
  refusedAt('/magnitude', { magnitude: 3.9 })
  refusedAt('/required_factor_of_safety', { required_factor_of_safety: 0.99 })
  refusedAt('/required_factor_of_safety', { required_factor_of_safety: 2.01 })
  refusedAt('/rod_length_factor', { ...FIELD, rod_length_factor: [0.8, 0.9] }, COUNTS)
  assert.deepEqual(pointers({ depth: [3, 6] }).toSorted(), [
    '/effective_vertical_stress',
    '/n1_60cs',
    '/total_vertical_stress',
  ])
  assert.deepEqual(
    problemsOf(() => run()),
    [],
  )
})
