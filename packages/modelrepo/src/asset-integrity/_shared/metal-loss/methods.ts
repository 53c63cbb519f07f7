/** The assessment methods, and which inputs each of them uses and needs. */
import { listed, type Override } from '@keelson/workflow'

export const GML = 'API 579-1 Part 4 Level 1 and 2'
export const LML1 = 'API 579-1 Part 5 Level 1'
export const LML2 = 'API 579-1 Part 5 Level 2'
export const B31G_1991 = 'ASME B31G-1991 (original)'
export const B31G_2012 = 'ASME B31G-2012 (original)'
export const MODIFIED = 'modified B31G'
export const RSTRENG = 'RSTRENG effective area'
export const PART_A = 'DNV-RP-F101 Part A'
export const PART_B = 'DNV-RP-F101 Part B (allowable stress)'

export const METHODS = [GML, LML1, LML2, B31G_1991, B31G_2012, MODIFIED, RSTRENG, PART_A, PART_B] as const
export type Method = (typeof METHODS)[number]

/** A method within a sentence: 'API 579-1 Part 4 (Levels 1 and 2)'. */
export const methodInWords = (method: string): string =>
  method.replace(/ Level 1 and 2$/, ' (Levels 1 and 2)').replace(/ Level ([12])$/, ' (Level $1)')

/** Several in a sentence: both levels of a part are told as one. */
export const methodsInWords = (methods: readonly string[]): string =>
  LOCAL.every((level) => methods.includes(level))
    ? listed(['API 579-1 Part 5 (Levels 1 and 2)', ...methods.filter((one) => !isLocal(one)).map(methodInWords)])
    : listed(methods.map(methodInWords))

export const API_579: readonly Method[] = [GML, LML1, LML2]
export const LOCAL: readonly Method[] = [LML1, LML2]
const isLocal = (method: string): boolean => method === LML1 || method === LML2
export const B31G: readonly Method[] = [B31G_1991, B31G_2012, MODIFIED, RSTRENG]
export const F101: readonly Method[] = [PART_A, PART_B]
const SINGLE: readonly Method[] = [B31G_1991, B31G_2012, MODIFIED, ...F101]

/** Methods that use an input; one that is not listed is used by all. */
const USED_BY: Readonly<Record<string, readonly Method[]>> = {
  thickness_grid: [GML],
  grid_spacing: [GML],
  minimum_required_thickness: [GML],
  remaining_strength_factor_allowable: API_579,
  future_corrosion_allowance: API_579,
  uniform_metal_loss: API_579,
  distance_to_discontinuity: API_579,
  minimum_measured_thickness: [LML1],
  longitudinal_flaw_length: [LML1],
  axial_position: [LML2, RSTRENG],
  longitudinal_critical_thickness_profile: [LML2],
  depth_profile: [RSTRENG],
  defect_depth: SINGLE,
  defect_length: SINGLE,
  tensile_strength: F101,
  usage_factor_modelling: [PART_B],
  safety_factor: [B31G_2012, MODIFIED],
  relative_defect_depth: [PART_A],
  model_factor_gamma_m: [PART_A],
  depth_factor_gamma_d: [PART_A],
  fractile_epsilon_d: [PART_A],
  depth_standard_deviation: [PART_A],
}

/** What the choice of one method leaves aside. */
export const idleByMethod: readonly Override[] = [
  ...METHODS.map((method) => ({
    inputs: Object.keys(USED_BY).filter((name) => !USED_BY[name]?.includes(method)),
    when: { assessment_method: [method] },
  })),
  {
    inputs: ['temperature_derating_factor'],
    when: { assessment_method: METHODS.filter((m) => m !== B31G_1991), code: ['ASME B31.4'] },
  },
]

/** Inputs that a method cannot do without, as its data. */
export const NEEDS: Readonly<Record<Method, readonly string[]>> = {
  [GML]: ['thickness_grid', 'grid_spacing'],
  [LML1]: ['minimum_measured_thickness', 'longitudinal_flaw_length', 'specified_minimum_yield_strength'],
  [LML2]: ['axial_position', 'longitudinal_critical_thickness_profile', 'specified_minimum_yield_strength'],
  [B31G_1991]: ['defect_depth', 'defect_length', 'specified_minimum_yield_strength'],
  [B31G_2012]: ['defect_depth', 'defect_length', 'specified_minimum_yield_strength'],
  [MODIFIED]: ['defect_depth', 'defect_length', 'specified_minimum_yield_strength'],
  [RSTRENG]: ['axial_position', 'depth_profile', 'specified_minimum_yield_strength'],
  [PART_A]: ['defect_length', 'tensile_strength'],
  [PART_B]: ['defect_depth', 'defect_length', 'tensile_strength'],
}

/** The condition under which one of the methods was chosen. */
export const whenChosen = (methods: readonly Method[]) => ({ assessment_method: methods })
