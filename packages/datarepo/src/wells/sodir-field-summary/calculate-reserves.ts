/** What is recoverable and what remains, against what was produced: recorded from the cells of the tables on. */
import type { Trace } from '@keelson/equations'
import * as sodir from '@keelson/standards/sodir-factpages/resources.ts'
import {
  factPages,
  GAS_PER_EQUIVALENT,
  NGL_VOLUME,
  YEAR_OF_PRODUCTION,
} from '@keelson/standards/sodir-factpages/source.ts'
import { type NotApplicable, notApplicable } from '@keelson/workflow'
import type { Selection } from './calculate-selection.ts'
import { bill, mill, millNok, millTonnes } from './calculate-units.ts'
import type { FieldData, ReservesRow } from './load-data.ts'

type Value = number | NotApplicable
export interface Reserves {
  /** The row of the field; undefined of the shelf, and of a field without one. */
  readonly row: ReservesRow | undefined
  readonly recoverable: Value
  readonly recomputed: Value
  readonly remaining: Value
  readonly recovered: Value
  readonly closure: Value
  readonly years: Value
}
export interface Produced {
  /** Cumulative of the window and of its last year, in SI; undefined where the file is gross. */
  readonly E_p: number | undefined
  readonly E_y: number | undefined
}

const WHOLE_SHELF = notApplicable('applies to a single field only')

/** A number that was read or summed, recorded with where it stands. */
export function cell(
  trace: Trace,
  o: {
    readonly symbol: string
    readonly title: string
    readonly unit: string
    readonly value: number
    readonly cell: string
    readonly clause: string
  },
): number {
  return trace.lookup({ ...o, source: factPages })
}

export function reservesOf(
  data: FieldData,
  selection: Selection,
  produced: Produced,
  trace: Trace,
): Reserves | undefined {
  if (data.reserves === undefined) return undefined
  const { npdid, name } = selection
  const row = npdid === undefined ? undefined : data.reserves.find((r) => r.npdid === npdid)
  if (row === undefined) {
    const none =
      npdid === undefined ? WHOLE_SHELF : notApplicable(`the reserves table has no row for ${name} (${npdid})`)
    return { row, recoverable: none, recomputed: none, remaining: none, recovered: none, closure: none, years: none }
  }
  trace.section('Reserves')
  const read = (symbol: string, title: string, unit: string, value: number, column: string) =>
    cell(trace, { symbol, title, unit, value, cell: `${row.name}, ${column}`, clause: 'field_reserves' })
  const E_r = read('E_r', 'Recoverable oil equivalent', 'MSm3', mill(row.oe), 'fldRecoverableOE')
  const E_m = read('E_m', 'Remaining oil equivalent', 'MSm3', mill(row.remaining), 'fldRemainingOE')
  const R_n = read('R_n', 'Recoverable NGL', 't', millTonnes(row.nglTonnes), 'fldRecoverableNGL')
  const E_n = trace.apply(sodir.nglEquivalent, { R_n, f_NGL: NGL_VOLUME })
  const recomputed = trace.apply(sodir.recoverableEquivalent, {
    R_o: read('R_o', 'Recoverable oil', 'MSm3', mill(row.oil), 'fldRecoverableOil'),
    R_g: read('R_g', 'Recoverable gas', 'MSm3', bill(row.gas), 'fldRecoverableGas'),
    E_n,
    R_k: read('R_k', 'Recoverable condensate', 'MSm3', mill(row.condensate), 'fldRecoverableCondensate'),
    f_g: GAS_PER_EQUIVALENT,
  })
  return { row, recoverable: E_r, recomputed, remaining: E_m, ...against(E_r, E_m, produced, trace) }
}

const GROSS = notApplicable('the production file is gross and cannot be compared with reserves; select a net file')

function against(E_r: number, E_m: number, { E_p, E_y }: Produced, trace: Trace) {
  if (E_p === undefined || E_y === undefined) return { recovered: GROSS, closure: GROSS, years: GROSS }
  return {
    recovered:
      E_r > 0 ? trace.apply(sodir.recoveredFraction, { E_p, E_r }) : notApplicable('there are no recoverable volumes'),
    closure: trace.apply(sodir.closureError, { E_r, E_m, E_p }),
    years:
      E_y > 0
        ? trace.apply(sodir.reservesToProduction, { E_m, E_y, t_y: YEAR_OF_PRODUCTION })
        : notApplicable('the last year has no production'),
  }
}

export interface Investments {
  readonly total: number
  readonly perEquivalent: Value
}

/** Of a field, or of the shelf, up to the last year of the window. */
export function investmentsOf(
  data: FieldData,
  { npdid, last, name }: Selection,
  reserves: Reserves | undefined,
  trace: Trace,
): Investments | undefined {
  if (data.investments === undefined) return undefined
  trace.section('Investments')
  const own = data.investments.filter((i) => (npdid === undefined || i.npdid === npdid) && i.year <= last)
  const C_i = cell(trace, {
    symbol: 'C_i',
    title: 'Cumulative investment',
    unit: 'NOK',
    value: millNok(own.reduce((sum, i) => sum + i.amount, 0)),
    cell: `${name}, sum of prfInvestmentsMillNOK to ${last}, ${own.length} rows`,
    clause: 'field_investment_yearly',
  })
  const E_r = reserves?.recoverable
  if (reserves === undefined) return { total: C_i, perEquivalent: notApplicable('the {reserves_file} is required') }
  if (typeof E_r !== 'number') return { total: C_i, perEquivalent: E_r ?? WHOLE_SHELF }
  return {
    total: C_i,
    perEquivalent:
      E_r > 0
        ? trace.apply(sodir.investmentPerEquivalent, { C_i, E_r })
        : notApplicable('there are no recoverable volumes'),
  }
}
