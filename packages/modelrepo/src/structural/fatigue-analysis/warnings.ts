/** What a specialist would remark on the inputs and on the answer. */
import { asSentence, shown, shownLength, type Warning, warner } from '@keelson/workflow'
import type { Analysis } from './calculate-analysis.ts'
import { linesApart } from './calculate-limits.ts'
import type { Params } from './inputs.ts'
import { HOT_SPOT, USER } from './modes.ts'

export const warnings = {
  no_thickness:
    'The thickness is not provided, so no thickness correction is applied. This is unconservative above the reference thickness.',
  thin_plate: 'The thickness is below the reference thickness, for which no benefit is allowed.',
  not_corrected: 'A user curve without a thickness exponent has no thickness correction.',
  hot_spot: 'A hot-spot stress curve is used without a stress concentration factor.',
  lines_apart: 'The two user curve lines do not meet at the knee.',
  attachment_idle: 'The attachment length has no effect at this thickness.',
  incomplete: 'An input has no effect because a related input is missing.',
  factor_not_in_target:
    'The allowable extreme stress range is for a damage above the limit set by the design fatigue factor.',
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
    const message = 'The user curve has no {thickness_exponent}, so the thickness has no effect.'
    return [warn('not_corrected', message, '/thickness_exponent')]
  }
  if (t_ref !== undefined && t < t_ref) {
    const message = `{thickness} ${shownLength(t)} is below the reference thickness, ${shownLength(t_ref)}. No benefit is allowed.`
    return [warn('thin_plate', message, '/thickness')]
  }
  return attachmentIdle(t, L_t, found)
}

function withoutThickness(L_t: number | undefined, t_ref: number | undefined): Warning[] {
  const from = t_ref === undefined ? 'the reference thickness' : shownLength(t_ref)
  const message = `{thickness} is not provided, so no thickness correction is applied. This is unconservative for a thickness above ${from}.`
  const idle = '{weld_attachment_length} has no effect because the {thickness} is not provided.'
  return [
    warn('no_thickness', message, '/thickness'),
    ...(L_t === undefined ? [] : [warn('incomplete', idle, '/thickness')]),
  ]
}

/** Where the attachment lets the whole plate count, or nothing of it above the reference. */
function attachmentIdle(t: number, L_t: number | undefined, { detail: { t_L, t_ref } }: Analysis): Warning[] {
  if (L_t === undefined || t_L === undefined) return []
  const said = (why: string) => [
    warn('attachment_idle', `{weld_attachment_length} has no effect because ${why}.`, '/weld_attachment_length'),
  ]
  if (t_L === t) return said(`the full thickness applies at this length, ${shownLength(L_t)}`)
  return t_ref !== undefined && t_L <= t_ref
    ? said(`the effective thickness ${shownLength(t_L)} does not exceed the reference thickness, ${shownLength(t_ref)}`)
    : []
}

function stressWarnings({ sn_curve, stress_concentration_factor: SCF }: Params): Warning[] {
  if (SCF !== 1 || !HOT_SPOT.includes(sn_curve)) return []
  const message =
    'The S-N curve requires hot-spot stress ranges. If no {stress_concentration_factor} is entered, the entered ranges shall be hot-spot stress ranges.'
  return [warn('hot_spot', message, '/stress_concentration_factor')]
}

function kneeWarnings(p: Params, found: Analysis): Warning[] {
  const why = linesApart(p, found)
  return why === undefined ? [] : [warn('lines_apart', asSentence(why), '/user_curve/0/knee_cycles')]
}

const OF_DISTRIBUTION = ['total_cycles', 'weibull_scale', 'extreme_stress_range'] as const

function distributionWarnings(p: Params): Warning[] {
  if (p.weibull_shape === undefined) {
    const sent = OF_DISTRIBUTION.filter((name) => p[name] !== undefined)
    const named = p.target_damage === 1 ? sent : [...sent, 'target_damage']
    return named.map((name) =>
      warn('incomplete', `{${name}} has no effect because the {weibull_shape} is not provided.`, '/weibull_shape'),
    )
  }
  const { target_damage: D, design_fatigue_factor: DFF } = p
  if (D * DFF <= 1) return []
  const message = `The allowable extreme stress range is for a damage of ${shown(D)}. A design fatigue factor of ${shown(DFF)} allows a damage of ${shown(1 / DFF, 3)}.`
  return [warn('factor_not_in_target', message, '/target_damage')]
}
