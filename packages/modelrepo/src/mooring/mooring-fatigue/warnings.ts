/** What a specialist would remark on the inputs: curves used outside their range, and inputs that have no part. */

import { silent } from '@keelson/equations'
import type { Environment } from '@keelson/standards/dnv-rp-c203-2016/sn-curves.ts'
import { fromSI } from '@keelson/units'
import { shown, type Warning, warning } from '@keelson/workflow'
import { areaOf, type LineDamage } from './calculate-damage.ts'
import type { Version } from './modes-version.ts'
import { API, C203, type Line, NONE, type Params } from './params.ts'
import { CHAIN, isSpectral } from './rules.ts'

/** Stress range, Pa, and cycles to failure beyond which fatigue is of low cycles. */
const HIGHEST_RANGE = 1e9
const FEWEST_CYCLES = 1e4
const ROPES = ['stranded_rope', 'spiral_rope', 'six_strand_rope', 'spiral_strand']

export function warningsOf(
  p: Params,
  lines: readonly LineDamage[],
  environment: Environment,
  version: Version,
): Warning[] {
  return [
    ...environmentWarning(p, environment, version),
    ...methodWarning(p),
    ...lines.flatMap((l) => lineWarnings(p, l)),
  ]
}

function environmentWarning(p: Params, environment: Environment, version: Version): Warning[] {
  if (p.sn_family !== C203 || environment === version.environment) return []
  const message = `environment ${environment} was given; version ${version.number} takes ${version.environment} where none is`
  return [warning('environment_given', message, '/environment')]
}

function methodWarning(p: Params): Warning[] {
  if (p.spectral_method === NONE || p.lines.some(isSpectral)) return []
  return [
    warning(
      'unused',
      `spectral_method ${p.spectral_method} is not used: no line is given by a stress spectrum`,
      '/spectral_method',
    ),
  ]
}

function lineWarnings(p: Params, damage: LineDamage): Warning[] {
  const at = `/lines/${damage.index}`
  return [
    ...lowCycle(damage, at),
    ...kindOfCurve(p, damage.line, at),
    ...replacedArea(damage.line, at),
    ...idle(p, damage.line, at),
  ]
}

function lowCycle({ bins, line }: LineDamage, at: string): Warning[] {
  const high = bins.filter((b) => b.S !== undefined && b.S > HIGHEST_RANGE)
  const few = bins.filter((b) => b.N < FEWEST_CYCLES)
  const count = (n: number) => (n === 1 ? '1 range' : `${n} ranges`)
  const largest = high.reduce((m, b) => Math.max(m, b.S ?? 0), 0)
  const fewest = few.reduce((m, b) => Math.min(m, b.N), FEWEST_CYCLES)
  const high_message = `${line.id}: ${count(high.length)} above 1000 MPa, up to ${shown(fromSI(largest, 'MPa'))} MPa: low-cycle fatigue, outside the curve`
  const few_message = `${line.id}: ${count(few.length)} withstood for fewer than 10 000 cycles, down to ${shown(fewest)}: low-cycle fatigue, outside the curve`
  return [
    ...(high.length > 0 ? [warning('low_cycle', high_message, at)] : []),
    ...(few.length > 0 ? [warning('low_cycle', few_message, at)] : []),
  ]
}

function kindOfCurve(p: Params, line: Line, at: string): Warning[] {
  if (p.sn_family === C203 || ROPES.includes(p.sn_curve) !== (line.material === CHAIN)) return []
  return [
    warning(
      'curve_of_other_material',
      `${line.id} is ${line.material}; ${p.sn_curve} is a curve of ${line.material === CHAIN ? 'wire rope' : 'chain'}`,
      at,
    ),
  ]
}

function replacedArea(line: Line, at: string): Warning[] {
  const { area_mm2: A, nominal_diameter_mm: d } = line
  if (A === undefined || d === undefined) return []
  const { area_mm2: _, ...bare } = line
  const ofDiameter = areaOf(bare as Line, silent) ?? 0
  return [
    warning(
      'overridden',
      `${line.id}: area of the diameter ${shown(fromSI(ofDiameter, 'mm2'))} mm2, used ${shown(fromSI(A, 'mm2'))} mm2`,
      `${at}/nominal_diameter_mm`,
    ),
  ]
}

/** Fields of a row that its loading or family does not use. */
function idle(p: Params, line: Line, at: string): Warning[] {
  const api = p.sn_family === API
  const unused = [
    ...(line.n_repeats !== undefined && line.tension_history_kN === undefined ? ['n_repeats'] : []),
    ...(api && line.stress_concentration_factor !== 1 ? ['stress_concentration_factor'] : []),
    ...(!api && line.reference_breaking_strength_kN !== undefined ? ['reference_breaking_strength_kN'] : []),
    ...((!api || !ROPES.includes(p.sn_curve)) && line.mean_tension_kN !== undefined ? ['mean_tension_kN'] : []),
  ]
  return unused.length === 0
    ? []
    : [warning('unused', `${line.id}: not used with this loading and curve: ${unused.join(', ')}`, at)]
}
