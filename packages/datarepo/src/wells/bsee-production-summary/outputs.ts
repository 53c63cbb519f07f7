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
    description: 'Totals of all selected records.',
    columns: {
      oil: numberColumn('produced_volume', 'Oil', { symbol: 'N_p' }),
      gas: numberColumn('gas_volume', 'Gas', { symbol: 'G_p' }),
      water: numberColumn('produced_volume', 'Water', { symbol: 'W_p' }),
      injection: numberColumn('produced_volume', 'Injection', { symbol: 'W_inj' }),
      oil_equivalent: numberColumn(OIL_EQUIVALENT, 'Oil equivalent', { symbol: 'E_p' }),
      producing_days: numberColumn('production_time', 'Total producing days', { symbol: 't_pd' }),
      mean_uptime: numberColumn('fraction', 'Uptime', { symbol: 'u' }),
      records,
    },
  },
  annual: {
    title: 'Annual production',
    description: 'Annual totals. Only months with records are counted, so a year is complete only with twelve months.',
    columns: {
      year: textColumn('Year'),
      ...volumes,
      oil_equivalent: numberColumn(OIL_EQUIVALENT, 'Oil equivalent'),
      months: numberColumn('-', 'Months'),
      cumulative_oil: numberColumn('produced_volume', 'Cumulative oil'),
    },
  },
  monthly: {
    title: 'Monthly production',
    description:
      'Monthly volumes with calendar-day rates. The producing-day rate is the average well rate on a producing day.',
    columns: {
      month: textColumn('Month'),
      ...volumes,
      days: numberColumn('production_time', 'Days in month', { symbol: 't_m' }),
      producing_wells: numberColumn('-', 'Producing wells'),
      producing_days: numberColumn('production_time', 'Total producing days', { symbol: 't_pd' }),
      oil_rate: numberColumn('oil_rate', 'Calendar-day oil rate', { symbol: 'q_cd' }),
      gas_rate: numberColumn('gas_rate', 'Calendar-day gas rate'),
      water_rate: numberColumn('oil_rate', 'Calendar-day water rate'),
      oil_rate_producing_day: numberColumn('oil_rate', 'Producing-day oil rate per well', {
        symbol: 'q_pd',
      }),
      gas_oil_ratio: numberColumn('gas_oil_ratio', 'Gas-oil ratio', { symbol: 'R' }),
      water_cut: numberColumn('fraction', 'Water cut', { symbol: 'f_w' }),
      uptime: numberColumn('fraction', 'Uptime', { symbol: 'u' }),
      cumulative_oil: numberColumn('produced_volume', 'Cumulative oil', { symbol: 'N_p' }),
    },
  },
  groups: {
    title: 'Production by group',
    description:
      'Totals of the selected grouping, in descending order of oil. Years and months are in chronological order.',
    columns: {
      group: textColumn('Group'),
      name: textColumn('Name'),
      ...volumes,
      share_of_oil: numberColumn('fraction', 'Oil share'),
      wells: numberColumn('-', 'Wellbores'),
      first_month: textColumn('First month'),
      last_month: textColumn('Last month'),
      records,
    },
  },
  wells: {
    title: 'Wells',
    description: 'Selected wellbores in descending order of oil, with data from the borehole table.',
    columns: {
      api12: textColumn('API well number'),
      name: textColumn('Well name'),
      ...volumes,
      first_oil: textColumn('First oil'),
      last_oil: textColumn('Last oil'),
      producing_days: numberColumn('production_time', 'Producing days'),
      peak_oil_rate: numberColumn('oil_rate', 'Peak calendar-day oil rate'),
      oil_rate_producing_day: numberColumn('oil_rate', 'Producing-day oil rate'),
      uptime: numberColumn('fraction', 'Uptime'),
      spud_date: textColumn('Spud date'),
      total_depth_date: textColumn('Total depth date'),
      measured_depth: numberColumn('well_depth', 'Measured depth'),
      vertical_depth: numberColumn('well_depth', 'True vertical depth'),
      water_depth: numberColumn('water_depth', 'Water depth'),
    },
  },
  operators: {
    title: 'Operators',
    description: 'Operators by field and period. A change of operator appears as consecutive rows.',
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
    description: 'Calendar-day oil rate. The wells with the most oil are shown individually and the others together.',
  },
  rates: {
    title: 'Production rates, gas-oil ratio and water cut',
    description: 'Calendar-day rates of oil, gas and water (left, logarithmic) and the ratios (right).',
    apart: { y: 'Two units share one axis.' },
  },
  cumulative_oil: { title: 'Cumulative oil', description: 'Cumulative oil against time, with the peak month marked.' },
  annual: {
    title: 'Annual production',
    description: 'Annual oil and gas, in oil equivalent.',
    apart: { y: 'Annual oil equivalent; the results list oil and gas separately.' },
  },
  uptime: {
    title: 'Monthly uptime by well',
    description: `Monthly uptime by well. Months without production are pale. Months without a record, or before first production, are blank. At most ${MONTHS_IN_HEAT_MAP} months and ${WELLS_IN_HEAT_MAP} wells are shown.`,
  },
  well_map: {
    title: 'Well map',
    description: 'Surface locations of the wells. Circle area is proportional to well oil volume.',
    apart: { x: 'Well positions are shown on the map only.', y: 'Well positions are shown on the map only.' },
  },
  water_oil_ratio: {
    title: 'Water-oil ratio against cumulative oil',
    description:
      'Monthly water-oil ratio on a logarithmic scale. A straight tail can be extrapolated to the economic limit.',
    apart: { y: 'Monthly ratios; the results list the volumes.' },
  },
} as const
