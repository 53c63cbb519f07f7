/** The limit of a forecast: the alpha factor read from its table, and what it leaves of the design wave height. */
import { silent, type Trace } from '@keelson/equations'
import { linear } from '@keelson/numerics/interpolation.ts'
import * as h101 from '@keelson/standards/dnv-os-h101-2011/alpha.ts'
import { dnvOsH101 } from '@keelson/standards/dnv-os-h101-2011/source.ts'
import { toSI } from '@keelson/units'
import { ContractError, given, shownIn } from '@keelson/workflow'
import { traceOfRow } from '../../_shared/rows/trace-of-row.ts'
import type { Some } from './inputs.ts'

/** A row in SI. */
export interface Row {
  readonly longest: number
  readonly heights: readonly number[]
  readonly alpha: readonly number[]
}
export type Planned = Some<'planned_operation_period', 'hs_limit' | 'design_hs' | 'alpha_factor_table'>
export interface Forecast {
  readonly T_POP: number
  readonly H: number
  readonly alpha: number
  readonly limit: number
  readonly T_R: number
}

/** A period reached in another unit may miss the limit by its last bit. */
export const SAME = 1e-12

export const tableOf = ({ alpha_factor_table: own }: Some<never, 'alpha_factor_table'>): Row[] =>
  (own === undefined
    ? h101.BASE_CASE.map((row) => ({ longest: toSI(row.maximumPeriod, 'h'), heights: row.heights, alpha: row.alpha }))
    : own.map((row) => ({ longest: row.maximum_period_h, heights: row.hs_m, alpha: row.alpha }))
  ).toSorted((a, b) => a.longest - b.longest)

export function forecastsOf(p: Planned, trace: Trace): Forecast[] {
  const { planned_operation_period: periods } = p
  const table = tableOf(p)
  return periods.map((T_POP, i) => {
    const H = p.design_hs?.[i] ?? given(p, 'hs_limit').hs_limit
    const own = periods.length === 1 ? trace : traceOfRow(trace, `Operation ${i + 1}`, `${i + 1}`, SHARED)
    return forecastOf(p, { T_POP, H, table }, i < MOST_TRACED ? own : silent)
  })
}
/** Operations that are shown step by step. */
const MOST_TRACED = 3
const SHARED: ReadonlySet<string> = new Set(['T_C_min'])

interface Asked {
  readonly T_POP: number
  readonly H: number
  readonly table: readonly Row[]
}

function forecastOf(p: Planned, { T_POP, H, table }: Asked, trace: Trace): Forecast {
  trace.section('forecast limit')
  const row = table.find(({ longest }) => T_POP <= longest * (1 + SAME))
  if (row === undefined) throw new ContractError('periods longer than the last table row are not accepted')
  const alpha = readAlpha(p, row, H, trace)
  const limit = trace.apply(h101.forecastLimit, { alpha, OP_LIM: H })
  const T_C = trace.apply(h101.contingency, { T_POP, T_C_min: h101.LEAST_CONTINGENCY })
  return { T_POP, H, alpha, limit, T_R: trace.apply(h101.referencePeriod, { T_POP, T_C }) }
}

/** Linear between the wave heights of the row, as at its ends outside them. */
function readAlpha(p: Planned, row: Row, H: number, trace: Trace): number {
  const { value, at, clamped } = linear(row.heights, row.alpha, H, 'clamp')
  const [lower, upper, t] = at
  const own = p.alpha_factor_table !== undefined
  const where = own ? { source: dnvOsH101, clause: 'table of the request' } : h101.ALPHA_TABLE
  const between = !clamped && t > 0 && t < 1
  const [low, high] = [row.heights[lower] ?? H, row.heights[upper] ?? H]
  return trace.lookup({
    ...where,
    symbol: 'alpha',
    title: 'Alpha factor',
    unit: '-',
    value,
    cell: `row up to ${shownIn(row.longest, 'h')}, ${clamped ? 'factor of the nearest column' : between ? `between ${shownIn(low, 'm')} and ${shownIn(high, 'm')}` : `at ${shownIn(H, 'm')}`}`,
    ...(between && {
      reading: {
        axes: [
          { symbol: 'OP_LIM', title: 'Design wave height', unit: 'm', at: H, nodes: [low, high], scale: 'linear' },
        ],
        corners: [row.alpha[lower] ?? 0, row.alpha[upper] ?? 0],
        entries: 'linear',
      },
    }),
  })
}
