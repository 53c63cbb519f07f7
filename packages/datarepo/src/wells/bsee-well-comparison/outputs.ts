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
    description:
      'Wells in order of the ranking metric, with wells without a value last. A cell is blank if there is no value.',
    columns: {
      rank: number('Rank'),
      api: textColumn('API number'),
      oil: oil('Oil'),
      share: numberColumn('fraction', 'Share'),
      gas: numberColumn('gas_volume', 'Gas'),
      water: oil('Water'),
      gas_oil_ratio: numberColumn('gas_oil_ratio', 'Gas-oil ratio', { unit: 'scf/bbl' }),
      water_cut: numberColumn('fraction', 'Water cut'),
      oil_rate: rate('Producing-day rate'),
      peak_rate: rate('Peak calendar-day rate'),
    },
  },
  production: {
    title: 'Well production',
    description:
      'Producing history of each well, in descending order of oil. Calendar days are the days of months in which a wellbore produced. Uptime is the mean since first oil or gas. In limited months, the intervals of a wellbore together report more producing days than days in the month.',
    columns: {
      api: textColumn('API number'),
      first_oil: textColumn('First oil'),
      peak_month: textColumn('Peak month'),
      producing_days: days('Producing days'),
      calendar_days: days('Calendar days'),
      uptime: numberColumn('fraction', 'Uptime'),
      capped: number('Limited months'),
      bores: textColumn('Wellbores'),
    },
  },
  facts: {
    title: 'Boreholes',
    description:
      'Borehole data from mv_boreholes_all.txt. For a well with several wellbores, the wellbore with the most oil is used. MD and TVD are to total depth. The period from TD to oil ends on the first day of the first oil month in the files.',
    columns: {
      api: textColumn('API number'),
      bore: textColumn('Wellbore'),
      name: textColumn('Name'),
      water_depth: numberColumn('water_depth', 'Water depth', { unit: 'ft' }),
      measured_depth: feet('MD'),
      vertical_depth: feet('TVD'),
      spud: textColumn('Spud date'),
      days_to_depth: days('Spud to TD'),
      days_to_oil: days('TD to oil'),
    },
  },
  on_stream: {
    title: 'Oil by months on stream',
    description:
      'Oil by calendar month on stream, from first oil. A cell is blank if the well has fewer months on stream.',
    columns: {
      api: textColumn('API number'),
      months: number('Total months'),
      one: oil('1 month'),
      three: oil('3 months'),
      six: oil('6 months'),
      twelve: oil('12 months'),
      twenty_four: oil('24 months'),
      thirty_six: oil('36 months'),
    },
  },
  spread: {
    title: 'Well spread',
    description:
      'Cumulative oil statistics of the compared wells. P90 is the low value, exceeded by nine wells in ten, and is interpolated between wells. The coefficient of variation is the sample standard deviation divided by the mean.',
    columns: { measure: wordedColumn('Measure'), oil: oil('Oil'), ratio: number('Ratio') },
  },
  type_well: {
    title: 'Type well',
    description:
      'Calendar-day oil rate by months on stream, for wells that have reached the month. Later months represent fewer, longer-lived wells.',
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
    title: 'Monthly well data',
    description: 'Monthly well volumes and rates, for window months with records.',
    columns: {
      api: textColumn('API number'),
      month: textColumn('Month'),
      oil: oil('Oil'),
      gas: numberColumn('gas_volume', 'Gas'),
      water: oil('Water'),
      producing_days: days('Producing days'),
      oil_rate: rate('Calendar-day rate'),
    },
  },
}

export const charts = {
  oil_rates: {
    title: 'Well oil rates',
    description:
      'Calendar-day oil rates on a logarithmic scale. Months without oil are gaps. At most nine wells with the most oil are shown.',
    apart: { x: 'Calendar months.' },
  },
  cumulative: {
    title: 'Well cumulative oil',
    description:
      'Cumulative oil by calendar date or from the first oil of each well, as selected. At most nine wells with the most oil are shown.',
    apart: { x: 'Calendar months.' },
  },
  ranked: {
    title: 'Wells ranked by oil',
    description:
      'Cumulative oil of each well in descending order, with its share of the total. At most 15 wells are shown.',
  },
  water_oil_ratio: {
    title: 'Water-oil ratio against cumulative oil',
    description: 'Monthly water-oil ratio, for months with oil and water. A sudden rise indicates breakthrough.',
    apart: { y: 'Monthly ratios; the results list the volumes.' },
  },
  gas_oil_ratio: {
    title: 'Gas-oil ratio against cumulative oil',
    description:
      'Monthly gas-oil ratio, for months with oil and gas. A rise indicates gas below the bubble point or from a gas cap.',
  },
  uptime: {
    title: 'Uptime',
    description:
      'Monthly uptime by well. Months without production are pale. Months without a record, or before first production, are blank. At most 25 wells and the last 72 months are shown.',
    apart: { color: 'Monthly uptime, not listed in the results.' },
  },
  lorenz: {
    title: 'Oil Lorenz curve',
    description:
      'Cumulative oil share of the lowest-ranked wells. A straight line means that all wells have equal oil volumes.',
    apart: { x: 'Well shares, counted from the well with the lowest oil volume.' },
  },
  type_well: {
    title: 'Type well',
    description: 'Mean and percentile rates by months on stream, while at least two wells contribute.',
  },
}
