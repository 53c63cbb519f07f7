/** Strength of offshore mooring chain by grade. IACS UR W22 (2016), mechanical properties, in MPa. */

/** Minimum yield stress and minimum tensile strength, MPa. */
export const CHAIN_STRENGTHS = {
  R3: [410, 690],
  R3S: [490, 770],
  R4: [580, 860],
  R4S: [700, 960],
  R5: [760, 1000],
} as const satisfies Readonly<Record<string, readonly [yieldStress: number, tensile: number]>>

export const STRENGTH_TABLE = 'mechanical properties'
