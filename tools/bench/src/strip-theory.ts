/** What strip theory costs: a hull of 20 stations in waves of 30 frequencies from 7 headings, at rest and under way. */
import { spaced } from '@keelson/numerics/spaced.ts'
import { hullCoefficients, hullRadiation } from '@keelson/physics/strip-theory/coefficients.ts'
import { encounterOmega, excitation } from '@keelson/physics/strip-theory/excitation.ts'
import { prepareHull, type Strip, type StripHull } from '@keelson/physics/strip-theory/hull.ts'
import { motions } from '@keelson/physics/strip-theory/motions.ts'
import { lewisContour } from '@keelson/physics/strip-theory/shapes.ts'
import { median } from './statistics.ts'

const [L, B] = [180, 30]
const FREQUENCIES = spaced(0.2, 1.6, 30)
const HEADINGS = spaced(0, Math.PI, 7)
const SEA = { density: 1025, gravity: 9.80665 }
const MASS = { z_G: 1, k_xx: 0.35 * B, k_yy: 0.25 * L, k_zz: 0.25 * L, rollDamping: 0 }

export function stripTheory(quick: boolean) {
  const runs = quick ? 1 : 5
  const hull = prepareHull(strips())
  return {
    strip_hull_made_ready_ms: median(runs, () => prepareHull(strips())),
    strip_hull_at_rest_ms: median(runs, () => inAllWaves(hull, 0)),
    strip_hull_at_speed_ms: median(runs, () => inAllWaves(hull, 8)),
  }
}

/** Lewis forms that narrow to both ends. */
const strips = (): Strip[] =>
  spaced(-0.475 * L, 0.475 * L, 20).map((x) => ({
    x,
    width: L / 20,
    contour: lewisContour({ breadth: B * (1 - ((2 * x) / L) ** 4), a_1: 0.1, a_3: -0.06 }, 30),
  }))

/** At rest the frequency of encounter is that of the wave: one radiation serves all headings. */
function inAllWaves(hull: StripHull, speed: number): number {
  const sailing = { speed, ...SEA }
  let moved = 0
  for (const omega of FREQUENCIES) {
    const atRest = speed === 0 ? hullRadiation(hull, omega, SEA.gravity) : undefined
    for (const heading of HEADINGS) {
      const omega_e = encounterOmega({ omega, heading }, sailing)
      const radiation = atRest ?? hullRadiation(hull, Math.abs(omega_e), SEA.gravity)
      const coefficients = hullCoefficients(hull, radiation, sailing)
      const forces = excitation(hull, radiation, { omega, heading }, sailing)
      moved += motions({ still: hull.still, mass: MASS, coefficients, forces, omega_e, sailing }).length
    }
  }
  return moved
}
