/** A curve of a model: its parameters, what is read from it, and whether it can be used there. */
import { constant, house, type Trace } from '@keelson/equations'
import { engineeringStrain } from '@keelson/physics/materials/true-stress.ts'
import { PSL2_GRADES, TABLE_7 } from '@keelson/standards/api-5l-2018/grades.ts'
import { api5l } from '@keelson/standards/api-5l-2018/source.ts'
import {
  type MpcCurve,
  mpcStrain,
  tracedMpcStrain,
} from '@keelson/standards/asme-bpvc-viii-2-2019/stress-strain-curve.ts'
import * as mpc from '@keelson/standards/asme-bpvc-viii-2-2019/stress-strain-equations.ts'
import { compares, gives, givesAs, listValue, notApplicable, numberColumn } from '@keelson/workflow'
import { curveOf, RAMBERG_OSGOOD } from '../_shared/stress-strain/curve.ts'
import type { Curve } from '../_shared/stress-strain/engineering-curve.ts'
import { lookUpSmys } from '../_shared/stress-strain/grades.ts'
import { gradeIn, materialOf } from '../_shared/stress-strain/material.ts'
import { chartsOf, curveCharts, shares } from './charts.ts'
import { bar, barFigure } from './figures.ts'
import { byAsme, byRambergOsgood, type CurveInputs, ofCurve, way } from './inputs.ts'
import {
  alpha,
  fallsAmong,
  gridPoints,
  gridStrains,
  readings,
  readValues,
  strainsRead,
  stressOrNull,
  traceAlpha,
} from './readings.ts'
import { curveProblems } from './rules.ts'
import { warningsOf } from './warnings.ts'

/** Where a check of the house is told. */
const rising = { source: house, clause: 'convention: a curve for analysis never falls' } as const
const NO_FALL = constant({
  symbol: 'n_max',
  title: 'Allowable number of strains on a falling curve',
  value: 0,
  unit: '-',
  ...rising,
})

const FOLDED = 'No value if the curve folds back and the stress is not unique'
const onlyWhen = byAsme
const ofAsme = { onlyWhen, signed: true } as const
const THE_CURVE = 'Parameter of the ASME curve.'
const alongGrid = { gaps: true, needs: ['strain_grid'] } as const

export const theCurve = way({
  ...ofCurve,
  rules: curveProblems,
  values: {
    ...readValues,
    stress: listValue('stress', {
      gaps: true,
      title: 'Engineering stress',
      description: `Engineering stress at each entered strain. ${FOLDED}.`,
      symbol: 'sigma',
      needs: ['strain'],
    }),
    stress_at_strain_grid: listValue('stress', {
      title: 'Stress on strain grid',
      description: `Engineering stress at each strain of the grid, in order. ${FOLDED}.`,
      ...alongGrid,
    }),
    true_stress_at_strain_grid: listValue('stress', {
      title: 'True stress on strain grid',
      description: 'True stress for a finite element plasticity table.',
      ...alongGrid,
    }),
    true_plastic_strain_at_strain_grid: listValue('strain', {
      title: 'True plastic strain on strain grid',
      description: 'True plastic strain for a finite element plasticity table, not below 0.',
      ...alongGrid,
    }),
    ramberg_osgood_alpha: { ...alpha, onlyWhen: byRambergOsgood },
    yield_to_tensile_ratio: gives(
      mpc.yieldToTensileRatio,
      '-',
      'Ratio of engineering yield strength to engineering tensile strength.',
      ofAsme,
    ),
    k_parameter: gives(mpc.transitionParameter, '-', 'Parameter K of the ASME curve.', ofAsme),
    m1: gives(mpc.microExponent, '-', THE_CURVE, ofAsme),
    m2: gives(
      mpc.macroExponent,
      '-',
      'Parameter of the ASME curve, equal to the true plastic strain at the true ultimate stress.',
      ofAsme,
    ),
    a1: gives(mpc.microConstant, 'stress', THE_CURVE, ofAsme),
    a2: gives(mpc.macroConstant, 'stress', THE_CURVE, ofAsme),
    true_ultimate_stress: gives(
      mpc.trueUltimateStress,
      'stress',
      'True stress above which the curve is perfectly plastic.',
      ofAsme,
    ),
    uniform_elongation: givesAs(
      'e_u',
      'Uniform elongation',
      'strain',
      'Engineering strain at the true ultimate stress, at which the specimen necks.',
      { onlyWhen },
    ),
    true_total_strain: listValue('strain', {
      title: 'True total strain',
      description: 'True total strain at each entered true stress.',
      symbol: 'epsilon_t',
      onlyWhen,
      needs: ['true_stress'],
    }),
  },
  checks: {
    rising_curve: compares('-', {
      title: 'Curve monotonicity',
      criterion: rising,
      demand: { symbol: 'n_f', title: 'Number of strains on a falling or folded curve' },
      capacity: { constant: NO_FALL, title: 'Allowable number of strains on a falling curve' },
    }),
    uniform_elongation: compares('strain', {
      title: 'Uniform elongation',
      criterion: mpc.trueUltimateStress,
      demand: { symbol: 'e_max', title: 'Maximum strain' },
      capacity: { symbol: 'e_u', title: 'Uniform elongation' },
      onlyWhen,
    }),
    yield_to_tensile_ratio: compares('-', {
      title: 'Grade yield-to-tensile ratio',
      criterion: { source: api5l, clause: TABLE_7 },
      demand: mpc.yieldToTensileRatio,
      capacity: { symbol: 'R_max', title: 'Maximum yield-to-tensile ratio of grade' },
      onlyWhen,
      needs: ['grade'],
    }),
  },
  tables: {
    curve: {
      title: 'Stress-strain curve for finite element analysis',
      description:
        'Engineering and true values at each grid strain. Use the last two columns for a plasticity table, starting from the last row with zero plastic strain. Cells are blank if the curve folds back.',
      columns: {
        strain: numberColumn('strain', 'Engineering strain', { symbol: 'e' }),
        stress: numberColumn('stress', 'Engineering stress', { symbol: 's' }),
        true_strain: numberColumn('strain', 'True strain', { symbol: 'epsilon_t' }),
        true_stress: numberColumn('stress', 'True stress', { symbol: 'sigma_t' }),
        plastic_strain: numberColumn('strain', 'True plastic strain', { symbol: 'epsilon_pl' }),
      },
    },
  },
  charts: {
    ...curveCharts,
    mpc_components: {
      title: 'True strain components',
      description: 'True total strain of the ASME curve, with its micro-strain and macro-strain parts.',
      onlyWhen,
    },
  },
  figures: barFigure,
  calculate: (p, trace) => {
    const material = materialOf(p)
    trace.section('Curve')
    traceGradeStrength(p, trace)
    const curve = curveOf(material, trace)
    const { mpc } = curve
    const strainAtYield = curve.yieldStrain(trace)
    const grid = gridPoints(curve, material.youngs_modulus, gridStrains(p))
    const drawn = { material, curve, strainAtYield, grid }
    if (mpc) traceUniformElongation(mpc, trace)
    const { told, said } = readings(drawn, trace)
    if (material.model === RAMBERG_OSGOOD) traceAlpha(material, trace)
    traceLimits(p, curve, trace)
    return {
      values: {
        ...told,
        ...(p.strain && { stress: p.strain.map((e) => stressOrNull(curve, e)) }),
        ...(p.strain_grid && {
          stress_at_strain_grid: grid.map((g) => g.stress),
          true_stress_at_strain_grid: grid.map((g) => g.true_stress),
          true_plastic_strain_at_strain_grid: grid.map((g) => g.plastic_strain),
        }),
        ...(mpc &&
          p.true_stress && {
            true_total_strain: p.true_stress.map((stress) => (stress === 0 ? 0 : mpcStrain(mpc, stress))),
          }),
      },
      tables: () => ({ curve: grid.length === 0 ? notApplicable('no {strain_grid} is provided') : grid }),
      charts: () => ({
        ...chartsOf(drawn, [...grid.map((g) => g.strain), ...(p.strain ?? [])]),
        ...(mpc && { mpc_components: shares(mpc) }),
      }),
      figures: () => ({ tensile_bar: bar(curve) }),
      beside: fallNoted(p, curve),
      warnings: warningsOf(p, drawn),
      detail: said,
    }
  },
})

/** Where the curve falls, as a reader of the failing check is told it. */
function fallNoted(p: CurveInputs, curve: Curve) {
  const strains = strainsRead(p)
  const falling = fallsAmong(curve, strains)
  if (falling === 0) return {}
  return {
    rising_curve: { note: `the curve falls or folds back at ${falling} of ${strains.length} evaluated strains` },
  }
}

function traceGradeStrength(p: CurveInputs, trace: Trace): void {
  const grade = gradeIn(p)
  if (grade === undefined || p.yield_strength !== undefined) return
  lookUpSmys(grade, p.model === 'asme_mpc' ? 'sigma_ys' : 'sigma_y', trace)
}

/** Engineering strain at the true ultimate stress. */
function traceUniformElongation(mpc: MpcCurve, trace: Trace): void {
  trace.section('Uniform elongation')
  const epsilon_t = tracedMpcStrain(mpc, mpc.sigma_uts_t, 'u', trace)
  trace.apply(engineeringStrain, { epsilon_t }, { as: 'e_u', rename: { epsilon_t: 'epsilon_t_u' } })
}

/** What the checks hold the curve to: where it falls, how far it is read, and the ratio of its grade. */
function traceLimits(p: CurveInputs, curve: Curve, trace: Trace): void {
  trace.section('Checks')
  const strains = strainsRead(p)
  trace.lookup({
    symbol: 'n_f',
    title: 'Number of strains on a falling or folded curve',
    unit: '-',
    ...rising,
    value: fallsAmong(curve, strains),
    cell: `counted over ${strains.length} strains from 0`,
  })
  if (curve.mpc === null) return
  trace.lookup({
    symbol: 'e_max',
    title: 'Maximum strain',
    unit: '-',
    source: house,
    clause: 'entered strains and those always reported',
    value: strains.at(-1) ?? 0,
    cell: 'maximum reported strain',
  })
  const grade = gradeIn(p)
  if (grade === undefined) return
  trace.lookup({
    symbol: 'R_max',
    title: 'Maximum yield-to-tensile ratio of grade',
    unit: '-',
    source: api5l,
    clause: TABLE_7,
    value: PSL2_GRADES[grade].highestRatio,
    cell: `grade ${grade}`,
  })
}
