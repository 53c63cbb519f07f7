/** The tables, charts, figures and files of a run, as the contract declares them. */
import { inPractice, textColumn } from '@keelson/workflow'
import { basisDeliverable, basisTable } from '../_shared/basis/basis.ts'
import { ofBenchmark, ofBreakdown, ofCapacity, ofTieback } from './modes.ts'

const { numberColumn } = inPractice('oilfield')
const cost = (title: string, symbol?: string) => numberColumn('cost', title, symbol === undefined ? {} : { symbol })

export const tables = {
  basis: basisTable,
  items: {
    title: 'Line items',
    description:
      'Direct costs. P10 and P90 of each as a lognormal cost of its own; the share is of the variance of independent items.',
    columns: {
      name: textColumn('Item'),
      cost_code: textColumn('Cost code'),
      mean: cost('Mean', 'm'),
      coefficient_of_variation: numberColumn('-', 'Coefficient of variation', { symbol: 'v' }),
      deviation: cost('Standard deviation'),
      p10: cost('P10'),
      p90: cost('P90'),
      share_of_variance: numberColumn('fraction', 'Share of variance'),
    },
    onlyWhen: ofBreakdown,
  },
  spend: {
    title: 'Spend over years',
    description: 'Money of the start of year 0, nominal, and discounted to the start of year 0.',
    columns: {
      year: numberColumn('-', 'Year', { symbol: 'k' }),
      share: numberColumn('fraction', 'Share', { symbol: 'p_k' }),
      constant: cost('In constant money'),
      nominal: cost('Nominal', 'N_k'),
      discount_factor: numberColumn('-', 'Discount factor', { symbol: 'd_k' }),
      present_value: cost('Present value'),
    },
  },
}

export const charts = {
  range: {
    title: 'Estimate and its class',
    description:
      'The range of the estimate where it has one, beside what its class has: the widest and the narrowest that is typical.',
  },
  cost_by_capacity: {
    title: 'Cost against capacity',
    description:
      'Low, base and high of the benchmark, or the known project brought to other capacities; the case is marked.',
    onlyWhen: ofCapacity,
  },
  cost_by_depth: {
    title: 'Cost against water depth',
    description: 'Low, base and high of the benchmark; a tieback has no slope with depth. The case is marked.',
    onlyWhen: ofBenchmark,
  },
  cost_by_length: {
    title: 'Cost against length of the tieback',
    description: 'Low, base and high of the benchmark; the case is marked.',
    onlyWhen: ofTieback,
  },
  waterfall: {
    title: 'From the line items to the total',
    description: 'Direct costs, management and owner cost, the base estimate, contingency and the total.',
    onlyWhen: ofBreakdown,
  },
  item_tornado: {
    title: 'What moves the base estimate',
    description: 'Each item at its own P10 and P90, the others at their means; management and owner cost with it.',
    onlyWhen: ofBreakdown,
  },
  s_curve: {
    title: 'Probability of the cost',
    description: 'That the base estimate, without contingency, ends at or below a cost.',
    onlyWhen: ofBreakdown,
  },
  annual_spend: {
    title: 'Spend over years',
    description: 'Nominal, and discounted to the start of year 0.',
    needs: ['phasing'],
  },
}

export const figures = {
  development: {
    title: 'The development',
    description: 'Host, water depth and wells as the benchmark sees them; signs, not a design.',
    onlyWhen: ofBenchmark,
  },
}

export const deliverables = [basisDeliverable]
