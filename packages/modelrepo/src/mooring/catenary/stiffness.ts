/** The fairlead stiffness step by step: the Jacobian of the branch and its inverse. */
import type { Trace } from '@keelson/equations'
import * as k from '@keelson/physics/catenary/stiffness.ts'
import { type SolvedLine, zero } from './solved-line.ts'

type Part = Omit<SolvedLine, 'stiffness'>
type Matrix = readonly (readonly number[])[]

/** d(H, V)/d(x, z), N/m: rows H and V, columns x and z; null where the fairlead has no finite stiffness. */
export function tracedStiffness(part: Part, trace: Trace): Matrix | null {
  const known = part.solution.stiffness
  if (known === null) return null
  trace.section('Fairlead stiffness')
  switch (part.solution.branch) {
    case 'grounded':
      return groundedStiffness(part, trace)
    case 'suspended':
      return suspendedStiffness(part, trace)
    default:
      return uncoupledStiffness(part, trace)
  }
}

function groundedStiffness({ line, solution, H, V, T, L_B }: Part, trace: Trace): Matrix {
  const { unstretchedLength: L, weightPerLength: w, axialStiffness: EA, frictionCoefficient: C_B } = line
  const L_0 = solution.relievedLength
  const x_H = trace.apply(k.groundedXH, { H, V, T, w, L, EA, L_0 })
  const x_V = trace.apply(k.groundedXV, { H, V, T, w, C_B, L_B, L_0, EA })
  const z_H = trace.apply(k.groundedZH, { H, V, T, w })
  const z_V = trace.apply(k.groundedZV, { V, T, w, EA })
  return inverse({ x_H, x_V, z_H, z_V }, {}, trace)
}

function suspendedStiffness({ line, solution, H, V, V_A, T, T_A }: Part, trace: Trace): Matrix {
  const { unstretchedLength: L, weightPerLength: w, axialStiffness: EA } = line
  const form = solution.taut ? k.tautXH : k.suspendedXH
  const x_H = trace.apply(form, { H, V, V_A, T, T_A, w, L, EA })
  const x_V = trace.apply(k.suspendedXV, { H, V, V_A, T, T_A, L })
  const z_V = trace.apply(k.suspendedZV, { H, V, V_A, T, T_A, L, EA })
  return inverse({ x_H, x_V, z_H: x_V, z_V }, { rename: { z_H: 'x_V' } }, trace)
}

interface Jacobian {
  readonly x_H: number
  readonly x_V: number
  readonly z_H: number
  readonly z_V: number
}

function inverse(J: Jacobian, same: { rename?: Record<string, string> }, trace: Trace): Matrix {
  const { x_H, x_V, z_H, z_V } = J
  const D_J = trace.apply(k.jacobianDeterminant, J, same)
  return [
    [trace.apply(k.stiffnessXX, { z_V, D_J }), trace.apply(k.stiffnessXZ, { x_V, D_J })],
    [trace.apply(k.stiffnessZX, { z_H, D_J }, same), trace.apply(k.stiffnessZZ, { x_H, D_J })],
  ]
}

/** A slack or vertical line: x moves H alone and z moves V alone. */
function uncoupledStiffness({ line, solution, V, V_A }: Part, trace: Trace): Matrix {
  const { unstretchedLength: L, weightPerLength: w, axialStiffness: EA } = line
  const tight = (solution.stiffness?.xx ?? 0) > 0
  const z_V = tight
    ? trace.apply(k.verticalZV, { L, EA })
    : solution.branch === 'slack'
      ? trace.apply(k.slackZV, { V, w, EA })
      : trace.apply(k.verticalLoopZV, { w, L, EA })
  const K_zz = trace.apply(k.uncoupledStiffness, { f: z_V }, { as: 'K_zz', rename: { f: 'z_V' } })
  if (!tight)
    return [
      [zero(trace, 'K_xx', 'Fairlead stiffness dH/dx', 'N/m', 'no horizontal tension'), 0],
      [0, K_zz],
    ]
  const x_H = trace.apply(k.verticalXH, { V, V_A, w, L, EA })
  const K_xx = trace.apply(k.uncoupledStiffness, { f: x_H }, { as: 'K_xx', rename: { f: 'x_H' } })
  return [
    [K_xx, 0],
    [0, K_zz],
  ]
}
