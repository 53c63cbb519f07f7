/** Equations of sections against a script of their definitions, and Lewis forms against bodies that everybody knows. */
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { near, within } from '@keelson/units/testing.ts'
import * as farField from './far-field.ts'
import * as strips from './heave-pitch.ts'
import * as solution from './heave-pitch-solution.ts'
import { sectionArea } from './hull.ts'
import * as lewis from './lewis.ts'
import { panelled } from './panels.ts'
import * as roll from './roll.ts'
import * as section from './section-equations.ts'
import { sectionCoefficients } from './section-forces.ts'
import { prepareSection, radiationPotentials } from './section-solver.ts'
import { lewisContour, rectangle } from './shapes.ts'
import worked from './worked.json' with { type: 'json' }

test('the equations give what the script gives', () => {
  assertScriptAgrees({ ...lewis, ...section, ...farField, ...strips, ...solution, ...roll }, worked)
})

function form(B: number, T: number, sigma: number) {
  const H = lewis.breadthToDraught.evaluate({ B, T })
  const a_3 = lewis.lewisThird.evaluate({ c_1: lewis.lewisAuxiliary.evaluate({ H, sigma }) })
  return { H, a_3, a_1: lewis.lewisFirst.evaluate({ H, a_3 }) }
}

test('a half circle maps on itself, and its limits are on either side of it', () => {
  const { a_1, a_3, H } = form(2, 1, Math.PI / 4)
  within(a_1, 0, 1e-15)
  within(a_3, 0, 1e-15)
  near(lewis.highFrequencyCoefficient.evaluate({ a_1, a_3 }), 1, 1e-12)
  near(lewis.leastAreaCoefficient.evaluate({ H }), (3 * Math.PI) / 32, 1e-12)
  near(lewis.greatestAreaCoefficient.evaluate({ H }), (12 * Math.PI) / 32, 1e-12)
})

test('a Lewis form has the breadth, draught and area that it was made of', () => {
  for (const [B, T, sigma] of [
    [20, 8, 0.9],
    [10, 12, 0.7],
    [30, 5, 0.96],
  ] as const) {
    const contour = lewisContour({ breadth: B, ...form(B, T, sigma) }, 400)
    near(contour.at(-1)?.y, B / 2, 1e-12)
    near(contour[0]?.z, -T, 1e-12)
    near(sectionArea(prepareSection(panelled(contour, 10))), sigma * B * T, 1e-4)
  }
})

test('the sums over panels are what the solver adds up', () => {
  const [rho, omega] = [1025, 0.8]
  const prepared = prepareSection(panelled(rectangle(20, 8), 20))
  const { panels } = prepared
  const phi = radiationPotentials(prepared, omega ** 2 / 9.80665)
  const of = sectionCoefficients(panels, phi, { density: rho, omega })
  const list = (values: Float64Array) => Array.from(values)
  const common = { rho, n: panels.count, l: list(panels.length) }
  const heave = { ...common, n_i: list(panels.normalZ) }
  near(section.sectionAddedMass.evaluate({ ...heave, phi: list(phi.heave.re) }), of.heave.a, 1e-12)
  near(section.sectionDamping.evaluate({ ...heave, omega, phi: list(phi.heave.im) }), of.heave.b, 1e-12)
  const roll = { ...common, n_i: list(panels.normalRoll) }
  near(section.rollAddedInertia.evaluate({ ...roll, phi: list(phi.roll.re) }), of.roll.a, 1e-12)
  const rise = Array.from(panels.nodeZ.slice(1), (z, j) => z - (panels.nodeZ[j] ?? 0))
  near(section.immersedArea.evaluate({ n: panels.count, y: list(panels.midY), r: rise }), 160, 1e-12)
})
