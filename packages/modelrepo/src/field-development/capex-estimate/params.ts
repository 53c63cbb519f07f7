/** The inputs: the way of the estimate, the development, a known project or line items, the spend, and what the costs rest on. */

import { choice, count, grouped, inPractice, optional, type ParamsOf } from '@keelson/workflow'
import { field } from '../../_shared/fields/index.ts'
import { basisParams } from '../_shared/basis/inputs.ts'
import { benchmarkHost } from '../_shared/hosts/inputs.ts'
import * as modes from './modes.ts'
import { breakdownParams } from './params-breakdown.ts'
import { spendParams } from './params-spend.ts'

const { quantity } = inPractice('oilfield')

const methodParams = {
  method: choice(modes.METHODS, {
    title: 'Method',
    description:
      'Benchmark by host, a known project brought to another capacity, line items summed, or an amount spread over years.',
    default: modes.BENCHMARK,
  }),
}

const developmentParams = {
  host_type: benchmarkHost(modes.ofBenchmark),
  production_capacity: optional(
    quantity('field_rate', {
      title: 'Oil capacity',
      description: 'Of the development; of a known project it is the capacity to which that is brought.',
      symbol: 'Q',
      above: 0,
      example: 100_000,
      usedWhen: modes.ofCapacity,
      requiredWhen: modes.ofCapacity,
    }),
  ),
  water_depth: optional(
    field.waterDepth({
      symbol: 'd',
      above: 0,
      example: 896,
      usedWhen: modes.ofBenchmark,
      requiredWhen: modes.ofBenchmark,
    }),
  ),
  tieback_distance: optional(
    quantity('tieback_distance', {
      title: 'Length of the tieback',
      description: 'From the wells to the host that takes the production.',
      symbol: 'L',
      minimum: 0,
      example: 15,
      usedWhen: modes.ofTieback,
      requiredWhen: modes.ofTieback,
    }),
  ),
  reserves: optional(
    quantity('field_volume', {
      title: 'Reserves',
      description: 'Recoverable, oil equivalent, for the cost of a barrel.',
      symbol: 'V_R',
      above: 0,
      example: 150,
      usedWhen: modes.ofEstimates,
    }),
  ),
}

const knownParams = {
  reference_cost: optional(
    quantity('cost', {
      title: 'Cost of the known project',
      description: 'In money of its own date.',
      symbol: 'C_1',
      above: 0,
      example: 1500,
      usedWhen: modes.ofFactored,
      requiredWhen: modes.ofFactored,
    }),
  ),
  reference_capacity: optional(
    quantity('field_rate', {
      title: 'Capacity of the known project',
      description: 'Of the same kind as the capacity sought.',
      symbol: 'Q_1',
      above: 0,
      example: 90_000,
      usedWhen: modes.ofFactored,
      requiredWhen: modes.ofFactored,
    }),
  ),
  scale_exponent: quantity('-', {
    title: 'Scale exponent',
    description: '0.6 by the six-tenths rule, 0.5 to 0.85 by equipment.',
    symbol: 'n',
    above: 0,
    maximum: 1.2,
    default: 0.6,
    usedWhen: modes.ofFactored,
  }),
  reference_cost_index: quantity('-', {
    title: 'Cost index, known project',
    description: 'At the date of its cost, of any published series.',
    symbol: 'I_1',
    above: 0,
    default: 1,
    usedWhen: modes.ofFactored,
  }),
  cost_index: quantity('-', {
    title: 'Cost index, estimate',
    description: 'At the date of the estimate, of the same series.',
    symbol: 'I_2',
    above: 0,
    default: 1,
    usedWhen: modes.ofFactored,
  }),
  location_factor: quantity('-', {
    title: 'Location factor',
    description: 'Cost at the place of the estimate over that of the known project.',
    symbol: 'L_f',
    above: 0,
    default: 1,
    usedWhen: modes.ofFactored,
  }),
}

const maturityParams = {
  stated_estimate_class: optional(
    count({
      title: 'Class by definition',
      description: 'AACE class that the definition of the project supports; a work breakdown without it is of class 4.',
      minimum: 1,
      maximum: 5,
      example: 3,
      usedWhen: modes.ofMaturity,
      assumed: 'A work breakdown of an early phase, as AACE has it for a study.',
    }),
  ),
  ...basisParams(modes.ofOwnCosts),
}

export const inputs = grouped({
  Method: methodParams,
  Development: developmentParams,
  'Known project': knownParams,
  'Line items': breakdownParams,
  'Spend over years': spendParams,
  'Basis of the estimate': maturityParams,
})
export type Params = ParamsOf<typeof inputs>
export type Item = NonNullable<Params['line_items']>[number]
