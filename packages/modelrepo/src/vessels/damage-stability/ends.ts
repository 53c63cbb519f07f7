/** Trim and draughts at the ends after damage. */
import type { Trace } from '@keelson/equations'
import { draughtAt, trimBetween } from '@keelson/physics/ship-stability/draughts.ts'
import { givesAs, notApplicable } from '@keelson/workflow'
import type { HullRun } from './calculate-hull.ts'
import { NO_REST } from './calculate-residual.ts'
import { FLOODING, HULL } from './inputs.ts'

/** In the order in which a reader is told them. */
const onlyWhen = { analysis: [FLOODING, HULL] }
const draught = (symbol: string, title: string, description: string) =>
  givesAs(symbol, title, 'hull_coordinate', description, { signed: true, onlyWhen })

export const endValues = {
  trim: draught('t', 'Trim', 'Trim over the length, positive by the bow.'),
  draft_forward: draught('T_f', 'Forward draught', 'Draught at the forward end after damage.'),
  draft_aft: draught('T_a', 'Aft draught', 'Draught at the aft end after damage.'),
}

const none = notApplicable(NO_REST)

/** Traces trim and draughts at the ends, at rest; why there are none. */
export function endsOf({ rest, form }: HullRun, trace: Trace) {
  if (rest === undefined) return { trim: none, draft_forward: none, draft_aft: none }
  const [x_a, x_f] = [form.stations[0]?.x ?? 0, form.stations.at(-1)?.x ?? 0]
  const { level: z_w, slope: s_w } = rest
  const theta_e = Math.abs(rest.heel)
  const draughtOf = (as: string, title: string, x: number, name: string) =>
    trace.apply(draughtAt, { z_w, s_w, x, theta_e }, { as, title, rename: { x: name } })
  trace.apply(trimBetween, { s_w, x_f, x_a, theta_e })
  draughtOf('T_f', 'Forward draught', x_f, 'x_f')
  draughtOf('T_a', 'Aft draught', x_a, 'x_a')
  return {}
}
