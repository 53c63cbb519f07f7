/** Strengths of line pipe grades, and what temperature leaves of them. */
import { silent, type Trace } from '@keelson/equations'
import { type Grade, gradeOf, smtsOf, TABLE_7 } from '@keelson/standards/api-5l-2018/grades.ts'
import { api5l } from '@keelson/standards/api-5l-2018/source.ts'
import {
  deratedTensileStrength,
  deratedYieldStrength,
  strengthDerating,
} from '@keelson/standards/dnv-st-f101-2021/material.ts'
import { CalculationError } from '@keelson/workflow'
import { lookUpSmys } from '../_shared/stress-strain/grades.ts'
import type { Params } from './inputs.ts'

/** Pa. */
export interface Strengths {
  readonly grade: Grade
  readonly smys: number
  readonly smts: number
  readonly yieldLeft: number
  readonly tensileLeft: number
}
export interface GradesRun {
  readonly derating: number
  readonly all: readonly Strengths[]
}

/** The first grade is written out. */
export function gradesRun(p: Params, trace: Trace): GradesRun {
  trace.section('De-rating')
  const f_temp = strengthDerating(p.steel_type, p.design_temperature, trace)
  const [first, ...others] = (p.grades ?? []).map(named)
  return {
    derating: f_temp,
    all: [
      ...(first === undefined ? [] : [strengthsOf(first, f_temp, trace)]),
      ...others.map((grade) => strengthsOf(grade, f_temp, silent)),
    ],
  }
}

function named(label: string): Grade {
  const grade = gradeOf(label)
  if (grade === undefined) throw new CalculationError(`"${label}" names no grade of API 5L`)
  return grade
}

function strengthsOf(grade: Grade, f_temp: number, trace: Trace): Strengths {
  trace.section(`Strengths of ${grade}`)
  const smys = lookUpSmys(grade, 'SMYS', trace)
  const smts = trace.lookup({
    symbol: 'SMTS',
    title: 'Specified minimum tensile strength',
    unit: 'MPa',
    source: api5l,
    clause: TABLE_7,
    value: smtsOf(grade),
    cell: `grade ${grade}`,
  })
  return {
    grade,
    smys,
    smts,
    yieldLeft: trace.apply(deratedYieldStrength, { SMYS: smys, f_temp }),
    tensileLeft: trace.apply(deratedTensileStrength, { SMTS: smts, f_temp }),
  }
}
