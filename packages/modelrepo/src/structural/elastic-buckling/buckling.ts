/** A column, strengths at a slenderness, the five curves and a plate, each whole. */
import { COLUMN, CURVE_TABLE, composed, PLATE, SLENDERNESS } from './inputs.ts'
import { aColumn } from './way-column.ts'
import { aPlate, aSlenderness, theCurves } from './way-others.ts'

export const buckling = composed({
  [COLUMN]: aColumn,
  [SLENDERNESS]: aSlenderness,
  [CURVE_TABLE]: theCurves,
  [PLATE]: aPlate,
})
