/** How far rods and gearbox are loaded, and whether the pump takes what the polished rod gives. */
import type { Trace } from '@keelson/equations'
import { netTorque, peakTorque } from '@keelson/physics/rod-pump/crank-torque.ts'
import { cardPower } from '@keelson/physics/rod-pump/pump-equations.ts'
import { DAMPING } from '@keelson/physics/rod-pump/rod-string.ts'
import { allowableRange, goodmanLoading, stressRange } from '@keelson/standards/api-rp-11br-2008/rod-loading.ts'
import { apiRp11br } from '@keelson/standards/api-rp-11br-2008/source.ts'
import { type Doubt, inPractice, type Left, notChecked, shownIn, withoutDemand } from '@keelson/workflow'
import { dampingLeft, materialLeft, partedLeft, ROD_LIMITS, WHOLE_RODS } from '../_shared/rod-pump/limits.ts'
import { type SectionLoading, worstBelow } from '../_shared/rod-pump/loading.ts'
import type { CardRun } from './card.ts'
import { CONSTANT } from './quality.ts'

const { compares } = inPractice('oilfield')

export const loadChecks = {
  rod_loading: compares('stress', {
    title: 'Top rod loading',
    criterion: goodmanLoading,
    demand: stressRange,
    capacity: allowableRange,
    needs: ['rod_minimum_tensile_strength'],
    reach: ROD_LIMITS,
  }),
  rod_loading_below: compares('stress', {
    title: 'Lower section loading',
    criterion: goodmanLoading,
    demand: { symbol: 'R_sb', title: 'Stress range of governing section' },
    capacity: { symbol: 'R_ab', title: 'Allowable stress range of governing section' },
    needs: ['rod_minimum_tensile_strength'],
    reach: [...ROD_LIMITS, DAMPING],
  }),
  gearbox: compares('gearbox_torque', {
    title: 'Gearbox torque',
    criterion: netTorque,
    demand: peakTorque,
    capacity: { input: 'gearbox_rating', title: 'Gearbox rating' },
    needs: ['gearbox_rating'],
    reach: [WHOLE_RODS],
  }),
  energy: compares('power', {
    title: 'Pump power balance',
    criterion: cardPower,
    demand: { symbol: 'P_p', title: 'Pump power' },
    capacity: { symbol: 'P_s', title: 'Polished rod power' },
    reach: [WHOLE_RODS, DAMPING],
  }),
}

/** Why checks are not made, and what is said beside those that are. */
export function loadsOf(run: CardRun, trace: Trace) {
  const worst = worstBelow(run)
  const below = run.loading.allowed && worst
  const rods = materialLeft(run)
  if (below) sectionTraced(below, trace)
  return {
    checks: { ...rodsUnchecked(run, worst), ...gearboxUnchecked(run), ...energyUnchecked(run) },
    beside: {
      rod_loading: { doubt: doubtOf(run, rods) },
      rod_loading_below: {
        ...(below && { note: `section starting at ${shownIn(below.top, 'ft')}` }),
        doubt: doubtOf(run, rods ?? dampingLeft(run)),
      },
      gearbox: { doubt: doubtOf(run) ?? supposedBalance(run) },
      energy: { doubt: givesPower(run) ?? doubtOf(run, dampingLeft(run)) },
    },
  }
}

/** A pass on loads that belong to no whole string at work shows nothing; `limit`: what else the check leaves. */
function doubtOf(run: CardRun, limit?: Left): Doubt | undefined {
  const { contradiction, pumped } = run
  if (contradiction !== undefined) return { kind: 'contradiction', why: contradiction }
  if ('unread' in pumped) return { kind: 'unread', why: pumped.unread }
  const why = partedLeft(run) ?? limit
  return why && { kind: 'out_of_reach', why }
}

function rodsUnchecked({ loading: { allowed } }: CardRun, worst: SectionLoading | undefined) {
  if (allowed === undefined) {
    const none = notChecked('input_missing', 'the rod minimum tensile strength is not entered')
    return { rod_loading: none, rod_loading_below: none }
  }
  return worst ? {} : { rod_loading_below: notChecked('not_requested', 'the rod string has only one section') }
}

function sectionTraced({ top, R_s, allowed }: SectionLoading, trace: Trace): void {
  trace.section('Lower section loading')
  const cell = (symbol: string, title: string, value: number) =>
    trace.lookup({
      symbol,
      title,
      unit: 'Pa',
      source: apiRp11br,
      clause: goodmanLoading.clause,
      value,
      cell: `rod section table, the section starting at ${shownIn(top, 'ft')}`,
    })
  cell('R_sb', 'Stress range of governing section', R_s)
  cell('R_ab', 'Allowable stress range of governing section', allowed?.R_a ?? 0)
}

function gearboxUnchecked({ well, torque }: CardRun) {
  if (well.gearbox_rating === undefined)
    return { gearbox: notChecked('input_missing', 'the gearbox rating is not entered') }
  return torque
    ? {}
    : { gearbox: withoutDemand('the net torque is not calculated because there is no counterbalance effect') }
}

function supposedBalance({ well, torque }: CardRun): Doubt | undefined {
  if (well.counterbalance_effect !== undefined || torque === undefined) return undefined
  const why = `a balanced unit is assumed, with a peak net torque of ${shownIn(torque.T_p, 'in*lbf')}; the actual torque may be higher, so enter the counterbalance effect`
  return { kind: 'input_missing', why }
}

function energyUnchecked(run: CardRun) {
  const parted = partedLeft(run)
  if (parted) return { energy: notChecked('out_of_reach', parted) }
  return run.surface.loadRange > 0 ? {} : { energy: notChecked('unread', CONSTANT) }
}

function givesPower({ surface, solved }: CardRun): Doubt | undefined {
  if (solved.power >= -NO_POWER * Math.abs(surface.power)) return undefined
  const why = 'the pump delivers power to the rods, which is not possible; the damping factor is too high'
  return { kind: 'contradiction', why }
}
/** Pump power over polished rod power that the solution cannot tell from none. */
const NO_POWER = 0.02
