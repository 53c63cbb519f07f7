/** The concrete that the pipe needs, and the same check with other thicknesses. */
import type { Trace } from '@keelson/equations'
import { spaced } from '@keelson/numerics/spaced.ts'
import { dnvRpF109 } from '@keelson/standards/dnv-rp-f109-2021/source.ts'
import { notApplicable, once, shownIn } from '@keelson/workflow'
import { weightFollowsConcrete } from './calculate-pipe.ts'
import { requiredThickness, type Sea, THICKEST_CONCRETE, utilisationsAt } from './calculate-required.ts'
import { utilisationThickness } from './charts.ts'
import type { Params } from './inputs.ts'

/** Solves for the thickness and sweeps around it; neither where the weight does not follow from the concrete. */
export function requiredConcrete(p: Params, sea: Sea, trace: Trace) {
  if (!weightFollowsConcrete(p)) {
    const value = notApplicable('the weight does not follow from the concrete: diameter or weight was given directly')
    return { value, sweep: () => value, charts: () => ({ utilisation_thickness: value }) }
  }
  const root = requiredThickness(p, sea)
  const sweep = once(() => thicknesses(p, sea, root?.value ?? 0))
  const value =
    root === undefined
      ? notApplicable(`no concrete up to ${shownIn(THICKEST_CONCRETE, 'mm')} makes the pipe stable`)
      : trace.solved({
          symbol: 't_req',
          title: 'Concrete thickness at which the largest utilisation is 1',
          unit: 'm',
          source: dnvRpF109,
          clause: '3.2 to 3.6',
          value: root.value,
          trial: 0,
          residual: root.residual,
          iterations: root.iterations,
          meets: root.meets,
          method:
            root.value === 0 ? 'stable without concrete' : 'first crossing, then bracketed root of the whole chain',
        })
  return {
    value,
    sweep: () =>
      sweep().map((u) => ({
        concrete_thickness: u.t_c,
        diameter: u.D,
        submerged_weight: u.w_s,
        vertical_stability: u.vertical,
        lateral: u.lateral,
        lift_off: u.lift,
      })),
    charts: () => ({ utilisation_thickness: utilisationThickness(sweep(), p.coating_thickness, root?.value) }),
  }
}

/** The same check with thicknesses from none to beyond the one given and the one required. */
function thicknesses(p: Params, sea: Sea, required: number) {
  const far = Math.max(0.12, 1.5 * p.coating_thickness, 1.25 * required)
  return spaced(0, far, 25).flatMap((t_c) => {
    const u = utilisationsAt(p, t_c, sea)
    return u === undefined ? [] : [{ ...u, t_c }]
  })
}
