/** The tables, charts, figures and files of a run, as the contract declares them. */
import { inPractice, textColumn } from '@keelson/workflow'
import { basisDeliverable, basisTable } from '../_shared/basis/basis.ts'
import { ofBenchmark, ofBuildUp, ofLife, ofLimit } from './modes.ts'

const { numberColumn } = inPractice('oilfield')

export const tables = {
  basis: basisTable,
  parts: {
    title: 'Parts of the year',
    description: 'And what share each is of the sum.',
    columns: {
      part: textColumn('Part'),
      cost: numberColumn('annual_cost', 'Cost'),
      share: numberColumn('fraction', 'Share'),
    },
    onlyWhen: ofBuildUp,
  },
  years: {
    title: 'Years of the field',
    description: 'Gross; the net cash flow is of the owner, where a price is given.',
    columns: {
      year: numberColumn('-', 'Year'),
      rate: numberColumn('field_rate', 'Rate at its start', { symbol: 'q_k' }),
      volume: numberColumn('produced_volume', 'Oil', { symbol: 'V_k' }),
      turnaround: numberColumn('cost', 'Turnaround, unescalated', { symbol: 'T_k' }),
      cost: numberColumn('cost', 'Operating cost', { symbol: 'C_k' }),
      unit_cost: numberColumn('oil_price', 'Unit cost', { symbol: 'u_k' }),
      discount_factor: numberColumn('-', 'Discount factor', { symbol: 'd_k' }),
      net_cash: numberColumn('cost', 'Net cash flow', { symbol: 'S_k' }),
      cumulative_net_cash: numberColumn('cost', 'Cumulative'),
    },
    onlyWhen: ofLife,
  },
}

export const charts = {
  hosts: {
    title: 'Operating cost by host',
    description:
      'Low to high of every host of the benchmark, at this capacity and age; the base is where the colours meet.',
    onlyWhen: ofBenchmark,
  },
  cost_by_age: {
    title: 'Cost against age',
    description: 'Low, base and high of the benchmark; this field is marked.',
    onlyWhen: ofBenchmark,
  },
  parts: {
    title: 'Parts of the year',
    description: 'From the parts to their sum.',
    onlyWhen: ofBuildUp,
  },
  annual_cost: {
    title: 'Operating cost of the years',
    description: 'By its parts, escalated.',
    onlyWhen: ofLife,
    apart: { y: 'Parts of the cost of a year: the answer has their sum.' },
  },
  unit_cost_by_year: {
    title: 'Unit cost of the years',
    description:
      'Cost of a year over its oil, beside the levelised one and, where a price is given, what a barrel earns.',
    onlyWhen: ofLife,
  },
  unit_cost_by_rate: {
    title: 'Unit cost against rate',
    description: 'Share of the owner, beside what a barrel earns: they meet at the economic limit.',
    onlyWhen: ofLimit,
  },
  cash_flow: {
    title: 'Revenue and cost',
    description:
      'Of the owner: of a year at each rate, or year by year of a life; where they cross operating ends to pay.',
    onlyWhen: { method: ['economic_limit', 'life_of_field'] },
    needs: ['oil_price'],
  },
  sensitivity: {
    title: 'What moves the answer',
    description: 'One input at a time, a fifth less and a fifth more.',
  },
}

export const figures = {
  host: {
    title: 'The field',
    description: 'Host, capacity and what a year costs; a sign, and the water depth no part of it.',
    onlyWhen: ofBenchmark,
  },
}

export const deliverables = [basisDeliverable]
