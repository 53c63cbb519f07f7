/** What the columns of the lease cycle table add up to: which of them is liquid, which is gas, and the balance of the stock. */
import { equation } from '@keelson/equations'
import { formPr, rrcPdq } from './source.ts'

const OIL = ['oil from oil leases', 'bbl'] as const
const CONDENSATE = ['condensate from gas leases', 'bbl'] as const

/** Liquids of both kinds of lease. */
export const totalLiquids = equation({
  symbol: 'N_L',
  title: 'Total liquids',
  unit: 'bbl',
  source: rrcPdq,
  clause: 'LEASE_OIL_PROD_VOL and LEASE_COND_PROD_VOL',
  where: { N_o: OIL, N_c: CONDENSATE },
  evaluate: ({ N_o, N_c }) => N_o + N_c,
})

/** Gas of both kinds of lease; gas lift, allowables and dispositions have no part. */
export const totalGas = equation({
  symbol: 'G_t',
  title: 'Total gas',
  unit: 'Mcf',
  source: rrcPdq,
  clause: 'LEASE_GAS_PROD_VOL and LEASE_CSGD_PROD_VOL',
  where: { G_w: ['gas from gas leases', 'Mcf'], G_c: ['casinghead gas from oil leases', 'Mcf'] },
  evaluate: ({ G_w, G_c }) => G_w + G_c,
})

/** Oil that a lease can not account for: what it produced, less what it disposed of, less what its stock grew by. */
export const oilImbalance = equation({
  symbol: 'dN',
  title: 'Unaccounted oil',
  unit: 'bbl',
  source: formPr,
  clause: 'production, dispositions and closing stock of oil',
  where: {
    N_o: OIL,
    N_d: ['oil dispositions', 'bbl'],
    S_1: ['closing stock', 'bbl'],
    S_0: ['opening stock', 'bbl'],
  },
  evaluate: ({ N_o, N_d, S_1, S_0 }) => N_o - N_d - (S_1 - S_0),
})

/** Equal share of the oil of a lease in one month, for one of the wells that were not shut in; n > 0. An estimate. */
export const equalShare = equation({
  symbol: 'N_w',
  title: 'Estimated well share',
  unit: 'bbl',
  source: rrcPdq,
  clause: 'OG_WELL_COMPLETION; oil is reported by lease, not by well',
  where: { N_o: OIL, n: ['active wells in the month', '-'] },
  evaluate: ({ N_o, n }) => N_o / n,
})
