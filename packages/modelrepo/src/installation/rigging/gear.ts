/** The analyses of rigging, each whole. */
import { CATALOGUE, composed, LEG_ANGLE, LIFT, SKEW, SLING_FACTOR, STRING } from './inputs.ts'
import { aLift } from './way-lift.ts'
import { aSling, aString, fromCatalogue, legsAtAngle } from './way-others.ts'
import { skewed } from './way-skew.ts'

export const gear = composed({
  [LIFT]: aLift,
  [LEG_ANGLE]: legsAtAngle,
  [SLING_FACTOR]: aSling,
  [CATALOGUE]: fromCatalogue,
  [STRING]: aString,
  [SKEW]: skewed,
})
