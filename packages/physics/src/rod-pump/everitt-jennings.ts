/** The pump card by the finite differences of Everitt and Jennings, all samples of the stroke at once, node by node down. */
import type { Card, Pumping } from './card.ts'
import { dampedAcceleration, loadBelow, nextNode, nodeMass } from './everitt-jennings-equations.ts'
import { type RodSection, type RodString, waveSpeed } from './rod-string.ts'

/** Nearly all of the distance that a wave travels from sample to sample; beyond it the scheme is not stable. */
const ROUNDING = 1e-9

/** The nodes of a section: no further apart than a wave travels from sample to sample, and as near to that as they can be. */
export const stepsOf = ({ length }: RodSection, reach: number): number =>
  Math.max(1, Math.ceil((length / reach) * (1 - ROUNDING)))

/** The pump card of a surface card whose loads are less the weight of the rods in the fluid. */
export function everittJenningsCard(surface: Card, rods: RodString, { strokes, damping: c }: Pumping): Card {
  const { youngsModulus: E_r, density: rho_r } = rods
  const N = surface.position.length
  const Delta_t = 1 / (strokes * N)
  const reach = waveSpeed.evaluate({ E_r, rho_r }) * Delta_t
  let u: readonly number[] = surface.position
  let Q: readonly number[] = surface.load
  let halfAbove = 0
  for (const section of rods.sections) {
    const steps = stepsOf(section, reach)
    const Delta_x = section.length / steps
    const d_n = section.diameter
    const half = nodeMass.evaluate({ rho_r, d_n, Delta_x })
    for (let i = 0; i < steps; i++) {
      Q = past(u, Q, halfAbove + half, Delta_t, c)
      const below = Q
      u = u.map((u_n, j) => nextNode.evaluate({ u_n, Q_b: below[j] as number, Delta_x, E_r, d_n }))
      halfAbove = half
    }
  }
  return { position: u, load: past(u, Q, halfAbove, Delta_t, c) }
}

/** The load below a node of so much mass, at every sample. */
function past(u: readonly number[], Q: readonly number[], m_n: number, Delta_t: number, c: number): number[] {
  const N = u.length
  return u.map((u_n, j) => {
    const u_a = u[(j + 1) % N] as number
    const u_b = u[(j + N - 1) % N] as number
    const b_n = dampedAcceleration.evaluate({ u_a, u_n, u_b, Delta_t, c })
    return loadBelow.evaluate({ Q_a: Q[j] as number, m_n, b_n })
  })
}
