/** Claims about the free span atlas and its queries: fresh, exact at nodes, honest about its limits. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { runNow } from '@keelson/engine'
import { near, type Request } from '@keelson/engine/testing.ts'
import { readParams } from '@keelson/workflow'
import fc from 'fast-check'
import type { GridAtlasFile } from '../../_shared/atlas/grid.ts'
import { buildsAgain, claimsOf, numeric, queryKit } from '../../_shared/atlas/test-data/query-kit.ts'
import { freeSpan } from '../free-span-f105/index.ts'
import { freeSpanAtlas } from './atlas.ts'
import { solvedFixed } from './atlas-solver.ts'
import { confidenceOf } from './calculate.ts'
import { freeSpanAtlasQuery } from './index.ts'

const kit = await queryKit(freeSpanAtlasQuery)
const { answered, ask, atlas, bound } = kit
const { example } = freeSpanAtlasQuery
const inside = fc.record({
  span_length: fc.double({ min: 10, max: 80, noNaN: true }),
  outer_diameter: fc.double({ min: 100, max: 1000, noNaN: true }),
  wall_thickness: fc.double({ min: 6, max: 40, noNaN: true }),
  current_velocity: fc.double({ min: 0, max: 2, noNaN: true }),
})
const frequencyAt = (span_length: number, outer_diameter: number, wall_thickness: number) =>
  solvedFixed({ span_length, outer_diameter, wall_thickness, current_velocity: 0 }).f_IL

claimsOf(test, kit, {
  source: freeSpanAtlas,
  far: { span_length: 81, current_velocity: 2.1, gap_ratio: 0.5, boundary_condition: 'fixed-fixed' },
  outside: ['/span_length', '/current_velocity', '/boundary_condition', '/gap_ratio'],
  reads: [['f_IL', 'Hz']],
  ends: [
    { span_length: 10, outer_diameter: '1000 mm', wall_thickness: '40 mm', current_velocity: 2 },
    { span_length: '80 m', outer_diameter: '10 cm', wall_thickness: '6 mm', current_velocity: 0 },
    { content_density: '0.9 t/m3', youngs_modulus: '207 GPa' },
  ],
  refused: [
    [{ wall_thickness: 150 }, ['/wall_thickness']],
    [{ effective_axial_force: -1e9 }, ['/effective_axial_force']],
    [{ gap_ratio: -1 }, ['/gap_ratio']],
    [{ boundary_condition: 'single-span-on-seabed' }, ['/boundary_condition']],
  ],
})
buildsAgain(test, freeSpanAtlas, kit)

test('the solver behind the atlas is the workflow free-span-f105', () => {
  const { out_of_range_policy: _, ...span } = example
  const read = readParams(freeSpan.contract, { ...span, total_damping_ratio: 0.015 })
  const parent = runNow(freeSpan, read).result.values
  const direct = ask({ gap_ratio: 2.0000001 }).values
  near(numeric(direct.natural_frequency_in_line), numeric(parent.natural_frequency_in_line?.value), 1e-9)
  near(numeric(direct.reduced_velocity), numeric(parent.reduced_velocity?.value), 1e-9)
})

test('a query at a node has the value of the node, and its weight alone', () => {
  const [L, D, t] = (atlas.pieces[0]?.axes ?? []).map((a) => a.values[4] ?? 0)
  const { values, tables } = ask({
    span_length: L,
    outer_diameter: { value: D, unit: 'm' },
    wall_thickness: { value: t, unit: 'm' },
  })
  near(numeric(values.natural_frequency_in_line), frequencyAt(L ?? 0, D ?? 0, t ?? 0), 1e-12)
  const nodes = tables?.().nodes
  assert.ok(Array.isArray(nodes) && nodes.filter((n) => (n.weight ?? 0) > 1e-9).length === 1)
})

test('anywhere inside, atlas and direct solver agree within the error bound', () => {
  fc.assert(
    fc.property(inside, (q) => {
      const { values } = ask(q)
      assert.deepEqual([values.in_range, values.source, values.out_of_range_axes], [true, 'atlas', []])
      near(
        numeric(values.natural_frequency_in_line),
        frequencyAt(q.span_length, q.outer_diameter / 1000, q.wall_thickness / 1000),
        bound,
      )
    }),
  )
})

test('the frequency falls with the square of the length, exactly', () => {
  const at = (span_length: number) => numeric(ask({ span_length }).values.natural_frequency_in_line)
  near(at(20) / at(50), 6.25, 1e-8)
})

test('the weights of the nodes give the frequency', () => {
  const { values, tables } = ask()
  const made = tables?.().nodes
  const nodes = Array.isArray(made) ? made : []
  const log = nodes.reduce((sum, n) => sum + (n.weight ?? 0) * Math.log(n.frequency ?? 1), 0)
  near(Math.exp(log), numeric(values.natural_frequency_in_line), 1e-12)
  near(
    nodes.reduce((sum, n) => sum + (n.weight ?? 0), 0),
    1,
    1e-12,
  )
})

test('the reduced velocity follows the current, and is 0 without', () => {
  const at = (current_velocity: number) => numeric(ask({ current_velocity }).values.reduced_velocity)
  assert.equal(at(0), 0)
  near(at(2), 2 * at(1), 1e-12)
})

test('outside, the inputs that are outside are named among the values', () => {
  const far = { span_length: 81, gap_ratio: 0.5, boundary_condition: 'fixed-fixed' }
  assert.deepEqual(ask(far).values.out_of_range_axes, ['span_length', 'boundary_condition', 'gap_ratio'])
})

test('onset fails above it, passes below, and is open within the error of the atlas; the solver has none', () => {
  const made = (changes: Request) => ask(changes).checks?.onset_in_line
  const state = (changes: Request) => {
    const onset = made(changes)
    return onset === undefined || 'notChecked' in onset ? onset?.kind : onset.passes
  }
  const current = (V_R: number) => (V_R * numeric(example.current_velocity)) / numeric(ask().values.reduced_velocity)
  const onset = 1 / 1.1
  const at = (share: number, more: Request = {}) => state({ ...more, current_velocity: current(share * onset) })
  assert.deepEqual(
    [at(1 + 2 * bound), at(1 + bound / 2), at(1 - bound / 2), at(1 - 2 * bound)],
    [false, 'out_of_reach', 'out_of_reach', true],
  )
  assert.deepEqual([at(1 + 3 * bound, { gap_ratio: 3 }), at(1 - 3 * bound, { gap_ratio: 3 })], [false, true])
  assert.equal(at(1.5, { design_stability_parameter: 1 }), true)
  assert.equal(state({ current_velocity: 0 }), 'not_requested')
})

test('both errors of the atlas are values, and steps', async () => {
  const { mean_relative_error = {} } = atlas.holdout as GridAtlasFile['holdout']
  const [mean] = Object.values(mean_relative_error)
  assert.equal(ask().values.mean_interpolation_error, mean)
  const { steps } = (await answered()).result
  const step = (symbol: string) => steps.find((s) => s.symbol === symbol)?.value
  assert.deepEqual([step('epsilon'), step('epsilon_mean')], [bound, mean])
})

test('a damping at which the onset is level is remarked, outside of where it rises', () => {
  const said = (design_stability_parameter: number) =>
    (ask({ design_stability_parameter }).warnings ?? []).some(({ code }) => code === 'level_onset')
  assert.deepEqual([0.39, 0.4, 1.59, 1.6].map(said), [true, false, false, true])
})

test('confidence is high up to 0.5 %, medium up to 1 %, low beyond', () => {
  assert.deepEqual([0.005, 0.0051, 0.01, 0.0101].map(confidenceOf), ['high', 'medium', 'medium', 'low'])
  assert.equal(ask().values.confidence, 'high')
})
