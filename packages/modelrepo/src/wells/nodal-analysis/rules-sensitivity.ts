/** Rules of a sensitivity: what is varied has a part in the run, and each of its values is one that the input may have. */
import { toSI } from '@keelson/units'
import { annotations, type Problem, shown } from '@keelson/workflow'
import { COMPOSITE, DARCY, LINEAR, VOGEL } from '../_shared/nodal/modes.ts'
import { fieldOf, type Params } from './inputs.ts'
import type { Parameter } from './inputs-surface.ts'

export function sensitivityProblems(p: Params, ofSystem: (p: Params) => Problem[]): Problem[] {
  const { sensitivity_parameter: parameter, sensitivity_values: values } = p
  if (parameter === undefined && values === undefined) return []
  if (parameter === undefined)
    return [{ pointer: '/sensitivity_parameter', message: 'is required when {sensitivity_values} are entered' }]
  if (values === undefined)
    return [{ pointer: '/sensitivity_values', message: 'is required when {sensitivity_parameter} is entered' }]
  const idle = whyIdle(p, parameter)
  if (idle !== undefined)
    return [{ pointer: '/sensitivity_parameter', message: `must be an input used by the run: ${idle}` }]
  if (ofSystem(p).length > 0) return []
  return values.flatMap((value, i) => {
    const message = boundsFault(parameter, value) ?? ofSystem(varied(p, value))[0]?.message
    return message === undefined ? [] : [{ pointer: `/sensitivity_values/${i}`, message }]
  })
}

/** The inputs with the parameter at a value of the list, and without what is asked of the inflow besides. */
export function varied(p: Params, value: number): Params {
  const {
    flowing_bottomhole_pressure: _,
    oil_rate: __,
    future_reservoir_pressure: ___,
    future_method: ____,
    ...rest
  } = p
  const { sensitivity_parameter: parameter } = p
  return parameter === undefined ? rest : { ...rest, [parameter]: toSI(value, unitOf(parameter)) }
}

/** The unit in which an input is declared. */
export const unitOf = (parameter: Parameter): string => annotations(fieldOf(parameter)).unit ?? '-'

/** Why a parameter has no part in the run; undefined where it has. */
function whyIdle(p: Params, parameter: Parameter): string | undefined {
  switch (parameter) {
    case 'wellhead_pressure':
      if (p.separator_pressure !== undefined) return 'the flowline sets the wellhead pressure'
      return p.choke_size === undefined ? undefined : 'the choke sets the wellhead pressure'
    case 'separator_pressure':
    case 'flowline_inner_diameter':
      return p.separator_pressure === undefined
        ? 'there is no flowline because {separator_pressure} is not entered'
        : undefined
    case 'choke_size':
      return p.choke_size === undefined ? 'there is no choke because {choke_size} is not entered' : undefined
    case 'productivity_index':
      return hasIndex(p) ? undefined : 'the inflow is not calculated from {productivity_index}'
    case 'skin':
      return hasSkin(p) ? undefined : 'the inflow is not calculated from reservoir data and skin'
    case 'gas_oil_ratio':
      return p.water_cut === 1 ? 'no gas is produced at a water cut of 1' : undefined
    default:
      return undefined
  }
}

const byIndex = ({ ipr_model }: Params) => [VOGEL, COMPOSITE, DARCY, LINEAR].includes(ipr_model)
const hasOpenFlow = ({ ipr_model, absolute_open_flow }: Params) =>
  ipr_model === VOGEL && absolute_open_flow !== undefined
const hasIndex = (p: Params) => byIndex(p) && !hasOpenFlow(p) && p.productivity_index !== undefined
/** The index comes from the reservoir: nothing that goes before it is given. */
const hasSkin = (p: Params) => {
  const tested = p.ipr_model !== DARCY && p.test_rate !== undefined
  return byIndex(p) && !hasOpenFlow(p) && p.productivity_index === undefined && !tested && p.permeability !== undefined
}

/** Bounds of the input, in its own unit. */
function boundsFault(parameter: Parameter, value: number): string | undefined {
  const schema = fieldOf(parameter) as unknown as Readonly<Record<string, unknown>>
  const { possible, zero, unit = '-' } = annotations(fieldOf(parameter))
  const bound = (name: string) => schema[name] as number | undefined
  const [least, above, most] = [bound('minimum'), bound('exclusiveMinimum'), bound('maximum')]
  const read = `{${parameter}} (entered: ${shown(value, 6)}${unit === '-' ? '' : ` ${unit}`})`
  if (least !== undefined && value < least) return `must be at least ${shown(least)} for ${read}`
  if (above !== undefined && value <= above) return `must be above ${shown(above)} for ${read}`
  if (most !== undefined && value > most) return `must be at most ${shown(most)} for ${read}`
  if (possible === undefined || (zero && value === 0) || (value >= possible[0] && value <= possible[1]))
    return undefined
  return `must be ${shown(possible[0], 4)} to ${shown(possible[1], 4)} for ${read}`
}
