/** What a specialist would remark on the inputs and on the answer. */
import { shown, shownLength, type Warning, warner } from '@keelson/workflow'
import type { Analysis } from './calculate-analysis.ts'
import { linesApart } from './calculate-limits.ts'
import type { Params } from './inputs.ts'
import { HOT_SPOT, USER } from './modes.ts'

export const warnings = {
  no_thickness: 'No thickness is given, so that a wall above the reference thickness is overrated.',
  thin_plate: 'The thickness is below the reference thickness, which brings no benefit.',
  not_corrected: 'A user curve without a thickness exponent is not corrected for thickness.',
  hot_spot: 'A curve for hot-spot stress is used without a stress concentration factor.',
  lines_apart: 'The two lines of the user curve do not meet at the knee.',
  attachment_idle: 'The attachment length changes nothing at this thickness.',
  incomplete: 'An input has no effect because another that belongs to it is missing.',
  factor_not_in_target: 'The allowable extreme range is for a larger damage than the design fatigue factor allows.',
} as const
const warn = warner(warnings)

export const warningsOf = (p: Params, found: Analysis): Warning[] => [
  ...thicknessWarnings(p, found),
  ...stressWarnings(p),
  ...kneeWarnings(p, found),
  ...distributionWarnings(p),
]

function thicknessWarnings(p: Params, found: Analysis): Warning[] {
  const { thickness: t, weld_attachment_length: L_t } = p
  const { t_ref } = found.detail
  if (t === undefined) return withoutThickness(L_t, t_ref)
  if (p.sn_curve === USER && p.thickness_exponent === undefined) {
    const message = 'the user curve has no {thickness_exponent}: the thickness changes nothing'
    return [warn('not_corrected', message, '/thickness_exponent')]
  }
  if (t_ref !== undefined && t < t_ref) {
    const message = `{thickness} of ${shownLength(t)} is below the reference of ${shownLength(t_ref)}: no benefit is taken`
    return [warn('thin_plate', message, '/thickness')]
  }
  return attachmentIdle(t, L_t, found)
}

function withoutThickness(L_t: number | undefined, t_ref: number | undefined): Warning[] {
  const from = t_ref === undefined ? 'its reference' : shownLength(t_ref)
  const message = `{thickness} is not given: nothing is corrected, and a wall above ${from} is overrated`
  const idle = '{weld_attachment_length} has no effect: {thickness} is not given'
  return [
    warn('no_thickness', message, '/thickness'),
    ...(L_t === undefined ? [] : [warn('incomplete', idle, '/thickness')]),
  ]
}

/** Where the attachment lets the whole plate count, or nothing of it above the reference. */
function attachmentIdle(t: number, L_t: number | undefined, { detail: { t_L, t_ref } }: Analysis): Warning[] {
  if (L_t === undefined || t_L === undefined) return []
  const said = (why: string) => [
    warn('attachment_idle', `{weld_attachment_length} changes nothing: ${why}`, '/weld_attachment_length'),
  ]
  if (t_L === t) return said(`at ${shownLength(L_t)} it lets the whole thickness count`)
  return t_ref !== undefined && t_L <= t_ref
    ? said(`it lets ${shownLength(t_L)} count, not above the reference of ${shownLength(t_ref)}`)
    : []
}

function stressWarnings({ sn_curve, stress_concentration_factor: SCF }: Params): Warning[] {
  if (SCF !== 1 || !HOT_SPOT.includes(sn_curve)) return []
  const message =
    'the curve takes the hot-spot stress: without a {stress_concentration_factor} the ranges have to be hot-spot ranges'
  return [warn('hot_spot', message, '/stress_concentration_factor')]
}

function kneeWarnings(p: Params, found: Analysis): Warning[] {
  const why = linesApart(p, found)
  return why === undefined ? [] : [warn('lines_apart', why, '/user_curve/0/knee_cycles')]
}

const OF_DISTRIBUTION = ['total_cycles', 'weibull_scale', 'extreme_stress_range'] as const

function distributionWarnings(p: Params): Warning[] {
  if (p.weibull_shape === undefined) {
    const sent = OF_DISTRIBUTION.filter((name) => p[name] !== undefined)
    const named = p.target_damage === 1 ? sent : [...sent, 'target_damage']
    return named.map((name) =>
      warn('incomplete', `{${name}} has no effect: {weibull_shape} is not given`, '/weibull_shape'),
    )
  }
  const { target_damage: D, design_fatigue_factor: DFF } = p
  if (D * DFF <= 1) return []
  const message = `the allowable extreme range is for a damage of ${shown(D)}; a design fatigue factor of ${shown(DFF)} allows ${shown(1 / DFF, 3)}`
  return [warn('factor_not_in_target', message, '/target_damage')]
}
