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
  rows_read: count(
    'Records read',
    'Number of records in the whole table, including rejected records, before any filter.',
  ),
  rows_rejected: count('Rejected records', 'Number of invalid lines, which are excluded from all sums.'),
  rows_matched: count('Selected records', 'Number of records after the filters, one for each lease and month.'),
  oil_bbl: volume('Oil', 'Crude oil of oil leases. For records entered directly, all liquids.', 'N_o'),
  condensate_bbl: volume('Condensate', 'Condensate of gas leases.', 'N_c'),
  total_liquids_bbl: resultOf(totalLiquids, 'produced_volume', { description: 'Total of oil and condensate.' }),
  gas_well_gas_mcf: volume('Gas-well gas', 'Gas produced from gas leases.', 'G_w', 'gas_volume'),
  casinghead_gas_mcf: volume('Casinghead gas', 'Gas produced from oil leases.', 'G_c', 'gas_volume'),
  total_gas_mcf: resultOf(totalGas, 'gas_volume', { description: 'Total of gas-well and casinghead gas.' }),
  oil_equivalent: resultOf(oilEquivalent, OIL_EQUIVALENT, { description: 'Liquids plus gas at 6 Mcf per barrel.' }),
  water_bbl: volume('Water', 'Water of records entered directly. The official data contain no water.', 'W_p'),
  distinct_leases: count(
    'Leases',
    'Number of distinct leases by type, district and number, because a number may occur in several districts.',
  ),
  district_liquids_bbl: liquids(
    'Liquids by district',
    'Liquids of each district in the selected months.',
    'district name',
  ),
  district_gas_mcf: gas('Gas by district', 'Gas of each district in the selected months.', 'district name'),
  annual_liquids_bbl: liquids('Liquids by year', 'Liquids of each year in the selected months.', 'year'),
  annual_gas_mcf: gas('Gas by year', 'Gas of each year in the selected months.', 'year'),
  top_operator_by_liquids: textValue({
    title: 'Top operator',
    description: 'Name of the operator with the most liquids. The first name is reported if several are equal.',
  }),
  data_quality_flags: textsValue({
    worded: true,
    title: 'Data quality flags',
    description: 'Record issues that require attention. Empty if there are none.',
  }),
}
