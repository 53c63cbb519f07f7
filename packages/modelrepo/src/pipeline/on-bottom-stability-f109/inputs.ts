/** The inputs of the on-bottom stability check: the method and what the simplified one takes; and the rules between all. */

import { choice, grouped, optional, type ParamsOf, type Problem, quantity, shownIn } from '@keelson/workflow'
import { field } from '../../_shared/fields/index.ts'
import { wallProblems } from '../../_shared/pipe/wall-problems.ts'
import { currentParams, flowParams, waveParams } from './inputs-flow.ts'
import { pipeParams, waterParams } from './inputs-pipe.ts'
import { criterionParams, soilParams } from './inputs-soil.ts'
import { ABSOLUTE, GENERALISED, SIMPLIFIED, simplified } from './modes.ts'

const simplifiedParams = {
  velocity_amplitude: optional(
    field.waveVelocity({
      title: 'Velocity amplitude',
      description: 'Total horizontal velocity amplitude at the pipe, wave and current.',
      symbol: 'U_a',
      example: 1.5,
      usedWhen: simplified,
      requiredWhen: simplified,
    }),
  ),
  acceleration_amplitude: optional(
    quantity('acceleration', {
      title: 'Acceleration amplitude',
      description: 'Horizontal acceleration amplitude at the pipe.',
      symbol: 'A_a',
      minimum: 0,
      example: 0.5,
      usedWhen: simplified,
      requiredWhen: simplified,
    }),
  ),
  drag_coefficient: coefficient('Drag coefficient', 'C_D', [0.5, 1.5], 0.7),
  inertia_coefficient: coefficient('Inertia coefficient', 'C_M', [1, 4], 3.29),
  lift_coefficient: coefficient('Lift coefficient', 'C_L', [0.5, 1.5], 0.9),
}

function coefficient(title: string, symbol: string, usual: readonly [number, number], otherwise: number) {
  return quantity('drag_coefficient', {
    title,
    description: `${title} of the simplified method; that of DNV-RP-E305 where it is left out.`,
    symbol,
    minimum: 0,
    usual,
    default: otherwise,
    usedWhen: simplified,
  })
}

const methodParams = {
  method: choice([SIMPLIFIED, ABSOLUTE, GENERALISED], {
    title: 'Stability method',
    description: 'Simplified static of DNV-RP-E305; absolute static or generalised lateral stability of DNV-RP-F109.',
    default: ABSOLUTE,
  }),
}
export const inputs = grouped({
  Method: methodParams,
  'Pipe and coating': pipeParams,
  'Waves and water': { ...waveParams, ...waterParams },
  Current: currentParams,
  'Flow at the pipe, given directly': flowParams,
  'Flow and forces of the simplified method': simplifiedParams,
  Seabed: soilParams,
  Acceptance: criterionParams,
})
export type Params = ParamsOf<typeof inputs>

/** Cross-field rules on the SI inputs. */
export function rules(p: Params): readonly Problem[] {
  return [...wallProblems(p), ...depthProblems(p), ...soilProblems(p)]
}

function depthProblems(p: Params): Problem[] {
  const { water_depth: d, outer_diameter: D_s } = p
  const coats = p.coating_layers.reduce((sum, layer) => sum + layer.thickness, p.coating_thickness)
  const D = p.hydrodynamic_diameter ?? (D_s === undefined ? undefined : D_s + 2 * coats)
  if (d === undefined || D === undefined || d > D) return []
  const message = `must be more than the diameter of the pipe, ${shownIn(D, 'm', 9)}; read ${shownIn(d, 'm', 9)}`
  return [{ pointer: '/water_depth', message }]
}

function soilProblems({ method, soil_type: soil }: Params): Problem[] {
  if (method !== GENERALISED || soil === 'sand' || soil === undefined) return []
  const message = `${soil} is not covered by the generalised method here: its tables need the printed standard; sand is covered`
  return [{ pointer: '/soil_type', message }]
}
