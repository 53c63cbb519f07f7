/** What a specialist would remark on the run. */

import { leavesReach, silent } from '@keelson/equations'
import { SLENDER_SPAN } from '@keelson/physics/tensioned-beam/uniform-modes.ts'
import { griffinRambergAmplitude } from '@keelson/physics/vortex-induced/response.ts'
import * as c205 from '@keelson/standards/dnv-rp-c205-2021/vortex-shedding.ts'
import { shown, shownIn, shownRatio, type Warning, warner } from '@keelson/workflow'
import type { Judged } from './calculate-checks.ts'
import { modesOf } from './calculate-modes.ts'
import type { Flow } from './calculate-response.ts'
import type { Span } from './calculate-span.ts'
import { MOST_MODES, type Params } from './inputs.ts'

export const warnings = {
  strouhal_uncertain: 'The flow is at or beyond the critical range, where the Strouhal number is not known well.',
  short_span: 'The span is so short for its diameter that shear, which is not in the run, lowers its frequencies.',
  empty_pipe: 'The pipe is taken as empty: the same span filled has lower frequencies and an earlier onset.',
  higher_modes: 'Modes above those looked at may be excited too, with larger stress ranges.',
  no_damping: 'No damping is given: amplitudes are upper bounds, and in-line vibration is not taken as suppressed.',
  coating_without_mass: 'A coating is given without its density: it adds diameter and no mass.',
} as const
const warn = warner(warnings)

export const warningsOf = (p: Params, span: Span, flow: Flow, judged: Judged): Warning[] => [
  ...strouhalWarning(flow),
  ...shortWarning(span),
  ...massWarnings(p),
  ...dampingWarning(p, judged),
  ...higherModes(p, span, flow, judged),
]

function strouhalWarning({ Re }: Flow): Warning[] {
  const limit = c205.CRITICAL_REYNOLDS.value
  if (Re <= limit) return []
  const said = `the Reynolds number of ${shown(Re, 3)} is above ${shown(limit, 3)}: {strouhal_number} is uncertain there, 0.2 to 0.45`
  return [warn('strouhal_uncertain', said, '/strouhal_number')]
}

function shortWarning({ L, D_h }: Span): Warning[] {
  if (leavesReach(SLENDER_SPAN, L / D_h) === undefined) return []
  const said = `{span_length} is ${shownRatio(L / D_h)} diameters, below ${SLENDER_SPAN.from}: beam theory without shear overestimates its frequencies`
  return [warn('short_span', said, '/span_length')]
}

function massWarnings({ content_density: rho_c, coating_thickness: t_c, coating_density: rho_t }: Params): Warning[] {
  const empty =
    'the pipe is empty: run its filled state as well, whose frequencies are lower and whose onset is earlier'
  const light = `{coating_thickness} of ${shownIn(t_c, 'mm')} has no {coating_density}: it adds diameter and no mass`
  return [
    ...(rho_c === 0 ? [warn('empty_pipe', empty, '/content_density')] : []),
    ...(t_c > 0 && rho_t === 0 ? [warn('coating_without_mass', light, '/coating_density')] : []),
  ]
}

/** Cross-flow amplitude without damping, in diameters, of a mode factor of 1. */
const UNDAMPED = griffinRambergAmplitude.evaluate({ gamma_n: 1, D_h: 1, St: c205.SUBCRITICAL_STROUHAL.value, K_s: 0 })

function dampingWarning(p: Params, { across, along }: Judged): Warning[] {
  if (p.total_damping_ratio !== undefined || across.length + along.length === 0) return []
  const said = `without {total_damping_ratio} amplitudes are those of no damping: across the flow ${shownRatio(UNDAMPED)} diameters times the mode factor`
  return [warn('no_damping', said, '/total_damping_ratio')]
}

/** Names the number of modes of which the last is below every range. */
function higherModes(p: Params, span: Span, { suppressed }: Flow, { last }: Judged): Warning[] {
  const onset = suppressed ? c205.CROSS_FLOW_ONSET.value : c205.IN_LINE_ONSET.value
  if (last.V_R < onset) return []
  const below = firstBelow(p, span, onset)
  const enough = below === undefined ? `not even ${MOST_MODES} modes reach below` : `${below} modes reach below`
  const said = `mode ${last.mode.n}, the highest looked at, has a reduced velocity of ${shownRatio(last.V_R)}, not below ${onset}: higher modes may be excited too, with larger stress ranges; ${enough}`
  return [warn('higher_modes', said, '/number_of_modes')]
}

function firstBelow(p: Params, span: Span, onset: number): number | undefined {
  const speed = (f_n: number) => silent.apply(c205.reducedVelocity, { U: p.current_velocity, f_n, D_h: span.D_h })
  return modesOf(span, MOST_MODES).find(({ f_n }) => speed(f_n) < onset)?.n
}
