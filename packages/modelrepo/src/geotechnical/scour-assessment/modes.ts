/** The words that choose what is assessed and how, and what each of them brings. */
export const MONOPILE = 'monopile'
export const PIPELINE = 'pipeline'
export const ROCK = 'rock_armour'
export const SUMER = 'sumer_fredsoe'
export const BREUSERS = 'breusers'
export const HEC = 'hec18'
export const CURRENT = 'current'
export const WAVES = 'waves'
export const BOTH = 'combined'

export const ofPile = { structure: [MONOPILE] }
export const ofPipe = { structure: [PIPELINE] }
export const ofRock = { structure: [ROCK] }
export const onSand = { structure: [MONOPILE, PIPELINE] }
export const byCoefficient = { structure: [MONOPILE], method: [SUMER] }
export const byHec = { structure: [MONOPILE], method: [HEC] }
export const pileInWaves = { structure: [MONOPILE], loading: [WAVES, BOTH] }
export const pileInBoth = { structure: [MONOPILE], loading: [BOTH] }
export const inWaves = [pileInWaves, ofPipe]
export const pileInCurrent = { structure: [MONOPILE], loading: [CURRENT, BOTH] }
export const inCurrent = [pileInCurrent, ofPipe, ofRock]
