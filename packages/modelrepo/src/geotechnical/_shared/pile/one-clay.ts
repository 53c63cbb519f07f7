/** A pile in one clay, as a way of the pile workflows. */
import type { Trace } from '@keelson/equations'
import * as axial from '@keelson/standards/api-rp-2geo-2011/axial.ts'
import { gives } from '@keelson/workflow'
import { shareChart } from './charts.ts'
import { oneClay, pileFigure } from './figures.ts'
import { allowed, allowedValues, axialChecks, LOAD, type Loaded, pileFigures, shareCharts, signed } from './runs.ts'
import { uniformCapacity } from './uniform.ts'
import { unitValues } from './unit-values.ts'
import { bearingWarnings, ratioWarnings, safetyWarnings, strongClay } from './warnings.ts'

interface InOneClay extends Loaded {
  readonly outer_diameter: number
  readonly embedded_length: number
  readonly undrained_shear_strength: number
  readonly effective_vertical_stress: readonly number[]
  readonly bearing_factor_nc: number
}

export const inOneClay = {
  takes: [
    ...(['outer_diameter', 'embedded_length', 'undrained_shear_strength', 'effective_vertical_stress'] as const),
    ...(['bearing_factor_nc', 'applied_load', 'factor_of_safety'] as const),
  ],
  values: {
    ...unitValues,
    skin_friction_capacity: gives(axial.uniformFriction, LOAD, 'Total skin friction of the shaft in uniform clay.', {
      signed,
    }),
    end_bearing_capacity: gives(
      axial.pluggedBearing,
      LOAD,
      'End bearing on the gross area of a plugged or closed-ended tip.',
      {
        title: 'End bearing capacity',
        signed,
      },
    ),
    total_capacity: gives(axial.compressionCapacity, LOAD, 'Skin friction plus end bearing in uniform clay.', {
      title: 'Ultimate capacity',
      signed,
    }),
    ...allowedValues,
  },
  checks: axialChecks,
  charts: shareCharts,
  figures: pileFigures,
  calculate: (p: InOneClay, trace: Trace) => {
    const { outer_diameter: D, embedded_length: L, undrained_shear_strength: s_u, bearing_factor_nc: N_c } = p
    const [p_0 = Number.NaN] = p.effective_vertical_stress
    const { psi, alpha, f, q, Q_f, Q_p, Q_d } = uniformCapacity({ D, L, s_u, p_0, N_c }, trace)
    return {
      values: { psi: [psi], alpha: [alpha], unit_skin_friction: [f], unit_end_bearing: [q] },
      ...allowed(p, { Q: Q_d, symbol: 'Q_d', doubt: strongClay([psi]) }, trace),
      charts: () => ({ shares: shareChart(Q_f, Q_p, p.applied_load * p.factor_of_safety) }),
      figures: () => ({
        pile_in_soil: pileFigure({ layers: oneClay(s_u, L), diameter: D, length: L, load: p.applied_load }),
      }),
      warnings: [
        ...ratioWarnings([psi], '/undrained_shear_strength'),
        ...safetyWarnings(p.factor_of_safety),
        ...bearingWarnings(N_c),
      ],
    }
  },
}
