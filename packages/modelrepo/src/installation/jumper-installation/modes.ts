/** What a run of jumper-installation does, and when its inputs and results apply. */

export const SPLASH = 'splash_zone'
export const BENDING = 'lift_bending'
export const SNAP = 'snap'
export const RESONANCE = 'resonance'
export const ANALYSES = [SPLASH, BENDING, SNAP, RESONANCE] as const

export const inSplash = { analysis: [SPLASH] }
export const inBending = { analysis: [BENDING] }
export const aSnap = { analysis: [SNAP] }
export const onWire = { analysis: [RESONANCE] }
export const ofMass = { analysis: [SPLASH, SNAP, RESONANCE] }
export const inWater = { analysis: [SPLASH, RESONANCE] }
