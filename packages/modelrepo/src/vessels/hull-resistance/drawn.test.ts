/** What hull-resistance draws over the speeds, what one propeller of 1984 meets, and where a range ends. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { codes, near, number, type Request, testKit } from '@keelson/engine/testing.ts'
import { lineOf, markOf, seriesOf, someOf } from '@keelson/engine/testing-pictures.ts'
import { hullResistance as workflow } from './index.ts'

const { run } = testKit(workflow)
const NEW = { method: 'holtrop_1984' }
/** Speed of the example at a Froude number. */
const knots = (F_n: number) => (F_n * Math.sqrt(9.81 * 205) * 3600) / 1852

test('the powers are drawn from half of the highest speed to a tenth above it, each as a run at that speed has it', () => {
  const ran = run({ speed: [15, 20] })
  const names = {
    'effective power': 'effective_power',
    'delivered power': 'delivered_power',
    'shaft power': 'shaft_power',
  }
  assert.deepEqual(seriesOf(ran, 'power'), Object.keys(names))
  for (const [series, name] of Object.entries(names)) {
    const all = lineOf(ran, 'power', series)
    near(all[0]?.[0], 10, 1e-5)
    near(all.at(-1)?.[0], 22, 1e-5)
    for (const [speed, power] of someOf(ran, 'power', series)) near(power, number(run({ speed }), name), 1e-4)
  }
  assert.deepEqual(seriesOf(run({}, ['open_water_efficiency']), 'power'), ['effective power'])
})

test('the end of a range is drawn where it lies among the speeds of the chart, of several as of the highest', () => {
  const end = (over: Request) => markOf(run(over), 'power', 'range limit')[0] ?? 0
  near(end({ speed: 40 }), knots(0.45), 1e-5)
  near(end({ speed: [12, 40] }), knots(0.45), 1e-5)
  for (const speed of [25, 81]) assert.ok(Number.isNaN(end({ speed })), `${speed}`)
  near(markOf(run({ ...NEW, speed: 45 }), 'power', 'low-speed range end')[0], knots(0.4), 1e-5)
  near(markOf(run({ ...NEW, speed: 45 }), 'power', 'high-speed range start')[0], knots(0.55), 1e-5)
})

test('a breadth of just four draughts is among the ships of the regression, a little more is not', () => {
  const outside = (hull_breadth: number) =>
    codes(run({ hull_breadth, draft_forward: 8, draft_aft: 8 })).includes('breadth_outside')
  assert.deepEqual([32, 32.01].map(outside), [false, true])
})

/** Holtrop (1984), wake fraction and thrust deduction of one propeller. */
function behind1984(of: { C_M: number; nabla: number; C_V: number; S_t: number }) {
  const [L, B, T, D, l_cb, C_stern] = [205, 32, 10, 8, -0.75, 10]
  const C_B = of.nabla / (L * B * T)
  const C_P = C_B / of.C_M
  const C_P1 = 1.45 * C_P - 0.315 - 0.0225 * l_cb
  const c_8 = (B * of.S_t) / (L * D * T)
  const c_9 = c_8 < 28 ? c_8 : 32 - 16 / (c_8 - 24)
  const c_11 = T / D
  const c_19 =
    C_P < 0.7 ? 0.12997 / (0.95 - C_B) - 0.11056 / (0.95 - C_P) : 0.18567 / (1.3571 - of.C_M) - 0.71276 + 0.38648 * C_P
  const c_20 = 1 + 0.015 * C_stern
  const friction = ((c_9 * c_20 * of.C_V * L) / T) * (0.050776 + (0.93405 * c_11 * of.C_V) / (1 - C_P1))
  const w = friction + 0.27915 * c_20 * Math.sqrt(B / (L * (1 - C_P1))) + c_19 * c_20
  const breadth = (B / L) ** 0.28956 * (Math.sqrt(B * T) / D) ** 0.2624
  return { w, t: (0.25014 * breadth) / (1 - C_P + 0.0225 * l_cb) ** 0.01762 + 0.0015 * C_stern }
}

test('behind a fine hull and a full one, one propeller has the wake and the deduction of the paper of 1984', () => {
  for (const [C_M, nabla] of [
    [0.98, 37500],
    [0.98, 46000],
  ] as const) {
    const ran = run({ ...NEW, midship_coefficient: C_M, displacement_volume: nabla, speed: 20 })
    const { w, t } = behind1984({
      ...{ C_M, nabla, C_V: number(ran, 'viscous_resistance_coefficient') },
      S_t: number(ran, 'wetted_surface') + 50,
    })
    near(number(ran, 'wake_fraction'), w, 1e-9)
    near(number(ran, 'thrust_deduction'), t, 1e-9)
  }
})
