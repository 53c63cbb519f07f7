/** What the inputs must satisfy together, before anything is calculated. */
import { type Problem, shownIn } from '@keelson/workflow'
import { problemsOfHeights } from '../_shared/hull-offsets/form.ts'
import type { Given, Inputs, Perhaps } from './inputs.ts'

const metres = (value: number) => shownIn(value, 'm', 6)

export function depthProblems({ draft: T, depth: D }: Given<'draft'> & Perhaps<'depth'>): Problem[] {
  if (D === undefined || D > T) return []
  return [{ pointer: '/depth', message: `must be greater than the {draft}, ${metres(T)} (entered: ${metres(D)})` }]
}

export function pontoonProblems({
  draft: T,
  pontoon_height: h_p,
  pontoon_volume: V_p,
}: Given<'draft' | 'pontoon_height' | 'pontoon_volume'>): Problem[] {
  if (h_p >= T)
    return [
      {
        pointer: '/pontoon_height',
        message: `must be less than the {draft}, ${metres(T)}, because the pontoons are submerged (entered: ${metres(h_p)})`,
      },
    ]
  return V_p > 0 && h_p === 0
    ? [{ pointer: '/pontoon_height', message: 'must be above 0 if the pontoons have a volume' }]
    : []
}

export function draughtProblems({ draft: T, offsets }: Given<'draft' | 'offsets'>): Problem[] {
  const problems = problemsOfHeights(offsets)
  if (problems.length > 0) return problems
  const tops = offsets.map(({ heights }) => Math.max(...heights))
  const keel = Math.min(...offsets.flatMap(({ heights }) => heights))
  if (T > keel && T < Math.min(...tops)) return []
  return [
    {
      pointer: '/draft',
      message: `must be between the keel, ${metres(keel)}, and the lowest deck edge, ${metres(Math.min(...tops))} (entered: ${metres(T)})`,
    },
  ]
}

export function crossCurveProblems({
  cross_curves_kn: KN,
  heel_angles: phi,
}: Perhaps<'cross_curves_kn' | 'heel_angles'>): Problem[] {
  if (KN === undefined) return []
  if (phi === undefined)
    return [{ pointer: '/heel_angles', message: 'must be provided for each of the {cross_curves_kn}' }]
  if (phi.length !== KN.length)
    return [
      {
        pointer: '/cross_curves_kn',
        message: `must have one entry for each of the ${phi.length} {heel_angles} (entered: ${KN.length})`,
      },
    ]
  if (phi[0] !== 0)
    return [{ pointer: '/heel_angles', message: 'must start at 0 if the {cross_curves_kn} are entered' }]
  const wrong = phi.findIndex((angle, i) => i > 0 && angle <= (phi[i - 1] as number))
  if (wrong > 0)
    return [
      {
        pointer: `/heel_angles/${wrong}`,
        message: 'must be greater than the previous angle if the {cross_curves_kn} are entered',
      },
    ]
  return KN[0] === 0 ? [] : [{ pointer: '/cross_curves_kn/0', message: 'must be 0 upright' }]
}

export function pressureProblems(p: Partial<Inputs>): Problem[] {
  if (p.wind_pressure === undefined || p.wind_heeling_moment_upright !== undefined) return []
  return (['projected_area', 'heeling_arm'] as const).flatMap((name): Problem[] =>
    p[name] === undefined
      ? [{ pointer: `/${name}`, message: 'must be provided when the {wind_pressure} is entered' }]
      : [],
  )
}
