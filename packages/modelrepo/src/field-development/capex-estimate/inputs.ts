/** The inputs: the way of the estimate, the development, a known project or line items, the spend, and what the costs rest on. */

import { always, choice, count, type InputsOf, inPractice, waysOver } from '@keelson/workflow'
import { field } from '../../_shared/fields/index.ts'
import { basisParams } from '../_shared/basis/inputs.ts'
import { benchmarkHost } from '../_shared/hosts/inputs.ts'
import { breakdownParams } from './inputs-breakdown.ts'
import { spendParams } from './inputs-spend.ts'

const { quantity } = inPractice('oilfield')

export const BENCHMARK = 'benchmark'
export const FACTORED = 'capacity_factored'
export const BREAKDOWN = 'work_breakdown'
export const PHASED = 'phased_spend'

const methodParams = {
  method: choice(
    {
      [BENCHMARK]: 'Benchmark by host',
      [FACTORED]: 'Capacity-factored estimate',
      [BREAKDOWN]: 'Line items',
      [PHASED]: 'Phased spend',
    },
    {
      title: 'Method',
      description: 'Benchmark by host, scaling of a known project, sum of line items, or phasing of an entered cost.',
      default: BENCHMARK,
    },
  ),
}

const developmentParams = {
  host_type: benchmarkHost(always),
  production_capacity: quantity('field_rate', {
    title: 'Oil capacity',
    description: 'Oil capacity of the development. The cost of a known project is scaled to this capacity.',
    symbol: 'Q',
    above: 0,
    example: 100_000,
  }),
  water_depth: field.waterDepth({
    symbol: 'd',
    above: 0,
    example: 896,
  }),
  tieback_distance: quantity('tieback_distance', {
    title: 'Tieback length',
    description: 'Distance from the wells to the receiving host.',
    symbol: 'L',
    minimum: 0,
    example: 15,
  }),
  reserves: quantity('field_volume', {
    title: 'Reserves',
    description: 'Recoverable reserves in oil equivalent, used for the cost per barrel.',
    symbol: 'V_R',
    above: 0,
    example: 150,
  }),
}

const knownParams = {
  reference_cost: quantity('cost', {
    title: 'Known project cost',
    description: 'Cost of the known project, in money of its own date.',
    symbol: 'C_1',
    above: 0,
    example: 1500,
  }),
  reference_capacity: quantity('field_rate', {
    title: 'Known project capacity',
    description: 'Capacity of the known project, on the same basis as the oil capacity.',
    symbol: 'Q_1',
    above: 0,
    example: 90_000,
  }),
  scale_exponent: quantity('-', {
    title: 'Scale exponent',
    description:
      'Exponent of the capacity ratio: 0.6 by the six-tenths rule, or 0.5 to 0.85 depending on the equipment.',
    symbol: 'n',
    above: 0,
    maximum: 1.2,
    default: 0.6,
  }),
  reference_cost_index: quantity('-', {
    title: 'Known project cost index',
    description: 'Cost index at the date of the known project cost, from any published series.',
    symbol: 'I_1',
    above: 0,
    default: 1,
  }),
  cost_index: quantity('-', {
    title: 'Estimate cost index',
    description: 'Cost index at the date of the estimate, from the same series.',
    symbol: 'I_2',
    above: 0,
    default: 1,
  }),
  location_factor: quantity('-', {
    title: 'Location factor',
    description: 'Cost at the estimate location divided by cost at the known project location.',
    symbol: 'L_f',
    above: 0,
    default: 1,
  }),
}

const maturityParams = {
  stated_estimate_class: count({
    title: 'Stated estimate class',
    description: 'AACE class supported by the project definition. Default for a work breakdown: class 4.',
    minimum: 1,
    maximum: 5,
    example: 3,
    assumed: 'Early-phase work breakdown, as for an AACE study estimate.',
  }),
  ...basisParams(always),
}

const groups = {
  Method: methodParams,
  Development: developmentParams,
  'Known project': knownParams,
  'Line items': breakdownParams,
  'Phased spend': spendParams,
  'Basis of estimate': maturityParams,
}
export type Inputs = InputsOf<typeof groups>
export type Item = Inputs['line_items'][number]
/** Of some inputs: those that are there, and those that may be. */
export type Some<T extends keyof Inputs, M extends keyof Inputs = never> = Pick<Inputs, T> & Partial<Pick<Inputs, M>>
export const { way, composed } = waysOver('method', groups)

/** How a cost is spread over years. */
export const spread = ['escalation_rate', 'discount_rate', 'timing'] as const
/** What the caller says of costs that are the caller's own. */
export const said = ['cost_source', 'cost_year'] as const
