/** Claims about the nodal analysis beyond its cases: seams between models, what moves the well, and refusals. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { codes, near, number, type Request, rowsOf, testKit, value } from '@keelson/engine/testing.ts'
import { nodalAnalysisIprVlp as workflow } from './index.ts'

const { pointers, problems, run } = testKit(workflow)
/** Of a whole request. */
const { pointers: refused, run: sent } = testKit(workflow, {})
const RESERVOIR = {
  permeability: 10,
  pay_thickness: 50,
  oil_formation_volume_factor: 1.2,
  oil_viscosity: 1,
  drainage_radius: 1000,
  wellbore_radius: 0.3,
}
const WELL = { analysis: 'inflow_performance', reservoir_pressure: 3000 }

test('Vogel above the bubble point becomes the composite curve, and says so', () => {
  const vogel = run({ ipr_model: 'vogel' })
  assert.ok(codes(vogel).includes('composite_used'))
  assert.equal(number(vogel, 'operating_oil_rate'), number(run(), 'operating_oil_rate'))
})

test('at the operating rate the lift pressure asked for is that of the inflow, at less it is in between', () => {
  const q = number(run(), 'operating_oil_rate')
  const at = run({ oil_rate: q })
  near(number(at, 'lift_pressure'), number(at, 'operating_flowing_pressure'), 1e-6)
  const less = run({ oil_rate: 0.8 * q })
  assert.ok(number(less, 'lift_pressure') < number(less, 'flowing_bottomhole_pressure'))
  assert.equal(value(run({ analysis: 'inflow_performance', oil_rate: q }), 'lift_pressure'), null)
})

test('a lift without an answer at the rate asked for says so', () => {
  const choked = run({ productivity_index: 50, oil_rate: 60_000, vlp_correlation: 'beggs_brill' })
  assert.equal(value(choked, 'lift_pressure'), null)
  assert.match(choked.result.values.lift_pressure?.reason ?? '', /has no solution at/)
})

test('a composite curve of a saturated reservoir is that of Vogel, and says so', () => {
  const composite = sent({
    ...WELL,
    ipr_model: 'composite_vogel',
    bubble_point_pressure: 3000,
    productivity_index: 1.8,
  })
  assert.deepEqual(codes(composite), ['saturated_reservoir', 'no_check'])
  near(number(composite, 'absolute_open_flow'), 3000, 1e-12)
  assert.equal(value(composite, 'rate_at_bubble_point'), null)
})

test('a known open flow goes before an index, an index before a test, a test before the reservoir', () => {
  const all = { ...WELL, ...RESERVOIR, test_rate: 400, test_flowing_pressure: 2600 }
  assert.ok(number(sent({ ...WELL, ipr_model: 'linear', ...RESERVOIR }), 'productivity_index') !== 1)
  near(number(sent({ ...all, ipr_model: 'linear' }), 'productivity_index'), 1, 1e-12)
  near(number(sent({ ...all, ipr_model: 'linear', productivity_index: 2 }), 'productivity_index'), 2, 1e-12)
  const known = sent({ ...all, ipr_model: 'vogel', productivity_index: 2, absolute_open_flow: 5000 })
  near(number(known, 'productivity_index'), 3, 1e-12)
  assert.ok(codes(known).includes('overridden'))
})

test('damage lowers the index by the flow efficiency, and Standing is named beside it', () => {
  const reservoir = { ...WELL, ...RESERVOIR, ipr_model: 'vogel' }
  const [sound, damaged] = [sent(reservoir), sent({ ...reservoir, skin: 5 })]
  const efficiency = number(damaged, 'flow_efficiency')
  near(number(damaged, 'productivity_index'), efficiency * number(sound, 'productivity_index'), 1e-9)
  assert.equal(number(sound, 'flow_efficiency'), 1)
  assert.deepEqual(codes(damaged), ['flow_efficiency', 'no_check'])
  for (const flow_regime of ['steady_state', 'pseudo_steady_state'])
    assert.deepEqual(refused({ ...reservoir, flow_regime, skin: -9 }), ['/skin'])
})

test('steady flow has the smaller index by 0.75 of resistance', () => {
  const reservoir = { ...WELL, ...RESERVOIR, ipr_model: 'darcy' }
  const J = (flow_regime: string) => number(sent({ ...reservoir, flow_regime }), 'productivity_index')
  const resistance = Math.log(1000 / 0.3)
  near(J('steady_state') / J('pseudo_steady_state'), (resistance - 0.75) / resistance, 1e-9)
})

test('Darcy with free gas at the node warns', () => {
  const darcy = run({ ipr_model: 'darcy' })
  assert.ok(number(darcy, 'operating_flowing_pressure') < 2800)
  assert.ok(codes(darcy).includes('free_gas_at_node'))
})

test('less wellhead pressure, damage or water never lowers the rate; wider tubing raises it here', () => {
  const base = number(run(), 'operating_oil_rate')
  assert.ok(number(run({ wellhead_pressure: 150 }), 'operating_oil_rate') > base)
  assert.ok(number(run({ water_cut: 0 }), 'operating_oil_rate') > base)
  assert.ok(number(run({ productivity_index: 1.2 }), 'operating_oil_rate') > base)
  assert.ok(number(run({ tubing_inner_diameter: 2.992 }), 'operating_oil_rate') > base)
})

test('the traced lift pressure at the node is that of the inflow', () => {
  const ran = run()
  const lift = ran.result.steps.find((s) => s.title === 'Flowing bottomhole pressure from the traverse')
  near(lift?.value, number(ran, 'operating_flowing_pressure'), 1e-7)
})

test('each correlation meets the inflow between its neighbours', () => {
  const rates = ['hagedorn_brown', 'beggs_brill', 'gray', 'duns_ros'].map((vlp_correlation) =>
    number(run({ vlp_correlation }), 'operating_oil_rate'),
  )
  assert.ok(Math.max(...rates) < 1.25 * Math.min(...rates), rates.join(', '))
})

test('the unstable intersection lies below the stable one, which is reported', () => {
  const ran = run({ reservoir_pressure: 2900, bubble_point_pressure: 2500 })
  const rows = rowsOf(ran, 'intersections')
  assert.ok(codes(ran).includes('several_intersections'))
  assert.deepEqual(
    rows.map((r) => r[2]),
    ['unstable', 'stable'],
  )
  near(number(ran, 'operating_oil_rate'), rows[1]?.[0] as number, 1e-12)
})

test('a reservoir below the wellhead pressure does not flow: a FAIL with its deficit, not an error', () => {
  const ran = run({ reservoir_pressure: 200, bubble_point_pressure: 150 })
  assert.equal(ran.status, 'FAIL')
  assert.equal(value(ran, 'operating_point_exists'), false)
  assert.equal(value(ran, 'operating_oil_rate'), null)
  assert.ok(number(ran, 'lift_deficit') > 50)
})

test('the lift gas asked for makes the well flow', () => {
  const dead = { reservoir_pressure: 2000, bubble_point_pressure: 1900, gas_oil_ratio: 150, water_cut: 0.4 }
  const ran = run(dead)
  assert.equal(ran.status, 'FAIL')
  const solved = ran.result.steps.find((s) => s.kind === 'solved' && s.symbol === 'R_l')
  assert.ok(solved && number(ran, 'required_gas_lift_rate') > 0)
  const lifted = run({ ...dead, gas_oil_ratio: 1.02 * solved.value })
  assert.equal(value(lifted, 'operating_point_exists'), true)
})

test('at water cut 1 the rates are of liquid and no oil flows', () => {
  const ran = run({ ipr_model: 'linear', reservoir_pressure: 4600, water_cut: 1 })
  assert.equal(number(ran, 'operating_oil_rate'), 0)
  assert.ok(number(ran, 'operating_liquid_rate') > 0)
  assert.equal(value(ran, 'gilbert_choke_diameter'), null)
})

test('one temperature stands for the pair', () => {
  const one = number(
    run({ temperature: 170 }, ['wellhead_temperature', 'bottomhole_temperature']),
    'operating_oil_rate',
  )
  near(one, number(run(), 'operating_oil_rate'), 0.02)
})

test('the quality of the test alters nothing but its own remark', () => {
  const [good, poor] = [run({ test_quality_score: 100 }), run({ test_quality_score: 10 })]
  assert.deepEqual(good.result.values, poor.result.values)
  assert.deepEqual(codes(poor), ['poor_test'])
})

test('tests that give no curve are refused where they stand', () => {
  const tests = { ...WELL, ipr_model: 'fetkovich' }
  const at = (test_rates: number[], test_flowing_pressures: number[], ipr_model = 'fetkovich') =>
    refused({ ...tests, ipr_model, test_rates, test_flowing_pressures })
  assert.deepEqual(at([500, 300], [2500, 2000]), ['/test_rates'])
  assert.deepEqual(at([500, 600], [2000, 2000]), ['/test_flowing_pressures'])
  assert.deepEqual(at([500, 500], [2500, 2000]), ['/test_rates'])
  assert.deepEqual(at([500, 600], [2500]), ['/test_flowing_pressures'])
  assert.deepEqual(at([500, 600, 700], [2500, 2000]), ['/test_flowing_pressures'])
  assert.deepEqual(at([500, 600], [2500, 3000]), ['/test_flowing_pressures/1'])
  assert.deepEqual(at([100, 1000], [2000, 2900], 'jones'), ['/test_rates'])
})

test('what is missing or beyond the method is refused at its own place', () => {
  const index = ['productivity_index']
  assert.deepEqual(pointers({}, index), ['/productivity_index'])
  assert.deepEqual(pointers({ test_rate: 300, permeability: 5 }, index), ['/productivity_index'])
  assert.deepEqual(pointers({ flowing_bottomhole_pressure: 3801 }), ['/flowing_bottomhole_pressure'])
  assert.deepEqual(pointers({ future_reservoir_pressure: 3000 }), ['/future_method'])
  assert.deepEqual(pointers({ temperature: '-5 degF' }), ['/temperature'])
  assert.deepEqual(pointers({ wellhead_temperature: 600 }), ['/wellhead_temperature'])
  assert.deepEqual(pointers({ bottomhole_temperature: 20, oil_api_gravity: 5 }), ['/bottomhole_temperature'])
  assert.deepEqual(pointers({ pipe_roughness: 0.35, tubing_inner_diameter: 0.6 }), ['/pipe_roughness'])
})

test('what a lift rests on is asked for, not assumed; what is assumed stands beside the verdict', () => {
  for (const name of ['water_cut', 'oil_api_gravity', 'gas_specific_gravity'])
    assert.deepEqual(pointers({}, [name]), [`/${name}`])
  const assumed = run({}, ['vlp_correlation', 'pipe_roughness', 'water_specific_gravity']).result.assumed
  assert.deepEqual(
    assumed.flatMap((a) => (a.why === null ? [] : [a.name])),
    ['vlp_correlation', 'pipe_roughness', 'water_specific_gravity'],
  )
})

test('skin and flow regime are assumed only where the index comes from the reservoir', () => {
  const names = (more: object) =>
    sent({ ...WELL, ...RESERVOIR, ipr_model: 'linear', ...more }).result.assumed.flatMap((a) =>
      a.why === null ? [] : [a.name],
    )
  assert.deepEqual(names({}), ['flow_regime', 'skin'])
  assert.deepEqual(names({ productivity_index: 2 }), [])
})

test('sentences call correlations by their authors and inputs by their titles', () => {
  const wide = run({ vlp_correlation: 'gray', tubing_inner_diameter: 3.9 }, [])
    .warnings.map((w) => w.message)
    .join('\n')
  assert.match(wide, /Tubing inside diameter is 3\.9 in\. The Gray data are for tubing smaller than 3\.5 in/)
  assert.match(
    problems({ flowing_bottomhole_pressure: 3801 })[0] ?? '',
    /must not exceed reservoir pressure, 3,800 psi/,
  )
})

test('the inflow asked at its ends is none and all', () => {
  const ends = { ...WELL, ipr_model: 'linear', productivity_index: 2 }
  assert.equal(number(sent({ ...ends, flowing_bottomhole_pressure: 3000 }), 'oil_rate'), 0)
  near(number(sent({ ...ends, flowing_bottomhole_pressure: 0 }), 'oil_rate'), 6000, 1e-12)
  near(number(sent({ ...ends, oil_rate: 0 }), 'flowing_bottomhole_pressure'), 3000, 1e-12)
})

test('the well is drawn as deep and as wide as its tubing, and says so where it does not flow', () => {
  const wellOf = (over: Request = {}) => run(over).result.figures?.find((f) => f.id === 'well')?.drawing.shapes ?? []
  const boreOf = (over: Request = {}) => {
    const bore = wellOf(over).find((s) => s.kind === 'polygon')
    const points = bore?.kind === 'polygon' ? bore.points : []
    return { halfWidth: Math.max(...points.map(([x]) => x)), foot: Math.min(...points.map(([, y]) => y)) }
  }
  const wordsOf = (over: Request) => wellOf(over).flatMap((s) => ('label' in s && s.label?.text ? [s.label.text] : []))
  near(boreOf().foot, -9000 * 0.3048, 1e-6)
  near(boreOf({ tubing_inner_diameter: 3 }).halfWidth, 1.5 * 0.0254, 1e-6)
  assert.ok(!wordsOf({}).includes('does not flow'))
  assert.ok(wordsOf({ reservoir_pressure: 1500, bubble_point_pressure: 1200 }).includes('does not flow'))
})
