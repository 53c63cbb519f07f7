/** The modes in closed form: an inextensible line from its touchdown, by angle, tension or horizontal tension at the top. */
import type { Trace } from '@keelson/equations'
import { closedLine } from '@keelson/physics/catenary/closed-line.ts'
import * as modes from '@keelson/physics/catenary/closed-modes.ts'
import { anchorTension } from '@keelson/physics/catenary/equations.ts'
import { given } from '@keelson/workflow'
import { type SolvedLine, zero } from './calculate-line.ts'
import { HANG_OFF_ANGLE, type Params, TOP_TENSION } from './inputs.ts'

export interface ClosedLine extends SolvedLine {
  /** Catenary parameter where the mode starts from it, m. */
  readonly a: number | undefined
}

export function closedModeLine(p: Params, trace: Trace): ClosedLine {
  const { vertical_span: d, submerged_weight_per_length: w } = p
  trace.section('Line from its touchdown')
  const top = p.solve_mode === HANG_OFF_ANGLE ? byAngle(p, trace) : byTension(p, trace)
  const { H, S, X, T } = top
  const V = trace.apply(modes.verticalFromLength, { w, S })
  trace.section('Touchdown')
  const V_A = zero(trace, 'V_A', 'Vertical tension at the touchdown', 'N', 'horizontal tangent on the seabed')
  const T_A = trace.apply(anchorTension, { H_A: H, V_A }, { rename: { H_A: 'H' }, title: 'Tension at the touchdown' })
  const L_B = zero(trace, 'L_B', 'Unstretched length on the seabed', 'm', 'the line starts at its touchdown')
  return { ...closedLine(H, w, d), H, V, T, H_A: H, V_A, T_A, x: X, L_B, S, L_s: S, stiffness: null, a: top.a }
}

interface Top {
  readonly H: number
  readonly S: number
  readonly X: number
  readonly T: number
  readonly a: number | undefined
}

function byAngle(p: Params, trace: Trace): Top {
  const { vertical_span: d, submerged_weight_per_length: w } = p
  const { hang_off_angle_from_vertical: q } = given(p, 'hang_off_angle_from_vertical')
  const phi = trace.apply(modes.topAngle, { q })
  const a = trace.apply(modes.parameterFromAngle, { d, phi })
  const S = trace.apply(modes.lengthFromAngle, { a, phi })
  const X = trace.apply(modes.spanFromAngle, { a, phi })
  const H = trace.apply(modes.horizontalFromParameter, { w, a })
  const T = trace.apply(modes.topFromHorizontal, { H, w, d })
  return { H, S, X, T, a }
}

function byTension(p: Params, trace: Trace): Top {
  const { vertical_span: d, submerged_weight_per_length: w } = p
  if (p.solve_mode === TOP_TENSION) {
    const { fairlead_tension: T } = given(p, 'fairlead_tension')
    const H = trace.apply(modes.horizontalFromTop, { T, w, d })
    const S = trace.apply(modes.lengthFromTop, { d, T, w })
    return { H, S, X: trace.apply(modes.spanFromHorizontal, { H, w, S }), T, a: undefined }
  }
  const { fairlead_horizontal_tension: H } = given(p, 'fairlead_horizontal_tension')
  const S = trace.apply(modes.lengthFromHorizontal, { d, H, w })
  const X = trace.apply(modes.spanFromHorizontal, { H, w, S })
  return { H, S, X, T: trace.apply(modes.topFromHorizontal, { H, w, d }), a: undefined }
}
