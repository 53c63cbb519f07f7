/** The charts of weight, loads and utilisations. */
import { silent } from '@keelson/equations'
import { spaced } from '@keelson/numerics/spaced.ts'
import { type ChartDefinition, lineChart, type Point } from '@keelson/workflow'
import type { GeneralisedResult } from './calculate-generalised.ts'
import type { Utilisations } from './calculate-required.ts'
import { atPhase } from './calculate-simplified.ts'
import type { Generalised, Simplified } from './inputs.ts'

/** Horizontal force, lift and required weight through the wave, with the weight that the pipe has. */
export function loadPhase(p: Simplified, D: number, w_s: number | undefined): ChartDefinition {
  const phases = spaced(0, 2 * Math.PI, 181).map((theta) => atPhase(p, D, theta, silent))
  const over = (value: (r: (typeof phases)[number]) => number) => phases.map((r): Point => [r.theta, value(r)])
  return lineChart({
    x: { title: 'Wave phase angle (velocity crest at 0°)', unit: 'deg', domain: [0, 2 * Math.PI] },
    y: { title: 'Force per unit length', unit: 'N/m' },
    series: [
      { name: 'required weight', points: over((r) => r.w_req) },
      { name: 'horizontal force', points: over((r) => r.F_H) },
      { name: 'lift', points: over((r) => r.F_L) },
    ],
    ...(w_s !== undefined && { limits: [{ at: w_s, label: 'submerged weight', along: 'x' }] }),
  })
}

/** Each utilisation over the concrete thickness. */
export function utilisationThickness(
  sweep: readonly (Utilisations & { t_c: number })[],
  t_now: number,
  t_req: number | undefined,
): ChartDefinition {
  const over = (value: (u: Utilisations) => number | null) =>
    sweep.flatMap((u): Point[] => {
      const at = value(u)
      return at === null ? [] : [[u.t_c, at]]
    })
  const lift = sweep.some((u) => u.lift !== null)
  return lineChart({
    x: { title: 'Concrete thickness', unit: 'mm' },
    y: { title: 'Utilisation', unit: '-', zero: true },
    series: [
      { name: 'vertical stability', points: over((u) => u.vertical) },
      { name: 'lateral stability', points: over((u) => u.lateral) },
      ...(lift ? [{ name: 'lift-off', points: over((u) => u.lift) }] : []),
    ],
    limits: [
      { at: 1, label: 'limit', along: 'x' },
      { at: t_now, label: 'as entered', along: 'y' },
      ...(t_req !== undefined && t_req > 0 ? [{ at: t_req, label: 'required', along: 'y' as const }] : []),
    ],
  })
}

/** Required weight over the displacement permitted. */
export function weightDisplacement(p: Generalised, r: GeneralisedResult, w_s: number | undefined): ChartDefinition {
  const points = spaced(0.5, 10, 39).flatMap((Y): Point[] => {
    const w = r.weightFor(Y)
    return w === undefined ? [] : [[Y, w]]
  })
  return lineChart({
    x: { title: 'Permitted displacement in diameters', unit: '-' },
    y: { title: 'Required submerged weight', unit: 'N/m' },
    series: [{ name: 'required weight', points }],
    markers: [{ x: p.allowable_displacement_diameters, y: r.w_req, label: 'permitted' }],
    ...(w_s !== undefined && { limits: [{ at: w_s, label: 'submerged weight', along: 'x' }] }),
  })
}
