/** What is special to the four codes: walls that just hold, who governs, what one code leaves aside, and the edges. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Refusal, readParams, runNow } from '@keelson/workflow'
import fc from 'fast-check'
import { wallThicknessQuickcheck as workflow } from './index.ts'

const run = (changes: Readonly<Record<string, unknown>> = {}, without: readonly string[] = []) => {
  const params = Object.fromEntries(
    Object.entries({ ...workflow.example, ...changes }).filter(([name]) => !without.includes(name)),
  )
  return runNow(workflow, readParams(workflow.contract, params))
}
type Run = ReturnType<typeof run>
const value = (r: Run, name: string) => r.result.values[name]?.value as number
const text = (r: Run, name: string) => r.result.values[name]?.value as string | null
const map = (r: Run, name: string) => r.result.values[name]?.value as Readonly<Record<string, number>>
const check = (r: Run, id: string) => r.result.checks.find((c) => c.id === id)
const codes = (r: Run) => r.warnings.map((w) => w.code)
const near = (a: number, b: number, relative: number) =>
  assert.ok(Math.abs(a - b) <= relative * Math.abs(b), `${a} is not ${b}`)
const refusedAt = (changes: Readonly<Record<string, unknown>>, pointer: string) =>
  assert.throws(
    () => run(changes),
    (e) => e instanceof Refusal && e.problems.some((p) => p.pointer === pointer),
  )
/** Walls and utilisations by code and limit state. */
const STATES = [
  'DNV-ST-F101 pressure containment',
  'DNV-ST-F101 collapse',
  'DNV-ST-F101 propagation buckling',
  'API RP 1111 pressure containment',
  'ASME B31.4 pressure containment',
  'ASME B31.8 pressure containment',
]
const deep = { external_pressure: 12e6, mill_tolerance: 0.1, wall_thickness: 0.03 }

test('a pipe of the required nominal wall is used to 1 in that code and limit state', () => {
  const walls = map(run(deep), 'required_nominal_wall_thickness')
  for (const state of STATES) {
    const just = run({ ...deep, wall_thickness: walls[state] })
    near(map(just, 'utilisation')[state] ?? 0, 1, 1e-8)
  }
})

test('the next standard wall satisfies every check', () => {
  for (const changes of [{}, deep, { external_pressure: 30e6 }]) {
    const t = value(run(changes), 'selected_standard_wall_thickness')
    assert.equal(run({ ...changes, wall_thickness: t }).status, 'PASS')
  }
})

test('more pressure asks for more wall, in every code', () => {
  const names = ['f101', 'rp1111', 'b314', 'b318'].map((c) => `${c}_minimum_wall_thickness`)
  fc.assert(
    fc.property(fc.double({ min: 2e6, max: 80e6, noNaN: true }), (p) => {
      const [less, more] = [run({ design_pressure: p }), run({ design_pressure: 1.05 * p })]
      for (const name of names) assert.ok(value(more, name) > value(less, name))
    }),
    { numRuns: 15, seed: 1 },
  )
})

test('deeper water relieves pressure containment and asks for more against collapse and propagation', () => {
  const [shallow, deeper] = [run({ external_pressure: 2e6 }), run({ external_pressure: 8e6 })]
  assert.ok(value(deeper, 'f101_minimum_wall_thickness') < value(shallow, 'f101_minimum_wall_thickness'))
  for (const name of ['f101_collapse_minimum_wall_thickness', 'f101_propagation_minimum_wall_thickness'])
    assert.ok(value(deeper, name) > value(shallow, name))
  assert.match(text(run({ external_pressure: 15e6 }), 'governing_limit_state') ?? '', /propagation/)
})

test('a tie of B31.4 and B31.8 goes to B31.4, and the smallest difference decides otherwise', () => {
  assert.equal(text(run(), 'governing_code'), 'ASME B31.4')
  assert.equal(text(run({ b318_hoop_design_factor: 0.719 }), 'governing_code'), 'ASME B31.8')
})

test('a run of one code gives the same numbers as in the comparison, and nothing of the others', () => {
  const four = run()
  const one = run({ code: 'DNV-ST-F101' })
  for (const name of ['f101_minimum_wall_thickness', 'collapse_pressure', 'propagation_pressure'])
    assert.equal(value(one, name), value(four, name))
  assert.equal(text(one, 'b314_minimum_wall_thickness'), null)
  assert.match(one.result.values.b314_minimum_wall_thickness?.reason ?? '', /limits this run to DNV-ST-F101/)
  assert.equal(check(one, 'rp1111_burst')?.state, 'not_made')
  const gas = run({ code: 'ASME B31.8' })
  assert.equal(text(gas, 'collapse_pressure'), null)
  assert.equal(text(gas, 'pressure_containment_utilisation'), null)
  assert.equal(value(gas, 'b318_minimum_wall_thickness'), value(four, 'b318_minimum_wall_thickness'))
})

test('what one code does not use is said and does not enter the hash', () => {
  const read = (ovality: number) => readParams(workflow.contract, { ...workflow.example, code: 'ASME B31.4', ovality })
  assert.deepEqual(read(0.01).used, read(0.02).used)
  assert.ok(read(0.01).warnings.some((w) => w.path === '/ovality'))
})

test('without a wall only the required walls are given', () => {
  const none = run({}, ['wall_thickness'])
  assert.equal(none.status, 'PASS')
  assert.equal(text(none, 'collapse_pressure'), null)
  assert.equal(value(none, 'b314_minimum_wall_thickness'), value(run(), 'b314_minimum_wall_thickness'))
  assert.ok(none.result.checks.every((c) => c.state === 'not_made'))
})

test('a characteristic wall given directly replaces the tolerance, and alone serves as every wall', () => {
  const direct = run({ characteristic_wall_thickness: 0.0149 })
  assert.equal(value(direct, 'collapse_pressure'), value(run(), 'collapse_pressure'))
  const alone = run({ characteristic_wall_thickness: 0.0149 }, ['wall_thickness'])
  assert.ok(codes(alone).includes('t2_taken_as_t1'))
  near(value(alone, 'propagation_pressure'), value(run(), 'propagation_pressure'), 1e-12)
})

test('an absolute tolerance and the same one as a fraction leave the same wall', () => {
  const fraction = run({ mill_tolerance: 0.1 })
  const length = run({ fabrication_tolerance: 0.00159 })
  near(value(fraction, 'characteristic_wall_thickness'), value(length, 'characteristic_wall_thickness'), 1e-12)
})

test('no net internal pressure asks for no wall, and says so', () => {
  const subdued = run({ external_pressure: 40e6, wall_thickness: 0.03 })
  for (const code of ['f101', 'rp1111', 'b314', 'b318'])
    assert.equal(value(subdued, `${code}_minimum_wall_thickness`), 0)
  assert.equal(text(subdued, 'governing_code'), null)
  assert.equal(codes(subdued).filter((c) => c === 'no_net_internal_pressure').length, 4)
})

test('ovality below 0.005 is raised, and the run says so', () => {
  const round = run({ ovality: 0.001 })
  assert.equal(value(round, 'collapse_pressure'), value(run(), 'collapse_pressure'))
  assert.ok(codes(round).includes('ovality_raised'))
})

test('the elevation gives the pressure of the water and the head of the contents', () => {
  const at = run({ point_elevation: -100, content_density: 800 }, ['external_pressure'])
  near(value(at, 'external_pressure'), 1025 * 9.80665 * 100, 1e-12)
  near(value(at, 'local_incidental_pressure'), 22e6 + 800 * 9.80665 * 100, 1e-12)
  assert.equal(value(run({ point_elevation: 30 }, ['external_pressure']), 'external_pressure'), 0)
  assert.equal(value(run({}, ['external_pressure']), 'external_pressure'), 0)
})

test('a local incidental pressure given directly moves DNV-ST-F101 alone', () => {
  const direct = run({ local_incidental_pressure: 25e6 })
  assert.ok(value(direct, 'f101_minimum_wall_thickness') > value(run(), 'f101_minimum_wall_thickness'))
  assert.equal(value(direct, 'b314_minimum_wall_thickness'), value(run(), 'b314_minimum_wall_thickness'))
  assert.equal(text(direct, 'incidental_pressure'), null)
})

test('heat de-rates DNV-ST-F101, API RP 1111 and ASME B31.8, and is beyond ASME B31.4', () => {
  const hot = run({ design_temperature: 149 })
  near(value(hot, 'b318_minimum_wall_thickness'), value(run(), 'b318_minimum_wall_thickness') / 0.967, 1e-9)
  assert.ok(value(hot, 'f101_minimum_wall_thickness') > value(run(), 'f101_minimum_wall_thickness'))
  assert.ok(value(hot, 'rp1111_minimum_wall_thickness') > value(run(), 'rp1111_minimum_wall_thickness'))
  assert.equal(value(hot, 'b314_minimum_wall_thickness'), value(run(), 'b314_minimum_wall_thickness'))
  assert.ok(hot.warnings.some((w) => w.path === '/design_temperature'))
})

test('the mean diameter spares wall in a thick pipe, offshore only', () => {
  const thick = { design_pressure: 60e6, wall_thickness: 0.04 }
  const on = run({ ...thick, mean_diameter_hoop_stress: true })
  assert.ok(value(on, 'b314_minimum_wall_thickness') < value(run(thick), 'b314_minimum_wall_thickness'))
  const onshore = run({ ...thick, mean_diameter_hoop_stress: true, location_class: 'class 2' })
  const plain = run({ ...thick, location_class: 'class 2' })
  assert.equal(value(onshore, 'b318_minimum_wall_thickness'), value(plain, 'b318_minimum_wall_thickness'))
  assert.ok(codes(onshore).includes('outside_diameter_used'))
})

test('a made diameter has no standard wall', () => {
  const made = run({ outer_diameter: 0.6176, wall_thickness: 0.03 })
  assert.equal(text(made, 'selected_standard_wall_thickness'), null)
  assert.match(made.result.values.selected_standard_wall_thickness?.reason ?? '', /no standard outside diameter/)
})

test('12.75 in and 0.32385 m are one pipe', () => {
  assert.deepEqual(run({ outer_diameter: '12.75 in' }).hashed, run({ outer_diameter: 0.32385 }).hashed)
})

test('what cannot be a pipe is refused at its own input', () => {
  refusedAt({ ovality: 0.031 }, '/ovality')
  refusedAt({ design_temperature: 201 }, '/design_temperature')
  refusedAt({ wall_thickness: 0.162 }, '/wall_thickness')
  refusedAt({ characteristic_wall_thickness: 0.162 }, '/characteristic_wall_thickness')
  refusedAt({ mill_minimum_wall_thickness: 0.162 }, '/mill_minimum_wall_thickness')
  refusedAt({ specified_minimum_tensile_strength: 440e6 }, '/specified_minimum_tensile_strength')
  refusedAt({ corrosion_allowance: 0.0159 }, '/corrosion_allowance')
  refusedAt({ fabrication_tolerance: 0.015 }, '/fabrication_tolerance')
  refusedAt(
    { specified_minimum_yield_strength: 20e6, design_temperature: 150, specified_minimum_tensile_strength: 500e6 },
    '/specified_minimum_yield_strength',
  )
})
