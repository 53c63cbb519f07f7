/** The cost spread over years: nominal, discounted, and the year that takes most. */
import { silent, type Trace } from '@keelson/equations'
import * as phasing from '@keelson/physics/field-cost/phasing.ts'
import { barChart, type ChartDefinition, inPractice, notApplicable } from '@keelson/workflow'
import type { Some } from './inputs.ts'
import { MID_YEAR } from './inputs-spend.ts'

const { gives, numberColumn } = inPractice('oilfield')

const phased = { signed: true, needs: ['phasing'] } as const
export const spendValues = {
  nominal_total: gives(phasing.nominalTotal, 'cost', 'Escalated spend, summed over all years.', phased),
  present_value: gives(
    phasing.presentValue,
    'cost',
    'Escalated spend discounted to the start of year 0, summed over all years.',
    phased,
  ),
  peak_annual_nominal: gives(phasing.nominalSpend, 'cost', 'Nominal spend in the peak year.', {
    symbol: 'N_max',
    title: 'Peak annual spend',
    ...phased,
  }),
}
const cost = (title: string, symbol?: string) => numberColumn('cost', title, symbol === undefined ? {} : { symbol })
export const spendTable = {
  spend: {
    title: 'Phased spend',
    description:
      'Annual spend in real terms (money at the start of year 0), in nominal terms (escalated), and discounted to the start of year 0.',
    columns: {
      year: numberColumn('-', 'Year', { symbol: 'k' }),
      share: numberColumn('fraction', 'Share', { symbol: 'p_k' }),
      constant: cost('Constant money'),
      nominal: cost('Nominal', 'N_k'),
      discount_factor: numberColumn('-', 'Discount factor', { symbol: 'd_k' }),
      present_value: cost('Present value'),
    },
  },
}
export const spendPicture = {
  annual_spend: {
    title: 'Phased spend',
    description: 'Nominal annual spend and annual spend discounted to the start of year 0.',
    needs: ['phasing'],
  },
}

/** A number and the symbol of the step that gave it. */
export interface Traced {
  readonly symbol: string
  readonly value: number
}

export type Spread = Some<'escalation_rate' | 'discount_rate' | 'timing', 'phasing'>

interface Year {
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

export function spendOf(p: Spread, { symbol, value: C }: Traced, trace: Trace): Spend | undefined {
  const { phasing: shares, escalation_rate: e, discount_rate: r } = p
  if (shares === undefined) return undefined
  const t = p.timing === MID_YEAR ? phasing.MID_YEAR : phasing.END_YEAR
  const years = shares.map((share, k) => yearOf(C, share, k, { e, r, t: t.si }))
  const highest = years.reduce((a, b) => (b.nominal > a.nominal ? b : a), years[0] as Year)
  const named = { rename: { C: symbol } }
  trace.section('Phased spend')
  const k = trace.lookup({
    source: phasing.nominalSpend.source,
    clause: phasing.nominalSpend.clause,
    symbol: 'k_max',
    title: 'Peak spend year',
    unit: '-',
    value: highest.year,
    cell: `phased spend, year ${highest.year}`,
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

const spendRows = ({ years }: Spend) =>
  years.map(({ year, share, constant, nominal, factor, present }) => ({
    year,
    share,
    constant,
    nominal,
    discount_factor: factor,
    present_value: present,
  }))
export const spendTables = (spend: Spend | undefined) => ({
  spend: spend ? spendRows(spend) : notApplicable('no yearly shares are entered'),
})

const spendChart = ({ years }: Spend): ChartDefinition =>
  barChart({
    category: 'Year',
    y: { title: 'Annual spend', unit: 'MUSD' },
    bars: years.flatMap(({ year, nominal, present }) => [
      { name: String(year), value: nominal, group: 'Nominal' },
      { name: String(year), value: present, group: 'Present value' },
    ]),
  })
export const spendCharts = (spend: Spend | undefined) => (spend ? { annual_spend: spendChart(spend) } : {})
