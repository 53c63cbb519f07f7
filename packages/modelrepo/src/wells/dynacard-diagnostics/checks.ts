/** The acceptance checks of a card: its quality, its energy, the rods and the gearbox. */
import type { Trace } from '@keelson/equations'
import {
  closingLoad,
  closingPosition,
  loadTolerance,
  positionTolerance,
} from '@keelson/physics/rod-pump/card-quality.ts'
import { netTorque, peakTorque } from '@keelson/physics/rod-pump/crank-torque.ts'
import { cardPower } from '@keelson/physics/rod-pump/pump-equations.ts'
import { DAMPING } from '@keelson/physics/rod-pump/rod-string.ts'
import { allowableRange, goodmanLoading, stressRange } from '@keelson/standards/api-rp-11br-2008/rod-loading.ts'
import { apiRp11br } from '@keelson/standards/api-rp-11br-2008/source.ts'
import {
  type CheckResult,
  check,
  inPractice,
  type Left,
  type NotChecked,
  notChecked,
  openIf,
  shownIn,
  withoutDemand,
} from '@keelson/workflow'
import { dampingLeft, materialLeft, partedLeft, ROD_LIMITS, WHOLE_RODS } from '../_shared/rod-pump/limits.ts'
import { type SectionLoading, worstBelow } from '../_shared/rod-pump/loading.ts'
import type { CardRun } from './calculate-card.ts'
import { agreementChecks, CONSTANT, closureChecks } from './calculate-quality.ts'
import { cardOnly } from './modes.ts'

const { checkOf } = inPractice('oilfield')

export const checks = {
  rod_loading: checkOf('stress', {
    title: 'Loading of the top rod',
    criterion: goodmanLoading,
    demand: stressRange,
    capacity: allowableRange,
    onlyWhen: cardOnly,
    needs: ['rod_minimum_tensile_strength'],
    reach: ROD_LIMITS,
  }),
  rod_loading_below: checkOf('stress', {
    title: 'Loading of the sections below',
    criterion: goodmanLoading,
    demand: 'Range of stress of the section that is loaded most',
    capacity: 'Its allowable range of stress',
    onlyWhen: cardOnly,
    needs: ['rod_minimum_tensile_strength'],
    reach: [...ROD_LIMITS, DAMPING],
  }),
  gearbox: checkOf('gearbox_torque', {
    title: 'Gearbox',
    criterion: netTorque,
    demand: peakTorque,
    capacity: 'Gearbox rating',
    onlyWhen: cardOnly,
    needs: ['gearbox_rating'],
    reach: [WHOLE_RODS],
  }),
  energy: checkOf('power', {
    title: 'The pump takes no more power than the polished rod gives',
    criterion: cardPower,
    demand: 'Pump power',
    capacity: 'Polished rod power',
    onlyWhen: cardOnly,
    reach: [WHOLE_RODS, DAMPING],
  }),
  closure_position: checkOf('pump_stroke', {
    title: 'The card closes in position',
    criterion: closingPosition,
    demand: 'Step of the position from the last sample to the first',
    capacity: closingPosition,
    selfCheck: 'Whether the samples of a card make one closed stroke in position.',
    onlyWhen: cardOnly,
  }),
  closure_load: checkOf('rod_load', {
    title: 'The card closes in load',
    criterion: closingLoad,
    demand: 'Step of the load from the last sample to the first',
    capacity: closingLoad,
    selfCheck: 'Whether the samples of a card make one closed stroke in load.',
    onlyWhen: cardOnly,
  }),
  solvers_position: checkOf('pump_stroke', {
    title: 'The solvers agree in position',
    criterion: positionTolerance,
    demand: 'Largest difference of position',
    capacity: positionTolerance,
    selfCheck: 'Whether two solvers find the same positions.',
    onlyWhen: cardOnly,
  }),
  solvers_load: checkOf('rod_load', {
    title: 'The solvers agree in load',
    criterion: loadTolerance,
    demand: 'Largest difference of load',
    capacity: loadTolerance,
    selfCheck: 'Whether two solvers find the same loads.',
    onlyWhen: cardOnly,
  }),
}

type Checked = CheckResult | NotChecked

export function checksOf(run: CardRun, trace: Trace) {
  const { surface, solved } = run
  return {
    ...rodChecks(run, trace),
    ...gearboxCheck(run),
    energy: unlessDoubted(run, energyCheck(run), dampingLeft(run)),
    ...closureChecks(surface, trace),
    ...agreementChecks(surface, solved, trace),
  }
}

function energyCheck(run: CardRun): Checked {
  const { surface, solved } = run
  const parted = partedLeft(run)
  if (parted) return notChecked('out_of_reach', parted)
  if (!(surface.loadRange > 0)) return notChecked('unread', CONSTANT)
  const gives = solved.power < -NO_POWER * Math.abs(surface.power)
  return openIf(
    'contradiction',
    gives ? 'the pump gives power to the rods, which no pump does: the damping is too high' : undefined,
    check({ demand: solved.power, capacity: surface.power }),
  )
}
/** Pump power over polished rod power that the solution cannot tell from none. */
const NO_POWER = 0.02

/** A pass on loads that belong to no whole string at work shows nothing; `limit`: what else the check leaves. */
function unlessDoubted(run: CardRun, made: Checked, limit?: Left): Checked {
  if ('notChecked' in made) return made
  const { contradiction, pumped } = run
  if (contradiction !== undefined) return openIf('contradiction', contradiction, made)
  if ('unread' in pumped) return openIf('unread', pumped.unread, made)
  return openIf('out_of_reach', partedLeft(run) ?? limit, made)
}

const NO_STRENGTH = 'no tensile strength of the rods is given'
function rodChecks(run: CardRun, trace: Trace): Readonly<Record<'rod_loading' | 'rod_loading_below', Checked>> {
  const { R_s, allowed } = run.loading
  if (allowed === undefined)
    return {
      rod_loading: notChecked('input_missing', NO_STRENGTH),
      rod_loading_below: notChecked('input_missing', NO_STRENGTH),
    }
  const material = materialLeft(run)
  const rod_loading = unlessDoubted(run, check({ demand: R_s, capacity: allowed.R_a }), material)
  const worst = worstBelow(run)
  if (worst === undefined)
    return { rod_loading, rod_loading_below: notChecked('not_requested', 'the string has one section') }
  return {
    rod_loading,
    rod_loading_below: unlessDoubted(run, sectionCheck(worst, trace), material ?? dampingLeft(run)),
  }
}

function sectionCheck({ top, R_s, allowed }: SectionLoading, trace: Trace): Checked {
  trace.section('Loading of the sections below')
  const cell = (symbol: string, title: string, value: number) =>
    trace.lookup({
      symbol,
      title,
      unit: 'Pa',
      source: apiRp11br,
      clause: goodmanLoading.clause,
      value,
      cell: `table of the rod sections, the one that begins at ${shownIn(top, 'ft')}`,
    })
  const demand = cell('R_sb', 'Range of stress of the section that is loaded most', R_s)
  const capacity = cell('R_ab', 'Its allowable range of stress', allowed?.R_a ?? 0)
  return check({ demand, capacity, note: `the section that begins at ${shownIn(top, 'ft')}` })
}

function gearboxCheck(run: CardRun): { readonly gearbox: Checked } {
  const { well, torque } = run
  const { gearbox_rating: capacity, counterbalance_effect } = well
  if (capacity === undefined) return { gearbox: notChecked('input_missing', 'no rating of the gearbox is given') }
  if (torque === undefined) return { gearbox: withoutDemand('without a counterbalance effect there is no net torque') }
  const made = check({ demand: torque.T_p, capacity })
  const supposed =
    counterbalance_effect === undefined
      ? `the counterbalance of a balanced unit is supposed, with which the peak is ${shownIn(torque.T_p, 'in*lbf')}: the torque of the unit as it stands may be higher; give its counterbalance effect`
      : undefined
  const known = unlessDoubted(run, made)
  return { gearbox: 'notChecked' in known ? known : openIf('input_missing', supposed, made) }
}
