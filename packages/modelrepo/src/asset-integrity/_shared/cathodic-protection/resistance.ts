/** Resistance of one anode by its dimensions, with the corrections for a short stand-off and for its neighbours. */
import type { Trace } from '@keelson/equations'
import {
  exposedAreaResistance,
  interactingResistance,
  longFlushResistance,
  longSlenderResistance,
  NEAR_STAND_OFF_FACTOR,
  nearStandOffResistance,
  STAND_OFF,
  shortSlenderResistance,
} from '@keelson/standards/dnv-rp-b401-2021/anode-resistance.ts'
import { refuse, shownIn, shownLength } from '@keelson/workflow'
import type { DesignInputs } from './inputs.ts'
import type { Dimensions } from './shape.ts'

const FINAL_NAMES = { L: 'L_f', r: 'r_f', w: 'w_f', A_a: 'A_af' }

/**
 * Resistance, ohm, printed under `symbol`; `spent` prints the dimensions as those of the end of life. Refuses an anode
 * so stout that the formula gives none.
 */
export function resistanceOf(
  p: DesignInputs,
  dimensions: Dimensions,
  symbol: 'R_ai' | 'R_af',
  trace: Trace,
  title: string,
): number {
  const near = isSlender(dimensions) && p.anode_stand_off < STAND_OFF.value
  const k_int = p.anode_interaction_factor
  const corrections = (near ? 1 : 0) + (k_int > 1 ? 1 : 0)
  const named = (left: number) => (left === 0 ? symbol : `${symbol}_${corrections - left}`)
  const rename = symbol === 'R_af' ? FINAL_NAMES : {}
  let R = alone(p.seawater_resistivity, dimensions, trace, { as: named(corrections), rename, title })
  if (!(R > 0)) refuseStout(p, dimensions, symbol)
  let left = corrections
  if (near) {
    const from = named(left)
    left -= 1
    const renamed = { R_a: from }
    R = trace.apply(
      nearStandOffResistance,
      { k_s: NEAR_STAND_OFF_FACTOR, R_a: R },
      { as: named(left), rename: renamed },
    )
  }
  if (k_int > 1) R = trace.apply(interactingResistance, { k_int, R_a: R }, { as: symbol, rename: { R_a: named(left) } })
  return R
}

const isSlender = (d: Dimensions) => d.kind === 'long' || d.kind === 'short'

interface Printed {
  readonly as: string
  readonly rename: Readonly<Record<string, string>>
  readonly title: string
}
function alone(rho: number, d: Dimensions, trace: Trace, printed: Printed): number {
  switch (d.kind) {
    case 'long':
      return trace.apply(longSlenderResistance, { rho, L: d.L, r: d.r }, printed)
    case 'short':
      return trace.apply(shortSlenderResistance, { rho, L: d.L, r: d.r }, printed)
    case 'flush':
      return trace.apply(longFlushResistance, { rho, L: d.L, w: d.w }, printed)
    case 'area':
      return trace.apply(exposedAreaResistance, { rho, A_a: d.A }, printed)
  }
}

function refuseStout(p: DesignInputs, d: Dimensions, symbol: 'R_ai' | 'R_af'): never {
  const size =
    isSlender(d) && 'r' in d ? `length ${shownLength(d.L)} and radius ${shownLength(d.r)}` : 'these dimensions'
  return symbol === 'R_af'
    ? refuse(
        '/anode_net_mass',
        `must be consistent with the anode geometry (entered: ${shownIn(p.anode_net_mass, 'kg')}). The resistance formula has no solution for a spent anode of ${size}.`,
      )
    : refuse(
        '/anode_length',
        `must be larger relative to the radius; the resistance formula has no solution for ${size}`,
      )
}
