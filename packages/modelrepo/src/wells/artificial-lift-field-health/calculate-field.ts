/** The wells of a field together: their counts, their ranking and what they add up to. */
import { house, type Trace } from '@keelson/equations'
import {
  byNeed,
  deferredProduction,
  meanFillage,
  STATUSES,
  type Status,
} from '@keelson/physics/rod-pump/field-health.ts'
import { isError, isHealth, type Well, type WellHealth, wellsOf } from './calculate-wells.ts'
import type { Params } from './inputs.ts'

/** All of a field. */
export interface Field {
  readonly wells: readonly Well[]
  /** Those that were analysed, the one in greatest need first. */
  readonly ranked: readonly WellHealth[]
  readonly number: number
  readonly counts: Readonly<Record<Status, number>>
  readonly errors: number
  /** Wells in a status that fails the field. */
  readonly failing: number
  readonly meanFillage: number | undefined
  readonly deferred: number | undefined
}

export function fieldOf(p: Params, trace: Trace): Field {
  const wells = wellsOf(p)
  const ranked = wells.filter(isHealth).toSorted(byNeed)
  trace.section('Wells by status')
  const count = (symbol: string, title: string, value: number, cell: string) =>
    trace.lookup({ symbol, title, unit: '-', source: house, clause: 'roll-up of a field', value, cell })
  const number = count('n_w', 'Number of wells', wells.length, 'rows of the well table')
  const counted = STATUSES.map((status) => {
    const found = ranked.filter((well) => well.status === status).length
    return [
      status,
      count(`n_${status}`, `Number of wells with status ${status}`, found, `well table, status ${status}`),
    ]
  })
  const errors = count('n_error', 'Wells not analysed', wells.filter(isError).length, 'well table, status error')
  const fails: ReadonlySet<string> = new Set(p.fail_health_states)
  const failing = count(
    'n_f',
    'Number of wells with a failing status',
    ranked.filter((well) => fails.has(well.status)).length,
    `well table, status ${p.fail_health_states.join(' or ') || 'none'}`,
  )
  return {
    wells,
    ranked,
    number,
    counts: Object.fromEntries(counted) as Readonly<Record<Status, number>>,
    errors,
    failing,
    ...sumsOf(wells, ranked, trace),
  }
}

function sumsOf(wells: readonly Well[], ranked: readonly WellHealth[], trace: Trace) {
  trace.section('Field')
  const eta = ranked.flatMap(({ fillage }) => fillage ?? [])
  const rates = wells.flatMap(({ row: { potential_rate, actual_rate } }) =>
    potential_rate === undefined || actual_rate === undefined ? [] : [{ potential_rate, actual_rate }],
  )
  const q_p = rates.map((r) => r.potential_rate)
  const q_a = rates.map((r) => r.actual_rate)
  return {
    meanFillage: eta.length === 0 ? undefined : trace.apply(meanFillage, { eta }),
    deferred: rates.length === 0 ? undefined : trace.apply(deferredProduction, { q_p, q_a }),
  }
}
