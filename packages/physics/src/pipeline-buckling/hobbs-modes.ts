/** The lateral buckling modes of Hobbs and their coefficients. */

export const LOCALISED = ['1', '2', '3', '4'] as const
export const MODES = [...LOCALISED, 'infinite'] as const
export type LocalisedMode = (typeof LOCALISED)[number]
export type HobbsMode = (typeof MODES)[number]

/** k_1 force, k_2 shortening, k_3 slip length, k_4 amplitude, k_5 moment; k_6 slope, from the deflected shape. */
export interface Coefficients {
  readonly k_1: number
  readonly k_2: number
  readonly k_3: number
  readonly k_4: number
  readonly k_5: number
  readonly k_6: number
}

/**
 * Hobbs (1984), coefficients of the lateral modes. The length L is that of the main half wave. k_6 is not printed by
 * Hobbs: it is the largest slope of the deflected shape that gives the other coefficients (see the test beside).
 */
export const COEFFICIENTS: Readonly<Record<LocalisedMode, Coefficients>> = {
  '1': { k_1: 80.76, k_2: 6.391e-5, k_3: 0.5, k_4: 2.407e-3, k_5: 0.06938, k_6: 8.657e-3 },
  '2': { k_1: 4 * Math.PI ** 2, k_2: 1.743e-4, k_3: 1, k_4: 5.532e-3, k_5: 0.1088, k_6: 2.533e-2 },
  '3': { k_1: 34.06, k_2: 1.668e-4, k_3: 1.294, k_4: 1.032e-2, k_5: 0.1434, k_6: 2.809e-2 },
  '4': { k_1: 28.2, k_2: 2.144e-4, k_3: 1.608, k_4: 1.047e-2, k_5: 0.1483, k_6: 4.076e-2 },
}

/** The infinite mode slips nowhere: its k_2 is that of the stretch, and it has no k_3. Hobbs (1984). */
export const INFINITE: Readonly<Omit<Coefficients, 'k_3'>> = {
  k_1: 4 * Math.PI ** 2,
  k_2: 4.705e-5,
  k_4: 4.4495e-3,
  k_5: 0.05066,
  k_6: 1.2665e-2,
}
