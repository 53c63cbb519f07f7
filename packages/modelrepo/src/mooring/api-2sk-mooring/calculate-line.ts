/** The line solved: strength, tension, both against the factors, and the anchor at its end. */
import type { Trace } from '@keelson/equations'
import type { Compared } from '../_shared/e301/compared.ts'
import { type Anchor, anchorCriterion, comparison, type Line, lineCriterion } from './calculate-criterion.ts'
import { type Strength, strengthOf } from './calculate-strength.ts'
import { type Tension, tensionOf } from './calculate-tension.ts'
import type { Params } from './inputs.ts'

export interface Solved {
  readonly strength: Strength
  readonly tension: Tension
  readonly line: Line
  /** The reason where no factor is required; undefined where no anchor is named. */
  readonly anchor: Anchor | string | undefined
  readonly compared: Compared | undefined
}

export function solve(p: Params, trace: Trace): Solved {
  const strength = strengthOf(p, trace)
  const tension = tensionOf(p, trace)
  const [T, MBL] = [tension.T, strength.MBL]
  return {
    strength,
    tension,
    line: lineCriterion(p, T, MBL, trace),
    anchor: anchorCriterion(p, trace),
    compared: comparison(p, T, MBL, trace),
  }
}
