/** The line at neighbouring spans: how its tensions rise as the fairlead moves away. SI. */
import { NumericsError } from '@keelson/numerics/errors.ts'
import { spaced } from '@keelson/numerics/spaced.ts'
import { type CatenaryLine, type CatenarySolution, solveCatenary } from '@keelson/physics/catenary/catenary.ts'
import { closedLine } from '@keelson/physics/catenary/closed-line.ts'
import type { Tensions } from '@keelson/physics/catenary/iteration.ts'

export interface RestoringPoint {
  readonly x: number
  readonly H: number
  readonly V: number
}

/** Intervals on either side of the operating point. */
const SIDE = 20

/**
 * The same elastic line re-solved at other spans, the operating point among them: outwards from it on either side, each
 * span from the tensions of the one before. Spans that cannot be solved are left out.
 */
export function restoringCurve(line: CatenaryLine, solution: CatenarySolution): RestoringPoint[] {
  const { low, high } = reach(line, solution)
  const x0 = line.horizontalSpan
  const below = low < x0 ? spaced(low, x0, SIDE + 1).slice(0, -1) : []
  const operating = { x: x0, H: solution.horizontalTension, V: solution.verticalTension }
  const above = spaced(x0, high, SIDE + 1).slice(1)
  return [...resolved(line, solution, below.reverse()).reverse(), operating, ...resolved(line, solution, above)]
}

/** At spans that lead away from a solved one. */
function resolved(line: CatenaryLine, solution: CatenarySolution, spans: readonly number[]): RestoringPoint[] {
  let before = { x: line.horizontalSpan, solution }
  return spans.flatMap((x) => {
    const next = resolve({ ...line, horizontalSpan: x }, carriedTo(x, before))
    if (next === undefined) return []
    before = { x, solution: next }
    return [{ x, H: next.horizontalTension, V: next.verticalTension }]
  })
}

/** The tensions of a solved span carried to one beside it along their tangents; none where they are no start. */
function carriedTo(
  x: number,
  { x: from, solution }: { readonly x: number; readonly solution: CatenarySolution },
): Tensions | undefined {
  const { horizontalTension, verticalTension, stiffness } = solution
  const H = horizontalTension + (stiffness?.xx ?? 0) * (x - from)
  if (!(H > horizontalTension / 2)) return undefined
  return { H, V: verticalTension + (stiffness?.zx ?? 0) * (x - from) }
}

function resolve(line: CatenaryLine, start: Tensions | undefined): CatenarySolution | undefined {
  try {
    return solveCatenary(line, start)
  } catch (error) {
    if (error instanceof NumericsError) return undefined
    throw error
  }
}

/** Outwards to about twice the horizontal tension, inwards three times as far; a slack line until it is nearly taut. */
function reach(
  line: CatenaryLine,
  { horizontalTension: H, stiffness }: CatenarySolution,
): { low: number; high: number } {
  const { horizontalSpan: x, verticalSpan: z, unstretchedLength: L } = line
  const stiff = stiffness?.xx ?? 0
  if (H > 0 && stiff > 0) return { low: Math.max(0, x - (3 * H) / stiff), high: x + H / stiff }
  const straight = Math.sqrt(Math.max(L ** 2 - z ** 2, 0))
  const high = straight > x * (1 + 1e-9) ? straight : x + 0.01 * L
  return { low: Math.max(0, x - (high - x)), high }
}

/** Inextensible lines of the same height whose horizontal tension is a quarter to twice as large; the given one among them. */
export function closedCurve(H: number, w: number, d: number): RestoringPoint[] {
  const factors = [...spaced(0.25, 1, SIDE + 1).slice(0, -1), ...spaced(1, 2, SIDE + 1)]
  return factors.map((c) => {
    const { line, solution } = closedLine(c * H, w, d)
    return { x: line.horizontalSpan, H: c * H, V: solution.verticalTension }
  })
}
