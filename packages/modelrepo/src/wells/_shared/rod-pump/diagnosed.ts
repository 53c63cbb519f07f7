/** One well by its card: the cards, the pump and its diagnosis, the rods and the torque. What both workflows answer with. */
import type { Trace } from '@keelson/equations'
import { type Loading, loadingOf } from './loading.ts'
import { type Pumped, pumpedOf, type Solved, solvedPump } from './pump.ts'
import { type Surface, surfaceOf } from './surface.ts'
import { type Torque, torqueOf } from './torque.ts'
import type { CardWell } from './well.ts'
import { loadContradiction } from './zero-line.ts'

export interface DiagnosedWell {
  readonly well: CardWell
  readonly surface: Surface
  readonly solved: Solved
  readonly pumped: Pumped | { readonly unread: string }
  /** Why the loads cannot be of these rods and this fluid. */
  readonly contradiction: string | undefined
  /** Of the top rod. */
  readonly loading: Loading
  readonly torque: Torque | undefined
}

/** `between` stands in the report between the pump card and its reading: one harmonic or node written out. */
export function diagnosedWell(
  well: CardWell,
  trace: Trace,
  between: (surface: Surface, solved: Solved) => void = () => {},
): DiagnosedWell {
  const surface = surfaceOf(well, trace)
  const solved = solvedPump(well, surface, trace)
  between(surface, solved)
  const pumped = pumpedOf(well, surface, solved, trace)
  const contradiction = loadContradiction(well, surface, solved, pumped)
  const [top] = surface.rods.sections
  const loading = loadingOf(well, { d_1: top.diameter, F_max: surface.F_max, F_min: surface.F_min }, trace)
  const torque = torqueOf(well, surface, 'F_o' in pumped ? pumped.F_o : undefined, trace)
  return { well, surface, solved, pumped, contradiction, loading, torque }
}

export const isParted = ({ pumped }: Pick<DiagnosedWell, 'pumped'>): boolean =>
  'diagnosed' in pumped && pumped.diagnosed.label === 'rod_parting'
