/** What must hold between the inputs of riser fatigue. */
import { type Problem, problemAt, refused, shown } from '@keelson/workflow'
import { boreProblems } from '../../_shared/pipe/wall-problems.ts'
import type { Params, Segment, VivCase } from './inputs.ts'

export const rules = (p: Params): Problem[] =>
  p.segments.flatMap((segment, i) => segmentProblems(segment, `/segments/${i}`))

function segmentProblems(segment: Segment, here: string): Problem[] {
  const { outer_diameter_mm: D, wall_thickness_mm: t, viv_cases = [] } = segment
  return [
    ...boreProblems('wall_thickness_mm', D, t).map(({ pointer, message }) => problemAt(`${here}${pointer}`, message)),
    ...loadingProblems(segment, here),
    ...histogramProblems(segment, `${here}/wave`),
    ...viv_cases.flatMap((v, j) => vivProblems(v, `${here}/viv_cases/${j}`)),
  ]
}

function loadingProblems({ wave, wave_weibull, viv_cases = [] }: Segment, here: string): Problem[] {
  if (wave !== undefined && wave_weibull !== undefined)
    return refused(`${here}/wave_weibull`, 'must not be combined with a histogram; enter one or the other')
  if (wave === undefined && wave_weibull === undefined && viv_cases.length === 0)
    return refused(here, 'must have wave stress ranges (histogram or distribution) or vortex-induced vibration')
  return []
}

function histogramProblems({ wave }: Segment, here: string): Problem[] {
  const [histogram] = wave ?? []
  if (histogram === undefined) return []
  const [ranges, cycles] = [histogram.stress_ranges_MPa.length, histogram.cycles.length]
  return ranges === cycles
    ? []
    : refused(`${here}/cycles`, `must have one entry for each of the ${ranges} stress ranges (entered: ${cycles})`)
}

function vivProblems({ exposure_fraction: share, exposure_hours_per_year: hours }: VivCase, here: string): Problem[] {
  if ((share === undefined) === (hours === undefined))
    return refused(
      here,
      `must have either the exposure fraction or the hours per year (entered: ${share === undefined ? 'neither' : 'both'})`,
    )
  return share !== undefined && share > 1
    ? refused(`${here}/exposure_fraction`, `must not exceed 1, which is the whole year (entered: ${shown(share)})`)
    : []
}
