/** The vertical mode of Hobbs in the run: at which force a straight line without cover would lift. */
import { type Met, met, type Trace } from '@keelson/equations'
import { buckleTemperature } from '@keelson/physics/pipeline-buckling/hobbs-lateral.ts'
import * as hobbs from '@keelson/physics/pipeline-buckling/hobbs-vertical.ts'
import type { PipeSection } from '@keelson/physics/pipeline-buckling/section.ts'
import { hobbs as source } from '@keelson/physics/pipeline-buckling/sources.ts'
import type { Params } from './inputs.ts'

export interface Vertical {
  readonly L: number
  readonly P_0: number
  readonly Delta_T: number
  readonly y: number
  readonly M: number
  readonly atEdge: boolean
}

/** Lengths a little longer, and where there are any a little shorter, ask for more. */
function besides(
  { EI, ...pipe }: { readonly EI: number; readonly EA: number; readonly mu_a: number; readonly w: number },
  length: number,
  atEdge: boolean,
): Met[] {
  const P_0 = (L: number) =>
    hobbs.verticalRestrainedForce.evaluate({ P_v: hobbs.verticalForce.evaluate({ EI, L }), L, EI, ...pipe })
  return (atEdge ? [1.05] : [0.95, 1.05]).map((share) =>
    met('P_0', 'N', P_0(length), `restrained force at ${share} times the length`, P_0(share * length)),
  )
}

/** undefined without axial friction. */
export function verticalOf(p: Params, { EI, EA }: PipeSection, trace: Trace): Vertical | undefined {
  const { axial_friction_coefficient: mu_a, submerged_weight: w } = p
  if (mu_a === undefined) return undefined
  trace.section('Vertical mode without cover')
  const { L: value, atEdge, ...how } = hobbs.verticalMinimum({ EI, EA, mu_a, w })
  const L = trace.solved({
    symbol: 'L_v',
    title: 'Buckle length at minimum force',
    unit: 'm',
    source,
    clause: 'vertical mode',
    value,
    ...how,
    method: atEdge ? 'shortest length at which the mode is defined' : 'minimum P_0 over the length',
    meets: besides({ EI, EA, mu_a, w }, value, atEdge),
  })
  const own = { rename: { L: 'L_v' } }
  const P_v = trace.apply(hobbs.verticalForce, { EI, L }, own)
  const P_0 = atEdge ? P_v : trace.apply(hobbs.verticalRestrainedForce, { P_v, w, L, EI, EA, mu_a }, own)
  const rise = { P_0, EA, alpha: p.thermal_expansion_coefficient }
  return {
    L,
    P_0,
    Delta_T: trace.apply(buckleTemperature, rise, { as: 'Delta_T_v', ...(atEdge && { rename: { P_0: 'P_v' } }) }),
    y: trace.apply(hobbs.verticalAmplitude, { w, L, EI }, own),
    M: trace.apply(hobbs.verticalMoment, { w, L }, own),
    atEdge,
  }
}
