/** The acceptance checks: of the axial load, of the load that load transfer can bring up, and of the lateral load. */
import { house, reachRange } from '@keelson/equations'
import { INTO_BEARING_LAYER } from '@keelson/standards/api-rp-2geo-2011/axial.ts'
import { TESTED_RATIO } from '@keelson/standards/api-rp-2geo-2011/clay.ts'
import { TRANSFER_SOURCE } from '@keelson/standards/api-rp-2geo-2011/load-transfer.ts'
import { SAND_ABOVE_CLAY, SOFT_CLAY } from '@keelson/standards/api-rp-2geo-2011/py-clay.ts'
import {
  against,
  type CheckResult,
  check,
  checkOf,
  firstOutOf,
  given,
  type Left,
  type NotChecked,
  openIf,
  outOf,
  withoutDemand,
} from '@keelson/workflow'
import { capacityChecks } from '../_shared/pile/outputs.ts'
import { layerRatios, shallowTip, strongClay } from '../_shared/pile/warnings.ts'
import { LATERAL_SOURCE, type Pushed } from './calculate-lateral.ts'
import type { Transfer } from './calculate-settlement.ts'
import type { Params } from './inputs.ts'
import { CYCLIC, ofLateral, ofLoadTransfer } from './modes.ts'
import { LARGE, sandBelowClay } from './warnings.ts'

/** Of the deflection of the head. */
const SMALL_DEFLECTION = reachRange({
  symbol: 'y_0/D',
  title: 'Head deflection over diameter',
  unit: '-',
  to: LARGE,
  unsafe: 'above',
  because: 'p-y curves say little of larger deflections',
  source: house,
  clause: 'convention: a tenth of the diameter',
})

export const checks = {
  ...capacityChecks,
  head_load: checkOf('foundation_load', {
    title: 'Load at the head',
    criterion: TRANSFER_SOURCE,
    demand: 'Load at the head',
    capacity: 'Largest load that any settlement brings up',
    onlyWhen: ofLoadTransfer,
    reach: [TESTED_RATIO, INTO_BEARING_LAYER],
  }),
  lateral_load: checkOf('foundation_load', {
    title: 'Lateral resistance of the soil',
    criterion: LATERAL_SOURCE,
    demand: 'Shear at the head',
    capacity: 'Largest shear that the soil resists',
    onlyWhen: ofLateral,
    reach: [SAND_ABOVE_CLAY, SOFT_CLAY, SMALL_DEFLECTION],
  }),
}

/** Without a factor of safety: whether the soil resists the loads at all, and the curves hold where it does. */
export function lateralCheck(p: Params, pushed: Pushed): CheckResult | NotChecked {
  const { head_shear: H } = given(p, 'head_shear')
  const { H_lim, bent } = pushed
  if (bent !== undefined) return openIf('out_of_reach', outsideCurves(p, pushed), check({ demand: H, capacity: H_lim }))
  const failure = 'no deflection is in equilibrium: the soil gives way'
  return check({ demand: H, capacity: H_lim, failure, ...(H <= H_lim && { utilisation: Number.NaN }) })
}

function outsideCurves({ loading }: Params, { soil, D, bent }: Pushed): Left | undefined {
  const below = sandBelowClay(soil)
  const sand = below < 0 ? undefined : `layer ${below + 1} is sand below clay: ${SAND_ABOVE_CLAY.because}`
  const strengths =
    loading === CYCLIC ? soil.flatMap(({ strength }) => (strength ? [strength.top, strength.base] : [])) : []
  return (
    against(SAND_ABOVE_CLAY, sand) ??
    firstOutOf(SOFT_CLAY, strengths) ??
    outOf(SMALL_DEFLECTION, Math.abs(bent?.y_0 ?? 0) / D)
  )
}

/** Load transfer brings up the friction and the end bearing of the same unit values as the capacity. */
export function headLoadCheck({ head_load: P }: Params, { soil, D, most }: Transfer): CheckResult | NotChecked {
  if (P === 0) return withoutDemand('there is no {head_load}')
  const doubt = strongClay(layerRatios(soil)) ?? shallowTip(soil, D)
  return openIf('out_of_reach', doubt, check({ demand: P, capacity: most }))
}
