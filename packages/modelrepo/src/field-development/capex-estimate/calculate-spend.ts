/** The cost spread over years: nominal, discounted, and the year that takes most. */
import { silent, type Trace } from '@keelson/equations'
import * as phasing from '@keelson/physics/field-cost/phasing.ts'
import type { Traced } from './calculate-estimate.ts'
import { MID_YEAR } from './modes.ts'
import type { Params } from './params.ts'

export interface Year {
  readonly year: number
  readonly share: number
  readonly constant: number
  readonly nominal: number
  readonly factor: number
  readonly present: number
}
export interface Spend {
  readonly nominal: number
  readonly present: number
  readonly peak: number
  readonly years: readonly Year[]
}

export function spendOf(p: Params, { symbol, value: C }: Traced, trace: Trace): Spend | undefined {
  const { phasing: shares, escalation_rate: e, discount_rate: r } = p
  if (shares === undefined) return undefined
  const t = p.timing === MID_YEAR ? phasing.MID_YEAR : phasing.END_YEAR
  const years = shares.map((share, k) => yearOf(C, share, k, { e, r, t: t.si }))
  const highest = years.reduce((a, b) => (b.nominal > a.nominal ? b : a), years[0] as Year)
  const named = { rename: { C: symbol } }
  trace.section('Spend over years')
  const k = trace.lookup({
    source: phasing.nominalSpend.source,
    clause: phasing.nominalSpend.clause,
    symbol: 'k_max',
    title: 'Year that takes most',
    unit: '-',
    value: highest.year,
    cell: `year ${highest.year} of the spend over years`,
  })
  return {
    nominal: trace.apply(phasing.nominalTotal, { C, p: shares, e, t }, named),
    present: trace.apply(phasing.presentValue, { C, p: shares, e, r, t }, named),
    peak: trace.apply(
      phasing.nominalSpend,
      { C, p_k: highest.share, e, k, t },
      { as: 'N_max', rename: { C: symbol, p_k: 'p_max', k: 'k_max' } },
    ),
    years,
  }
}

function yearOf(C: number, share: number, k: number, { e, r, t }: { e: number; r: number; t: number }): Year {
  const nominal = silent.apply(phasing.nominalSpend, { C, p_k: share, e, k, t })
  const factor = silent.apply(phasing.discountFactor, { r, k, t })
  return { year: k, share, constant: C * share, nominal, factor, present: nominal * factor }
}
