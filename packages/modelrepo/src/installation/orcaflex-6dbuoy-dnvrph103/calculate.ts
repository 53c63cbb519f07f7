/** The structure in water, the stages of its lift, and its buoy as a file. */
import { submergedMass } from '@keelson/standards/dnv-rp-h103-2011/splash-zone.ts'
import {
  check,
  notApplicable,
  type Outcome,
  type RunContext,
  shownForce,
  shownIn,
  utilisation,
  withGoverning,
  withoutDemand,
} from '@keelson/workflow'
import { inSeaLimits, periodWarningsOf, type SeaLimits } from '../_shared/splash-zone/sea-guard.ts'
import { type BodyRun, bodyRun } from './calculate-body.ts'
import { type Buoy, buoyOf } from './calculate-buoy.ts'
import { type LiftRun, liftRun } from './calculate-lift.ts'
import { allowableChart, forcesChart, perforationChart } from './charts.ts'
import { checks } from './checks.ts'
import type { contract } from './contract.ts'
import { elevation, plan } from './figures.ts'
import { FILE_NAME, fileText } from './files-deck.ts'
import type { Params } from './inputs.ts'
import { buoyRows, stageRows } from './tables.ts'
import { bodyWarnings, liftWarnings } from './warnings.ts'

const seaOf = (p: Params): SeaLimits => ({
  heights: [p.significant_wave_height ?? 0],
  Tz: p.zero_crossing_period ?? 0,
  g: p.gravity,
})

type Run = Outcome<typeof contract>
type Values = Run['values']

export function calculate(p: Params, { trace }: RunContext): Run {
  const body = bodyRun(p, trace)
  const submerged =
    body.volume === undefined
      ? undefined
      : trace.apply(submergedMass, { M: p.mass_in_air, rho: p.water_density, V: body.volume }, volumeName(p))
  const lift = liftRun(p, body, trace)
  const buoy = buoyOf(p, body, trace)
  const text = buoy && fileText(p, buoy)
  const made = lift ? slackChecks(p, lift) : unlifted(p)
  return {
    values: {
      ...bodyValues(p, body),
      ...(submerged !== undefined && { submerged_mass: submerged }),
      ...(lift && liftValues(lift)),
      ...(text !== undefined && { orcaflex_yaml: text }),
    },
    checks: made,
    tables: () => ({
      stages: lift ? stageRows(lift) : notApplicable(NO_LIFT),
      buoy: buoy ? buoyRows(buoy) : notApplicable(NO_BODY),
    }),
    charts: () => ({
      forces: lift ? forcesChart(p, lift) : notApplicable(NO_LIFT),
      perforation: body.heave ? perforationChart(p, body.heave) : notApplicable(NO_BODY),
      allowable: lift ? allowableChart(p, lift) : notApplicable(NO_LIFT),
    }),
    figures: () => ({
      elevation: buoy ? elevation(p, buoy) : notApplicable(NO_BODY),
      plan: buoy ? plan(p, buoy) : notApplicable(NO_BODY),
    }),
    files: () => (text === undefined ? [] : [{ name: FILE_NAME, mediaType: 'text/yaml', content: text }]),
    warnings: [
      ...bodyWarnings(p, body, text !== undefined),
      ...(lift ? [...periodWarningsOf(seaOf(p), Object.values(made)), ...liftWarnings(p, lift)] : []),
    ],
    detail: detailOf(p, buoy, lift, made),
  }
}
function slackChecks(p: Params, { surface, deep }: LiftRun) {
  const inSea = (demand: number) => inSeaLimits(seaOf(p), check({ demand, capacity: surface.slackLimit }))
  return { slack_surface: inSea(surface.hydrodynamic), slack_deep: inSea(deep.force) }
}

const NO_LIFT =
  'the lift requires {significant_wave_height}, and an outline or {volume}, {projected_area} and {vertical_added_mass}'

/** With a sea, what else is missing is said; without one, that is. */
const unlifted = (p: Params): NonNullable<Run['checks']> =>
  p.significant_wave_height === undefined
    ? {}
    : { slack_surface: withoutDemand(NO_LIFT), slack_deep: withoutDemand(NO_LIFT) }
const NO_BODY = 'all dimensions, or {volume}, {projected_area} and {vertical_added_mass}, are required'

const volumeName = (p: Params) => (p.volume === undefined ? { rename: { V: 'V_box' } } : {})

function bodyValues(p: Params, body: BodyRun): Values {
  const { heave } = body
  return {
    ...(body.volume !== undefined && { volume: body.volume }),
    ...(body.addedMass !== undefined && { vertical_added_mass: body.addedMass }),
    ...(body.dragAreas && { drag_area_xyz: body.dragAreas }),
    ...(body.dragMoment !== undefined && { drag_area_moment_x: body.dragMoment }),
    ...(body.inertia && { moments_of_inertia: body.inertia }),
    ...(heave && {
      plate_added_mass: heave.plate,
      lambda_: heave.lambda,
      height_factor: heave.heightFactor,
      solid_added_mass: heave.solid,
    }),
    ...(p.vertical_added_mass !== undefined
      ? { perforation_factor: notApplicable('{vertical_added_mass} is entered directly') }
      : heave?.perforation !== undefined && { perforation_factor: heave.perforation }),
  }
}

const FLOATS = notApplicable('the structure floats, so the slings are not loaded by its weight')

function liftValues({ stages, surface, deep, allowable }: LiftRun): Values {
  const [first] = stages
  const sinks = surface.slackLimit > 0
  return {
    wave_particle_velocity: stages.map((s) => s.particleVelocity),
    wave_particle_acceleration: stages.map((s) => s.particleAcceleration),
    relative_velocity: stages.map((s) => s.relativeVelocity),
    drag_force: stages.map((s) => s.drag),
    mass_force: stages.map((s) => s.massForce),
    slamming_force_surface: first?.slam ?? 0,
    varying_buoyancy_force: first?.buoyancy ?? 0,
    hydrodynamic_force_surface: surface.hydrodynamic,
    hydrodynamic_force_deep: deep.force,
    static_submerged_weight: surface.submergedWeight,
    slack_sling_criterion_surface: sinks ? utilisation(surface.slack) : FLOATS,
    slack_sling_criterion_deep: sinks ? utilisation(deep.slack) : FLOATS,
    maximum_hook_load: surface.hook,
    dynamic_amplification: surface.amplification,
    allowable_significant_wave_height: sinks
      ? (allowable ??
        notApplicable('the slack limit is not reached up to a wave height of 20 m, or is exceeded in still water'))
      : FLOATS,
  }
}

function detailOf(p: Params, buoy: Buoy | undefined, lift: LiftRun | undefined, made: Run['checks']): string {
  if (buoy === undefined) return 'The file requires all dimensions, or volume, projected area and added mass'
  const own = `Lumped buoy mass ${shownIn(p.mass_in_air, 't')}, heave added mass ${shownIn(buoy.addedMasses[2], 't')}`
  if (lift === undefined) return own
  const most = lift.allowable === undefined ? '' : `. Allowable Hs ${shownIn(lift.allowable, 'm', 3)} at the surface`
  const answer = `${own}${most}. Maximum hook load ${shownForce(lift.surface.hook)}`
  return withGoverning(answer, checks, made)
}
