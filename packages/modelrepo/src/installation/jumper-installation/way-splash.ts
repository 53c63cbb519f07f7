/** A jumper through the wave zone: forces in each sea, slack and crane in the one that governs, and the seas that are allowed. */

import * as zone from '@keelson/standards/dnv-rp-h103-2011/splash-zone.ts'
import { LEAST_CYLINDER_SLAM, LEAST_DRAG } from '@keelson/standards/dnv-rp-h103-2011/splash-zone.ts'
import * as waves from '@keelson/standards/dnv-rp-h103-2011/waves.ts'
import {
  check,
  compares,
  type Doubt,
  forInformation,
  gives,
  givesAs,
  inDoubt,
  listValue,
  type Measure,
  notApplicable,
  shown,
  shownForce,
  shownIn,
  shownUtilisation,
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
    wave_amplitude: bySea(waves.waveAmplitude, 'wave_height', 'Wave amplitude, 0.9 times the significant wave height.'),
    wave_particle_velocity: bySea(
      waves.particleVelocity,
      'wave_particle_velocity',
      'Wave particle velocity at the depth of the submerged part.',
    ),
    wave_particle_acceleration: bySea(
      waves.particleAcceleration,
      'acceleration',
      'Wave particle acceleration at the depth of the submerged part.',
    ),
    slamming_impact_velocity: bySea(
      zone.relativeVelocity,
      'wave_particle_velocity',
      'Slamming impact velocity from lowering, crane tip and water motion.',
    ),
    slamming_force: bySea(zone.slammingForce, 'lifting_load', 'Slamming force on the surface entering the water.'),
    varying_buoyancy_force: bySea(
      zone.varyingBuoyancy,
      'lifting_load',
      'Varying buoyancy force on the waterplane from wave and crane tip motion.',
    ),
    mass_force: bySea(zone.massForce, 'lifting_load', 'Inertia force on mass, added mass and displaced water.'),
    drag_force: bySea(zone.dragForce, 'lifting_load', 'Drag force for the relative velocity.'),
    hydrodynamic_force: bySea(
      zone.hydrodynamicForce,
      'lifting_load',
      'Hydrodynamic force, combining drag plus slamming with mass force less varying buoyancy.',
    ),
    static_force: gives(zone.submergedWeight, 'lifting_load', 'Fully submerged weight, the minimum static force.'),
    total_force: bySea(zone.totalForce, 'lifting_load', 'Submerged weight plus hydrodynamic force.'),
    maximum_hook_load: bySea(zone.hookLoad, 'lifting_load', 'Weight in air plus hydrodynamic force.'),
    dynamic_amplification: bySea(zone.amplification, '-', 'Maximum hook load divided by weight in air.'),
    slack_utilisation: bySea(
      zone.slackUtilisation,
      'utilisation',
      'Hydrodynamic force divided by 0.9 times the submerged weight.',
    ),
    crane_utilisation: bySea(zone.craneUtilisation, 'utilisation', 'Maximum hook load divided by crane capacity.', [
      'crane_capacity',
    ]),
    allowable_significant_wave_height: givesAs(
      'H_s_all',
      'Allowable significant wave height',
      'significant_wave_height',
      'Significant wave height at which the slack or crane limit is reached, at the entered period.',
      { maximum: 50 },
    ),
    allowable_hs_by_period: listValue('significant_wave_height', {
      title: 'Allowable significant wave height by period',
      description:
        'Allowable significant wave height at each operability period. No value if no limit is reached up to 50 m.',
      symbol: 'H_s_op',
      minimum,
      gaps: true,
      needs: ['operability_periods'],
    }),
  },
  checks: {
    slack: compares('lifting_load', {
      title: 'Sling slack',
      criterion: zone.slackLimit,
      demand: zone.hydrodynamicForce,
      capacity: zone.slackLimit,
      reach: SEA_REACH,
    }),
    crane: compares('lifting_load', {
      title: 'Crane capacity',
      criterion: zone.hookLoad,
      demand: zone.hookLoad,
      capacity: { input: 'crane_capacity', title: 'Crane capacity' },
      needs: ['crane_capacity'],
      reach: SEA_REACH,
    }),
  },
  tables,
  charts: {
    utilisation: {
      title: 'Utilisation against wave height',
      description: 'Slack and crane utilisation at the entered period, with the entered sea states marked.',
    },
    components: {
      title: 'Forces against wave height',
      description: 'Hydrodynamic force components at the entered period.',
      apart: { x: 'Wave heights of the plotted sweep.' },
    },
    allowable: {
      title: 'Allowable wave height against period',
      description:
        'Allowable wave height at each period, with the steepest possible sea state. Steeper seas do not occur.',
    },
  },
  figures: {
    elevation: {
      title: 'Jumper in the wave zone',
      description:
        'Wave amplitude and depth to scale; the wavelength is not. The jumper is shown by its projected area. Crane tip and wire are schematic.',
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
      answer: doubt === undefined ? inWords(p, run) : forInformation(inWords(p, run)),
    }
  },
})

const NO_PERIODS = '{operability_periods} are not provided'
const NO_LIMIT = 'no slack or crane limit is reached up to a wave height of 50 m, or a limit is exceeded in still water'

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
      ? `No limit is reached up to Hs 50 m at Tz ${period}`
      : `Allowable Hs ${shownIn(allowable, 'm', 3)} at Tz ${period}`
  const slack = shownUtilisation(utilisation(forces.slack))
  return `${most}; at Hs ${shownIn(stage.Hs, 'm', 3)}, slack utilisation ${slack} and hook load ${shownForce(forces.hook)}`
}

/**
 * Share by which the square of the velocity may exceed acceleration times amplitude: of a motion of the crane tip it does
 * not (Cauchy and Schwarz, of standard deviations), and the three largest values have about one factor on theirs.
 */
const PEAKS = 0.25

function tipApart(p: Splash): Doubt | undefined {
  const { crane_tip_velocity: v, crane_tip_acceleration: a, crane_tip_amplitude: eta } = p
  if (v ** 2 <= a * eta * (1 + PEAKS)) return undefined
  const why = `{crane_tip_velocity}, ${shownIn(v, 'm/s')}, exceeds ${shownIn(Math.sqrt(a * eta), 'm/s')}, the square root of {crane_tip_acceleration} times {crane_tip_amplitude}, so the entered motions are inconsistent`
  return { kind: 'contradiction', why }
}

/** Coefficients below those that the practice has without tests, in words. */
function lowCoefficients({ drag_coefficient: C_D, slamming_coefficient: C_s }: Splash): string | undefined {
  const low = [
    ...(C_D < LEAST_DRAG.value
      ? [`drag coefficient ${shown(C_D)} (minimum ${LEAST_DRAG.value} without model tests)`]
      : []),
    ...(C_s < LEAST_CYLINDER_SLAM.value
      ? [`slamming coefficient ${shown(C_s)} (minimum ${LEAST_CYLINDER_SLAM.value} for a smooth cylinder)`]
      : []),
  ]
  return low.length === 0 ? undefined : `entered value below the DNV-RP-H103 minimum: ${low.join(' and ')}`
}
