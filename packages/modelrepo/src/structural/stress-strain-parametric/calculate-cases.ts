/** The cases of a request: its parameters read, the material of each case, and what the curve gives there. */

import { STRAIN_0_01, STRAIN_0_02 } from '@keelson/physics/materials/reported-strains.ts'
import { expansionProblems } from '@keelson/studies/expand.ts'
import { judgeSwept, type Parameter, readSwept } from '@keelson/studies/sweep/fields.ts'
import { type CaseInputs, runCases, type Succeeded, type SweptCase } from '@keelson/studies/sweep/run.ts'
import { CalculationError, type Problem } from '@keelson/workflow'
import { ASME_MPC, curveOf, curveProblem, type Material } from '../_shared/stress-strain/curve.ts'
import type { Curve } from '../_shared/stress-strain/engineering-curve.ts'
import { gradeProblems } from '../_shared/stress-strain/grades.ts'
import { materialOf } from '../_shared/stress-strain/material.ts'
import { FIELDS, type Params } from './inputs.ts'

const PARAMETERS = '/parameters'

/** The two stresses of a case, Pa. */
export interface Stresses {
  readonly stress_at_strain_0_01: number
  readonly stress_at_strain_0_02: number
}
export interface CurveResult extends Stresses {
  readonly strain_at_yield: number
  /** The larger strain lies beyond uniform elongation. */
  readonly beyondUniform: boolean
  readonly folds: boolean
}
export type CurveCase = SweptCase<CurveResult>
export type GoodCase = Succeeded<CurveResult>

/** Cross-field rules: the lists, the grade, and what the model needs that is neither given nor swept. */
export function rules(p: Params): Problem[] {
  const { parameters, problems } = readSwept(p.parameters, FIELDS, PARAMETERS)
  const lengths = p.parameters.map((row) => row.values.length)
  const swept = (name: string) => p.parameters.some((row) => row.name === name)
  const missing = (name: 'yield_strength' | 'tensile_strength', or: string): Problem => ({
    pointer: `/${name}`,
    message: `is required in MPa unless included in {parameters}${or}`,
  })
  return [
    ...problems,
    ...(problems.length === 0 ? judgeSwept(parameters, PARAMETERS).problems : []),
    ...expansionProblems(p.mode, lengths, PARAMETERS),
    ...gradeProblems(p.grade, '/grade'),
    ...(p.yield_strength === undefined && p.grade === undefined && !swept('yield_strength')
      ? [missing('yield_strength', ' or a {grade} is provided')]
      : []),
    ...(p.model === ASME_MPC && p.tensile_strength === undefined && !swept('tensile_strength')
      ? [missing('tensile_strength', '')]
      : []),
  ]
}

export interface Sweep {
  readonly parameters: readonly Parameter[]
  readonly cases: readonly CurveCase[]
  readonly materialOf: (inputs: CaseInputs) => Material
}

/** Runs the stress-strain curve of every case of a request that the rules accept. */
export function sweepOf(p: Params): Sweep {
  const { parameters } = readSwept(p.parameters, FIELDS, PARAMETERS)
  // Where the yield strength is swept, each case brings its own.
  const base = materialOf(p)
  const materialIn = (inputs: CaseInputs): Material => ({ ...base, ...inputs })
  const cases = runCases(p.mode, parameters, (inputs) => resultOf(materialIn(inputs)))
  return { parameters, materialOf: materialIn, cases }
}

function resultOf(material: Material): CurveResult {
  const curve = soundCurve(material)
  return {
    ...stressesOf(curve),
    strain_at_yield: curve.yieldStrain(),
    beyondUniform: curve.uniformStrain !== null && curve.uniformStrain < STRAIN_0_02.value,
    folds: curve.fold !== null,
  }
}

/** Only the stresses, for the neighbours of a case: half the work. */
export const stressesAt = (material: Material): Stresses => stressesOf(soundCurve(material))

const stressesOf = (curve: Curve): Stresses => ({
  stress_at_strain_0_01: curve.stressAt(STRAIN_0_01.value),
  stress_at_strain_0_02: curve.stressAt(STRAIN_0_02.value),
})

function soundCurve(material: Material): Curve {
  const problem = curveProblem(material)
  if (problem !== undefined) throw new CalculationError(problem)
  const curve = curveOf(material)
  const { fold } = curve
  const lost = [STRAIN_0_01.value, STRAIN_0_02.value].find((e) => fold !== null && fold.from <= e && e <= fold.to)
  if (lost !== undefined) {
    throw new CalculationError(`the curve folds back at a strain of ${lost}, where the stress is not unique`)
  }
  return curve
}
