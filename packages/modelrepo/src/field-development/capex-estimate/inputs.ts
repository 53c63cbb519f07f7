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
      description:
        'Benchmark by host, a known project brought to another capacity, line items summed, or an amount spread over years.',
      default: BENCHMARK,
    },
  ),
}

const developmentParams = {
  host_type: benchmarkHost(always),
  production_capacity: quantity('field_rate', {
    title: 'Oil capacity',
    description: 'Of the development; of a known project it is the capacity to which that is brought.',
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
    title: 'Length of the tieback',
    description: 'From the wells to the host that takes the production.',
    symbol: 'L',
    minimum: 0,
    example: 15,
  }),
  reserves: quantity('field_volume', {
    title: 'Reserves',
    description: 'Recoverable, oil equivalent, for the cost of a barrel.',
    symbol: 'V_R',
    above: 0,
    example: 150,
  }),
}

const knownParams = {
  reference_cost: quantity('cost', {
    title: 'Cost of the known project',
    description: 'In money of its own date.',
    symbol: 'C_1',
    above: 0,
    example: 1500,
  }),
  reference_capacity: quantity('field_rate', {
    title: 'Capacity of the known project',
    description: 'Of the same kind as the capacity sought.',
    symbol: 'Q_1',
    above: 0,
    example: 90_000,
  }),
  scale_exponent: quantity('-', {
    title: 'Scale exponent',
    description: '0.6 by the six-tenths rule, 0.5 to 0.85 by equipment.',
    symbol: 'n',
    above: 0,
    maximum: 1.2,
    default: 0.6,
  }),
  reference_cost_index: quantity('-', {
    title: 'Cost index, known project',
    description: 'At the date of its cost, of any published series.',
    symbol: 'I_1',
    above: 0,
    default: 1,
  }),
  cost_index: quantity('-', {
    title: 'Cost index, estimate',
    description: 'At the date of the estimate, of the same series.',
    symbol: 'I_2',
    above: 0,
    default: 1,
  }),
  location_factor: quantity('-', {
    title: 'Location factor',
    description: 'Cost at the place of the estimate over that of the known project.',
    symbol: 'L_f',
    above: 0,
    default: 1,
  }),
}

const maturityParams = {
  stated_estimate_class: count({
    title: 'Class by definition',
    description: 'AACE class that the definition of the project supports; a work breakdown without it is of class 4.',
    minimum: 1,
    maximum: 5,
    example: 3,
    assumed: 'A work breakdown of an early phase, as AACE has it for a study.',
  }),
  ...basisParams(always),
}

const groups = {
  Method: methodParams,
  Development: developmentParams,
  'Known project': knownParams,
  'Line items': breakdownParams,
  'Spend over years': spendParams,
  'Basis of the estimate': maturityParams,
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
