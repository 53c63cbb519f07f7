/** Factors of safety of anchors, and the friction of the line on the seabed. API RP 2SK (2005). Coherent SI. */
import { constant, equation } from '@keelson/equations'
import { apiRp2sk } from './source.ts'

const FACTOR = {
  source: apiRp2sk,
  clause: 'factors of safety of anchors, permanent mooring, intact',
  unit: '-',
} as const

export const DRAG_FACTOR = constant({ ...FACTOR, symbol: 'FS', title: 'Factor of safety, drag anchor', value: 1.5 })
export const AXIAL_FACTOR = constant({
  ...FACTOR,
  symbol: 'FS',
  title: 'Factor of safety, suction caisson, axial',
  value: 2,
})
export const LATERAL_FACTOR = constant({
  ...FACTOR,
  symbol: 'FS_h',
  title: 'Factor of safety, suction caisson, lateral',
  value: 1.6,
})
export const PLATE_FACTOR = constant({ ...FACTOR, symbol: 'FS', title: 'Factor of safety, plate anchor', value: 2 })

export const factoredPull = equation({
  source: apiRp2sk,
  clause: 'factors of safety of anchors',
  symbol: 'V_d',
  title: 'Pull with its factor of safety',
  unit: 'N',
  where: { V: ['pull', 'N'], FS: ['factor of safety', '-'] },
  evaluate: ({ V, FS }) => V * FS,
})

export const pullUtilisation = equation({
  source: apiRp2sk,
  clause: 'factors of safety of anchors',
  symbol: 'U_V',
  title: 'Share of the capacity that is used',
  unit: '-',
  where: { V_d: ['pull with its factor of safety', 'N'], V_u: ['capacity', 'N'] },
  evaluate: ({ V_d, V_u }) => V_d / V_u,
})

const SEABED_LINE = { source: apiRp2sk, clause: 'friction of the line on the seabed' } as const

/** Friction coefficients of chain and wire on the seabed, at rest and moving. */
export const LINE_FRICTION = {
  chain: { starting: 1, sliding: 0.7 },
  wire: { starting: 0.6, sliding: 0.25 },
} as const

export const lineFriction = equation({
  ...SEABED_LINE,
  symbol: 'F_l',
  title: 'Friction of the line on the seabed',
  unit: 'N',
  where: {
    f: ['friction coefficient', '-'],
    w: ['submerged weight of the line per length', 'N/m'],
    L_s: ['length of line on the seabed', 'm'],
  },
  evaluate: ({ f, w, L_s }) => f * w * L_s,
})

export const systemCapacity = equation({
  ...SEABED_LINE,
  symbol: 'H_s',
  title: 'Holding capacity of anchor and line',
  unit: 'N',
  where: { H_m: ['holding capacity of the anchor', 'N'], F_l: ['friction of the line', 'N'] },
  evaluate: ({ H_m, F_l }) => H_m + F_l,
})
