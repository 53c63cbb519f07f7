/** What a specialist would remark on the run. */
import { USUAL_RESIDUAL } from '@keelson/standards/api-rp-2geo-2011/load-transfer.ts'
import { shownIn, shownRatio, type Warning, warner } from '@keelson/workflow'
import { warnings as capacity } from '../_shared/pile/warnings.ts'
import type { Bent, Pushed } from './calculate-lateral.ts'
import type { Params } from './params.ts'

export const warnings = {
  ...capacity,
  short_pile: 'The pile is short for its subgrade, and the closed form is that of a long one.',
  sand_below_clay: 'A layer of sand lies below clay, and its curve takes its depth from the seabed.',
  unusual_residual: 'The residual adhesion is outside what is usual.',
  flow_around: 'The depth is so large that soil flows around the pile: its resistance no longer grows with depth.',
  large_deflection: 'The head moves by more than a tenth of the diameter, where p-y curves say little.',
  tip_moves: 'The tip moves back under the load: the pile turns as a short one does.',
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
          `length by {characteristic_beta} is ${shownRatio(lambda)}, below ${LONG}: the closed form is for long piles`,
          '/embedded_length',
        ),
      ]

export const residualWarnings = ({ residual_adhesion_ratio: t }: Params): Warning[] =>
  t >= USUAL_RESIDUAL[0] && t <= USUAL_RESIDUAL[1]
    ? []
    : [
        warn(
          'unusual_residual',
          `{residual_adhesion_ratio} ${shownRatio(t)} is outside ${USUAL_RESIDUAL[0]} to ${USUAL_RESIDUAL[1]}, which are usual`,
          '/residual_adhesion_ratio',
        ),
      ]

export const flowWarnings = (flows: boolean): Warning[] =>
  flows
    ? [
        warn(
          'flow_around',
          'at {depth} soil flows around the pile: the resistance no longer grows with depth',
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

export function bendingWarnings({ soil, D, bent }: Pushed): Warning[] {
  const below = sandBelowClay(soil)
  return [
    ...(below >= 0
      ? [
          warn(
            'sand_below_clay',
            `layer ${below + 1} is sand below clay: its curve takes the depth from the seabed, with no equivalent depth for the softer layers above, which is on the favourable side`,
            `/soil_layers/${below}/soil_type`,
          ),
        ]
      : []),
    ...(bent === undefined ? [] : movedWarnings(bent, D)),
  ]
}

function movedWarnings({ state, y_0 }: Bent, D: number): Warning[] {
  const tip = state.deflections.at(-1) ?? 0
  return [
    ...(Math.abs(y_0) > LARGE * D
      ? [
          warn(
            'large_deflection',
            `{head_deflection} ${shownIn(y_0, 'mm')} is above a tenth of the diameter: p-y curves say little there`,
            '/head_shear',
          ),
        ]
      : []),
    ...(Math.abs(tip) > BACK * Math.abs(y_0)
      ? [
          warn(
            'tip_moves',
            `the tip moves by ${shownIn(tip, 'mm')}: the pile turns as a short one does, and springs at its tip are left out`,
            '/soil_layers',
          ),
        ]
      : []),
  ]
}
