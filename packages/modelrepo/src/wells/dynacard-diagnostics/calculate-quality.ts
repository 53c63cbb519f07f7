/** Whether the card closes and the two solvers agree: numbers for the checks. */
import type { Trace } from '@keelson/equations'
import { house } from '@keelson/equations'
import { rangeOf } from '@keelson/physics/rod-pump/card.ts'
import * as quality from '@keelson/physics/rod-pump/card-quality.ts'
import { everittJenningsCard } from '@keelson/physics/rod-pump/everitt-jennings.ts'
import { gibbsCard, smoothed } from '@keelson/physics/rod-pump/gibbs.ts'
import { LEAST_FLUID_LOAD } from '@keelson/physics/rod-pump/pump-card.ts'
import { type CheckResult, check, type NotChecked, notChecked } from '@keelson/workflow'
import type { Solved } from '../_shared/rod-pump/pump.ts'
import type { Surface } from '../_shared/rod-pump/surface.ts'

type Checked = CheckResult | NotChecked

/** The steps of position and load from the last sample to the first. */
export function closureChecks({ card, loadRange }: Surface, trace: Trace) {
  trace.section('Closure of the card')
  const position = quality.stepsAround(card.position)
  const load = quality.stepsAround(card.load)
  const cell = (symbol: string, title: string, unit: string, value: number, where: string) =>
    trace.lookup({ symbol, title, unit, source: house, clause: quality.CLOSURE_FACTOR.clause, value, cell: where })
  const [ends, rest] = ['table of the cards, last sample to first', 'table of the cards, sample to sample']
  const s_d = cell('s_d', 'Step of the position from the last sample to the first', 'm', position.closing, ends)
  const s_o = cell('s_o', 'Largest other step of the position', 'm', position.other, rest)
  const s_c = trace.apply(quality.closingPosition, { k_c: quality.CLOSURE_FACTOR, s_o })
  const closure_position: Checked = check({ demand: s_d, capacity: s_c })
  if (!(loadRange > 0)) return { closure_position, closure_load: notChecked('not_requested', CONSTANT) }
  const F_d = cell('F_d', 'Step of the load from the last sample to the first', 'N', load.closing, ends)
  const F_g = cell('F_g', 'Largest other step of the load', 'N', load.other, rest)
  const F_c = trace.apply(quality.closingLoad, { k_c: quality.CLOSURE_FACTOR, F_g })
  return { closure_position, closure_load: check({ demand: F_d, capacity: F_c }) as Checked }
}
export const CONSTANT = 'the measured load does not change'

/** Both solvers on the card as its harmonics make it, so that its noise is no part of it. */
export function agreementChecks({ rods, pumping, loadRange }: Surface, { dynamic }: Solved, trace: Trace) {
  if (!(loadRange > 0))
    return {
      solvers_position: notChecked('not_requested', CONSTANT) as Checked,
      solvers_load: notChecked('not_requested', CONSTANT) as Checked,
    }
  trace.section('Agreement of the solvers')
  const smooth = smoothed(dynamic)
  const by = gibbsCard(smooth, rods, pumping)
  /** A pump that lifts nothing has no range of load of its own. */
  const least = LEAST_FLUID_LOAD * loadRange
  const apart = quality.differences(by, everittJenningsCard(smooth, rods, pumping))
  const cell = (symbol: string, title: string, unit: string, value: number) =>
    trace.lookup({
      symbol,
      title,
      unit,
      source: house,
      clause: quality.POSITION_AGREEMENT.clause,
      value,
      cell: 'pump cards of both solvers, of the surface card as its harmonics make it',
    })
  const S_e = cell('S_e', 'Stroke of the smooth pump card', 'm', rangeOf(by.position))
  const R_e = cell('R_e', 'Range of load of the smooth pump card', 'N', Math.max(rangeOf(by.load), least))
  const Delta_u = cell('Delta_u', 'Largest difference of position', 'm', apart.position)
  const Delta_F = cell('Delta_F', 'Largest difference of load', 'N', apart.load)
  const u_t = trace.apply(quality.positionTolerance, { e_u: quality.POSITION_AGREEMENT, S_e })
  const f_t = trace.apply(quality.loadTolerance, { e_F: quality.LOAD_AGREEMENT, R_e })
  return {
    solvers_position: check({ demand: Delta_u, capacity: u_t }) as Checked,
    solvers_load: check({ demand: Delta_F, capacity: f_t }) as Checked,
  }
}
