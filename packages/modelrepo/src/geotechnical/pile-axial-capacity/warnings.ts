/** What a specialist would remark on the run. */
import { USUAL_RESIDUAL } from '@keelson/standards/api-rp-2geo-2011/load-transfer.ts'
import { shownIn, shownRatio, type Warning, warner } from '@keelson/workflow'
import { warnings as capacity } from '../_shared/pile/warnings.ts'
import type { Some } from './inputs.ts'
import type { Pushed } from './lateral.ts'

export const warnings = {
  ...capacity,
  short_pile: 'The pile is too short for the closed-form solution, which applies to long piles.',
  unusual_residual: 'The residual adhesion ratio is outside its usual range.',
  flow_around: 'The depth is in the flow-around zone, where the resistance no longer increases with depth.',
  tip_moves: 'The pile tip displaces backwards under load, so the pile rotates as a short pile.',
} as const
const warn = warner(warnings)

/** Length by the characteristic from which on a pile is long. */
const LONG = 4

export const slendernessWarnings = (lambda: number): Warning[] =>
  lambda >= LONG
    ? []
    : [
        warn(
          'short_pile',
          `{characteristic_beta} times the length is ${shownRatio(lambda)}, below ${LONG}. The closed-form solution applies to long piles.`,
          '/embedded_length',
        ),
      ]

export const residualWarnings = ({ residual_adhesion_ratio: t }: Some<'residual_adhesion_ratio'>): Warning[] =>
  t >= USUAL_RESIDUAL[0] && t <= USUAL_RESIDUAL[1]
    ? []
    : [
        warn(
          'unusual_residual',
          `{residual_adhesion_ratio} ${shownRatio(t)} is outside the usual range, ${USUAL_RESIDUAL[0]} to ${USUAL_RESIDUAL[1]}.`,
          '/residual_adhesion_ratio',
        ),
      ]

export const flowWarnings = (flows: boolean): Warning[] =>
  flows
    ? [
        warn(
          'flow_around',
          '{depth} is in the flow-around zone, where the resistance no longer increases with depth.',
          '/depth',
        ),
      ]
    : []

/** Deflection over the diameter above which p-y curves say little. */
export const LARGE = 0.1
/** Of the deflection of the head, at the tip. */
const BACK = 0.02

/** The first layer of sand that lies below clay; -1 if there is none. */
export const sandBelowClay = (soil: Pushed['soil']): number =>
  soil.findIndex(({ kind }, i) => kind === 'sand' && soil.slice(0, i).some((one) => one.kind === 'clay'))

export function bendingWarnings({ bent }: Pushed): Warning[] {
  if (bent === undefined) return []
  const { state, y_0 } = bent
  const tip = state.deflections.at(-1) ?? 0
  if (Math.abs(tip) <= BACK * Math.abs(y_0)) return []
  return [
    warn(
      'tip_moves',
      `The tip displaces by ${shownIn(tip, 'mm')}. The pile rotates as a short pile, and base shear and moment springs are not modelled.`,
      '/soil_layers',
    ),
  ]
}
