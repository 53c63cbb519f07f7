/** The four analyses of stress and strain, each whole in its own file. */
import { CONVERT, CURVE, composed, FIT, GRADES_TABLE } from './inputs.ts'
import { theTrueValues } from './way-convert.ts'
import { theCurve } from './way-curve.ts'
import { theFit } from './way-fit.ts'
import { theGrades } from './way-grades.ts'

export const curves = composed({
  [CURVE]: theCurve,
  [FIT]: theFit,
  [CONVERT]: theTrueValues,
  [GRADES_TABLE]: theGrades,
})
