/** What is special to members and joints: the row that governs, where forms meet, columns at their Euler stress, and refusals. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Ran } from '@keelson/engine'
import {
  axesOf,
  checked,
  codes,
  messageOf,
  near,
  number,
  pointsOf,
  reason,
  rowsOf,
  testKit,
  value,
} from '@keelson/engine/testing.ts'
import { silent } from '@keelson/equations'
import fc from 'fast-check'
import { assessMember } from './calculate-member.ts'
import { bendingHeld } from './charts.ts'
import { jacketMemberJointChecks as workflow } from './index.ts'

const LEG = { outer_diameter: 1200, wall_thickness: 30, yield_strength: 345, effective_length: 18 }
const JOINT = {
  joint_type: 'T',
  chord_diameter: 1200,
  chord_thickness: 40,
  brace_diameter: 610,
  brace_thickness: 20,
  brace_angle: 60,
  chord_yield_strength: 345,
  brace_yield_strength: 345,
  brace_axial_load: 1500,
}
const { run, refusedAt } = testKit(workflow, {})
const member = (over: object, ...more: readonly object[]) => run({ members: [{ ...LEG, ...over }, ...more] })
const joint = (over: object = {}) => run({ joints: [{ ...JOINT, ...over }] })
/** Without what is said of the members that are not provided. */
const remarks = (ran: Ran) => codes(ran).filter((code) => code !== 'not_assessed')

test('the values are those of the row that is used most, and every row stands in the table', () => {
  const r = member({ axial_stress: 50 }, { ...LEG, axial_stress: 90, bending_stress: 40 }, { ...LEG, shear_force: 100 })
  assert.equal(value(r, 'governing_check'), 'member 2, combined stress')
  near(number(r, 'combined_utilisation'), rowsOf(r, 'members')[1]?.[6] as number)
  assert.equal(rowsOf(r, 'members').length, 3)
  assert.equal(checked(r, 'shear')?.state, 'pass')
  assert.match(String(checked(r, 'shear')?.note), /member 3/)
})

test('a row that fails fails the run, wherever it stands', () => {
  for (const members of [
    [{ ...LEG, axial_stress: 400 }, LEG],
    [LEG, { ...LEG, shear_force: 60000 }],
  ])
    assert.equal(run({ members, joints: [JOINT] }).status, 'FAIL')
  assert.equal(
    run({ members: [{ ...LEG, axial_stress: 10 }], joints: [{ ...JOINT, brace_axial_load: 20000 }] }).status,
    'FAIL',
  )
})

test('at its Euler stress a column holds no bending: no utilisation by stability, and a failure', () => {
  const slim = { outer_diameter: 300, wall_thickness: 10, effective_length: 30 }
  const euler = number(member({ ...slim, axial_stress: 1 }), 'euler_stress_fe')
  const r = member({ ...slim, axial_stress: 1.0001 * euler, bending_stress: 5 })
  assert.equal(value(r, 'utilisation_stability'), null)
  assert.match(reason(r, 'combined_utilisation'), /Euler stress/)
  assert.equal(checked(r, 'combined')?.state, 'fail')
  assert.equal(r.status, 'FAIL')
})

test('compression without an effective length is not passed on stability', () => {
  const r = run({ members: [{ outer_diameter: 1200, wall_thickness: 30, yield_strength: 345, axial_stress: 50 }] })
  for (const id of ['axial', 'combined']) assert.equal(checked(r, id)?.open, true)
  assert.equal(r.status, 'SKIPPED')
  assert.match(reason(r, 'combined_utilisation'), /no effective length/)
})

test('compression beyond yield fails without an effective length too', () => {
  const tube = { outer_diameter: 1200, wall_thickness: 30, yield_strength: 345 }
  const over = run({ members: [{ ...tube, axial_stress: 180, bending_stress: 60 }] })
  assert.equal(checked(over, 'combined')?.state, 'fail')
  near(number(over, 'utilisation_yield'), 180 / 207 + 60 / number(over, 'allowable_bending_fb'), 1e-9)
  assert.equal(over.status, 'FAIL')
  assert.equal(value(over, 'combined_utilisation'), null)
})

test('more stress, a longer column or a thinner wall is used more', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 1, max: 80, noNaN: true }),
      fc.double({ min: 1, max: 80, noNaN: true }),
      fc.constantFrom('compression', 'tension'),
      (axial_stress, bending_stress, axial_sense) => {
        const base = { axial_stress, bending_stress, axial_sense, ring_spacing: 3, external_pressure: 1 }
        const used = (over: object) => {
          const r = member({ ...base, ...over })
          return [number(r, 'combined_utilisation'), number(r, 'hydrostatic_interaction')] as const
        }
        const [alone, pressed] = used({})
        assert.ok(used({ bending_stress: 1.05 * bending_stress })[0] > alone)
        assert.ok(used({ effective_length: 25 })[0] >= alone)
        assert.ok(used({ external_pressure: 1.1 })[0] === alone)
        if (axial_sense === 'compression') assert.ok(used({ external_pressure: 1.1 })[1] > pressed)
      },
    ),
    { numRuns: 25, seed: 1 },
  )
})

test('the single form ends at 0.15 of the allowable, where the two forms go on', () => {
  const F_a = number(member({ axial_stress: 1 }), 'allowable_compression_fa')
  const at = (share: number) => member({ axial_stress: share * F_a, bending_stress: 60 })
  assert.equal(value(at(0.1499), 'utilisation_stability'), null)
  near(number(at(0.1499), 'combined_utilisation'), 0.1499 + 60 / number(at(0.1499), 'allowable_bending_fb'), 1e-9)
  assert.ok(number(at(0.1501), 'utilisation_stability') > 0.15)
})

test('extreme conditions raise every allowable stress by a third', () => {
  const [normal, extreme] = [false, true].map((one_third_increase) =>
    member({ axial_stress: 60, bending_stress: 40, shear_force: 500, one_third_increase }),
  )
  assert.ok(normal && extreme)
  for (const name of ['allowable_tension', 'allowable_compression_fa', 'allowable_bending_fb', 'euler_stress_fe'])
    near(number(extreme, name), (4 / 3) * number(normal, name), 1e-9)
  near(number(extreme, 'shear_utilisation'), 0.75 * number(normal, 'shear_utilisation'), 1e-9)
})

test('the curve of the chart ends where the utilisation is 1', () => {
  for (const [axial_sense, axial_stress] of [
    ['compression', 20],
    ['compression', 100],
    ['compression', 150],
    ['tension', 120],
  ] as const) {
    const row = { axial_sense, axial_stress, moment_reduction_factor_cm: 0.85 }
    const si = {
      outer_diameter: 1.2,
      wall_thickness: 0.03,
      yield_strength: 345e6,
      youngs_modulus: 2e11,
      effective_length: 18,
    }
    const rest = { wave_height: 0, seawater_unit_weight: 1e4, one_third_increase: false, bending_stress: 0 }
    const bare = { ...si, ...rest, ...row, axial_stress: axial_stress * 1e6 }
    const bending_stress = bendingHeld(assessMember(bare, silent), bare.axial_stress)
    near(assessMember({ ...bare, bending_stress }, silent).together?.use ?? 0, 1, 1e-9)
  }
})

test('rings closer together than the elastic form is for fail compression beyond it', () => {
  const r = member({ wall_thickness: 4.15, ring_spacing: 0.05, external_pressure: 0.1, axial_stress: 300 })
  assert.equal(checked(r, 'pressure')?.state, 'fail')
  assert.equal(value(r, 'hydrostatic_interaction'), null)
})

test('a head is that of its pressure, and still water has no wave part', () => {
  const wet = { ring_spacing: 12, axial_stress: 20 }
  const [byHead, byDepth, byPressure] = [
    { design_head: 60 },
    { member_depth: 60 },
    { external_pressure: 60 * 10.0536e-3 },
  ].map((sea) => number(member({ ...wet, ...sea }), 'hydrostatic_utilisation'))
  near(byHead, byDepth as number, 1e-12)
  near(byPressure, byHead as number, 1e-9)
})

test('a chord in tension helps a K joint, a compressed footprint weakens every joint', () => {
  const k = { joint_type: 'K', gap: 75 }
  const P_a = (over: object) => number(joint({ ...k, ...over }), 'allowable_axial')
  assert.ok(P_a({ chord_axial_load: 3000 }) > P_a({}))
  assert.ok(P_a({ chord_axial_load: -3000 }) < P_a({}))
  assert.ok(P_a({ chord_in_plane_moment: 1000 }) < P_a({ chord_in_plane_moment: -1000 }))
})

test('one class carries what a share of one does, and shares lie between their classes', () => {
  const shared = (k_fraction: number, y_fraction: number) =>
    number(joint({ k_fraction, y_fraction, gap: 75 }), 'allowable_axial')
  near(shared(1, 0), number(joint({ joint_type: 'K', gap: 75 }), 'allowable_axial'), 1e-12)
  near(shared(0.25, 0.75), 0.25 * shared(1, 0) + 0.75 * shared(0, 1), 1e-12)
})

test('a long can counts whole', () => {
  const can = (can_length: number) => number(joint({ can_length, nominal_chord_thickness: 25 }), 'allowable_axial')
  near(can(3), number(joint(), 'allowable_axial'), 1e-12)
  assert.ok(can(1) < can(2))
  assert.deepEqual(remarks(joint({ joint_type: 'K', gap: 75, can_length: 2, nominal_chord_thickness: 25 })), [
    'can_without_effect',
  ])
})

test('a chord loaded beyond itself leaves no capacity, and fails', () => {
  const r = joint({ chord_axial_load: -60000 })
  assert.equal(value(r, 'joint_utilisation'), null)
  assert.match(reason(r, 'joint_utilisation'), /no brace capacity/)
  assert.equal(checked(r, 'joint_axial')?.state, 'fail')
  assert.equal(r.status, 'FAIL')
})

test('outside the validity range no capacity is above that of its limits', () => {
  const steep = number(joint({ brace_angle: 30 }), 'allowable_axial')
  for (const brace_angle of [29, 20, 10]) {
    const r = joint({ brace_angle })
    assert.deepEqual(
      remarks(r).filter((c) => c !== 'outside_usual_range'),
      ['outside_validity'],
    )
    near(number(r, 'allowable_axial'), steep, 1e-12)
  }
  const strong = joint({ chord_yield_strength: 600 })
  near(number(strong, 'allowable_axial'), (500 / 345) * number(joint(), 'allowable_axial'), 1e-12)
})

test('a tensile strength holds the yield strength to 0.8 of itself', () => {
  near(
    number(joint({ chord_tensile_strength: 400 }), 'allowable_axial') / number(joint(), 'allowable_axial'),
    320 / 345,
    1e-9,
  )
  assert.equal(number(joint({ chord_tensile_strength: 500 }), 'allowable_axial'), number(joint(), 'allowable_axial'))
})

test('what has no part in a row is said', () => {
  for (const id of ['hoop', 'pressure']) assert.equal(checked(member({ design_head: 60 }), id)?.open, true)
  assert.ok(
    codes(member({ ring_spacing: 12, design_head: 60, external_pressure: 1 })).includes('pressure_replaces_head'),
  )
  assert.ok(codes(member({ ring_spacing: 12, design_head: 60, member_depth: 50 })).includes('head_replaces_depth'))
  assert.ok(codes(member({ ring_spacing: 200, design_head: 60 })).includes('rings_of_no_use'))
  assert.ok(codes(joint({ k_fraction: 0.5, x_fraction: 0.5, gap: 75 })).includes('shares_replace_type'))
  assert.deepEqual(remarks(joint({ nominal_chord_thickness: 25 })), ['nominal_wall_without_can'])
  assert.deepEqual(remarks(joint({ gap: 75 })), ['gap_without_effect'])
  assert.deepEqual(remarks(joint({ brace_axial_load: 0 })), ['no_joint_load'])
  assert.deepEqual(remarks(joint()), [])
})

test('what cannot be is refused at its own row', () => {
  refusedAt('/members/1/wall_thickness', { members: [LEG, { ...LEG, wall_thickness: 600 }] })
  refusedAt('/members/0/wall_thickness', { members: [{ ...LEG, wall_thickness: 3.9 }] })
  refusedAt('/members/0/water_depth', {
    members: [{ ...LEG, ring_spacing: 5, member_depth: 80, wave_height: 5, wave_length: 100, water_depth: 70 }],
  })
  refusedAt('/joints/0/joint_type', { joints: [{ ...JOINT, joint_type: undefined }] })
  refusedAt('/joints/0/chord_thickness', { joints: [{ ...JOINT, chord_thickness: 600 }] })
  refusedAt('/joints/0/brace_thickness', { joints: [{ ...JOINT, brace_thickness: 305 }] })
  refusedAt('/joints/0/nominal_chord_thickness', { joints: [{ ...JOINT, can_length: 2, nominal_chord_thickness: 41 }] })
  refusedAt('/joints/0/brace_angle', { joints: [{ ...JOINT, brace_angle: 91 }] })
  refusedAt('/members', { members: [], joints: [] })
})

test('an empty list of rows is no member', () => {
  const r = run({ members: [], joints: [JOINT] })
  assert.match(reason(r, 'combined_utilisation'), /no row/)
  assert.equal(checked(r, 'combined')?.state, 'not_made')
})

const K_JOINT = {
  ...JOINT,
  k_fraction: 0.7,
  y_fraction: 0.3,
  gap: 75,
  can_length: 2.4,
  nominal_chord_thickness: 30,
  chord_axial_load: -5000,
  brace_in_plane_moment: 350,
  brace_out_of_plane_moment: 150,
}
const series = (ran: Ran, chart: string, name: string) => pointsOf(ran, chart).filter((p) => p.s === name)
const marker = (ran: Ran, chart: string) => pointsOf(ran, chart).find((p) => String(p.label).startsWith('this '))
const labelled = (ran: Ran, id: string) =>
  (ran.result.figures?.find((f) => f.id === id)?.drawing.shapes ?? []).flatMap((shape) =>
    'label' in shape && shape.label?.value !== undefined
      ? [
          [shape.label.text, shape.label.symbol, Number(shape.label.value.toPrecision(6)), shape.label.unit]
            .filter((x) => x !== undefined)
            .join(' '),
        ]
      : [],
  )

test('a bar for each row is what it uses most of, and a row of no allowable has none', () => {
  const r = run({
    members: [
      { ...LEG, axial_stress: 50 },
      { ...LEG, shear_force: 800 },
    ],
    joints: [JOINT, { ...JOINT, chord_axial_load: -60000 }],
  })
  const used = pointsOf(r, 'utilisation').flatMap((p) => (typeof p.name === 'string' ? [[p.name, p.v]] : []))
  const [first, second, third] = [
    number(member({ axial_stress: 50 }), 'combined_utilisation'),
    number(member({ shear_force: 800 }), 'shear_utilisation'),
    number(joint(), 'joint_utilisation'),
  ]
  assert.deepEqual(
    used.map(([name]) => name),
    ['member 1', 'member 2', 'joint 1'],
  )
  for (const [i, u] of [first, second, third].entries()) near(Number(used[i]?.[1]), u, 1e-5)
  assert.deepEqual(axesOf(r, 'utilisation'), ['Row', 'Utilisation'])
  assert.equal(pointsOf(r, 'utilisation').find((p) => p.label === 'limit')?.at, 1)
  assert.equal(value(r, 'governing_check'), 'joint 2, brace load interaction')
})

test('along the curve of a member and of a joint the utilisation is 1', () => {
  for (const row of [
    { axial_stress: 75, bending_stress: 60 },
    { axial_stress: 75, bending_stress: 60, axial_sense: 'tension' },
  ]) {
    const r = member(row)
    const sense = row.axial_sense ?? 'compression'
    assert.deepEqual(axesOf(r, 'member_interaction'), [`Axial stress, ${sense} [MPa]`, 'Bending stress [MPa]'])
    const curve = series(r, 'member_interaction', 'utilisation 1')
    assert.equal(curve.length, 81)
    near(
      Number(curve.at(-1)?.x),
      number(r, sense === 'tension' ? 'allowable_tension' : 'allowable_compression_fa'),
      1e-5,
    )
    for (const i of [0, 5, 40, 79]) {
      const [axial_stress, bending_stress] = [curve[i]?.x, curve[i]?.y]
      near(number(member({ ...row, axial_stress, bending_stress }), 'combined_utilisation'), 1, 2e-5)
    }
    const { x, y } = marker(r, 'member_interaction') ?? {}
    assert.deepEqual([x, y], [75, 60])
  }
  const r = joint(K_JOINT)
  assert.deepEqual(axesOf(r, 'joint_interaction'), ['Brace axial load, compression [kN]', 'In-plane moment [kN·m]'])
  const curve = series(r, 'joint_interaction', 'utilisation 1')
  for (const i of [0, 20, 60, 80])
    near(
      number(
        joint({ ...K_JOINT, brace_axial_load: curve[i]?.x, brace_in_plane_moment: curve[i]?.y }),
        'joint_utilisation',
      ),
      1,
      3e-5,
    )
  const { x, y } = marker(r, 'joint_interaction') ?? {}
  assert.deepEqual([x, y], [1500, 350])
})

test('a chart that has nothing to draw is left out', () => {
  const drawn = (ran: Ran) => ran.result.charts.map((c) => c.id)
  assert.deepEqual(drawn(member({ axial_stress: 20 })), ['utilisation', 'member_interaction'])
  assert.deepEqual(
    drawn(run({ members: [{ outer_diameter: 1200, wall_thickness: 30, yield_strength: 345, axial_stress: 20 }] })),
    ['utilisation'],
  )
  const slim = { outer_diameter: 300, wall_thickness: 10, effective_length: 30 }
  assert.deepEqual(drawn(member({ ...slim, axial_stress: 200 })), [])
  assert.deepEqual(drawn(joint({ brace_out_of_plane_moment: 1e5 })), ['utilisation', 'capacity_beta', 'capacity_gamma'])
})

test('the capacities that are drawn are those of such a joint', () => {
  const r = joint(K_JOINT)
  const { k_fraction: _k, y_fraction: _y, can_length: _c, nominal_chord_thickness: _n, ...plain } = K_JOINT
  const lines = [
    ['this joint: 70 % K, 30 % Y', K_JOINT],
    ['K alone', { ...plain, joint_type: 'K' }],
    ['T or Y alone', { ...plain, joint_type: 'T' }],
    ['X alone', { ...plain, joint_type: 'X' }],
  ] as const
  assert.deepEqual(axesOf(r, 'capacity_beta'), ['Brace/chord diameter ratio', 'Allowable axial load [kN]'])
  assert.deepEqual(axesOf(r, 'capacity_gamma'), ['Chord radius/thickness ratio', 'Allowable axial load [kN]'])
  for (const [name, of] of lines) {
    const P_a = (over: object) => Math.max(0, number(run({ joints: [{ ...of, ...over }] }), 'allowable_axial'))
    const [beta, gamma] = [series(r, 'capacity_beta', name), series(r, 'capacity_gamma', name)]
    for (const i of [0, 9, 27]) near(Number(beta[i]?.y), P_a({ brace_diameter: Number(beta[i]?.x) * 1200 }), 3e-5)
    for (const i of [0, 4, 12]) {
      const T = 600 / Number(gamma[i]?.x)
      near(
        Number(gamma[i]?.y),
        P_a({ chord_thickness: T, ...('can_length' in of && { nominal_chord_thickness: Math.min(T, 30) }) }),
        3e-5,
      )
    }
    assert.deepEqual([beta[0]?.x, beta.at(-1)?.x, gamma[0]?.x, gamma.at(-1)?.x], [0.2, 1, 10, 50])
  }
  for (const [chart, x] of [
    ['capacity_beta', 610 / 1200],
    ['capacity_gamma', 15],
  ] as const) {
    near(Number(marker(r, chart)?.x), x, 1e-5)
    near(Number(marker(r, chart)?.y), number(r, 'allowable_axial'), 1e-5)
  }
  const names = (over: object, chart: string) => [
    ...new Set(pointsOf(joint(over), chart).flatMap((p) => (p.s === undefined ? [] : [p.s]))),
  ]
  assert.deepEqual(names({}, 'capacity_beta'), ['this joint: T joint', 'X alone'])
  assert.deepEqual(names({ joint_type: 'K', gap: 75 }, 'capacity_gamma'), [
    'this joint: K joint',
    'T or Y alone',
    'X alone',
  ])
  assert.deepEqual(names({ can_length: 2, nominal_chord_thickness: 30 }, 'capacity_beta'), [
    'this joint: T joint',
    'T or Y alone',
    'X alone',
  ])
})

test('outside the range the capacities are drawn from the own ratios on', () => {
  const ends = (over: object, chart: string) => {
    const line = pointsOf(joint(over), chart).filter((p) => String(p.s).startsWith('this joint'))
    return [line[0]?.x, line.at(-1)?.x]
  }
  assert.deepEqual(ends({ brace_diameter: 180 }, 'capacity_beta'), [0.15, 1])
  assert.deepEqual(ends({ chord_thickness: 10 }, 'capacity_gamma'), [10, 60])
  assert.deepEqual(ends({ chord_thickness: 75 }, 'capacity_gamma'), [8, 50])
})

test('each row of joints stands in the table as it would alone', () => {
  const given = [JOINT, K_JOINT, { ...JOINT, brace_angle: 20 }, { ...JOINT, chord_axial_load: -60000 }]
  const rows = rowsOf(run({ joints: given }), 'joints')
  const words = [
    ['T joint', 'within limits'],
    ['70 % K, 30 % Y', 'within limits'],
    ['T joint', 'limiting geometry'],
    ['T joint', 'within limits'],
  ]
  for (const [i, one] of given.entries()) {
    const alone = run({ joints: [one] })
    const [row, [carried, geometry] = []] = [rows[i] ?? [], words[i]]
    const numbers = [
      'beta',
      'gamma',
      'allowable_axial',
      'allowable_in_plane_moment',
      'allowable_out_of_plane_moment',
    ].map((name) => number(alone, name))
    const [beta, gamma, ...allowed] = numbers
    assert.deepEqual(row, [i + 1, carried, beta, gamma, geometry, ...allowed, value(alone, 'joint_utilisation')])
  }
})

test('the members of the table say what governs each, and what is not checked is empty', () => {
  const rows = rowsOf(
    member(
      { axial_stress: 60 },
      { ...LEG, torsion_moment: 300 },
      { outer_diameter: 1200, wall_thickness: 30, yield_strength: 345, axial_stress: 10 },
    ),
    'members',
  )
  assert.deepEqual(
    rows.map((row) => row.at(-1)),
    ['axial stress', 'torsion', 'not assessed'],
  )
  assert.deepEqual(rows[2]?.slice(5), [null, null, null, null, null, null, null, 'not assessed'])
  assert.equal(rows[2]?.[2], null)
  near(Number(rows[0]?.[2]), number(member({ axial_stress: 60 }), 'slenderness_ratio'))
  near(Number(rows[0]?.[3]), number(member({ axial_stress: 60 }), 'allowable_compression_fa'))
})

test('a check says which row it is of, and steps are traced of that row', () => {
  const r = run({
    members: [LEG, { ...LEG, axial_stress: 60 }, { ...LEG, shear_force: 500 }],
    joints: [JOINT, { ...JOINT, brace_axial_load: 2000 }],
  })
  const notes = ['axial', 'combined', 'shear', 'joint_axial', 'joint'].map((id) => checked(r, id)?.note)
  assert.deepEqual(notes, ['member 2', 'member 2', 'member 3', 'joint 2', 'joint 2'])
  const sections = new Set(r.result.steps.map((s) => s.section?.split(':')[0] ?? ''))
  assert.deepEqual(
    [...sections]
      .map((s) => s.match(/(Member|Joint) \d+/)?.[0])
      .filter(Boolean)
      .filter((s, i, all) => all.indexOf(s) === i),
    ['Member 2', 'Member 3', 'Joint 2'],
  )
})

test('warnings say the row, its numbers and the limits', () => {
  const said = (ran: Ran, code: string, words: RegExp) => assert.match(messageOf(ran, code), words)
  const bare = { outer_diameter: 1200, wall_thickness: 30, yield_strength: 345 }
  const free = run({
    members: [
      { ...LEG, axial_stress: 10 },
      { ...bare, axial_stress: 50, bending_stress: 20 },
    ],
  })
  assert.match(checked(free, 'axial')?.reason ?? '', /^member 2 has an axial compression of 50 MPa/)
  const wet = { ring_spacing: 12, design_head: 60 }
  said(member({ ...wet, external_pressure: 1.5 }), 'pressure_replaces_head', /pressure 1\.5 MPa replaces/)
  assert.ok(
    codes(member({ ring_spacing: 12, external_pressure: 1, member_depth: 10 })).includes('pressure_replaces_head'),
  )
  assert.equal(codes(member({ ring_spacing: 12, external_pressure: 1 })).includes('pressure_replaces_head'), false)
  said(member({ ...wet, member_depth: 50 }), 'head_replaces_depth', /head 60 m replaces/)
  assert.equal(codes(member(wet)).includes('head_replaces_depth'), false)
  const M = number(member({ ...wet, ring_spacing: 20 }), 'geometric_parameter_m')
  said(
    member({ ...wet, ring_spacing: 20 }),
    'rings_of_no_use',
    new RegExp(`M is ${Number(M.toPrecision(4))}, which is not below 1\\.6 D/t \\(64\\)\\.`),
  )
  assert.equal(codes(member({ ...wet, ring_spacing: 8 })).includes('rings_of_no_use'), false)
  const reasonOf = (over: object) => checked(member({ ...over, axial_stress: 5 }), 'axial')?.reason ?? ''
  assert.match(reasonOf({ outer_diameter: 500, wall_thickness: 6 }), /wall thickness, 6 mm, is below 6\.35 mm/)
  for (const tube of [
    { outer_diameter: 500, wall_thickness: 6.4 },
    { outer_diameter: 350, wall_thickness: 6 },
  ])
    assert.equal(reasonOf(tube), '')
  for (const sea of [{ external_pressure: 1 }, { member_depth: 10 }])
    assert.match(checked(member(sea), 'hoop')?.reason ?? '', /^member 1 is under external pressure/)
  assert.equal(checked(member({ design_head: 0 }), 'hoop')?.open, false)
})

test('a joint outside the validity range is told each of its terms with its limits, at the first', () => {
  const warned = (over: object) => joint(over).warnings.find((w) => w.code === 'outside_validity')
  const cases = [
    [{ brace_diameter: 180 }, /ratio 0\.15 is outside 0\.2 to 1\./, 'brace_diameter'],
    [{ chord_thickness: 10 }, /ratio 60 is outside 10 to 50\./, 'chord_thickness'],
    [{ chord_thickness: 75 }, /ratio 8 is outside 10 to 50\./, 'chord_thickness'],
    [{ brace_angle: 25 }, /angle 25° is below 30°\./, 'brace_angle'],
    [{ chord_yield_strength: 550 }, /strength 550 MPa exceeds 500 MPa\./, 'chord_yield_strength'],
    [{ brace_diameter: 180, brace_angle: 25 }, /0\.15 is outside 0\.2 to 1 and brace angle 25°/, 'brace_diameter'],
  ] as const
  for (const [over, words, name] of cases) {
    assert.match(warned(over)?.message ?? '', words)
    assert.equal(warned(over)?.path, `/joints/0/${name}`)
  }
  assert.match(
    checked(joint({ joint_type: 'K', gap: -800 }), 'joint')?.reason ?? '',
    /is 0\.6667 chord diameters, above 0\.6, the limit of the formulas/,
  )
  assert.equal(codes(joint({ joint_type: 'K', gap: -600 })).includes('large_overlap'), false)
})

test('the figures say the member and the joint that are used most', () => {
  const r = run({
    members: [LEG, { ...LEG, axial_stress: 75, bending_stress: 60, ring_spacing: 3, design_head: 60 }],
    joints: [K_JOINT],
  })
  assert.deepEqual(labelled(r, 'member'), [
    'compression f_a 75 MPa',
    'between rings L 3 m',
    'wall t 30 mm',
    'D 1200 mm',
    'f_b 60 MPa',
  ])
  assert.deepEqual(labelled(r, 'section'), ['D 1200 mm', 'wall t 30 mm', 'p 0.603216 MPa', 'head H_z 60 m'])
  assert.deepEqual(labelled(r, 'joint'), [
    'theta 60 deg',
    'compression P_c -5000 kN',
    'compression P 1500 kN',
    'in plane M_i 350 kN*m',
    'out of plane M_o 150 kN*m',
    'g 75 mm',
    'D 1200 mm',
    'can L_c 2.4 m',
    'chord wall T 40 mm',
    'nominal T_n 30 mm',
    'brace d 610 mm',
  ])
  const other = run({
    members: [{ ...LEG, axial_stress: 5, axial_sense: 'tension', ring_spacing: 3, external_pressure: 1.2 }],
    joints: [{ ...JOINT, joint_type: 'K', gap: -50, chord_axial_load: 700, brace_axial_sense: 'tension' }],
  })
  assert.ok(labelled(other, 'member').includes('tension f_a 5 MPa'))
  assert.deepEqual(labelled(other, 'section'), ['D 1200 mm', 'wall t 30 mm', 'p 1.2 MPa'])
  for (const label of ['tension P_c 700 kN', 'tension P 1500 kN', 'overlap g -50 mm'])
    assert.ok(labelled(other, 'joint').includes(label), label)
})
