/** What each way hands over: a solved line with every number that the answer and the charts need. SI. */
import type { Trace } from '@keelson/equations'
import type { CatenaryLine, CatenarySolution } from '@keelson/physics/catenary/catenary.ts'
import { verticalTensionAtBend } from '@keelson/physics/catenary/profile.ts'
import { bendRadius, catenaryParameter, fairleadAngle } from '@keelson/physics/catenary/shape.ts'
import { JONKMAN } from '@keelson/physics/catenary/symbols.ts'

export interface SolvedLine {
  readonly line: CatenaryLine
  readonly solution: CatenarySolution
  /** N. */
  readonly H: number
  readonly V: number
  readonly T: number
  readonly H_A: number
  readonly V_A: number
  readonly T_A: number
  /** m. */
  readonly x: number
  readonly L_B: number
  readonly S: number
  readonly L_s: number
  /** d(H, V)/d(x, z), N/m; null where the line has none. */
  readonly stiffness: readonly (readonly number[])[] | null
  /** Catenary parameter where the way starts from it, m. */
  readonly a?: number
}
export const isElastic = ({ line }: SolvedLine): boolean => Number.isFinite(line.axialStiffness)

/** Records a quantity that a branch of the method sets to zero. */
export function zero(trace: Trace, symbol: string, title: string, unit: string, why: string): number {
  return trace.lookup({ symbol, title, unit, source: JONKMAN, clause: 'branch of the solution', value: 0, cell: why })
}

export interface Bend {
  readonly theta: number
  readonly a: number
  /** Null for a straight vertical line. */
  readonly R: number | null
}

/** Angle at the fairlead, catenary parameter and smallest bend radius. */
export function bendOf(solved: SolvedLine, trace: Trace): Bend {
  const { H, V, line, solution } = solved
  const w = line.weightPerLength
  trace.section('Fairlead angle and bend radius')
  const theta = trace.apply(fairleadAngle, { H, V })
  const a = solved.a ?? trace.apply(catenaryParameter, { H, w })
  const V_s = verticalTensionAtBend(solution)
  if (V_s === 0) return { theta, a, R: a }
  if (H === 0) return { theta, a, R: null }
  const lower = V_s < 0 ? { V_s: V, name: 'V' } : { V_s: solved.V_A, name: 'V_A' }
  const R = trace.apply(
    bendRadius,
    { H, V_s: lower.V_s, w },
    { as: 'R_min', title: 'Minimum bend radius, at the lower end', rename: { V_s: lower.name } },
  )
  return { theta, a, R }
}
