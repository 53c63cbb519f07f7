/** What a run found. */
import { silent, type Trace } from '@keelson/equations'
import { operability } from '@keelson/physics/seakeeping/response.ts'
import { given } from '@keelson/workflow'
import { hasCriteria, type Judged, judgedIn } from './calculate-criteria.ts'
import { type Sickness, sicknessOf } from './calculate-sickness.ts'
import { type Ship, type State, shipOf, stateOf, tracePoint } from './calculate-states.ts'
import type { Params } from './params.ts'

export interface Found {
  readonly ship: Ship
  readonly states: readonly SeaState[]
  /** The sea state that is shown: that which is furthest beyond its criteria, or moves the ship most. */
  readonly shown: SeaState
  /** Share of the time; undefined where there is no criterion. */
  readonly O: number | undefined
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
    if (row === undefined) throw new RangeError('no such sea state')
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
  return { ship, states, shown: most, O: hasCriteria(p) ? operabilityOf(states, trace) : undefined }
}

/** Wave height over that which its criteria allow; without criteria the size of the motion. */
const severity = ({ judged, row, heave }: SeaState): number =>
  judged.H === null ? heave * 1e-6 : row.significant_wave_height / judged.H

function operabilityOf(states: readonly SeaState[], trace: Trace): number {
  trace.section('All sea states')
  return trace.apply(operability, { p: states.filter((s) => s.judged.met).map((s) => s.row.probability) })
}
