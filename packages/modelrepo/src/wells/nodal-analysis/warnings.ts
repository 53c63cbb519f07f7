/** What a specialist would remark on the whole system. */
import { CRITICAL_RATIO } from '@keelson/physics/multiphase/choke-laws.ts'
import type { Producer } from '@keelson/physics/multiphase/outflow.ts'
import { shown, shownIn, type Warning, warner } from '@keelson/workflow'
import { isVertical } from '../_shared/lift/figures.ts'
import { inclinationWarnings } from '../_shared/lift/warnings.ts'
import type { Flowing } from '../_shared/nodal/outcome.ts'
import { warnings as shared } from '../_shared/nodal/warnings.ts'
import type { Above } from './calculate-surface.ts'
import type { Params } from './inputs.ts'

export const warnings = {
  ...shared,
  choke_not_critical:
    'The flow through the choke is not critical: its law does not hold, and the rate is an upper bound.',
  choke_open_end: 'What stands behind the choke is not known: whether its flow is critical cannot be told.',
  flowline_unused: 'Inputs of a flowline were sent without a separator pressure, and have no part in the run.',
} as const
const warn = warner(warnings)

/** On what was sent. */
export function sentWarnings(p: Params): Warning[] {
  if (p.separator_pressure !== undefined) return []
  const sent = (
    [
      'flowline_length',
      'flowline_inner_diameter',
      'flowline_inclination',
      'flowline_roughness',
      'flowline_temperature',
    ] as const
  ).filter((name) => p[name] !== undefined)
  if (sent.length === 0) return []
  const names = sent.map((name) => `{${name}}`).join(', ')
  const message = `without {separator_pressure} there is no flowline: ${names} ${sent.length === 1 ? 'has' : 'have'} no part in the run`
  return [warn('flowline_unused', message, `/${sent[0]}`)]
}

/** On the system at its operating point. */
export function systemWarnings(p: Params, well: Producer, { profile }: Flowing, above: Above): Warning[] {
  const flattest = Math.min(...profile.steps.map(({ theta }) => theta))
  return [
    ...chokeWarnings(well, above),
    ...(isVertical(well) ? [] : inclinationWarnings(p.vlp_correlation, flattest, '/survey_inclination')),
  ]
}

function chokeWarnings({ bean }: Producer, { p_wh, p_d, ratio }: Above): Warning[] {
  if (bean === undefined) return []
  if (ratio === undefined || p_d === undefined) {
    const message = `the pressure behind the choke is not known: its flow is critical up to ${shownIn(CRITICAL_RATIO.value * p_wh, 'psia')} there; above that the rate is an upper bound`
    return [warn('choke_open_end', message, '/choke_size')]
  }
  if (ratio <= CRITICAL_RATIO.value) return []
  const [down, up] = [shownIn(p_d, 'psia'), shownIn(p_wh, 'psia')]
  const message = `the pressure behind the choke, ${down}, is ${shown(ratio, 3)} of that before it, ${up}, above ${CRITICAL_RATIO.value}: the flow is not critical, and the rate is an upper bound`
  return [warn('choke_not_critical', message, '/choke_size')]
}
