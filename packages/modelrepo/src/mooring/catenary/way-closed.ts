/** An inextensible line in closed form, from its touchdown on: by angle, tension or horizontal tension at the top. */
import type { Trace } from '@keelson/equations'
import { closedLine } from '@keelson/physics/catenary/closed-line.ts'
import * as modes from '@keelson/physics/catenary/closed-modes.ts'
import { anchorTension } from '@keelson/physics/catenary/equations.ts'
import { answered, ofLine } from './answer.ts'
import { type Inputs, way } from './inputs.ts'
import { pullProblems, riseProblems } from './rules.ts'
import { type SolvedLine, zero } from './solved-line.ts'

const FROM_TOUCHDOWN = 'Line from touchdown'

export const byAngle = way({
  ...ofLine,
  takes: [...ofLine.takes, 'hang_off_angle_from_vertical'],
  rules: riseProblems,
  calculate: (p, trace) => {
    const { vertical_span: d, submerged_weight_per_length: w, hang_off_angle_from_vertical: q } = p
    trace.section(FROM_TOUCHDOWN)
    const phi = trace.apply(modes.topAngle, { q })
    const a = trace.apply(modes.parameterFromAngle, { d, phi })
    const S = trace.apply(modes.lengthFromAngle, { a, phi })
    const X = trace.apply(modes.spanFromAngle, { a, phi })
    const H = trace.apply(modes.horizontalFromParameter, { w, a })
    const T = trace.apply(modes.topFromHorizontal, { H, w, d })
    return answered(p, { ...fromTop(p, { H, S, X, T }, trace), a }, trace)
  },
})

export const byTopTension = way({
  ...ofLine,
  takes: [...ofLine.takes, 'fairlead_tension'],
  rules: pullProblems,
  calculate: (p, trace) => {
    const { vertical_span: d, submerged_weight_per_length: w, fairlead_tension: T } = p
    trace.section(FROM_TOUCHDOWN)
    const H = trace.apply(modes.horizontalFromTop, { T, w, d })
    const S = trace.apply(modes.lengthFromTop, { d, T, w })
    const X = trace.apply(modes.spanFromHorizontal, { H, w, S })
    return answered(p, fromTop(p, { H, S, X, T }, trace), trace)
  },
})

export const byHorizontalTension = way({
  ...ofLine,
  takes: [...ofLine.takes, 'fairlead_horizontal_tension'],
  rules: riseProblems,
  calculate: (p, trace) => {
    const { vertical_span: d, submerged_weight_per_length: w, fairlead_horizontal_tension: H } = p
    trace.section(FROM_TOUCHDOWN)
    const S = trace.apply(modes.lengthFromHorizontal, { d, H, w })
    const X = trace.apply(modes.spanFromHorizontal, { H, w, S })
    const T = trace.apply(modes.topFromHorizontal, { H, w, d })
    return answered(p, fromTop(p, { H, S, X, T }, trace), trace)
  },
})

type Hanging = Pick<Inputs, 'vertical_span' | 'submerged_weight_per_length'>
interface Top {
  readonly H: number
  readonly S: number
  readonly X: number
  readonly T: number
}

/** The line down to its touchdown, which is its anchor. */
function fromTop(p: Hanging, { H, S, X: x, T }: Top, trace: Trace): SolvedLine {
  const { vertical_span: d, submerged_weight_per_length: w } = p
  const V = trace.apply(modes.verticalFromLength, { w, S })
  trace.section('Touchdown')
  const V_A = zero(trace, 'V_A', 'Vertical tension at touchdown', 'N', 'horizontal tangent on the seabed')
  const T_A = trace.apply(anchorTension, { H_A: H, V_A }, { rename: { H_A: 'H' }, title: 'Touchdown tension' })
  const L_B = zero(trace, 'L_B', 'Grounded unstretched length', 'm', 'line starts at touchdown')
  return { ...closedLine(H, w, d), H, V, T, H_A: H, V_A, T_A, x, L_B, S, L_s: S, stiffness: null }
}
