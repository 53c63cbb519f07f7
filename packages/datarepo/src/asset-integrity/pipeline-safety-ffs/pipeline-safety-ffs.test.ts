/** What is special to defect verdicts: bad rows, CSV, verdict rule, profiles, growth, neighbours. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Ran } from '@keelson/engine'
import { checked, codes, list, near, type Request, testKit } from '@keelson/engine/testing.ts'
import { short } from '@keelson/engine/testing-pictures.ts'
import fc from 'fast-check'
import { parseCsv } from './calculate-csv-text.ts'
import { pipelineSafetyFfs as workflow } from './index.ts'

const { refusedAt, run } = testKit(workflow)
type Row = Readonly<Record<string, unknown>>
const verdicts = (r: Ran) => r.result.values.verdict?.value as string[]
const errors = (r: Ran) => r.result.values.row_errors?.value as { row: number; reason: string }[]
const loss = (more: Row): Row => ({ id: 'D', defect_type: 'metal_loss', length: 100, ...more })
const one = (more: Row, changes: Request = {}) => run({ ...changes, defects: [loss(more)] })
const MAOP = ['maximum_allowable_operating_pressure']

test('a bad row is reported with its reason, and the others go on', () => {
  const good = loss({ id: 'G', depth_percent: 20 })
  const bad: readonly [Row, RegExp][] = [
    [loss({ depth_percent: -1 }), /depth_percent must be 0 or more and less than 100 \(entered: −1 %\)/],
    [loss({ depth_percent: 100 }), /less than 100/],
    [loss({ depth: 9.6 }), /depth must be less than the wall thickness, 9.53 mm \(entered: 9.6 mm\)/],
    [loss({ depth: '1 kg' }), /depth must be a number in mm \(entered: "1 kg"\)/],
    [loss({ depth_percent: true }), /depth_percent must be a number/],
    [loss({}), /depth_percent or depth is missing/],
    [loss({ depth_percent: 10, depth: 1 }), /only one of/],
    [{ id: 'D', defect_type: 'metal_loss', depth: 1 }, /length is missing/],
    [loss({ depth: 1, length: 0 }), /length must be greater than 0/],
    [loss({ depth: 1, outer_diameter: 9 }), /Check whether inches were intended/],
    [loss({ depth: 1, specified_minimum_yield_strength: 52000 }), /Did you mean 52,000 psi \(358\.5.* MPa\)\?/],
    [loss({ depth: 1, length: 5e7 }), /length: Length 50,000,000 mm is out of range/],
    [loss({ depth: 1, wall_thickness: 200 }), /less than half the diameter/],
    [{ depth: 1, length: 10 }, /id is missing; defect_type must be one of/],
  ]
  const ran = run({ defects: [...bad.map(([row]) => row), good] })
  assert.deepEqual(verdicts(ran), [...bad.map(() => 'invalid'), 'accept'])
  for (const [i, [, reason]] of bad.entries()) {
    assert.equal(errors(ran)[i]?.row, i)
    assert.match(errors(ran)[i]?.reason ?? '', reason)
    assert.equal(list(ran, 'safe_pressure')[i], null)
  }
  near(list(ran, 'safe_pressure').at(-1), list(one({ depth_percent: 20 }), 'safe_pressure')[0])
})

test('cracks and dents are not applicable, and no error', () => {
  const ran = run({
    defects: [{ id: 'C', defect_type: 'crack' }, { id: 'N', defect_type: 'dent' }, loss({ depth: 1 })],
  })
  assert.deepEqual(verdicts(ran), ['not applicable', 'not applicable', 'accept'])
  assert.deepEqual(errors(ran), [])
})

test('a table in which nothing can be assessed is no pass', () => {
  for (const changes of [{}, { assessment_method: 'effective area (RSTRENG)' }]) {
    const ran = run({ ...changes, defects: [{ id: 'C', defect_type: 'crack' }] })
    assert.equal(ran.status, 'SKIPPED')
    assert.equal(run({ ...changes, defects: [loss({})] }, MAOP).status, 'SKIPPED')
  }
})

test('a common value that is wrong refuses the run at its name', () => {
  refusedAt('/wall_thickness', { wall_thickness: 0 })
  refusedAt('/wall_thickness', { wall_thickness: 162 })
  refusedAt('/outer_diameter', { outer_diameter: 9.99 })
  refusedAt('/specified_minimum_yield_strength', { specified_minimum_yield_strength: 52000 })
  refusedAt('/design_factor', { design_factor: 0 })
  refusedAt('/safety_factor', { safety_factor: 0.99 })
  refusedAt('/defects', {}, ['defects'])
  refusedAt('/defects', { defects: [] })
  refusedAt('/defects_csv', { defects_csv: 'id,length\n' })
  refusedAt('/specified_minimum_tensile_strength', { assessment_method: 'DNV-RP-F101' })
})

test('the verdict changes exactly at its thresholds', () => {
  const at = (depth_percent: number, changes: Request = {}) => verdicts(one({ depth_percent }, changes))[0]
  assert.deepEqual(
    [49.99, 50, 80, 80.01].map((d) => at(d)),
    ['accept', 'monitor', 'monitor', 'replace'],
  )
  const P_S = list(one({ depth_percent: 45 }), 'safe_pressure')[0] ?? 0
  const by = (share: number) => at(45, { maximum_allowable_operating_pressure: share * P_S })
  assert.deepEqual([0.899, 0.901, 1, 1.001].map(by), ['accept', 'monitor', 'monitor', 'repair'])
  assert.equal(at(85, { maximum_allowable_operating_pressure: 0.01 }), 'replace')
})

test('without MAOP there is no repair factor and no verdict; one in a row is enough for that row', () => {
  const none = run({}, MAOP)
  assert.equal(none.result.values.verdict, undefined)
  assert.equal(none.result.values.estimated_repair_factor, undefined)
  const some = run(
    { defects: [loss({ id: 'A', depth: 1 }), loss({ id: 'B', depth: 1, maximum_allowable_operating_pressure: 5 })] },
    MAOP,
  )
  assert.deepEqual(verdicts(some), ['not applicable', 'accept'])
  assert.ok(codes(some).includes('no_maop'))
})

test('the same table as CSV gives the same answer, whatever its separator and quotes', () => {
  const head = ['id', 'Defect Type', 'depth_percent [%]', 'length']
  const body = [
    ['PS-001', 'metal_loss', '20', '50'],
    ['PS-002', 'metal_loss', '60', '"200"'],
    ['PS-003', '"metal_loss"', '40 %', '0.12 m'],
  ]
  for (const separator of [',', ';', '\t']) {
    const csv = `\uFEFF${[head, ...body].map((line) => line.join(separator)).join('\r\n')}\r\n\r\n`
    const ran = run({ defects_csv: csv }, ['defects'])
    for (const [i, p] of list(run(), 'failure_pressure').entries()) near(list(ran, 'failure_pressure')[i], p)
  }
  assert.deepEqual(parseCsv('a,b\n"x, ""y""\nz",2').records, [{ a: 'x, "y"\nz', b: '2' }])
})

test('deeper and longer never bears more, by any method', () => {
  const methods = ['ASME B31G-2012 (original)', 'modified B31G', 'DNV-RP-F101']
  const size = fc.record({
    depth_percent: fc.double({ min: 0, max: 79, noNaN: true }),
    length: fc.double({ min: 1, max: 2000, noNaN: true }),
    method: fc.constantFrom(...methods),
  })
  fc.assert(
    fc.property(size, ({ depth_percent, length, method }) => {
      const changes = { assessment_method: method, specified_minimum_tensile_strength: 455 }
      const at = (d: number, L: number) =>
        list(one({ depth_percent: d, length: L }, changes), 'failure_pressure')[0] ?? Number.NaN
      const p = at(depth_percent, length)
      assert.ok(at(depth_percent + 0.5, length) <= p * (1 + 1e-12))
      assert.ok(at(depth_percent, 1.01 * length) <= p * (1 + 1e-12))
    }),
    { numRuns: 60, seed: 1 },
  )
})

test('a flat profile bears what its rectangle bears, and one with a gap more than modified B31G of its hull', () => {
  const profile = (depths: readonly number[]) => ({
    assessment_method: 'effective area (RSTRENG)',
    profiles: depths.map((depth, i) => ({ id: 'D', position: 50 * i, depth })),
  })
  const rough = list(one({}, profile([0, 5, 0.5, 0.5, 0.5, 5, 0])), 'failure_pressure')[0] ?? 0
  const hull = list(one({ depth: 5, length: 300 }), 'failure_pressure')[0] ?? 0
  assert.ok(rough > hull)
  const [flat] = list(one({}, profile([4, 4, 4])), 'failure_pressure')
  const M = list(one({}, profile([4, 4, 4])), 'folias_factor')[0] ?? 0
  near(flat, (2 * (358.53 + 68.95) * 9.53 * (1 - 4 / 9.53)) / (323.85 * (1 - 4 / 9.53 / M)))
  assert.deepEqual(verdicts(one({}, profile([4]))), ['invalid'])
  assert.ok(codes(run({ ...profile([1, 1]) })).includes('unused_profiles'))
})

test('at the end of its life a defect just bears its MAOP or is at the depth limit', () => {
  const grow = { corrosion_growth_rate: 0.1, maximum_allowable_operating_pressure: 12 }
  const life = list(one({ depth: 2, length: 300 }, grow), 'remaining_life')[0] ?? 0
  near(list(one({ depth: 2 + 0.1 * life, length: 300 }, grow), 'estimated_repair_factor')[0], 1, 1e-7)
  const shallow = one({ depth: 2, length: 20 }, { ...grow, maximum_allowable_operating_pressure: 1 })
  near(list(shallow, 'remaining_life')[0], (0.8 * 9.53 - 2) / 0.1, 1e-7)
  assert.equal(list(one({ depth_percent: 85 }, grow), 'remaining_life')[0], 0)
  near(list(one({ depth: 2, length: 20, growth_rate: 0.2 }, grow), 'remaining_life')[0], (0.8 * 9.53 - 2) / 0.2, 1e-7)
})

test('two surveys give the growth of a row, and a depth that has not grown leaves it to the common rate', () => {
  const years = { year: 2024, previous_year: 2014 }
  const life = (more: Row, changes: Request = {}) =>
    list(one({ depth: 2, length: 20, ...more }, changes), 'remaining_life')[0]
  near(life({ ...years, previous_depth: 1 }), (0.8 * 9.53 - 2) / 0.1, 1e-7)
  near(life({ ...years, previous_depth: 2 }, { corrosion_growth_rate: 0.2 }), (0.8 * 9.53 - 2) / 0.2, 1e-7)
  assert.deepEqual(verdicts(one({ depth: 2, previous_depth: 1, previous_year: 2030, year: 2024 })), ['invalid'])
})

test('a growth so slow that the remaining life is beyond all numbers makes its row invalid', () => {
  const ran = one({ depth: 2, growth_rate: 1e-310 })
  assert.deepEqual(verdicts(ran), ['invalid'])
  assert.match(errors(ran)[0]?.reason ?? '', /^the values are far outside the range of the method$/)
})

test('the steps take the area of the sound wall from the effective length and the wall', () => {
  // Both halves have the mean depth of the whole, which is longer and so bears least.
  const profiles = [0, 4, 0].map((depth, i) => ({ id: 'D', position: 50 * i, depth }))
  const { steps } = one({}, { assessment_method: 'effective area (RSTRENG)', profiles }).result
  const given = steps.find((s) => s.symbol === 'A_0')?.arguments ?? []
  assert.deepEqual(
    given.map(({ symbol, value }) => [symbol, short(Number(value))]),
    [
      ['s', 0.1],
      ['t', 0.00953],
    ],
  )
})

test('a tolerance through the wall is replaced, without a pressure', () => {
  const through = one({ depth_percent: 95 }, { depth_tolerance: 0.1 })
  assert.deepEqual(verdicts(through), ['replace'])
  assert.deepEqual(list(through, 'safe_pressure'), [null])
  assert.equal(through.status, 'FAIL')
})

test('neighbours interact within both spacings, and only then', () => {
  const at = (axial_position: number, clock_position: number, id: string) =>
    loss({ id, depth: 2, axial_position, clock_position })
  // 2 sqrt(D t) is 111.1 mm, pi sqrt(D t) 174.5 mm of a circumference of 1017 mm.
  const pairs = (...defects: Row[]) =>
    run({ defects }).result.tables.find((t) => t.id === 'interactions')?.rows.length ?? 0
  assert.equal(pairs(at(0, 0, 'A'), at(0.21, 0, 'B')), 1)
  assert.equal(pairs(at(0, 0, 'A'), at(0.212, 0, 'B')), 0)
  assert.equal(pairs(at(0, 350, 'A'), at(0.15, 40, 'B')), 1)
  assert.equal(pairs(at(0, 350, 'A'), at(0.15, 60, 'B')), 0)
})

test('neighbours are assessed together: the lowest of all combinations, and their verdicts go by it', () => {
  const D = 323.85
  const at = (i: number, more: Row = {}) => loss({ id: `N${i}`, depth_percent: 50, axial_position: 0.12 * i, ...more })
  const three = { defects: [0, 1, 2].map((i) => at(i)), maximum_allowable_operating_pressure: 13 }
  const ran = run(three)
  const combined = (k: number) => {
    const L = 100 * k + 20 * (k - 1)
    return one({ depth: (0.5 * 9.53 * 100 * k) / L, length: L })
  }
  near(
    checked(ran, 'interaction')?.capacity.value,
    Math.min(...[2, 3].map((k) => list(combined(k), 'allowable_pressure')[0] ?? 0)),
  )
  assert.deepEqual(verdicts(ran), ['repair', 'repair', 'repair'])
  assert.deepEqual(
    [ran.status, checked(ran, 'erf')?.state, checked(ran, 'interaction')?.state],
    ['FAIL', 'pass', 'fail'],
  )
  assert.match(ran.detail, /'N0', 'N1' and 'N2' interact and have a combined allowable pressure of/)
  const apart = Math.ceil(360 * Math.sqrt(9.53 / D))
  const turned = run({ ...three, defects: [at(0, { clock_position: 0 }), at(1, { clock_position: apart })] })
  assert.equal(checked(turned, 'interaction')?.reason_kind, 'not_requested')
  const over = run({ defects: [at(0), at(1, { axial_position: 0.05, depth_percent: 40 })] })
  near(
    checked(over, 'interaction')?.capacity.value,
    list(one({ depth_percent: 50, length: 150 }), 'allowable_pressure')[0],
  )
})

test('neighbours without a position, or too many of them, leave the interaction open', () => {
  const some = run({ defects: [loss({ id: 'A', depth: 1, axial_position: 0 }), loss({ id: 'B', depth: 1 })] })
  assert.deepEqual([some.status, checked(some, 'interaction')?.reason_kind], ['SKIPPED', 'input_missing'])
  const many = Array.from({ length: 41 }, (_, i) => loss({ id: `D${i}`, depth: 1, axial_position: i / 10 }))
  const chained = checked(run({ defects: many }), 'interaction')
  assert.deepEqual([chained?.open, chained?.reason_kind], [true, 'out_of_reach'])
  assert.equal(checked(run({ defects: many.slice(1) }), 'interaction')?.state, 'pass')
})

test('a run of ten thousand rows ends, and its lists are whole', () => {
  const defects = Array.from({ length: 10000 }, (_, i) =>
    loss({ id: `D${i}`, depth_percent: i % 100, length: 1 + i / 10 }),
  )
  const ran = run({ defects, corrosion_growth_rate: 0.1 })
  assert.equal((ran.hashed as { values: Record<string, { value: unknown[] }> }).values.verdict?.value.length, 10000)
})

test('a defect is allowed no more than the pipe without it, and the verdict goes by that', () => {
  const sound = (2 * 0.72 * 358.53 * 9.53) / 323.85
  const at = (maximum_allowable_operating_pressure: number) =>
    one({ depth_percent: 20, length: 50 }, { maximum_allowable_operating_pressure })
  const ran = at(15)
  assert.ok((list(ran, 'safe_pressure')[0] ?? 0) > sound)
  near(list(ran, 'allowable_pressure')[0], sound)
  assert.deepEqual([verdicts(ran), ran.status], [['accept'], 'PASS'])
  assert.ok(codes(ran).includes('above_design_pressure'))
  assert.match(
    ran.detail,
    /allowable pressure 15\.19 MPa \(limited by the undamaged pipe; defect alone 17\.\d+ MPa, repair factor /,
  )
  const over = at(16)
  assert.deepEqual([verdicts(over), over.status], [['repair'], 'FAIL'])
  assert.ok(codes(over).includes('above_sound_pressure'))
})

test('of rows of different pipe the one with least margin governs, whichever repair factor is larger', () => {
  const weak = { specified_minimum_yield_strength: 207, wall_thickness: 12 }
  const ran = run({
    maximum_allowable_operating_pressure: 10,
    defects: [loss({ id: 'A', depth: 5, length: 200 }), loss({ id: 'B', depth: 1, length: 20, ...weak })],
  })
  const capacity = checked(ran, 'erf')?.capacity.value ?? 0
  near(capacity, Math.min(...list(ran, 'allowable_pressure')))
})

test('DNV-RP-F101 without a yield strength does not judge the pipe without a defect, and says so', () => {
  const tensile = { assessment_method: 'DNV-RP-F101', specified_minimum_tensile_strength: 455 }
  const bare = run(tensile, ['specified_minimum_yield_strength'])
  assert.ok(codes(bare).includes('sound_pressure_unknown'))
  assert.match(checked(bare, 'erf')?.note ?? '', /because specified minimum yield strength is not entered/)
  assert.ok(!codes(run(tensile)).includes('sound_pressure_unknown'))
})

test('the resistance of Part A is held against the MAOP where the scatter of the tool is given', () => {
  const by = (depth_standard_deviation: number, maximum_allowable_operating_pressure: number) =>
    run({
      assessment_method: 'DNV-RP-F101',
      specified_minimum_tensile_strength: 455,
      depth_standard_deviation,
      maximum_allowable_operating_pressure,
      defects: [loss({ depth_percent: 45 })],
    })
  assert.equal(checked(by(0.08, 8), 'part_a')?.state, 'pass')
  const coarse = by(0.16, 12)
  assert.equal(checked(coarse, 'part_a')?.state, 'fail')
  near(checked(coarse, 'part_a')?.capacity.value, list(coarse, 'part_a_pressure_resistance')[0])
})

test('a number of a cell that is possible and not usual is warned of, once in a column', () => {
  const ran = run({ defects: [1, 2, 3].map((i) => loss({ id: `D${i}`, depth: 1, length: 5000 })) })
  const said = ran.warnings.filter((w) => w.code === 'unusual_cells').map((w) => w.message)
  assert.equal(said.length, 1)
  assert.match(said[0] ?? '', /^Row 0: Length 5,000 mm is unusual \(typically 0 to 3,000 mm\)/)
})
