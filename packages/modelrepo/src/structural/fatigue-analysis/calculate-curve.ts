/** The curve of the run: looked up or given, its constants read into the trace once. */
import type { Trace } from '@keelson/equations'
import { type ClosedCurve, closedCurve, type NamedCurve } from '@keelson/physics/fatigue/named-curve.ts'
import { basquinLine, rangeAtCycles, type SnCurve } from '@keelson/physics/fatigue/sn-curve.ts'
import { ContractError, given } from '@keelson/workflow'
import { type ChosenCurve, curveInWords, snCurveOf } from '../../_shared/sn-curves/families.ts'
import { FAMILY_TITLES, type Params } from './inputs.ts'
import { USER } from './modes.ts'

export interface RunCurve {
  readonly closed: ClosedCurve
  /** The curve with its constants read. */
  readonly read: NamedCurve
  /** Undefined for a user curve. */
  readonly chosen: ChosenCurve | undefined
  readonly title: string
  /** Effective stress range at the knee, Pa. */
  readonly S_1: number | undefined
}

export function curveOf(p: Params, trace: Trace): RunCurve {
  trace.section('S-N curve')
  const chosen = chosenOf(p)
  const named = chosen === undefined ? userCurve(p) : snCurveOf(chosen, trace)
  if (named === undefined) throw new ContractError('the selected family does not have this curve')
  const closed = closedCurve(named, trace)
  return {
    closed,
    read: { ...named, lines: undefined, knee: undefined },
    chosen,
    title:
      chosen === undefined ? 'user curve' : curveInWords(chosen).replace(chosen.family, FAMILY_TITLES[chosen.family]),
    S_1: 'S_1' in closed ? closed.S_1 : undefined,
  }
}

function chosenOf(p: Params): ChosenCurve | undefined {
  if (p.sn_curve === USER) return undefined
  const { sn_family: family, environment } = given(p, 'sn_family', 'environment')
  return { family, name: p.sn_curve, environment }
}

function userCurve(p: Params): NamedCurve {
  const [row] = given(p, 'user_curve').user_curve
  if (row === undefined) throw new ContractError('the user curve requires one row')
  return { curve: linesOf(row), equations: basquinLine, lines: undefined, knee: undefined }
}

type Row = NonNullable<Params['user_curve']>[number]

function linesOf({ log_a1, m1, log_a2, m2, knee_cycles }: Row): SnCurve {
  const short = { m: m1, log_a: log_a1 }
  if (log_a2 === undefined || m2 === undefined || knee_cycles === undefined) return { lines: [short], N_knee: null }
  return { lines: [short, { m: m2, log_a: log_a2 }], N_knee: knee_cycles }
}

/** The ranges withstood for the cycles asked for; the first is worked out. */
export function readingsOf({ query_cycles }: Params, { closed }: RunCurve, trace: Trace): number[] | undefined {
  if (query_cycles === undefined) return undefined
  const { curve, equations, lines } = closed
  const [first = 1] = query_cycles
  const second = curve.N_knee !== null && first > curve.N_knee
  const { log_a, m } = (second ? lines[1] : undefined) ?? lines[0]
  const part = curve.N_knee === null ? '' : second ? '_2' : '_1'
  trace.section('Curve constants')
  const rename = { log_a: `log_a${part}`, m: `m${part}`, N: 'N_q' }
  trace.apply(equations.range, { log_a, m, N: first }, { as: 'S_q', rename, ...firstOf(query_cycles) })
  return query_cycles.map((N) => rangeAtCycles(curve, N))
}

const firstOf = (all: readonly number[]) =>
  all.length > 1 ? { note: `the first of ${all.length} (the same formula applies to the others)` } : {}
