/** Symbols that the flow of muds shares: label and the unit in which the field writes them. */
export const DENSITY = ['mud density', 'ppg'] as const
export const VELOCITY = ['mean velocity', 'ft/s'] as const
export const BORE = ['pipe inside diameter', 'in'] as const
export const GAP = ['annular diameter difference', 'in'] as const
export const PLASTIC = ['plastic viscosity', 'cP'] as const
export const YIELD = ['yield point', 'lbf/100ft2'] as const
export const INDEX = ['flow behaviour index', '-'] as const
/** An equivalent centipoise. */
export const CONSISTENCY = ['consistency index', 'mPa*s^n'] as const
export const REYNOLDS = ['Reynolds number', '-'] as const
export const FANNING = ['Fanning friction factor', '-'] as const

/** Why the equations of drilling hydraulics stand in the units of the field. */
export const FIELD = 'the coefficients apply to oilfield units'
