/** The values of the field summary, in the units of the directorate. */
import * as sodir from '@keelson/standards/sodir-factpages/resources.ts'
import { mapValue, numberValue, resultOf, textsValue } from '@keelson/workflow'

/** No kind fits: Norwegian money, of a field or per volume. */
export const NOK = { unit: 'MNOK', noKind: 'nominal Norwegian kroner, in no other field' } as const
const NOK_PER_VOLUME = { unit: 'NOK/Sm3', noKind: 'Norwegian kroner per oil equivalent, in no other field' } as const

const volume = (title: string, description: string, symbol: string, unit = 'MSm3') =>
  numberValue('field_volume', { title, description, symbol, unit })
const count = (title: string, description: string) => numberValue('-', { title, description, minimum: 0, count: true })
const year = (title: string, description: string) => numberValue('-', { title, description, count: true })
const RESERVES = { needs: ['reserves_file'] }

export const values = {
  cumulative_oil: volume('Cumulative oil', 'Net oil produced in the window.', 'N_o'),
  cumulative_gas: volume('Cumulative gas', 'Net gas produced in the window.', 'G_p', 'GSm3'),
  cumulative_ngl: volume('Cumulative NGL', 'Net NGL produced in the window, as a volume.', 'N_g'),
  cumulative_condensate: volume('Cumulative condensate', 'Net condensate produced in the window.', 'N_k'),
  cumulative_oe: volume('Cumulative oil equivalent', 'Sum of the reported oil equivalent.', 'E_p'),
  cumulative_produced_water: volume('Cumulative produced water', 'Water produced in the window.', 'W_p'),
  cumulative_oil_mmbbl: {
    ...volume(
      'Cumulative oil in barrels',
      'Net oil produced in the window, at 6.28981077 bbl per Sm³.',
      'N_o',
      'MMbbl',
    ),
  },
  cumulative_water_cut: resultOf(sodir.waterShare, 'fraction', {
    title: 'Cumulative water cut',
    description: 'Cumulative water divided by the sum of cumulative water, oil and condensate.',
  }),
  first_production_year: year('First production year', 'First year of the window with an oil equivalent above zero.'),
  peak_oe_year: year(
    'Peak oil equivalent year',
    'Year with the highest oil equivalent. The earliest is reported if several are equal.',
  ),
  peak_annual_oe: volume('Peak annual oil equivalent', 'Highest annual oil equivalent in the window.', 'E_max'),
  peak_oil_year: year(
    'Peak oil year',
    'Year with the highest oil volume. The earliest is reported if several are equal.',
  ),
  peak_annual_oil: volume('Peak annual oil', 'Highest annual oil volume in the window.', 'N_max'),
  recoverable_oe: {
    ...volume('Recoverable oil equivalent', 'Recoverable oil equivalent as reported.', 'E_r'),
    ...RESERVES,
  },
  recoverable_oe_recomputed: resultOf(sodir.recoverableEquivalent, 'field_volume', {
    description: 'Sum of oil, gas, condensate and NGL, with NGL at 1.9 Sm³ per tonne.',
    ...RESERVES,
  }),
  remaining_oe: { ...volume('Remaining oil equivalent', 'Remaining oil equivalent as reported.', 'E_m'), ...RESERVES },
  recovered_fraction_oe: resultOf(sodir.recoveredFraction, 'fraction', {
    description: 'Ratio of produced to recoverable oil equivalent. Values above 1 indicate inconsistent tables.',
    ...RESERVES,
  }),
  reserves_closure_error_oe: resultOf(sodir.closureError, 'produced_volume', {
    unit: 'MSm3',
    title: 'Reserves closure error',
    description:
      'Recoverable minus remaining minus produced oil equivalent, which is zero if the tables and their years agree.',
    ...RESERVES,
  }),
  reserves_to_production_ratio: resultOf(sodir.reservesToProduction, 'design_life', {
    title: 'Reserves-to-production ratio',
    description: 'Remaining oil equivalent divided by last-year production.',
    ...RESERVES,
  }),
  cumulative_investment_nominal: numberValue(NOK, {
    title: 'Cumulative investment',
    description: 'Sum of nominal investments to the last year of the window.',
    symbol: 'C_i',
    needs: ['investment_file'],
  }),
  nominal_investment_per_recoverable_oe: resultOf(sodir.investmentPerEquivalent, NOK_PER_VOLUME, {
    description: 'Nominal investment per recoverable oil equivalent.',
    needs: ['investment_file'],
  }),
  annual_oil: mapValue('field_volume', {
    title: 'Annual oil',
    description: 'Annual net oil of the whole shelf.',
    keys: 'year',
  }),
  annual_gas: mapValue('field_volume', {
    title: 'Annual gas',
    description: 'Annual net gas of the whole shelf.',
    unit: 'GSm3',
    keys: 'year',
  }),
  annual_oe: mapValue('field_volume', {
    title: 'Annual oil equivalent',
    description: 'Annual oil equivalent of the whole shelf.',
    keys: 'year',
  }),
  fields_ever_producing: count(
    'Fields with production',
    'Number of distinct NPDID numbers with an oil equivalent above zero in the window.',
  ),
  fields_in_reserves_table: { ...count('Fields with reserves', 'Number of rows in the reserves table.'), ...RESERVES },
  total_remaining_oe: {
    ...volume('Remaining shelf oil equivalent', 'Total remaining oil equivalent in the reserves table.', 'E_ms'),
    ...RESERVES,
  },
  top_five_fields_by_oe: textsValue({
    title: 'Top five fields',
    description: 'Fields with the highest oil equivalent in the last year of the window.',
  }),
  cumulative_oil_gross: volume('Cumulative gross oil', 'Gross oil volume from a gross file.', 'N_og'),
  cumulative_gas_gross: volume(
    'Cumulative gross gas',
    'Gross gas volume, including injection, fuel and flare.',
    'G_g',
    'GSm3',
  ),
  months: count('Months', 'Number of distinct months in the window, for a monthly file.'),
  mean_oil_rate: resultOf(sodir.meanRate, 'oil_rate', {
    description: 'Oil volume divided by the days of the months in the window.',
  }),
  partial_last_year_months: count(
    'Months in last year',
    'Number of distinct months in the last year of a monthly file. A complete year has 12.',
  ),
  negative_oil_rows: count(
    'Rows with negative oil',
    'Number of correction rows with negative oil in the window, which are included in the sums.',
  ),
  negative_ngl_rows: count(
    'Rows with negative NGL',
    'Number of correction rows with negative NGL in the window, which are included in the sums.',
  ),
}
