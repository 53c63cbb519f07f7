/** What a corroded pipe is told in words: the sentence, warnings, notes and refusals have the numbers of the run. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checked, codes, messagesOf, number, type Request, reason, testKit, value } from '@keelson/engine/testing.ts'
import { api579PipeFfsB318 as gas } from '../../api579-pipe-ffs-b318/index.ts'
import {
  B31G_1991,
  B31G_2012,
  GML,
  LML1,
  LML2,
  METHODS,
  MODIFIED,
  methodInWords,
  PART_A,
  PART_B,
  RSTRENG,
} from './methods.ts'

const { run, problems } = testKit(gas, {})

const pipe = { outer_diameter: 400, wall_thickness: 10, specified_minimum_yield_strength: 360 }
const pit = { ...pipe, tensile_strength: 460, defect_depth: 6, defect_length: 160 }
const area = { ...pipe, assessment_method: LML1, minimum_measured_thickness: 6, longitudinal_flaw_length: 150 }
const bottom = { ...pipe, assessment_method: RSTRENG, axial_position: [0, 50, 100], depth_profile: [0, 3, 0] }
const grid = {
  ...pipe,
  assessment_method: GML,
  grid_spacing: 30,
  thickness_grid: [
    [9.4, 9.3, 9.4],
    [9.3, 8.1, 9.2],
    [9.4, 9.3, 9.4],
  ],
  minimum_required_thickness: 6,
}
const short = (x: number) => Number(x.toPrecision(4))
const MPa = (ran: ReturnType<typeof run>, name: string) => `${short(number(ran, name))} MPa`

test('the sentence has verdict, allowable pressure, the pressure to bear, the method, the strength factor and the life', () => {
  const ran = run({ ...area, maximum_allowable_operating_pressure: 8, service_age: 20 })
  const expected =
    `Accept. Allowable pressure ${MPa(ran, 'allowable_pressure')} (required 8 MPa) by ${methodInWords(LML1)}, ` +
    `remaining strength factor ${Number(number(ran, 'remaining_strength_factor').toPrecision(3))}, ` +
    `remaining life ${Number(number(ran, 'remaining_life').toPrecision(3))} years.`
  assert.equal(ran.detail, expected)
})

test('the sentence rerates and repairs, and names the method that governs', () => {
  const said = (over: Request) => {
    const ran = run({ ...pit, assessment_method: MODIFIED, ...over })
    return ran.detail.replace(MPa(ran, 'allowable_pressure'), 'P_a').replace(/^Allowable pressure fails: .*?\)\. /, '')
  }
  assert.equal(
    said({ maximum_allowable_operating_pressure: 12 }),
    `Rerate. Allowable pressure P_a (required 12 MPa) by ${MODIFIED}.`,
  )
  const open =
    'Not assessed: Allowable pressure. Neither maximum allowable operating pressure nor operating pressure is entered. '
  assert.match(said({ defect_depth: 8.5 }), /^ASME B31G depth limit fails: .*\. Repair\. Allowable pressure P_a by /)
  assert.equal(said({}), `${open}Allowable pressure P_a by ${MODIFIED}.`)
  assert.equal(
    said({ operating_pressure: 5, maximum_allowable_operating_pressure: 6 }),
    `Accept. Allowable pressure P_a (required 6 MPa) by ${MODIFIED}.`,
  )
})

test('the sentence says the pressure of the sound pipe where that is the lesser, and why there is none', () => {
  const shallow = run({ ...pit, assessment_method: MODIFIED, defect_depth: 1, operating_pressure: 5 })
  assert.equal(
    shallow.detail,
    `Accept. Allowable pressure 12.96 MPa (required 5 MPa), limited by the undamaged pipe (${MODIFIED}: ${MPa(shallow, 'safe_pressure')}).`,
  )
  const bare = run({ ...pit, assessment_method: PART_B, operating_pressure: 5 }, ['specified_minimum_yield_strength'])
  assert.equal(
    bare.detail,
    `Accept. Safe pressure ${MPa(bare, 'safe_pressure')} (required 5 MPa) by ${PART_B}, undamaged pipe not assessed.`,
  )
  const thickness = run(grid, ['specified_minimum_yield_strength'])
  assert.match(thickness.detail, /^Accept\. Only thickness criteria are assessed/)
  assert.match(reason(thickness, 'allowable_pressure') + reason(thickness, 'safe_pressure'), /only if a yield strength/)
})

test('a check says what it was held against, and why another was not made', () => {
  const note = (ran: ReturnType<typeof run>, id: string) => checked(ran, id)?.note ?? ''
  const grids = run({ ...grid, operating_pressure: 6 })
  assert.equal(note(grids, 'average_thickness_longitudinal'), 'Level 1 also acceptable')
  const thick = run({ ...grid, minimum_required_thickness: 9 })
  assert.equal(note(thick, 'average_thickness_circumferential'), 'Level 1 not acceptable')
  const shallow = run({ ...pit, assessment_method: MODIFIED, defect_depth: 1, operating_pressure: 5 })
  assert.equal(
    note(shallow, 'safe_pressure'),
    `limited by the undamaged pipe; ${MODIFIED} gives ${MPa(shallow, 'safe_pressure')}`,
  )
  const deep = run({ ...pit, assessment_method: MODIFIED, operating_pressure: 5 })
  assert.equal(note(deep, 'safe_pressure'), `governed by ${MODIFIED}`)
  const reasonOf = (ran: ReturnType<typeof run>, id: string) => {
    const made = checked(ran, id)
    return made?.state === 'not_made' ? made.reason : made?.state
  }
  assert.deepEqual(
    [
      'average_thickness_longitudinal',
      'minimum_thickness',
      'reduced_pressure',
      'thickness_ratio',
      'depth_limit_f101',
    ].map((id) => reasonOf(deep, id)),
    [
      'API 579-1 Part 4 is not run',
      'API 579-1 is not run',
      'API 579-1 is not run',
      'API 579-1 Part 5 is not run',
      'DNV-RP-F101 is not run',
    ],
  )
  const bare = run({ ...grid, operating_pressure: 6 }, ['specified_minimum_yield_strength'])
  assert.equal(
    reasonOf(bare, 'reduced_pressure'),
    'API 579-1 Part 4 pressure is calculated only if a yield strength is entered',
  )
  assert.equal(reasonOf(run(area), 'reduced_pressure'), 'Operating pressure not entered')
  assert.equal(
    reasonOf(run({ ...area, operating_pressure: 5 }), 'remaining_strength_factor'),
    'the reduced pressure is compared with the entered pressure instead',
  )
})

test('readings that scatter are warned of, with their scatter and the limit', () => {
  const scattered = run({ ...grid, thickness_grid: [[9.5, 6.5, 9.5, 9.5, 6.5, 9.5]] })
  const [said] = messagesOf(scattered, 'scattered_readings')
  const percent = Number((100 * number(scattered, 'coefficient_of_variation')).toPrecision(3))
  assert.equal(percent, 18.2)
  assert.match(said ?? '', /^The coefficient of variation of the readings is 18\.2 %, above 10 %/)
  assert.deepEqual(messagesOf(run(grid), 'scattered_readings'), [])
})

test('an averaging length beyond the grid, and a least reading on its edge, are warned of with their lengths', () => {
  const ran = run(grid)
  const [said] = messagesOf(ran, 'averaging_beyond_grid')
  assert.match(said ?? '', /^The averaging length, .* exceeds the shorter side of the grid, 60 mm\. /)
  assert.ok(said?.includes(`${short(number(ran, 'averaging_length'))} mm`))
  const wide = Array.from({ length: 9 }, (_, i) => Array.from({ length: 9 }, (_, j) => (i === 4 && j === 4 ? 5 : 9.4)))
  assert.deepEqual(messagesOf(run({ ...grid, thickness_grid: wide }), 'averaging_beyond_grid'), [])
  const at = (row: number, column: number) =>
    messagesOf(
      run({ ...grid, thickness_grid: wide.map((r, i) => r.map((t, j) => (i === row && j === column ? 4 : t))) }),
      'least_reading_at_edge',
    )[0]
  const edges: readonly (readonly [number, number])[] = [
    [0, 3],
    [8, 3],
    [3, 0],
    [3, 8],
  ]
  for (const [i, j] of edges) assert.match(at(i, j) ?? '', /^The minimum reading, 4 mm, is on the grid edge/)
  assert.equal(at(1, 7), undefined)
})

test('a loss of less than a tenth of the wall, and a wall above the nominal, are told with their depths', () => {
  const shallow = (over: Request) =>
    messagesOf(run({ ...pit, assessment_method: MODIFIED, ...over }), 'negligible_depth')
  assert.match(
    shallow({ defect_depth: 0.9 })[0] ?? '',
    /^The maximum metal loss, 0\.9 mm, is below 10 % of the wall thickness/,
  )
  assert.deepEqual(
    [shallow({ defect_depth: 1.1 }), shallow({ defect_depth: 0.9, assessment_method: PART_B })],
    [[], []],
  )
  const thick = (t: number) => messagesOf(run({ ...area, minimum_measured_thickness: t }), 'no_loss')[0]
  assert.deepEqual(
    [thick(10.2), thick(9.9)],
    ['The minimum thickness, 10.2 mm, exceeds the nominal wall thickness.', undefined],
  )
})

test('a length at which a rule counts the full depth is warned of, by the rule that does', () => {
  const said = (assessment_method: string, defect_length: number) =>
    messagesOf(run({ ...pit, assessment_method, defect_length }), 'long_defect')[0]
  const root = Math.sqrt(4000)
  assert.match(
    said(B31G_1991, 300) ?? '',
    /^ASME B31G-1991 \(original\): the flaw length, 300 mm, exceeds the limit \(shape parameter above 4\)/,
  )
  assert.match(
    said(B31G_2012, 300) ?? '',
    /^ASME B31G-2012 \(original\): the flaw length, 300 mm, exceeds the limit \(length parameter above 20\)/,
  )
  assert.equal(said(B31G_1991, (3.99 * root) / 0.893), undefined)
  assert.equal(said(B31G_2012, 0.999 * Math.sqrt(20 * 4000)), undefined)
  assert.equal(said(MODIFIED, 300), undefined)
})

test('a profile that ends with more than a fifth of its deepest loss is cut short', () => {
  const said = (depth_profile: number[]) => messagesOf(run({ ...bottom, depth_profile }), 'profile_cut_short')[0]
  assert.match(said([0.7, 3, 0]) ?? '', /^The profile ends at a metal loss depth of 0\.7 mm \(maximum 3 mm\)/)
  assert.match(said([0, 3, 0.7]) ?? '', /^The profile ends at a metal loss depth of 0\.7 mm \(maximum 3 mm\)/)
  assert.equal(said([0.5, 3, 0.5]), undefined)
  const left = { longitudinal_critical_thickness_profile: [9.5, 6, 7.5], uniform_metal_loss: 0.5 }
  const ran = run({ ...pipe, assessment_method: LML2, axial_position: [0, 50, 100], ...left })
  assert.match(
    messagesOf(ran, 'profile_cut_short')[0] ?? '',
    /^The profile ends at a metal loss depth of 2 mm \(maximum 3\.5 mm\)/,
  )
})

test('a safety factor below that of the manual is warned of where it is used', () => {
  const said = (assessment_method: string, safety_factor: number) =>
    messagesOf(run({ ...pit, assessment_method, safety_factor }), 'low_safety_factor')[0]
  for (const method of [B31G_2012, MODIFIED])
    assert.equal(said(method, 1.2), 'Safety factor 1.2 is below 1.25, the minimum recommended by ASME B31G.')
  assert.deepEqual([said(MODIFIED, 1.25), said(B31G_1991, 1.2)], [undefined, undefined])
})

test('of mixed partial factors those left to safety class normal are named', () => {
  const part = { ...pit, assessment_method: PART_A, defect_depth: 3 }
  assert.match(
    messagesOf(run({ ...part, depth_factor_gamma_d: 1.4 }), 'mixed_safety_class')[0] ?? '',
    /values for safety class normal are used for model partial safety factor and depth fractile/,
  )
  assert.match(
    messagesOf(run({ ...part, model_factor_gamma_m: 0.7, fractile_epsilon_d: 1.2 }), 'mixed_safety_class')[0] ?? '',
    /values for safety class normal are used for depth partial safety factor/,
  )
})

test('a rule that grants the flaw more than the code grants the pipe is told with both pressures', () => {
  const ran = run({ ...pit, assessment_method: MODIFIED, defect_depth: 1 })
  assert.equal(
    messagesOf(ran, 'above_design_pressure')[0],
    `The safe pressure by ${MODIFIED}, ${MPa(ran, 'safe_pressure')}, exceeds the allowable pressure of the undamaged pipe, 12.96 MPa. The latter governs.`,
  )
  const bare = run({ ...pit, assessment_method: PART_B }, ['specified_minimum_yield_strength'])
  assert.match(
    messagesOf(bare, 'sound_pressure_unknown')[0] ?? '',
    new RegExp(`^The safe pressure, ${MPa(bare, 'safe_pressure')}, is for the flaw only`),
  )
  assert.ok(!codes(run(grid, ['specified_minimum_yield_strength'])).includes('sound_pressure_unknown'))
})

test('what is refused says its limit and what was read', () => {
  const said = (request: Request, without: readonly string[] = []) => problems(request, without)[0] ?? ''
  assert.match(
    said({ ...area, uniform_metal_loss: 10.5 }),
    /must be less than the nominal wall thickness, 10 mm \(entered: 10\.5 mm\)/,
  )
  const worn = { ...area, uniform_metal_loss: 4, future_corrosion_allowance: 6.5 }
  assert.match(said(worn), /must exceed the future corrosion allowance, 6\.5 mm, .*minimum entered: 6 mm/)
  assert.match(
    said({ ...worn, minimum_measured_thickness: 7 }),
    /^\/future_corrosion_allowance must be less than the remaining wall thickness, 6 mm \(entered: 6\.5 mm\)/,
  )
  const rows = [
    [9, 9],
    [9, 9, 9],
  ]
  assert.match(said({ ...grid, thickness_grid: rows }), /rows of equal length, 2 readings as in row 1 \(row 2 has 3\)/)
  assert.match(
    said({ ...grid, thickness_grid: [[9, 12.5]] }),
    /above 1\.2 times the nominal wall thickness, 12 mm \(entered: 12\.5 mm\)/,
  )
  assert.match(
    said({ ...bottom, axial_position: [0, 50, 50] }),
    /must increase from point to point \(point 3 does not\)/,
  )
  assert.match(said({ ...bottom, depth_profile: [0, 1] }), /one value per axial position, 3 in total \(entered: 2\)/)
  assert.match(
    said({ ...bottom, depth_profile: [0, 10, 0] }),
    /at least 0 and less than the nominal wall thickness, 10 mm \(entered: 10 mm\)/,
  )
  assert.match(
    said({ ...pit, assessment_method: PART_A, defect_depth: 11 }),
    /less than the nominal wall thickness, 10 mm \(entered: 11 mm\)/,
  )
  assert.match(said({ ...area, longitudinal_flaw_length: 1000 }), /must not exceed 959\.4 mm, .*entered: 1,000 mm/)
  assert.match(
    said({ ...pit, assessment_method: PART_A, defect_depth: 0.5, fractile_epsilon_d: -1.5 }),
    /positive corrected relative depth, not −0\.07 \(entered: −1\.5\)/,
  )
  assert.match(
    said(pipe),
    /enter minimum measured thickness, .*\(API 579-1 Part 5 Level 1\); or .*\(RSTRENG effective area\); or .*\(DNV-RP-F101 Part B/,
  )
})

test('a value that its method does not give says which method does', () => {
  const ran = run({ ...pit, assessment_method: MODIFIED })
  const only: Readonly<Record<string, string>> = {
    remaining_strength_factor: 'calculated by API 579-1 Part 5 (Levels 1 and 2) only',
    critical_interval_start: `calculated by ${methodInWords(LML2)} only`,
    critical_interval_end: `calculated by ${methodInWords(LML2)} only`,
    averaging_length: `calculated by ${methodInWords(GML)} only`,
    coefficient_of_variation: `calculated by ${methodInWords(GML)} only`,
    level_1_acceptable: `calculated by ${methodInWords(GML)} and ${methodInWords(LML1)} only`,
    level_2_acceptable: `calculated by ${methodInWords(GML)} and ${methodInWords(LML2)} only`,
    inside_diameter: 'calculated by API 579-1 only',
    safe_working_pressure: `calculated by ${PART_B} only`,
    corrected_relative_depth: `calculated by ${PART_A} only`,
    corroded_pipe_pressure_resistance: `calculated by ${PART_A} only`,
    length_correction_factor: 'calculated by DNV-RP-F101 only',
    design_pressure: `calculated by ${B31G_1991} only`,
    effective_length_start: `calculated by ${RSTRENG} only`,
  }
  for (const [name, why] of Object.entries(only)) assert.equal(reason(ran, name), why)
  assert.equal(value(run(area), 'failure_pressure'), null)
})

test('each value is titled by what its method gives', () => {
  const titled: Readonly<Record<string, readonly [title: RegExp, symbol: string]>> = {
    average_measured_thickness_longitudinal: [/longitudinal/, 't_am_s'],
    average_measured_thickness_circumferential: [/circumferential/, 't_am_c'],
    critical_interval_start: [/^Start of worst/, 'x_1'],
    critical_interval_end: [/^End of worst/, 'x_2'],
    effective_length_start: [/^Start of effective/, 'x_1'],
    effective_length_end: [/^End of effective/, 'x_2'],
    safe_working_pressure: [/working/, 'P_sw'],
    corroded_pipe_pressure_resistance: [/resistance/, 'p_corr'],
    interaction_spacing_axial: [/^Axial/, 's_L_lim'],
    interaction_spacing_circumferential: [/^Circumferential/, 's_C_lim'],
    safe_pressure: [/^Flaw safe pressure/, 'P_S'],
    allowable_pressure: [/^Corroded pipe allowable pressure/, 'P_a'],
    maximum_allowable_working_pressure: [/^Undamaged pipe/, 'MAWP'],
    reduced_maximum_allowable_working_pressure: [/^Reduced/, 'MAWP_r'],
    modified_b31g_failure_pressure: [/^Modified B31G/, 'P_F_full'],
    design_pressure: [/^Design/, 'P'],
    remaining_strength_factor: [/strength factor/, 'RSF'],
    folias_factor: [/Folias/, 'M_t'],
    shell_parameter_lambda: [/Shell/, 'lambda'],
    remaining_thickness_ratio: [/thickness ratio/, 'R_t'],
    screening_thickness_ratio_limit: [/[Ss]creening/, 'R_t_lim'],
    tensile_strength_factor: [/Tensile/, 'TSF'],
    averaging_factor_q: [/Averaging factor/, 'Q'],
    length_correction_factor: [/Length correction/, 'Q_F101'],
    corrected_relative_depth: [/Corrected/, 'r_d_star'],
    b31g_shape_parameter: [/Shape/, 'A_91'],
    coefficient_of_variation: [/Coefficient of variation/, 'COV'],
    minimum_measured_thickness: [/Minimum measured/, 't_mm'],
    inside_diameter: [/Inside/, 'D'],
    averaging_length: [/Averaging length/, 'L_avg'],
    failure_stress: [/Failure stress/, 'S_F'],
    failure_pressure: [/Failure pressure/, 'P_F'],
  }
  const { values } = gas.contract
  for (const [name, [title, symbol]] of Object.entries(titled)) {
    const spec = values[name as keyof typeof values]
    assert.match(spec.title, title)
    assert.equal('symbol' in spec ? spec.symbol : '', symbol)
  }
})

test('each method needs its own data, and no other', () => {
  const data: Readonly<Record<string, readonly string[]>> = {
    [GML]: ['/thickness_grid', '/grid_spacing', '/operating_pressure'],
    [LML1]: ['/minimum_measured_thickness', '/longitudinal_flaw_length'],
    [LML2]: ['/axial_position', '/longitudinal_critical_thickness_profile'],
    [B31G_1991]: ['/defect_depth', '/defect_length'],
    [B31G_2012]: ['/defect_depth', '/defect_length'],
    [MODIFIED]: ['/defect_depth', '/defect_length'],
    [RSTRENG]: ['/axial_position', '/depth_profile'],
    [PART_A]: ['/defect_length', '/tensile_strength', '/relative_defect_depth'],
    [PART_B]: ['/defect_depth', '/defect_length', '/tensile_strength'],
  }
  const { specified_minimum_yield_strength: _, ...bare } = pipe
  for (const method of METHODS) {
    const asked = (base: Request) => testKit(gas, base).pointers({ assessment_method: method })
    assert.deepEqual(new Set(asked(pipe)), new Set(data[method]))
    const yields = method === PART_A || method === PART_B ? [] : ['/specified_minimum_yield_strength']
    assert.deepEqual(new Set(asked(bare)), new Set([...(data[method] ?? []), ...yields]))
  }
})

test('a flaw that goes on beyond what was measured is not accepted, by table as by sentence', () => {
  const ran = run({
    ...pipe,
    assessment_method: RSTRENG,
    axial_position: [0, 50, 100],
    depth_profile: [1, 2, 0],
    maximum_allowable_operating_pressure: 2,
  })
  assert.equal(ran.status, 'SKIPPED')
  assert.match(ran.detail, /so the flaw extends beyond the profile\. For information only: allowable pressure/)
})

test('a criterion weaker than that of the code is noted as entered', () => {
  const note = (over: Request) => checked(run({ ...pit, operating_pressure: 2, ...over }), 'safe_pressure')?.note ?? ''
  assert.match(note({ assessment_method: MODIFIED, design_factor: 0.8 }), /0\.8 as entered; ASME B31\.8 .* gives 0\.72/)
  assert.match(note({ assessment_method: MODIFIED, safety_factor: 1.1 }), /1\.1 as entered; ASME B31G .* gives 1\.25/)
  assert.doesNotMatch(note({ assessment_method: MODIFIED }), /as entered/)
})
