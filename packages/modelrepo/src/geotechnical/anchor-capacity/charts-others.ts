/** The charts of a drag anchor over weight, of a plate over depth, and of the line in the soil. */
import { silent } from '@keelson/equations'
import { logSpaced, spaced } from '@keelson/numerics/spaced.ts'
import { strengthWithGradient } from '@keelson/physics/soil/equations.ts'
import { pulloutCapacity } from '@keelson/physics/soil/plate-anchor.ts'
import { holdingCapacity, REFERENCE_WEIGHT } from '@keelson/standards/ufc-4-159-03-2005/drag-anchors.ts'
import { lineChart, notApplicable, type Point } from '@keelson/workflow'
import type { SolvedDrag } from './calculate-drag.ts'
import type { SolvedLine } from './calculate-line.ts'
import { factorOf, type Plate, type SolvedPlate } from './calculate-plate.ts'
import type { Given } from './inputs.ts'
import { lineRows } from './tables.ts'

const [LIGHT, HEAVY, STEPS] = [0.25, 2.5, 61]

export function dragCharts(p: Given<'horizontal_demand'>, { W_A, m, b, F_l, H_s, H_d }: SolvedDrag) {
  const points = logSpaced(LIGHT * W_A, HEAVY * W_A, STEPS).map((weight): Point => {
    const H_m = silent.apply(holdingCapacity, { m, W_A: weight, W_R: REFERENCE_WEIGHT, b })
    return [weight, H_m + F_l]
  })
  return {
    holding: lineChart({
      x: { title: 'Anchor weight', unit: 'kN' },
      y: { title: 'Holding capacity', unit: 'kN', zero: true },
      series: [{ name: 'anchor and line', points }],
      markers: [{ x: W_A, y: H_s, label: 'this anchor' }],
      ...(p.horizontal_demand > 0 && {
        limits: [{ at: H_d, label: 'factored load', along: 'x' as const, written: true as const }],
      }),
    }),
  }
}

const DEEPER = 1.4

/** From the depth at which the plate has a bearing factor. */
export function plateCharts(p: Plate, { z_f, A, B, Q_u }: SolvedPlate, why: string) {
  if (Q_u === undefined) return { pullout: notApplicable(why) }
  const { undrained_shear_strength_mudline: s_u0, undrained_strength_gradient: k } = p
  const points = spaced(0, DEEPER * z_f, STEPS).flatMap((z): Point[] => {
    const s_f = strengthWithGradient.evaluate({ s_u0, k, z })
    const N_c = factorOf(p, { z_f: z, B, s_f, k }, silent)
    return N_c === undefined ? [] : [[silent.apply(pulloutCapacity, { eta_d: p.disturbance_factor, N_c, s_f, A }), z]]
  })
  return {
    pullout: lineChart({
      x: { title: 'Pullout capacity', unit: 'kN', zero: true },
      y: { title: 'Depth', unit: 'm', reverse: true },
      series: [{ name: 'pullout', points }],
      markers: [{ x: Q_u, y: z_f, label: 'this plate' }],
    }),
  }
}

export function lineCharts(solved: SolvedLine, why: string) {
  const { end, z_a } = solved
  if (end === undefined) return { shape: notApplicable(why) }
  return {
    shape: lineChart({
      x: { title: 'Distance from padeye', unit: 'm' },
      y: { title: 'Depth', unit: 'm', reverse: true },
      series: [{ name: 'line', points: lineRows(solved, end).map((r): Point => [r.distance, r.depth]) }],
      markers: [{ x: 0, y: z_a, label: 'padeye' }],
    }),
  }
}
