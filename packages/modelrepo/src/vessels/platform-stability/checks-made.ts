/** The checks of a run from what was found, and why some of them are not made. */
import { STATIC_HEEL_LIMIT } from '@keelson/standards/sor-96-118-1996/heel.ts'
import { check, given, type NotChecked, notChecked, type Outcome } from '@keelson/workflow'
import type { Found } from './calculate-found.ts'
import type { contract } from './contract.ts'
import type { Params } from './params.ts'
import { CALM, NO_MOMENT, NOT_MET, whyNoAreas } from './values-made.ts'

type Checks = NonNullable<Outcome<typeof contract>['checks']>

export function checksOf(p: Params, found: Found): Checks {
  const { hydro, limits, wind } = found
  return {
    metacentric_height: check({
      demand: p.minimum_gm,
      capacity: hydro.GM_f,
      ...(hydro.GM_f <= 0 && { failure: UNSTABLE }),
    }),
    static_heel:
      limits?.first === undefined
        ? unmade(found, wind.moment === undefined ? NO_MOMENT : limits === undefined ? whyNoAreas(p, found) : NOT_MET)
        : check({ demand: limits.first, capacity: STATIC_HEEL_LIMIT }),
    ...areaChecks(p, found),
  }
}
/** What was sent of a wind heel and cannot be judged for want of the rest leaves its checks open. */
function unmade({ wind, arms }: Found, reason: string): NotChecked {
  if (reason === CALM) return notChecked('not_requested', reason)
  if (reason === NOT_MET) return notChecked('out_of_reach', reason)
  const begun = reason === NO_MOMENT ? arms.curve !== undefined : wind.moment !== undefined
  return { ...notChecked('input_missing', reason), open: begun }
}

const UNSTABLE = 'the unit does not stay upright'

function areaChecks(p: Params, found: Found): Checks {
  const { limits } = found
  const why = unmade(found, whyNoAreas(p, found))
  const none = {
    area_ratio: why,
    area_ratio_to_flooding: why,
    height_of_gravity: why,
    positive_range: why,
    wind_equilibrium: why,
  }
  if (limits?.best === undefined) return none
  const { best, areas, flooding, positive, allowableKg, required } = limits
  const { kg } = given(p, 'kg')
  const height_of_gravity =
    allowableKg === undefined
      ? notChecked('out_of_reach', 'no height of the centre of gravity passes')
      : check({ demand: kg, capacity: allowableKg })
  const wind_equilibrium = check({
    demand: best.heeling,
    capacity: best.righting,
    ...(areas === undefined && { failure: NOT_MET }),
  })
  if (areas === undefined || positive === undefined) return { ...none, height_of_gravity, wind_equilibrium }
  const broken = { failure: 'the righting arm is negative before the steady heel' }
  return {
    area_ratio: check({ demand: required, capacity: areas.ratio }),
    area_ratio_to_flooding: flooding
      ? check({ demand: required, capacity: flooding.ratio })
      : notChecked('not_requested', 'the areas above go to the downflooding angle, or as far as the curve is known'),
    height_of_gravity,
    positive_range: check({ demand: areas.end, capacity: positive.heel, ...(positive.broken && broken) }),
    wind_equilibrium,
  }
}
