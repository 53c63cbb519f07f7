/** Cross-field rules of the inputs: the curve and its family, and exactly one loading for each line. */
import { isRopeCurve } from '@keelson/standards/api-rp-2sk-2005/tn-curves.ts'
import { fromSI } from '@keelson/units'
import type { Problem } from '@keelson/workflow'
import type { Version } from './modes-version.ts'
import { API, C203, curvesOf, type Line, NONE, type Params } from './params.ts'

export const CHAIN = 'CHAIN'
export const STEEL_WIRE = 'STEEL-WIRE'
const FIBRES = ['POLYESTER', 'NYLON', 'HMPE', 'ARAMID']

const SPECTRAL = [
  'low_frequency_stress_standard_deviation_MPa',
  'wave_frequency_stress_standard_deviation_MPa',
  'low_frequency_mean_up_crossing_rate_hz',
  'wave_frequency_mean_up_crossing_rate_hz',
  'exposure_fraction',
] as const satisfies readonly (keyof Line)[]

const LOADINGS = {
  tension_range_bins: (l: Line) => l.tension_range_bins !== undefined,
  stress_range_bins: (l: Line) => l.stress_range_bins !== undefined,
  'tension_history_kN with n_repeats': (l: Line) => l.tension_history_kN !== undefined,
  'the five fields of a stress spectrum': (l: Line) => SPECTRAL.some((name) => l[name] !== undefined),
}

export const isSpectral = LOADINGS['the five fields of a stress spectrum']

/** Whether the curve has one slope only, as the spectral methods need. */
export const singleSlope = (p: Params, environment: string): boolean =>
  p.sn_family !== C203 || environment === 'free_corrosion'

/** Every problem of the inputs, SI, that no single field shows. */
export function rules(p: Params, version: Version): Problem[] {
  const problems: Problem[] = []
  const refuse = (pointer: string, message: string) => problems.push({ pointer, message })
  if (p.workflow_version !== undefined && p.workflow_version !== version.number) {
    refuse('/workflow_version', `must equal the version of the call, ${version.number}; read ${p.workflow_version}`)
  }
  const curves = curvesOf(p.sn_family)
  if (!curves.includes(p.sn_curve)) {
    refuse('/sn_curve', `must be a curve of ${p.sn_family}: ${curves.join(', ')}; read ${p.sn_curve}`)
  }
  if (p.lines.some(isSpectral)) problems.push(...spectralRules(p, p.environment ?? version.environment))
  p.lines.forEach((line, i) => {
    problems.push(...lineRules(p, line, `/lines/${i}`))
  })
  return problems
}

function spectralRules(p: Params, environment: string): Problem[] {
  const pointer = '/spectral_method'
  if (p.spectral_method === NONE) {
    return [
      { pointer, message: 'must be dual_narrow_band or combined_spectrum: a line is given by its stress spectrum' },
    ]
  }
  if (p.sn_family === API) {
    return [
      { pointer, message: 'spectral methods need a stress-based S-N curve; API-RP-2SK curves take tension ranges' },
    ]
  }
  if (singleSlope(p, environment)) return []
  const message = `spectral methods need a curve of one slope: DNV-OS-E301, or DNV-RP-C203 in free corrosion; read DNV-RP-C203 ${p.sn_curve}, ${environment}`
  return [{ pointer, message }]
}

function lineRules(p: Params, line: Line, at: string): Problem[] {
  const found = Object.entries(LOADINGS).flatMap(([name, has]) => (has(line) ? [name] : []))
  const problems: Problem[] = materialProblem(line, at)
  if (found.length !== 1) {
    const read = found.length === 0 ? 'none' : found.join(' and ')
    const message = `must have exactly one loading: ${Object.keys(LOADINGS).join(', or ')}; read ${read}`
    return [...problems, { pointer: at, message }]
  }
  problems.push(...loadingRules(line, at))
  if (!isSpectral(line)) problems.push(...(p.sn_family === API ? strengthRules(p, line, at) : areaRules(line, at)))
  return problems
}

function materialProblem({ material }: Line, at: string): Problem[] {
  if (material === CHAIN || material === STEEL_WIRE) return []
  const fibre = FIBRES.includes(material.toUpperCase()) ? ': fibre ropes belong to synthetic-rope-mooring-fatigue' : ''
  return [
    { pointer: `${at}/material`, message: `must be CHAIN or STEEL-WIRE; read ${JSON.stringify(material)}${fibre}` },
  ]
}

function loadingRules(line: Line, at: string): Problem[] {
  if (line.tension_history_kN !== undefined && line.n_repeats === undefined) {
    return [
      {
        pointer: `${at}/n_repeats`,
        message: 'is required with a tension history: the times that it occurs in the period',
      },
    ]
  }
  if (!isSpectral(line)) return []
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

function areaRules(line: Line, at: string): Problem[] {
  const needed = line.stress_range_bins === undefined
  if (!needed || line.area_mm2 !== undefined || line.nominal_diameter_mm !== undefined) return []
  return [
    {
      pointer: `${at}/area_mm2`,
      message: 'is required to turn tension into stress: give area_mm2 or nominal_diameter_mm',
    },
  ]
}

function strengthRules(p: Params, line: Line, at: string): Problem[] {
  if (line.stress_range_bins !== undefined) {
    return [
      {
        pointer: `${at}/stress_range_bins`,
        message: 'API-RP-2SK curves take tension ranges: give tension_range_bins or a tension history',
      },
    ]
  }
  const problems: Problem[] = []
  if (line.reference_breaking_strength_kN === undefined) problems.push(...orqRules(line, at))
  if (isRopeCurve(p.sn_curve) && line.mean_tension_kN === undefined) {
    problems.push({
      pointer: `${at}/mean_tension_kN`,
      message: `is required for ${p.sn_curve}: its intercept follows the mean load`,
    })
  }
  return problems
}

/** Diameter, m, at which the ORQ strength formula falls to zero. */
const ORQ_LIMIT = 0.55

function orqRules({ material, nominal_diameter_mm: d }: Line, at: string): Problem[] {
  if (material !== CHAIN) {
    return [
      { pointer: `${at}/reference_breaking_strength_kN`, message: 'is required for wire rope with API-RP-2SK curves' },
    ]
  }
  if (d === undefined) {
    return [
      {
        pointer: `${at}/nominal_diameter_mm`,
        message: 'is required for the ORQ strength of chain, or give reference_breaking_strength_kN',
      },
    ]
  }
  if (d < ORQ_LIMIT) return []
  return [
    {
      pointer: `${at}/nominal_diameter_mm`,
      message: `must be below 550 mm, where the ORQ strength formula ends, or give reference_breaking_strength_kN; read ${fromSI(d, 'mm')} mm`,
    },
  ]
}
