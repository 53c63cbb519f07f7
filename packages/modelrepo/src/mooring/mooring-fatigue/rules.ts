/** Cross-field rules of the inputs: the curve of each line, and exactly one loading for each. */

import { isRopeCurve } from '@keelson/standards/api-rp-2sk-2005/tn-curves.ts'
import { STRENGTHLESS_DIAMETER } from '@keelson/standards/iacs-ur-w22-2016/chain.ts'
import { toSI } from '@keelson/units'
import { listed, type Problem, shownLength } from '@keelson/workflow'
import { type Line, NONE, type Params } from './inputs.ts'
import {
  API,
  CHAIN,
  CURVES,
  type Curve,
  componentOf,
  curveFor,
  curveInSentence,
  curvesOf,
  E301,
  FAMILIES,
  familyOf,
  type LineCurve,
  type Named,
  STEEL_WIRE,
  singleSlope,
} from './modes-curve.ts'
import type { Version } from './modes-version.ts'

const FIBRES = ['POLYESTER', 'NYLON', 'HMPE', 'ARAMID']

/** The fields of a stress spectrum. */
export const SPECTRAL = [
  'low_frequency_stress_standard_deviation_MPa',
  'wave_frequency_stress_standard_deviation_MPa',
  'low_frequency_mean_up_crossing_rate_hz',
  'wave_frequency_mean_up_crossing_rate_hz',
  'exposure_fraction',
] as const satisfies readonly (keyof Line)[]

const LOADINGS = {
  'tension range bins': (l: Line) => l.tension_range_bins !== undefined,
  'stress range bins': (l: Line) => l.stress_range_bins !== undefined,
  'a tension history with its repeats': (l: Line) => l.tension_history_kN !== undefined,
  'the five fields of a stress spectrum': (l: Line) => SPECTRAL.some((name) => l[name] !== undefined),
}

export const isSpectral = LOADINGS['the five fields of a stress spectrum']

/** Every problem of the inputs, SI, that no single field shows. */
export function rules(p: Params, version: Version): Problem[] {
  const problems: Problem[] = []
  if (p.workflow_version !== undefined && p.workflow_version !== version.number) {
    const message = `must equal the workflow version requested, ${version.number} (entered: ${p.workflow_version})`
    problems.push({ pointer: '/workflow_version', message })
  }
  if (p.spectral_method === NONE && p.lines.some(isSpectral)) {
    const message = 'must be dual narrow-band or combined spectrum, because a line is defined by its stress spectrum'
    problems.push({ pointer: '/spectral_method', message })
  }
  const ofAll = nameProblems(p, '')
  problems.push(...ofAll)
  p.lines.forEach((line, i) => {
    const at = `/lines/${i}`
    const ofLine = [...materialProblem(line, at), ...nameProblems(line, at), ...loadingRules(line, at)]
    problems.push(...ofLine)
    if (ofAll.length > 0 || ofLine.length > 0) return
    problems.push(...curveRules(line, curveFor(p, line, p.environment ?? version.environment), at))
  })
  return problems
}

const curveList = (curves: readonly Curve[]) => listed(curves.map((c) => CURVES[c]))

/** Family and curve are named together; only a curve of DNV-RP-C203 says its family itself. */
function nameProblems(named: Named, at: string): Problem[] {
  const { sn_family, sn_curve } = named
  const family = familyOf(named)
  if (sn_curve === undefined) {
    if (sn_family === undefined) return []
    const message = `is required if a curve family is provided, because ${FAMILIES[sn_family]} has no default curve. Use one of ${curveList(curvesOf(sn_family))}`
    return [{ pointer: `${at}/sn_curve`, message }]
  }
  if (family === undefined) {
    const message = `is required for the ${CURVES[sn_curve]} curve; enter ${E301} or ${FAMILIES[API]} (only DNV-RP-C203 curves do not require a family)`
    return [{ pointer: `${at}/sn_family`, message }]
  }
  if (curvesOf(family).includes(sn_curve)) return []
  const message = `must be a curve of ${FAMILIES[family]}, one of ${curveList(curvesOf(family))} (entered: ${CURVES[sn_curve]})`
  return [{ pointer: `${at}/sn_curve`, message }]
}

function materialProblem({ material }: Line, at: string): Problem[] {
  if (material === CHAIN || material === STEEL_WIRE) return []
  const fibre = FIBRES.includes(material.toUpperCase()) ? '; for fibre ropes use synthetic-rope-mooring-fatigue' : ''
  const message = `must be CHAIN or STEEL-WIRE (entered: ${JSON.stringify(material)})${fibre}`
  return [{ pointer: `${at}/material`, message }]
}

function loadingRules(line: Line, at: string): Problem[] {
  const found = Object.entries(LOADINGS).flatMap(([name, has]) => (has(line) ? [name] : []))
  if (found.length !== 1) {
    const read = found.length === 0 ? 'none' : found.join(' and ')
    return [
      {
        pointer: at,
        message: `must have exactly one loading option: ${Object.keys(LOADINGS).join(' or ')} (entered: ${read})`,
      },
    ]
  }
  if (line.tension_history_kN !== undefined && line.n_repeats === undefined) {
    const message = 'is required if a tension history is provided (number of occurrences in the reference period)'
    return [{ pointer: `${at}/n_repeats`, message }]
  }
  return isSpectral(line) ? spectrumRules(line, at) : []
}

function spectrumRules(line: Line, at: string): Problem[] {
  const missing = SPECTRAL.filter((name) => line[name] === undefined)
  if (missing.length > 0) {
    return missing.map((name) => ({
      pointer: `${at}/${name}`,
      message: 'is required; a stress spectrum has five fields',
    }))
  }
  const parts = ['low', 'wave'] as const
  const deviation = (part: (typeof parts)[number]) => line[`${part}_frequency_stress_standard_deviation_MPa`]
  if (parts.every((part) => deviation(part) === 0)) {
    return [{ pointer: at, message: 'must have at least one standard deviation greater than 0 for a stress spectrum' }]
  }
  return parts
    .filter((part) => deviation(part) !== 0 && line[`${part}_frequency_mean_up_crossing_rate_hz`] === 0)
    .map((part) => ({
      pointer: `${at}/${part}_frequency_mean_up_crossing_rate_hz`,
      message: 'must be greater than 0 if its standard deviation is greater than 0',
    }))
}

/** What the curve of a line asks of it. */
function curveRules(line: Line, curve: LineCurve, at: string): Problem[] {
  const component = componentOf(curve)
  if (component !== undefined && component !== line.material) {
    const message = `must be ${component} for the ${curveInSentence(curve)}, or the line must have its own curve (entered: ${line.material})`
    return [{ pointer: `${at}/material`, message }]
  }
  if (isSpectral(line)) {
    if (singleSlope(curve)) return []
    const message = `must use a single-slope S-N curve with a stress spectrum, either ${E301} or DNV-RP-C203 in free corrosion (curve used: ${curveInSentence(curve)})`
    return [{ pointer: at, message }]
  }
  return curve.family === API ? strengthRules(line, curve.curve, at) : areaRules(line, at)
}

function areaRules(line: Line, at: string): Problem[] {
  const needed = line.stress_range_bins === undefined
  if (!needed || line.area_mm2 !== undefined || line.nominal_diameter_mm !== undefined) return []
  const message = 'is required to convert tension to stress; enter the {area_mm2} or the {nominal_diameter_mm}'
  return [{ pointer: `${at}/area_mm2`, message }]
}

function strengthRules(line: Line, curve: string, at: string): Problem[] {
  if (line.stress_range_bins !== undefined) {
    const message = `must not be used with ${FAMILIES[API]} curves, which require tension ranges; enter tension range bins or a tension history`
    return [{ pointer: `${at}/stress_range_bins`, message }]
  }
  const problems = line.reference_breaking_strength_kN === undefined ? orqRules(line, at) : []
  if (!isRopeCurve(curve) || line.mean_tension_kN !== undefined) return problems
  const message = `is required for ${curve.replaceAll('_', ' ')}, because its intercept depends on mean load`
  return [...problems, { pointer: `${at}/mean_tension_kN`, message }]
}

/** Of the ORQ strength formula, m. */
const ORQ_LIMIT = toSI(STRENGTHLESS_DIAMETER, 'mm')

function orqRules({ material, nominal_diameter_mm: d }: Line, at: string): Problem[] {
  const otherwise = 'or enter the {reference_breaking_strength_kN}'
  if (material !== CHAIN) {
    const message = `is required for wire rope with ${FAMILIES[API]} curves`
    return [{ pointer: `${at}/reference_breaking_strength_kN`, message }]
  }
  const pointer = `${at}/nominal_diameter_mm`
  if (d === undefined) return [{ pointer, message: `is required for the ORQ chain strength, ${otherwise}` }]
  if (d < ORQ_LIMIT) return []
  const message = `must be less than ${shownLength(ORQ_LIMIT)}, the limit of the ORQ strength formula (entered: ${shownLength(d)}), ${otherwise}`
  return [{ pointer, message }]
}
