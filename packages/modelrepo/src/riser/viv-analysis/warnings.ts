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
  strouhal_uncertain: 'The flow is in or above the critical range, in which the Strouhal number is uncertain.',
  short_span: 'The span is short. Shear deformation is neglected and would reduce the frequencies.',
  empty_pipe:
    'The pipe is empty. When filled, the span has lower natural frequencies, and vibration starts at a lower current velocity.',
  higher_modes: 'Modes higher than those calculated may be excited, with higher stress ranges.',
  no_damping: 'No damping is provided. Amplitudes are upper bounds and in-line vibration is not suppressed.',
  coating_without_mass: 'The coating density is not provided. The coating adds diameter but no mass.',
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
  const said = `The Reynolds number is ${shown(Re, 3)}, above ${shown(limit, 3)}. The {strouhal_number} is uncertain (0.2 to 0.45).`
  return [warn('strouhal_uncertain', said, '/strouhal_number')]
}

function shortWarning({ L, D_h }: Span): Warning[] {
  if (leavesReach(SLENDER_SPAN, L / D_h) === undefined) return []
  const said = `{span_length} is ${shownRatio(L / D_h)} diameters, less than ${SLENDER_SPAN.from}. Beam theory without shear deformation overestimates the frequencies.`
  return [warn('short_span', said, '/span_length')]
}

function massWarnings({ content_density: rho_c, coating_thickness: t_c, coating_density: rho_t }: Params): Warning[] {
  const empty = 'The pipe is empty. Run the filled condition as well, which has lower frequencies and an earlier onset.'
  const light = `{coating_thickness} is ${shownIn(t_c, 'mm')} but {coating_density} is 0. The coating adds diameter but no mass.`
  return [
    ...(rho_c === 0 ? [warn('empty_pipe', empty, '/content_density')] : []),
    ...(t_c > 0 && rho_t === 0 ? [warn('coating_without_mass', light, '/coating_density')] : []),
  ]
}

/** Cross-flow amplitude without damping, in diameters, of a mode factor of 1. */
const UNDAMPED = griffinRambergAmplitude.evaluate({ gamma_n: 1, D_h: 1, St: c205.SUBCRITICAL_STROUHAL.value, K_s: 0 })

function dampingWarning(p: Params, { across, along }: Judged): Warning[] {
  if (p.total_damping_ratio !== undefined || across.length + along.length === 0) return []
  const said = `No {total_damping_ratio} is provided, so the amplitudes are undamped. The cross-flow amplitude is ${shownRatio(UNDAMPED)} diameters times the mode factor.`
  return [warn('no_damping', said, '/total_damping_ratio')]
}

/** Names the number of modes of which the last is below every range. */
function higherModes(p: Params, span: Span, { suppressed }: Flow, { last }: Judged): Warning[] {
  const onset = suppressed ? c205.CROSS_FLOW_ONSET.value : c205.IN_LINE_ONSET.value
  if (last.V_R < onset) return []
  const below = firstBelow(p, span, onset)
  const enough =
    below === undefined
      ? `Even with ${MOST_MODES} modes, the reduced velocity of the highest mode is not below the onset value`
      : `With ${below} modes, the reduced velocity of the highest mode is below the onset value`
  const said = `The highest calculated mode, ${last.mode.n}, has a reduced velocity of ${shownRatio(last.V_R)}, which is not below the onset value of ${onset}. Higher modes may be excited, with higher stress ranges. ${enough}.`
  return [warn('higher_modes', said, '/number_of_modes')]
}

function firstBelow(p: Params, span: Span, onset: number): number | undefined {
  const speed = (f_n: number) => silent.apply(c205.reducedVelocity, { U: p.current_velocity, f_n, D_h: span.D_h })
  return modesOf(span, MOST_MODES).find(({ f_n }) => speed(f_n) < onset)?.n
}
