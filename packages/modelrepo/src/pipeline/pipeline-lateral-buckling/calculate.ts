/** Lateral buckling in the order of the method: force, modes, screening, buckle, spacing, walking. */
import { type NotApplicable, notApplicable, type Outcome, type RunContext } from '@keelson/workflow'
import { sectionOf, strengthOf } from '../_shared/buckling/strength.ts'
import { CRITERIA_RANGE, NO_STRAIN_LIMIT } from '../_shared/buckling/warnings.ts'
import { askedBuckle, type Buckle, type Spacing, spacingOf, standingBuckle } from './calculate-buckle.ts'
import { checksOf } from './calculate-checks.ts'
import { forceAlong, type LineForce } from './calculate-line.ts'
import { frictionMatrix, worstPairing } from './calculate-matrix.ts'
import { type Screen, screenOf } from './calculate-screen.ts'
import { walkingOf } from './calculate-walking.ts'
import { forceProfile, momentAmplitude, restrainedForce, screeningMap, strainAmplitude } from './charts.ts'
import type { contract } from './contract.ts'
import { sentence } from './detail.ts'
import { drawnBuckle, onBed, plan } from './figures.ts'
import type { Params } from './inputs.ts'
import { listed, Modes, modeName } from './modes.ts'
import { modeRows, profileRows, riseOf } from './tables.ts'
import { warningsOf } from './warnings.ts'

type Lateral = Outcome<typeof contract>

export function calculate(p: Params, { trace }: RunContext): Lateral {
  const section = sectionOf(p, trace)
  const force = forceAlong(p, section, trace)
  const { EI, EA } = section
  const pipe = {
    EI,
    EA,
    mu_l: p.lateral_friction_coefficient,
    mu_a: p.axial_friction_coefficient,
    w: p.submerged_weight,
  }
  const modes = new Modes(pipe, trace)
  const quiet = new Modes(pipe)
  const screen = screenOf(p, modes, force, trace)
  const { first } = screen
  const strength = strengthOf(p, trace)
  const buckle = standingBuckle(p, section, strength, modes, first, force.P_0, trace)
  const asked = p.buckle_length === undefined ? undefined : askedBuckle(modes, first.mode, p.buckle_length, trace)
  const spacing = spacingOf(p, strength, modes, first, force.P_0, trace)
  const walking = walkingOf(p, section, force.Delta_P, trace)
  const matrix = frictionMatrix(p, section, force.P_0)
  const limits = {
    epsilon_Rd: strength.strain?.epsilon_Rd,
    M_p: strength.M_p,
    EI,
    D: p.outer_diameter,
  }
  const checks = checksOf(p, { force, screen, matrix, limits }, trace)
  const worst = worstPairing(matrix)
  const stands = buckle && { y: buckle.y, M: buckle.M, L: buckle.length.L }
  return {
    values: {
      ...forceValues(force),
      ...screenValues(screen),
      minimum_fully_restrained_force: listed(p).map((m) => screen.minima[m].P_0),
      buckle_length_at_minimum: listed(p).map((m) => screen.minima[m].length.L),
      minimum_temperature_rise: listed(p).map((m) => riseOf(p, section, screen.minima[m].P_0)),
      worst_screening_ratio: worst.ratio,
      buckle_force: asked?.P,
      fully_restrained_force: asked?.P_0,
      ...buckleValues(screen, buckle),
      lateral_amplitude: asked?.y ?? buckle?.y ?? noBuckle(screen),
      maximum_bending_moment: asked?.M ?? buckle?.M ?? noBuckle(screen),
      plastic_moment: strength.M_p,
      strain_resistance: strength.strain?.epsilon_Rd ?? notApplicable(NO_STRAIN_LIMIT),
      tolerable_buckle_spacing: spacingValue(spacing),
      walking_ratio: walking.ratio,
      walking_per_cycle: walking.perCycle,
    },
    checks,
    tables: () => ({
      modes: modeRows(p, section, quiet, screen.minima, force.P_0),
      friction_matrix: matrix.map(({ slope: _slope, localised: _mode, ...row }) => row),
      force_profile: profileRows(force.stations),
    }),
    charts: () => ({
      force_profile: forceProfile(force, screen),
      restrained_force: restrainedForce(p, quiet, screen, force.P_0),
      screening_map: screeningMap(p, force, screen),
      moment_amplitude: momentAmplitude(quiet, first, stands, strength.M_p),
      strain_amplitude: strainAmplitude(p, quiet, first, stands, strength.strain?.epsilon_t),
    }),
    figures: () => {
      const drawn = drawnBuckle(p, asked, buckle, screen, quiet)
      return { plan: plan(p, drawn, force.S_0), on_bed: onBed(p, drawn) }
    },
    warnings: warningsOf(p, force, screen, buckle, asked, strength),
    detail: sentence(force, worst, checks.susceptibility),
  }
}

const forceValues = (f: LineForce) => ({
  fully_restrained_effective_force: f.S_0,
  virtual_anchor_length: f.L_a,
  fully_constrained: f.constrained,
  maximum_effective_force: f.S_max,
})

const screenValues = (s: Screen) => ({
  governing_mode: s.governing.mode,
  critical_buckling_force_infinite: s.infinite.P_0,
  critical_buckling_force_localised: s.localised.P_0,
  lower_reference: modeName(s.localised.P_0 < s.infinite.P_0 ? s.localised.mode : 'infinite'),
  screening_ratio: s.ratio,
  screening_ratio_localised: s.ratio_localised,
  screening_ratio_fully_restrained: s.ratio_restrained,
  route_curve_force: s.S_c,
  trigger_curve_radius: s.R_t,
})

const noBuckle = ({ first }: Screen): NotApplicable =>
  notApplicable(
    `the restrained force is below the ${modeName(first.mode)} critical force, so there is no stable buckle`,
  )

function buckleValues(screen: Screen, b: Buckle | undefined) {
  const none = noBuckle(screen)
  return {
    stable_buckle_length: b?.length.L ?? none,
    post_buckle_force: b?.P ?? none,
    bending_strain: b?.epsilon ?? none,
    load_controlled_utilisation: b ? (b.loadControlled ?? notApplicable(CRITERIA_RANGE)) : none,
    feed_in: b ? (b.feedIn ?? notApplicable('the infinite mode has no feed-in')) : none,
  }
}

const spacingValue = (s: Spacing) => ('X' in s ? s.X : notApplicable(s.none))
