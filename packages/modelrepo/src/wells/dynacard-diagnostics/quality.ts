/** Whether the card closes and the two solvers agree: checks of the calculation itself. */
import type { Trace } from '@keelson/equations'
import { house } from '@keelson/equations'
import { rangeOf } from '@keelson/physics/rod-pump/card.ts'
import * as quality from '@keelson/physics/rod-pump/card-quality.ts'
import { everittJenningsCard } from '@keelson/physics/rod-pump/everitt-jennings.ts'
import { gibbsCard, smoothed } from '@keelson/physics/rod-pump/gibbs.ts'
import { LEAST_FLUID_LOAD } from '@keelson/physics/rod-pump/pump-card.ts'
import { inPractice, notChecked } from '@keelson/workflow'
import type { Solved } from '../_shared/rod-pump/pump.ts'
import type { Surface } from '../_shared/rod-pump/surface.ts'

const { compares } = inPractice('oilfield')

export const qualityChecks = {
  closure_position: compares('pump_stroke', {
    title: 'Card closure in position',
    criterion: quality.closingPosition,
    demand: { symbol: 's_d', title: 'Position step from last to first sample' },
    capacity: quality.closingPosition,
    selfCheck: 'The samples of the card form one closed stroke in position.',
  }),
  closure_load: compares('rod_load', {
    title: 'Card closure in load',
    criterion: quality.closingLoad,
    demand: { symbol: 'F_d', title: 'Load step from last to first sample' },
    capacity: quality.closingLoad,
    selfCheck: 'The samples of the card form one closed stroke in load.',
  }),
  solvers_position: compares('pump_stroke', {
    title: 'Solver agreement in position',
    criterion: quality.positionTolerance,
    demand: { symbol: 'Delta_u', title: 'Maximum position difference' },
    capacity: quality.positionTolerance,
    selfCheck: 'The two solvers give the same positions.',
  }),
  solvers_load: compares('rod_load', {
    title: 'Solver agreement in load',
    criterion: quality.loadTolerance,
    demand: { symbol: 'Delta_F', title: 'Maximum load difference' },
    capacity: quality.loadTolerance,
    selfCheck: 'The two solvers give the same loads.',
  }),
}

/** Traces both sides of the checks; why some of them are not made. */
export function qualityOf(surface: Surface, solved: Solved, trace: Trace) {
  closure(surface, trace)
  if (surface.loadRange > 0) {
    agreement(surface, solved, trace)
    return {}
  }
  const none = notChecked('not_requested', CONSTANT)
  return { closure_load: none, solvers_position: none, solvers_load: none }
}

/** The steps of position and load from the last sample to the first. */
function closure({ card, loadRange }: Surface, trace: Trace): void {
  trace.section('Card closure')
  const position = quality.stepsAround(card.position)
  const load = quality.stepsAround(card.load)
  const cell = (symbol: string, title: string, unit: string, value: number, where: string) =>
    trace.lookup({ symbol, title, unit, source: house, clause: quality.CLOSURE_FACTOR.clause, value, cell: where })
  const [ends, rest] = ['card table, last sample to first', 'card table, sample to sample']
  cell('s_d', 'Position step from last to first sample', 'm', position.closing, ends)
  const s_o = cell('s_o', 'Maximum other position step', 'm', position.other, rest)
  trace.apply(quality.closingPosition, { k_c: quality.CLOSURE_FACTOR, s_o })
  if (!(loadRange > 0)) return
  cell('F_d', 'Load step from last to first sample', 'N', load.closing, ends)
  const F_g = cell('F_g', 'Maximum other load step', 'N', load.other, rest)
  trace.apply(quality.closingLoad, { k_c: quality.CLOSURE_FACTOR, F_g })
}
export const CONSTANT = 'the measured load does not change'

/** Both solvers on the card as its harmonics make it, so that its noise is no part of it. */
function agreement({ rods, pumping, loadRange }: Surface, { dynamic }: Solved, trace: Trace): void {
  trace.section('Solver agreement')
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
      cell: 'pump cards of both solvers for the surface card reconstructed from its harmonics',
    })
  const S_e = cell('S_e', 'Stroke of smoothed pump card', 'm', rangeOf(by.position))
  const R_e = cell('R_e', 'Load range of smoothed pump card', 'N', Math.max(rangeOf(by.load), least))
  cell('Delta_u', 'Maximum position difference', 'm', apart.position)
  cell('Delta_F', 'Maximum load difference', 'N', apart.load)
  trace.apply(quality.positionTolerance, { e_u: quality.POSITION_AGREEMENT, S_e })
  trace.apply(quality.loadTolerance, { e_F: quality.LOAD_AGREEMENT, R_e })
}
