/** Symbols of drilling hydraulics: label and the unit in which the field writes them. */
export const DENSITY = ['mud weight', 'ppg'] as const
export const RATE = ['flow rate', 'gpm'] as const
export const HOLE = ['diameter of the hole', 'in'] as const
export const PIPE = ['outer diameter of the pipe', 'in'] as const
export const BORE = ['inside diameter of the pipe', 'in'] as const
export const DEPTH = ['true vertical depth', 'ft'] as const
export const LOSS = ['pressure loss', 'psi'] as const
export const AREA = ['total flow area of the nozzles', 'in2'] as const
export const DISCHARGE = ['discharge coefficient', '-'] as const
export const CLINGING = ['clinging constant', '-'] as const
export const PEAK = ['peak speed of the pipe', 'ft/min'] as const

/** Why the equations stand in the units of the field. */
export const FIELD = 'its coefficients hold oilfield units'
