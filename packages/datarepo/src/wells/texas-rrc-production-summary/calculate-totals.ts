/** The totals that answer the question, each a recorded step. */
import { constant, type Trace } from '@keelson/equations'
import { BOEM_RESERVES, oilEquivalent } from '@keelson/physics/production/volumes.ts'
import { rrcPdq } from '@keelson/standards/rrc-pdq/source.ts'
import { totalGas, totalLiquids } from '@keelson/standards/rrc-pdq/volumes.ts'
import { type NotApplicable, notApplicable } from '@keelson/workflow'
import { bbl, mcf } from '../_shared/field-units.ts'
import type { PdqData, Volumes } from './load-data.ts'

export const BOE_FACTOR = constant({
  symbol: 'f_g',
  title: 'Mcf of gas per barrel',
  value: 6,
  unit: '-',
  source: BOEM_RESERVES,
  clause: 'the usual industry factor',
})

/** Reads the sums of the four columns into the trace and adds them up. */
export function totals(data: PdqData, total: Volumes, trace: Trace) {
  trace.section('Totals')
  const isDsv = data.origin !== 'inline_records'
  const read = (symbol: string, title: string, unit: string, column: string, value: number) =>
    trace.lookup({
      symbol,
      title,
      unit,
      source: rrcPdq,
      clause: isDsv ? column : 'records entered directly',
      value,
      cell: `sum of ${isDsv ? column : title.toLowerCase()} over ${total.rows} records`,
    })
  const counted = (symbol: string, title: string, clause: string, value: number) =>
    trace.lookup({ symbol, title, unit: '-', source: rrcPdq, clause, value, cell: 'counted' })
  const records = counted('n', 'Selected records', 'a lease in a month', total.rows)
  const leases = counted('n_L', 'Leases', 'OIL_GAS_CODE, DISTRICT_NO, LEASE_NO', data.leases.groups)
  const N_o = read('N_o', isDsv ? 'Oil' : 'Total oil (all liquids)', 'bbl', 'LEASE_OIL_PROD_VOL', bbl(total.oil))
  const N_c = read('N_c', 'Condensate', 'bbl', 'LEASE_COND_PROD_VOL', bbl(total.condensate))
  const G_w = read(
    'G_w',
    isDsv ? 'Gas-well gas' : 'Total gas (both lease types)',
    'Mcf',
    'LEASE_GAS_PROD_VOL',
    mcf(total.gas),
  )
  const G_c = read('G_c', 'Casinghead gas', 'Mcf', 'LEASE_CSGD_PROD_VOL', mcf(total.casinghead))
  const N_p = trace.apply(totalLiquids, { N_o, N_c })
  const G_p = trace.apply(totalGas, { G_w, G_c })
  const E = trace.apply(oilEquivalent, { N_p, G_p, f_g: BOE_FACTOR }, { rename: { N_p: 'N_L', G_p: 'G_t' } })
  const mixed = notApplicable('records entered directly do not split liquids and gas by lease type')
  return {
    rows_matched: records,
    distinct_leases: leases,
    oil_bbl: N_o,
    condensate_bbl: isDsv ? N_c : mixed,
    total_liquids_bbl: N_p,
    gas_well_gas_mcf: isDsv ? G_w : mixed,
    casinghead_gas_mcf: isDsv ? G_c : mixed,
    total_gas_mcf: G_p,
    oil_equivalent: E,
  }
}

/** Water of inline records, where all of them say it. */
export function water({ origin, has }: PdqData, total: Volumes, trace: Trace): number | NotApplicable {
  if (origin !== 'inline_records') {
    return notApplicable(
      'the lease cycle table has no water volumes, because Texas operators file no monthly water report by lease',
    )
  }
  if (!has.water) return notApplicable('water is missing in some records entered directly, so a sum would be too low')
  trace.section('Water')
  return trace.lookup({
    symbol: 'W_p',
    title: 'Water',
    unit: 'bbl',
    source: rrcPdq,
    clause: 'records entered directly',
    value: bbl(total.water),
    cell: `sum of water over ${total.rows} records`,
  })
}
