/** The lift of one rate or of many: pressures, where they are spent, and velocities. */
import type { Trace } from '@keelson/equations'
import { fromSI } from '@keelson/units'
import {
  against,
  always,
  inPractice,
  type Left,
  listValue,
  type NotApplicable,
  notApplicable,
  notChecked,
  numberValue,
  openIf,
  rowsValue,
  shownIn,
} from '@keelson/workflow'
import { velocityChecks } from '../_shared/lift/checks.ts'
import { tracedLastStep } from '../_shared/lift/last-step.ts'
import { erosionCheck, erosionRatio, isGasWell, tracedWellhead, unloadingCheck } from '../_shared/lift/limits.ts'
import { ANSWERED } from '../_shared/lift/reaches.ts'
import { CALLED } from '../_shared/lift/warnings.ts'
import { fluidCharts, holdupDepth, liftCurves, NO_OIL, pressureDepth, pressureSplit } from './charts.ts'
import { wellFigure } from './figures.ts'
import { fluidRows, pressuresOf, tableValues, type WarmOil, warmOil } from './fluid.ts'
import { CURVE, type Lifting, type Some, TRAVERSE } from './inputs.ts'
import { allLifted, type Lift, type Lifted, nearestToErosion, type Rate, ratesOf, split, wellOf } from './rates.ts'
import { correlationRows, NO_ANSWER, wayRows, wellheadRows } from './tables.ts'
import { liftWarnings } from './warnings.ts'

const { numberColumn } = inPractice('oilfield')

/** In a pipe; a tubing may also load up. */
export const pipeValues = {
  erosional_velocity_ratio: numberValue('-', {
    title: 'Erosional velocity ratio',
    description: 'Mixture velocity divided by the erosional velocity (C = 100) at the governing rate and depth.',
    minimum: 0,
  }),
}
export const velocities = velocityChecks(always, { analysis: [CURVE, TRAVERSE] }, [ANSWERED])
export const liftValues = {
  flowing_bottomhole_pressure: listValue('well_pressure_absolute', {
    practice: 'oilfield',
    title: 'Flowing bottomhole pressure',
    description:
      'Bottomhole pressure required at each oil rate, in the order entered; a single value for a traverse. No value is shown if the correlation has no solution.',
    symbol: 'p_wf',
    gaps: true,
    orNumber: true,
    minimum: 0,
  }),
  friction_and_gravity_split: rowsValue({
    title: 'Pressure components',
    description: 'Pressure components along the tubing at each rate. Rates without a solution are omitted.',
    columns: {
      oil_rate: numberColumn('oil_rate', 'Oil rate', { symbol: 'q_o' }),
      gravity: numberColumn('pressure_loss', 'Gravity'),
      friction: numberColumn('pressure_loss', 'Friction'),
      acceleration: numberColumn('pressure_loss', 'Acceleration'),
    },
  }),
  ...pipeValues,
  ...tableValues,
}

export function liftOf(p: Lifting, oil: readonly number[]): Lift {
  const well = wellOf(p)
  const rates = ratesOf(p, oil)
  const all = allLifted(well, rates)
  const answered = all.flatMap((one) => one ?? [])
  return { well, rates, all, answered, shown: nearestToErosion(answered) }
}

const many = (answered: readonly Lifted[]) => answered.length > 1
const called = ({ lifted: q }: Rate) => shownIn(q, 'stb/d')

/** The droplets of a gas well at its lowest rate, where the gas is slowest. */
function unloads({ well, answered }: Lift, trace: Trace) {
  const slowest = answered.filter(({ rate }) => rate.lifted > 0).toSorted((a, b) => a.rate.lifted - b.rate.lifted)[0]
  if (slowest === undefined) return notChecked('not_requested', 'there is no flow')
  const { profile, rate } = slowest
  const gas = profile.wellhead.at.flow.v_sg > 0 && isGasWell(well)
  if (gas) tracedWellhead(profile, trace, `at the wellhead, ${called(rate)}`)
  const made = unloadingCheck(well, profile.wellhead, trace)
  return 'notChecked' in made || !many(answered) ? made : { ...made, note: `at the lowest rate, ${called(rate)}` }
}

/** Rates that have no answer: what the others pass says nothing of them. */
const unansweredLeft = (all: Lift['all']): Left | undefined => {
  const none = all.filter((one) => one === undefined).length
  return against(
    ANSWERED,
    none === 0
      ? undefined
      : `the correlation has no solution at ${none === all.length ? 'any rate' : `${none} of ${all.length} rates`}`,
  )
}

/** Velocity limits of the rate that is shown; after the pressures, before what a curve or a way down adds. */
export function limitsOf(lift: Lift, at: Lifted, trace: Trace) {
  const { all, answered } = lift
  const erosional_velocity = erosionCheck(at.profile, trace, many(answered) ? ` and a rate of ${called(at.rate)}` : '')
  const erosional_velocity_ratio = erosionRatio(erosional_velocity, 'v_me', trace)
  const unloading = unloads(lift, trace)
  const left = unansweredLeft(all)
  return {
    values: { erosional_velocity_ratio },
    checks: {
      erosional_velocity: openIf('out_of_reach', left, erosional_velocity),
      unloading: openIf('out_of_reach', left, unloading),
    },
  }
}

/** The pressure at the end of the way down that is shown, traced. */
export const lastStep = ({ well }: Lift, { profile, rate }: Lifted, trace: Trace): number =>
  tracedLastStep(well, profile.last, rate.lifted, trace).p_wf

export function noLimits({ all }: Lift, none: NotApplicable) {
  const idle = notChecked('out_of_reach', unansweredLeft(all) ?? against(ANSWERED, 'the correlation has no solution'))
  return {
    values: { friction_and_gravity_split: none, erosional_velocity_ratio: none },
    checks: { erosional_velocity: idle, unloading: idle },
  }
}

export const noAnswer = ({ vlp_correlation }: Some<'vlp_correlation'>, { rates }: Lift): NotApplicable => {
  const all = rates.map(({ lifted: q }) => q)
  const range = all.length === 1 ? `at ${shownIn(all[0] ?? 0, 'stb/d')}` : 'at any of the rates'
  return notApplicable(
    `{vlp_correlation} ${CALLED[vlp_correlation]} has no solution ${range}, because the flow chokes or the pressure is unbounded`,
  )
}

type Gauged = Some<never, 'measured_flowing_bottomhole_pressure'>

/** What any lift tells: its fluid, tables and pictures. */
export function liftTold(p: Lifting & Gauged, lift: Lift, matched?: number | NotApplicable) {
  const { answered, shown: at } = lift
  const warm = oilOf(p, lift)
  const highest = fromSI(Math.max(lift.well.wellheadPressure, ...answered.map((one) => one.profile.last.p_2)), 'psia')
  const oils = warm ? [['tubing oil', warm] as const] : []
  return {
    values: {
      friction_and_gravity_split: answered.map(({ rate, profile }) => ({ oil_rate: rate.oil, ...split(profile) })),
      pvt_table: warm ? fluidRows(warm, pressuresOf(warm, highest)) : NO_OIL,
    },
    tables: () => ({ correlations: correlationRows(lift), wellheads: wellheadRows(lift), ...wayRows(lift) }),
    charts: () => ({
      ...(at ? wayCharts(p, lift) : NO_WAY),
      lift_curves: liftCurves(lift, p.water_cut === 1),
      ...fluidCharts(oils, highest),
    }),
    figures: () => ({ well: at ? wellFigure(p, lift, at) : NO_ANSWER }),
    warnings: liftWarnings(p, lift, matched),
    detail: sentence(lift),
  }
}

const wayCharts = (p: Gauged, lift: Lift) => ({
  pressure_depth: pressureDepth(lift, p.measured_flowing_bottomhole_pressure),
  holdup_depth: holdupDepth(lift),
  pressure_split: pressureSplit(lift),
})
const NO_WAY = { pressure_depth: NO_ANSWER, holdup_depth: NO_ANSWER, pressure_split: NO_ANSWER }

/** The oil at the bottomhole temperature; undefined where only water flows. */
function oilOf(p: Lifting, { well }: Lift): WarmOil | undefined {
  if (well.waterCut === 1) return undefined
  return warmOil({
    API: well.oilApiGravity,
    gamma_g: well.gasGravity,
    R: well.gasOilRatio,
    T: well.bottomholeTemperature,
    set: p.pvt_correlations,
    separator: well.separator,
  })
}

function sentence({ answered }: Lift): string {
  const ends = answered.toSorted((a, b) => a.rate.lifted - b.rate.lifted)
  const [low, high] = [ends[0], ends.at(-1)]
  if (low === undefined || high === undefined) return 'At every rate the flow chokes or the pressure is unbounded'
  const at = ({ rate, profile }: typeof low) =>
    `${shownIn(profile.last.p_2, 'psia')} at ${shownIn(rate.lifted, 'stb/d')}`
  const both = low === high ? at(low) : `${at(low)} and ${at(high)}`
  return `Flowing bottomhole pressure ${both}`
}
