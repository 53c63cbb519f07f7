/** What must hold between the inputs before a path is calculated. */
import { type Problem, shownIn, shownWhole } from '@keelson/workflow'
import { shownDepth } from './calculate-places.ts'
import { listingProblems } from './calculate-survey.ts'
import type { OnPath, Params } from './inputs.ts'

export function pathRules(p: OnPath): Problem[] {
  const { offset_wells = [] } = p
  const tooMany = collisionProblems(p)
  if (tooMany.length > 0) return tooMany
  const own = listingProblems(p, '')
  const offsets = offset_wells.flatMap((row, i) => listingProblems(row, `/offset_wells/${i}`))
  const sized = offset_wells.some((row) => row.hole_diameter !== undefined)
  return [
    ...own,
    ...offsets,
    ...fieldProblems(p),
    ...(own.length === 0 ? queryProblems(p) : []),
    ...(sized ? separationRules(p) : []),
  ]
}

/** Stations of this well times those of its neighbours: what one run can compare in its time. */
const MOST_COMPARED = 10_000_000
/** Stations of all neighbours together. */
const MOST_NEIGHBOURS = 20_000

function collisionProblems({ offset_wells = [], measured_depth: { length: stations } }: OnPath): Problem[] {
  const others = offset_wells.reduce((sum, row) => sum + row.measured_depth.length, 0)
  if (others <= MOST_NEIGHBOURS && others * stations <= MOST_COMPARED) return []
  const message = `must have at most ${shownWhole(MOST_NEIGHBOURS)} stations in total, and the product with the ${shownWhole(stations)} stations of this well must not exceed ten million (entered: ${shownWhole(others)}). Omit distant stations or wells.`
  return [{ pointer: '/offset_wells', message }]
}

function queryProblems(p: OnPath): Problem[] {
  const { measured_depth: MD } = p
  const [first = 0, last = 0] = [MD[0], MD.at(-1)]
  const problems: Problem[] = []
  const within = (name: 'interpolate_at_measured_depth' | 'evaluate_at_measured_depth') => {
    const md = p[name]
    if (md === undefined || (md >= first && md <= last)) return
    problems.push({
      pointer: `/${name}`,
      message: `must be within the survey, ${shownDepth(first)} to ${shownDepth(last)} (entered: ${shownDepth(md)})`,
    })
  }
  within('interpolate_at_measured_depth')
  within('evaluate_at_measured_depth')
  const end = p.projection_measured_depth
  if (end !== undefined && end <= last) {
    const message = `must exceed the measured depth of the last station, ${shownDepth(last)} (entered: ${shownDepth(end)})`
    problems.push({ pointer: '/projection_measured_depth', message })
  }
  const stray = (p.covariance_measured_depths ?? []).find((md) => !MD.includes(md))
  if (stray !== undefined) {
    const message = `must include only survey stations, as required by the error model (entered: ${shownDepth(stray)})`
    problems.push({ pointer: '/covariance_measured_depths', message })
  }
  return problems
}

/** Horizontal field below which a magnetic azimuth has no meaning at all, T. */
const NO_FIELD = 1e-9
function fieldProblems(p: Params): Problem[] {
  const { magnetic_dip: dip, magnetic_total_field: field } = p
  if (dip === undefined || field === undefined || field * Math.cos(dip) > NO_FIELD) return []
  const message = `must leave a horizontal magnetic field above 1 nT for a magnetic azimuth (entered: ${shownIn(dip, 'deg')} in ${shownIn(field, 'nT', 6)})`
  return [{ pointer: '/magnetic_dip', message }]
}

/** Horizontal field at the well, T. */
export const horizontalField = ({ magnetic_dip: dip, magnetic_total_field: field }: Params): number | undefined =>
  dip === undefined || field === undefined ? undefined : field * Math.cos(dip)

/** A well whose position has neither a standard deviation of its own nor an error model. */
export const lacksSigma = (p: Params): boolean =>
  p.tool_model === undefined && (p.sigma_reference === undefined || p.sigma_offset === undefined)

/** Standard deviations that are entered for the depth evaluated, and no error model for the others. */
export const lacksSigmaElsewhere = (p: Params): boolean =>
  p.tool_model === undefined && p.evaluate_at_measured_depth !== undefined

/** The separation factor is a distance over a standard deviation, which must not vanish. */
export function separationRules(p: Params): Problem[] {
  const some = (p.sigma_reference ?? 0) > 0 || (p.sigma_offset ?? 0) > 0
  if (p.sigma_project_ahead > 0 || some || p.reference_hole_diameter === undefined) return []
  const message =
    'must be greater than 0 m if the positions have no standard deviation, as at the tie-on of an error model (entered: 0 m)'
  return [{ pointer: '/sigma_project_ahead', message }]
}
