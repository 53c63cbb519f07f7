/** The separation factor by hand, of a scan or of a distance that was given, and its checks. */
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
import { compares, type Doubt, gives, outOf, refuse, shown, shownIn } from '@keelson/workflow'
import type { Params } from './inputs.ts'
import { horizontalField, lacksSigma } from './rules.ts'

export const OFFSETS = ['offset_wells']
/** What a check of clearance cannot be made without. */
const SIZED = [...OFFSETS, 'reference_hole_diameter']

export const separationValue = {
  separation_factor: gives(
    separationFactor,
    '-',
    'Separation factor at the closest approach or for the entered distance. The scan lists every station; the check uses the minimum.',
    {
      title: 'Closest approach separation factor',
      signed: true,
      needs: ['reference_hole_diameter', ...OFFSETS],
    },
  ),
}

/** Of a scan the least factor and the nearest walls, under symbols of their own. */
export const clearanceChecks = {
  separation: compares('-', {
    title: 'Separation factor',
    criterion: LEAST_SEPARATION_FACTOR,
    demand: { constant: LEAST_SEPARATION_FACTOR, title: 'Minimum allowable separation factor' },
    capacity: { symbol: 'SF_s', orSymbol: separationFactor.symbol, title: 'Minimum separation factor' },
    needs: SIZED,
    reach: [HORIZONTAL_FIELD],
  }),
  contact: compares('position_uncertainty', {
    title: 'Wall contact',
    criterion: radiiSum,
    demand: { symbol: 'R_sum_w', orSymbol: radiiSum.symbol, title: radiiSum.title },
    capacity: { symbol: 'D_w', orInput: 'centre_to_centre_distance', title: 'Centre-to-centre distance' },
    needs: SIZED,
  }),
}

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
  if (sigma_t === 0)
    refuse('/sigma_project_ahead', 'must be greater than 0 m if the positions have no standard deviation')
  const rest = { R_r, R_o, S_m: p.surface_margin, k: p.confidence_factor_k, sigma_t }
  const allowable = trace.apply(allowableDistance, rest)
  return { factor: trace.apply(separationFactor, { D, ...rest }), radii, allowable }
}

/** What is said beside a separation factor, which is too high where a standard deviation is taken as 0. */
export function besideSeparation(p: Params, factor: number, place?: string) {
  const doubt: Doubt | undefined = lacksSigma(p)
    ? { kind: 'input_missing', why: `${NO_SIGMA}, so the separation factor of ${shown(factor, 4)} is not conclusive` }
    : fieldLeft(p)
  const where = place !== undefined && factor <= 0 ? `the separation factor is ${shown(factor, 4)} ${place}` : place
  const notes = [where, weakerThanRule(p)].filter((one) => one !== undefined)
  return { ...(notes.length > 0 && { note: notes.join('; ') }), doubt }
}

/** Azimuths of a magnetic tool in a weak field have no standard deviation that a model knows. */
function fieldLeft(p: Params): Doubt | undefined {
  const field = p.tool_model === undefined ? undefined : horizontalField(p)
  const left = field === undefined ? undefined : outOf(HORIZONTAL_FIELD, field)
  return left && { kind: 'out_of_reach', why: left }
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
    ({ symbol, entered, rule, unit }) => `${symbol} ${shownIn(entered, unit)} instead of ${shownIn(rule.si, unit)}`,
  )
  return `entered values less conservative than ${CONFIDENCE_FACTOR.source.id}: ${list.join(', ')}`
}
const NO_SIGMA = 'the position standard deviation of a well is unknown'

/** Walls against centres: the wells must not touch. */
export function besideContact(radii: number, distance: number, place?: string) {
  if (distance <= radii) return { failure: 'the hole walls are in contact' }
  return place === undefined ? {} : { note: place }
}
