/** What a run found. */
import { silent, type Trace } from '@keelson/equations'
import { motionMoment0, operability } from '@keelson/physics/seakeeping/response.ts'
import { type Doubt, given, LIMIT_TOLERANCE } from '@keelson/workflow'
import { hasCriteria, type Judged, judgedIn } from './calculate-criteria.ts'
import { doubtOf, gridErrors } from './calculate-reach.ts'
import { type Sickness, sicknessOf } from './calculate-sickness.ts'
import { type Ship, type State, shipOf, stateOf, tracePoint } from './calculate-states.ts'
import type { Params } from './inputs.ts'

export interface Found {
  readonly ship: Ship
  readonly states: readonly SeaState[]
  /** The sea state that is shown: that which is furthest beyond its criteria, or moves the ship most. */
  readonly shown: SeaState
  /** Share of the time; undefined where there is no criterion. */
  readonly O: number | undefined
  /** Largest relative change of a moment on a grid twice as fine. */
  readonly error: number
  /** Why the operability may be lower than what is required, and is not; undefined if it is certain. */
  readonly doubt: Doubt | undefined
}
export interface SeaState extends State {
  readonly judged: Judged
  readonly sick: Sickness
}

export function foundOf(p: Params, trace: Trace): Found {
  const { sea_states: rows } = given(p, 'sea_states')
  const ship = shipOf(p)
  const whole = (i: number, of: Trace): SeaState => {
    const row = rows[i]
    if (row === undefined) throw new RangeError('there is no sea state with this number')
    const state = stateOf(p, ship, row, i + 1, of)
    of.section('Criteria')
    const judged = judgedIn(p, state, of)
    return {
      ...state,
      judged,
      sick: sicknessOf(p, state.a_z, p.frequency ?? state.f_a, p.frequency === undefined ? 'f_a' : 'f', of),
    }
  }
  const states = rows.map((_, i) => whole(i, silent))
  const most = states.reduce((a, b) => (severity(b) > severity(a) ? b : a))
  tracePoint(p, most.row, trace)
  whole(most.number - 1, trace)
  const O = hasCriteria(p) ? operabilityOf(states, trace) : undefined
  const errors = gridErrors(p, ship, states)
  return { ship, states, shown: most, O, error: errorOf(errors, trace), doubt: doubtIn(p, ship, states, errors) }
}

function errorOf(errors: readonly number[], trace: Trace): number {
  trace.section('Integration error')
  const value = errors.reduce((a, b) => Math.max(a, b), 0)
  return trace.lookup({
    symbol: 'e_int',
    title: 'Integration error',
    unit: '-',
    source: motionMoment0.source,
    clause: motionMoment0.clause,
    value,
    cell: 'maximum change of a variance or of the heave fourth moment with all intervals halved, for all sea states',
  })
}

/** If the sea states that meet their criteria for certain are too few: the doubt of the most frequent of the others. */
function doubtIn(p: Params, ship: Ship, states: readonly SeaState[], errors: readonly number[]): Doubt | undefined {
  const doubts = states.flatMap((s, i) => {
    const doubt = s.judged.met && s.row.probability > 0 ? doubtOf(p, ship, s, errors[i] ?? 0) : undefined
    return doubt === undefined ? [] : [{ doubt, s }]
  })
  const uncertain = new Set(doubts.map(({ s }) => s.number))
  const certain = states.filter((s) => s.judged.met && !uncertain.has(s.number))
  const O = silent.apply(operability, { p: certain.map((s) => s.row.probability) })
  if (O >= p.required_operability * (1 - LIMIT_TOLERANCE)) return undefined
  return doubts.toSorted((a, b) => b.s.row.probability - a.s.row.probability)[0]?.doubt
}

/** Wave height over that which its criteria allow; without criteria the size of the motion. */
const severity = ({ judged, row, heave }: SeaState): number =>
  judged.H === null ? heave * 1e-6 : row.significant_wave_height / judged.H

function operabilityOf(states: readonly SeaState[], trace: Trace): number {
  trace.section('All sea states')
  return trace.apply(operability, { p: states.filter((s) => s.judged.met).map((s) => s.row.probability) })
}
