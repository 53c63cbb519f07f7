/** What the steps of a frame write out, by equilibrium and by its tables, and what a tube bears of moment beside its force. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Ran } from '@keelson/engine'
import { checked, list, near, number, recordsOf, testKit } from '@keelson/engine/testing.ts'
import { markOf, seriesOf, someOf } from '@keelson/engine/testing-pictures.ts'
import { vonMises } from './index.ts'

const { run } = testKit(vonMises)
const TUBE = {
  analysis: 'tube',
  outer_diameter: 300,
  wall_thickness: 20,
  internal_pressure: 30,
  external_pressure: 5,
  true_wall_force: 500,
  bending_moment: 200,
  torsion_moment: 40,
  yield_strength: 448,
}
const held = (node: number, x: boolean, y: boolean, rotation: boolean) => ({ node, x, y, rotation })
const step = (ran: Ran, symbol: string) => ran.result.steps.find((s) => s.symbol === symbol)
const taken = (ran: Ran, symbol: string) =>
  step(ran, symbol)?.arguments?.map((a) => [a.name, a.symbol, Number(a.value)] as const) ?? []
const close = (a: unknown, b: number) =>
  assert.ok(Math.abs(Number(a) - b) < 1e-6 * Math.max(1, Math.abs(b)), `${a}, ${b}`)

test('a displacement is found where its node balances: members push back what its loads push', () => {
  interface Balance {
    readonly value: number
    readonly target: { readonly value: number }
  }
  const balance = (ran: Ran, symbol: string) =>
    ((step(ran, symbol) as { readonly meets?: readonly Balance[] } | undefined)?.meets ?? []).map((m) => [
      m.value,
      m.target.value,
    ])
  const ran = run()
  for (const [symbol, load] of [
    ['u_tip', 1000],
    ['v_tip', 15_000],
    ['v_mid', 15_000],
  ] as const) {
    const [[ahead, back] = []] = balance(ran, symbol)
    close(ahead, load)
    close(back, load)
  }
})

test('what a support holds is read from it, what is free there is solved', () => {
  const ran = run({ supports: [held(0, true, true, true), held(2, false, true, false)] })
  const kinds = ['u_tip', 'v_tip', 'theta_tip'].map((symbol) => step(ran, symbol)?.kind)
  assert.deepEqual(kinds, ['solved', 'table', 'solved'])
  assert.equal(step(ran, 'v_tip')?.value, 0)
})

test('the largest displacement is that of both directions of the node that moves most', () => {
  const beam = { supports: [held(0, true, true, false), held(2, false, true, false)] }
  const loads = { nodal_loads: ['x', 'y'].map((direction) => ({ node: 1, direction, magnitude: -9000 })) }
  for (const [ran, node, name] of [
    [run(), 2, 'tip'],
    [run({ ...beam, ...loads }), 1, 'max'],
  ] as const) {
    const { u, v } = recordsOf(ran, 'nodes')[node] ?? {}
    const [across = [], upwards = []] = taken(ran, 'delta')
    assert.deepEqual(
      [across.slice(0, 2), upwards.slice(0, 2)],
      [
        ['u', `u_${name}`],
        ['v', `v_${name}`],
      ],
    )
    near(Number(across[2]) * 1000, Number(u))
    near(Number(upwards[2]) * 1000, Number(v))
  }
})

test('a bar that hangs by its upper end bears its whole load there, whichever end it starts from', () => {
  for (const [node_coordinates, top] of [
    [
      [
        [0, 2],
        [0, 0],
      ],
      0,
    ],
    [
      [
        [0, 0],
        [0, 2],
      ],
      1,
    ],
  ] as const) {
    const ran = run({
      node_coordinates,
      element_connectivity: [[0, 1]],
      fixed_nodes: [top],
      nodal_loads: [],
      member_loads: [{ element: 0, w_y: -1000 }],
    })
    near(number(ran, 'axial_force'), 2)
    near(list(ran, 'member_axial_force')[0], 2)
  }
})

test('an inclined bar that is pulled along its axis carries no moment but rounding, and needs no half depth', () => {
  const ran = run(
    {
      node_coordinates: [
        [0, 0],
        [1, 0.7],
        [2, 1.4],
      ],
      nodal_loads: [
        { node: 2, direction: 'x', magnitude: 1000 },
        { node: 2, direction: 'y', magnitude: 700 },
      ],
    },
    ['section_half_depth'],
  )
  assert.equal(checked(ran, 'von_mises')?.state, 'pass')
  near(number(ran, 'maximum_von_mises_stress'), Math.hypot(1000, 700) / 1e-2 / 1e6)
})

test('a moment that is largest within a member stands where the shear force is zero', () => {
  // R of the start is w L/2 and M_0/L; the largest moment R^2/(2 w)
  const R = (1000 * 4) / 2 + 100 / 4
  const ran = run({
    node_coordinates: [
      [0, 0],
      [4, 0],
    ],
    element_connectivity: [[0, 1]],
    supports: [held(0, true, true, false), held(1, false, true, false)],
    nodal_loads: [{ node: 1, direction: 'moment', magnitude: 100 }],
    member_loads: [{ element: 0, w_y: -1000 }],
  })
  near(number(ran, 'maximum_bending_stress'), ((R ** 2 / 2000) * 0.05) / 1e-5 / 1e6)
  near(step(ran, 'x_0_0')?.value, R / 1000)
  const [M_1 = [], M_2 = []] = taken(ran, 'V_1_0')
  assert.deepEqual(
    [M_1.slice(0, 2), M_2.slice(0, 2)],
    [
      ['M_1', 'M_1_0'],
      ['M_2', 'M_2_0'],
    ],
  )
  close(M_1[2], 0)
  close(M_2[2], 100)
})

test('the stress of a tube is the larger of that inside and that outside', () => {
  const ran = run(TUBE)
  const [inside = [], outside = []] = taken(ran, 'sigma_vM')
  assert.deepEqual([inside[1], outside[1]], ['sigma_vM_i', 'sigma_vM_o'])
  near(Number(inside[2]) / 1e6, number(ran, 'von_mises_inner'))
  near(Number(outside[2]) / 1e6, number(ran, 'von_mises_outer'))
})

test('at each force the moment that is drawn just stresses the tube to the limit, of what is allowed or of yield', () => {
  const ran = run(TUBE)
  assert.deepEqual(seriesOf(ran, 'interaction'), ['allowable', 'yield'])
  const limits = { allowable: number(ran, 'maximum_von_mises_stress') / number(ran, 'utilisation'), yield: 448 }
  for (const [series, limit] of Object.entries(limits))
    for (const [true_wall_force, bending_moment] of someOf(ran, 'interaction', series)) {
      assert.ok(bending_moment >= 0)
      near(number(run({ ...TUBE, true_wall_force, bending_moment }), 'maximum_von_mises_stress'), limit, 1e-5)
    }
  assert.deepEqual(markOf(ran, 'interaction', 'this tube'), [500, 200])
})

test('a tube that pressure alone brings beyond what is allowed has the curve of yield left, and beyond yield none', () => {
  const pressed = (internal_pressure: number) => run({ ...TUBE, internal_pressure })
  assert.deepEqual(seriesOf(pressed(52), 'interaction'), ['yield'])
  assert.ok(!pressed(90).result.charts.some(({ id }) => id === 'interaction'))
})
