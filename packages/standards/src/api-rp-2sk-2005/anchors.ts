/** Factors of safety of anchors, and the friction of the line on the seabed. API RP 2SK (2005). Coherent SI. */
import { constant, equation, reachRange } from '@keelson/equations'
import type { MooringCondition } from './line-tension.ts'
import { apiRp2sk } from './source.ts'

/** Clause under which the factors are read. */
export const ANCHOR_FACTOR_TABLE = 'anchor factors of safety'

/** By mooring, by what holds and by its state; null where none is required. API RP 2SK (2005), factors of safety of anchors, of piles table 7. */
export const ANCHOR_FACTORS = {
  permanent: {
    drag: { intact: 1.5, damaged: 1 },
    pile_axial: { intact: 2, damaged: 1.5 },
    pile_lateral: { intact: 1.6, damaged: 1.2 },
    plate_vla: { intact: 2, damaged: 1.5 },
  },
  mobile: {
    drag: { intact: 1, damaged: null },
    pile_axial: { intact: 1.5, damaged: 1.2 },
    pile_lateral: { intact: 1.2, damaged: 1 },
    plate_vla: { intact: 1.5, damaged: 1.2 },
  },
} as const
/** Of the intact mooring; an anchor that is designed for uplift is for its engineer to accept. */
export const upliftOfAnchor = reachRange({
  symbol: 'V_A',
  title: 'Anchor uplift, intact',
  unit: 'kN',
  to: 0,
  unsafe: 'above',
  because: 'a drag anchor resists horizontal load only, unless designed for uplift',
  source: apiRp2sk,
  clause: ANCHOR_FACTOR_TABLE,
})

export type MooringType = keyof typeof ANCHOR_FACTORS
export type AnchorType = keyof (typeof ANCHOR_FACTORS)[MooringType]

/** The factor that is required; null in the transient condition and where the table has none. */
export function requiredAnchorFactor(mooring: MooringType, anchor: AnchorType, condition: MooringCondition) {
  return condition === 'transient' ? null : ANCHOR_FACTORS[mooring][anchor][condition]
}

/** Of drag anchors after a quasi-static analysis, permanent mooring, by the edition before. API RP 2SK (1996). */
export const DRAG_FACTORS_1996 = { intact: 1.8, damaged: 1.2 } as const

const FACTOR = {
  source: apiRp2sk,
  clause: `${ANCHOR_FACTOR_TABLE}, permanent mooring, intact`,
  unit: '-',
} as const
const { drag, pile_axial, pile_lateral, plate_vla } = ANCHOR_FACTORS.permanent

export const DRAG_FACTOR = constant({
  ...FACTOR,
  symbol: 'FS',
  title: 'Factor of safety, drag anchor',
  value: drag.intact,
})
export const AXIAL_FACTOR = constant({
  ...FACTOR,
  symbol: 'FS',
  title: 'Factor of safety, suction caisson, axial',
  value: pile_axial.intact,
})
export const LATERAL_FACTOR = constant({
  ...FACTOR,
  symbol: 'FS_h',
  title: 'Factor of safety, suction caisson, lateral',
  value: pile_lateral.intact,
})
export const PLATE_FACTOR = constant({
  ...FACTOR,
  symbol: 'FS',
  title: 'Factor of safety, plate anchor',
  value: plate_vla.intact,
})

export const factoredPull = equation({
  source: apiRp2sk,
  clause: ANCHOR_FACTOR_TABLE,
  symbol: 'V_d',
  title: 'Factored anchor load',
  unit: 'N',
  where: { V: ['anchor load', 'N'], FS: ['factor of safety', '-'] },
  evaluate: ({ V, FS }) => V * FS,
})

export const pullUtilisation = equation({
  source: apiRp2sk,
  clause: ANCHOR_FACTOR_TABLE,
  symbol: 'U_V',
  title: 'Anchor utilisation',
  unit: '-',
  where: { V_d: ['factored anchor load', 'N'], V_u: ['anchor capacity', 'N'] },
  evaluate: ({ V_d, V_u }) => V_d / V_u,
})

export const anchorSafetyFactor = equation({
  source: apiRp2sk,
  clause: ANCHOR_FACTOR_TABLE,
  symbol: 'SF_A',
  title: 'Anchor safety factor',
  unit: '-',
  where: { V_u: ['anchor capacity', 'N'], V: ['anchor load', 'N'] },
  evaluate: ({ V_u, V }) => V_u / V,
})

const SEABED_LINE = { source: apiRp2sk, clause: 'line friction on the seabed' } as const

/** Friction coefficients of chain and wire on the seabed, at rest and moving. */
export const LINE_FRICTION = {
  chain: { starting: 1, sliding: 0.7 },
  wire: { starting: 0.6, sliding: 0.25 },
} as const

export const lineFriction = equation({
  ...SEABED_LINE,
  symbol: 'F_l',
  title: 'Seabed line friction',
  unit: 'N',
  where: {
    f: ['friction coefficient', '-'],
    w: ['submerged line weight per unit length', 'N/m'],
    L_s: ['grounded line length', 'm'],
  },
  evaluate: ({ f, w, L_s }) => f * w * L_s,
})

export const systemCapacity = equation({
  ...SEABED_LINE,
  symbol: 'H_s',
  title: 'Anchor and line holding capacity',
  unit: 'N',
  where: { H_m: ['anchor holding capacity', 'N'], F_l: ['seabed line friction', 'N'] },
  evaluate: ({ H_m, F_l }) => H_m + F_l,
})
