/** Symbols of drilling hydraulics: label and the unit in which the field writes them. */
export const DENSITY = ['mud weight', 'ppg'] as const
export const RATE = ['flow rate', 'gpm'] as const
export const HOLE = ['hole diameter', 'in'] as const
export const PIPE = ['pipe outside diameter', 'in'] as const
export const BORE = ['pipe inside diameter', 'in'] as const
export const DEPTH = ['true vertical depth', 'ft'] as const
export const LOSS = ['pressure loss', 'psi'] as const
export const AREA = ['nozzle total flow area', 'in2'] as const
export const DISCHARGE = ['discharge coefficient', '-'] as const
export const CLINGING = ['clinging constant', '-'] as const
export const PEAK = ['peak pipe speed', 'ft/min'] as const

/** Why the equations stand in the units of the field. */
export const FIELD = 'coefficients are for oilfield units'
