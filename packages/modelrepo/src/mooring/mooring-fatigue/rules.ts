/** Cross-field rules of the inputs: the curve of each line, and exactly one loading for each. */

import { isRopeCurve } from '@keelson/standards/api-rp-2sk-2005/tn-curves.ts'
import { STRENGTHLESS_DIAMETER } from '@keelson/standards/iacs-ur-w22-2016/chain.ts'
import { toSI } from '@keelson/units'
import { type Problem, shownLength } from '@keelson/workflow'
import { type Line, NONE, type Params } from './inputs.ts'
import {
  API,
  CHAIN,
  type Curve,
  componentOf,
  curveFor,
  curveInWords,
  curvesOf,
  E301,
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
    const message = `must equal the version of the call, ${version.number}; read ${p.workflow_version}`
    problems.push({ pointer: '/workflow_version', message })
  }
  if (p.spectral_method === NONE && p.lines.some(isSpectral)) {
    const message = "must be 'dual_narrow_band' or 'combined_spectrum': a line is given by its stress spectrum"
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

const quoted = (curves: readonly Curve[]) => curves.map((c) => `'${c}'`).join(', ')

/** Family and curve are named together; only a curve of DNV-RP-C203 says its family itself. */
function nameProblems(named: Named, at: string): Problem[] {
  const { sn_family, sn_curve } = named
  const family = familyOf(named)
  if (sn_curve === undefined) {
    if (sn_family === undefined) return []
    const message = `is required with a curve family, for there is no default curve of ${sn_family}: ${quoted(curvesOf(sn_family))}`
    return [{ pointer: `${at}/sn_curve`, message }]
  }
  if (family === undefined) {
    const message = `is required with '${sn_curve}': ${E301} or ${API}; only curves of DNV-RP-C203 may be named alone`
    return [{ pointer: `${at}/sn_family`, message }]
  }
  if (curvesOf(family).includes(sn_curve)) return []
  const message = `must be a curve of ${family}: ${quoted(curvesOf(family))}; read '${sn_curve}'`
  return [{ pointer: `${at}/sn_curve`, message }]
}

function materialProblem({ material }: Line, at: string): Problem[] {
  if (material === CHAIN || material === STEEL_WIRE) return []
  const fibre = FIBRES.includes(material.toUpperCase()) ? ': fibre ropes belong to synthetic-rope-mooring-fatigue' : ''
  const message = `must be CHAIN or STEEL-WIRE; read ${JSON.stringify(material)}${fibre}`
  return [{ pointer: `${at}/material`, message }]
}

function loadingRules(line: Line, at: string): Problem[] {
  const found = Object.entries(LOADINGS).flatMap(([name, has]) => (has(line) ? [name] : []))
  if (found.length !== 1) {
    const read = found.length === 0 ? 'none' : found.join(' and ')
    return [
      { pointer: at, message: `must have exactly one loading: ${Object.keys(LOADINGS).join(', or ')}; read ${read}` },
    ]
  }
  if (line.tension_history_kN !== undefined && line.n_repeats === undefined) {
    const message = 'is required with a tension history: the times that it occurs in the period'
    return [{ pointer: `${at}/n_repeats`, message }]
  }
  return isSpectral(line) ? spectrumRules(line, at) : []
}

function spectrumRules(line: Line, at: string): Problem[] {
  const missing = SPECTRAL.filter((name) => line[name] === undefined)
  if (missing.length > 0) {
    return missing.map((name) => ({
      pointer: `${at}/${name}`,
      message: 'is required: a stress spectrum has five fields',
    }))
  }
  const parts = ['low', 'wave'] as const
  const deviation = (part: (typeof parts)[number]) => line[`${part}_frequency_stress_standard_deviation_MPa`]
  if (parts.every((part) => deviation(part) === 0)) {
    return [{ pointer: at, message: 'both standard deviations are zero: a stress spectrum needs one above zero' }]
  }
  return parts
    .filter((part) => deviation(part) !== 0 && line[`${part}_frequency_mean_up_crossing_rate_hz`] === 0)
    .map((part) => ({
      pointer: `${at}/${part}_frequency_mean_up_crossing_rate_hz`,
      message: 'must be above 0 where its standard deviation is: a stress that varies crosses its mean',
    }))
}

/** What the curve of a line asks of it. */
function curveRules(line: Line, curve: LineCurve, at: string): Problem[] {
  const component = componentOf(curve)
  if (component !== undefined && component !== line.material) {
    const message = `must be ${component} for ${curveInWords(curve)}, or the line must name a curve of its own; read ${line.material}`
    return [{ pointer: `${at}/material`, message }]
  }
  if (isSpectral(line)) {
    if (singleSlope(curve)) return []
    const message = `a stress spectrum needs an S-N curve of one slope: ${E301}, or DNV-RP-C203 in free corrosion; the line is on ${curveInWords(curve)}`
    return [{ pointer: at, message }]
  }
  return curve.family === API ? strengthRules(line, curve.curve, at) : areaRules(line, at)
}

function areaRules(line: Line, at: string): Problem[] {
  const needed = line.stress_range_bins === undefined
  if (!needed || line.area_mm2 !== undefined || line.nominal_diameter_mm !== undefined) return []
  const message = 'is required to turn tension into stress: give the {area_mm2} or the {nominal_diameter_mm}'
  return [{ pointer: `${at}/area_mm2`, message }]
}

function strengthRules(line: Line, curve: string, at: string): Problem[] {
  if (line.stress_range_bins !== undefined) {
    const message = `curves of ${API} take tension ranges: give tension range bins or a tension history`
    return [{ pointer: `${at}/stress_range_bins`, message }]
  }
  const problems = line.reference_breaking_strength_kN === undefined ? orqRules(line, at) : []
  if (!isRopeCurve(curve) || line.mean_tension_kN !== undefined) return problems
  const message = `is required for ${curve.replaceAll('_', ' ')}: its intercept follows the mean load`
  return [...problems, { pointer: `${at}/mean_tension_kN`, message }]
}

/** Of the ORQ strength formula, m. */
const ORQ_LIMIT = toSI(STRENGTHLESS_DIAMETER, 'mm')

function orqRules({ material, nominal_diameter_mm: d }: Line, at: string): Problem[] {
  const otherwise = 'or give the {reference_breaking_strength_kN}'
  if (material !== CHAIN) {
    const message = `is required for wire rope on curves of ${API}`
    return [{ pointer: `${at}/reference_breaking_strength_kN`, message }]
  }
  const pointer = `${at}/nominal_diameter_mm`
  if (d === undefined) return [{ pointer, message: `is required for the ORQ strength of chain, ${otherwise}` }]
  if (d < ORQ_LIMIT) return []
  const message = `must be below ${shownLength(ORQ_LIMIT)}, where the ORQ strength formula ends, ${otherwise}; read ${shownLength(d)}`
  return [{ pointer, message }]
}
