/**
 * Where a pump and a well balance: the crossing of highest rate of a pump curve, straight between its rows, and the head
 * that the system takes. Coherent SI; traces nothing.
 */
import { leastBetween } from '@keelson/numerics/minimum.ts'
import { bracketedRoot } from '@keelson/numerics/root-finding.ts'

/** A row of the curve of the whole pump at its frequency. */
interface CurveRow {
  readonly q: number
  readonly H: number
}
export interface Balance {
  /** Rates increase. */
  readonly rows: readonly [CurveRow, CurveRow, ...CurveRow[]]
  /** Head that the system takes at a rate: it bends upwards, as friction does. */
  readonly system: (q: number) => number
  /** Rate up to which the well gives: beyond it no balance is sought. Not given, the end of the curve. */
  readonly most?: number
}
export interface Crossing {
  readonly q: number
  /** Pump head less system head, m. */
  readonly residual: number
  readonly iterations: number
  /** The system takes more head than the pump gives at a somewhat higher rate, and less at a lower one. */
  readonly stable: boolean
}
export type Found =
  | { readonly crossing: Crossing }
  /** At the highest rate searched the pump gives more than the system takes, or nowhere as much, or no rate can be searched. */
  | { readonly none: 'beyond' | 'below' | 'empty'; readonly at: number; readonly surplus: number }

/** Width of a bracket for the highest surplus within a piece, over the piece. */
const WIDTH = 1e-9

/** Pump head at a rate within the curve. */
export function headAt(rows: Balance['rows'], q: number): number {
  const i = Math.min(
    Math.max(
      rows.findIndex((row) => row.q >= q),
      1,
    ),
    rows.length - 1,
  )
  const [a, b] = [rows[i - 1] as CurveRow, rows[i] as CurveRow]
  return a.H + ((b.H - a.H) * (q - a.q)) / (b.q - a.q)
}

/** The crossing of highest rate between the first row and the last, or `most` where that is lower. */
export function balance({ rows, system, most = Number.POSITIVE_INFINITY }: Balance): Found {
  const surplus = (q: number): number => headAt(rows, q) - system(q)
  const first = rows[0].q
  const end = Math.min(most, (rows.at(-1) as CurveRow).q)
  if (!(end > first)) return { none: 'empty', at: end, surplus: Number.NaN }
  const knots = [...rows.map((row) => row.q).filter((q) => q < end), end]
  for (let i = knots.length - 1; i > 0; i--) {
    const crossing = crossingWithin(surplus, knots[i - 1] as number, knots[i] as number)
    if (crossing) return { crossing }
  }
  const last = surplus(end)
  if (surplus(first) === 0) return { crossing: { q: first, residual: 0, iterations: 0, stable: last < 0 } }
  return { none: last > 0 ? 'beyond' : 'below', at: end, surplus: last }
}

/** Where the pump gives most more, or least less, than the system takes, over the rates that are searched. */
export interface Best {
  readonly q: number
  readonly pump: number
  readonly system: number
}
export function bestOf({ rows, system, most = Number.POSITIVE_INFINITY }: Balance): Best {
  const end = Math.max(Math.min(most, (rows.at(-1) as CurveRow).q), rows[0].q)
  const knots = [...rows.map((row) => row.q).filter((q) => q < end), end]
  const lacking = (q: number): number => system(q) - headAt(rows, q)
  const inner = knots.slice(1).map((b, i) => {
    const a = knots[i] as number
    return leastBetween(lacking, a, b, WIDTH * (b - a)).x
  })
  const q = [...knots, ...inner].reduce((best, x) => (lacking(x) < lacking(best) ? x : best))
  return { q, pump: headAt(rows, q), system: system(q) }
}

/** In one piece the surplus bends downwards: it has at most two roots, the higher of them where it falls. */
function crossingWithin(surplus: (q: number) => number, a: number, b: number): Crossing | undefined {
  const [left, right] = [surplus(a), surplus(b)]
  if (right === 0) return { q: b, residual: 0, iterations: 0, stable: left > 0 }
  if (right < 0) {
    if (left > 0) return falling(surplus, a, b)
    const top = leastBetween((q) => -surplus(q), a, b, WIDTH * (b - a))
    return top.value < 0 ? falling(surplus, top.x, b) : undefined
  }
  return left < 0 ? { ...root(surplus, a, b), stable: false } : undefined
}

const falling = (surplus: (q: number) => number, a: number, b: number): Crossing => ({
  ...root(surplus, a, b),
  stable: true,
})

function root(surplus: (q: number) => number, a: number, b: number) {
  const {
    x: q,
    residual,
    iterations,
  } = bracketedRoot(surplus, a, b, {
    seeking: 'the pump and well operating rate',
  })
  return { q, residual, iterations }
}
