/** The concrete that the pipe needs, and the same check with other thicknesses. */
import type { Trace } from '@keelson/equations'
import { spaced } from '@keelson/numerics/spaced.ts'
import { dnvRpF109 } from '@keelson/standards/dnv-rp-f109-2021/source.ts'
import { givesAs, notApplicable, numberColumn, once, shownIn } from '@keelson/workflow'
import { weightFollowsConcrete } from './calculate-pipe.ts'
import {
  type Criterion,
  type Root,
  requiredThickness,
  THICKEST_CONCRETE,
  utilisationsAt,
} from './calculate-required.ts'
import { utilisationThickness } from './charts.ts'
import type { Params } from './inputs.ts'

export const concreteValue = {
  required_concrete_thickness: givesAs(
    't_req',
    'Required concrete thickness',
    'coating_thickness',
    'Minimum concrete thickness at which no utilisation exceeds 1, allowing for the larger diameter.',
  ),
}
export const concreteTables = {
  concrete_sweep: {
    title: 'Utilisation against concrete thickness',
    description: 'Checks repeated for other concrete thicknesses, with the diameter, weight and loads recalculated.',
    columns: {
      concrete_thickness: numberColumn('coating_thickness', 'Concrete thickness', { symbol: 't_c' }),
      diameter: numberColumn('line_pipe_outer_diameter', 'Hydrodynamic diameter', { symbol: 'D' }),
      submerged_weight: numberColumn('submerged_weight_per_length', 'Submerged weight', { symbol: 'w_s' }),
      vertical_stability: numberColumn('utilisation', 'Vertical stability'),
      lateral: numberColumn('utilisation', 'Lateral or weight criterion'),
      lift_off: numberColumn('utilisation', 'Lift-off'),
    },
  },
}
export const thicknessChart = {
  utilisation_thickness: {
    title: 'Utilisation against concrete thickness',
    description:
      'Utilisation of each criterion against concrete thickness, with the entered and required thicknesses marked.',
  },
}

/** Solves for the thickness and sweeps around it; neither where the weight does not follow from the concrete. */
export function requiredConcrete(p: Params, criterion: Criterion, trace: Trace) {
  if (!weightFollowsConcrete(p)) {
    const value = notApplicable('the weight does not depend on the concrete, because the diameter or weight is entered')
    return {
      value,
      values: { required_concrete_thickness: value },
      tables: () => ({ concrete_sweep: value }),
      charts: () => ({ utilisation_thickness: value }),
    }
  }
  const root = requiredThickness(p, criterion)
  const sweep = once(() => thicknesses(p, criterion, root?.value ?? 0))
  const value = root === undefined ? TOO_LITTLE : solvedThickness(root, trace)
  return {
    value,
    values: typeof value === 'number' ? {} : { required_concrete_thickness: value },
    tables: () => ({
      concrete_sweep: sweep().map((u) => ({
        concrete_thickness: u.t_c,
        diameter: u.D,
        submerged_weight: u.w_s,
        vertical_stability: u.vertical,
        lateral: u.lateral,
        lift_off: u.lift,
      })),
    }),
    charts: () => ({ utilisation_thickness: utilisationThickness(sweep(), p.coating_thickness, root?.value) }),
  }
}

const TOO_LITTLE = notApplicable(
  `no concrete thickness up to ${shownIn(THICKEST_CONCRETE, 'mm')} makes the pipe stable`,
)

const solvedThickness = ({ value, residual, iterations, meets }: Root, trace: Trace): number =>
  trace.solved({
    symbol: 't_req',
    title: 'Required concrete thickness',
    unit: 'm',
    source: dnvRpF109,
    clause: '3.2 to 3.6',
    value,
    trial: 0,
    residual,
    iterations,
    meets,
    method:
      value === 0
        ? 'stable without concrete'
        : 'first crossing found by search, then bracketed root of the complete calculation',
  })

/** The same check with thicknesses from none to beyond the one given and the one required. */
function thicknesses(p: Params, criterion: Criterion, required: number) {
  const far = Math.max(0.12, 1.5 * p.coating_thickness, 1.25 * required)
  return spaced(0, far, 25).flatMap((t_c) => {
    const u = utilisationsAt(p, t_c, criterion)
    return u === undefined ? [] : [{ ...u, t_c }]
  })
}
