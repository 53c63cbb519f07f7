/** Strengths at a slenderness, the curves of EN 1993-1-1, and a flat plate. */
import { bucklingStress } from '@keelson/physics/plate-buckling/elastic.ts'
import { BUCKLING_CURVES, reductionFactor, reductionOf } from '@keelson/standards/en-1993-1-1-2005/flexural-buckling.ts'
import { gives, givesAs, shown, shownPressure, shownRatio } from '@keelson/workflow'
import { curvesChart, plateChart, strengthChart } from './charts.ts'
import { plate } from './figures.ts'
import { way } from './inputs.ts'
import { plateInputs, plateRun } from './plate.ts'
import { plateRules } from './rules.ts'
import { strengthCharts, strengthOf, strengthTold, strengthValues } from './strength.ts'
import { strengthRows, strengthTables } from './tables.ts'
import { slender } from './warnings.ts'

export const aSlenderness = way({
  takes: ['slenderness_ratio', 'youngs_modulus', 'yield_strength'],
  values: strengthValues,
  checks: {},
  tables: strengthTables,
  charts: strengthCharts,
  calculate: (p, trace) => {
    const lambda_r = p.slenderness_ratio
    const steel = { E: p.youngs_modulus, f_y: p.yield_strength }
    const strength = strengthOf(steel, lambda_r, trace)
    return {
      values: strengthTold(strength),
      tables: () => ({ strengths: strengthRows(steel.f_y, strength) }),
      charts: () => ({ strength: strengthChart(steel, lambda_r, strength) }),
      warnings: slender(lambda_r),
      detail: `Critical stress ${shownPressure(strength.critical)} (Johnson and Euler) and ${shownPressure(strength.F_cr)} (ANSI/AISC 360)`,
    }
  },
})

const curve = (name: string) =>
  gives(reductionFactor, '-', 'EN 1993-1-1 reduction factor at the entered slenderness.', {
    title: `Reduction factor, curve ${name}`,
    symbol: `chi_${name}`,
    maximum: 1,
  })

export const theCurves = way({
  takes: ['non_dimensional_slenderness'],
  values: {
    chi_curve_a0: curve('a0'),
    chi_curve_a: curve('a'),
    chi_curve_b: curve('b'),
    chi_curve_c: curve('c'),
    chi_curve_d: curve('d'),
  },
  checks: {},
  charts: {
    reduction_factors: {
      title: 'Reduction factors of EN 1993-1-1',
      description: 'The five EN 1993-1-1 buckling curves with the results marked.',
      apart: { x: 'Slenderness range of the plotted curves.' },
    },
  },
  calculate: ({ non_dimensional_slenderness: lambda }, trace) => {
    trace.section('EN 1993-1-1')
    const factors = BUCKLING_CURVES.map((name) => reductionOf(name, lambda, name, trace))
    return {
      charts: () => ({ reduction_factors: curvesChart(lambda) }),
      detail: `Reduction factor ${shownRatio(factors[0] ?? 1)} (curve a0) to ${shownRatio(factors.at(-1) ?? 1)} (curve d)`,
    }
  },
})

export const aPlate = way({
  takes: plateInputs,
  rules: plateRules,
  values: {
    elastic_buckling_coefficient: givesAs(
      'k',
      'Buckling factor',
      '-',
      'Plate buckling factor for the edge conditions and aspect ratio.',
    ),
    elastic_buckling_stress: gives(
      bucklingStress,
      'stress',
      'Elastic buckling stress of the plate in compression or shear. It may exceed the yield strength.',
    ),
  },
  checks: {},
  charts: {
    plate_factor: {
      title: 'Buckling factor against aspect ratio',
      description: 'Buckling factor for the selected edge condition, with the result marked.',
      apart: { 'this plate': 'Ratio of the plate length to the width.' },
    },
  },
  figures: {
    plate: {
      title: 'Plate plan',
      description: 'Plan view of the plate with its loading.',
    },
  },
  calculate: (p, trace) => {
    const run = plateRun(p, trace)
    return {
      charts: () => ({ plate_factor: plateChart(p, run) }),
      figures: () => ({ plate: plate(p, run) }),
      detail: `Elastic buckling stress ${shownPressure(run.stress)} with buckling factor ${shown(run.k, 4)}`,
    }
  },
})
