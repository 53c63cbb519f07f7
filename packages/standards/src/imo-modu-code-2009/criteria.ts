/** Intact stability of MODU Code (2009) 3.3.1: the areas under the righting and the heeling curve. */
import { constant, equation, reachRule } from '@keelson/equations'
import { modu2009 } from './source.ts'

const source = modu2009

/** Area under the righting curve 40 % above that of the wind: surface and self-elevating units. */
export const SURFACE_RATIO = constant({
  symbol: 'R_req',
  title: 'Required area ratio, surface and self-elevating units',
  value: 1.4,
  unit: '-',
  source,
  clause: '3.3.1.1',
})
/** Area under the righting curve 30 % above that of the wind: column-stabilised units. */
export const COLUMN_RATIO = constant({
  symbol: 'R_req',
  title: 'Required area ratio, column-stabilised units',
  value: 1.3,
  unit: '-',
  source,
  clause: '3.3.1.2',
})
/** Clause by which the righting curve is positive from upright to the second intercept. */
export const POSITIVE_RANGE = { source, clause: '3.3.1.3' } as const

/** A curve that ends before says nothing of the areas and arms beyond. */
export const CURVE_RULE = reachRule({
  source,
  clause: '3.3.1',
  title: 'Righting levers provided to second intercept or downflooding angle',
  because: 'the criteria extend to this angle',
})

export const areaRatio = equation({
  source,
  clause: '3.3.1',
  symbol: 'R_A',
  title: 'Righting to heeling area ratio',
  unit: '-',
  where: {
    A_GZ: ['area under righting lever curve', 'm*rad'],
    A_h: ['area under heeling lever curve', 'm*rad'],
  },
  evaluate: ({ A_GZ, A_h }) => A_GZ / A_h,
})
