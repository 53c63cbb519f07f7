/**
 * Collapse under net external pressure. API RP 2RD (1998) has the interaction of API RP 1111 with a share of its own, so its
 * equations are those, under the name of the riser practice.
 */
import { constant, type Equation, type Where } from '@keelson/equations'
import * as rp1111 from '../api-rp-1111-2015/collapse.ts'
import { apiRp2rd } from './source.ts'

const COLLAPSE = { source: apiRp2rd, clause: '5.4, collapse pressure' } as const
const named = <W extends Where>(equation: Equation<W>): Equation<W> => ({ ...equation, ...COLLAPSE })

export const D_F_SEAMLESS = constant({
  ...COLLAPSE,
  symbol: 'D_f',
  title: 'Share of the collapse pressure, seamless or ERW pipe',
  value: 0.75,
  unit: '-',
})
/** The smaller. */
export const D_F_EXPANDED = constant({
  ...COLLAPSE,
  symbol: 'D_f',
  title: 'Share of the collapse pressure, cold expanded pipe',
  value: 0.6,
  unit: '-',
})

export const yieldCollapsePressure = named(rp1111.yieldCollapsePressure)
export const elasticCollapsePressure = named(rp1111.elasticCollapsePressure)
export const collapsePressure = named(rp1111.collapsePressure)
export const allowableCollapsePressure = named(rp1111.allowableCollapsePressure)
export const netExternalPressure = named(rp1111.netExternalPressure)
