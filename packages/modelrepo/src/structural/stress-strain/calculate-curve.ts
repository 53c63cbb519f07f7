/** A curve: its parameters, what is read from it, and whether it can be used there. */
import { constant, house, type Trace } from '@keelson/equations'
import { rambergOsgoodAlpha } from '@keelson/physics/materials/ramberg-osgood.ts'
import { STRAIN_0_01, STRAIN_0_02, STRAIN_0_005 } from '@keelson/physics/materials/reported-strains.ts'
import { engineeringStrain, truePlasticStrain, trueStrain, trueStress } from '@keelson/physics/materials/true-stress.ts'
import { PSL2_GRADES, TABLE_7 } from '@keelson/standards/api-5l-2018/grades.ts'
import { api5l } from '@keelson/standards/api-5l-2018/source.ts'
import {
  type MpcCurve,
  mpcStrain,
  tracedMpcStrain,
} from '@keelson/standards/asme-bpvc-viii-2-2019/stress-strain-curve.ts'
import { check, notApplicable, type Outcome } from '@keelson/workflow'
import { curveOf, type Material, RAMBERG_OSGOOD } from '../_shared/stress-strain/curve.ts'
import type { Curve } from '../_shared/stress-strain/engineering-curve.ts'
import { lookUpSmys } from '../_shared/stress-strain/grades.ts'
import { gradeIn, materialOf } from '../_shared/stress-strain/material.ts'
import {
  type Drawn,
  fallsAmong,
  folded,
  gridPoints,
  gridStrains,
  NO_STRESS,
  strainsRead,
  stressOrNull,
} from './calculate-readings.ts'
import { RISING } from './checks.ts'
import type { contract } from './contract.ts'
import type { Params } from './inputs.ts'

type Run = Outcome<typeof contract>
type Values = Run['values']
type Checks = NonNullable<Run['checks']>

export interface CurveRun {
  readonly drawn: Drawn
  readonly values: Values
  readonly checks: Checks
}

export function curveRun(p: Params, trace: Trace): CurveRun {
  const material = materialOf(p)
  trace.section('Curve')
  lookUpStrength(p, material, trace)
  const curve = curveOf(material, trace)
  const drawn = {
    material,
    curve,
    ...yieldOf(curve, trace),
    grid: gridPoints(curve, material.youngs_modulus, gridStrains(p)),
  }
  const uniform = curve.mpc && uniformElongation(curve.mpc, trace)
  const read = readings(drawn, trace)
  return {
    drawn,
    values: {
      ...read,
      ...(material.model === RAMBERG_OSGOOD && { ramberg_osgood_alpha: alphaOf(material, trace) }),
      ...(p.strain && { stress: p.strain.map((e) => stressOrNull(curve, e)) }),
      ...(p.strain_grid && {
        stress_at_strain_grid: drawn.grid.map((g) => g.stress),
        true_stress_at_strain_grid: drawn.grid.map((g) => g.trueStress),
        true_plastic_strain_at_strain_grid: drawn.grid.map((g) => g.plasticStrain),
      }),
      ...(curve.mpc && uniform !== null && asmeValues(p, curve.mpc, uniform)),
    },
    checks: checksOf(p, curve, uniform, trace),
  }
}

function lookUpStrength(p: Params, { model }: Material, trace: Trace): void {
  const grade = gradeIn(p)
  if (grade === undefined || p.yield_strength !== undefined) return
  lookUpSmys(grade, model === 'asme_mpc' ? 'sigma_ys' : 'sigma_y', trace)
}

const yieldOf = (curve: Curve, trace: Trace) => ({ strainAtYield: curve.yieldStrain(trace) })

export const alphaOf = ({ ramberg_osgood_k: K, youngs_modulus: E, yield_strength: sigma_y }: Material, trace: Trace) =>
  trace.apply(rambergOsgoodAlpha, { K, E, sigma_y })

const CORNER = notApplicable('the curve has a corner there: its slope is that of either line')

/** Stresses at the strains that are always reported, slope at yield, and one line of the table for finite elements. */
export function readings({ curve, material, strainAtYield }: Drawn, trace: Trace): Values {
  const slope = curve.yieldSlope === null ? CORNER : curve.yieldSlope(trace)
  trace.section('Stresses at strains')
  const at = (strain: typeof STRAIN_0_01, mark: string) =>
    folded(curve, strain.value) ? NO_STRESS : curve.stressAt(strain, mark, trace)
  const values = {
    strain_at_yield: strainAtYield,
    tangent_modulus_at_yield: slope,
    stress_at_strain_0_005: at(STRAIN_0_005, '0.5%'),
    stress_at_strain_0_01: at(STRAIN_0_01, '1%'),
    stress_at_strain_0_02: at(STRAIN_0_02, '2%'),
  }
  if (typeof values.stress_at_strain_0_02 === 'number') turnTrue(material, values.stress_at_strain_0_02, trace)
  return values
}

/** The way to every line of the table for finite elements, at 2 % strain. */
function turnTrue({ youngs_modulus: E }: Material, s: number, trace: Trace): void {
  trace.section('True stress and plastic strain at 2 % strain')
  const rename = { s: 'sigma_2%', e: 'e_2%', sigma_t: 's_t', epsilon_t: 'e_t' }
  const sigma_t = trace.apply(trueStress, { s, e: STRAIN_0_02 }, { as: 's_t', rename })
  const epsilon_t = trace.apply(trueStrain, { e: STRAIN_0_02 }, { as: 'e_t', rename })
  trace.apply(truePlasticStrain, { epsilon_t, sigma_t, E }, { rename })
}

/** Engineering strain at the true ultimate stress. */
function uniformElongation(mpc: MpcCurve, trace: Trace): number {
  trace.section('Uniform elongation')
  const epsilon_t = tracedMpcStrain(mpc, mpc.sigma_uts_t, 'u', trace)
  return trace.apply(engineeringStrain, { epsilon_t }, { as: 'e_u', rename: { epsilon_t: 'epsilon_t_u' } })
}

const asmeValues = (p: Params, mpc: MpcCurve, uniform: number): Values => ({
  yield_to_tensile_ratio: mpc.R,
  k_parameter: mpc.K,
  m1: mpc.m_1,
  m2: mpc.m_2,
  a1: mpc.A_1,
  a2: mpc.A_2,
  true_ultimate_stress: mpc.sigma_uts_t,
  uniform_elongation: uniform,
  ...(p.true_stress && {
    true_total_strain: p.true_stress.map((stress) => (stress === 0 ? 0 : mpcStrain(mpc, stress))),
  }),
})

const NO_FALL = constant({
  symbol: 'n_max',
  title: 'Strains at which the curve may fall',
  value: 0,
  unit: '-',
  source: house,
  clause: RISING,
})

function checksOf(p: Params, curve: Curve, uniform: number | null, trace: Trace): Checks {
  trace.section('Checks')
  const strains = strainsRead(p)
  const falls = fallsAmong(curve, strains)
  const counted = trace.lookup({
    symbol: 'n_f',
    title: 'Strains read at which the curve falls or folds',
    unit: '-',
    source: house,
    clause: RISING,
    value: falls,
    cell: `counted over ${strains.length} strains from 0`,
  })
  const largest = strains.at(-1) ?? 0
  return {
    rising_curve: check({ demand: counted, capacity: NO_FALL }),
    ...(uniform !== null && { uniform_elongation: check({ demand: largestOf(largest, trace), capacity: uniform }) }),
    ...(curve.mpc && gradeCheck(p, curve.mpc, trace)),
  }
}

const largestOf = (value: number, trace: Trace): number =>
  trace.lookup({
    symbol: 'e_max',
    title: 'Largest strain read',
    unit: '-',
    source: house,
    clause: 'the strains asked for, and those always reported',
    value,
    cell: 'the last of them',
  })

function gradeCheck(p: Params, mpc: MpcCurve, trace: Trace): Checks {
  const grade = gradeIn(p)
  if (grade === undefined) return {}
  const highest = trace.lookup({
    symbol: 'R_max',
    title: 'Highest ratio of the grade',
    unit: '-',
    source: api5l,
    clause: TABLE_7,
    value: PSL2_GRADES[grade].highestRatio,
    cell: `grade ${grade}`,
  })
  return { yield_to_tensile_ratio: check({ demand: mpc.R, capacity: highest }) }
}
