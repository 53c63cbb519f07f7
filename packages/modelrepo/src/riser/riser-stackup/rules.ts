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
    return refused('/submerged_weight', 'is required, or {joints} in its place')
  if (submerged_weight !== undefined && joints !== undefined)
    return refused('/submerged_weight', 'must not be given beside {joints}, which have their own weight')
  return []
}

function fluidProblems(p: Params): Problem[] {
  const missing = FLUIDS.filter((name) => p[name] === undefined)
  if (missing.length === 0 || missing.length === FLUIDS.length) return []
  return missing.map((name) =>
    problemAt(`/${name}`, 'is required with the other inputs of mud and seawater: all five or none'),
  )
}

function tensionerProblems({ number_of_tensioners: N, tensioners_failed: n }: Params): Problem[] {
  if (N === undefined || n < N) return []
  return refused('/tensioners_failed', `must be fewer than the {number_of_tensioners}, ${N}; read ${n}`)
}

function liftOffProblems(p: Params): Problem[] {
  if (p.required_connector_overpull === undefined) return []
  const noMinimum = p.number_of_tensioners === undefined || FLUIDS.some((name) => p[name] === undefined)
  return [
    ...(noMinimum
      ? refused(
          '/number_of_tensioners',
          'is required, with mud and seawater, where {required_connector_overpull} is given: the overall minimum stands on the minimum top tension',
        )
      : []),
    ...(p.lmrp_submerged_weight === undefined
      ? refused('/lmrp_submerged_weight', 'is required with {required_connector_overpull}; 0 must be stated')
      : []),
  ]
}

function shareProblems({ depth_factors: f }: Params): Problem[] {
  const outside = f.find((x) => x < 0 || x > 1)
  if (outside !== undefined) return refused('/depth_factors', `must lie within 0 and 1; read ${shown(outside)}`)
  const i = f.findIndex((x, j) => j > 0 && x <= (f[j - 1] ?? x))
  return i < 0 ? [] : refused('/depth_factors', `must grow; read ${shown(f[i] ?? 0)} after ${shown(f[i - 1] ?? 0)}`)
}
