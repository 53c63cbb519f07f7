/** The gamma function as the formulas of spectra call it. */
import { gamma } from '@keelson/numerics/special.ts'

/** Formulas print the name under which they call it. */
export const Gamma = gamma
export const GAMMA_FUNCTION = { Gamma: { name: 'Gamma', call: Gamma, means: 'the gamma function' } } as const
