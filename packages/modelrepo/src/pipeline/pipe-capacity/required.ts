/** The thinnest walls that the pressures of the run ask for. */
import type { Trace } from '@keelson/equations'
import { wallPlusCorrosion } from '@keelson/physics/pipe-wall.ts'
import { wallAgainstCollapse, wallAgainstPropagation } from './external.ts'
import { BURST, COLLAPSE, PROPAGATION } from './state-names.ts'
import type { Run } from './states.ts'

type RequiredName = typeof BURST | typeof COLLAPSE | typeof PROPAGATION
export interface Required {
  readonly name: RequiredName
  /** Net pressure, Pa. */
  readonly pressure: number
  /** m, before and with corrosion allowance. */
  readonly net: number
  readonly nominal: number
}

export function requiredWalls({ code, p, factors, loads: { P_net, P_ext } }: Run, trace: Trace): readonly Required[] {
  const made = (name: RequiredName, pressure: number, symbol: string, letter: string, net: number): Required => {
    const options = { as: `t_nom_${letter}`, rename: { t_req: symbol } }
    const nominal = trace.apply(wallPlusCorrosion, { t_req: net, t_corr: p.corrosion_allowance }, options)
    return { name, pressure, net, nominal }
  }
  trace.section('Required wall thickness: burst')
  const burst = made(BURST, P_net, 't_b_req', 'b', code.burstWall(factors.internal, P_net, trace))
  trace.section('Required wall thickness: collapse')
  const collapse = made(COLLAPSE, P_ext, 't_c_req', 'c', wallAgainstCollapse(code, p, P_ext, trace))
  trace.section('Required wall thickness: propagating buckle')
  const propagation = made(PROPAGATION, P_ext, 't_p_req', 'p', wallAgainstPropagation(p, P_ext, trace))
  return [burst, collapse, propagation]
}
