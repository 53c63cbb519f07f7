/** What a run finds, in the order of the method: string, simple rules, slip ring, effective tension, lift-off, limit. */
import type { Trace } from '@keelson/equations'
import { screenTension } from '@keelson/physics/riser-stack/screen.ts'
import { simpleRules } from '../_shared/stack-up/simple-rules.ts'
import { type RiserString, stringOf } from './calculate-string.ts'
import {
  type LiftOff,
  liftOffOf,
  type Setting,
  settingOf,
  type Tension,
  tensionOf,
  type Upper,
  upperOf,
} from './calculate-tension.ts'
import type { Params } from './inputs.ts'

/** All that a run finds. */
export interface Found {
  readonly string: RiserString
  readonly T_top: number
  /** By the simple rule, at the shares of the depth. */
  readonly screen: readonly number[]
  readonly t_req: number
  readonly setting: Setting
  readonly tension: Tension | undefined
  readonly liftOff: LiftOff | undefined
  readonly upper: Upper | undefined
}

export function find(p: Params, trace: Trace): Found {
  const string = stringOf(p, trace)
  const { T_top, t_req } = simpleRules(p, string.W_s, p.design_pressure, trace)
  const screen = p.depth_factors.map((f) => screenTension.evaluate({ T_top, W_s: string.W_s, f }))
  const setting = settingOf(p, T_top)
  const tension = tensionOf(p, string, setting, trace)
  const liftOff = tension && liftOffOf(p, tension, setting, trace)
  return { string, T_top, screen, t_req, setting, tension, liftOff, upper: upperOf(p, setting, trace) }
}
