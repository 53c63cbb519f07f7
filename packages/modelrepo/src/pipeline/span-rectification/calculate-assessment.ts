/** Both spans by the response models: free-span-f105 itself, with its defaults for all that is not given here. */
import { newTrace } from '@keelson/equations'
import { Refusal, readParams, refuse, requestOf, shownIn } from '@keelson/workflow'
import { calculate } from '../free-span-f105/calculate.ts'
import { contract } from '../free-span-f105/contract.ts'
import type { Params as SpanParams } from '../free-span-f105/inputs.ts'
import type { Params } from './inputs.ts'

type Assessed = ReturnType<typeof calculate>
export interface Assessment {
  readonly before: Assessed
  readonly after: Assessed
}

/** undefined where damping or turbulence is not given. */
export function assessmentOf(p: Params, L_sub: number): Assessment | undefined {
  const { total_damping_ratio: zeta_T, turbulence_intensity: I_c } = p
  if (zeta_T === undefined || I_c === undefined) return undefined
  const at = (span_length: number): Assessed => assessed(p, { total_damping_ratio: zeta_T, span_length })
  return { before: at(p.span_length), after: at(L_sub) }
}

const SHARED = [
  'outer_diameter',
  'wall_thickness',
  'gap_ratio',
  'content_density',
  'youngs_modulus',
  'steel_density',
  'water_density',
  'gravity',
  'boundary_condition',
  'vertical_soil_stiffness',
  'effective_axial_force',
  'concrete_stiffness_factor',
  'current_velocity',
  'wave_velocity',
  'turbulence_intensity',
  'safety_factor_natural_frequency',
  'design_life',
] as const

function assessed(p: Params, own: { readonly total_damping_ratio: number; readonly span_length: number }): Assessed {
  const shared = Object.fromEntries(SHARED.flatMap((name) => (p[name] === undefined ? [] : [[name, p[name]]])))
  try {
    const { params } = readParams(contract, requestOf(contract, { ...shared, ...own }))
    return calculate(params as unknown as SpanParams, { trace: newTrace() })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return refuse(
      '/span_length',
      `must be valid for the free span assessment (span ${shownIn(own.span_length, 'm')}: ${error.problems.map((x) => x.message).join('; ')})`,
    )
  }
}
