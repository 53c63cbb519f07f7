/** What the steps of a line say: where its temperature is read, under which name each force stands, and what a rise gives. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checked, codes, near, number, testKit } from '@keelson/engine/testing.ts'
import { pipelineLateralBuckling as workflow } from './index.ts'

const { run } = testKit(workflow)
const stepsOf = (over = {}, without: readonly string[] = []) => run(over, without).result.steps
const step = (all: ReturnType<typeof stepsOf>, symbol: string) => all.find((s) => s.symbol === symbol)
const PROFILE = [
  { position: 0, temperature_change: 40 },
  { position: 1000, temperature_change: 20 },
  { position: 2500, temperature_change: 10 },
]

test('the rise at the most compressed place is read between the two points of the profile around it', () => {
  const all = stepsOf({ temperature_profile: PROFILE }, ['temperature_change'])
  const [x, read] = [step(all, 'x')?.value ?? Number.NaN, step(all, 'Delta_T_g')]
  assert.ok(1000 < x && x < 2500)
  assert.deepEqual(
    read?.reading?.axes.map(({ at, nodes }) => ({ at, nodes })),
    [{ at: x, nodes: [1000, 2500] }],
  )
  assert.deepEqual(read?.reading?.corners, [20, 10])
  near(read?.value, 20 - (10 * (x - 1000)) / 1500, 1e-9)
})

test('the force of the hottest place and that of the most compressed one stand under their own names and rises', () => {
  const rises = (symbol: string, all: ReturnType<typeof stepsOf>) =>
    step(all, symbol)
      ?.arguments?.filter((a) => a.name === 'Delta_T')
      .map((a) => a.symbol)
  const all = stepsOf({ temperature_profile: PROFILE }, ['temperature_change'])
  assert.deepEqual([rises('S_0', all), rises('S_0_g', all)], [['Delta_T'], ['Delta_T_g']])
  assert.deepEqual(rises('S_0', stepsOf()), ['Delta_T'])
})

test('the rise that gives the smallest force of a mode strains the restrained steel by that force', () => {
  const all = stepsOf()
  const [EA, P, rise] = ['EA', 'P_0_min_inf', 'Delta_T_min_inf'].map((symbol) => step(all, symbol)?.value ?? Number.NaN)
  near(Number(EA) * 11.7e-6 * Number(rise), Number(P), 1e-9)
})

test('a buckle of a slope above 0.1 is outside the theory, and no verdict is taken from its strain', () => {
  const slid = { lateral_friction_coefficient: 0.2, fully_restrained_force: 800, pipeline_length: 60000 }
  const ran = run(slid, ['temperature_change'])
  assert.ok(number(ran, 'worst_screening_ratio') > 1)
  const { state, reason_kind, reason } = checked(ran, 'susceptibility') ?? {}
  assert.deepEqual([state, reason_kind], ['not_made', 'out_of_reach'])
  assert.match(reason ?? '', /slope/)
})

test('a uniform rise covers the whole line, whatever length of buckle is asked for', () => {
  assert.ok(!codes(run({ buckle_length: 90 })).includes('profile_held'))
  assert.ok(codes(run({ temperature_profile: PROFILE }, ['temperature_change'])).includes('profile_held'))
})
