/** The collapse cubic, its closed root, and the wall back from the pressure. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { silent } from '@keelson/equations'
import { assertEquationHolds, closedForm, peer } from '@keelson/equations/testing.ts'
import { bracketedRoot } from '@keelson/numerics/root-finding.ts'
import fc from 'fast-check'
import * as collapse from './collapse.ts'
import { collapseMinimumWall } from './collapse-wall.ts'

const notebook = peer('qwilka/PDover2t examples/notebooks, pipe collapse')
const pipe = { E: 207e9, nu: 0.3, D: 0.66, t_1: 0.0197, f_y: 444e6, alpha_fab: 0.85, f_0: 0.005 }

test('elastic, plastic and collapse pressure are those of the peer code', () => {
  const { E, nu, D, t_1, f_y, alpha_fab } = pipe
  assertEquationHolds(collapse.elasticCollapsePressure, {
    worked: [{ args: { E, nu, D, t_1 }, value: 12098341, relTol: 1e-8, source: notebook }],
  })
  assertEquationHolds(collapse.plasticCollapsePressure, {
    worked: [{ args: { f_y, alpha_fab, t_1, D }, value: 22529636.4, relTol: 1e-8, source: notebook }],
  })
  const { p_c } = collapse.systemCollapse(pipe, silent)
  assert.ok(Math.abs(p_c / 10831164.1 - 1) < 1e-8)
})

test('each line of the closed root leads to a root that can be read off', () => {
  const [p_el, p_p] = [3, 2]
  const round = { f_0: 0, D: 20, t_1: 1 }
  const b = collapse.cubicSquareTerm.evaluate({ p_el })
  const c = collapse.cubicLinearTerm.evaluate({ p_p, p_el, ...round })
  const d = collapse.cubicConstantTerm.evaluate({ p_el, p_p })
  const u = collapse.reducedLinear.evaluate({ b, c })
  const v = collapse.reducedConstant.evaluate({ b, c, d })
  const y = collapse.reducedRoot.evaluate({ u, Phi: collapse.rootAngle.evaluate({ u, v }) })
  assertEquationHolds(collapse.collapsePressure, {
    worked: [
      { args: { y, b }, value: 2, relTol: 1e-12, source: closedForm('a round pipe fails at the lower pressure') },
    ],
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

test('the wall of a round pipe is that of its elastic or its plastic pressure', () => {
  for (const share of [0.01, 0.02, 0.03, 0.04, 0.05, 0.06, 0.08, 0.1]) {
    const round = { ...pipe, f_0: 0, t_1: share * pipe.D }
    const found = collapseMinimumWall(round, collapse.systemCollapse(round, silent).p_c)
    assert.ok(found && Math.abs(found.t_1 / round.t_1 - 1) < 1e-7)
  }
})

test('a wall is found up to half of the diameter, and none beyond', () => {
  const { p_c } = collapse.systemCollapse({ ...pipe, t_1: pipe.D / 2 }, silent)
  assert.ok((collapseMinimumWall(pipe, p_c / 1.005)?.t_1 ?? 1) < pipe.D / 2)
  assert.equal(collapseMinimumWall(pipe, p_c * 1.005), undefined)
})

test('no demand asks for no wall, the least for some, and an impossible one finds none', () => {
  const none = { t_1: 0, residual: 0, iterations: 0 }
  assert.deepEqual(collapseMinimumWall(pipe, 0), none)
  assert.deepEqual(collapseMinimumWall(pipe, -1e6), none)
  assert.deepEqual(collapseMinimumWall(pipe, 5e-324), none)
  assert.ok((collapseMinimumWall(pipe, 0.005)?.t_1 ?? 0) > 0)
  assert.equal(collapseMinimumWall(pipe, 1e12), undefined)
  assert.equal(collapseMinimumWall(pipe, Number.POSITIVE_INFINITY), undefined)
})
