/** What tables, charts, figures and warnings of a well design say, held against its values and against other runs. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Ran } from '@keelson/engine'
import { axesOf, near, number, pointsOf, remarksOf, rowsOf, testKit, value } from '@keelson/engine/testing.ts'
import { frameOf, labelsOf, placesOf, short, spansOf } from '@keelson/engine/testing-pictures.ts'
import { clean, shown } from '@keelson/workflow'
import { wellBoreDesign as workflow } from './index.ts'

type Row = Readonly<Record<string, unknown>>
const { run } = testKit(workflow)
const { example } = workflow
const given = (...names: readonly string[]): Row => Object.fromEntries(names.map((name) => [name, example[name]]))
const PROFILE = given(
  'depths',
  'pore_pressure_gradient',
  'fracture_gradient',
  'trip_margin',
  'kick_margin',
  'total_depth',
)
const seats = testKit(workflow, { analysis: 'casing_seats', ...PROFILE, surface_casing_depth: 2000 })
const concept = testKit(workflow, {
  analysis: 'concept_screen',
  ...given('hole_type', 'objective'),
  water_depth: 800,
})
const rows = example.strings as readonly Row[]
const [surface = {}, intermediate = {}, production = {}] = rows
const { dogleg_severity: _bent, ...straight } = surface
const half = { ...intermediate, internal_fluid_level: 5250, next_mud_weight: 13 }
const strings = testKit(workflow, { analysis: 'string_loads', strings: [half] })

const ft = (depth: number) => depth * 0.3048
const mapOf = (ran: Ran, name: string) => value(ran, name) as Readonly<Record<string, number>>
/** A series as pairs, or the marks and limits of a chart where it has no name. */
const series = (ran: Ran, chart: string, s?: string) => pointsOf(ran, chart).filter((row) => row.s === s)
const pairs = (ran: Ran, chart: string, s: string) => series(ran, chart, s).map(({ x, y }) => [x, y])

test('the table of strings holds what the values say of each string', () => {
  const ran = run()
  const columns = [
    ['burst_load', 'burst_load_at_surface'],
    ['burst_rating', 'burst_resistance'],
    ['burst_safety_factor', 'burst_safety_factor'],
    ['collapse_load', 'collapse_load_at_shoe'],
    ['collapse_rating', 'collapse_resistance'],
    ['collapse_safety_factor', 'collapse_safety_factor'],
    ['tension_load', 'tension_load'],
    ['tension_safety_factor', 'tension_safety_factor'],
    ['triaxial_safety_factor', 'triaxial_safety_factor'],
  ] as const
  const table = ran.result.tables.find((t) => t.id === 'string_checks')
  const names = rowsOf(ran, 'string_checks').map(([name]) => String(name))
  assert.deepEqual(
    names,
    rows.map(({ name }) => name),
  )
  for (const [column, answered] of columns) {
    const at = table?.columns.findIndex((c) => c.name === column) ?? -1
    for (const [i, name] of names.entries())
      near(table?.rows?.[i]?.[at] as number, mapOf(ran, answered)[name], 1e-9, column)
  }
})

test('each concept of the table costs what it costs where it is chosen, and has its risks', () => {
  const table = rowsOf(concept.run(), 'concepts')
  for (const [i, hole_type] of ['big_hole', 'standard_hole', 'slim_hole'].entries()) {
    const chosen = concept.run({ hole_type })
    const costs = ['drilling_cost', 'casing_cost', 'completion_cost', 'total_cost'].map((name) => number(chosen, name))
    const { stuck_pipe, lost_circulation, wellbore_instability, overall } = mapOf(chosen, 'risk_scores')
    const risks = [stuck_pipe, lost_circulation, wellbore_instability, overall]
    assert.deepEqual(table[i], [hole_type.replace('_', ' '), ...costs, ...risks])
  }
})

test('risks and costs of the concepts are those of the source, the cost by its depth', () => {
  const bars = (chart: string, name: string) =>
    pointsOf(concept.run(), chart)
      .filter((row) => row.name === name)
      .map(({ g, v }) => [g, v])
  const slope = 1 + 0.001 * (800 - 500)
  const costs = { 'big hole': [18, 6, 8], 'standard hole': [12, 4, 5.5], 'slim hole': [6, 2, 3.5] }
  const risks = { 'big hole': [3, 7, 5, 5], 'standard hole': [4, 4, 4, 4], 'slim hole': [8, 2, 6, 5.5] }
  for (const [name, parts] of Object.entries(costs))
    assert.deepEqual(
      bars('concept_cost', name),
      ['drilling', 'casing', 'completion'].map((part, i) => [part, Number(((parts[i] ?? 0) * slope).toPrecision(6))]),
    )
  for (const [name, scores] of Object.entries(risks))
    assert.deepEqual(
      bars('concept_risk', name),
      ['stuck pipe', 'lost circulation', 'wellbore instability', 'overall'].map((hazard, i) => [hazard, scores[i]]),
    )
  assert.deepEqual(axesOf(concept.run(), 'concept_cost'), ['Concept', 'Cost [MUSD]'])
  assert.deepEqual(axesOf(concept.run(), 'concept_risk'), ['Concept', 'Risk score'])
})

test('the chart of the mud window draws both gradients, both margins, the muds and the shoes', () => {
  const ran = seats.run({ trip_margin: 0.4, kick_margin: 0.7 })
  const at = (margin: number, name: 'pore_pressure_gradient' | 'fracture_gradient') =>
    (example[name] as number[]).map((g, i) => [Number((g + margin).toPrecision(6)), (example.depths as number[])[i]])
  assert.deepEqual(pairs(ran, 'mud_window', 'pore pressure'), at(0, 'pore_pressure_gradient'))
  assert.deepEqual(pairs(ran, 'mud_window', 'minimum mud weight'), at(0.4, 'pore_pressure_gradient'))
  assert.deepEqual(pairs(ran, 'mud_window', 'maximum mud weight'), at(-0.7, 'fracture_gradient'))
  assert.deepEqual(pairs(ran, 'mud_window', 'fracture'), at(0, 'fracture_gradient'))
  // 15.4 ppg needs a fracture gradient of 16.1: at 10750 ft, where the pores have 11.75; 12.15 ppg needs 12.85, at 2136.36 ft
  assert.deepEqual(pairs(ran, 'mud_window', 'mud weight'), [
    [15.4, 14000],
    [15.4, 10750],
    [12.15, 10750],
    [12.15, 2136.36],
    [9.20455, 2136.36],
    [9.20455, 2000],
  ])
  assert.deepEqual(
    series(ran, 'mud_window')
      .slice(0, 3)
      .map(({ x, y, label }) => [x, y, label]),
    [
      [15.4, 10750, 'shoe'],
      [12.15, 2136.36, 'shoe'],
      [9.20455, 2000, 'surface casing'],
    ],
  )
  assert.deepEqual(axesOf(ran, 'mud_window'), ['Gradient as equivalent mud weight [ppg]', 'Vertical depth [ft]'])
})

test('sections say why they end, and where the window is closed the tables say so', () => {
  const endings = (ran: Ran, table: string) => rowsOf(ran, table).map((row) => row[4])
  const ran = seats.run({ trip_margin: 0.4, kick_margin: 0.7 })
  const fractures = 'fracture gradient limits the mud weight'
  const pores = 'pore pressure requires a mud weight above the maximum for another part of the hole'
  assert.deepEqual(endings(ran, 'sections'), [fractures, fractures, 'surface casing set'])
  assert.deepEqual(endings(ran, 'top_down'), [pores, pores, 'total depth reached'])
  const closed = seats.run({ fracture_gradient: [10, 12.8, 15, 11.9, 17.4] })
  assert.deepEqual(rowsOf(closed, 'top_down'), [])
})

/** Pressures in psi and forces in lbf of the string that is half empty, from its numbers in the form. */
const [DEPTH, LEVEL, MUD, NEXT] = [10500, 5250, 12, 13]
const areas: readonly [chart: string, axis: string, load: readonly (readonly [number, number])[]][] = [
  [
    'burst_by_depth',
    'Net internal pressure [psi]',
    [
      [(0.052 * 16 - 0.1) * DEPTH, 0],
      [(0.052 * 16 - 0.052 * MUD) * DEPTH, DEPTH],
    ],
  ],
  [
    'collapse_by_depth',
    'Net external pressure [psi]',
    [
      [0, 0],
      [0.052 * MUD * LEVEL, LEVEL],
      [0.052 * (MUD * DEPTH - NEXT * (DEPTH - LEVEL)), DEPTH],
    ],
  ],
  [
    'tension_by_depth',
    'Axial force [lbf]',
    [
      [53.5 * DEPTH * (1 - MUD / 65.5) + 63 * 9.625 * 2 * 53.5 + 1e5, 0],
      [63 * 9.625 * 2 * 53.5 + 1e5, DEPTH],
    ],
  ],
]

test('load and rating of a string are drawn over its depth', () => {
  const ran = strings.run()
  for (const [chart, axis, load] of areas) {
    assert.deepEqual(axesOf(ran, chart), [axis, 'Vertical depth [ft]'])
    const drawn = series(ran, chart, 'intermediate, load')
    for (const [i, [x, y]] of load.entries()) {
      near(drawn[i]?.x as number, x, 1e-5, chart)
      assert.equal(drawn[i]?.y, y)
    }
    assert.equal(drawn.length, load.length)
  }
  const [burst, tension] = ['burst_by_depth', 'tension_by_depth'].map((id) => pairs(ran, id, 'intermediate, rating'))
  assert.deepEqual(burst, [
    [10900, 0],
    [10900, DEPTH],
  ])
  const yielding = Number(((Math.PI / 4) * (9.625 ** 2 - 8.535 ** 2) * 110000).toPrecision(6))
  assert.deepEqual(tension, [
    [yielding, 0],
    [yielding, DEPTH],
  ])
})

test('the rating in collapse is drawn as it is at a fluid level there, and at the shoe as it is without a load', () => {
  const drawn = series(strings.run(), 'collapse_by_depth', 'intermediate, rating')
  assert.equal(drawn.length, 21)
  for (const i of [2, 10, 20]) {
    const level = (DEPTH * i) / 20
    const there = strings.run({ strings: [{ ...half, internal_fluid_level: level }] })
    assert.equal(drawn[i]?.y, level)
    near(drawn[i]?.x as number, mapOf(there, 'collapse_resistance_at_fluid_level').intermediate, 1e-5)
  }
})

test('of more than four strings the deepest four are drawn, and a string without a rating has no line for it', () => {
  const five = [0, 1, 2, 3, 4].map((i) => ({ ...half, name: `string ${i}` }))
  const names = new Set(pointsOf(strings.run({ strings: five }), 'burst_by_depth').map(({ s }) => s))
  assert.deepEqual(
    [...names],
    [1, 2, 3, 4].flatMap((i) => [`string ${i}, load`, `string ${i}, rating`]),
  )
  const soft = strings.run({ strings: [{ ...half, specified_minimum_yield_strength: 9000 }] })
  assert.deepEqual(series(soft, 'collapse_by_depth', 'intermediate, rating'), [])
})

test('the kick tolerance is drawn as it is with the bit at each depth, beside what is required', () => {
  const ran = run()
  const drawn = series(ran, 'kick_by_depth', 'kick tolerance')
  // Above 11110 ft the shoe withstands an open hole full of influx, and no volume is a limit.
  assert.equal(drawn.length, 33)
  for (const i of [7, 20, 39]) {
    const bit = 10500 + (3500 * (i + 1)) / 40
    near(drawn[i - 7]?.x as number, bit, 1e-5)
    near(drawn[i - 7]?.y as number, number(run({ bit_true_vertical_depth: bit }), 'kick_tolerance'), 1e-5)
  }
  const [limit, planned] = [series(ran, 'kick_by_depth').find((r) => 'at' in r), series(ran, 'kick_by_depth').at(-1)]
  assert.deepEqual([limit?.at, limit?.label], [25, 'required kick tolerance'])
  assert.deepEqual([planned?.x, planned?.label], [14000, 'planned bit depth'])
  near(planned?.y as number, number(ran, 'kick_tolerance'), 1e-5)
  assert.deepEqual(axesOf(ran, 'kick_by_depth'), ['Bit vertical depth [ft]', 'Kick tolerance [bbl]'])
  assert.ok(!series(run({}, ['required_kick_tolerance']), 'kick_by_depth').some((row) => 'at' in row))
})

test('the well is drawn with its strings, their steel, their holes and the open hole below', () => {
  const ran = run({ strings: [surface, intermediate] })
  assert.deepEqual(labelsOf(ran, 'well'), [
    'surface, hole 17.5 in, shoe 2000 ft',
    '68 lb/ft, 55 ksi, 13.375 in',
    'intermediate, hole 12.25 in, shoe 10500 ft',
    '53.5 lb/ft, 110 ksi, 9.625 in',
  ])
  const wide = short(0.8 * 17.5 * 0.0254)
  assert.deepEqual(frameOf(ran, 'well'), [-wide, wide, -4480.6, 213.36])
  // the open hole is 0.94 of the drift of the string before it
  const bore = short((0.94 * (9.625 - 2 * 0.545 - 5 / 32) * 0.0254) / 2)
  assert.deepEqual(spansOf(ran, 'well', 'outline').at(-1), [-bore, -4267.2, bore, -3200.4])
  assert.deepEqual(spansOf(ran, 'well', 'steel')[0], [-0.16986, -609.6, -0.15767, 0])
})

test('of strings alone the open hole reaches to the end of the next section', () => {
  const ran = strings.run({ strings: [{ ...half, next_section_total_depth: 12000 }] })
  assert.equal(spansOf(ran, 'well', 'outline').at(-1)?.[1], short(-ft(12000)))
})

test('of seats alone their shoes and their muds are drawn', () => {
  const ran = seats.run()
  assert.deepEqual(labelsOf(ran, 'well'), [
    'surface casing z_s 2000 ft',
    'shoe z_s 10500 ft',
    'MW 12 ppg',
    'MW 15.5 ppg',
  ])
  assert.deepEqual(placesOf(ran, 'well', 'MW'), [[[0, -ft(6250)]], [[0, -ft(12250)]]])
  assert.deepEqual(placesOf(ran, 'well', 'z_s'), [[[0.16986, -609.6]], [[0.12224, -3200.4]]])
  assert.deepEqual(spansOf(ran, 'well', 'outline').at(-1), [-0.0889, -4267.2, 0.0889, -3200.4])
})

test('of a concept its program is drawn below the mudline, in its water', () => {
  const ran = concept.run()
  const program = value(ran, 'casing_program') as readonly Readonly<Record<string, number>>[]
  const told = program.flatMap(({ outer_diameter: D, setting_depth: z }) => [`shoe ${z} m`, `casing ${D} in`])
  assert.deepEqual(labelsOf(ran, 'well'), ['d 800 m', ...told])
  assert.deepEqual(placesOf(ran, 'well', 'shoe')[1], [[10 * 0.0254, -150]])
  assert.deepEqual(placesOf(ran, 'well', 'casing')[1], [[10 * 0.0254, -(30 + 150) / 2]])
  const wide = short(0.8 * 30 * 0.0254)
  assert.deepEqual(frameOf(ran, 'well'), [-wide, wide, -1890, 880])
  assert.deepEqual(placesOf(ran, 'well', 'd 800 m'), [
    [
      [short(0.7 * wide), 0],
      [short(0.7 * wide), 800],
    ],
  ])
})

test('the influx is drawn at the bottom and below the shoe, with its pressures and volumes', () => {
  const ran = run()
  const height = number(ran, 'maximum_influx_height')
  assert.deepEqual(labelsOf(ran, 'influx'), [
    'at entry',
    'at the shoe',
    'shoe at 10500 ft',
    `influx V_b ${short(number(ran, 'kick_tolerance_volume_at_bottom'))} bbl`,
    `formation pressure at bit P_f ${short(0.052 * 15 * 14000)} psi`,
    'mud MW 15.5 ppg',
    `allowable P_al ${short(0.052 * 16 * 10500 - 100)} psi`,
    `influx V_s ${short(number(ran, 'kick_tolerance_volume_at_shoe'))} bbl`,
    'bit at 14000 ft',
    `h ${short(height)} ft`,
  ])
  const [low, high] = [short(-ft(14000)), short(-ft(14000 - height))]
  assert.deepEqual(spansOf(ran, 'influx', 'flaw'), [
    [-1.33, low, -0.67, high],
    [0.67, short(-ft(10500 + height)), 1.33, short(-ft(10500))],
  ])
  assert.deepEqual(placesOf(ran, 'influx', 'h '), [
    [
      [0, low],
      [0, high],
    ],
  ])
  const middle = (depth: number) => short(-ft(depth))
  const places = [
    ['at entry', -1, 10500 - 0.4 * 3500],
    ['at the shoe', 1, 10500 - 0.4 * 3500],
    ['shoe at', -1.4, 10500],
    ['V_b', -1.33, 14000 - height / 2],
    ['P_f', -1.33, 14000],
    ['MW', -1.33, (10500 + 14000 - height) / 2],
    ['P_al', 1.4, 10500],
    ['V_s', 1.33, 10500 + height / 2],
    ['bit at', 1, 14000],
  ] as const
  for (const [text, x, depth] of places) assert.deepEqual(placesOf(ran, 'influx', text), [[[x, middle(depth)]]])
  assert.deepEqual(frameOf(ran, 'influx'), [-1.8, 1.8, middle(14000 + 0.08 * 3500), middle(10500 - 0.6 * 3500)])
  assert.deepEqual(spansOf(ran, 'influx', 'steel').at(-1), [0.88, middle(14000 - 35), 1.12, middle(10500 - 0.4 * 3500)])
})

test('no influx is drawn where the well cannot be shut in on any', () => {
  const ran = run({ formation_pressure_gradient: 17.5 })
  assert.deepEqual(spansOf(ran, 'influx', 'flaw'), [])
  assert.ok(!labelsOf(ran, 'influx').some((label) => label.startsWith('h ')))
})

/** What a wall weighs, lb/ft, of steel of 7850 kg/m3. */
const weightOf = (D: number, t: number) =>
  (7850 * (Math.PI / 4) * (D ** 2 - (D - 2 * t) ** 2) * 0.0254 ** 2 * 0.3048) / 0.45359237
/** Height that the shoe bears with the bit at a depth, ft. */
const borne = (bit: number) => (0.052 * 16 * 10500 - 100 - 0.052 * (15 * bit - 15.5 * (bit - 10500))) / (0.052 * 13.5)
const lone = (over: Row) => ({ strings: [{ ...surface, ...over }] })

/** Inputs of a whole design, the code of a warning, and what it says. */
const WARNINGS: readonly [over: Row, code: string, ...said: string[]][] = [
  [{}, 'no_api_size', '/hole_type The casing program includes a 13.75 in string. The API size is 13 3/8 in.'],
  [
    { hole_type: 'slim_hole' },
    'no_api_size',
    '/hole_type The casing program includes a 2.9 in string. The API size is 2 7/8 in.',
  ],
  [
    { depths: [2500, 4000, 8000, 10000, 14000] },
    'profile_begins_below',
    '/depths Profile depths begin at 2,500 ft, below surface casing shoe depth, 2,000 ft. The casing seats end at the top of the profile.',
  ],
  [
    { fracture_gradient: [9, 12.8, 15, 15.8, 17.4] },
    'window_closes_above',
    '/surface_casing_depth At 0 ft no mud weight satisfies both the pore pressure gradient, 8.6 ppg, and the fracture gradient, 9 ppg, with their margins. Other measures are required for the surface casing hole.',
  ],
  [
    { pore_pressure_gradient: [8.6, 8.8, 9, 9, 15] },
    'differential_sticking',
    `/pore_pressure_gradient Overbalance is ${shown(clean(0.052 * (15.5 - 9.75) * 10500), 4)} psi at 10,500 ft; the usual limit is 3,000 psi. Mud weight is 15.5 ppg and pore pressure 9.75 ppg.`,
  ],
  [
    { bit_true_vertical_depth: 10600 },
    'full_displacement',
    `/bit_true_vertical_depth The shoe withstands an influx height of ${shown(borne(10600), 6)} ft, and the open hole height is 100 ft. The open hole can fill with gas without fracturing the shoe, so no volume limits the kick.`,
  ],
  [
    { drill_collar_length: 900 },
    'collars_above_influx',
    `/drill_collar_length Drill collar length is 900 ft and the influx height is ${shown(borne(14000), 6)} ft. The influx surrounds only the collars.`,
  ],
  [
    { water_depth: 900, shoe_true_vertical_depth: 2900 },
    'shoe_above_seabed',
    ...[
      ['surface_casing_depth', 2000],
      ['strings/0/setting_depth', 2000],
      ['shoe_true_vertical_depth', 2900],
    ].map(
      ([path, depth]) =>
        `/${path} A shoe at ${shown(Number(depth))} ft is above the seabed, water depth 900 m (${shown(900 / 0.3048, 6)} ft). Enter depths from the rotary table, not from the mudline.`,
    ),
  ],
  [
    { hole_type: 'slim_hole' },
    'other_concept',
    '/hole_type The selected hole concept is slim hole; standard hole is recommended for this purpose and water depth.',
  ],
  [
    lone({ specified_minimum_yield_strength: 160000 }),
    'grade_outside',
    "/strings/0/specified_minimum_yield_strength Yield strength of 'surface' is 160,000 psi, outside the range of the collapse constants, 40,000 psi to 155,000 psi.",
  ],
  [
    lone({ specified_minimum_yield_strength: 39000 }),
    'grade_outside',
    "/strings/0/specified_minimum_yield_strength Yield strength of 'surface' is 39,000 psi, outside the range of the collapse constants, 40,000 psi to 155,000 psi.",
  ],
  [
    lone({ wall_thickness: 0.2 }),
    'ratio_outside',
    `/strings/0/wall_thickness D/t of 'surface' is ${13.375 / 0.2}, outside the range 4 to 60.`,
  ],
  [
    lone({ nominal_weight: 90 }),
    'weight_and_wall',
    `/strings/0/nominal_weight Nominal weight of 'surface', 90 lb/ft, is ${shown(100 * (90 / weightOf(13.375, 0.48) - 1), 3)} % above the weight calculated from its wall thickness.`,
  ],
  [
    lone({ nominal_weight: 40 }),
    'weight_and_wall',
    `/strings/0/nominal_weight Nominal weight of 'surface', 40 lb/ft, is ${shown(100 * (1 - 40 / weightOf(13.375, 0.48)), 3)} % below the weight calculated from its wall thickness.`,
  ],
  [
    lone({ mud_weight: 13, next_mud_weight: 14 }),
    'mud_breaks_shoe',
    "/strings/0/mud_weight Mud weight of 'surface' is 13 ppg, but the shoe fractures at 12.8 ppg.",
    "/strings/0/next_mud_weight Next mud weight of 'surface' is 14 ppg, but the shoe fractures at 12.8 ppg.",
  ],
  [
    lone({ internal_fluid_level: 0 }),
    'no_collapse_load',
    "/strings/0/internal_fluid_level The mud inside 'surface' is at least as heavy as the mud outside. No collapse safety factor is calculated.",
  ],
  [
    lone({ formation_pressure_gradient: 12.5, fracture_gradient_at_shoe: 12 }),
    'profile_differs',
    "/strings/0/fracture_gradient_at_shoe Fracture gradient at the shoe of 'surface' is 12 ppg; the profile value is 12.8 ppg at 2,000 ft.",
    "/strings/0/formation_pressure_gradient Formation pressure gradient of 'surface' is 12.5 ppg; the profile value is 11.5 ppg at 10,500 ft.",
  ],
  [
    { strings: [surface, { ...production, setting_depth: 14500, next_section_total_depth: 14600 }] },
    'below_total_depth',
    "/strings/1/setting_depth 'production' is set at 14,500 ft, below the total depth, 14,000 ft.",
  ],
  [
    { strings: [intermediate, straight] },
    'straight_string',
    "/strings/1 No dogleg severity is entered for 'surface'. The string is treated as straight.",
  ],
]

test('warnings say their numbers, and are silent in the example', () => {
  for (const [over, code, ...expected] of WARNINGS) assert.deepEqual(remarksOf(run(over), code), expected, code)
  assert.deepEqual(
    run().warnings.map(({ code }) => code),
    ['no_api_size'],
  )
})

test('a screen of concepts says its cost and what is recommended, in words', () => {
  assert.equal(
    concept.run({ hole_type: 'big_hole' }).detail,
    'No check made. Well cost 41,600,000 USD (big hole); recommended concept: standard hole.',
  )
})
