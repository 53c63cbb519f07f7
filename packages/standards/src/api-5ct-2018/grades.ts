/** Strength of casing and tubing by grade. API 5CT (10th edition), tensile and hardness requirements, in ksi. */

/** Specified minimum yield strength and minimum tensile strength, ksi. */
export const OCTG_GRADES = {
  H40: [40, 60],
  J55: [55, 75],
  K55: [55, 95],
  N80: [80, 100],
  R95: [95, 105],
  L80: [80, 95],
  C90: [90, 100],
  T95: [95, 105],
  C110: [110, 115],
  P110: [110, 125],
  Q125: [125, 135],
} as const satisfies Readonly<Record<string, readonly [smys: number, smts: number]>>

export const STRENGTH_TABLE = 'tensile and hardness requirements'
