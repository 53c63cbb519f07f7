/** Claims about a stage and an allowable sea: what grows with the sea, and which of several crossings is taken. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newTrace, silent } from '@keelson/equations'
import { near } from '@keelson/units/testing.ts'
import { allowableHs } from './allowable.ts'
import { hookForces, type Lowering, stageAt, unnamed } from './stage.ts'

const lowering: Lowering = {
  lifted: {
    mass: 9500,
    volume: 1.3,
    addedMass: 900,
    projectedArea: 3,
    waterPlaneArea: 0.12,
    dragCoefficient: 1.2,
    slammingCoefficient: Math.PI,
  },
  tip: { velocity: 0.25, acceleration: 0.25, amplitude: 0.3, referenceHs: undefined },
  speed: 0.5,
  rho: 1025,
  g: 9.80665,
}
const at = (Hs: number, referenceHs?: number) => {
  const own = { ...lowering, tip: { ...lowering.tip, referenceHs } }
  const stage = stageAt(own, { Hs, Tz: 7, depth: 0.4 }, silent, unnamed)
  return { stage, forces: hookForces(own, stage, silent, unnamed) }
}

test('the motion of the crane tip grows with the sea only from a height that is given', () => {
  assert.deepEqual(at(2).stage.tip, at(1).stage.tip)
  near(at(2, 1).stage.tip.velocity, 0.5, 1e-12)
  near(at(2, 1).stage.tip.amplitude, 0.6, 1e-12)
  near(at(1, 1).forces.hydrodynamic, at(1).forces.hydrodynamic, 1e-12)
})

test('in still water only the crane tip moves the object', () => {
  const { stage } = at(0)
  assert.equal(stage.particleVelocity, 0)
  near(stage.relativeVelocity, 0.75, 1e-12)
  near(stage.massForce, (9500 + 900) * 0.25, 1e-12)
})

test('each symbol of a step stands for its own number, under the name that the run gives it', () => {
  const trace = newTrace()
  const second = (symbol: string) => `${symbol}_2`
  const stage = stageAt(lowering, { Hs: 2, Tz: 7, depth: 0.4 }, trace, second)
  hookForces(lowering, stage, trace, second)
  const printed = (symbol: string) => {
    const step = trace.steps.find((s) => s.symbol === symbol)
    const args = step?.kind === 'equation' ? step.arguments : []
    return Object.fromEntries(args.map((argument) => [argument.symbol, argument.value]))
  }
  const { tip, speed } = lowering
  const { amplitude: zeta_a_2, particleVelocity: v_w_2 } = stage
  assert.deepEqual(printed('v_s_2'), { v_c: speed, v_ct: tip.velocity, v_w_2 })
  const { zeta_a_2: wave, eta_ct } = printed('F_rho_2')
  assert.deepEqual([wave, eta_ct], [zeta_a_2, tip.amplitude])
  assert.equal(printed('v_w_2').d_2, 0.4)
  const { drag: F_D_2, slam: F_slam_2, massForce: F_M_2, buoyancy: F_rho_2 } = stage
  assert.deepEqual(printed('F_hyd'), { F_D_2, F_slam_2, F_M_2, F_rho_2 })
})

test('the height is sought upward from a flat sea: none below nothing or above the most is asked', () => {
  const asked: number[] = []
  const found = allowableHs((Hs) => {
    asked.push(Hs)
    return Hs / 1.234
  }, 3)
  near(found?.Hs ?? 0, 1.234, 1e-12)
  assert.equal(Math.min(...asked), 0)
  assert.ok(Math.max(...asked) <= 1.3)
})

test('the smallest of several heights is taken, at the digits of a root', () => {
  const bump = (Hs: number) => 1.5 - (Hs - 3) ** 2
  near(allowableHs(bump, 20)?.Hs ?? 0, 3 - Math.SQRT1_2, 1e-12)
  near(allowableHs((Hs) => Hs / 20, 20)?.Hs ?? 0, 20, 1e-12)
})

test('there is none where the limit is passed in still water, or never reached', () => {
  assert.equal(
    allowableHs(() => 1.1, 20),
    undefined,
  )
  assert.equal(
    allowableHs((Hs) => Hs / 21, 20),
    undefined,
  )
  assert.equal(
    allowableHs(() => 0, 50),
    undefined,
  )
})
