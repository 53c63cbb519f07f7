/** Scour: what a run found of bed, pile, pipe or rock, as it is answered. */
import type { Trace } from '@keelson/equations'
import { pileCurrentTime, pileWaveTime } from '@keelson/physics/scour/scour-time.ts'
import { given, notApplicable, type Outcome, type RunContext, utilisation } from '@keelson/workflow'
import { type Bed, bedOf } from './calculate-bed.ts'
import type { Found } from './calculate-found.ts'
import { type PileScour, pileScour } from './calculate-pile.ts'
import { pipeScour } from './calculate-pipe.ts'
import { rockSize } from './calculate-rock.ts'
import { type Growth, growthOf, noGrowth } from './calculate-time.ts'
import { chartsOf } from './charts.ts'
import { checksOf } from './checks-made.ts'
import type { contract } from './contract.ts'
import { sentence } from './detail.ts'
import { figuresOf } from './figures.ts'
import type { Params } from './inputs.ts'
import * as mode from './modes.ts'
import { warningsOf } from './warnings.ts'

type Scour = Outcome<typeof contract>
type Values = Scour['values']

export function calculate(p: Params, { trace }: RunContext): Scour {
  const found = solve(p, trace)
  return {
    values: { ...bedValues(p, found.bed), ...pileValues(found), ...pipeValues(found), ...rockValues(found) },
    checks: checksOf(p, found),
    charts: () => chartsOf(p, found),
    figures: () => figuresOf(p, found),
    warnings: warningsOf(p, found),
    detail: sentence(p, found),
  }
}

function solve(p: Params, trace: Trace): Found {
  if (p.structure === mode.ROCK) return { rock: rockSize(p, trace) }
  const bed = bedOf(p, trace)
  if (p.structure === mode.PIPELINE) return { bed, pipe: pipeScour(p, bed, trace) }
  const pile = pileScour(p, trace)
  return { bed, pile, growth: pileGrowth(p, bed, pile, trace) }
}

/** Undefined where the flow at the bed is not known. */
function pileGrowth(p: Params, { theta }: Bed, { D, deepest }: PileScour, trace: Trace): Growth | undefined {
  if (p.loading === mode.BOTH) return noGrowth(p, 'no time scale is known for waves with a current')
  if (theta === undefined) return undefined
  trace.section('Growth')
  if (theta === 0) return noGrowth(p, 'the bed is not moved: the hole does not grow')
  const { KC } = deepest.flow
  const T_star =
    KC === undefined
      ? trace.apply(pileCurrentTime, { h: given(p, 'water_depth').water_depth, D, theta })
      : trace.apply(pileWaveTime, { KC, theta })
  return growthOf(p, { T_star, D, S: deepest.S }, trace)
}

function bedValues(p: Params, bed: Bed | undefined): Values {
  if (bed === undefined) return {}
  const { grains, tau, theta, M } = bed
  return {
    dimensionless_grain_size: grains?.D_star,
    critical_shields: grains?.theta_cr,
    bed_shear_stress: tau ?? (p.shields === undefined ? undefined : notApplicable('the {shields} is given')),
    shields: theta,
    shields_over_critical: M,
    live_bed: M === undefined ? undefined : M >= 1,
  }
}

const growthValues = (growth: Growth | undefined): Values => ({
  dimensionless_time_scale: growth?.T_star,
  time_scale: growth?.T_S,
  scour_at_1_day: growth?.day,
  scour_at_duration: growth?.after,
})

function pileValues({ pile, growth }: Found): Values {
  if (pile === undefined) return {}
  return {
    scour_depth_ratio: pile.holes.map((hole) => hole.ratio),
    equilibrium_scour_depth: pile.holes.map((hole) => hole.S),
    scour_extent: pile.holes.map((hole) => hole.extent),
    froude_number: pile.Fr,
    ...growthValues(growth),
  }
}

function pipeValues({ pipe }: Found): Values {
  if (pipe === undefined) return {}
  return {
    current_scour_ratio: pipe.S_Dc,
    pipeline_current_scour_depth: pipe.S_c,
    wave_scour_ratio: pipe.waves?.map((w) => w.S_Dw),
    wave_scour_depth: pipe.waves?.map((w) => w.S_w),
    onset_velocity: pipe.U_cr,
    onset_utilisation: pipe.u === undefined ? undefined : utilisation(pipe.u),
    ...growthValues(pipe.growth),
  }
}

const rockValues = ({ rock }: Found): Values =>
  rock === undefined
    ? {}
    : { relative_density: rock.Delta, required_d50_exposed: rock.exposed, required_d50_embedded: rock.embedded }
