/** The values of the comparison: of each well under its number as sent. */
import {
  gasOilRatio,
  giniCoefficient,
  oilOfWells,
  oilShare,
  producingDayRate,
  waterCut,
} from '@keelson/physics/production/volumes.ts'
import { type Measure, mapValue, resultOf, textMapValue, textsValue } from '@keelson/workflow'

const KEYS = 'API well number as entered'
const oilfield = { practice: 'oilfield', keys: KEYS } as const
const FACTS = { onlyWhen: { include_borehole_facts: [true] } }

const map = (of: Measure, title: string, description: string) => mapValue(of, { ...oilfield, title, description })
const gapped = (of: Measure, title: string, description: string, unit?: string) =>
  mapValue(of, { ...oilfield, title, description, gaps: true, ...(unit !== undefined && { unit }) })
/** In the barrels of the files. */
const [RATE, RATIO] = ['bbl/d', 'scf/bbl'] as const
const texts = (title: string, description: string) => textMapValue({ title, description, keys: KEYS })
const early = (months: number) =>
  gapped(
    'produced_volume',
    `Oil in first ${months === 1 ? 'month' : `${months} months`}`,
    'Oil volume over calendar months from first oil, including shut-in months. No value is reported for a younger well.',
  )
const depth = (title: string, of: Measure) => ({
  ...gapped(
    of,
    title,
    'Value from the borehole table. For a well with several wellbores, the wellbore with the most oil is used.',
    'ft',
  ),
  ...FACTS,
})

export const values = {
  total_oil_bbl: resultOf(oilOfWells, 'produced_volume', {
    practice: 'oilfield',
    description: 'Total oil of the compared wells.',
  }),
  gini_coefficient: resultOf(giniCoefficient, '-', {
    description: 'Concentration of oil production among wells. The value is 0 if all wells have equal oil volumes.',
    minimum: 0,
    maximum: 1,
  }),
  ranking_by_cumulative_oil: textsValue({
    title: 'Oil ranking',
    description: 'Wells in descending order of cumulative oil. Wells with equal oil volumes are sorted by API number.',
  }),
  cumulative_oil_bbl: map('produced_volume', 'Cumulative oil', 'Well oil volume in the window.'),
  cumulative_gas_mcf: map('gas_volume', 'Cumulative gas', 'Well gas volume in the window.'),
  cumulative_water_bbl: map('produced_volume', 'Cumulative water', 'Well water volume in the window.'),
  first_oil_month: texts(
    'First oil',
    'First month of the window with oil, as YYYYMM. No value is reported if there is no oil.',
  ),
  producing_days: map(
    'production_time',
    'Producing days',
    'Sum of wellbore producing days, each limited to the days in the month.',
  ),
  mean_producing_day_oil_rate: gapped(
    'oil_rate',
    producingDayRate.title,
    'Oil volume divided by producing days, averaged over the wellbores of a well. No value is reported without a producing day.',
    RATE,
  ),
  first_12_calendar_months_oil_bbl: gapped(
    'produced_volume',
    'First-year oil',
    'Oil volume of the first twelve months from first oil. Younger wells are reported for the months available, with a warning.',
  ),
  months_on_stream_1_cumulative_oil_bbl: early(1),
  months_on_stream_3_cumulative_oil_bbl: early(3),
  months_on_stream_6_cumulative_oil_bbl: early(6),
  months_on_stream_12_cumulative_oil_bbl: early(12),
  months_on_stream_24_cumulative_oil_bbl: early(24),
  months_on_stream_36_cumulative_oil_bbl: early(36),
  peak_oil_rate_calendar_day: gapped(
    'oil_rate',
    'Peak calendar-day oil rate',
    'Highest value of monthly oil volume divided by days in the month. No value is reported if there is no oil.',
    RATE,
  ),
  peak_oil_month: texts(
    'Peak month',
    'Month of the highest rate, as YYYYMM. The earliest is reported if several are equal, and no value if there is no oil.',
  ),
  cumulative_gor: gapped(
    'gas_oil_ratio',
    gasOilRatio.title,
    'Cumulative gas divided by cumulative oil. No value is reported if there is no oil.',
    RATIO,
  ),
  cumulative_water_cut: gapped(
    'fraction',
    waterCut.title,
    'Cumulative water divided by cumulative liquid. No value is reported if there is no liquid.',
  ),
  share_of_total_oil: gapped(
    'fraction',
    oilShare.title,
    'Well share of the total oil of the compared wells. No value is reported if the wells have no oil.',
  ),
  water_depth_ft: depth('Water depth', 'water_depth'),
  total_md_ft: depth('Total measured depth', 'well_depth'),
  tvd_ft: depth('True vertical depth', 'well_depth'),
  spud_date: { ...texts('Spud date', 'Spud date from the borehole table, as YYYY-MM-DD.'), ...FACTS },
}
