/** Fitting parameters of the stress-strain curve by class of material. ASME BPVC VIII-2 (2019) table 3-D.1. */

export interface StressStrainClass {
  /** m_2 = c (R_0 - R). */
  readonly c: number
  readonly R_0: number
  /** Highest temperature of the row, degrees Celsius. */
  readonly maxTemperature: number
  readonly epsilon_p: number
}

/** ASME BPVC VIII-2 (2019) table 3-D.1. */
export const STRESS_STRAIN_CLASSES = {
  ferritic_steel: { c: 0.6, R_0: 1, maxTemperature: 480, epsilon_p: 2e-5 },
  austenitic_stainless: { c: 0.75, R_0: 1, maxTemperature: 480, epsilon_p: 2e-5 },
  nickel_alloy: { c: 0.75, R_0: 1, maxTemperature: 480, epsilon_p: 2e-5 },
  duplex_stainless: { c: 0.7, R_0: 0.95, maxTemperature: 480, epsilon_p: 2e-5 },
  precipitation_hardening_nickel: { c: 1.09, R_0: 0.93, maxTemperature: 540, epsilon_p: 2e-5 },
  aluminium: { c: 0.52, R_0: 0.98, maxTemperature: 120, epsilon_p: 5e-6 },
  copper: { c: 0.5, R_0: 1, maxTemperature: 65, epsilon_p: 5e-6 },
  titanium: { c: 0.5, R_0: 0.98, maxTemperature: 260, epsilon_p: 2e-5 },
  zirconium: { c: 0.5, R_0: 0.98, maxTemperature: 260, epsilon_p: 2e-5 },
} as const satisfies Readonly<Record<string, StressStrainClass>>

export type MaterialClass = keyof typeof STRESS_STRAIN_CLASSES
export const MATERIAL_CLASSES = Object.keys(STRESS_STRAIN_CLASSES) as MaterialClass[]
export const TABLE_3_D_1 = 'table 3-D.1'
