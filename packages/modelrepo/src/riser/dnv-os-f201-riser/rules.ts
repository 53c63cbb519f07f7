/** What the inputs must satisfy together: walls that are left, strengths and pressures in order, one way to give a load. */
import { MILL_TOLERANCE } from '@keelson/standards/dnv-os-f201-2010/resistance.ts'
import { type Problem, shownLength, shownPressure } from '@keelson/workflow'
import { wallProblems } from '../../_shared/pipe/wall-problems.ts'
import { atStation, stationCount, stationName, stationProblems } from '../_shared/stations/stations.ts'
import type { Params } from './inputs.ts'

export const rules = (p: Params): Problem[] => {
  const lists = stationProblems(listsOf(p), p.arc_length)
  return [
    ...wallProblems(p),
    ...leftProblems(p),
    ...strengthProblems(p),
    ...loadProblems(p),
    ...lists,
    ...(lists.length === 0 ? pressureProblems(p) : []),
  ]
}

/** Everything that may differ from station to station. */
export const listsOf = (p: Params) => ({
  internal_pressure: p.internal_pressure,
  local_incidental_pressure: p.local_incidental_pressure,
  minimum_internal_pressure: p.minimum_internal_pressure,
  external_pressure: p.external_pressure,
  design_effective_tension: p.design_effective_tension,
  functional_tension: p.functional_tension,
  environmental_tension: p.environmental_tension,
  accidental_tension: p.accidental_tension,
  design_bending_moment: p.design_bending_moment,
  functional_moment: p.functional_moment,
  environmental_moment: p.environmental_moment,
  accidental_moment: p.accidental_moment,
})

function leftProblems({ wall_thickness: t, corrosion_allowance: t_corr, fabrication_tolerance }: Params): Problem[] {
  const t_fab = fabrication_tolerance ?? MILL_TOLERANCE.value * t
  if (t - t_fab - t_corr > 0) return []
  return [
    {
      pointer: '/wall_thickness',
      message: `must exceed the sum of {fabrication_tolerance} and {corrosion_allowance}, ${shownLength(t_fab + t_corr)} (entered: ${shownLength(t)})`,
    },
  ]
}

const strengthProblems = ({ yield_strength: f_y, tensile_strength: f_u }: Params): Problem[] =>
  f_u >= f_y
    ? []
    : [
        {
          pointer: '/tensile_strength',
          message: `must not be less than {yield_strength}, ${shownPressure(f_y)} (entered: ${shownPressure(f_u)})`,
        },
      ]

const loadProblems = (p: Params): Problem[] => [
  ...bothWays('design_effective_tension', p, ['functional_tension', 'environmental_tension', 'accidental_tension']),
  ...bothWays('design_bending_moment', p, ['functional_moment', 'environmental_moment', 'accidental_moment']),
]

const bothWays = (whole: keyof Params, p: Params, parts: readonly (keyof Params)[]): Problem[] => {
  const given = parts.find((name) => p[name] !== undefined)
  if (p[whole] === undefined || given === undefined) return []
  return [
    {
      pointer: `/${whole}`,
      message: `must not be combined with {${given}}, which is already a design load; enter one or the other`,
    },
  ]
}

function pressureProblems(p: Params): Problem[] {
  const stations = Array.from({ length: stationCount(listsOf(p)) }, (_, k) => k)
  const { internal_pressure, minimum_internal_pressure: least, local_incidental_pressure: incidental } = p
  const inside = (k: number) => atStation(internal_pressure, k)
  const above = stations.find((k) => atStation(least, k) > inside(k))
  const below = incidental && stations.find((k) => atStation(incidental, k) < inside(k))
  const said = (k: number, word: string, read: number) =>
    `must not be ${word} {internal_pressure}, ${shownPressure(inside(k))} at ${stationName(k)} (entered: ${shownPressure(read)})`
  return [
    ...(above === undefined
      ? []
      : [{ pointer: '/minimum_internal_pressure', message: said(above, 'above', atStation(least, above)) }]),
    ...(below === undefined || incidental === undefined
      ? []
      : [{ pointer: '/local_incidental_pressure', message: said(below, 'below', atStation(incidental, below)) }]),
  ]
}
