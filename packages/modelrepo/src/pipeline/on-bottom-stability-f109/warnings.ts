/** What a specialist would remark on the run: tables left, a light pipe, factors given in place of tabled ones. */
import { SAFETY_FACTOR } from '@keelson/standards/dnv-rp-e305-1988/simplified.ts'
import { GRAVITY_LEAST } from '@keelson/standards/dnv-rp-f109-2021/generalised-limits.ts'
import { FRICTION } from '@keelson/standards/dnv-rp-f109-2021/soil.ts'
import { asSentence, insteadOf, shown, type Warning, warner } from '@keelson/workflow'
import { type AbsoluteResult, sunkIn } from './calculate-absolute.ts'
import type { Pipe } from './calculate-pipe.ts'
import type { Params } from './inputs.ts'

export const warnings = {
  outside_table: 'A flow parameter is outside the range of the method tables. Edge values are used.',
  outside_validity: 'The case is outside the validity range of the method.',
  breaking_waves: 'The maximum wave of the sea state would break at this depth. Linear theory is not valid.',
  kt_taken_as_1: 'The design oscillation period is assumed equal to the flow period, which is conservative.',
  displacement_held:
    'The permitted displacement exceeds the displacement of a pipe of the ten-diameter weight in this sea state.',
  doubtful_table_cell: 'A table value used in this case may have been transcribed incorrectly.',
  light_pipe: 'The pipe floats or nearly floats.',
} as const
export const warn = warner(warnings)

/** A ratio of which no more is said: there are practically no waves. */
const NO_WAVES = 1e6

export function edgeWarnings({ K, M, edges }: AbsoluteResult): Warning[] {
  const said = (name: string, value: number, range: string) => {
    const own = value < NO_WAVES ? shown(value, 4) : 'unbounded'
    return warn('outside_table', `{${name}} is ${own}, outside the range of the load tables. ${range}.`)
  }
  const [KC, ratio] = ['keulegan_carpenter_number', 'steady_to_oscillatory_ratio']
  return [
    ...(edges.belowK
      ? [
          said(
            KC,
            K,
            'Below the minimum of 2.5 the horizontal coefficient increases in inverse proportion to this number unless the flow is steady. The vertical coefficient is constant',
          ),
        ]
      : []),
    ...(edges.aboveK ? [said(KC, K, 'Above the maximum of 140 the last column is used')] : []),
    ...(edges.aboveM ? [said(ratio, M, 'Above the maximum of 10 the last row is used')] : []),
  ]
}

export function sunkWarning(r: AbsoluteResult): Warning[] {
  const sunk = sunkIn(r)
  return sunk === undefined ? [] : [warn('outside_validity', asSentence(sunk.reason))]
}

export const lightWarning = ({ s_g, w_s }: Pipe): Warning[] =>
  s_g !== undefined && w_s !== undefined && s_g < GRAVITY_LEAST.value
    ? [
        warn(
          'light_pipe',
          `{specific_gravity} ${shown(s_g, 4)} is below ${GRAVITY_LEAST.value}. The pipe ${w_s <= 0 ? 'floats' : 'nearly floats'}.`,
        ),
      ]
    : []

/** A friction given in place of the tabled one. */
export function replacedFriction({ soil_type: soil, friction_coefficient: given }: Params): readonly Warning[] {
  if (soil === undefined) return []
  return insteadOf({ input: 'friction_coefficient', given, tabled: FRICTION[soil], unit: '-' }).warnings
}

/** A safety factor of the simplified method given in place of its own. */
export const replacedFactor = ({ safety_factor: given }: Params): readonly Warning[] =>
  insteadOf({ input: 'safety_factor', given, tabled: SAFETY_FACTOR.value, unit: '-' }).warnings
