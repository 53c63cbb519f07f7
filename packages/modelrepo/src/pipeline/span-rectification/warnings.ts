/** What a specialist would remark on the rectification. */
import { inLineOnset, TURBULENCE_FLOOR, turbulenceReduction2 } from '@keelson/standards/dnv-rp-f105-2017/in-line.ts'
import { GAMMA_ON_IL } from '@keelson/standards/dnv-rp-f105-2017/safety-factors.ts'
import { shownIn, shownRatio, type Warning, warner } from '@keelson/workflow'
import * as family from '../_shared/free-span/warnings.ts'
import type { Found } from './calculate-found.ts'
import type { Params } from './inputs.ts'

export const warnings = {
  ...family.warnings,
  rests_on_bed: 'The pipe would sag onto the seabed between the span shoulders and would then not be a free span.',
  no_gap: 'A support is located where the survey shows the pipe resting on the seabed.',
  onset_above_model: 'The entered onset exceeds every in-line onset of the response model.',
  held_at_limit:
    'The turbulence intensity is outside the range used by the response model and is limited to that range.',
} as const
const warn = warner(warnings)

/** Onset of a span with much damping, the highest that the response model has. */
const HIGHEST_ONSET = inLineOnset.evaluate({ K_sd: 10, gamma_on: GAMMA_ON_IL.value })

export function warningsOf(p: Params, found: Found): Warning[] {
  const { section, ends, before, after, division } = found
  const again = division.n === 0 ? [] : family.limitsLeft(section, ends, after)
  const rectified = again.map((left) => ({ ...left, message: `Rectified span: ${left.message}` }))
  return [
    ...family.leftWarnings([...family.limitsLeft(section, ends, before), ...rectified]),
    ...family.floatingWarnings(section),
    ...highOnset(p),
    ...touching(found),
    ...voidSupports(found),
    ...turbulence(p),
  ]
}

function highOnset({
  governing_onset_reduced_velocity: given,
  in_line_onset_reduced_velocity: own,
}: Params): Warning[] {
  const V = given ?? own
  if (V <= HIGHEST_ONSET) return []
  const name = given === undefined ? 'in_line_onset_reduced_velocity' : 'governing_onset_reduced_velocity'
  return [
    warn(
      'onset_above_model',
      `{${name}} of ${shownRatio(V)} exceeds ${shownRatio(HIGHEST_ONSET)}, the maximum onset of the in-line response model. The rectified spans may vibrate in line.`,
      `/${name}`,
    ),
  ]
}

/** A sag beyond the gap: the pipe rests on the bed and is not free. */
function touching({ before: { delta, L }, e }: Found): Warning[] {
  const message = `The sag of ${shownIn(delta, 'mm')} over ${shownIn(L, 'm')} exceeds the gap of ${shownIn(e, 'm')}. The pipe would touch the seabed between the span shoulders.`
  return delta > e ? [warn('rests_on_bed', message, '/gap_ratio')] : []
}

function voidSupports({ heights, division }: Found): Warning[] {
  const at = (heights?.gaps ?? []).flatMap((gap, i) => (gap <= 0 ? [shownIn(division.positions[i] ?? 0, 'm')] : []))
  if (at.length === 0) return []
  const where = `${at.slice(0, 5).join(', ')}${at.length > 5 ? ' and others' : ''}`
  const message = `The survey has no gap at ${where}. The pipe already rests on the seabed there without a support.`
  return [warn('no_gap', message, '/gap_profile')]
}

function turbulence({ turbulence_intensity: I_c }: Params): Warning[] {
  if (I_c === undefined) return []
  const held = (message: string) => [warn('held_at_limit', message, '/turbulence_intensity')]
  if (I_c < TURBULENCE_FLOOR.value) return held(family.heldTurbulence(I_c))
  if (turbulenceReduction2.evaluate({ I_c, I_0: TURBULENCE_FLOOR.value }) > 0) return []
  return held(
    `{turbulence_intensity} of ${shownRatio(I_c)} reduces the in-line response at the second corner of the response curve to zero.`,
  )
}
