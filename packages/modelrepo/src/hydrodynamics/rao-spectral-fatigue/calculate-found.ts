/** What a run found: its sea states, and what they sum to. */
import type { ClosedCurve } from '@keelson/physics/fatigue/named-curve.ts'
import type { TransferFunction } from '@keelson/physics/rao/transfer-function.ts'
import type { State } from '../_shared/spectral-damage/states.ts'
import type { Verdict } from '../_shared/spectral-damage/verdict.ts'
import type { Spreading } from './calculate-response.ts'
import type { Params } from './inputs.ts'

/** A sea state with its row. */
export interface SeaState extends State {
  readonly row: Params['sea_states'][number]
}

/** What a run found. */
export interface Found {
  readonly on: ClosedCurve
  readonly spread: Spreading | undefined
  readonly rao: TransferFunction
  readonly states: readonly SeaState[]
  /** Undefined where no state does damage. */
  readonly governing: SeaState | undefined
  readonly verdict: Verdict
  /** Largest relative change of a moment of the governing state on a grid twice as fine. */
  readonly error: number
}
