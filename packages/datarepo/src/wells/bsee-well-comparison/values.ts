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

const KEYS = 'API well number as sent'
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
    `Oil of the first ${months === 1 ? 'month' : `${months} months`}`,
    'Of the calendar, from the first oil on, shut-in months among them; none for a well that is too young.',
  )
const depth = (title: string, of: Measure) => ({
  ...gapped(of, title, 'Of the borehole table; of several bores that with most oil.', 'ft'),
  ...FACTS,
})

export const values = {
  total_oil_bbl: resultOf(oilOfWells, 'produced_volume', {
    practice: 'oilfield',
    description: 'Sum over the wells compared.',
  }),
  gini_coefficient: resultOf(giniCoefficient, '-', {
    description: 'Concentration of the oil: 0 where all wells gave as much.',
    minimum: 0,
    maximum: 1,
  }),
  ranking_by_cumulative_oil: textsValue({
    title: 'Ranking by oil',
    description: 'Most oil first; of equals the lower number.',
  }),
  cumulative_oil_bbl: map('produced_volume', 'Cumulative oil', 'Of the window.'),
  cumulative_gas_mcf: map('gas_volume', 'Cumulative gas', 'Of the window.'),
  cumulative_water_bbl: map('produced_volume', 'Cumulative water', 'Of the window.'),
  first_oil_month: texts('First oil', 'First month of the window with oil, YYYYMM; none without oil.'),
  producing_days: map('production_time', 'Producing days', 'Of each bore at most the days of the month, summed.'),
  mean_producing_day_oil_rate: gapped(
    'oil_rate',
    producingDayRate.title,
    'Oil over producing days, of several bores that of the average one; none without a day.',
    RATE,
  ),
  first_12_calendar_months_oil_bbl: gapped(
    'produced_volume',
    'Oil of the first year',
    'Of the twelve months from the first oil on, or of those there are: a warning names the wells that are younger.',
  ),
  months_on_stream_1_cumulative_oil_bbl: early(1),
  months_on_stream_3_cumulative_oil_bbl: early(3),
  months_on_stream_6_cumulative_oil_bbl: early(6),
  months_on_stream_12_cumulative_oil_bbl: early(12),
  months_on_stream_24_cumulative_oil_bbl: early(24),
  months_on_stream_36_cumulative_oil_bbl: early(36),
  peak_oil_rate_calendar_day: gapped(
    'oil_rate',
    'Peak oil rate, calendar day',
    'The highest of the months: oil over the days of the month; none without oil.',
    RATE,
  ),
  peak_oil_month: texts('Peak month', 'Month of the highest rate, the first of equals, YYYYMM; none without oil.'),
  cumulative_gor: gapped('gas_oil_ratio', gasOilRatio.title, 'Gas over oil; none without oil.', RATIO),
  cumulative_water_cut: gapped('fraction', waterCut.title, 'Water over liquid; none without liquid.'),
  share_of_total_oil: gapped(
    'fraction',
    oilShare.title,
    'Of the oil of the wells compared; none where they have no oil.',
  ),
  water_depth_ft: depth('Water depth', 'water_depth'),
  total_md_ft: depth('Total depth, measured', 'well_depth'),
  tvd_ft: depth('Total depth, vertical', 'well_depth'),
  spud_date: { ...texts('Spud date', 'YYYY-MM-DD, of the borehole table.'), ...FACTS },
}
