/** The rows of the run's table: every bin with the line of the curve that holds for it. */
import { lineAt } from '@keelson/physics/fatigue/sn-curve.ts'
import type { RunCurve } from './calculate-curve.ts'
import type { Histogram } from './calculate-histogram.ts'

export const binRows = ({ bins, D }: Histogram, { closed: { curve } }: RunCurve) =>
  bins.map(({ S_n, S, n, N, d }) => ({
    nominal: S_n,
    effective: S,
    cycles: n,
    slope: curve.lines[lineAt(curve, S)]?.m ?? curve.lines[0].m,
    cycles_to_failure: N,
    damage: d,
    share: D > 0 ? d / D : null,
  }))
