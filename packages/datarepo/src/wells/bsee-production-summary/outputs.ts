/** Tables and charts of the production summary. */
import { inPractice, textColumn } from '@keelson/workflow'
import { groupingSumsTable, qualityTable } from '../_shared/audit-tables.ts'
import { MONTHS_IN_HEAT_MAP, WELLS_IN_HEAT_MAP } from './charts-wells.ts'
import { OIL_EQUIVALENT } from './values.ts'

const { numberColumn } = inPractice('oilfield')

const oil = numberColumn('produced_volume', 'Oil')
const gas = numberColumn('gas_volume', 'Gas')
const water = numberColumn('produced_volume', 'Water')
const injection = numberColumn('produced_volume', 'Injection')
const volumes = { oil, gas, water, injection }
const records = numberColumn('-', 'Records')

export const tables = {
  totals: {
    title: 'Totals',
    description: 'Of all records selected.',
    columns: {
      oil: numberColumn('produced_volume', 'Oil', { symbol: 'N_p' }),
      gas: numberColumn('gas_volume', 'Gas', { symbol: 'G_p' }),
      water: numberColumn('produced_volume', 'Water', { symbol: 'W_p' }),
      injection: numberColumn('produced_volume', 'Injection', { symbol: 'W_inj' }),
      oil_equivalent: numberColumn(OIL_EQUIVALENT, 'Oil equivalent', { symbol: 'E_p' }),
      producing_days: numberColumn('production_time', 'Producing days of all wells', { symbol: 't_pd' }),
      mean_uptime: numberColumn('fraction', 'Uptime', { symbol: 'u' }),
      records,
    },
  },
  annual: {
    title: 'By year',
    description: 'Months are those with records: a year is whole only with twelve.',
    columns: {
      year: textColumn('Year'),
      ...volumes,
      oil_equivalent: numberColumn(OIL_EQUIVALENT, 'Oil equivalent'),
      months: numberColumn('-', 'Months'),
      cumulative_oil: numberColumn('produced_volume', 'Cumulative oil'),
    },
  },
  monthly: {
    title: 'By month',
    description:
      'Rates over the days of the calendar; the producing-day rate is of the average well on a day on which it produced.',
    columns: {
      month: textColumn('Month'),
      ...volumes,
      days: numberColumn('production_time', 'Days in the month', { symbol: 't_m' }),
      producing_wells: numberColumn('-', 'Wells with oil or gas'),
      producing_days: numberColumn('production_time', 'Producing days of all wells', { symbol: 't_pd' }),
      oil_rate: numberColumn('oil_rate', 'Oil rate, calendar day', { symbol: 'q_cd' }),
      gas_rate: numberColumn('gas_rate', 'Gas rate, calendar day'),
      water_rate: numberColumn('oil_rate', 'Water rate, calendar day'),
      oil_rate_producing_day: numberColumn('oil_rate', 'Oil rate of a well, producing day', {
        symbol: 'q_pd',
      }),
      gas_oil_ratio: numberColumn('gas_oil_ratio', 'Gas-oil ratio', { symbol: 'R' }),
      water_cut: numberColumn('fraction', 'Water cut', { symbol: 'f_w' }),
      uptime: numberColumn('fraction', 'Uptime', { symbol: 'u' }),
      cumulative_oil: numberColumn('produced_volume', 'Cumulative oil', { symbol: 'N_p' }),
    },
  },
  groups: {
    title: 'By the grouping asked for',
    description: 'Most oil first; years and months in order.',
    columns: {
      group: textColumn('Group'),
      name: textColumn('Name'),
      ...volumes,
      share_of_oil: numberColumn('fraction', 'Share of the oil'),
      wells: numberColumn('-', 'Bores'),
      first_month: textColumn('First month'),
      last_month: textColumn('Last month'),
      records,
    },
  },
  wells: {
    title: 'Wells',
    description: 'Every bore of the selection, most oil first, with what the borehole table says of it.',
    columns: {
      api12: textColumn('API well number'),
      name: textColumn('Well name'),
      ...volumes,
      first_oil: textColumn('First oil'),
      last_oil: textColumn('Last oil'),
      producing_days: numberColumn('production_time', 'Producing days'),
      peak_oil_rate: numberColumn('oil_rate', 'Peak oil rate, calendar day'),
      oil_rate_producing_day: numberColumn('oil_rate', 'Oil rate, producing day'),
      uptime: numberColumn('fraction', 'Uptime'),
      spud_date: textColumn('Spud'),
      total_depth_date: textColumn('Total depth reached'),
      measured_depth: numberColumn('well_depth', 'Measured depth'),
      vertical_depth: numberColumn('well_depth', 'Vertical depth'),
      water_depth: numberColumn('water_depth', 'Water depth'),
    },
  },
  operators: {
    title: 'Operators',
    description: 'Who filed for which field, and when: a change of operator shows as rows that follow each other.',
    columns: {
      operator: textColumn('Operator'),
      field: textColumn('BOEM field'),
      nickname: textColumn('Nickname'),
      first_month: textColumn('First month'),
      last_month: textColumn('Last month'),
      oil,
      records,
    },
  },
  grouping_sums: groupingSumsTable(volumes),
  quality: qualityTable,
} as const

export const charts = {
  rate_by_well: {
    title: 'Oil rate by well',
    description: 'Calendar-day rate; the wells with the most oil one by one, the rest together.',
  },
  rates: {
    title: 'Rates, gas-oil ratio and water cut',
    description: 'Calendar-day rates of oil, gas and water on the left, logarithmic; the ratios on the right.',
    apart: { y: 'Two units stand on one axis.' },
  },
  cumulative_oil: { title: 'Cumulative oil', description: 'Against time; the month of the highest rate is marked.' },
  annual: {
    title: 'Annual production',
    description: 'Oil and gas as oil equivalent.',
    apart: { y: 'Oil equivalent of a year: the answer has oil and gas apart.' },
  },
  uptime: {
    title: 'Uptime by well and month',
    description: `A month without production is pale; one without a record, or before the first, is empty. At most ${MONTHS_IN_HEAT_MAP} months and ${WELLS_IN_HEAT_MAP} wells.`,
  },
  well_map: {
    title: 'Wells on the map',
    description: 'Surface positions; the area of a circle is the oil of the well.',
    apart: { x: 'Positions stand in the data alone.', y: 'Positions stand in the data alone.' },
  },
  water_oil_ratio: {
    title: 'Water-oil ratio against cumulative oil',
    description: 'On a logarithmic scale; a straight tail extrapolates to the economic limit.',
    apart: { y: 'Ratios of the months: the answer has their volumes.' },
  },
} as const
