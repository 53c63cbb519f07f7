/** Names and terms of the atlas that its builder and its reader share. */
import { constant, type Source } from '@keelson/equations'
import { apiRp2rd } from '@keelson/standards/api-rp-2rd-1998/source.ts'

export const ATLAS_ID = 'code-check-atlas-query'
export const PARENT = 'modelrepo:api-rp-2rd-riser@1'
export const DIAMETER = 'outer_diameter'
export const WALL = 'wall_thickness'
export const STRENGTH = 'specified_minimum_yield_strength'
export const TENSION = 'effective_tension'
export const MOMENT = 'bending_moment'
/** Utilisation at one of the loads of reference alone. */
export const SHARE = 'utilisation'
/** Which of them: the ends of the axes of tension and moment. */
export const BY_TENSION = { load: 'tension' } as const
export const BY_MOMENT = { load: 'moment' } as const

const atlasTerms: Source = {
  id: 'Atlas',
  title: `Fixed terms of the atlas of ${PARENT}`,
  publisher: 'Keelson',
  revision: '1',
}
/** Where the terms stand that the atlas holds fixed. */
export const FIXED = { source: atlasTerms, clause: 'fixed terms' } as const

export const T_REFERENCE = constant({
  ...FIXED,
  symbol: 'T_r',
  title: 'Tension of reference, the end of its axis',
  value: 2500,
  unit: 'kN',
})
export const M_REFERENCE = constant({
  ...FIXED,
  symbol: 'M_r',
  title: 'Moment of reference, the end of its axis',
  value: 350,
  unit: 'kN*m',
})
/** Two thirds, as it is often rounded. */
export const DESIGN_FACTOR = constant({
  source: apiRp2rd,
  clause: 'section 5, allowable stresses, rounded',
  symbol: 'C_f',
  title: 'Design factor of the atlas',
  value: 0.67,
  unit: '-',
})
