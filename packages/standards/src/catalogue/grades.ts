/** Strengths of steel by the name of its grade, out of the standards that name it: what a name typed for a strength may mean. */
import { OCTG_GRADES, STRENGTH_TABLE as OF_API_5CT } from '../api-5ct-2018/grades.ts'
import { gradeOf, PSL2_GRADES, TABLE_7 as TABLE_7_API_5L } from '../api-5l-2018/grades.ts'
import { STRUCTURAL_GRADES, TABLE_7 as TABLE_7_EN } from '../en-10025-2-2004/grades.ts'
import { CHAIN_STRENGTHS, STRENGTH_TABLE as OF_W22 } from '../iacs-ur-w22-2016/grades.ts'

export interface NamedGrade {
  readonly grade: string
  /** Specified minimum yield and tensile strength, in `unit`. */
  readonly smys: number
  readonly smts: number
  readonly unit: 'MPa' | 'ksi'
  /** Short name, year and table of the standard. */
  readonly source: string
}

type Strengths = Readonly<Record<string, readonly [smys: number, smts: number]>>
const listed = (grades: Strengths, unit: NamedGrade['unit'], source: string): readonly NamedGrade[] =>
  Object.entries(grades).map(([grade, [smys, smts]]) => ({ grade, smys, smts, unit, source }))

const OTHERS: readonly NamedGrade[] = [
  ...listed(OCTG_GRADES, 'ksi', `API 5CT (2018) ${OF_API_5CT}`),
  ...listed(CHAIN_STRENGTHS, 'MPa', `IACS UR W22 (2016) ${OF_W22}`),
  ...listed(STRUCTURAL_GRADES, 'MPa', `EN 10025-2 (2004) ${TABLE_7_EN}`),
]
/** Of a longer text none is the name of a grade. */
const LONGEST = 30
const STANDARD = /^(API)?(5CT)?(IACS)?(EN10025(-2)?)?(GRADE|GR)?/

/** The grade of a name as it is written: `X65`, `API 5L X65`, `L-80`, `R4`, `S355`; undefined where it names none. */
export function namedGrade(text: string): NamedGrade | undefined {
  if (text.length > LONGEST || !/[A-Za-z]/.test(text)) return undefined
  const linePipe = gradeOf(text)
  if (linePipe !== undefined) {
    const { smys, smts } = PSL2_GRADES[linePipe]
    return { grade: linePipe, smys, smts, unit: 'MPa', source: `API 5L (2018) ${TABLE_7_API_5L}` }
  }
  const plain = text
    .toUpperCase()
    .replaceAll(/[\s._-]/g, '')
    .replace(STANDARD, '')
  return OTHERS.find(({ grade }) => grade === plain)
}
