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
  choke_not_critical: 'Choke flow is not critical. The choke correlation is not valid and the rate is an upper bound.',
  choke_open_end: 'The pressure downstream of the choke is unknown. Critical flow cannot be confirmed.',
  flowline_unused: 'Flowline inputs were entered without a separator pressure and are not used.',
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
  const message = `${names} ${sent.length === 1 ? 'is' : 'are'} not used. There is no flowline because {separator_pressure} is not entered.`
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
    const message = `The pressure downstream of the choke is unknown. Flow is critical up to a downstream pressure of ${shownIn(CRITICAL_RATIO.value * p_wh, 'psia')}; above that pressure the rate is an upper bound.`
    return [warn('choke_open_end', message, '/choke_size')]
  }
  if (ratio <= CRITICAL_RATIO.value) return []
  const [down, up] = [shownIn(p_d, 'psia'), shownIn(p_wh, 'psia')]
  const message = `The choke downstream to upstream pressure ratio is ${shown(ratio, 3)} (${down} to ${up}); the limit is ${CRITICAL_RATIO.value}. Flow is not critical and the rate is an upper bound.`
  return [warn('choke_not_critical', message, '/choke_size')]
}
