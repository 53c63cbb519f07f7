/** The acceptance checks: of the axial load, of the load that load transfer can bring up, and of the lateral load. */
import { TRANSFER_SOURCE } from '@keelson/standards/api-rp-2geo-2011/load-transfer.ts'
import { type CheckResult, check, checkOf, given, type NotChecked, openIf, shownIn } from '@keelson/workflow'
import { capacityChecks } from '../_shared/pile/outputs.ts'
import { LATERAL_SOURCE, type Pushed } from './calculate-lateral.ts'
import { ofLateral, ofLoadTransfer } from './modes.ts'
import type { Params } from './params.ts'
import { LARGE, sandBelowClay } from './warnings.ts'

export const checks = {
  ...capacityChecks,
  head_load: checkOf('foundation_load', {
    title: 'Load at the head',
    criterion: TRANSFER_SOURCE,
    demand: 'Load at the head',
    capacity: 'Largest load that any settlement brings up',
    onlyWhen: ofLoadTransfer,
  }),
  lateral_load: checkOf('foundation_load', {
    title: 'Lateral resistance of the soil',
    criterion: LATERAL_SOURCE,
    demand: 'Shear at the head',
    capacity: 'Largest shear that the soil resists',
    onlyWhen: ofLateral,
  }),
}

/** Without a factor of safety: whether the soil resists the loads at all, and the curves hold where it does. */
export function lateralCheck(p: Params, pushed: Pushed): CheckResult | NotChecked {
  const { head_shear: H } = given(p, 'head_shear')
  const { H_lim, bent } = pushed
  if (bent !== undefined) return openIf('out_of_reach', outsideCurves(pushed), check({ demand: H, capacity: H_lim }))
  const failure = 'no deflection is in equilibrium: the soil gives way'
  return check({ demand: H, capacity: H_lim, failure, ...(H <= H_lim && { utilisation: Number.NaN }) })
}

function outsideCurves({ soil, D, bent }: Pushed): string | undefined {
  const below = sandBelowClay(soil)
  if (below >= 0)
    return `Outside its limits: layer ${below + 1} is sand below clay; without an equivalent depth its p-y curve is too strong.`
  const y_0 = Math.abs(bent?.y_0 ?? 0)
  if (y_0 <= LARGE * D) return undefined
  return `Outside its limits: {head_deflection} is ${shownIn(y_0, 'mm')}; p-y curves are valid to ${shownIn(LARGE * D, 'mm')}, a tenth of the diameter.`
}
