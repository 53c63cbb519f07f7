/** A jumper through the wave zone: forces in each sea, slack and crane in the one that governs, and the seas that are allowed. */

import * as zone from '@keelson/standards/dnv-rp-h103-2011/splash-zone.ts'
import { LEAST_CYLINDER_SLAM, LEAST_DRAG } from '@keelson/standards/dnv-rp-h103-2011/splash-zone.ts'
import * as waves from '@keelson/standards/dnv-rp-h103-2011/waves.ts'
import {
  check,
  compares,
  type Doubt,
  gives,
  givesAs,
  inDoubt,
  listValue,
  type Measure,
  notApplicable,
  shown,
  shownForce,
  shownIn,
  shownRatio,
  utilisation,
} from '@keelson/workflow'
import { periodWarningsOf, SEA_REACH, seaDoubt } from '../_shared/splash-zone/sea-guard.ts'
import { allowableChart, componentsChart, utilisationChart } from './charts.ts'
import { splashFigure } from './figures.ts'
import { way } from './inputs.ts'
import { buoyancyRules } from './rules.ts'
import { type InSea, lowered, perhaps, type Splash, type SplashRun, splashRun } from './splash.ts'
import { operabilityRows, sweepRows, tables } from './tables.ts'
import { splashWarnings } from './warnings.ts'

const minimum = 0
type Named = Parameters<typeof gives>[0]
/** One for each sea; of one sea the number itself. */
const bySea = ({ title, symbol }: Named, of: Measure, description: string, needs?: readonly string[]) =>
  listValue(of, { title, symbol, description, minimum, single: true, ...(needs && { needs }) })

export const throughWaves = way({
  takes: lowered,
  may: perhaps,
  rules: buoyancyRules,
  values: {
    wave_amplitude: bySea(waves.waveAmplitude, 'wave_height', '0.9 of the significant wave height.'),
    wave_particle_velocity: bySea(
      waves.particleVelocity,
      'wave_particle_velocity',
      'At the depth of the submerged part.',
    ),
    wave_particle_acceleration: bySea(
      waves.particleAcceleration,
      'acceleration',
      'At the depth of the submerged part.',
    ),
    slamming_impact_velocity: bySea(
      zone.relativeVelocity,
      'wave_particle_velocity',
      'Of lowering, crane tip and water.',
    ),
    slamming_force: bySea(zone.slammingForce, 'lifting_load', 'Of the surface that strikes the water.'),
    varying_buoyancy_force: bySea(zone.varyingBuoyancy, 'lifting_load', 'Of the water plane in wave and motion.'),
    mass_force: bySea(zone.massForce, 'lifting_load', 'Of mass, added mass and displaced water.'),
    drag_force: bySea(zone.dragForce, 'lifting_load', 'In the relative velocity.'),
    hydrodynamic_force: bySea(
      zone.hydrodynamicForce,
      'lifting_load',
      'Drag with slamming, mass less varying buoyancy.',
    ),
    static_force: gives(zone.submergedWeight, 'lifting_load', 'Fully submerged, the least.'),
    total_force: bySea(zone.totalForce, 'lifting_load', 'Submerged weight and hydrodynamic force.'),
    maximum_hook_load: bySea(zone.hookLoad, 'lifting_load', 'Weight in air and hydrodynamic force.'),
    dynamic_amplification: bySea(zone.amplification, '-', 'Largest hook load over weight in air.'),
    slack_utilisation: bySea(
      zone.slackUtilisation,
      'utilisation',
      'Hydrodynamic force over 0.9 of the submerged weight.',
    ),
    crane_utilisation: bySea(zone.craneUtilisation, 'utilisation', 'Largest hook load over capacity.', [
      'crane_capacity',
    ]),
    allowable_significant_wave_height: givesAs(
      'H_s_all',
      'Allowable significant wave height',
      'significant_wave_height',
      'At the period of the run, where slack or crane reach their limit.',
      { maximum: 50 },
    ),
    allowable_hs_by_period: listValue('significant_wave_height', {
      title: 'Allowable significant wave height by period',
      description: 'One for each of the periods; null where there is none up to 50 m.',
      symbol: 'H_s_op',
      minimum,
      gaps: true,
      needs: ['operability_periods'],
    }),
  },
  checks: {
    slack: compares('lifting_load', {
      title: 'Slack of the slings',
      criterion: zone.slackLimit,
      demand: zone.hydrodynamicForce,
      capacity: zone.slackLimit,
      reach: SEA_REACH,
    }),
    crane: compares('lifting_load', {
      title: 'Capacity of the crane',
      criterion: zone.hookLoad,
      demand: zone.hookLoad,
      capacity: { input: 'crane_capacity', title: 'Capacity of the crane' },
      needs: ['crane_capacity'],
      reach: SEA_REACH,
    }),
  },
  tables,
  charts: {
    utilisation: {
      title: 'Utilisation against wave height',
      description: 'Slack and crane at the period of the run, with the seas of the run.',
    },
    components: {
      title: 'Forces against wave height',
      description: 'Components of the hydrodynamic force at the period of the run.',
      apart: { x: 'Wave heights of a sweep.' },
    },
    allowable: {
      title: 'Allowable wave height against period',
      description: 'And the steepest sea that occurs: above that curve there is none.',
    },
  },
  figures: {
    elevation: {
      title: 'Jumper in the wave zone',
      description:
        'Crane tip, wire and jumper with wave, still water and submergence; wave and depth to scale, the jumper as a shape of the projected area, the crane above it without size.',
    },
  },
  calculate: (p, trace) => {
    const run = splashRun(p, trace)
    const { forces } = run.worst
    const sea = { heights: p.significant_wave_height, Tz: p.zero_crossing_period, g: p.gravity }
    const doubt = tipApart(p) ?? seaDoubt(sea)
    const note = lowCoefficients(p)
    const said = { doubt, ...(note !== undefined && { note }) }
    const made = [
      inDoubt(doubt, check({ demand: forces.hydrodynamic, capacity: forces.slackLimit })),
      ...(p.crane_capacity === undefined
        ? []
        : [inDoubt(doubt, check({ demand: forces.hook, capacity: p.crane_capacity }))]),
    ]
    return {
      values: valuesOf(p, run),
      beside: { slack: said, crane: said },
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
      warnings: [...periodWarningsOf(sea, made), ...splashWarnings(p, run)],
      answer: inWords(p, run),
    }
  },
})

const NO_PERIODS = '{operability_periods} are not given'
const NO_LIMIT = 'no sea up to 50 m is at the limit, or the limit is passed in still water'

function valuesOf(p: Splash, { seas, allowable, byPeriod }: SplashRun) {
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
    total_force: all(({ total }) => total),
    maximum_hook_load: all(({ forces }) => forces.hook),
    dynamic_amplification: all(({ forces }) => forces.amplification),
    slack_utilisation: all(({ forces }) => utilisation(forces.slack)),
    ...(p.crane_capacity !== undefined && { crane_utilisation: all(({ crane }) => utilisation(crane ?? 0)) }),
    ...(allowable === undefined && { allowable_significant_wave_height: notApplicable(NO_LIMIT) }),
    ...(byPeriod && { allowable_hs_by_period: byPeriod.map(({ Hs }) => Hs ?? null) }),
  }
}

function inWords(p: Splash, { worst: { stage, forces }, allowable }: SplashRun): string {
  const period = shownIn(p.zero_crossing_period, 's', 3)
  const most =
    allowable === undefined
      ? `No sea of ${period} up to 50 m is at a limit`
      : `The jumper may be lowered up to Hs ${shownIn(allowable, 'm', 3)} at ${period}`
  const slack = shownRatio(utilisation(forces.slack))
  return `${most}; at ${shownIn(stage.Hs, 'm', 3)} the slack utilisation is ${slack} and the hook load ${shownForce(forces.hook)}`
}

/**
 * Share by which the square of the velocity may exceed acceleration times amplitude: of a motion of the crane tip it does
 * not (Cauchy and Schwarz, of standard deviations), and the three largest values have about one factor on theirs.
 */
const PEAKS = 0.25

function tipApart(p: Splash): Doubt | undefined {
  const { crane_tip_velocity: v, crane_tip_acceleration: a, crane_tip_amplitude: eta } = p
  if (v ** 2 <= a * eta * (1 + PEAKS)) return undefined
  const why = `{crane_tip_velocity}, ${shownIn(v, 'm/s')}, exceeds ${shownIn(Math.sqrt(a * eta), 'm/s')}, the root of {crane_tip_acceleration} times {crane_tip_amplitude}`
  return { kind: 'contradiction', why }
}

/** Coefficients below those that the practice has without tests, in words. */
function lowCoefficients({ drag_coefficient: C_D, slamming_coefficient: C_s }: Splash): string | undefined {
  const low = [
    ...(C_D < LEAST_DRAG.value ? [`drag coefficient ${shown(C_D)} (${LEAST_DRAG.value} without tests)`] : []),
    ...(C_s < LEAST_CYLINDER_SLAM.value
      ? [`slamming coefficient ${shown(C_s)} (${LEAST_CYLINDER_SLAM.value} of a smooth cylinder)`]
      : []),
  ]
  return low.length === 0 ? undefined : `as entered, below DNV-RP-H103: ${low.join(' and ')}`
}
