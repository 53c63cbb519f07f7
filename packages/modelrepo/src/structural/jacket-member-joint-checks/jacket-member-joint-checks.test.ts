/** What is special to members and joints: the row that governs, where forms meet, columns at their Euler stress, and refusals. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { silent } from '@keelson/equations'
import { checked, codes, near, number, reason, rowsOf, testKit, value } from '@keelson/workflow/testing.ts'
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

test('the values are those of the row that is used most, and every row stands in the table', () => {
  const r = member({ axial_stress: 50 }, { ...LEG, axial_stress: 90, bending_stress: 40 }, { ...LEG, shear_force: 100 })
  assert.equal(value(r, 'governing_check'), 'member 2: axial stress and bending')
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
  assert.deepEqual(codes(r).includes('stability_not_checked'), true)
  assert.equal(checked(r, 'combined')?.state, 'not_made')
  assert.equal(checked(r, 'axial')?.state, 'not_made')
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
  assert.deepEqual(codes(joint({ joint_type: 'K', gap: 75, can_length: 2, nominal_chord_thickness: 25 })), [
    'can_without_effect',
  ])
})

test('a chord loaded beyond itself leaves no capacity, and fails', () => {
  const r = joint({ chord_axial_load: -60000 })
  assert.equal(value(r, 'joint_utilisation'), null)
  assert.match(reason(r, 'joint_utilisation'), /no capacity/)
  assert.equal(checked(r, 'joint_axial')?.state, 'fail')
  assert.equal(r.status, 'FAIL')
})

test('outside the validity range no capacity is above that of its limits', () => {
  const steep = number(joint({ brace_angle: 30 }), 'allowable_axial')
  for (const brace_angle of [29, 20, 10]) {
    const r = joint({ brace_angle })
    assert.deepEqual(
      codes(r).filter((c) => c !== 'outside_usual_range'),
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
  assert.ok(codes(member({ design_head: 60 })).includes('pressure_not_checked'))
  assert.ok(
    codes(member({ ring_spacing: 12, design_head: 60, external_pressure: 1 })).includes('pressure_replaces_head'),
  )
  assert.ok(codes(member({ ring_spacing: 12, design_head: 60, member_depth: 50 })).includes('head_replaces_depth'))
  assert.ok(codes(member({ ring_spacing: 200, design_head: 60 })).includes('rings_of_no_use'))
  assert.ok(codes(member({ outer_diameter: 500, wall_thickness: 6, axial_stress: 5 })).includes('thin_wall'))
  assert.ok(codes(joint({ k_fraction: 0.5, x_fraction: 0.5, gap: 75 })).includes('shares_replace_type'))
  assert.ok(codes(joint({ joint_type: 'K', gap: -800 })).includes('large_overlap'))
  assert.deepEqual(codes(joint({ nominal_chord_thickness: 25 })), ['nominal_wall_without_can'])
  assert.deepEqual(codes(joint({ gap: 75 })), ['gap_without_effect'])
  assert.deepEqual(codes(joint({ brace_axial_load: 0 })), ['no_joint_load'])
  assert.deepEqual(codes(joint()), [])
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
