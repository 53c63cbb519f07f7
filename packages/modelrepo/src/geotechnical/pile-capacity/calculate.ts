/** A pile in one clay, a pile in layers, or unit resistances alone. */
import { given, type Outcome, type RunContext } from '@keelson/workflow'
import { LAYERED, SAND, UNIFORM } from '../_shared/pile/modes.ts'
import { clayRun, layeredRun, sandRun, uniformRun } from '../_shared/pile/runs.ts'
import type { contract } from './contract.ts'
import type { Params } from './inputs.ts'

export function calculate(p: Params, { trace }: RunContext): Outcome<typeof contract> {
  if (p.analysis === UNIFORM) return uniformRun(p, trace)
  if (p.analysis === LAYERED) return layeredRun(p, trace)
  const { effective_vertical_stress: stresses } = given(p, 'effective_vertical_stress')
  if (p.soil_type === SAND) {
    const { soil_description, relative_density } = given(p, 'soil_description', 'relative_density')
    return sandRun(soil_description, relative_density, stresses, trace)
  }
  return clayRun(given(p, 'undrained_shear_strength').undrained_shear_strength, stresses, trace)
}
