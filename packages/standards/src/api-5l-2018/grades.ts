/** Strength of PSL 2 line pipe by grade, and the names that a grade goes by. API 5L (46th edition) table 7. */

export interface GradeStrength {
  /** ISO 3183 name: L and the yield strength in MPa. */
  readonly iso: string
  /** Specified minimum yield strength, MPa. */
  readonly smys: number
  /** Specified minimum tensile strength, MPa. */
  readonly smts: number
  /** Highest ratio of yield to tensile strength permitted. */
  readonly highestRatio: number
}
const grade = (smys: number, smts: number, highestRatio: number) => ({ iso: `L${smys}`, smys, smts, highestRatio })

/**
 * PSL 2 pipe body. The strengths are those of ISO 3183 in MPa, not conversions of the round ksi in the names: X65 is
 * 450 MPa (65.3 ksi), where older lists have 448. API 5L (46th edition) table 7.
 */
export const PSL2_GRADES = {
  B: grade(245, 415, 0.93),
  X42: grade(290, 415, 0.93),
  X46: grade(320, 435, 0.93),
  X52: grade(360, 460, 0.93),
  X56: grade(390, 490, 0.93),
  X60: grade(415, 520, 0.93),
  X65: grade(450, 535, 0.93),
  X70: grade(485, 570, 0.93),
  X80: grade(555, 625, 0.93),
  X90: grade(625, 695, 0.95),
  X100: grade(690, 760, 0.97),
  X120: grade(830, 915, 0.99),
} as const satisfies Readonly<Record<string, GradeStrength>>

export type Grade = keyof typeof PSL2_GRADES
export const GRADES = Object.keys(PSL2_GRADES) as Grade[]
export const TABLE_7 = 'table 7, PSL 2'

/** Delivery condition (as rolled, normalised, quenched, thermomechanical) and service (sour, offshore, ductile). */
const PREFIX = /^(API)?(5L)?(PSL[12])?(GRADE|GR)?/
const SUFFIX = /[RNQM]?[SOEP]*$/
const MPA = 1e6

/**
 * The grade that a label names: 'X65', 'API 5L X65', 'L450', 'L450MO', 'L450/X65', 'Gr. B'; undefined where it names
 * none, or two that differ.
 */
export function gradeOf(label: string): Grade | undefined {
  const plain = label.toUpperCase().replaceAll(/[\s._-]/g, '')
  const names = plain.replace(PREFIX, '').split('/')
  const found = names.map((name) => {
    const bare = name === 'B' ? name : name.replace(SUFFIX, '')
    return GRADES.find((g) => g === bare || PSL2_GRADES[g].iso === bare)
  })
  return found.every((g) => g === found[0]) ? found[0] : undefined
}

/** Specified minimum yield strength, Pa. */
export const smysOf = (name: Grade): number => PSL2_GRADES[name].smys * MPA
/** Specified minimum tensile strength, Pa. */
export const smtsOf = (name: Grade): number => PSL2_GRADES[name].smts * MPA
/** How the yield strength of a grade is measured: 0.5 % total strain up to X90, 0.2 % offset above. */
export const yieldDefinitionOf = (name: Grade): 'total_strain_0_005' | 'offset_0_002' =>
  PSL2_GRADES[name].smys <= PSL2_GRADES.X90.smys ? 'total_strain_0_005' : 'offset_0_002'
