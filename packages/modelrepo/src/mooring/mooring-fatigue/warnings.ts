/** What a specialist would remark on the inputs: curves used outside their range, and inputs that have no part. */

import { silent } from '@keelson/equations'
import { GAMMA_F_ASHORE } from '@keelson/standards/dnv-os-e301-2018/safety-factor.ts'
import { ENVIRONMENT_NAMES } from '@keelson/standards/dnv-rp-c203-2016/sn-curves.ts'
import { type NotApplicable, shown, shownIn, type Warning, warner, warning } from '@keelson/workflow'
import { areaOf, type LineDamage } from './calculate-damage.ts'
import { type Line, NONE, type Params } from './inputs.ts'
import { API, C203, CHAIN, componentOf, curveInSentence, FAMILIES, STEEL_WIRE } from './modes-curve.ts'
import type { Version } from './modes-version.ts'
import { isSpectral } from './rules.ts'

export const warnings = {
  environment_given: 'The environment entered differs from the default for the workflow version.',
  not_the_components_curve: 'A chain line uses a DNV-RP-C203 curve, which gives a longer life than the chain curve.',
  factor_below_standard: 'The design fatigue factor is below the safety factor required by the standard of the curve.',
} as const
const warn = warner(warnings)

export const warningsOf = (p: Params, lines: readonly LineDamage[], version: Version, factor: Factor): Warning[] => [
  ...environmentWarning(p, lines, version),
  ...methodWarning(p),
  ...lines.flatMap((l) => lineWarnings(l)),
  ...factorWarning(factor),
]
/** The factor of the run, and what the standard of the governing curve asks for. */
interface Factor {
  readonly DFF: number
  readonly governing: LineDamage
  readonly required: number | NotApplicable
}

function environmentWarning({ environment }: Params, lines: readonly LineDamage[], version: Version): Warning[] {
  if (environment === undefined) return []
  if (lines.every((l) => l.curve.family !== C203)) {
    const message =
      '{environment} is not used because no line uses a DNV-RP-C203 curve. The other curves include the effect of seawater.'
    return [warning('unused', message, '/environment')]
  }
  if (environment === version.environment) return []
  const message = `{environment} is entered as ${ENVIRONMENT_NAMES[environment]}. The default of workflow version ${version.number} is ${ENVIRONMENT_NAMES[version.environment]}.`
  return [warn('environment_given', message, '/environment')]
}

function methodWarning({ spectral_method, lines }: Params): Warning[] {
  if (spectral_method === NONE || lines.some(isSpectral)) return []
  return [
    warning(
      'unused',
      '{spectral_method} is not used because no line is defined by a stress spectrum.',
      '/spectral_method',
    ),
  ]
}

function lineWarnings(damage: LineDamage): Warning[] {
  const at = `/lines/${damage.index}`
  return [...curveOfPlate(damage, at), ...replacedArea(damage.line, at), ...idle(damage, at)]
}

function curveOfPlate({ line, curve }: LineDamage, at: string): Warning[] {
  if (curve.family !== C203 || line.material !== CHAIN) return []
  const message = `Line '${line.id}' is chain, but uses ${curveInSentence(curve)}, which applies to welded and plain steel details. The chain curve gives a shorter life.`
  return [warn('not_the_components_curve', message, `${at}/sn_curve`)]
}

function replacedArea(line: Line, at: string): Warning[] {
  const { area_mm2: A, nominal_diameter_mm: d } = line
  if (A === undefined || d === undefined) return []
  const { area_mm2: _, ...bare } = line
  const message = `Line '${line.id}' uses the {area_mm2} of ${shownIn(A, 'mm2')} instead of ${shownIn(areaOf(bare as Line, silent) ?? 0, 'mm2')} from the {nominal_diameter_mm}.`
  return [warning('overridden', message, `${at}/nominal_diameter_mm`)]
}

/** Fields of a row that its loading or curve does not use. */
function idle({ line, curve }: LineDamage, at: string): Warning[] {
  const onTension = curve.family === API
  const unused = [
    ...(line.n_repeats !== undefined && line.tension_history_kN === undefined ? ['{n_repeats}'] : []),
    ...(onTension && line.stress_concentration_factor !== 1 ? ['{stress_concentration_factor}'] : []),
    ...(!onTension && line.reference_breaking_strength_kN !== undefined ? ['{reference_breaking_strength_kN}'] : []),
    ...((!onTension || componentOf(curve) !== STEEL_WIRE) && line.mean_tension_kN !== undefined
      ? ['{mean_tension_kN}']
      : []),
  ]
  if (unused.length === 0) return []
  return [
    warning('unused', `Line '${line.id}' has inputs not used with this loading and curve: ${unused.join(', ')}.`, at),
  ]
}

function factorWarning({ DFF, governing, required }: Factor): Warning[] {
  if (typeof required !== 'number' || DFF >= required) return []
  const { family } = governing.curve
  const ashore = family === API ? '' : ` (${GAMMA_F_ASHORE.value} for lines regularly inspected ashore)`
  const message = `{design_fatigue_factor} ${shown(DFF)} is below ${shown(required, 4)}, the fatigue safety factor of ${FAMILIES[family]}${ashore}.`
  return [warn('factor_below_standard', message, '/design_fatigue_factor')]
}
