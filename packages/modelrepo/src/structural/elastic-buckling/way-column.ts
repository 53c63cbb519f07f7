/** A column: its Euler load, its resistance by EN 1993-1-1 about one axis or both, and what an eccentric load does to it. */
import { amplification, midspanDeflection, secantStress } from '@keelson/physics/column-buckling/eccentric.ts'
import * as elastic from '@keelson/physics/column-buckling/elastic.ts'
import {
  bucklingResistance,
  bucklingUtilisation,
  nonDimensionalSlenderness,
  reductionFactor,
} from '@keelson/standards/en-1993-1-1-2005/flexural-buckling.ts'
import { class3Limit, notClass4, tubeSlenderness } from '@keelson/standards/en-1993-1-1-2005/section-class.ts'
import {
  against,
  check,
  checkOf,
  compares,
  forInformation,
  gives,
  givesAs,
  notApplicable,
  notChecked,
  numberValue,
  openIf,
  resultOf,
  shownForce,
  shownUtilisation,
  textValue,
  utilisation,
} from '@keelson/workflow'
import { deflectionChart, shapesChart, strengthChart } from './charts.ts'
import { type Column, type ColumnRun, columnInputs, columnRun } from './column.ts'
import { elevation, section } from './figures.ts'
import { GENERAL, TUBE, way } from './inputs.ts'
import { columnRules } from './rules.ts'
import { shapes } from './section.ts'
import { strengthCharts, strengthOf, strengthTold, strengthValues } from './strength.ts'
import { endRows, endTables, strengthRows, strengthTables } from './tables.ts'
import { columnWarnings, isClass4 } from './warnings.ts'

const minimum = 0
const LOADED = { needs: ['axial_compression'] }
const general = { section_shape: [GENERAL] }
/** About both axes, where the second one is given. */
const major = { onlyWhen: general, needs: ['second_moment_of_area_major'] }
const euler = (ends: string) =>
  numberValue('pipe_axial_force', {
    title: `Euler load, ${ends}`,
    description: 'Euler load with the theoretical effective length for these end conditions.',
    minimum,
  })

export const aColumn = way({
  takes: columnInputs,
  may: ['effective_length_factor', 'axial_compression'],
  takesWhen: shapes,
  mayWhen: {
    second_moment_of_area_major: general,
    extreme_fibre_distance: general,
    effective_length_factor_major: general,
    buckling_curve_major: general,
  },
  rules: columnRules,
  values: {
    cross_section_area: givesAs('A', 'Cross-sectional area', 'section_area', 'Steel cross-sectional area.', {
      orInput: 'cross_section_area',
    }),
    second_moment_of_area: givesAs(
      'I',
      'Second moment of area',
      'second_moment_of_area',
      'Second moment of area about the minor axis.',
      {
        orInput: 'second_moment_of_area',
      },
    ),
    radius_of_gyration: gives(elastic.radiusOfGyration, 'detail_dimension', 'Radius of gyration about the minor axis.'),
    slenderness_ratio: gives(
      elastic.slendernessRatio,
      '-',
      'Effective length divided by radius of gyration, about the minor axis.',
    ),
    euler_load: gives(
      elastic.eulerLoad,
      'pipe_axial_force',
      'Elastic critical (Euler) load for buckling about the minor axis, for the selected effective length.',
      { title: 'Euler load' },
    ),
    euler_load_pinned_pinned: euler('pinned-pinned'),
    euler_load_fixed_free: euler('fixed-free'),
    euler_load_fixed_fixed: euler('fixed-fixed'),
    euler_load_fixed_pinned: euler('fixed-pinned'),
    euler_load_fixed_guided: euler('fixed-guided'),
    euler_load_pinned_guided: euler('pinned-guided'),
    non_dimensional_slenderness: gives(
      nonDimensionalSlenderness,
      '-',
      'EN 1993-1-1 non-dimensional slenderness about the minor axis.',
    ),
    reduction_factor_chi: gives(
      reductionFactor,
      '-',
      'EN 1993-1-1 reduction factor of the selected curve, minor axis.',
      { maximum: 1 },
    ),
    non_dimensional_slenderness_major: resultOf(nonDimensionalSlenderness, '-', {
      title: 'Non-dimensional slenderness, major axis',
      description: 'EN 1993-1-1 non-dimensional slenderness about the major axis.',
      minimum,
      ...major,
    }),
    reduction_factor_chi_major: resultOf(reductionFactor, '-', {
      title: 'Reduction factor, major axis',
      description: 'EN 1993-1-1 reduction factor of the selected curve, major axis.',
      minimum,
      maximum: 1,
      ...major,
    }),
    buckling_resistance: resultOf(bucklingResistance, 'pipe_axial_force', {
      description: 'EN 1993-1-1 buckling resistance. The smaller value governs if both axes are checked.',
      minimum,
    }),
    buckling_resistance_major: resultOf(bucklingResistance, 'pipe_axial_force', {
      title: 'Buckling resistance, major axis',
      description: 'EN 1993-1-1 buckling resistance about the major axis.',
      minimum,
      ...major,
    }),
    governing_axis: textValue({
      title: 'Governing axis',
      description: 'Axis with the smaller buckling resistance, minor or major.',
      ...major,
    }),
    utilisation: gives(bucklingUtilisation, 'utilisation', 'Axial compression divided by buckling resistance.', LOADED),
    amplification: gives(
      amplification,
      '-',
      'Amplification factor on first-order moments due to the axial load, for a beam-column.',
      {
        minimum: 1,
        ...LOADED,
      },
    ),
    maximum_stress: gives(
      secantStress,
      'stress',
      'Maximum stress in the extreme fibre at midspan by the secant formula.',
      LOADED,
    ),
    midspan_deflection: gives(
      midspanDeflection,
      'displacement',
      'Midspan deflection of the member axis by the secant formula.',
      LOADED,
    ),
    ...strengthValues,
  },
  checks: {
    buckling: checkOf('pipe_axial_force', {
      title: 'Flexural buckling',
      criterion: bucklingResistance,
      demand: 'Axial compression',
      capacity: bucklingResistance,
      ...LOADED,
      reach: [notClass4],
    }),
    section_class: compares('-', {
      title: 'Local wall buckling',
      criterion: class3Limit,
      demand: tubeSlenderness,
      capacity: class3Limit,
      onlyWhen: { section_shape: [TUBE] },
    }),
    eccentric_stress: checkOf('stress', {
      title: 'Eccentric load stress',
      criterion: secantStress,
      demand: secantStress,
      capacity: 'Yield strength',
      ...LOADED,
    }),
  },
  tables: { ...endTables, ...strengthTables },
  charts: {
    ...strengthCharts,
    mode_shapes: {
      title: 'First buckling modes',
      description:
        'First buckling mode of a column for each end condition, with the base on the left. Each mode is scaled to its maximum deflection.',
    },
    load_deflection: {
      title: 'Load against midspan deflection',
      description: 'Midspan deflection by the secant formula as the load approaches the Euler load.',
    },
  },
  figures: {
    elevation: {
      title: 'Column elevation',
      description:
        'Column elevation with end conditions and first buckling mode (not to scale). If an effective length factor is entered, the equivalent pinned column is shown.',
    },
    section: {
      title: 'Member cross-section',
      description:
        'Cross-section to scale. A general section is shown as the rectangle of equal area and second moment of area.',
    },
  },
  calculate: (p, trace) => {
    const run = columnRun(p, trace)
    const steel = { E: p.youngs_modulus, f_y: p.yield_strength }
    const strength = strengthOf(steel, run.lambda_r, trace)
    const { chi } = run.minor
    return {
      values: { ...ofAxes(run), ...ofLoad(run), ...strengthTold(strength) },
      checks: checksOf(p, run),
      tables: () => ({ ends: endRows(p, run), strengths: strengthRows(steel.f_y, strength, chi) }),
      charts: () => ({
        strength: strengthChart(steel, run.lambda_r, strength, { curve: p.buckling_curve, chi }),
        mode_shapes: shapesChart(),
        load_deflection: deflectionChart(p, run),
      }),
      figures: () => ({ elevation: elevation(p, run), section: section(p, run) }),
      warnings: columnWarnings(p, run),
      detail: inWords(p, run),
    }
  },
})

function inWords({ axial_compression: P }: Column, run: ColumnRun): string {
  const { resistance, minor, utilisation: u } = run
  const own = `Buckling resistance ${shownForce(resistance)}, Euler load ${shownForce(minor.N_cr)}`
  if (u === undefined || P === undefined) return own
  const used = `, axial compression ${shownForce(P)}, flexural buckling utilisation ${shownUtilisation(utilisation(u))}`
  return isClass4(run) && u <= 1 ? forInformation(`${own}${used}`) : `${own}${used}`
}

const ofAxes = ({ minor, major, resistance, eulerByEnds }: ColumnRun) => ({
  euler_load_pinned_pinned: eulerByEnds.pinned_pinned,
  euler_load_fixed_free: eulerByEnds.fixed_free,
  euler_load_fixed_fixed: eulerByEnds.fixed_fixed,
  euler_load_fixed_pinned: eulerByEnds.fixed_pinned,
  euler_load_fixed_guided: eulerByEnds.fixed_guided,
  euler_load_pinned_guided: eulerByEnds.pinned_guided,
  buckling_resistance: resistance,
  ...(major && {
    non_dimensional_slenderness_major: major.lambda,
    reduction_factor_chi_major: major.chi,
    buckling_resistance_major: major.resistance,
    governing_axis: major.resistance < minor.resistance ? 'major' : 'minor',
  }),
})

const NO_EQUILIBRIUM = notApplicable('the {axial_compression} is not below the {euler_load}')

function ofLoad({ eccentric }: ColumnRun) {
  if (eccentric === undefined) return {}
  const { bent } = eccentric
  if (bent === undefined)
    return { amplification: NO_EQUILIBRIUM, maximum_stress: NO_EQUILIBRIUM, midspan_deflection: NO_EQUILIBRIUM }
  return bent.stress === undefined
    ? { maximum_stress: notApplicable('the {extreme_fibre_distance} is not provided') }
    : {}
}

const CLASS_4 = 'the wall is class 4 and buckles locally before the member buckles'

/** Told: the resistance is that of the weaker axis, and the stress of a load beyond the Euler load has no end. */
function checksOf(p: Column, run: ColumnRun) {
  const P = p.axial_compression
  const local = against(notClass4, isClass4(run) ? CLASS_4 : undefined)
  return {
    ...(P !== undefined && { buckling: openIf('out_of_reach', local, check({ demand: P, capacity: run.resistance })) }),
    ...(run.eccentric && { eccentric_stress: eccentricCheck(p, run.eccentric) }),
  }
}

function eccentricCheck(p: Column, { axial, bent }: NonNullable<ColumnRun['eccentric']>) {
  const capacity = p.yield_strength
  if (bent === undefined)
    return check({
      demand: axial,
      capacity,
      utilisation: Number.NaN,
      failure:
        'the {axial_compression} is not below the {euler_load}, so the stress is unbounded and only the axial stress is shown',
    })
  if (p.eccentricity === 0) return notChecked('not_requested', 'the load is concentric ({eccentricity} is 0)')
  return bent.stress === undefined
    ? notChecked('input_missing', 'the {extreme_fibre_distance} is not provided')
    : check({ demand: bent.stress, capacity })
}
