/** What a run of rigging does, and when its inputs and results apply. */

export const LIFT = 'lift'
export const LEG_ANGLE = 'leg_angle'
export const SLING_FACTOR = 'sling_factor'
export const CATALOGUE = 'catalogue'
export const STRING = 'string'
export const SKEW = 'skew_load'
export const ANALYSES = [LIFT, LEG_ANGLE, SLING_FACTOR, CATALOGUE, STRING, SKEW] as const

export const aLift = { analysis: [LIFT] }
export const byAngle = { analysis: [LEG_ANGLE] }
export const aFactor = { analysis: [SLING_FACTOR] }
export const inCatalogue = { analysis: [CATALOGUE] }
export const aString = { analysis: [STRING] }
export const skewed = { analysis: [SKEW] }

export const ofMass = { analysis: [LIFT, SKEW] }
export const ofLegs = { analysis: [LIFT, LEG_ANGLE] }
export const ofSling = { analysis: [LIFT, SLING_FACTOR] }
export const ofParts = { analysis: [LIFT, STRING] }
export const drawn = { analysis: [LIFT, LEG_ANGLE, SKEW] }
