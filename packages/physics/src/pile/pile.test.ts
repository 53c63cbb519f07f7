/** Piles on springs: the closed forms against their differential equations, and the marched piles against the closed forms. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { axialStates, stateUnder, triedTips } from './axial-springs.ts'
import * as closed from './closed-forms.ts'
import worked from './closed-forms.worked.json' with { type: 'json' }
import { bentPile as bentOrNot, type LateralPile, type LateralState, rigidLimit } from './lateral-springs.ts'

const near = (a: number, b: number, rel: number) =>
  assert.ok(Math.abs(a / b - 1) <= rel, `${a} is not ${b} within ${rel}`)

test('the closed forms are those of their differential equations', () => assertScriptAgrees(closed, worked))

const linearSpring = { displacements: [0, 1], shares: [0, 1] }
const [k, EA, L, kb] = [2e7, 1.9e10, 25, 2e8]
const elastic = {
  length: L,
  stiffness: EA,
  shaft: () => ({ resistance: k, by: linearSpring }),
  base: { resistance: kb, by: linearSpring },
}

test('an elastic pile on linear springs settles as the closed form says', () => {
  const mu = closed.shaftDecay.evaluate({ k, E: EA, A: 1 })
  const r = closed.baseRatio.evaluate({ k_b: kb, E: EA, A: 1, mu })
  const K_0 = closed.headStiffness.evaluate({ E: EA, A: 1, mu, L, r })
  const { load, head, shaftLoad, baseLoad } = axialStates(elastic)(0.002)
  near(load / head, K_0, 1e-6)
  near(shaftLoad + baseLoad, load, 1e-12)
})

test('a rigid pile takes at every spring what its displacement mobilises', () => {
  const soft = { displacements: [0, 0.003, 0.01], shares: [0, 0.5, 1] }
  const rigid = {
    length: 20,
    stiffness: 1e20,
    shaft: () => ({ resistance: 1e5, by: soft }),
    base: { resistance: 4e5, by: soft },
  }
  const found = stateUnder(rigid, 0.5 * (20 * 1e5 + 4e5))
  near(found?.state.head ?? 0, 0.003, 1e-9)
  assert.equal(stateUnder(rigid, 2.5e6), undefined)
})

test('shaft resistance that grows with depth adds up to half of its last value over the length', () => {
  const by = { displacements: [0, 0.001], shares: [0, 1] }
  const shaft = (depth: number) => ({ resistance: 3e3 * depth, by })
  const { shaftLoad } = axialStates({ length: 20, stiffness: 1e12, shaft, base: { resistance: 4e5, by } })(0.01)
  near(shaftLoad, (3e3 * 20 ** 2) / 2, 1e-9)
})

test('shaft that softens gives the smallest displacement of those that bring up a load', () => {
  const softening = { displacements: [0, 0.01, 0.02], shares: [0, 1, 0.7] }
  const pile = {
    length: 20,
    stiffness: 1e20,
    shaft: () => ({ resistance: 1e5, by: softening }),
    base: { resistance: 1, by: softening },
  }
  near(stateUnder(pile, 1.6e6)?.state.head ?? 0, 0.008, 1e-6)
})

test('the displacement of the largest load is among those that are tried', () => {
  const softening = { displacements: [0, 0.01, 0.02], shares: [0, 1, 0.7] }
  const pile = {
    length: 20,
    stiffness: 1e20,
    shaft: () => ({ resistance: 1e5, by: softening }),
    base: { resistance: 4e5, by: { displacements: [0, 0.1], shares: [0, 1] } },
  }
  near(Math.max(...triedTips(pile).map((tip) => axialStates(pile)(tip).load)), 2e6 + 4e4, 1e-9)
  near(stateUnder(pile, 2.0399e6)?.state.head ?? 0, 0.0099996, 1e-4)
})

test('tips are tried from nothing, then evenly by share, from a ten-thousandth of the full base to double', () => {
  const full = 0.05
  const base = { resistance: kb, by: { displacements: [0, 0.02, full], shares: [0, 0.8, 1] } }
  const tips = triedTips({ ...elastic, base })
  assert.equal(tips[0], 0)
  near(tips[1] ?? 0, 5e-6, 1e-12)
  near(tips.at(-1) ?? 0, 0.1, 1e-9)
  // 240 of them: 239 equal ratios from 0.00005 to 0.1
  near((tips[100] ?? 0) / (tips[1] ?? 0), 20000 ** (99 / 239), 1e-9)
})

test('where soil only lets go as it is moved, the largest load is that at no displacement', () => {
  const brittle = { displacements: [0, 0.1], shares: [1, 0.5] }
  const pile = { ...elastic, stiffness: 1e20, shaft: () => ({ resistance: k, by: brittle }) }
  const tips = triedTips({ ...pile, base: { resistance: kb, by: brittle } })
  assert.ok((tips[1] ?? 1) < 1e-12)
})

const [subgrade, EI] = [1e7, 1e9]
function bentPile(pile: LateralPile): LateralState {
  const state = bentOrNot(pile)
  assert.ok(state)
  return state
}
const beam = {
  length: 40,
  bendingStiffness: EI,
  shear: 5e5,
  moment: 0,
  headMayTurn: true,
  resistance: (_: number, y: number) => subgrade * y,
  tolerance: 1e-9,
}
const beta = closed.characteristic.evaluate({ k: subgrade, EI })

test('a long pile on a linear subgrade bends as the closed forms say, under shear and under a moment', () => {
  const state = bentPile(beam)
  near(state.deflections[0] ?? 0, closed.headDeflection.evaluate({ H: 5e5, beta, k: subgrade }), 1e-4)
  near(Math.max(...state.moments), closed.largestMoment.evaluate({ H: 5e5, beta }), 1e-3)
  near(state.moments[100] ?? 0, closed.momentAlong.evaluate({ H: 5e5, beta, z: 5 }), 2e-3)
  const pushed = bentPile({ ...beam, moment: 1e6 })
  near((pushed.deflections[0] ?? 0) - (state.deflections[0] ?? 0), (2 * 1e6 * beta ** 2) / subgrade, 1e-3)
  assert.ok(pushed.rotation > state.rotation && state.rotation > 0)
})

test('a head that does not turn deflects half as far, and its moment bends the other way', () => {
  const [free, held] = [bentPile(beam), bentPile({ ...beam, headMayTurn: false })]
  near(held.deflections[0] ?? 0, (free.deflections[0] ?? 0) / 2, 1e-3)
  near(held.moments[0] ?? 0, -5e5 / (2 * beta), 1e-3)
  assert.ok(Math.abs(held.rotation) < 1e-9)
})

test('forces balance, and nothing is left at the tip', () => {
  const { shears, moments } = bentPile(beam)
  assert.ok(Math.abs(shears.at(-1) ?? 1) < 1)
  assert.ok(Math.abs(moments.at(-1) ?? 1) < 10)
})

test('the resistance that is told is that of the soil at the deflection, at the ends of the pile as within it', () => {
  const { deflections, resistances } = bentPile(beam)
  for (const i of [0, 1, 250, deflections.length - 1]) {
    const y = deflections[i] ?? Number.NaN
    assert.ok(Math.abs((resistances[i] ?? Number.NaN) - subgrade * y) < 1e-3)
  }
})

test('soil that cannot hold the load has no deflection', () => {
  assert.equal(bentOrNot({ ...beam, resistance: (_, y) => Math.min(1e3, subgrade * y) }), undefined)
})

test('a rigid pile in even soil turns about the depth that balances it, and moves as it stands if its head is held', () => {
  const depths = Array.from({ length: 801 }, (_, i) => i / 40)
  const even = { depths, limits: depths.map(() => 1e5), moment: 0, headMayTurn: true }
  near(rigidLimit(even), (Math.SQRT2 - 1) * 1e5 * 20, 1e-6)
  near(rigidLimit({ ...even, headMayTurn: false }), 1e5 * 20, 1e-12)
  const pushed = rigidLimit({ ...even, moment: 4e6 })
  near(pushed, 1e5 * (2 * Math.sqrt((20 ** 2 - (2 * 4e6) / 1e5) / 2) - 20), 1e-6)
  assert.ok(rigidLimit({ ...even, moment: 3e7 }) < 0)
})

test('the shear that soil can balance is in proportion to its resistance, however weak', () => {
  // halves at the depth L/sqrt(2): p L (sqrt(2) - 1)
  for (const p of [1, 0.005]) {
    const pile = { depths: [0, 1, 2], limits: [p, p, p], moment: 0, headMayTurn: true }
    near(rigidLimit(pile), p * 2 * (Math.SQRT2 - 1), 1e-9)
    near(rigidLimit({ ...pile, headMayTurn: false }), p * 2, 1e-12)
    // 0.1 p L^2/2 of moment: 2 sqrt((L^2 - 0.1 L^2)/2) - L
    near(rigidLimit({ ...pile, moment: 0.2 * p }), p * (2 * Math.sqrt(1.8) - 2), 1e-9)
  }
})
