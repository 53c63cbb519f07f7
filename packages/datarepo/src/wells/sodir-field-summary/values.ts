/** The values of the field summary, in the units of the directorate. */
import * as sodir from '@keelson/standards/sodir-factpages/resources.ts'
import { mapValue, numberValue, resultOf, textsValue } from '@keelson/workflow'

/** No kind fits: Norwegian money, of a field or per volume. */
export const NOK = { unit: 'MNOK', noKind: 'Norwegian kroner of the day, in no other field' } as const
const NOK_PER_VOLUME = { unit: 'NOK/Sm3', noKind: 'Norwegian kroner per oil equivalent, in no other field' } as const

const volume = (title: string, description: string, symbol: string, unit = 'MSm3') =>
  numberValue('field_volume', { title, description, symbol, unit })
const count = (title: string, description: string) => numberValue('-', { title, description, minimum: 0, count: true })
const year = (title: string, description: string) => numberValue('-', { title, description, count: true })
const RESERVES = { needs: ['reserves_file'] }

export const values = {
  cumulative_oil: volume('Cumulative oil', 'Net oil of the window.', 'N_o'),
  cumulative_gas: volume('Cumulative gas', 'Net gas of the window.', 'G_p', 'GSm3'),
  cumulative_ngl: volume('Cumulative NGL', 'Net NGL of the window, a volume in this table.', 'N_g'),
  cumulative_condensate: volume('Cumulative condensate', 'Net condensate of the window.', 'N_k'),
  cumulative_oe: volume('Cumulative oil equivalent', 'Sum of the column of oil equivalents.', 'E_p'),
  cumulative_produced_water: volume('Cumulative produced water', 'Water of the window.', 'W_p'),
  cumulative_oil_mmbbl: {
    ...volume('Cumulative oil, in barrels', 'Net oil of the window, 6.28981077 bbl for a Sm3.', 'N_o', 'MMbbl'),
  },
  cumulative_water_cut: resultOf(sodir.waterShare, 'fraction', {
    title: 'Water cut, cumulative',
    description: 'Water over water, oil and condensate.',
  }),
  first_production_year: year('First year of production', 'First of the window with an oil equivalent above zero.'),
  peak_oe_year: year('Peak year, oil equivalent', 'Of the largest annual oil equivalent; the first of equals.'),
  peak_annual_oe: volume('Largest annual oil equivalent', 'Of a year of the window.', 'E_max'),
  peak_oil_year: year('Peak year, oil', 'Of the largest annual oil; the first of equals.'),
  peak_annual_oil: volume('Largest annual oil', 'Of a year of the window.', 'N_max'),
  recoverable_oe: { ...volume('Recoverable oil equivalent', 'As reported.', 'E_r'), ...RESERVES },
  recoverable_oe_recomputed: resultOf(sodir.recoverableEquivalent, 'field_volume', {
    description: 'Oil, gas and condensate, and NGL at 1.9 Sm3 for a tonne.',
    ...RESERVES,
  }),
  remaining_oe: { ...volume('Remaining oil equivalent', 'As reported.', 'E_m'), ...RESERVES },
  recovered_fraction_oe: resultOf(sodir.recoveredFraction, 'fraction', {
    description: 'Produced over recoverable; above 1 where the tables disagree.',
    ...RESERVES,
  }),
  reserves_closure_error_oe: resultOf(sodir.closureError, 'produced_volume', {
    unit: 'MSm3',
    title: 'Closure error of reserves',
    description: 'Recoverable less remaining less produced: nothing where the tables agree and the years do.',
    ...RESERVES,
  }),
  reserves_to_production_ratio: resultOf(sodir.reservesToProduction, 'design_life', {
    title: 'Reserves to production',
    description: 'Remaining over the oil equivalent of the last year.',
    ...RESERVES,
  }),
  cumulative_investment_nominal: numberValue(NOK, {
    title: 'Cumulative investment',
    description: 'In money of the day, to the last year of the window.',
    symbol: 'C_i',
    needs: ['investment_file'],
  }),
  nominal_investment_per_recoverable_oe: resultOf(sodir.investmentPerEquivalent, NOK_PER_VOLUME, {
    description: 'In money of the day.',
    needs: ['investment_file'],
  }),
  annual_oil: mapValue('field_volume', {
    title: 'Oil of each year',
    description: 'Net oil of the whole shelf.',
    keys: 'year',
  }),
  annual_gas: mapValue('field_volume', {
    title: 'Gas of each year',
    description: 'Net gas of the whole shelf.',
    unit: 'GSm3',
    keys: 'year',
  }),
  annual_oe: mapValue('field_volume', {
    title: 'Oil equivalent of each year',
    description: 'Of the whole shelf.',
    keys: 'year',
  }),
  fields_ever_producing: count(
    'Fields that produced',
    'Distinct NPDID with an oil equivalent above zero in the window.',
  ),
  fields_in_reserves_table: { ...count('Fields with reserves', 'Rows of the reserves table.'), ...RESERVES },
  total_remaining_oe: {
    ...volume('Remaining oil equivalent of the shelf', 'Sum of the reserves table.', 'E_ms'),
    ...RESERVES,
  },
  top_five_fields_by_oe: textsValue({
    title: 'Top five fields',
    description: 'With the most oil equivalent in the last year of the window.',
  }),
  cumulative_oil_gross: volume('Cumulative oil, gross', 'Of a gross file.', 'N_og'),
  cumulative_gas_gross: volume('Cumulative gas, gross', 'With what was injected, burnt and flared.', 'G_g', 'GSm3'),
  months: count('Months', 'Distinct months of the window, of a monthly file.'),
  mean_oil_rate: resultOf(sodir.meanRate, 'oil_rate', { description: 'Oil over the days of those months.' }),
  partial_last_year_months: count(
    'Months of the last year',
    'Distinct months in the last year of a monthly file: 12 is a whole year.',
  ),
  negative_oil_rows: count('Rows with negative oil', 'Corrections of the window, which count in the sums.'),
  negative_ngl_rows: count('Rows with negative NGL', 'Corrections of the window, which count in the sums.'),
}
