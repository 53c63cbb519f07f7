/** Columns by section or slenderness, the curves of EN 1993-1-1, and plates: each analysis, and what is shown of it. */
import type { Trace } from '@keelson/equations'
import { BUCKLING_CURVES, reductionOf } from '@keelson/standards/en-1993-1-1-2005/flexural-buckling.ts'
import { notClass4 } from '@keelson/standards/en-1993-1-1-2005/section-class.ts'
import {
  against,
  check,
  given,
  notApplicable,
  notChecked,
  type Outcome,
  openIf,
  type RunContext,
  shown,
  shownForce,
  shownPressure,
  shownRatio,
  utilisation,
} from '@keelson/workflow'
import { type ColumnRun, columnRun } from './calculate-column.ts'
import { plateRun } from './calculate-plate.ts'
import { type Strength, strengthOf } from './calculate-strength.ts'
import { curvesChart, deflectionChart, plateChart, shapesChart, strengthChart } from './charts.ts'
import type { contract } from './contract.ts'
import { elevation, plate, section } from './figures.ts'
import { COLUMN, CURVE_TABLE, SLENDERNESS } from './modes.ts'
import type { Params } from './params.ts'
import { endRows, strengthRows } from './tables.ts'
import { columnWarnings, isClass4, slender } from './warnings.ts'

type Run = Outcome<typeof contract>
type Values = Run['values']
type Checks = NonNullable<Run['checks']>

export function calculate(p: Params, { trace }: RunContext): Run {
  if (p.analysis === COLUMN) return aColumn(p, trace)
  if (p.analysis === SLENDERNESS) return aSlenderness(p, trace)
  return p.analysis === CURVE_TABLE ? theCurves(p, trace) : aPlate(p, trace)
}

function aColumn(p: Params, trace: Trace): Run {
  const run = columnRun(p, trace)
  const steel = { E: p.youngs_modulus, f_y: p.yield_strength }
  const strength = strengthOf(steel, run.lambda_r, trace)
  const { minor } = run
  return {
    values: { ...columnValues(run), ...strengthValues(strength) },
    checks: checksOf(p, run),
    tables: () => ({ ends: endRows(p, run), strengths: strengthRows(steel.f_y, strength, minor.chi) }),
    charts: () => ({
      strength: strengthChart(steel, run.lambda_r, strength, { curve: p.buckling_curve, chi: minor.chi }),
      mode_shapes: shapesChart(),
      load_deflection: deflectionChart(p, run),
    }),
    figures: () => ({ elevation: elevation(p, run), section: section(p, run) }),
    warnings: [...columnWarnings(p, run)],
    detail: columnInWords(run),
  }
}

function columnInWords({ resistance, minor, utilisation: u }: ColumnRun): string {
  const use = u === undefined ? '' : `; utilisation in flexural buckling ${shownRatio(u)}`
  return `Buckling resistance ${shownForce(resistance)}, Euler load ${shownForce(minor.N_cr)}${use}`
}

const NO_EQUILIBRIUM = notApplicable('the {axial_compression} is not below the {euler_load}')

function columnValues(run: ColumnRun): Values {
  const { section: found, minor, major, eulerByEnds } = run
  return {
    cross_section_area: found.A,
    second_moment_of_area: found.I,
    radius_of_gyration: found.r,
    slenderness_ratio: run.lambda_r,
    euler_load: minor.N_cr,
    euler_load_pinned_pinned: eulerByEnds.pinned_pinned,
    euler_load_fixed_free: eulerByEnds.fixed_free,
    euler_load_fixed_fixed: eulerByEnds.fixed_fixed,
    euler_load_fixed_pinned: eulerByEnds.fixed_pinned,
    euler_load_fixed_guided: eulerByEnds.fixed_guided,
    euler_load_pinned_guided: eulerByEnds.pinned_guided,
    non_dimensional_slenderness: minor.lambda,
    reduction_factor_chi: minor.chi,
    buckling_resistance: run.resistance,
    ...(major && {
      non_dimensional_slenderness_major: major.lambda,
      reduction_factor_chi_major: major.chi,
      buckling_resistance_major: major.resistance,
      governing_axis: major.resistance < minor.resistance ? 'major' : 'minor',
    }),
    ...(run.utilisation !== undefined && { utilisation: utilisation(run.utilisation) }),
    ...loadedValues(run),
  }
}

function loadedValues({ eccentric }: ColumnRun): Values {
  if (eccentric === undefined) return {}
  const { bent } = eccentric
  if (bent === undefined)
    return { amplification: NO_EQUILIBRIUM, maximum_stress: NO_EQUILIBRIUM, midspan_deflection: NO_EQUILIBRIUM }
  return {
    amplification: bent.beta,
    maximum_stress: bent.stress ?? notApplicable('the {extreme_fibre_distance} is not given'),
    midspan_deflection: bent.delta,
  }
}

const strengthValues = (s: Strength): Values => ({
  transition_slenderness: s.transition,
  johnson_critical_stress: s.johnson ?? notApplicable('the slenderness is beyond the transition, where Euler governs'),
  critical_stress: s.critical,
  elastic_stress_fe: s.F_e,
  critical_stress_fcr: s.F_cr,
  lrfd_stress: s.lrfd,
  asd_stress: s.asd,
})

const CLASS_4 = 'the wall is of class 4 and buckles locally before the member does'

function checksOf(p: Params, run: ColumnRun): Checks {
  const P = p.axial_compression
  const local = against(notClass4, isClass4(run) ? CLASS_4 : undefined)
  return {
    ...(P !== undefined && { buckling: openIf('out_of_reach', local, check({ demand: P, capacity: run.resistance })) }),
    ...(run.wall && { section_class: check({ demand: run.wall.slenderness, capacity: run.wall.limit }) }),
    ...(run.eccentric && { eccentric_stress: eccentricCheck(p, run.eccentric) }),
  }
}

function eccentricCheck(
  p: Params,
  { axial, bent }: NonNullable<ColumnRun['eccentric']>,
): NonNullable<Checks['eccentric_stress']> {
  const capacity = p.yield_strength
  if (bent === undefined)
    return check({
      demand: axial,
      capacity,
      utilisation: Number.NaN,
      failure: 'the load reaches the Euler load, and the stress has no end; shown is the axial stress',
    })
  if (p.eccentricity === 0) return notChecked('not_requested', 'the load stands on the axis: {eccentricity} is 0')
  return bent.stress === undefined
    ? notChecked('input_missing', 'the {extreme_fibre_distance} is not given')
    : check({ demand: bent.stress, capacity })
}

function aSlenderness(p: Params, trace: Trace): Run {
  const { slenderness_ratio: lambda_r } = given(p, 'slenderness_ratio')
  const steel = { E: p.youngs_modulus, f_y: p.yield_strength }
  const strength = strengthOf(steel, lambda_r, trace)
  return {
    values: strengthValues(strength),
    tables: () => ({ strengths: strengthRows(steel.f_y, strength) }),
    charts: () => ({ strength: strengthChart(steel, lambda_r, strength) }),
    warnings: slender(lambda_r),
    detail: `Critical stress ${shownPressure(strength.critical)} by Johnson and Euler, ${shownPressure(strength.F_cr)} by ANSI/AISC 360`,
  }
}

function theCurves(p: Params, trace: Trace): Run {
  trace.section('EN 1993-1-1')
  const { non_dimensional_slenderness: lambda } = given(p, 'non_dimensional_slenderness')
  const [a0, a, b, c, d] = BUCKLING_CURVES.map((curve) => reductionOf(curve, lambda, curve, trace))
  return {
    values: { chi_curve_a0: a0, chi_curve_a: a, chi_curve_b: b, chi_curve_c: c, chi_curve_d: d },
    charts: () => ({ reduction_factors: curvesChart(lambda) }),
    detail: `Reduction factor from ${shownRatio(a0 ?? 1)} on curve a0 to ${shownRatio(d ?? 1)} on curve d`,
  }
}

function aPlate(p: Params, trace: Trace): Run {
  const run = plateRun(p, trace)
  return {
    values: { elastic_buckling_coefficient: run.k, elastic_buckling_stress: run.stress },
    charts: () => ({ plate_factor: plateChart(p, run) }),
    figures: () => ({ plate: plate(p, run) }),
    detail: `Elastic buckling stress ${shownPressure(run.stress)} with a factor of ${shown(run.k, 4)}`,
  }
}
