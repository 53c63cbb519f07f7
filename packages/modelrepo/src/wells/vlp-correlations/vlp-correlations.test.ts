/** Claims about the lift beyond its cases: its seams, what the factors and the survey do, and refusals. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checked, codes, list, near, number, reason, rowsOf, testKit, value } from '@keelson/engine/testing.ts'
import { vlpCorrelations as workflow } from './index.ts'

const { pointers, run } = testKit(workflow)
const TRAVERSE = { analysis: 'pressure_traverse', oil_rate: 800 }
const LOCAL = {
  analysis: 'local_gradient',
  superficial_liquid_velocity: 2,
  superficial_gas_velocity: 8,
  tubing_inner_diameter: 2.441,
  liquid_density: 50,
  gas_density: 3,
  liquid_viscosity: 1.5,
  gas_viscosity: 0.015,
  surface_tension: 25,
  pressure: 1000,
}
const { run: at, pointers: refusedAt } = testKit(workflow, LOCAL)
const { run: sent, pointers: refused } = testKit(workflow, {})
const ALL = ['hagedorn_brown', 'beggs_brill', 'gray', 'duns_ros', 'no_slip']

test('one rate of the curve is the traverse at it, in any order', () => {
  const rates = list(run({ oil_rates: [1200, 800, 100] }), 'flowing_bottomhole_pressure')
  near(rates[1], number(run(TRAVERSE), 'flowing_bottomhole_pressure'), 1e-9)
  near(rates[2], list(run(), 'flowing_bottomhole_pressure')[0], 1e-12)
})

test('what the pressure is spent on adds up to what the tubing takes', () => {
  for (const vlp_correlation of ALL) {
    const ran = run({ vlp_correlation })
    const spent = value(ran, 'friction_and_gravity_split') as Record<string, number>[]
    list(ran, 'flowing_bottomhole_pressure').forEach((p, i) => {
      const { gravity = 0, friction = 0, acceleration = 0 } = spent[i] ?? {}
      near(300 + gravity + friction + acceleration, p, 1e-9)
    })
  }
})

test('the curve is least where it says, and says where its least value is not in sight', () => {
  const q = number(run({ oil_rates: [50, 1500] }), 'minimum_of_curve')
  const p = list(run({ oil_rates: [0.95 * q, q, 1.05 * q] }), 'flowing_bottomhole_pressure')
  assert.ok((p[1] ?? 0) < (p[0] ?? 0) && (p[1] ?? 0) < (p[2] ?? 0))
  assert.match(reason(run({ oil_rates: [800, 1500] }), 'minimum_of_curve'), /at a rate below the lowest entered, 800/)
  assert.match(reason(run({ oil_rates: [20, 60] }), 'minimum_of_curve'), /at a rate above the highest entered, 60/)
  assert.match(reason(run({ oil_rates: [0, 500] }), 'minimum_of_curve'), /requires two rates/)
})

test('the matched factor ends the way down at the gauge, whatever factor it starts from', () => {
  const gauge = { ...TRAVERSE, measured_flowing_bottomhole_pressure: 1600 }
  const factor = number(run(gauge), 'matched_gravity_correction_factor')
  near(number(run({ ...gauge, gravity_correction_factor: 0.9 }), 'matched_gravity_correction_factor'), factor, 1e-8)
  const matched = run({ ...TRAVERSE, gravity_correction_factor: factor })
  near(number(matched, 'flowing_bottomhole_pressure'), 1600, 1e-7)
  assert.ok(!codes(run(gauge)).includes('match_doubtful'))
})

test('a gauge that only a doubtful factor meets is doubted, one that none meets has none', () => {
  const gauge = (p: number) => run({ ...TRAVERSE, measured_flowing_bottomhole_pressure: p })
  assert.ok(codes(gauge(2000)).includes('match_doubtful'))
  assert.match(reason(gauge(310), 'matched_gravity_correction_factor'), /factors of 0\.3 to 2 give/)
  assert.match(reason(gauge(9000), 'matched_gravity_correction_factor'), /the measured pressure is 9,000 psi/)
})

test('the friction factor alone moves friction alone', () => {
  const [usual, rough] = [1, 1.2].map((friction_correction_factor) =>
    at({ ...TRAVERSE, ...workflow.example, ...TRAVERSE, friction_correction_factor }),
  )
  assert.ok(usual && rough)
  assert.ok(number(rough, 'flowing_bottomhole_pressure') > number(usual, 'flowing_bottomhole_pressure'))
})

test('a survey down to the same true depth lifts as the straight well, but for friction over the longer hole', () => {
  const straight = run({ ...TRAVERSE, tubing_depth: 5000, oil_rate: 0, water_cut: 0, gas_oil_ratio: 0 })
  const slanted = {
    ...TRAVERSE,
    tubing_depth: 10000,
    survey_measured_depth: [0, 10000],
    survey_inclination: [60, 60],
    oil_rate: 0,
    water_cut: 0,
    gas_oil_ratio: 0,
  }
  near(number(run(slanted), 'flowing_bottomhole_pressure'), number(straight, 'flowing_bottomhole_pressure'), 1e-6)
  assert.ok(codes(run({ ...slanted, inclination_from_horizontal: 80 })).includes('overridden'))
  assert.ok(codes(run(slanted)).includes('outside_validity'))
})

test('a survey is refused where it is wrong', () => {
  const survey = (survey_measured_depth: number[], survey_inclination?: number[], survey_azimuth?: number[]) =>
    pointers({
      survey_measured_depth,
      ...(survey_inclination && { survey_inclination }),
      ...(survey_azimuth && { survey_azimuth }),
    })
  assert.deepEqual(survey([0, 7000], [0, 30]), [])
  assert.deepEqual(survey([0, 7000]), ['/survey_inclination'])
  assert.deepEqual(survey([0, 7000], [0]), ['/survey_inclination'])
  assert.deepEqual(survey([0, 7000], [0, 10, 20]), ['/survey_inclination'])
  assert.deepEqual(survey([0, 7000], [0, 30], [10, 20, 30]), ['/survey_azimuth'])
  assert.deepEqual(survey([0, 3000, 3000, 7000], [0, 0, 0, 0]), ['/survey_measured_depth/2'])
  assert.deepEqual(survey([100, 7000], [0, 0]), ['/survey_measured_depth/0'])
  assert.deepEqual(survey([0, 5000], [0, 0]), ['/survey_measured_depth/1'])
  assert.deepEqual(survey([0, 7000], [0, 180]), ['/survey_inclination/1'])
  assert.deepEqual(pointers({ survey_inclination: [0, 10] }), ['/survey_measured_depth'])
})

test('water alone needs no gravity of oil or gas; where oil flows both are asked for', () => {
  const gravities = ['oil_api_gravity', 'gas_specific_gravity']
  const wet = { ...TRAVERSE, oil_rate: 0, water_cut: 1, liquid_rate: 1000 }
  const [alone, beside] = [run(wet, gravities), run(wet)]
  near(number(alone, 'flowing_bottomhole_pressure'), number(beside, 'flowing_bottomhole_pressure'), 1e-9)
  assert.deepEqual(pointers({}, gravities), ['/oil_api_gravity', '/gas_specific_gravity'])
  assert.deepEqual(pointers({ water_cut: 1 }), [
    '/oil_rates/0',
    '/oil_rates/1',
    '/oil_rates/2',
    '/oil_rates/3',
    '/oil_rates/4',
  ])
  assert.deepEqual(pointers({ ...wet, oil_rate: 5 }), ['/oil_rate'])
  assert.ok(codes(run({ liquid_rate: 200 })).includes('water_rate_unused'))
  assert.match(reason(run({ ...wet }), 'pvt_table'), /no oil flows/)
})

test('at rest the column weighs as its liquid', () => {
  const still = list(run({ oil_rates: [0], gas_oil_ratio: 0, water_cut: 0 }), 'flowing_bottomhole_pressure')
  const flowing = list(run({ oil_rates: [1], gas_oil_ratio: 0, water_cut: 0 }), 'flowing_bottomhole_pressure')
  near(still[0], flowing[0], 1e-3)
})

test('a curve says at which rates the correlation fails, a traverse that it does', () => {
  const broken = run({ oil_rates: [500, 1e6], vlp_correlation: 'beggs_brill' })
  assert.equal(list(broken, 'flowing_bottomhole_pressure')[1], null)
  assert.ok(codes(broken).includes('lift_curve_broken'))
  assert.equal(rowsOf(broken, 'wellheads').length, 1)
  const failed = run({ ...TRAVERSE, oil_rate: 1e6, vlp_correlation: 'beggs_brill' })
  assert.equal(value(failed, 'flowing_bottomhole_pressure'), null)
  assert.match(reason(failed, 'flowing_bottomhole_pressure'), /Beggs and Brill\)? has no solution at/)
  assert.equal(checked(failed, 'erosional_velocity')?.state, 'not_made')
})

test('a gas well is held to the droplets at its lowest rate', () => {
  const gas = { vlp_correlation: 'gray', gas_oil_ratio: 20000, water_cut: 0.1, oil_rates: [400, 20] }
  const ran = run(gas)
  assert.equal(checked(ran, 'unloading')?.state, 'fail')
  assert.match(checked(ran, 'unloading')?.note ?? '', /lowest rate, 20 stb\/d/)
  assert.equal(checked(run({ ...gas, oil_rates: [400] }), 'unloading')?.state, 'pass')
})

test('the velocity ratio is that of the erosional check', () => {
  const ran = run({ oil_rates: [300, 6000] })
  near(number(ran, 'erosional_velocity_ratio'), checked(ran, 'erosional_velocity')?.utilisation ?? 0, 1e-12)
  assert.equal(checked(ran, 'erosional_velocity')?.state, 'fail')
})

test('a gradient times a length is a drop; flow straight down gains', () => {
  near(number(at({ length: 100 }), 'pressure_drop'), 100 * number(at(), 'pressure_gradient'), 1e-12)
  assert.ok(number(at({ inclination_from_horizontal: -90 }), 'pressure_gradient') < 0)
  assert.equal(value(at(), 'pressure_drop'), undefined)
})

test('each correlation shows its own numbers and says why the others are not there', () => {
  for (const vlp_correlation of ALL) near(number(at({ vlp_correlation }), 'pipe_diameter_number'), 34.773, 1e-3)
  assert.match(reason(at(), 'horizontal_liquid_holdup'), /applies to Beggs and Brill/)
  assert.ok(number(at({ vlp_correlation: 'beggs_brill' }), 'horizontal_liquid_holdup') > 0)
  assert.ok(number(at({ vlp_correlation: 'gray' }), 'effective_roughness') > 0)
  assert.match(reason(at({ vlp_correlation: 'gray' }), 'flow_pattern'), /gives no flow pattern/)
  const mist = at({ vlp_correlation: 'duns_ros', superficial_liquid_velocity: 0.1, superficial_gas_velocity: 60 })
  assert.equal(number(mist, 'slip_velocity_number'), 0)
  assert.ok(number(mist, 'effective_roughness') >= 0.0006)
})

test('nothing but liquid, nothing but gas, and nothing at all', () => {
  const only = (liquid: number, gas: number) =>
    at({ superficial_liquid_velocity: liquid, superficial_gas_velocity: gas })
  assert.equal(value(only(3, 0), 'flow_pattern'), 'single_phase_liquid')
  assert.equal(value(only(0, 30), 'flow_pattern'), 'single_phase_gas')
  near(number(only(0, 0), 'pressure_gradient'), 50 / 144, 1e-9)
  assert.match(reason(only(0, 0), 'no_slip_holdup'), /there is no flow/)
})

test('conditions in place are refused where they cannot be', () => {
  assert.deepEqual(refusedAt({ gas_density: 50 }), ['/liquid_density'])
  assert.deepEqual(refusedAt({ pipe_roughness: 0.35, tubing_inner_diameter: 0.6 }), ['/pipe_roughness'])
  assert.deepEqual(refusedAt({ vlp_correlation: 'beggs_brill', superficial_gas_velocity: 900, pressure: 15 }), [
    '/pressure',
  ])
})

test('an oil without gas is dead from standard pressure on, by every correlation', () => {
  const dead = {
    analysis: 'pvt',
    temperature: 180,
    solution_gas_oil_ratio: 0,
    oil_api_gravity: 30,
    gas_specific_gravity: 0.8,
  }
  const ran = sent(dead)
  for (const by of ['standing', 'vasquez_beggs', 'glaso'])
    near(number(ran, `bubble_point_pressure_${by}`), 14.696, 1e-9)
  assert.ok(codes(ran).includes('outside_validity'))
  assert.deepEqual(refused({ ...dead, temperature: -10 }), ['/temperature'])
})

test('the fluid over pressure turns at its bubble point', () => {
  const oil = {
    analysis: 'pvt',
    temperature: 180,
    solution_gas_oil_ratio: 500,
    oil_api_gravity: 35,
    gas_specific_gravity: 0.7,
  }
  const rows = value(sent(oil), 'pvt_table') as Record<string, number>[]
  const p_b = number(sent(oil), 'bubble_point_pressure_standing')
  const most = rows.reduce((best, row) =>
    (row.oil_formation_volume_factor ?? 0) > (best.oil_formation_volume_factor ?? 0) ? row : best,
  )
  near(most.pressure, p_b, 1e-9)
  near(most.solution_gas_oil_ratio, 500, 1e-9)
})

test('a gas outside the range of its compressibility says so', () => {
  const gas = { analysis: 'gas_properties', temperature: 200, gas_specific_gravity: 0.65 }
  assert.deepEqual(codes(sent({ ...gas, pressure: 2000 })), ['no_check'])
  assert.ok(codes(sent({ ...gas, pressure: 50 })).includes('gas_correlation'))
})

test('separator pressure and temperature come together', () => {
  const set = { pvt_correlations: 'vasquez_beggs' }
  assert.deepEqual(pointers({ ...set, separator_pressure: 100 }), ['/separator_temperature'])
  assert.deepEqual(pointers({ ...set, separator_temperature: 80 }), ['/separator_pressure'])
  assert.deepEqual(pointers({ ...set, separator_temperature: 80, separator_pressure: 100 }), [])
})

test('data that a correlation was drawn from are named where they are left', () => {
  const said = (over: Readonly<Record<string, unknown>>) =>
    run(over)
      .warnings.map((w) => w.message)
      .join('\n')
  assert.match(
    said({ vlp_correlation: 'beggs_brill' }),
    /inside diameter is 2\.441 in\. The Beggs and Brill data are for pipe of 1 to 1\.5 in/,
  )
  const gray = said({ vlp_correlation: 'gray' })
  assert.match(gray, /2,000 bbl\/MMscf of condensate\. The Gray data extend only to 50 bbl/)
  assert.match(gray, /500 bbl\/MMscf of water\. The Gray data extend only to 5 bbl/)
  assert.match(said({ vlp_correlation: 'gray', gas_oil_ratio: 0 }), /without gas/)
  assert.match(said({ gas_oil_ratio: 3000 }), /data extend only to 1,425 scf\/stb/)
  assert.match(said({ inclination_from_horizontal: 30 }), /30 ?(?:deg|°)/)
})

test('the compared pressures are those of each correlation by itself', () => {
  const [row] = rowsOf(run(TRAVERSE), 'correlations')
  ALL.forEach((vlp_correlation, i) => {
    near(row?.[i + 1] as number, number(run({ ...TRAVERSE, vlp_correlation }), 'flowing_bottomhole_pressure'), 1e-9)
  })
})
