/** The checks of a survey: MAOP against what is allowed, part A where it is asked for, and the deepest defect. */
import { constant, house, type Trace } from '@keelson/equations'
import { DEPTH_LIMIT } from '@keelson/standards/asme-b31g-2012/level-1.ts'
import { pof100 } from '@keelson/standards/pof-100-2021/source.ts'
import { type CheckResult, check, type NotChecked, notChecked, type Outcome, shownPressure } from '@keelson/workflow'
import type { Assessed, Batch } from './calculate-assess.ts'
import { partA, type Strength, sizeOf } from './calculate-strength.ts'
import type { contract } from './contract.ts'
import type { Params } from './params.ts'

export type Checks = NonNullable<Outcome<typeof contract>['checks']>

export const NOTHING = 'no row of metal loss could be assessed'

/** A table without a row that can be assessed is no pass. */
export function checksOf(p: Params, { ranked, judged }: Batch, governing: Assessed | undefined, trace: Trace): Checks {
  const deepest = ranked.reduce<Assessed | undefined>(
    (a, b) => (a === undefined || b.share > a.share ? b : a),
    undefined,
  )
  const MAOP = governing?.row.P
  const empty = check({
    demand: p.maximum_allowable_operating_pressure ?? NO_PRESSURE,
    capacity: NO_PRESSURE,
    failure: NOTHING,
  })
  const through = ranked.some((a) => a.strength === undefined)
  const wall = through ? { failure: 'a defect takes the whole wall with its tolerance' } : {}
  return {
    ...(judged && {
      erf:
        governing?.strength && MAOP !== undefined
          ? check({ demand: MAOP, capacity: governing.strength.P_a, note: noteOf(governing.strength), ...wall })
          : empty,
    }),
    ...(judged && partACheck(p, ranked, trace)),
    depth: deepest
      ? check({ demand: deepestShare(deepest, trace), capacity: DEPTH_LIMIT })
      : judged
        ? notChecked('unread', NOTHING)
        : check({ demand: NO_DEPTH, capacity: DEPTH_LIMIT, failure: NOTHING }),
  }
}

/** The part A resistance of the row that it leaves least margin, with its steps. */
function partACheck(p: Params, ranked: readonly Assessed[], trace: Trace): { part_a?: CheckResult | NotChecked } {
  const StD = p.depth_standard_deviation
  if (StD === undefined) return {}
  const held = ranked.flatMap(({ row, partA: resistance }) =>
    row.P === undefined || resistance === undefined ? [] : [{ row, P: row.P, margin: resistance / row.P }],
  )
  if (held.length === 0) return { part_a: notChecked('unread', NOTHING) }
  const { row, P } = held.reduce((a, b) => (b.margin < a.margin ? b : a))
  trace.section(`DNV-RP-F101 part A, ${row.id}`)
  const capacity = partA(p, row, sizeOf(p, row, trace), StD, trace)
  return { part_a: check({ demand: P, capacity, note: row.id }) }
}

export const limitedBySound = ({ P_0, P_S }: Strength) => P_0 !== undefined && P_0 < P_S

function noteOf(strength: Strength): string {
  if (strength.P_0 === undefined)
    return 'the pipe without a defect is not judged, for want of the {specified_minimum_yield_strength}'
  return limitedBySound(strength)
    ? `the pipe without a defect limits it: the defect alone would allow ${shownPressure(strength.P_S)}`
    : 'the defect limits it'
}

const deepestShare = ({ row, share }: Assessed, trace: Trace): number =>
  trace.lookup({
    symbol: 'r_max',
    title: 'Largest depth over wall, with the tolerance of the tool',
    unit: '-',
    source: pof100,
    clause: 'definitions, peak depth',
    value: share,
    cell: `row ${row.row + 1}, ${row.id}, of the assessed defects`,
  })

const nothing = (symbol: string, title: string, unit: string) =>
  constant({ symbol, title, value: 0, unit, source: house, clause: NOTHING })
const NO_PRESSURE = nothing('P_none', 'Pressure without a defect to tell it', 'Pa')
const NO_DEPTH = nothing('r_0', 'Depth without a defect to tell it', '-')
