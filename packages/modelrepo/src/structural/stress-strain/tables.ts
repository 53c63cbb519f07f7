/** The tables of a run: the curve for finite elements, and the grades. */
import { PSL2_GRADES, yieldDefinitionOf } from '@keelson/standards/api-5l-2018/grades.ts'
import { notApplicable } from '@keelson/workflow'
import type { Strengths } from './calculate-grades.ts'
import type { Drawn } from './calculate-readings.ts'

export const curveRows = ({ grid }: Drawn) =>
  grid.length === 0
    ? notApplicable('no {strain_grid} was given')
    : grid.map((g) => ({
        strain: g.strain,
        stress: g.stress,
        true_strain: g.trueStrain,
        true_stress: g.trueStress,
        plastic_strain: g.plasticStrain,
      }))

const MEASURED = {
  total_strain_0_005: 'at 0.5 % total strain',
  offset_0_002: 'at 0.2 % plastic strain',
} as const

export const gradeRows = (all: readonly Strengths[]) =>
  all.map(({ grade, smys, smts, yieldLeft, tensileLeft }) => ({
    grade,
    iso: PSL2_GRADES[grade].iso,
    smys,
    smts,
    highest_ratio: PSL2_GRADES[grade].highestRatio,
    yield_left: yieldLeft,
    tensile_left: tensileLeft,
    measured: MEASURED[yieldDefinitionOf(grade)],
  }))
