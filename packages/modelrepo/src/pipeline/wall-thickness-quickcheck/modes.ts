/** The four codes, which of them a run uses, and the inputs that only some of them need. */
import { type NotApplicable, type NotChecked, notApplicable, notChecked, type Override } from '@keelson/workflow'

export const F101 = 'DNV-ST-F101'
export const RP1111 = 'API RP 1111'
export const B314 = 'ASME B31.4'
export const B318 = 'ASME B31.8'
/** In the order in which a tie is decided. */
export const CODES = [F101, RP1111, B314, B318] as const
export type Code = (typeof CODES)[number]

interface Limited {
  readonly code?: Code
}
export const runs = (p: Limited, code: Code): boolean => p.code === undefined || p.code === code

const why = (p: Limited, code: Code) => `${code} is not assessed because the selected code is ${p.code}`
export const notRun = (p: Limited, code: Code): NotApplicable => notApplicable(why(p, code))
export const notRunCheck = (p: Limited, code: Code): NotChecked => notChecked('other_mode', why(p, code))

export const NO_WALL = 'no wall thickness is selected; enter {wall_thickness} or {characteristic_wall_thickness}'

export const NO_MILL_WALL = '{mill_minimum_wall_thickness} is not entered'

const F101_ONLY = [
  'safety_class',
  'material_strength_factor',
  'fabrication_factor',
  'ovality',
  'youngs_modulus',
  'poisson_ratio',
  'steel_type',
  'incidental_to_design_ratio',
  'local_incidental_pressure',
  'material_resistance_factor',
  'mill_tolerance',
  'fabrication_tolerance',
  'mill_minimum_wall_thickness',
  'mill_test_factor',
  'system_test_factor',
  'test_water_density',
]
const others = (...codes: readonly Code[]) => CODES.filter((c) => !codes.includes(c))

/** What a run limited to one code leaves aside. */
export const idleByCode: readonly Override[] = [
  { inputs: F101_ONLY, when: { code: others(F101) } },
  { inputs: ['rp1111_internal_pressure_design_factor'], when: { code: others(RP1111) } },
  { inputs: ['b314_hoop_design_factor'], when: { code: others(B314) } },
  { inputs: ['b318_hoop_design_factor', 'location_class'], when: { code: others(B318) } },
  { inputs: ['longitudinal_joint_factor'], when: { code: [F101] } },
  { inputs: ['temperature_derating_factor'], when: { code: others(RP1111, B318) } },
  { inputs: ['mean_diameter_hoop_stress'], when: { code: others(B314, B318) } },
]
