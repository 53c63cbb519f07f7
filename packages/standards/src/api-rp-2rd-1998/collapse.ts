/**
 * Collapse under net external pressure. API RP 2RD (1998) has the interaction of API RP 1111 with a share of its own, so its
 * equations are those, under the name of the riser practice.
 */
import { constant, type Equation, equation, max, type Where } from '@keelson/equations'
import * as rp1111 from '../api-rp-1111-2015/collapse.ts'
import { apiRp2rd } from './source.ts'

const COLLAPSE = { source: apiRp2rd, clause: 'section 5, collapse' } as const
const named = <W extends Where>(equation: Equation<W>): Equation<W> => ({ ...equation, ...COLLAPSE })

export const D_F_SEAMLESS = constant({
  ...COLLAPSE,
  symbol: 'D_f',
  title: 'Collapse design factor, seamless or ERW pipe',
  value: 0.75,
  unit: '-',
})
/** The smaller. */
export const D_F_EXPANDED = constant({
  ...COLLAPSE,
  symbol: 'D_f',
  title: 'Collapse design factor, cold-expanded pipe',
  value: 0.6,
  unit: '-',
})

/** Of steel. */
export const NU = constant({
  ...COLLAPSE,
  symbol: 'nu',
  title: "Poisson's ratio",
  value: 0.3,
  unit: '-',
})

export const yieldCollapsePressure = named(rp1111.yieldCollapsePressure)
export const elasticCollapsePressure = named(rp1111.elasticCollapsePressure)
export const collapsePressure = named(rp1111.collapsePressure)
export const allowableCollapsePressure = named(rp1111.allowableCollapsePressure)
export const netExternalPressure = named(rp1111.netExternalPressure)

export const collapseUse = equation({
  ...COLLAPSE,
  symbol: 'U_c',
  title: 'Net external pressure utilisation',
  unit: '-',
  where: { P_ext: ['net external pressure', 'Pa'], P_c_d: ['allowable net external pressure', 'Pa'] },
  evaluate: ({ P_ext, P_c_d }) => max(0, P_ext) / P_c_d,
  limited: { holds: 'net internal pressure does not cause collapse' },
})
