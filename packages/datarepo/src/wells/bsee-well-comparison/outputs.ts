/** Checks, tables and charts of the comparison. */
import { inPractice, textColumn, wordedColumn } from '@keelson/workflow'

const { numberColumn } = inPractice('oilfield')

const number = (title: string) => numberColumn('-', title)
const oil = (title: string) => numberColumn('produced_volume', title)
const rate = (title: string) => numberColumn('oil_rate', title, { unit: 'bbl/d' })
const feet = (title: string) => numberColumn('well_depth', title, { unit: 'ft' })
const days = (title: string) => numberColumn('production_time', title, { unit: 'd' })

export const tables = {
  wells: {
    title: 'Wells',
    description: 'In the order asked for; wells without it come last. A gap is what a well does not have.',
    columns: {
      rank: number('Rank'),
      api: textColumn('API number'),
      oil: oil('Oil'),
      share: numberColumn('fraction', 'Share'),
      gas: numberColumn('gas_volume', 'Gas'),
      water: oil('Water'),
      gas_oil_ratio: numberColumn('gas_oil_ratio', 'Gas-oil ratio', { unit: 'scf/bbl' }),
      water_cut: numberColumn('fraction', 'Water cut'),
      oil_rate: rate('Rate, producing day'),
      peak_rate: rate('Peak rate, calendar day'),
    },
  },
  production: {
    title: 'Production of the wells',
    description:
      'Calendar days are those of the months in which a bore produced. Uptime is the mean since the first oil or gas. Limited months are those in which the intervals of a bore report more days together than the month has. Bores stand with most oil first.',
    columns: {
      api: textColumn('API number'),
      first_oil: textColumn('First oil'),
      peak_month: textColumn('Peak month'),
      producing_days: days('Producing days'),
      calendar_days: days('Calendar days'),
      uptime: numberColumn('fraction', 'Uptime'),
      capped: number('Limited'),
      bores: textColumn('Bores'),
    },
  },
  facts: {
    title: 'Boreholes',
    description:
      'Of mv_boreholes_all.txt; of a well with several bores that with most oil. MD and TVD are to total depth; from the day it was reached to the first day of the first month with oil in the files.',
    columns: {
      api: textColumn('API number'),
      bore: textColumn('Bore'),
      name: textColumn('Name'),
      water_depth: numberColumn('water_depth', 'Water depth', { unit: 'ft' }),
      measured_depth: feet('MD'),
      vertical_depth: feet('TVD'),
      spud: textColumn('Spud'),
      days_to_depth: days('Spud to TD'),
      days_to_oil: days('TD to oil'),
    },
  },
  on_stream: {
    title: 'Oil by months on stream',
    description: 'Of the calendar, from the first oil on; a gap is a well that is too young.',
    columns: {
      api: textColumn('API number'),
      months: number('Months in all'),
      one: oil('1 month'),
      three: oil('3 months'),
      six: oil('6 months'),
      twelve: oil('12 months'),
      twenty_four: oil('24 months'),
      thirty_six: oil('36 months'),
    },
  },
  spread: {
    title: 'Spread of the wells',
    description:
      'Of the cumulative oil of those compared. P90 is exceeded by nine of ten, and low; between two wells it is interpolated. The variation is the deviation of a sample over the mean.',
    columns: { measure: wordedColumn('Measure'), oil: oil('Oil'), ratio: number('Ratio') },
  },
  type_well: {
    title: 'Type well',
    description:
      'Calendar-day oil rate by months on stream, of the wells that are old enough: later months are of fewer wells, and of those that lasted.',
    columns: {
      month: number('Month on stream'),
      wells: number('Wells'),
      mean: rate('Mean'),
      p90: rate('P90 (low)'),
      p50: rate('P50'),
      p10: rate('P10 (high)'),
    },
  },
  months: {
    title: 'Wells by month',
    description: 'Months with records of the window.',
    columns: {
      api: textColumn('API number'),
      month: textColumn('Month'),
      oil: oil('Oil'),
      gas: numberColumn('gas_volume', 'Gas'),
      water: oil('Water'),
      producing_days: days('Producing days'),
      oil_rate: rate('Rate, calendar day'),
    },
  },
}

export const charts = {
  oil_rates: {
    title: 'Oil rate of each well',
    description:
      'Over the days of the calendar, on a logarithmic scale; months without oil are gaps. At most nine wells, those with most oil.',
    apart: { x: 'The calendar.' },
  },
  cumulative: {
    title: 'Cumulative oil of each well',
    description:
      'From the first oil of each well, or by the calendar, as asked for. At most nine wells, those with most oil.',
    apart: { x: 'The calendar.' },
  },
  ranked: {
    title: 'Wells by oil',
    description: 'Cumulative oil, most first, and the share of each in that of all wells compared. At most 15 wells.',
  },
  water_oil_ratio: {
    title: 'Water-oil ratio against cumulative oil',
    description: 'Of each month with oil and water; a sudden rise is breakthrough.',
    apart: { y: 'Ratios of the months: the answer has their volumes.' },
  },
  gas_oil_ratio: {
    title: 'Gas-oil ratio against cumulative oil',
    description: 'Of each month with oil and gas; a rise is gas below the bubble point or from a cap.',
  },
  uptime: {
    title: 'Uptime',
    description:
      'A month without production is pale; one without a record, or before the first, is empty. At most 25 wells and the last 72 months.',
    apart: { color: 'Uptime of the months, which the answer does not list.' },
  },
  lorenz: {
    title: 'Lorenz curve of the oil',
    description: 'Share of the oil of the least wells; straight where all gave as much.',
    apart: { x: 'Shares of the wells, counted from the least.' },
  },
  type_well: {
    title: 'Type well',
    description: 'Mean and percentiles of the rate by months on stream, as far as two wells reach.',
  },
}
