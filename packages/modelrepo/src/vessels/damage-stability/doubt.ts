/** Why the pass of a righting lever curve shows nothing: levers that contradict the height, or a roll outside its tables. */
import * as code from '@keelson/standards/imo-is-code-2008/weather.ts'
import { against, type Left, outOf, shownIn } from '@keelson/workflow'
import type { Some } from './inputs.ts'

/** First heel up to which the chord of the curve is compared with its tangent upright: wall-sided to a few per cent. rad. */
const SMALL = Math.PI / 12
/** Least chord over tangent: bilge and tumblehome take less than half of the height within 15 degrees. */
const LEAST_SHARE = 0.5

type Curve = Some<never, 'heel_angles' | 'righting_arms' | 'initial_gm'>

/** The last heel to which a righting lever is negative before the largest. */
function negativeTo({ heel_angles: heels = [], righting_arms: arms = [] }: Curve): number | undefined {
  const top = arms.indexOf(Math.max(...arms))
  const last = arms.findLastIndex((arm, i) => i <= top && arm < 0)
  return last < 0 ? undefined : heels[last]
}

/** The metacentric height is the slope of the curve upright: GZ = GM sin(phi) for small heels. */
export function againstHeight(p: Curve): string | undefined {
  const { initial_gm: GM, heel_angles: heels = [], righting_arms: arms = [] } = p
  if (GM === undefined || GM <= 0) return undefined
  const negative = negativeTo(p)
  if (negative !== undefined)
    return `the entered {initial_gm} of ${shownIn(GM, 'm')} is inconsistent with the negative righting lever at ${shownIn(negative, 'deg')}`
  const [, heel = Number.POSITIVE_INFINITY] = heels
  const chord = (arms[1] ?? 0) / Math.sin(heel)
  if (heel > SMALL * (1 + 1e-9) || chord >= LEAST_SHARE * GM) return undefined
  return `the entered {initial_gm} is ${shownIn(GM, 'm')}, but the initial slope of the righting lever curve gives ${shownIn(chord, 'm')}`
}

/** The criterion rolls the ship about an upright that she floats in. */
export function lollingUpTo(p: Curve): Left | undefined {
  const negative = negativeTo(p)
  if (negative === undefined) return undefined
  return against(
    code.UPRIGHT_RULE,
    `the ship does not float upright because the righting lever is negative at ${shownIn(negative, 'deg')}`,
  )
}

/** What the angle of roll is outside of. */
export const outsideRoll = (
  {
    hull_breadth: B,
    draft: d,
    height_of_g_above_waterline: OG,
  }: Some<'hull_breadth' | 'draft' | 'height_of_g_above_waterline'>,
  T: number,
): Left | undefined =>
  outOf(code.BREADTH_REACH, B / d) ?? outOf(code.CENTRE_REACH, OG / d) ?? outOf(code.PERIOD_REACH, T)
