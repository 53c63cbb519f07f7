/** Strengths of line pipe grades, and what temperature leaves of them. */
import { silent, type Trace } from '@keelson/equations'
import {
  type Grade,
  gradeOf,
  PSL2_GRADES,
  smtsOf,
  TABLE_7,
  yieldDefinitionOf,
} from '@keelson/standards/api-5l-2018/grades.ts'
import { api5l } from '@keelson/standards/api-5l-2018/source.ts'
import {
  deratedTensileStrength,
  deratedYieldStrength,
  strengthDerating,
} from '@keelson/standards/dnv-st-f101-2021/material.ts'
import {
  CalculationError,
  givesAs,
  listValue,
  numberColumn,
  shownIn,
  shownPressure,
  textColumn,
  wordedColumn,
} from '@keelson/workflow'
import { gradeProblems, lookUpSmys } from '../_shared/stress-strain/grades.ts'
import { way } from './inputs.ts'
import { coolWarnings } from './warnings.ts'

const IN_ORDER = 'Specified minimum strength of each grade, in order of entry.'
const LEFT = 'De-rated strength of each grade at the design temperature, in order of entry.'

export const theGrades = way({
  takes: ['grades', 'design_temperature', 'steel_type'],
  rules: ({ grades }) => grades.flatMap((name, i) => gradeProblems(name, `/grades/${i}`)),
  values: {
    temperature_derating_stress: givesAs(
      'f_temp',
      'Temperature de-rating stress',
      'stress',
      'Reduction in yield and tensile strength of every grade at the design temperature.',
    ),
    specified_minimum_yield_strength: listValue('steel_yield_strength', {
      title: 'Specified minimum yield strength',
      description: IN_ORDER,
      symbol: 'SMYS',
    }),
    specified_minimum_tensile_strength: listValue('steel_tensile_strength', {
      title: 'Specified minimum tensile strength',
      description: IN_ORDER,
      symbol: 'SMTS',
    }),
    derated_yield_strength: listValue('steel_yield_strength', {
      title: 'De-rated yield strength',
      description: LEFT,
      symbol: 'SMYS_T',
    }),
    derated_tensile_strength: listValue('steel_tensile_strength', {
      title: 'De-rated tensile strength',
      description: LEFT,
      symbol: 'SMTS_T',
    }),
  },
  checks: {},
  tables: {
    grades: {
      title: 'Grade strengths',
      description: 'API 5L PSL 2 pipe body strengths, with de-rated values to DNV-ST-F101.',
      columns: {
        grade: textColumn('Grade'),
        iso: textColumn('ISO 3183'),
        smys: numberColumn('steel_yield_strength', 'Yield strength', { symbol: 'SMYS' }),
        smts: numberColumn('steel_tensile_strength', 'Tensile strength', { symbol: 'SMTS' }),
        highest_ratio: numberColumn('-', 'Maximum yield-to-tensile ratio', { symbol: 'R_max' }),
        yield_left: numberColumn('steel_yield_strength', 'De-rated yield strength'),
        tensile_left: numberColumn('steel_tensile_strength', 'De-rated tensile strength'),
        measured: wordedColumn('Yield strength definition'),
      },
    },
  },
  calculate: ({ grades, steel_type, design_temperature }, trace) => {
    trace.section('De-rating')
    const f_temp = strengthDerating(steel_type, design_temperature, trace)
    // The first grade is written out.
    const all = grades.map((label, i) => strengthsOf(named(label), f_temp, i === 0 ? trace : silent))
    return {
      values: {
        specified_minimum_yield_strength: all.map((g) => g.smys),
        specified_minimum_tensile_strength: all.map((g) => g.smts),
        derated_yield_strength: all.map((g) => g.yield_left),
        derated_tensile_strength: all.map((g) => g.tensile_left),
      },
      tables: () => ({ grades: all.map(rowOf) }),
      warnings: coolWarnings({ design_temperature }, f_temp),
      detail: `Strengths of ${inWords(all)} at ${shownIn(design_temperature, 'degC')}; ${f_temp === 0 ? 'zero' : shownPressure(f_temp)} de-rating of yield and tensile strength`,
    }
  },
})

function named(label: string): Grade {
  const grade = gradeOf(label)
  if (grade === undefined) throw new CalculationError(`"${label}" is not an API 5L grade`)
  return grade
}

type Strengths = ReturnType<typeof strengthsOf>
function strengthsOf(grade: Grade, f_temp: number, trace: Trace) {
  trace.section(`${grade} strengths`)
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
  const yield_left = trace.apply(deratedYieldStrength, { SMYS: smys, f_temp })
  return { grade, smys, smts, yield_left, tensile_left: trace.apply(deratedTensileStrength, { SMTS: smts, f_temp }) }
}

const MEASURED = {
  total_strain_0_005: 'at 0.5 % total strain',
  offset_0_002: 'at 0.2 % plastic strain',
} as const

const rowOf = (strengths: Strengths) => ({
  ...strengths,
  iso: PSL2_GRADES[strengths.grade].iso,
  highest_ratio: PSL2_GRADES[strengths.grade].highestRatio,
  measured: MEASURED[yieldDefinitionOf(strengths.grade)],
})

function inWords(all: readonly Strengths[]): string {
  const [first] = all
  if (first === undefined || all.length > 1) return `${all.length} grades`
  return `Grade ${first.grade} yield strength ${shownPressure(first.yield_left)}`
}
