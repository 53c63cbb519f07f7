/** A jumper through the wave zone, on two lift points, after a snap, or on a long wire: each analysis, and what is shown of it. */
import type { Trace } from '@keelson/equations'
import {
  check,
  notApplicable,
  type Outcome,
  type RunContext,
  shown,
  shownForce,
  shownIn,
  shownPressure,
  shownRatio,
  utilisation,
  withGoverning,
} from '@keelson/workflow'
import { periodWarningsOf } from '../_shared/splash-zone/sea-guard.ts'
import { type BendingRun, bendingRun } from './calculate-bending.ts'
import { guarded, lowCoefficients, seaOf } from './calculate-doubts.ts'
import { type InSea, type SplashRun, splashRun } from './calculate-splash.ts'
import { snapRun, type WireRun, wireRun } from './calculate-wire.ts'
import { allowableChart, componentsChart, momentsChart, periodsChart, snapChart, utilisationChart } from './charts.ts'
import { checks } from './checks.ts'
import type { contract } from './contract.ts'
import { beamFigure, hungFigure, loweredFigure, splashFigure } from './figures.ts'
import { BENDING, SNAP, SPLASH } from './modes.ts'
import type { Params } from './params.ts'
import { operabilityRows, sweepRows } from './tables.ts'
import { splashWarnings, wireWarnings } from './warnings.ts'

type Run = Outcome<typeof contract>
type Values = Run['values']

export function calculate(p: Params, { trace }: RunContext): Run {
  if (p.analysis === SPLASH) return throughWaves(p, trace)
  if (p.analysis === BENDING) return onTwoPoints(p, trace)
  return p.analysis === SNAP ? afterSlack(p, trace) : onWire(p, trace)
}

function throughWaves(p: Params, trace: Trace): Run {
  const run = splashRun(p, trace)
  const { forces } = run.worst
  const note = lowCoefficients(p)
  const noted = note === undefined ? {} : { note }
  const made = {
    slack: guarded(p, check({ demand: forces.hydrodynamic, capacity: forces.slackLimit, ...noted })),
    ...(p.crane_capacity !== undefined && {
      crane: guarded(p, check({ demand: forces.hook, capacity: p.crane_capacity, ...noted })),
    }),
  }
  return {
    values: splashValues(p, run),
    checks: made,
    tables: () => ({
      sweep: sweepRows(run),
      operability: run.byPeriod ? operabilityRows(p, run.byPeriod) : notApplicable(NO_PERIODS),
    }),
    charts: () => ({
      utilisation: utilisationChart(p, run),
      components: componentsChart(p, run),
      allowable: allowableChart(p, run),
    }),
    figures: () => ({ elevation: splashFigure(p, run) }),
    warnings: [...periodWarningsOf(seaOf(p), Object.values(made)), ...splashWarnings(p, run)],
    detail: withGoverning(splashInWords(p, run), checks, made),
  }
}
function splashInWords(p: Params, { worst: { stage, forces }, allowable }: SplashRun): string {
  const period = shownIn(p.zero_crossing_period ?? Number.NaN, 's', 3)
  const most =
    allowable === undefined
      ? `No sea of ${period} up to 50 m is at a limit`
      : `The jumper may be lowered up to Hs ${shownIn(allowable, 'm', 3)} at ${period}`
  const slack = shownRatio(utilisation(forces.slack))
  return `${most}; at ${shownIn(stage.Hs, 'm', 3)} the slack utilisation is ${slack} and the hook load ${shownForce(forces.hook)}`
}

const NO_PERIODS = '{operability_periods} are not given'

function splashValues(p: Params, { seas, worst, allowable, byPeriod }: SplashRun): Values {
  const all = (of: (sea: InSea) => number) => seas.map(of)
  return {
    wave_amplitude: all(({ stage }) => stage.amplitude),
    wave_particle_velocity: all(({ stage }) => stage.particleVelocity),
    wave_particle_acceleration: all(({ stage }) => stage.particleAcceleration),
    slamming_impact_velocity: all(({ stage }) => stage.relativeVelocity),
    slamming_force: all(({ stage }) => stage.slam),
    varying_buoyancy_force: all(({ stage }) => stage.buoyancy),
    mass_force: all(({ stage }) => stage.massForce),
    drag_force: all(({ stage }) => stage.drag),
    hydrodynamic_force: all(({ forces }) => forces.hydrodynamic),
    static_force: worst.forces.submergedWeight,
    total_force: all(({ total }) => total),
    maximum_hook_load: all(({ forces }) => forces.hook),
    dynamic_amplification: all(({ forces }) => forces.amplification),
    slack_utilisation: all(({ forces }) => utilisation(forces.slack)),
    ...(p.crane_capacity !== undefined && { crane_utilisation: all(({ crane }) => utilisation(crane ?? 0)) }),
    allowable_significant_wave_height:
      allowable ?? notApplicable('no sea up to 50 m is at the limit, or the limit is passed in still water'),
    ...(byPeriod && { allowable_hs_by_period: byPeriod.map(({ Hs }) => Hs ?? null) }),
  }
}

function onTwoPoints(p: Params, trace: Trace): Run {
  const run = bendingRun(p, trace)
  const { stress, allowable } = run
  return {
    values: {
      overhang_moment: run.hogging,
      midspan_moment: run.sagging,
      ...(stress !== undefined && { bending_stress: stress }),
      ...(run.utilisation !== undefined && { bending_utilisation: utilisation(run.utilisation) }),
    },
    checks: {
      ...(stress !== undefined &&
        allowable !== undefined && { bending: check({ demand: stress, capacity: allowable }) }),
    },
    charts: () => ({ moments: momentsChart(p) }),
    figures: () => ({ beam: beamFigure(p, run) }),
    detail: bendingInWords(run),
  }
}

function bendingInWords({ hogging, sagging, stress, allowable, utilisation: used }: BendingRun): string {
  const moments = `hogging ${shownIn(hogging, 'kN*m')} over the lift points, sagging ${shownIn(sagging, 'kN*m')} at midspan`
  if (stress === undefined) return `The pipe bends without dynamics: ${moments}`
  if (allowable === undefined || used === undefined) return `The pipe is bent to ${shownPressure(stress)}, ${moments}`
  return `The pipe is bent to ${shownPressure(stress)} of ${shownPressure(allowable)} allowed, utilisation ${shownRatio(utilisation(used))}; ${moments}`
}

function afterSlack(p: Params, trace: Trace): Run {
  const force = snapRun(p, trace)
  return {
    values: { snap_force: force },
    charts: () => ({ snap: snapChart(p, force) }),
    figures: () => ({ hung: hungFigure(p, force) }),
    detail: `The wire and the crane carry a snap force of ${shownForce(force)} beside the static weight`,
  }
}

const amplified = ({ amplification }: WireRun): string =>
  amplification === undefined ? '' : `, and its amplification of the crane tip motion ${shown(amplification, 3)}`

function onWire(p: Params, trace: Trace): Run {
  const run = wireRun(p, trace)
  return {
    values: {
      natural_period: run.period,
      wire_stiffness: run.K,
      static_wire_tension: run.tension,
      wire_elongation: run.stretch,
      ...(run.ratio !== undefined && {
        resonance_ratio: run.ratio,
        amplification:
          run.amplification ?? notApplicable('the crane tip moves at the natural period, and nothing damps'),
      }),
    },
    charts: () => ({ lowering: periodsChart(p) }),
    figures: () => ({ lowered: loweredFigure(p, run) }),
    warnings: wireWarnings(run),
    detail: `The natural period on the wire is ${shownIn(run.period, 's')}${amplified(run)}; the static tension is ${shownForce(run.tension)}`,
  }
}
