/** The words that choose: the sense of a load, and how a joint carries it. */
export const COMPRESSION = 'compression'
export const TENSION = 'tension'
export const SENSES = { [COMPRESSION]: 'Compression', [TENSION]: 'Tension' } as const

/** Y is the same as T. */
export const JOINT_TYPES = ['K', 'T', 'Y', 'X'] as const
/** Classes of the strength factors. */
export const CLASSES = ['K', 'Y', 'X'] as const
export type JointClass = (typeof CLASSES)[number]
