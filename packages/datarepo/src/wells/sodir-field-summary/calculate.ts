/** The field summary: sums of the tables, what they leave of the reserves, and whether they agree. */
import * as sodir from '@keelson/standards/sodir-factpages/resources.ts'
import { toSI } from '@keelson/units'
import { type NotApplicable, notApplicable, type Outcome, type RunContext, shown } from '@keelson/workflow'
import { checksOf } from './calculate-quality.ts'
import { cell, investmentsOf, type Reserves, reservesOf } from './calculate-reserves.ts'
import { type Selection, selectionOf } from './calculate-selection.ts'
import { bill, mill } from './calculate-units.ts'
import { carriersOf, largest, monthsOf, type Phases, sumOf, type Year, yearsOf } from './calculate-years.ts'
import { chartsOf } from './charts.ts'
import type { contract } from './contract.ts'
import type { Params } from './inputs.ts'
import type { FieldData } from './load-data.ts'
import { derived, tablesOf } from './tables.ts'
import { dataWarnings, reservesWarnings, wholeYears } from './warnings.ts'

type Result = Outcome<typeof contract>
type Trace = RunContext['trace']

const NET_ONLY = notApplicable('the production file is gross and has no net volumes')
const SHELF_ONLY = notApplicable('applies to the whole continental shelf only')

/** The outcome, in SI. Pure; refuses a field that the table does not have. */
export function calculate(p: Params, { trace }: RunContext, data: FieldData): Result {
  const s = selectionOf(p, data)
  const whole = wholeYears(data, s)
  const sum = sumOf(s.rows)
  const produced = volumes(data, s, sum, trace)
  const lastYear = yearsOf(s.rows).find((y) => y.year === s.last)
  const E_y = data.isGross ? undefined : lastYearOf(s, lastYear, trace)
  const reserves = reservesOf(data, s, { E_p: produced.E_p, E_y }, trace)
  const invested = investmentsOf(data, s, reserves, trace)
  const d = derived(data, s, whole)
  return {
    values: {
      ...produced.values,
      ...peaks(whole, s, trace),
      ...reservesValues(reserves),
      ...(invested && {
        cumulative_investment_nominal: invested.total,
        nominal_investment_per_recoverable_oe: invested.perEquivalent,
      }),
      ...shelfValues(data, s, trace),
      ...monthValues(data, s, sum, trace),
      negative_oil_rows: s.rows.reduce((n, r) => n + r.negativeOil, 0),
      negative_ngl_rows: data.isGross ? NET_ONLY : s.rows.reduce((n, r) => n + r.negativeNgl, 0),
    },
    checks: checksOf(data, s, trace),
    tables: () => tablesOf(d),
    charts: () => chartsOf(d, reserves),
    warnings: [...dataWarnings(p, data, s), ...reservesWarnings(s, data, reserves)],
    detail: sentence(data, s, sum, reserves),
  }
}

/** Sums of the columns, each recorded with the rows that it is of; gas and oil under the names of net or gross. */
function volumes({ isGross }: FieldData, s: Selection, sum: Phases, trace: Trace) {
  trace.section('Production')
  const rows = `${s.name}, ${s.first} to ${s.last}, ${s.rows.length} rows`
  const total = (symbol: string, title: string, unit: string, value: number, column: string) =>
    cell(trace, { symbol, title, unit, value, cell: `${rows}, sum of ${column}`, clause: 'field_production' })
  const W_p = total('W_p', 'Produced water', 'MSm3', mill(sum.water), 'prfPrdProducedWaterInFieldMillSm3')
  if (isGross) {
    return {
      E_p: undefined,
      values: {
        ...Object.fromEntries(NET_VALUES.map((name) => [name, NET_ONLY])),
        cumulative_produced_water: W_p,
        cumulative_oil_gross: total('N_og', 'Oil, gross', 'MSm3', mill(sum.oil), 'prfPrdOilGrossMillSm3'),
        cumulative_gas_gross: total('G_g', 'Gas, gross', 'GSm3', bill(sum.gas), 'prfPrdGasGrossBillSm3'),
      },
    }
  }
  const N_o = total('N_o', 'Oil', 'MSm3', mill(sum.oil), 'prfPrdOilNetMillSm3')
  const N_k = total('N_k', 'Condensate', 'MSm3', mill(sum.condensate), 'prfPrdCondensateNetMillSm3')
  const E_p = total('E_p', 'Oil equivalent', 'MSm3', mill(sum.oe), 'prfPrdOeNetMillSm3')
  const none = notApplicable('the production file is net and has no gross volumes')
  return {
    E_p,
    values: {
      cumulative_oil: N_o,
      cumulative_gas: total('G_p', 'Gas', 'GSm3', bill(sum.gas), 'prfPrdGasNetBillSm3'),
      cumulative_ngl: total('N_g', 'NGL', 'MSm3', mill(sum.ngl), 'prfPrdNGLNetMillSm3'),
      cumulative_condensate: N_k,
      cumulative_oe: E_p,
      cumulative_oil_mmbbl: N_o,
      cumulative_produced_water: W_p,
      cumulative_water_cut:
        W_p + N_o + N_k > 0
          ? trace.apply(sodir.waterShare, { W_p, N_o, N_k })
          : notApplicable('the selection has no water, oil or condensate'),
      cumulative_oil_gross: none,
      cumulative_gas_gross: none,
    },
  }
}
const NET_VALUES = [
  'cumulative_oil',
  'cumulative_gas',
  'cumulative_ngl',
  'cumulative_condensate',
  'cumulative_oe',
  'cumulative_oil_mmbbl',
  'cumulative_water_cut',
] as const

const lastYearOf = (s: Selection, year: Year | undefined, trace: Trace) =>
  cell(trace, {
    symbol: 'E_y',
    title: 'Last year oil equivalent',
    unit: 'MSm3',
    value: mill(year?.oe ?? 0),
    cell: `${s.name}, ${s.last}`,
    clause: 'field_production',
  })

function peaks(years: readonly Year[], { name }: Selection, trace: Trace) {
  const none = notApplicable('no complete year in the window has production')
  const oe = largest(
    years.filter((y) => y.oe > 0),
    (y) => y.oe,
  )
  const oil = largest(
    years.filter((y) => y.oil > 0),
    (y) => y.oil,
  )
  trace.section('Peaks')
  const read = (symbol: string, title: string, value: number, year: number) =>
    cell(trace, {
      symbol,
      title,
      unit: 'MSm3',
      value: mill(value),
      cell: `${name}, ${year}`,
      clause: 'field_production',
    })
  return {
    first_production_year: years.find((y) => y.oe > 0)?.year ?? none,
    peak_oe_year: oe?.year ?? none,
    peak_annual_oe: oe ? read('E_max', 'Peak annual oil equivalent', oe.oe, oe.year) : none,
    peak_oil_year: oil?.year ?? none,
    peak_annual_oil: oil ? read('N_max', 'Peak annual oil', oil.oil, oil.year) : none,
  }
}

const reservesValues = (r: Reserves | undefined) =>
  r && {
    recoverable_oe: r.recoverable,
    recoverable_oe_recomputed: r.recomputed,
    remaining_oe: r.remaining,
    recovered_fraction_oe: r.recovered,
    reserves_closure_error_oe: r.closure,
    reserves_to_production_ratio: r.years,
  }

const FIVE = 5

function shelfValues(data: FieldData, s: Selection, trace: Trace) {
  const reserves = data.reserves
  if (s.npdid !== undefined) {
    return {
      annual_oil: SHELF_ONLY,
      annual_gas: SHELF_ONLY,
      annual_oe: SHELF_ONLY,
      fields_ever_producing: SHELF_ONLY,
      top_five_fields_by_oe: SHELF_ONLY,
      ...(reserves && { fields_in_reserves_table: SHELF_ONLY, total_remaining_oe: SHELF_ONLY }),
    }
  }
  const years = yearsOf(s.rows)
  const map = (of: (y: Year) => number): Record<string, number> | NotApplicable =>
    data.isGross ? NET_ONLY : Object.fromEntries(years.map((y) => [String(y.year), of(y)]))
  const last = carriersOf(s.rows.filter((r) => r.year === s.last && r.oe > 0))
  const top = last.toSorted((a, b) => b.oe - a.oe || (a.npdid < b.npdid ? -1 : 1)).slice(0, FIVE)
  return {
    annual_oil: map((y) => mill(y.oil)),
    annual_gas: map((y) => bill(y.gas)),
    annual_oe: map((y) => mill(y.oe)),
    fields_ever_producing: carriersOf(s.rows).filter((c) => c.oe > 0).length,
    top_five_fields_by_oe:
      top.length > 0 ? top.map((c) => c.name) : notApplicable(`no field has production in ${s.last}`),
    ...(reserves && {
      fields_in_reserves_table: reserves.length,
      total_remaining_oe: remainingOfShelf(reserves, trace),
    }),
  }
}

function remainingOfShelf(reserves: NonNullable<FieldData['reserves']>, trace: Trace): number {
  trace.section('Shelf reserves')
  return cell(trace, {
    symbol: 'E_ms',
    title: 'Remaining shelf oil equivalent',
    unit: 'MSm3',
    value: mill(reserves.reduce((sum, r) => sum + r.remaining, 0)),
    cell: `sum of fldRemainingOE, ${reserves.length} rows`,
    clause: 'field_reserves',
  })
}

function monthValues(data: FieldData, s: Selection, sum: Phases, trace: Trace) {
  const yearly = notApplicable('a yearly file has no months')
  if (!data.isMonthly) return { months: yearly, mean_oil_rate: yearly, partial_last_year_months: yearly }
  const { count, days } = monthsOf(s.rows)
  const t_c = cell(trace, {
    symbol: 't_c',
    title: 'Calendar days',
    unit: 'd',
    value: toSI(days, 'd'),
    cell: `${count} months`,
    clause: 'field_production_monthly',
  })
  return {
    months: count,
    mean_oil_rate: trace.apply(
      sodir.meanRate,
      { N_o: mill(sum.oil), t_c },
      { rename: { N_o: data.isGross ? 'N_og' : 'N_o' } },
    ),
    partial_last_year_months: new Set(data.production.filter((r) => r.year === s.file.last).map((r) => r.month)).size,
  }
}

const MEGA = 1e6

function sentence({ isGross }: FieldData, s: Selection, sum: Phases, reserves: Reserves | undefined): string {
  const span = s.first === s.last ? `${s.first}` : `${s.first} to ${s.last}`
  const what = `${s.npdid === undefined ? 'Whole shelf' : s.name}, ${span}`
  const oe = `${shown(sum.oe, 4)} million Sm³ oil equivalent produced${isGross ? ' (gross)' : ''}`
  const { remaining, recovered } = reserves ?? {}
  if (typeof remaining !== 'number' || typeof recovered !== 'number') return `${what}: ${oe}`
  return `${what}: ${oe}, ${shown(100 * recovered, 3)} % of the recoverable volume. Remaining volume ${shown(remaining / MEGA, 4)} million Sm³`
}
