/** The values of the production summary. */
import {
  calendarDayRate,
  gasOilRatio,
  oilEquivalent,
  oilShare,
  producingDayRate,
  waterCut,
  waterOilRatio,
} from '@keelson/physics/production/volumes.ts'
import { inPractice, type Measure, textsValue, textValue } from '@keelson/workflow'

const { mapValue, numberValue, resultOf } = inPractice('oilfield')

/** No kind fits: a sum of oil and gas. */
export const OIL_EQUIVALENT = {
  unit: 'boe',
  noKind: 'a sum of oil and gas as oil equivalent, in no other field',
} as const
const WELLS = { group_by: ['api12', 'api10'] }

/** A volume; negative only where corrections outweigh what was produced. */
const volume = (title: string, description: string, symbol: string, of: Measure = 'produced_volume') =>
  numberValue(of, { title, description, symbol })
const count = (title: string, description: string) => numberValue('-', { title, description, minimum: 0, count: true })
const oilMap = (title: string, description: string, keys: string) =>
  mapValue('produced_volume', { title, description, keys })

export const values = {
  cumulative_oil_bbl: volume('Cumulative oil', 'Total oil volume of all selected records.', 'N_p'),
  cumulative_gas_mcf: volume('Cumulative gas', 'Total gas volume of all selected records.', 'G_p', 'gas_volume'),
  cumulative_water_bbl: volume('Cumulative water', 'Total produced water volume of all selected records.', 'W_p'),
  cumulative_injection_bbl: volume(
    'Cumulative injection',
    'Total injection volume of all selected records, reported separately from production.',
    'W_inj',
  ),
  cumulative_boe: resultOf(oilEquivalent, OIL_EQUIVALENT, {
    title: 'Cumulative oil equivalent',
    description: 'Cumulative oil plus gas converted by the entered equivalence factor.',
  }),
  rows_matched: count(
    'Selected records',
    'Number of completion interval records, one per month, after filters and duplicate removal.',
  ),
  rows_read: count('Records read', 'Number of records in all files, before duplicate removal and filters.'),
  duplicate_rows_removed: count(
    'Duplicates removed',
    'Number of records identical to another in all 19 fields, across all files.',
  ),
  distinct_api12_wells: count('Wellbores', 'Number of distinct 12-digit API numbers.'),
  distinct_api10_wells: count('Wells', 'Number of distinct 10-digit API numbers.'),
  producing_api12_wells: count(
    'Wellbores with oil',
    'Number of distinct 12-digit API numbers with oil in at least one record.',
  ),
  distinct_leases: count('Leases', 'Number of distinct non-blank lease numbers.'),
  blank_lease_rows: count(
    'Records without lease',
    'Number of records with a blank lease number, which are included in totals but not in any lease.',
  ),
  first_oil_month: textValue({ title: 'First oil', description: 'First month with oil, as YYYYMM.' }),
  last_oil_month: textValue({ title: 'Last oil', description: 'Last month with oil, as YYYYMM.' }),
  months_with_oil: count('Months with oil', 'Number of months in which the selection has oil.'),
  peak_oil_month: textValue({
    title: 'Peak month',
    description: 'Month of the highest calendar-day oil rate. The earliest is reported if several are equal.',
  }),
  peak_oil_rate_calendar_day: resultOf(calendarDayRate, 'oil_rate', {
    title: 'Peak calendar-day oil rate',
    description: 'Oil volume of the peak month divided by the days in that month.',
  }),
  oil_rate_producing_day: resultOf(producingDayRate, 'oil_rate', {
    title: 'Producing-day oil rate per well',
    description:
      'Total oil divided by the producing days of all wells, equal to the average well rate on a producing day.',
  }),
  cumulative_gor: resultOf(gasOilRatio, 'gas_oil_ratio', {
    title: 'Cumulative gas-oil ratio',
    description: 'Cumulative gas divided by cumulative oil.',
  }),
  cumulative_water_cut: resultOf(waterCut, 'fraction', {
    title: 'Cumulative water cut',
    description: 'Cumulative water divided by cumulative liquid.',
  }),
  cumulative_wor: resultOf(waterOilRatio, '-', {
    title: 'Cumulative water-oil ratio',
    description: 'Cumulative water divided by cumulative oil.',
  }),
  mean_uptime: numberValue('fraction', {
    title: 'Mean uptime',
    description: 'Mean uptime over the wells that produced oil or gas, each from its first production.',
    symbol: 'u',
    minimum: 0,
    maximum: 1,
  }),
  oil_decline_rate: numberValue('annual_rate', {
    title: 'Oil decline rate',
    description:
      'Nominal exponential decline of the calendar-day oil rate over the last 24 months with oil. Negative if the rate rises.',
    symbol: 'D',
  }),
  annual_oil_bbl: oilMap('Annual oil', 'Oil volume of each year.', 'year'),
  annual_gas_mcf: mapValue('gas_volume', {
    title: 'Annual gas',
    description: 'Gas volume of each year.',
    keys: 'year',
  }),
  monthly_oil_bbl: oilMap(
    'Monthly oil',
    'Oil volume of each month with records, for selections of at most 24 months or grouping by month.',
    'month, YYYYMM',
  ),
  field_oil_bbl: oilMap(
    'Oil by field',
    'Oil volume of each field, in descending order. Reported if no field is selected or if grouped by field.',
    'BOEM field code',
  ),
  well_oil_bbl: {
    ...oilMap(
      'Oil by well',
      'Oil volume of each well, in descending order. Wells without oil are listed with 0.',
      '12-digit API well number, or 10-digit if grouped by well',
    ),
    onlyWhen: WELLS,
  },
  lease_oil_bbl: {
    ...oilMap('Oil by lease', 'Oil volume of each lease, in descending order.', 'lease number'),
    onlyWhen: { group_by: ['lease'] },
  },
  operator_oil_bbl: {
    ...oilMap('Oil by operator', 'Oil volume of each operator, in descending order.', 'operator (SORT_NAME)'),
    onlyWhen: { group_by: ['operator'] },
  },
  top_five_fields_by_oil: textsValue({
    title: 'Top five fields',
    description: 'Codes of the five BOEM fields with the most oil.',
  }),
  top_operator_by_oil: textValue({ title: 'Top operator', description: 'Operator (SORT_NAME) with the most oil.' }),
  top_well_api12: textValue({
    title: 'Top well',
    description: 'Wellbore (12-digit API number) with the most oil.',
    onlyWhen: WELLS,
  }),
  top_well_share: resultOf(oilShare, 'fraction', {
    title: 'Top well share',
    description: 'Top well oil as a share of the total selected oil.',
    onlyWhen: WELLS,
  }),
  data_quality_flags: textsValue({
    worded: true,
    title: 'Data quality flags',
    description: 'Record issues that require attention. Empty if there are none.',
  }),
}
