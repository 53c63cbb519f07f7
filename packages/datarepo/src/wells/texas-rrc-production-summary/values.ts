/** The values of the Texas production summary. */
import { oilEquivalent } from '@keelson/physics/production/volumes.ts'
import { totalGas, totalLiquids } from '@keelson/standards/rrc-pdq/volumes.ts'
import { inPractice, type Measure, textsValue, textValue } from '@keelson/workflow'

const { mapValue, numberValue, resultOf } = inPractice('oilfield')

/** No kind fits: a sum of oil and gas. */
export const OIL_EQUIVALENT = {
  unit: 'boe',
  noKind: 'a sum of oil and gas as oil equivalent, in no other field',
} as const

const volume = (title: string, description: string, symbol: string, of: Measure = 'produced_volume') =>
  numberValue(of, { title, description, symbol })
const count = (title: string, description: string) => numberValue('-', { title, description, minimum: 0, count: true })
const liquids = (title: string, description: string, keys: string) =>
  mapValue('produced_volume', { title, description, keys })
const gas = (title: string, description: string, keys: string) => mapValue('gas_volume', { title, description, keys })

export const values = {
  rows_read: count('Records read', 'Records of the whole table, those that were rejected included, before any filter.'),
  rows_rejected: count('Records rejected', 'Lines that are no sound records; they are in no sum.'),
  rows_matched: count('Records selected', 'Records of a lease in a month, after the filters.'),
  oil_bbl: volume('Oil', 'Crude of oil leases; of inline records all liquids.', 'N_o'),
  condensate_bbl: volume('Condensate', 'Of gas leases.', 'N_c'),
  total_liquids_bbl: resultOf(totalLiquids, 'produced_volume', { description: 'Oil and condensate.' }),
  gas_well_gas_mcf: volume('Gas-well gas', 'Gas of gas leases.', 'G_w', 'gas_volume'),
  casinghead_gas_mcf: volume('Casinghead gas', 'Gas of oil leases.', 'G_c', 'gas_volume'),
  total_gas_mcf: resultOf(totalGas, 'gas_volume', { description: 'Gas-well gas and casinghead gas.' }),
  oil_equivalent: resultOf(oilEquivalent, OIL_EQUIVALENT, { description: 'Liquids, and gas at 6 Mcf per barrel.' }),
  water_bbl: volume('Water', 'Of inline records only: the official data hold no water.', 'W_p'),
  distinct_leases: count(
    'Leases',
    'Distinct by kind, district and number: a number alone may stand in several districts.',
  ),
  district_liquids_bbl: liquids('Liquids by district', 'Of the months selected.', 'name of the district'),
  district_gas_mcf: gas('Gas by district', 'Of the months selected.', 'name of the district'),
  annual_liquids_bbl: liquids('Liquids by year', 'Of the months selected.', 'year'),
  annual_gas_mcf: gas('Gas by year', 'Of the months selected.', 'year'),
  top_operator_by_liquids: textValue({
    title: 'Top operator',
    description: 'Name of the operator with the most liquids; the first by name of equals.',
  }),
  data_quality_flags: textsValue({
    worded: true,
    title: 'Data quality',
    description: 'What in the records asks for attention; none when sound.',
  }),
}
