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
  cumulative_oil_bbl: volume('Cumulative oil', 'Sum of the oil of all selected records.', 'N_p'),
  cumulative_gas_mcf: volume('Cumulative gas', 'Sum of the gas of all selected records.', 'G_p', 'gas_volume'),
  cumulative_water_bbl: volume('Cumulative water', 'Sum of the water produced.', 'W_p'),
  cumulative_injection_bbl: volume(
    'Cumulative injection',
    'Sum of the injection volume, apart from production.',
    'W_inj',
  ),
  cumulative_boe: resultOf(oilEquivalent, OIL_EQUIVALENT, {
    title: 'Cumulative oil equivalent',
    description: 'Oil, and gas by the factor given.',
  }),
  rows_matched: count(
    'Records selected',
    'Records of a completion interval in a month, after filters and de-duplication.',
  ),
  rows_read: count('Records read', 'Records of all files, before de-duplication and filters.'),
  duplicate_rows_removed: count('Duplicates removed', 'Records identical to another in all 19 fields, of all files.'),
  distinct_api12_wells: count('Bores', 'Distinct 12-digit API numbers.'),
  distinct_api10_wells: count('Wells', 'Distinct first ten digits of the API number.'),
  producing_api12_wells: count('Bores with oil', 'Distinct 12-digit API numbers with oil > 0 in some record.'),
  distinct_leases: count('Leases', 'Distinct lease numbers that are not blank.'),
  blank_lease_rows: count('Records without lease', 'They count in the totals and in no lease.'),
  first_oil_month: textValue({ title: 'First oil', description: 'First month with oil > 0, YYYYMM.' }),
  last_oil_month: textValue({ title: 'Last oil', description: 'Last month with oil > 0, YYYYMM.' }),
  months_with_oil: count('Months with oil', 'Months in which the selection has oil > 0.'),
  peak_oil_month: textValue({
    title: 'Peak month',
    description: 'Month of the highest calendar-day oil rate; the first of equals.',
  }),
  peak_oil_rate_calendar_day: resultOf(calendarDayRate, 'oil_rate', {
    title: 'Peak oil rate, calendar day',
    description: 'Oil of the peak month over the days in that month.',
  }),
  oil_rate_producing_day: resultOf(producingDayRate, 'oil_rate', {
    title: 'Oil rate of a well, producing day',
    description: 'All oil over the producing days of all wells: the average well on a day on which it produced.',
  }),
  cumulative_gor: resultOf(gasOilRatio, 'gas_oil_ratio', {
    title: 'Cumulative gas-oil ratio',
    description: 'Gas over oil.',
  }),
  cumulative_water_cut: resultOf(waterCut, 'fraction', {
    title: 'Cumulative water cut',
    description: 'Water over liquid.',
  }),
  cumulative_wor: resultOf(waterOilRatio, '-', { title: 'Cumulative water-oil ratio', description: 'Water over oil.' }),
  mean_uptime: numberValue('fraction', {
    title: 'Uptime',
    description: 'Mean over the wells that ever produced oil or gas of their uptime since they first did.',
    symbol: 'u',
    minimum: 0,
    maximum: 1,
  }),
  oil_decline_rate: numberValue('annual_rate', {
    title: 'Oil decline rate',
    description:
      'Nominal exponential decline of the calendar-day oil rate over the last 24 months with oil; negative when it rises.',
    symbol: 'D',
  }),
  annual_oil_bbl: oilMap('Annual oil', 'Oil of each year.', 'year'),
  annual_gas_mcf: mapValue('gas_volume', {
    title: 'Annual gas',
    description: 'Gas of each year.',
    keys: 'year',
  }),
  monthly_oil_bbl: oilMap(
    'Monthly oil',
    'Oil of each month with records; selections of at most 24 months, or grouped by month.',
    'month, YYYYMM',
  ),
  field_oil_bbl: oilMap(
    'Oil by field',
    'Where no field is asked for, or grouped by field; most oil first.',
    'BOEM field code',
  ),
  well_oil_bbl: {
    ...oilMap(
      'Oil by well',
      'Most oil first; wells without oil have 0.',
      'API well number of 12 digits, or of 10 where grouped by wells',
    ),
    onlyWhen: WELLS,
  },
  lease_oil_bbl: { ...oilMap('Oil by lease', 'Most oil first.', 'lease number'), onlyWhen: { group_by: ['lease'] } },
  operator_oil_bbl: {
    ...oilMap('Oil by operator', 'Most oil first.', 'operator (SORT_NAME)'),
    onlyWhen: { group_by: ['operator'] },
  },
  top_five_fields_by_oil: textsValue({
    title: 'Top five fields',
    description: 'BOEM field codes with the most oil.',
  }),
  top_operator_by_oil: textValue({ title: 'Top operator', description: 'Operator (SORT_NAME) with the most oil.' }),
  top_well_api12: textValue({
    title: 'Top well',
    description: 'Bore (12 digits) with the most oil.',
    onlyWhen: WELLS,
  }),
  top_well_share: resultOf(oilShare, 'fraction', {
    title: 'Share of the top well',
    description: 'Of the oil of the selection.',
    onlyWhen: WELLS,
  }),
  data_quality_flags: textsValue({
    worded: true,
    title: 'Data quality',
    description: 'What in the records asks for attention; none when sound.',
  }),
}
