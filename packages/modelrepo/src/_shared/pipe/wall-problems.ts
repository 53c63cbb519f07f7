/** What every workflow of a pipe refuses of its wall. */
import { type Problem, shownIn } from '@keelson/workflow'

/** Digits of what is read back to a caller. */
const DIGITS = 9
const mm = (metres: number) => shownIn(metres, 'mm', DIGITS)

/** A wall t under this input must leave a bore in a pipe of diameter D, m; says nothing while one is not known. */
export function boreProblems(name: string, D: number | undefined, t: number | undefined): Problem[] {
  if (D === undefined || t === undefined || t < D / 2) return []
  return [
    { pointer: `/${name}`, message: `must be less than half the outside diameter, ${mm(D / 2)} (entered: ${mm(t)})` },
  ]
}

interface Pipe {
  readonly outer_diameter?: number
  readonly wall_thickness?: number
}
export const wallProblems = ({ outer_diameter: D, wall_thickness: t }: Pipe): Problem[] =>
  boreProblems('wall_thickness', D, t)
