/** The tables of a corroded pipe: each row by runs of its own method, with its own growth, corrosion or location class. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checked, number, type Request, recordsOf, rowsOf, testKit, value } from '@keelson/engine/testing.ts'
import { api579PipeFfsB314 as liquid } from '../../api579-pipe-ffs-b314/index.ts'
import { api579PipeFfsB318 as gas } from '../../api579-pipe-ffs-b318/index.ts'
import { near, someOf } from '../testing/cells.ts'
import { B31G_1991, B31G_2012, GML, LML1, LML2, MODIFIED, PART_A, PART_B, RSTRENG } from './methods.ts'

const { run } = testKit(gas, {})

const pipe = { outer_diameter: 400, wall_thickness: 10, specified_minimum_yield_strength: 360, tensile_strength: 460 }
const left = [10, 7, 6.4, 8, 10]
const flaw = {
  ...pipe,
  defect_depth: 4,
  defect_length: 160,
  minimum_measured_thickness: 6.4,
  longitudinal_flaw_length: 160,
  axial_position: [0, 40, 80, 120, 160],
  depth_profile: left.map((t) => 10 - t),
  longitudinal_critical_thickness_profile: left,
}
const rows = [
  [9.4, 9.3, 9.2, 9.3, 9.4],
  [9.3, 8.9, 8.1, 9.0, 9.2],
  [9.2, 8.7, 6.9, 8.6, 9.1],
  [9.4, 9.0, 7.8, 8.8, 9.3],
]
const grid = { ...pipe, assessment_method: GML, grid_spacing: 30, thickness_grid: rows, operating_pressure: 8 }
const SINGLE = [LML1, LML2, B31G_1991, B31G_2012, MODIFIED, RSTRENG, PART_A, PART_B]

test('a method side by side with the others says what it says alone, no more than the sound pipe, and the MAOP over it', () => {
  const demands = { maximum_allowable_operating_pressure: 9, operating_pressure: 8.5, service_age: 20 }
  const made = recordsOf(run({ ...flaw, ...demands }), 'methods')
  assert.deepEqual(
    made.map((row) => row.method),
    SINGLE,
  )
  for (const row of made) {
    const alone = run({ ...flaw, ...demands, assessment_method: row.method })
    assert.equal(row.role, 'assessed')
    assert.equal(row.failure_pressure, value(alone, 'failure_pressure'))
    assert.equal(row.safe_pressure, value(alone, 'safe_pressure'))
    near(
      row.allowable_pressure,
      Math.min(Number(row.safe_pressure), number(alone, 'maximum_allowable_working_pressure')),
    )
    near(row.ratio_to_maop, 9 / Number(row.allowable_pressure))
    assert.equal(row.verdict, value(alone, 'verdict'))
  }
})

test('the other methods of the comparison have the deepest loss and the length of the flaw that was assessed', () => {
  const given: readonly (readonly [Request, number, number])[] = [
    [{ ...grid, thickness_grid: rows }, 3.1, 90],
    [{ ...flaw, assessment_method: RSTRENG }, 3.6, 160],
    [{ ...flaw, assessment_method: LML1 }, 3.6, 160],
    [{ ...flaw, assessment_method: PART_A, relative_defect_depth: 0.3 }, 3, 160],
    [{ ...flaw, assessment_method: MODIFIED }, 4, 160],
  ]
  for (const [request, defect_depth, defect_length] of given) {
    const others = recordsOf(run(request), 'methods').filter((row) => row.role === 'comparison')
    assert.ok(others.length >= 3)
    for (const { method, safe_pressure, verdict, ratio_to_maop } of others) {
      assert.deepEqual([verdict, ratio_to_maop], ['', null])
      if (method === LML2 || method === RSTRENG) continue
      const own = { minimum_measured_thickness: 10 - defect_depth, longitudinal_flaw_length: defect_length }
      const alone = { ...pipe, assessment_method: method, defect_depth, defect_length, ...own }
      near(safe_pressure, number(run(alone), 'safe_pressure'))
    }
  }
})

test('a profile that one method was given is that of the others: what is left of the wall, or what is lost', () => {
  const comparedBy = (assessment_method: string, other: string) =>
    recordsOf(run({ ...flaw, assessment_method }), 'methods').find((row) => row.method === other)?.safe_pressure
  const alone = (assessment_method: string) => number(run({ ...flaw, assessment_method }), 'safe_pressure')
  near(comparedBy(RSTRENG, LML2), alone(LML2))
  near(comparedBy(LML2, RSTRENG), alone(RSTRENG))
})

test('inputs that the chosen method leaves aside stand at their defaults in the comparison', () => {
  const safe = (over: Request, method: string) =>
    recordsOf(run({ ...flaw, assessment_method: MODIFIED, ...over }), 'methods').find((row) => row.method === method)
      ?.safe_pressure
  const idle = { future_corrosion_allowance: 1, uniform_metal_loss: 1, remaining_strength_factor_allowable: 0.8 }
  assert.equal(safe(idle, LML1), safe({}, LML1))
  assert.equal(safe({ usage_factor_modelling: 0.5 }, PART_B), safe({}, PART_B))
  const cold = { code: 'ASME B31.4', temperature_derating_factor: 0.8 }
  assert.equal(safe(cold, B31G_1991), safe({ code: 'ASME B31.4' }, B31G_1991))
})

test('a flaw grown by what it still bears is at the limit of its method', () => {
  const demands = { maximum_allowable_operating_pressure: 9, service_age: 20 }
  for (const method of [B31G_1991, B31G_2012, MODIFIED, RSTRENG, PART_A, PART_B]) {
    const [row] = recordsOf(run({ ...flaw, ...demands, assessment_method: method }), 'growth')
    const bears = Number(row?.bears)
    assert.equal(row?.ends, 'allowable pressure or depth limit')
    assert.equal(row?.deepest_loss, method === RSTRENG ? 3.6 : 4)
    near(row?.life, (20 * bears) / Number(row?.deepest_loss))
    const depth_profile = flaw.depth_profile.map((d) => (d > 0 ? d + bears : 0))
    const grown = { ...flaw, ...demands, assessment_method: method, defect_depth: 4 + bears, depth_profile }
    near(checked(run(grown), 'safe_pressure')?.utilisation, 1, 1e-6)
  }
})

test('without a pressure a flaw may grow to the depth limit of its method', () => {
  for (const [method, limit] of [
    [B31G_1991, 8],
    [MODIFIED, 8],
    [PART_A, 8.5],
    [PART_B, 8.5],
  ] as const) {
    const [row] = recordsOf(run({ ...flaw, assessment_method: method }), 'growth')
    assert.deepEqual([row?.ends, row?.life], ['depth limit', null])
    near(row?.bears, limit - 4, 1e-6)
  }
})

test('a flaw beyond the depth limit bears no more, and one without loss has no life', () => {
  const [deep] = recordsOf(run({ ...flaw, assessment_method: MODIFIED, defect_depth: 8.2, service_age: 10 }), 'growth')
  assert.deepEqual([deep?.bears, deep?.life], [0, 0])
  const none = run({ ...flaw, assessment_method: MODIFIED, defect_depth: 0, service_age: 10 })
  assert.equal(recordsOf(none, 'growth')[0]?.life, null)
  assert.equal(value(none, 'remaining_life'), null)
})

test('a local thin area corroded on by what it bears has the allowable strength factor, or its pressure', () => {
  const shallow = left.map((t) => t + 2)
  const area = {
    ...flaw,
    minimum_measured_thickness: 8.6,
    longitudinal_critical_thickness_profile: shallow,
    operating_pressure: 7,
    service_age: 20,
  }
  for (const assessment_method of [LML1, LML2]) {
    const [strength, pressure] = recordsOf(run({ ...area, assessment_method }), 'growth')
    assert.equal(strength?.ends, 'remaining strength factor or minimum wall thickness')
    assert.equal(pressure?.ends, 'reduced pressure or minimum wall thickness')
    const after = (bears: unknown) => run({ ...area, assessment_method, future_corrosion_allowance: bears })
    near(number(after(strength?.bears), 'remaining_strength_factor'), 0.9, 1e-6)
    near(checked(after(pressure?.bears), 'reduced_pressure')?.utilisation, 1, 1e-6)
    near(number(run({ ...area, assessment_method }), 'remaining_life'), Number(pressure?.life))
    near(pressure?.life, (20 * Number(pressure?.bears)) / Number(pressure?.deepest_loss))
    const [only] = recordsOf(run({ ...area, assessment_method }, ['operating_pressure']), 'growth')
    near(only?.bears, Number(strength?.bears))
  }
})

test('a grid corroded on by what it bears is at a limit of Level 2, or at its pressure', () => {
  const most = (over: Request) => {
    const request = { ...grid, ...over }
    const [row] = recordsOf(run(request), 'growth')
    assert.equal(row?.ends, 'Part 4 Level 2 or pressure')
    near(row?.deepest_loss, 3.1)
    const then = run({ ...request, future_corrosion_allowance: row?.bears })
    const made = then.result.checks.flatMap((c) => (c.utilisation === null ? [] : [[c.utilisation, c.id] as const]))
    return made.reduce((a, b) => (b[0] > a[0] ? b : a))
  }
  const given = { minimum_required_thickness: 6, operating_pressure: 1 }
  const [by, id] = most(given)
  near(by, 1, 1e-6)
  assert.equal(id, 'average_thickness_longitudinal')
  const [byPressure] = most({ ...given, operating_pressure: 9 })
  near(byPressure, 1, 1e-6)
})

test('of several methods the life is that of the one that leaves least', () => {
  const ran = run({ ...flaw, maximum_allowable_operating_pressure: 9, service_age: 20 })
  const counted = recordsOf(ran, 'growth').filter((row) => !String(row.ends).startsWith('remaining strength factor'))
  assert.equal(counted.length, SINGLE.length)
  near(number(ran, 'remaining_life'), Math.min(...counted.map((row) => Number(row.life))))
})

test('the averages are those of the rows inside the averaging length, by trapezoids', () => {
  const ran = run({ ...grid, minimum_required_thickness: 6 })
  const half = number(ran, 'averaging_length') / 2
  const sides = {
    'along the pipe': { at: 60, end: 90, value: 'average_measured_thickness_longitudinal' },
    'around the pipe': { at: 60, end: 120, value: 'average_measured_thickness_circumferential' },
  }
  for (const [direction, side] of Object.entries(sides)) {
    const own = recordsOf(ran, 'averaging').filter((row) => row.direction === direction)
    const [x, y] = [own.map((row) => Number(row.position)), own.map((row) => Number(row.thickness))]
    near(x[0], Math.max(0, side.at - half))
    near(x.at(-1), Math.min(side.end, side.at + half))
    const area = x.slice(1).reduce((sum, b, i) => sum + ((b - (x[i] ?? 0)) * ((y[i] ?? 0) + (y[i + 1] ?? 0))) / 2, 0)
    near(area / ((x.at(-1) ?? 0) - (x[0] ?? 0)), number(ran, side.value))
  }
  const stations = recordsOf(ran, 'averaging').filter((row) => Number(row.position) % 30 === 0)
  const least = { 'along the pipe': [9.2, 8.1, 6.9, 7.8], 'around the pipe': [9.2, 8.7, 6.9, 8.6, 9.1] }
  assert.ok(stations.length > 4)
  for (const { direction, position, thickness } of stations)
    near(thickness, least[direction as keyof typeof least][Number(position) / 30])
})

test('the reduced pressure against future corrosion is that of a run with it, by either level', () => {
  const reduced = (request: Request, future_corrosion_allowance: unknown) =>
    number(run({ ...request, future_corrosion_allowance }), 'reduced_maximum_allowable_working_pressure')
  const level1 = { ...flaw, assessment_method: LML1 }
  const level2 = { ...flaw, assessment_method: LML2 }
  for (const [request, t_mm] of [
    [level1, 6.4],
    [level2, 6.4],
    [{ ...grid, minimum_required_thickness: 6 }, 6.9],
  ] as const) {
    const found = recordsOf(run(request), 'future_corrosion')
    assert.equal(found.length, 21)
    near(found.at(-1)?.fca, t_mm - 2)
    for (const row of someOf(found)) {
      const own = request === level1 ? row.level_1 : row.level_2
      near(own, reduced(request, row.fca))
      if (request === level2) near(row.level_1, reduced(level1, row.fca))
      if (request === level1) assert.equal(row.level_2, null)
    }
  }
  const [first] = recordsOf(run({ ...grid, minimum_required_thickness: 6 }), 'future_corrosion')
  near(first?.level_1, (2 * 0.72 * 360 * number(run(grid), 'average_measured_thickness_longitudinal')) / 400)
  const lowest = recordsOf(run(flaw), 'future_corrosion')[3]
  near(lowest?.level_1, reduced(level1, lowest?.fca))
})

test('a location class has the pressures of a run with its design factor, and holds the MAOP or not', () => {
  const MAOP = { maximum_allowable_operating_pressure: 8.2 }
  const request = { ...flaw, ...MAOP, assessment_method: MODIFIED }
  const classes = recordsOf(run(request), 'location_classes')
  assert.deepEqual(
    classes.map((row) => row.design_factor),
    [0.8, 0.72, 0.6, 0.5, 0.4, 0.72],
  )
  for (const row of classes) {
    const there = run({ ...request, design_factor: row.design_factor })
    near(row.sound_pressure, number(there, 'maximum_allowable_working_pressure'))
    near(row.safe_pressure, number(there, 'safe_pressure'))
    assert.equal(row.maop, checked(there, 'safe_pressure')?.state === 'pass' ? 'acceptable' : 'not acceptable')
  }
  assert.deepEqual(new Set(classes.map((row) => row.maop)), new Set(['acceptable', 'not acceptable']))
})

test('where no design factor counts for the flaw a location class compares nothing', () => {
  const of = (over: Request, without: readonly string[] = []) =>
    recordsOf(run({ ...flaw, maximum_allowable_operating_pressure: 8, ...over }, without), 'location_classes')[0]
  for (const over of [{ assessment_method: PART_A }, { assessment_method: B31G_2012, safety_factor: 1.4 }])
    assert.deepEqual([of(over)?.safe_pressure, of(over)?.maop], [null, 'not compared'])
  const noMAOP = of({ assessment_method: MODIFIED }, ['maximum_allowable_operating_pressure'])
  assert.equal(noMAOP?.maop, 'not compared')
  assert.equal(of({ assessment_method: PART_A }, ['specified_minimum_yield_strength']), undefined)
})

test('a table that its method does not make stays empty, and ASME B31.4 has no location classes', () => {
  const empty = (over: Request) => ['averaging', 'future_corrosion'].map((id) => rowsOf(run(over), id).length)
  assert.deepEqual(empty({ ...flaw, assessment_method: MODIFIED }), [0, 0])
  assert.deepEqual(empty({ ...flaw, assessment_method: LML1 }), [0, 21])
  assert.deepEqual(rowsOf(testKit(liquid).run(), 'location_classes'), [])
})
