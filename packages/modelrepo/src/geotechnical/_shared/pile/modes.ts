/** The analyses that the pile workflows share, in the words of their inputs. */
export const UNIFORM = 'uniform'
export const LAYERED = 'layered'
export const UNIT_VALUES = 'unit_values'

export const CLAY = 'clay'
export const SAND = 'sand'

export const COMPRESSION = 'compression'
export const TENSION = 'tension'
export const SENSES = [COMPRESSION, TENSION] as const
export type Sense = (typeof SENSES)[number]

export const ofUniform = { analysis: [UNIFORM] } as const
export const ofLayered = { analysis: [LAYERED] } as const
export const ofCapacity = { analysis: [UNIFORM, LAYERED] } as const
