/** The collapse cubic, its closed root, and the wall back from the pressure. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { silent } from '@keelson/equations'
import { assertEquationHolds } from '@keelson/equations/testing.ts'
import { bracketedRoot } from '@keelson/numerics/root-finding.ts'
import fc from 'fast-check'
import * as collapse from './collapse.ts'
import { collapseMinimumWall } from './collapse-wall.ts'

const notebook = 'qwilka/PDover2t examples/notebooks, pipe collapse'
const hand = 'worked by hand'
const worked = <A>(args: A, value: number, source = hand, relTol = 1e-9) => ({
  worked: [{ args, value, relTol, source }] as const,
})
const pipe = { E: 207e9, nu: 0.3, D: 0.66, t_1: 0.0197, f_y: 444e6, alpha_fab: 0.85, f_0: 0.005 }

test('elastic, plastic and collapse pressure are those of the peer code', () => {
  const { D, t_1 } = pipe
  assertEquationHolds(collapse.elasticCollapsePressure, worked({ E: 207e9, nu: 0.3, D, t_1 }, 12098341, notebook, 1e-8))
  assertEquationHolds(
    collapse.plasticCollapsePressure,
    worked({ f_y: 444e6, alpha_fab: 0.85, t_1, D }, 22529636.4, notebook, 1e-8),
  )
  const { p_c } = collapse.systemCollapse(pipe, silent)
  assert.ok(Math.abs(p_c / 10831164.1 - 1) < 1e-8)
  assertEquationHolds(collapse.factoredCollapsePressure, worked({ p_c, gamma_m: 1.15, gamma_SC_LB: 1.14 }, p_c / 1.311))
})

test('each line of the closed root', () => {
  assertEquationHolds(collapse.ovalityUsed, worked({ f_g: 0.01, f_min: 0.005 }, 0.01))
  assert.equal(collapse.ovalityUsed.evaluate({ f_g: 0.001, f_min: collapse.OVALITY_FLOOR.value }), 0.005)
  assertEquationHolds(collapse.cubicSquareTerm, worked({ p_el: 3 }, -3))
  assertEquationHolds(collapse.cubicLinearTerm, worked({ p_p: 2, p_el: 3, f_0: 0.01, D: 20, t_1: 1 }, -5.2))
  assertEquationHolds(collapse.cubicConstantTerm, worked({ p_el: 3, p_p: 2 }, 12))
  assertEquationHolds(collapse.reducedLinear, worked({ b: -3, c: -5.2 }, (-5.2 - 3) / 3))
  assertEquationHolds(collapse.reducedConstant, worked({ b: -3, c: -5.2, d: 12 }, (-2 - 5.2 + 12) / 2))
  assertEquationHolds(collapse.rootAngle, worked({ u: -4, v: -4 }, Math.PI / 3))
  assertEquationHolds(collapse.reducedRoot, worked({ u: -4, Phi: Math.PI }, 2))
  assertEquationHolds(collapse.collapsePressure, worked({ y: 1, b: -3 }, 2))
  const cubic = { p_c: 1, p_el: 3, p_p: 2, f_0: 0.01, D: 20, t_1: 1 }
  assertEquationHolds(collapse.collapseCubic, {
    worked: [{ args: cubic, value: 1.2, left: 6, relTol: 1e-12, source: hand }],
  })
})

const pipes = fc.record({
  E: fc.double({ min: 150e9, max: 250e9, noNaN: true }),
  nu: fc.double({ min: 0, max: 0.5, noNaN: true }),
  D: fc.constant(1),
  t_1: fc.double({ min: 0.005, max: 0.2, noNaN: true }),
  f_y: fc.double({ min: 200e6, max: 800e6, noNaN: true }),
  alpha_fab: fc.double({ min: 0.85, max: 1, noNaN: true }),
  f_0: fc.double({ min: 0.005, max: 0.03, noNaN: true }),
})

test('the closed root is the smallest positive one, found by bracketing the cubic', () => {
  fc.assert(
    fc.property(pipes, (p) => {
      const { p_el, p_p, p_c } = collapse.systemCollapse(p, silent)
      const cubic = (x: number) => (x - p_el) * (x ** 2 - p_p ** 2) - x * p_el * p_p * p.f_0 * (p.D / p.t_1)
      const root = bracketedRoot(cubic, 0, Math.min(p_el, p_p))
      assert.ok(Math.abs(p_c / root.x - 1) < 1e-9)
    }),
    { numRuns: 200, seed: 1 },
  )
})

test('a round pipe collapses at the smaller of elastic and plastic pressure; ovality only lowers it', () => {
  const at = (f_0: number) => collapse.systemCollapse({ ...pipe, f_0 }, silent)
  const round = at(1e-12)
  assert.ok(Math.abs(round.p_c / Math.min(round.p_el, round.p_p) - 1) < 1e-4)
  assert.ok(at(0.005).p_c > at(0.01).p_c && at(0.01).p_c > at(0.03).p_c)
})

test('the wall of a collapse pressure is the wall that has it', () => {
  fc.assert(
    fc.property(pipes, (p) => {
      const found = collapseMinimumWall(p, collapse.systemCollapse(p, silent).p_c)
      assert.ok(found && Math.abs(found.t_1 / p.t_1 - 1) < 1e-8)
    }),
    { numRuns: 50, seed: 1 },
  )
})

test('no demand asks for no wall, and an impossible one finds none', () => {
  assert.equal(collapseMinimumWall(pipe, 0)?.t_1, 0)
  assert.equal(collapseMinimumWall(pipe, -1e6)?.t_1, 0)
  assert.equal(collapseMinimumWall(pipe, 5e-324)?.t_1, 0)
  assert.equal(collapseMinimumWall(pipe, 1e12), undefined)
  assert.equal(collapseMinimumWall(pipe, Number.POSITIVE_INFINITY), undefined)
})
