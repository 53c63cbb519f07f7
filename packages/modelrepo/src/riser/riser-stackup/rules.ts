/** What must hold between the inputs of the stack-up. */
import { type Problem, problemAt, refused, shown } from '@keelson/workflow'
import { wallProblems } from '../../_shared/pipe/wall-problems.ts'
import { FLUIDS, type Params } from './inputs.ts'

export const rules = (p: Params): Problem[] => [
  ...stringProblems(p),
  ...fluidProblems(p),
  ...tensionerProblems(p),
  ...liftOffProblems(p),
  ...shareProblems(p),
  ...wallProblems(p),
]

function stringProblems({ submerged_weight, joints }: Params): Problem[] {
  if (submerged_weight === undefined && joints === undefined)
    return refused('/submerged_weight', 'must be provided unless {joints} are entered')
  if (submerged_weight !== undefined && joints !== undefined)
    return refused('/submerged_weight', 'must not be entered with {joints}, which define the weight')
  return []
}

function fluidProblems(p: Params): Problem[] {
  const missing = FLUIDS.filter((name) => p[name] === undefined)
  if (missing.length === 0 || missing.length === FLUIDS.length) return []
  return missing.map((name) =>
    problemAt(`/${name}`, 'must be provided with the other fluid inputs; enter all five or none'),
  )
}

function tensionerProblems({ number_of_tensioners: N, tensioners_failed: n }: Params): Problem[] {
  if (N === undefined || n < N) return []
  return refused('/tensioners_failed', `must be less than the {number_of_tensioners}, ${N} (entered: ${n})`)
}

function liftOffProblems(p: Params): Problem[] {
  if (p.required_connector_overpull === undefined) return []
  const noMinimum = p.number_of_tensioners === undefined || FLUIDS.some((name) => p[name] === undefined)
  return [
    ...(noMinimum
      ? refused(
          '/number_of_tensioners',
          'must be provided, with mud and seawater, for the minimum top tension if {required_connector_overpull} is entered',
        )
      : []),
    ...(p.lmrp_submerged_weight === undefined
      ? refused('/lmrp_submerged_weight', 'must be provided with {required_connector_overpull}; enter 0 if none')
      : []),
  ]
}

function shareProblems({ depth_factors: f }: Params): Problem[] {
  const outside = f.find((x) => x < 0 || x > 1)
  if (outside !== undefined) return refused('/depth_factors', `must be between 0 and 1 (entered: ${shown(outside)})`)
  const i = f.findIndex((x, j) => j > 0 && x <= (f[j - 1] ?? x))
  return i < 0
    ? []
    : refused(
        '/depth_factors',
        `must be in ascending order (entered: ${shown(f[i] ?? 0)} after ${shown(f[i - 1] ?? 0)})`,
      )
}
