/** Why the pass of a righting lever curve shows nothing: levers that contradict the height, or a roll outside its tables. */
import * as code from '@keelson/standards/imo-is-code-2008/weather.ts'
import { shown, shownIn } from '@keelson/workflow'
import type { Params } from './params.ts'

/** First heel up to which the chord of the curve is compared with its tangent upright: wall-sided to a few per cent. rad. */
const SMALL = Math.PI / 12
/** Least chord over tangent: bilge and tumblehome take less than half of the height within 15 degrees. */
const LEAST_SHARE = 0.5

type Curve = Pick<Params, 'heel_angles' | 'righting_arms' | 'initial_gm'>

/** The last heel to which a righting arm is negative before the largest. */
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
    return `{initial_gm} is ${shownIn(GM, 'm')}, and a righting arm is negative at ${shownIn(negative, 'deg')}`
  const [, heel = Number.POSITIVE_INFINITY] = heels
  const chord = (arms[1] ?? 0) / Math.sin(heel)
  if (heel > SMALL * (1 + 1e-9) || chord >= LEAST_SHARE * GM) return undefined
  return `{initial_gm} is ${shownIn(GM, 'm')}, and the righting arms begin with ${shownIn(chord, 'm')}`
}

/** The criterion rolls the ship about an upright that she floats in. */
export function lollingUpTo(p: Curve): string | undefined {
  const negative = negativeTo(p)
  return negative === undefined
    ? undefined
    : `the ship does not float upright: a righting arm is negative at ${shownIn(negative, 'deg')}`
}

/** Why the angle of roll is outside its formula: IS Code A/2.3.5. */
export function outsideTables(
  { hull_breadth: B = 0, draft: d = 1, height_of_g_above_waterline: OG = 0 }: Params,
  T: number,
): string | undefined {
  const [low, high] = code.CENTRE_RANGE
  const left = [
    ...(B / d < code.BREADTH_LIMIT
      ? []
      : [`breadth over draught is ${shown(B / d, 4)}; the formula is valid below ${code.BREADTH_LIMIT}`]),
    ...(OG / d >= low && OG / d <= high
      ? []
      : [`KG/d − 1 is ${shown(OG / d, 4)}; the formula is valid from ${low} to ${high}`]),
    ...(T < code.PERIOD_LIMIT
      ? []
      : [`the rolling period is ${shownIn(T, 's')}; the formula is valid below ${shownIn(code.PERIOD_LIMIT, 's')}`]),
  ]
  return left.length === 0 ? undefined : `Outside its limits: ${left.join('; ')} (IS Code A/2.3.5)`
}
