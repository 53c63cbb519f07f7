/** The whole system solved again for each value of one input. */
import { silent } from '@keelson/equations'
import { inflowCurve } from '@keelson/physics/inflow/inflow-curve.ts'
import type { Inlets } from '@keelson/physics/multiphase/outflow.ts'
import { printUnit } from '@keelson/units'
import { listValue, Refusal, refuse, shown } from '@keelson/workflow'
import { delivered } from '../_shared/nodal/deliverability.ts'
import { operatingPoint, type System, systemOf } from '../_shared/nodal/node.ts'
import { producerOf } from './calculate-system.ts'
import type { Params } from './inputs.ts'
import type { Parameter } from './inputs-surface.ts'
import { unitOf, varied } from './rules-sensitivity.ts'

const VARIED = {
  practice: 'oilfield',
  description: 'Results in the order of the sensitivity values; no value if the well does not flow.',
  gaps: true,
  needs: ['sensitivity_parameter'],
  minimum: 0,
} as const
export const sensitivityValues = {
  sensitivity_operating_oil_rate: listValue('oil_rate', {
    title: 'Operating oil rate for varied input',
    ...VARIED,
  }),
  sensitivity_operating_flowing_pressure: listValue('well_pressure_absolute', {
    title: 'Operating flowing pressure for varied input',
    ...VARIED,
  }),
}

export interface Variation {
  /** In the unit of the input. */
  readonly value: number
  readonly words: string
  readonly system: System
  /** SI; undefined where the well does not flow. */
  readonly operating: { readonly q: number; readonly p_wf: number; readonly p_wh: number } | undefined
}
export interface Sensitivity {
  readonly parameter: Parameter
  readonly variations: readonly Variation[]
}

/** Inputs that change the flowline, or what flows in it. */
const OF_FLOWLINE: readonly Parameter[] = [
  'separator_pressure',
  'flowline_inner_diameter',
  'water_cut',
  'gas_oil_ratio',
]

/** Undefined where nothing is varied. Refuses a value at which the tests give no inflow. */
export function sensitivityOf(p: Params, { lift }: System): Sensitivity | undefined {
  const { sensitivity_parameter: parameter, sensitivity_values: values } = p
  if (parameter === undefined || values === undefined) return undefined
  const inlets = OF_FLOWLINE.includes(parameter) ? undefined : lift.inlets
  return { parameter, variations: values.map((value, i) => variation(p, parameter, value, i, inlets)) }
}

function variation(p: Params, parameter: Parameter, value: number, index: number, inlets?: Inlets): Variation {
  const system = varyingSystem(varied(p, value), index, inlets)
  const point = operatingPoint(system)
  const surface = point && system.lift.surfaceAt(point.q)
  return {
    value,
    words: inWords(parameter, value),
    system,
    operating: point && surface && { ...point, p_wh: surface.wellhead },
  }
}

function varyingSystem(p: Params, index: number, inlets?: Inlets): System {
  try {
    const { deliverability } = delivered(p, silent)
    return systemOf(inflowCurve(deliverability, p.reservoir_pressure, silent), producerOf(p), inlets)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const [problem] = error.problems
    return refuse(`/sensitivity_values/${index}`, problem?.message ?? 'has no inflow')
  }
}

function inWords(parameter: Parameter, value: number): string {
  const unit = unitOf(parameter)
  if (parameter === 'choke_size') return `${shown(value, 4)}/64 in`
  return unit === '-' ? shown(value, 4) : `${shown(value, 4)} ${printUnit(unit)}`
}

/** Whether only water flows: the rates of the system are then of liquid. */
export const isWaterOnly = ({ system }: Variation): boolean => system.well.waterCut === 1

/** At water cut 1 no oil flows; undefined if the well does not flow. */
export const oilRateOf = (one: Variation): number | undefined =>
  one.operating && isWaterOnly(one) ? 0 : one.operating?.q

/** The operating points, in the order of the values; at water cut 1 no oil flows. */
export const sensitivityTold = ({ variations }: Sensitivity) => ({
  sensitivity_operating_oil_rate: variations.map((one) => oilRateOf(one) ?? null),
  sensitivity_operating_flowing_pressure: variations.map(({ operating }) => operating?.p_wf ?? null),
})

export const variationRows = ({ variations }: Sensitivity) =>
  variations.map((one) => ({
    value: one.words,
    oil_rate: oilRateOf(one) ?? null,
    flowing_bottomhole_pressure: one.operating?.p_wf ?? null,
    wellhead_pressure: one.operating?.p_wh ?? null,
  }))
