/** Strength of hot rolled structural steel by grade, for thicknesses of 3 to 16 mm. EN 10025-2 (2004) table 7, in MPa. */

/** Minimum yield strength and lowest tensile strength, MPa. */
export const STRUCTURAL_GRADES = {
  S235: [235, 360],
  S275: [275, 410],
  S355: [355, 470],
} as const satisfies Readonly<Record<string, readonly [yieldStrength: number, tensile: number]>>

export const TABLE_7 = 'table 7, thickness 3 to 16 mm'
