/** What a survey of defects answers beside its values: tables, charts, figures and words, by runs of single defects and by arithmetic. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Ran } from '@keelson/engine'
import {
  checked,
  list,
  messageOf,
  near as nearNumber,
  number,
  pointsOf,
  type Request,
  testKit,
  value,
} from '@keelson/engine/testing.ts'
import { shownUtilisation } from '@keelson/workflow'
import { pipelineSafetyFfs as workflow } from './index.ts'

const { run } = testKit(workflow)
const near = (got: unknown, expected: unknown, relTol?: number) =>
  nearNumber(typeof got === 'number' ? got : undefined, typeof expected === 'number' ? expected : undefined, relTol)

const loss = (id: string, depth_percent: number, length: number, more: Request = {}) => ({
  ...{ id, defect_type: 'metal_loss', depth_percent, length },
  ...more,
})
const placed = [
  loss('A', 30, 100, { axial_position: 10, clock_position: 90, location: 'KP 1', year: 2024 }),
  loss('B', 62, 200, { axial_position: 10.15, clock_position: 100, location: 'KP 2' }),
  loss('C', 20, 50, { axial_position: 40, clock_position: 270, location: 'KP 3' }),
]
const others = [
  { id: 'K', defect_type: 'crack' },
  { id: 'X', defect_type: 'metal_loss', depth_percent: 40 },
]
type Cells = Readonly<Record<string, unknown>>
const rowsOf = (ran: Ran, id: string): readonly Cells[] => {
  const table = ran.result.tables.find((t) => t.id === id)
  return (table?.rows ?? []).map((row) => Object.fromEntries((table?.columns ?? []).map((c, j) => [c.name, row[j]])))
}
const titles = (ran: Ran, id: string) => JSON.stringify(ran.result.charts.find((c) => c.id === id)?.spec)
const shapes = (ran: Ran, id: string) => ran.result.figures?.find((f) => f.id === id)?.drawing.shapes ?? []
const labels = (ran: Ran, id: string) =>
  shapes(ran, id).flatMap((s) => {
    const { label } = s as { readonly label?: { symbol?: string; text?: string; value?: number; unit?: string } }
    if (label === undefined) return []
    const { text, symbol, value: v, unit } = label
    return [
      [text, symbol, v === undefined ? undefined : Number(v.toPrecision(5)), unit]
        .filter((part) => part !== undefined)
        .join(' '),
    ]
  })

test('the defects stand by need, each with what a run of it alone answers', () => {
  const ran = run({ defects: [...placed, ...others], corrosion_growth_rate: 0.2 })
  const rows = rowsOf(ran, 'defects')
  assert.deepEqual(
    rows.map((row) => row.id),
    ['B', 'A', 'C', 'K', 'X'],
  )
  assert.deepEqual(
    rows.map((row) => row.verdict),
    ['monitor', 'accept', 'accept', 'crack: not assessed', 'invalid'],
  )
  for (const [k, row] of rows.slice(0, 3).entries()) {
    const defect = placed.find((d) => d.id === row.id)
    const alone = run({ defects: [defect], corrosion_growth_rate: 0.2 })
    const only = (name: string) => list<number>(alone, name)[0]
    assert.deepEqual(
      [row.rank, row.location, row.verdict],
      [k + 1, (defect as Cells | undefined)?.location, list(alone, 'verdict')[0]],
    )
    near(row.depth, defect?.depth_percent)
    near(row.length, defect?.length)
    near(row.factor, only('folias_factor'))
    near(row.failure, only('failure_pressure'))
    near(row.safe, only('safe_pressure'))
    near(row.allowable, only('allowable_pressure'))
    near(row.erf, 5 / (only('safe_pressure') ?? Number.NaN))
    near(row.ratio, (only('failure_pressure') ?? Number.NaN) / 5)
    near(row.life, only('remaining_life'))
  }
  assert.ok(rows.slice(3).every((row) => row.rank === null && row.safe === null))
})

test('what each row was read as stands with the tolerance of the tool', () => {
  const defects = [
    ...placed,
    loss('D', 10, 80, {
      outer_diameter: 400,
      wall_thickness: 12,
      specified_minimum_yield_strength: 400,
      maximum_allowable_operating_pressure: 4,
      growth_rate: 0.1,
    }),
  ]
  const [first, , , own] = rowsOf(
    run({ defects, depth_tolerance: '5 %', length_tolerance: 20, corrosion_growth_rate: 0.2 }),
    'rows_as_read',
  )
  assert.deepEqual(
    [first?.row, first?.id, first?.diameter, first?.wall, first?.yield, first?.maop, first?.year],
    [0, 'A', 323.85, 9.53, 358.53, 5, '2024'],
  )
  near(first?.share, 30)
  near(first?.depth, 0.3 * 9.53)
  near(first?.assessed_depth, 0.35 * 9.53)
  near(first?.length, 100)
  near(first?.growth, 0.2)
  assert.deepEqual([own?.diameter, own?.wall, own?.yield, own?.maop], [400, 12, 400, 4])
  near(own?.growth, 0.1)
  near(own?.assessed_depth, 0.15 * 12)
})

test('the rule of the verdicts has the thresholds of the run', () => {
  const rows = rowsOf(run({ monitor_depth_percent: 55, monitor_erf: 0.85 }), 'verdict_rule')
  assert.deepEqual(
    rows.map((row) => row.verdict),
    ['replace', 'repair', 'monitor', 'monitor', 'accept'],
  )
  ;[0.8, 1, 0.55, 0.85].forEach((threshold, k) => {
    near(rows[k]?.threshold, threshold)
  })
  assert.match(String(rows[1]?.rule), /ratio of MAOP to allowable pressure/)
  assert.match(String(rows[3]?.rule), /repair factor/)
})

test('the dig list has what needs attention, by need, with place, depth, factor and life', () => {
  const ran = run({
    defects: [...placed, loss('E', 85, 30, { axial_position: 70, location: 'KP 7' })],
    corrosion_growth_rate: 0.2,
  })
  const digs = rowsOf(ran, 'dig_list')
  const defects = rowsOf(ran, 'defects')
  assert.deepEqual(
    digs.map((row) => [row.priority, row.id, row.verdict]),
    [
      [1, 'B', 'monitor'],
      [2, 'E', 'replace'],
    ],
  )
  for (const dig of digs) {
    const same = defects.find((row) => row.id === dig.id)
    assert.deepEqual([dig.location, dig.depth, dig.erf, dig.life], [same?.location, same?.depth, same?.erf, same?.life])
  }
  near(digs[0]?.position, 10.15)
  assert.deepEqual(rowsOf(run({ defects: [placed[2]] }), 'dig_list'), [])
})

test('neighbours stand with both gaps and both limits, and the warning names them', () => {
  const ran = run({ defects: placed })
  const [pair, ...rest] = rowsOf(ran, 'interactions')
  assert.deepEqual([pair?.first, pair?.second, rest.length], ['A', 'B', 0])
  near(pair?.axial, 50, 1e-6)
  near(pair?.axial_limit, 2 * Math.sqrt(323.85 * 9.53))
  near(pair?.around, ((10 * Math.PI) / 180) * (323.85 / 2), 1e-6)
  near(pair?.around_limit, Math.PI * Math.sqrt(323.85 * 9.53))
  assert.match(messageOf(ran, 'interacting'), /^Defects are within the DNV-RP-F101 spacing .*: 'A' with 'B'\.$/)
  const beside = run({ defects: [placed[0], loss('F', 30, 50, { axial_position: 10.02 })] })
  assert.deepEqual([rowsOf(beside, 'interactions')[0]?.axial, rowsOf(beside, 'interactions')[0]?.around], [0, null])
})

const profiles = [0, 50, 100, 150].map((position, k) => ({ id: 'R', position, depth: [0, 3, 5, 0][k] }))
const river = {
  assessment_method: 'effective area (RSTRENG)',
  defects: [{ id: 'R', defect_type: 'metal_loss' }],
  profiles,
}

test('the governing profile is answered and drawn point by point, with the limit of its depth', () => {
  const ran = run(river)
  assert.deepEqual(
    rowsOf(ran, 'governing_profile').map((row) => [row.position, row.depth]),
    [
      [0, 0],
      [50, 3],
      [100, 5],
      [150, 0],
    ],
  )
  const points = (s: string) =>
    pointsOf(ran, 'river_bottom')
      .filter((row) => row.s === s)
      .map((row) => [row.x, row.y])
  assert.deepEqual(points('profile'), [
    [0, 0],
    [50, 3],
    [100, 5],
    [150, 0],
  ])
  const stretch = points('effective length')
  assert.ok(stretch.length >= 2)
  assert.match(titles(ran, 'river_bottom'), /Position along the pipe \[mm\].*/)
  near(pointsOf(ran, 'river_bottom').find((row) => row.label === '80 % of the wall thickness')?.at, 0.8 * 9.53, 1e-5)
  const steps = ran.result.steps as readonly { readonly symbol: string; readonly value: number }[]
  const ends = ['x_1', 'x_2'].map((s) => steps.find((step) => step.symbol === s)?.value ?? Number.NaN)
  assert.deepEqual([stretch[0]?.[0], stretch.at(-1)?.[0]], ends)
  assert.ok(labels(ran, 'wall').includes(`effective ${(ends[1] ?? 0) - (ends[0] ?? 0)} mm`))
})

test('the defects are drawn by length and depth, under the curve on which the MAOP is just allowed', () => {
  const ran = run({ defects: placed, maximum_allowable_operating_pressure: 9 })
  const points = pointsOf(ran, 'depth_against_length')
  const defect = points.find((row) => row.id === 'B')
  near(defect?.L, 200, 1e-5)
  near(defect?.d, 62, 1e-5)
  assert.equal(defect?.verdict, 'monitor')
  const curve = points.filter((row) => row.L !== undefined && row.id === undefined && row.text === undefined)
  near(curve.at(-1)?.L, 230, 1e-5)
  const last = curve.at(-1)
  assert.ok(Number(last?.d) < 80)
  near(number(run({ defects: [loss('Z', Number(last?.d), Number(last?.L))] }), 'governing_allowable_pressure'), 9, 1e-3)
  const text = titles(ran, 'depth_against_length')
  for (const title of ['Length [mm]', 'Depth [% of wall thickness]', 'ERF = 1', '80 % of the wall thickness'])
    assert.ok(text.includes(title), title)
  assert.match(titles(run({ defects: [placed[2]] }), 'depth_against_length'), /80 % of the wall thickness, ERF below 1/)
})

test('the bars are repair factors by need, verdicts counted, and lives in classes', () => {
  const ran = run({ defects: [...placed, ...others], corrosion_growth_rate: 0.2 })
  const bars = (id: string) => pointsOf(ran, id).flatMap(({ name, v }) => (name ? [[name, v] as const] : []))
  const factors = bars('erf_ranking')
  assert.deepEqual(
    factors.map(([name]) => name),
    ['B', 'A', 'C'],
  )
  for (const [name, v] of factors) near(v, rowsOf(ran, 'defects').find((row) => row.id === name)?.erf, 1e-5)
  assert.deepEqual(
    bars('verdict_counts').map(([name, v]) => `${name} ${v}`),
    ['accept 2', 'monitor 1', 'repair 0', 'replace 0', 'not applicable 1', 'invalid 1'],
  )
  assert.deepEqual(value(ran, 'verdict_totals'), {
    accept: 2,
    monitor: 1,
    repair: 0,
    replace: 0,
    'not applicable': 1,
    invalid: 1,
  })
  const lives = rowsOf(ran, 'defects')
    .slice(0, 3)
    .map((row) => Number(row.life))
  const ends = [1, 2, 5, 10, 20, 50, Number.POSITIVE_INFINITY]
  const expected = ends.map((end, k) => lives.filter((y) => y < end && y >= (ends[k - 1] ?? 0)).length)
  assert.deepEqual(
    bars('remaining_lives').map(([, v]) => v),
    expected,
  )
  assert.deepEqual(bars('remaining_lives').map(([name]) => name)[2], '2 to 5')
  assert.match(titles(ran, 'erf_ranking'), /Estimated repair factor/)
})

test('the governing defect is drawn in its wall and on its pipe with its measures and pressures', () => {
  const ran = run({ defects: placed })
  const depth = Number((0.62 * 9.53).toPrecision(5))
  assert.deepEqual(labels(ran, 'wall'), ['t 9.53 mm', `d ${depth} mm`, 'B L 200 mm'])
  const P_a = Number(number(ran, 'governing_allowable_pressure').toPrecision(5))
  assert.deepEqual(labels(ran, 'on_pipe'), ['D 323.85 mm', 'MAOP P_o 5 MPa', `allowable P_a ${P_a} MPa`])
})

test('the unrolled wall has each placed defect at its position and its clock', () => {
  const ran = run({ defects: [...placed, loss('R', 85, 30, { axial_position: 25, clock_position: 180 })] })
  const turn = Math.PI * 0.32385
  const lines = shapes(ran, 'unrolled').filter((s) => s.kind === 'polyline' && s.points.length === 2)
  const ends = lines.map((s) => (s.kind === 'polyline' ? s.points : []))
  assert.deepEqual(
    lines.map((s) => 'role' in s && s.role),
    ['outline', 'flaw', 'outline', 'outline'],
  )
  const order = rowsOf(ran, 'defects').map((row) => row.id)
  assert.deepEqual(order, ['B', 'R', 'A', 'C'])
  near(ends[0]?.[0]?.[0], 10.15, 1e-6)
  near(ends[0]?.[0]?.[1], (turn * 100) / 360, 1e-6)
  near(ends[0]?.[1]?.[0], 10.15 + 0.2, 1e-6)
  near(ends[1]?.[0]?.[1], turn / 2, 1e-6)
  assert.deepEqual(labels(ran, 'unrolled'), order)
  assert.deepEqual(shapes(run(), 'unrolled'), [])
})

test('the sentence counts the verdicts, and names the defect that governs with its pressure and factor', () => {
  const open = run({ defects: [...placed, ...others] })
  assert.match(
    open.detail,
    /^Not assessed: .*\. 1 of 5 rows could not be read or assessed \('X'\)\. Verdicts for 5 defects: 2 accept, /,
  )
  const ran = run({ defects: placed })
  const [P, f] = [
    number(ran, 'governing_allowable_pressure').toPrecision(4),
    number(ran, 'governing_repair_factor').toPrecision(3),
  ]
  assert.equal(
    ran.detail,
    `Maximum defect depth governs: utilisation ${shownUtilisation(checked(ran, 'depth')?.utilisation ?? 0)}. Verdicts for 3 defects: 2 accept, 1 monitor. Governing defect 'B', allowable pressure ${Number(P)} MPa, repair factor ${Number(f)}.`,
  )
  const capped = run({ defects: [loss('S', 10, 30)] })
  assert.match(
    capped.detail,
    /pressure 15\.19 MPa \(limited by the undamaged pipe; defect alone 17\.98 MPa, repair factor/,
  )
  assert.match(checked(capped, 'erf')?.note ?? '', /^limited by the undamaged pipe \(defect alone: 17\.98 MPa\)$/)
  assert.equal(checked(ran, 'erf')?.note, 'limited by the defect')
  const bare = testKit(workflow).run({ defects: placed }, ['maximum_allowable_operating_pressure'])
  assert.match(bare.detail, /^Not assessed: .*\. Lowest allowable pressure .* MPa at defect 'B'\.$/)
  assert.match(
    run({ defects: [others[0]] }).detail,
    /^Not assessed: .*\. For information only: no metal loss row could be assessed \(0 of 1\)\.$/,
  )
})

test('Part A is judged beside the verdicts, at the defect that it leaves least margin', () => {
  const part = {
    assessment_method: 'DNV-RP-F101',
    specified_minimum_tensile_strength: 455,
    depth_standard_deviation: 0.08,
  }
  const ran = run({ ...part, defects: placed, maximum_allowable_operating_pressure: 9 })
  const resistances = list<number>(ran, 'part_a_pressure_resistance')
  const least = resistances.indexOf(Math.min(...resistances))
  assert.equal(placed[least]?.id, 'B')
  near(checked(ran, 'part_a')?.capacity.value, resistances[1])
  assert.equal(checked(ran, 'part_a')?.note, "defect 'B'")
  assert.match(ran.detail, /\. The MAOP exceeds the DNV-RP-F101 Part A resistance at defect 'B'\.$/)
  assert.ok(!run({ ...part, defects: placed, maximum_allowable_operating_pressure: 1 }).detail.includes('Part A'))
})

test('each remark names the defects that it is about, with its numbers', () => {
  assert.match(
    messageOf(run({ defects: [...placed, ...others] }), 'invalid_rows'),
    /^1 of 5 rows could not be assessed \('X'\)/,
  )
  assert.match(
    messageOf(run({ defects: [...placed, ...others] }), 'not_metal_loss'),
    /^Cracks and dents are not assessed \('K'\)/,
  )
  assert.match(
    messageOf(run({ defects: [...placed, loss('E', 85, 30)] }), 'too_deep'),
    /^The depth of 'E' exceeds 80 % of the wall thickness, the limit of modified B31G\. /,
  )
  assert.match(
    messageOf(run({ defects: [...placed, loss('S', 9, 30)] }), 'shallow'),
    /^The depth of 'S' is below 10 % of the wall thickness, so ASME B31G requires no evaluation\.$/,
  )
  assert.match(
    messageOf(run({ safety_factor: 1.2 }), 'low_safety_factor'),
    /^The safety factor is 1\.2\. The minimum .* is 1\.25\.$/,
  )
  assert.match(
    messageOf(run({ design_factor: 0.9 }), 'low_safety_factor'),
    /^The safety factor is 1\.111\. The minimum .* is 1\.25\.$/,
  )
  assert.equal(messageOf(run({ safety_factor: 1.25 }), 'low_safety_factor'), '')
  const urgent = run({ defects: placed, maximum_allowable_operating_pressure: 14 })
  assert.match(messageOf(urgent, 'immediate'), /^The failure pressure of 'B' does not exceed 1\.1 times the MAOP, /)
  assert.match(
    messageOf(run({ defects: placed }), 'above_design_pressure'),
    /^For 'A' and 'C', modified B31G gives a pressure above .*, 15\.19 MPa, /,
  )
  assert.match(
    messageOf(run({ defects: placed, maximum_allowable_operating_pressure: 15.5 }), 'above_sound_pressure'),
    /^At 'B', 'A' and 'C' the MAOP exceeds the allowable pressure of the undamaged pipe, 15\.19 MPa\. /,
  )
  const bare = { assessment_method: 'DNV-RP-F101', specified_minimum_tensile_strength: 455, defects: placed }
  assert.match(
    messageOf(run(bare, ['specified_minimum_yield_strength']), 'sound_pressure_unknown'),
    /for 'B', 'A' and 'C' because /,
  )
  assert.equal(
    messageOf(
      run({ ...river, profiles: [...profiles, { ...profiles[0], id: 'Q' }, { ...profiles[1], id: 'Q' }] }),
      'unused_profiles',
    ),
    "Profiles do not match a defect in the table: 'Q'.",
  )
  const some = [loss('M', 30, 100, { maximum_allowable_operating_pressure: 5 }), loss('N', 30, 90)]
  assert.equal(
    messageOf(run({ defects: some }, ['maximum_allowable_operating_pressure']), 'no_maop'),
    "No verdict is given for 'N' because no MAOP is entered.",
  )
  const csv = 'id,defect_type,depth percent,length,colour\nA,metal_loss,30,100,red'
  assert.equal(
    messageOf(run({ defects_csv: csv }, ['defects']), 'unknown_columns'),
    "Unknown columns are ignored: 'colour'.",
  )
})

test('a wall that is gone with its tolerance fails, whatever the others bear', () => {
  const ran = run({ defects: [placed[2], loss('W', 95, 30)], depth_tolerance: '10 %' })
  assert.equal(checked(ran, 'erf')?.state, 'fail')
  assert.match(JSON.stringify(checked(ran, 'erf')), /'W' is a through-wall defect, including tolerance/)
  assert.deepEqual(list(ran, 'safe_pressure')[1], null)
})

test('the deepest defect is held to the depth limit, whichever governs the pressure', () => {
  const ran = run({ defects: [...placed, loss('E', 85, 30)] })
  assert.equal(value(ran, 'governing_defect'), 'B')
  near(checked(ran, 'depth')?.demand.value, 0.85)
  assert.equal(checked(ran, 'depth')?.state, 'fail')
})

test('of a defect that bears more than its pipe the safe pressure is its own, the allowable that of the pipe', () => {
  const ran = run({ defects: [loss('S', 10, 30)] })
  near(number(ran, 'governing_allowable_pressure'), (0.72 * 2 * 358.53 * 9.53) / 323.85)
  assert.ok(number(ran, 'governing_safe_pressure') > number(ran, 'governing_allowable_pressure'))
  assert.equal(number(ran, 'governing_safe_pressure'), list<number>(ran, 'safe_pressure')[0])
})

test('a profile has its length, and a depth in millimetres its growth since the survey before', () => {
  assert.deepEqual(
    [rowsOf(run(river), 'rows_as_read')[0]?.length, rowsOf(run(river), 'rows_as_read')[0]?.depth],
    [150, 5],
  )
  const surveyed = {
    id: 'G',
    defect_type: 'metal_loss',
    depth: 3,
    length: 100,
    previous_depth: 2,
    previous_year: 2020,
    year: 2025,
  }
  near(rowsOf(run({ defects: [surveyed] }), 'rows_as_read')[0]?.growth, 0.2, 1e-6)
})

test('the steps read the governing row, and name what was measured apart from what is assessed', () => {
  type Step = { readonly symbol: string; readonly cell?: string }
  const read = (over: Request) => {
    const steps = run(over).result.steps as readonly Step[]
    return steps.filter((s) => s.cell === 'row 2').map((s) => s.symbol)
  }
  const tolerant = { depth_tolerance: '5 %', length_tolerance: 20 }
  assert.deepEqual(read({ defects: placed }), ['D', 't', 'S', 'L', 'p_d', 'P_o'])
  assert.deepEqual(read({ defects: placed, ...tolerant }), ['D', 't', 'S', 'L_m', 'p_d', 'P_o'])
  const measured = [placed[2], { id: 'M', defect_type: 'metal_loss', depth: 6, length: 200 }]
  assert.deepEqual(read({ defects: measured }), ['D', 't', 'S', 'L', 'd', 'P_o'])
  assert.deepEqual(read({ defects: measured, ...tolerant }), ['D', 't', 'S', 'L_m', 'd_m', 'P_o'])
})

test('a remark points to the table that was sent', () => {
  const path = (ran: Ran) => ran.warnings.find((w) => w.code === 'above_design_pressure')?.path
  assert.equal(path(run({ defects: [loss('S', 12, 30)] })), '/defects')
  const csv = 'id,defect_type,depth percent,length\nS,metal_loss,12,30'
  assert.equal(path(run({ defects_csv: csv }, ['defects'])), '/defects_csv')
})
