/** The catenary line: solved in its mode, then shape, checks and the curve of neighbouring spans. */
import type { Trace } from '@keelson/equations'
import { profile } from '@keelson/physics/catenary/profile.ts'
import { factoredTension, LINE_FACTORS, tensionUtilisation } from '@keelson/standards/api-rp-2sk-2005/line-tension.ts'
import {
  CalculationError,
  type CheckResult,
  check,
  type NotChecked,
  notApplicable,
  notChecked,
  type Outcome,
  once,
  openIf,
  type RunContext,
  shown,
  shownForce,
  shownIn,
  shownRatio,
  utilisation,
} from '@keelson/workflow'
import { closedModeLine } from './calculate-closed.ts'
import { type Bend, bendOf, type SolvedLine } from './calculate-line.ts'
import { lineAtPosition } from './calculate-position.ts'
import { closedCurve, restoringCurve } from './calculate-restoring.ts'
import { lineProfile, partsOf, restoringChart, tensionAlongLine } from './charts.ts'
import type { contract } from './contract.ts'
import { lineElevation } from './figures.ts'
import { FAIRLEAD_POSITION, type Params } from './inputs.ts'
import { overstretched, strainOf, warningsOf } from './warnings.ts'

type Catenary = Outcome<typeof contract>

export function calculate(p: Params, { trace }: RunContext): Catenary {
  const elastic = p.solve_mode === FAIRLEAD_POSITION
  const closed = elastic ? undefined : closedModeLine(p, trace)
  const solved = closed ?? lineAtPosition(p, trace)
  const bend = bendOf(solved, closed?.a, trace)
  requireFinite({ ...solved, ...bend })
  const strain = elastic ? strainOf(solved, trace) : undefined
  const strength = tensionCheck(p, solved, strain, trace)
  const checks = { ...strength.checks, ...bendCheck(p, bend, strain) }
  const parts = once(() => partsOf(solved))
  const curve = once(() =>
    elastic
      ? restoringCurve(solved.line, solved.solution)
      : closedCurve(solved.H, p.submerged_weight_per_length, p.vertical_span),
  )
  return {
    values: {
      ...tensionValues(solved),
      ...shapeValues(p, solved, bend),
      stiffness_matrix: elastic ? (solved.stiffness ?? FLAT) : undefined,
      utilisation: strength.u_T === undefined ? undefined : utilisation(strength.u_T),
      status: statusOf(checks),
    },
    checks,
    tables: () => ({
      restoring_curve: curve().map(({ x, H, V }) => ({
        horizontal_span: x,
        horizontal_tension: H,
        vertical_tension: V,
        fairlead_tension: Math.hypot(H, V),
      })),
    }),
    charts: () => {
      const MBL = p.minimum_breaking_load
      return {
        line_profile: lineProfile(solved, parts(), solved.L_B > 0 ? 'touchdown' : 'low point'),
        tension_along_line: tensionAlongLine(solved, parts(), MBL && MBL / p.required_safety_factor),
        restoring_curve: restoringChart(solved, curve()),
      }
    },
    figures: () => ({ profile: lineElevation(p, solved, bend, parts()) }),
    warnings: warningsOf(p, solved, strain),
    detail: sentence(solved, bend, strength.u_T),
  }
}

const FLAT = notApplicable('the line is stretched flat on the seabed: its vertical stiffness is not finite')

function tensionValues({ H, V, T, H_A, V_A, T_A }: SolvedLine) {
  return {
    fairlead_horizontal_tension: H,
    fairlead_vertical_tension: V,
    fairlead_tension: T,
    anchor_horizontal_tension: H_A,
    anchor_vertical_tension: V_A,
    anchor_tension: T_A,
  }
}

function shapeValues(p: Params, { line, solution, x, L_B, S, L_s }: SolvedLine, { theta, a, R }: Bend) {
  return {
    grounded_length: L_B,
    suspended_length: S,
    stretched_length: L_s,
    horizontal_span: x,
    catenary_parameter: a,
    minimum_bend_radius: R ?? notApplicable('the line is straight: it has no bend'),
    fairlead_angle_from_horizontal: theta,
    profile: profile(line, solution, p.profile_points).map((point) => ({
      s_m: point.s,
      x_m: point.x,
      z_m: point.z,
      tension_N: point.tension,
      inclination_deg: point.inclination,
    })),
  }
}

/** What is said of a factor below that of an intact line after a quasi-static analysis. */
function asEntered({ required_safety_factor: FS }: Params): string | undefined {
  const least = LINE_FACTORS.quasi_static.intact
  if (FS >= least * (1 - 1e-9)) return undefined
  return `factor ${shown(FS)} as entered; API RP 2SK (2005) requires ${shown(least)} of an intact line after a quasi-static analysis`
}

/** Of the two ends the one with the larger tension: the lower one only if the fairlead is below the anchor. */
function tensionCheck(p: Params, { T, T_A }: SolvedLine, strain: number | undefined, trace: Trace) {
  const MBL = p.minimum_breaking_load
  if (MBL === undefined)
    return {
      checks: { line_tension: notChecked('input_missing', 'the {minimum_breaking_load} is not given') },
      u_T: undefined,
    }
  trace.section('Line tension')
  const FS = p.required_safety_factor
  const T_d =
    T >= T_A
      ? trace.apply(factoredTension, { T, FS })
      : trace.apply(factoredTension, { T: T_A, FS }, { rename: { T: 'T_A' } })
  const u_T = trace.apply(tensionUtilisation, { T_d, MBL })
  const strained = overstretched(strain)
  const note = strained?.reason ?? asEntered(p)
  const made = check({ demand: T_d, capacity: MBL, utilisation: u_T, ...(note !== undefined && { note }) })
  return { checks: { line_tension: openIf('out_of_reach', strained, made) }, u_T }
}

/** A line that is hardly linear has another horizontal tension, and so another radius. */
function bendCheck(p: Params, { R }: Bend, strain: number | undefined) {
  const limit = p.minimum_allowable_bend_radius
  if (limit === undefined)
    return { bend_radius: notChecked('not_requested', 'the {minimum_allowable_bend_radius} is not given') }
  if (R === null) return { bend_radius: notChecked('not_requested', 'the line is straight: it has no bend') }
  const kink = R > 0 ? {} : { failure: 'a line without horizontal tension turns at its foot without a radius' }
  const made = check({ demand: limit, capacity: R, ...kink })
  return { bend_radius: openIf('out_of_reach', overstretched(strain), made) }
}

function statusOf(checks: Readonly<Record<string, CheckResult | NotChecked>>) {
  const made = Object.values(checks).filter((c): c is CheckResult => 'passes' in c)
  const open = Object.values(checks).some((c) => 'notChecked' in c && c.open)
  if (open && made.every((c) => c.passes)) return 'not assessed'
  if (made.length === 0)
    return notApplicable('no breaking load and no bend radius limit was given: nothing was checked')
  return made.every((c) => c.passes) ? 'pass' : 'fail'
}

function sentence({ T, T_A, L_B }: SolvedLine, { theta }: Bend, u_T: number | undefined): string {
  const bed = L_B > 0 ? `, ${shownIn(L_B, 'm')} of the line on the seabed` : ''
  const use = u_T === undefined ? '' : `; utilisation in tension ${shownRatio(utilisation(u_T))}`
  return `Fairlead tension ${shownForce(T)} at ${shownIn(theta, 'deg', 3)} from the horizontal, anchor tension ${shownForce(T_A)}${bed}${use}`
}

/** Ends a run whose numbers are too far apart for double precision. */
function requireFinite(numbers: Readonly<Record<string, unknown>>): void {
  for (const value of Object.values(numbers)) {
    if (typeof value === 'number' && !Number.isFinite(value)) {
      throw new CalculationError(`this line has no finite tensions and lengths: its inputs are too far apart`)
    }
  }
}
