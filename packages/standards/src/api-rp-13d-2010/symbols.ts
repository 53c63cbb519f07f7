/** Symbols that the clauses share: label and the unit in which the practice writes them. */
export const R600 = ['dial reading at 600 rpm', '-'] as const
export const R300 = ['dial reading at 300 rpm', '-'] as const
export const R6 = ['dial reading at 6 rpm', '-'] as const
export const R3 = ['dial reading at 3 rpm', '-'] as const
export const YIELD_STRESS = ['yield stress, dial degrees', '-'] as const
export const INDEX = ['flow behaviour index', '-'] as const
export const PLASTIC = ['plastic viscosity', 'cP'] as const
export const YIELD_POINT = ['yield point', 'lbf/100ft2'] as const
export const CONSISTENCY = ['consistency index', 'mPa*s^n'] as const
export const DENSITY = ['mud density', 'ppg'] as const
export const VELOCITY = ['mean velocity', 'ft/min'] as const
export const RATE = ['flow rate', 'gpm'] as const
export const REYNOLDS = ['generalised Reynolds number', '-'] as const
export const CRITICAL = ['critical Reynolds number', '-'] as const

/** Why the equations stand in the units of the field. */
export const FIELD = 'the coefficients apply to oilfield units and dial degrees'
