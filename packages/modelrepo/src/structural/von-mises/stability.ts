/** The load at which the frame buckles, and whether first-order stresses may be judged below it. */
import { met, type Trace } from '@keelson/equations'
import { type Critical, criticalLoad } from '@keelson/physics/frame/critical.ts'
import { criticalCompression, smallDisplacement } from '@keelson/physics/frame/equations.ts'
import type { FrameModel } from '@keelson/physics/frame/model.ts'
import type { FrameSolution } from '@keelson/physics/frame/solve.ts'
import { timoshenkoGere } from '@keelson/physics/frame/source.ts'
import { firstOrder } from '@keelson/standards/en-1993-1-1-2005/frame-stability.ts'
import {
  check,
  type Left,
  notApplicable,
  notChecked,
  openIf,
  outOf,
  shownForce,
  shownLength,
  shownPercent,
  shownRatio,
} from '@keelson/workflow'
import { sizeOf } from './forces.ts'
import type { Frame } from './model.ts'

const UNCOMPRESSED = 'no member is in compression'

export function stabilityOf(
  p: Pick<Frame, 'yield_strength'>,
  model: FrameModel,
  solution: FrameSolution,
  trace: Trace,
) {
  const critical = criticalLoad(model, solution)
  const outside = whyOutside(critical, model, solution)
  if (critical === undefined) {
    return {
      outside,
      critical: undefined,
      value: { critical_load_factor: notApplicable(UNCOMPRESSED) },
      check: notChecked('not_requested', UNCOMPRESSED),
    }
  }
  const capacity = traced(critical, trace)
  const made = check({
    demand: critical.compression,
    capacity,
    ...(critical.factor <= 1 && { failure: unstable(critical) }),
  })
  return {
    outside,
    critical,
    value: {},
    check:
      p.yield_strength === undefined && made.passes
        ? notChecked('input_missing', '{yield_strength} is not provided, and stability alone does not show adequacy')
        : openIf('out_of_reach', nearCritical(critical), made),
  }
}
const unstable = ({ factor }: Critical) => `the frame buckles at ${shownRatio(factor)} times the applied loads`

function traced({ factor, member, compression, modes, halvings }: Critical, trace: Trace): number {
  trace.section('Frame stability')
  const alpha_cr = trace.solved({
    source: timoshenkoGere,
    clause: '2.4, buckling of frames',
    symbol: 'alpha_cr',
    title: 'Critical load factor',
    unit: '-',
    value: factor,
    trial: 0,
    residual: 0,
    iterations: halvings,
    method:
      'bisection to the lowest buckling mode, with modes counted by the Wittrick-Williams method using exact stability functions',
    meets: [met('Buckling modes up to this factor', '-', modes, 'first mode', 1)],
  })
  const as = { as: `N_cr_${member}`, rename: { N_c: `N_c_${member}` } }
  return trace.apply(criticalCompression, { alpha_cr, N_c: compression }, as)
}

/** Why the stresses of first order are not those of the frame. */
function whyOutside(critical: Critical | undefined, model: FrameModel, solution: FrameSolution): Left | undefined {
  return (critical && nearCritical(critical)) ?? movedFar(model, solution)
}

export function nearCritical({ factor, member, compression }: Critical): Left | undefined {
  const said = `the critical load factor is ${shownRatio(factor)} (element ${member}, ${shownForce(compression)} in compression), below ${firstOrder.from}, the minimum for first-order analysis to EN 1993-1-1 (2005) 5.2.1(3)`
  return outOf(firstOrder, factor, said)
}

export function movedFar(model: FrameModel, { nodes }: FrameSolution): Left | undefined {
  const [size, moved] = [sizeOf(model), nodes.map(({ x, y }) => Math.hypot(x, y))]
  const most = moved.reduce((a, b) => Math.max(a, b), 0)
  const said = `node ${moved.indexOf(most)} moves by ${shownLength(most)}, ${shownPercent(most / size)} of the frame size, above the ${smallDisplacement.to} % limit for small displacements`
  return outOf(smallDisplacement, most / size, said)
}
