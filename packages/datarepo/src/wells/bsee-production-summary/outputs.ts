/** Tables and charts of the production summary. */
import { numberColumn, textColumn } from '@keelson/workflow'

const oil = numberColumn('Oil', 'bbl')
const gas = numberColumn('Gas', 'Mcf')
const water = numberColumn('Water', 'bbl')
const injection = numberColumn('Injection', 'bbl')
const volumes = { oil, gas, water, injection }
const records = numberColumn('Records', '-')

export const tables = {
  totals: {
    title: 'Totals',
    description: 'Of the selection.',
    columns: {
      oil: numberColumn('Oil', 'bbl', 'N_p'),
      gas: numberColumn('Gas', 'Mcf', 'G_p'),
      water: numberColumn('Water', 'bbl', 'W_p'),
      injection: numberColumn('Injection', 'bbl', 'W_inj'),
      oil_equivalent: numberColumn('Oil equivalent', 'boe', 'E_p'),
      producing_days: numberColumn('Producing days of all wells', 'd', 't_pd'),
      mean_uptime: numberColumn('Uptime', '-', 'u'),
      records,
    },
  },
  annual: {
    title: 'By year',
    description: 'Months counts those with records; a year is whole only with twelve.',
    columns: {
      year: textColumn('Year'),
      ...volumes,
      oil_equivalent: numberColumn('Oil equivalent', 'boe'),
      months: numberColumn('Months', '-'),
      cumulative_oil: numberColumn('Cumulative oil', 'bbl'),
    },
  },
  monthly: {
    title: 'By month',
    description:
      'Rates over the days of the calendar; the producing-day rate is of the average well on a day on which it produced.',
    columns: {
      month: textColumn('Month'),
      ...volumes,
      days: numberColumn('Days in the month', 'd', 't_m'),
      producing_wells: numberColumn('Wells with oil or gas', '-'),
      producing_days: numberColumn('Producing days of all wells', 'd', 't_pd'),
      oil_rate: numberColumn('Oil rate, calendar day', 'bbl/d', 'q_cd'),
      gas_rate: numberColumn('Gas rate, calendar day', 'Mcf/d'),
      water_rate: numberColumn('Water rate, calendar day', 'bbl/d'),
      oil_rate_producing_day: numberColumn('Oil rate of a well, producing day', 'bbl/d', 'q_pd'),
      gas_oil_ratio: numberColumn('Gas-oil ratio', 'scf/bbl', 'R'),
      water_cut: numberColumn('Water cut', '-', 'f_w'),
      uptime: numberColumn('Uptime', '-', 'u'),
      cumulative_oil: numberColumn('Cumulative oil', 'bbl', 'N_p'),
    },
  },
  groups: {
    title: 'By the grouping asked for',
    description: 'Most oil first; years and months in order.',
    columns: {
      group: textColumn('Group'),
      name: textColumn('Name'),
      ...volumes,
      share_of_oil: numberColumn('Share of the oil', '-'),
      wells: numberColumn('Bores', '-'),
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
      producing_days: numberColumn('Producing days', 'd'),
      peak_oil_rate: numberColumn('Peak oil rate, calendar day', 'bbl/d'),
      oil_rate_producing_day: numberColumn('Oil rate, producing day', 'bbl/d'),
      uptime: numberColumn('Uptime', '-'),
      spud_date: textColumn('Spud'),
      total_depth_date: textColumn('Total depth reached'),
      measured_depth: numberColumn('Measured depth', 'ft'),
      vertical_depth: numberColumn('Vertical depth', 'ft'),
      water_depth: numberColumn('Water depth', 'ft'),
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
  grouping_sums: {
    title: 'Sums of the groupings',
    description: 'Every grouping against the total.',
    columns: {
      grouping: textColumn('Grouping'),
      groups: numberColumn('Groups', '-'),
      ...volumes,
      difference: numberColumn('Largest difference from the total', '-'),
    },
  },
  quality: {
    title: 'Data quality',
    description: 'What was looked for in the records, and how often it was found.',
    columns: {
      issue: textColumn('Issue'),
      found: numberColumn('Found', '-'),
      permitted: numberColumn('Permitted', '-'),
      where: textColumn('Where'),
    },
  },
} as const

export const charts = {
  rate_by_well: {
    title: 'Oil rate by well',
    description: 'Calendar-day rate, the wells with the most oil one by one.',
  },
  rates: {
    title: 'Rates, gas-oil ratio and water cut',
    description: 'Calendar-day rates of oil, gas and water on a logarithmic scale.',
  },
  cumulative_oil: { title: 'Cumulative oil', description: 'Against time, the peak month marked.' },
  annual: { title: 'Annual production', description: 'Oil and gas as oil equivalent.' },
  uptime: { title: 'Uptime by well and month', description: 'Shut-ins show as gaps in a row.' },
  well_map: {
    title: 'Wells on the map',
    description: 'Surface positions; the area of a circle is the oil of the well.',
  },
  water_oil_ratio: {
    title: 'Water-oil ratio against cumulative oil',
    description: 'On a logarithmic scale; a straight tail extrapolates to the economic limit.',
  },
} as const
