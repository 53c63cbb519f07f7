/** Nodes of an axis on which the response is a power, or nearly one. */
import { logSpaced } from '@keelson/numerics/spaced.ts'

/** Values from one end to the other, geometrically spaced, both ends exact. */
export const geometric = (from: number, to: number, count: number): number[] =>
  logSpaced(from, to, count).map((x, i) => (i === 0 || i === count - 1 ? x : Number(x.toPrecision(9))))
