/** What the steps of a run say: by which heading a coefficient was read, between which rows a drift, and of which line. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { near, type Request, testKit } from '@keelson/engine/testing.ts'
import { fpsoMooringFull as workflow } from './index.ts'

const { run } = testKit(workflow)
const steps = (over: Request, without: readonly string[] = []) => run(over, without).result.steps
const step = (all: ReturnType<typeof steps>, symbol: string) => all.find((s) => s.symbol === symbol)

const table = [
  { heading_deg: 0, cx: 0.85, cy: 0, cyaw: 0 },
  { heading_deg: 90, cx: 0.05, cy: 0.8, cyaw: 0.01 },
  { heading_deg: 180, cx: -0.9, cy: 0, cyaw: 0 },
]
const given = (of: string) => ['x', 'y', 'yaw'].map((side) => `${of}_coefficient_${side}`)

test('a coefficient of wind is read at the heading of the wind, and one of current at that of the current', () => {
  for (const [of, C, phi] of [
    ['wind', 'C_wx', 'phi_w'],
    ['current', 'C_cx', 'phi_c'],
  ] as const) {
    const read = step(steps({ [`${of}_heading`]: 100, [`${of}_coefficient_table`]: table }, given(of)), C)
    assert.deepEqual(
      read?.reading?.axes.map(({ symbol }) => symbol),
      [phi],
    )
    near(read?.value, 0.05 - (0.95 * 10) / 90, 1e-12)
  }
})

test('the drift coefficient at the peak is shown where the peak lies between two rows, and not where it is a row', () => {
  const peak = (2 * Math.PI) / 10
  const rows = (...omegas: number[]) => omegas.map((omega_rad_s) => ({ omega_rad_s, drift_N_m2: 1e5 * omega_rad_s }))
  const between = (omegas: number[]) =>
    steps({ peak_period: 10, mean_drift_coefficient_table: rows(...omegas) }, ['mean_drift_coefficient']).filter(
      (s) => s.title === 'Interpolated drift coefficient',
    )
  const [read, ...others] = between([0.4, 1])
  near(read?.value, 1e5 * peak, 1e-12)
  assert.deepEqual([others, between([0.4, peak, 1])], [[], []])
})

test('the line beside DNV-OS-E301 is named by the segment from its anchor, and its tensions stand in one unit', () => {
  const { result } = run({ consequence_class: 1 })
  const units = ['T_mean', 'T_e', 'T_e_max'].map((symbol) => step(result.steps, symbol)?.unit)
  assert.deepEqual(units, ['N', 'N', 'N'])
  assert.match(step(result.steps, 'T_mean')?.cell ?? '', /^line \d+, segment 1 from anchor, mean position$/)
})

test('a wind or a current that does not blow or run is said to push with nothing, each under its own name', () => {
  for (const [over, of, name, k] of [
    [{ wind_speed: 0 }, 'wind', 'Wind', 'w'],
    [{ current_speed: 0 }, 'current', 'Current', 'c'],
  ] as const) {
    const all = steps(over)
    for (const [symbol, title] of [
      [`F_${k}x`, `${name} surge force`],
      [`F_${k}y`, `${name} sway force`],
      [`M_${k}`, `${name} yaw moment`],
    ] as const) {
      const { title: said, value, clause } = step(all, symbol) ?? {}
      assert.deepEqual([said, value, clause], [title, 0, `${of} force and moment`])
    }
  }
})
