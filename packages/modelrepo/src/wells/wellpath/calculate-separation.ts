/** The separation factor by hand, of a scan or of a distance that was given. */
import type { Trace } from '@keelson/equations'
import { HORIZONTAL_FIELD } from '@keelson/physics/wellbore/angles.ts'
import {
  allowableDistance,
  CONFIDENCE_FACTOR,
  holeRadius,
  LEAST_SEPARATION_FACTOR,
  PROJECT_AHEAD_SIGMA,
  radiiSum,
  relativeSigma,
  SURFACE_MARGIN,
  separationFactor,
  totalSigma,
} from '@keelson/standards/spe-187073-2017/separation.ts'
import {
  type CheckResult,
  check,
  given,
  type Left,
  type NotChecked,
  type Outcome,
  openIf,
  outOf,
  refuse,
  shown,
  shownIn,
} from '@keelson/workflow'
import { noSigma } from './calculate-places.ts'
import { separationDistance } from './charts.ts'
import type { contract } from './contract.ts'
import { clearanceFigure } from './figures.ts'
import type { Params } from './inputs.ts'
import { horizontalField, lacksSigma } from './rules.ts'
import { separationWarnings } from './warnings.ts'

export interface Separation {
  readonly factor: number
  readonly radii: number
  readonly allowable: number
}

/** Traces the rule for a distance, two diameters and the two standard deviations, all in m. */
export function tracedSeparation(
  p: Params,
  { D, d_r, d_o, sigma_r, sigma_o }: { D: number; d_r: number; d_o: number; sigma_r: number; sigma_o: number },
  trace: Trace,
): Separation {
  const R_r = trace.apply(holeRadius, { d: d_r }, { as: 'R_r', rename: { d: 'd_r' } })
  const R_o = trace.apply(holeRadius, { d: d_o }, { as: 'R_o', rename: { d: 'd_o' } })
  const radii = trace.apply(radiiSum, { R_r, R_o })
  const sigma_s = trace.apply(relativeSigma, { sigma_r, sigma_o })
  const sigma_t = trace.apply(totalSigma, { sigma_s, sigma_pa: p.sigma_project_ahead })
  if (sigma_t === 0) refuse('/sigma_project_ahead', 'must be above 0 m where the positions have no standard deviation')
  const rest = { R_r, R_o, S_m: p.surface_margin, k: p.confidence_factor_k, sigma_t }
  const allowable = trace.apply(allowableDistance, rest)
  return { factor: trace.apply(separationFactor, { D, ...rest }), radii, allowable }
}

/** The check of a separation factor, which is too high where a standard deviation is taken as 0. */
export const separationCheck = (p: Params, factor: number, note?: string) =>
  lacksSigma(p)
    ? openIf(
        'input_missing',
        `${NO_SIGMA}: a factor of ${shown(factor, 4)} without it shows nothing`,
        made(p, factor, note),
      )
    : openIf('out_of_reach', fieldLeft(p), made(p, factor, note))

const made = (p: Params, factor: number, note: string | undefined) =>
  check({ demand: LEAST_SEPARATION_FACTOR, capacity: factor, ...noted(note, weakerThanRule(p)) })

/** Azimuths of a magnetic tool in a weak field have no standard deviation that a model knows. */
function fieldLeft(p: Params): Left | undefined {
  const field = p.tool_model === undefined ? undefined : horizontalField(p)
  return field === undefined ? undefined : outOf(HORIZONTAL_FIELD, field)
}

const noted = (...notes: readonly (string | undefined)[]) => {
  const said = notes.filter((one) => one !== undefined)
  return said.length > 0 ? { note: said.join('; ') } : {}
}

/** Of the margins of the rule, those entered weaker than SPE-187073 has them. */
function weakerThanRule(p: Params): string | undefined {
  const weaker = [
    { symbol: 'k', entered: p.confidence_factor_k, rule: CONFIDENCE_FACTOR, unit: '-' },
    { symbol: 'S_m', entered: p.surface_margin, rule: SURFACE_MARGIN, unit: 'm' },
    { symbol: 'sigma_pa', entered: p.sigma_project_ahead, rule: PROJECT_AHEAD_SIGMA, unit: 'm' },
  ].filter(({ entered, rule }) => entered < rule.si)
  if (weaker.length === 0) return undefined
  const list = weaker.map(
    ({ symbol, entered, rule, unit }) => `${symbol} ${shownIn(entered, unit)} for ${shownIn(rule.si, unit)}`,
  )
  return `as entered, weaker than ${CONFIDENCE_FACTOR.source.id}: ${list.join(', ')}`
}
const NO_SIGMA = 'the standard deviation of a well is not known'

export interface Clearance {
  readonly separation: CheckResult | NotChecked
  readonly contact: CheckResult | NotChecked
}
/** Walls against centres: the wells must not touch. */
export const contactCheck = (radii: number, distance: number, note?: string) =>
  check({
    demand: radii,
    capacity: distance,
    ...(distance <= radii ? { failure: 'the walls of the wells meet' } : note !== undefined ? { note } : {}),
  })

/** The separation factor of a distance that was given. */
export function separationOfDistance(p: Params, trace: Trace): Outcome<typeof contract> {
  const known = given(p, 'centre_to_centre_distance', 'reference_hole_diameter', 'offset_hole_diameter')
  const { centre_to_centre_distance: D, reference_hole_diameter: d_r, offset_hole_diameter: d_o } = known
  trace.section('Separation factor')
  const sigma_r = p.sigma_reference ?? noSigma('r', trace)
  const sigma_o = p.sigma_offset ?? noSigma('o', trace)
  const separation = tracedSeparation(p, { D, d_r, d_o, sigma_r, sigma_o }, trace)
  const checks = { separation: separationCheck(p, separation.factor), contact: contactCheck(separation.radii, D) }
  return {
    values: { separation_factor: separation.factor },
    checks,
    detail: `Separation factor ${shown(separation.factor, 4)} at ${shownIn(D, 'm')} between centres, of which the walls take ${shownIn(separation.radii, 'm')}`,
    charts: () => ({ separation_distance: separationDistance(p, D, separation) }),
    figures: () => ({ clearance: clearanceFigure(p, separation) }),
    warnings: separationWarnings(p, separation.factor, 'the distance given'),
  }
}
