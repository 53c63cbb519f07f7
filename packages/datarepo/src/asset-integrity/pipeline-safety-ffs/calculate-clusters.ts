/** Interacting defects assessed together: every combination of neighbours on each projection line. DNV-RP-F101 (2021) 4.4. */
import { silent, type Trace } from '@keelson/equations'
import { combinedDepth, combinedDeviation, combinedLength } from '@keelson/standards/dnv-rp-f101-2021/interacting.ts'
import { axialInteraction, circumferentialInteraction } from '@keelson/standards/dnv-rp-f101-2021/single-defect.ts'
import type { Assessed } from './calculate-assessed.ts'
import { spacingAround } from './calculate-interaction.ts'
import { type Pipe, partA, type Strength, strengthOf } from './calculate-strength.ts'
import type { Params } from './inputs.ts'

/** Defects of one projection line that overlap along the pipe: one composite defect (step 5). SI. */
export interface Span {
  readonly ids: readonly string[]
  readonly rows: readonly number[]
  readonly start: number
  readonly end: number
  /** Depth of the deepest. */
  readonly d: number
}
/** The combination of neighbours with the lowest allowable pressure on a projection line. */
export interface Cluster {
  readonly spans: readonly Span[]
  readonly pipe: Pipe
  /** MAOP, Pa; undefined where none of its rows has one. */
  readonly P: number | undefined
  readonly L: number
  readonly d: number
  /** Undefined where the effective depth takes the whole wall. */
  readonly strength: Strength | undefined
  /** MAOP over the allowable pressure. */
  readonly use: number | undefined
  /** Resistance of Part A, Pa. */
  readonly partA: number | undefined
}
export interface Clusters {
  /** Those that are assessed, the one with the least margin first. */
  readonly assessed: readonly Cluster[]
  /** Ids of defects in a chain of more than MOST_MEMBERS. */
  readonly tooMany: readonly string[]
  /** Ids of defects without an axial position. */
  readonly unplaced: readonly string[]
}

/** Neighbours on one projection line of which every combination is assessed. */
export const MOST_MEMBERS = 40
/** Neighbours along the pipe that are still told apart by their clock positions. */
const MOST_CHAINED = 1000

type Placed = Assessed & { readonly row: { readonly x: number } }
const isPlaced = (a: Assessed): a is Placed => a.row.x !== undefined
const startOf = (a: Placed) => a.row.x
const endOf = (a: Placed) => a.row.x + a.size.L

export function clustersOf(p: Params, all: readonly Assessed[]): Clusters {
  const placed = all.filter(isPlaced).sort((a, b) => startOf(a) - startOf(b))
  const lines = chainsOf(placed).flatMap(projectionLines)
  const small = lines.filter((line) => line.length <= MOST_MEMBERS)
  const assessed = small.flatMap((line) => governing(p, line)).sort((a, b) => marginOf(a) - marginOf(b))
  return {
    assessed,
    tooMany: lines.filter((line) => line.length > MOST_MEMBERS).flatMap((line) => line.map((a) => a.row.id)),
    unplaced: all.filter((a) => !isPlaced(a)).map((a) => a.row.id),
  }
}

/** Allowable pressure over MAOP, or the pressure itself without one. */
const marginOf = ({ strength, P = 1 }: Cluster): number => (strength?.P_a ?? 0) / P

/** Runs of defects along the pipe, two or more, no gap of which exceeds the axial spacing. */
function chainsOf(sorted: readonly Placed[]): Placed[][] {
  const chains: Placed[][] = []
  let reach = Number.NEGATIVE_INFINITY
  for (const a of sorted) {
    const limit = axialInteraction.evaluateSI({ D: a.row.D, t: a.row.t })
    if (startOf(a) - reach > limit) chains.push([])
    chains.at(-1)?.push(a)
    reach = Math.max(reach, endOf(a))
  }
  return chains.filter((chain) => chain.length > 1)
}

/** The lines through the defects of a run (steps 3 and 4): each with the defects within the spacing around; each set once. */
function projectionLines(chain: Placed[]): Placed[][] {
  if (chain.length > MOST_CHAINED) return [chain]
  const sets = new Map<string, Placed[]>()
  for (const at of chain) {
    const near = chain.filter((a) => isNear(at, a))
    for (const line of chainsOf(near)) sets.set(line.map((a) => a.row.row).join(), line)
  }
  return [...sets.values()]
}

function isNear(at: Placed, a: Placed): boolean {
  const around = spacingAround(at, a)
  return around === undefined || around <= circumferentialInteraction.evaluateSI({ D: at.row.D, t: at.row.t })
}

/** Of all combinations of adjacent defects on a line the one with the lowest allowable pressure (steps 7 to 10). */
function governing(p: Params, line: readonly Placed[]): Cluster[] {
  const spans = composites(line)
  const pipe = weakest(line)
  let worst: Cluster | undefined
  for (let n = 0; n < spans.length; n++) {
    for (let m = n; m < spans.length; m++) {
      const part = spans.slice(n, m + 1)
      if (part.flatMap(({ rows }) => rows).length < 2) continue
      const tried = combined(p, part, pipe, silent)
      if (worst === undefined || marginOf(tried) < marginOf(worst)) worst = tried
    }
  }
  return worst === undefined ? [] : [worst]
}

/** Defects that overlap along the pipe as one, with the depth of the deepest (step 5). */
function composites(line: readonly Placed[]): Span[] {
  const spans: Span[] = []
  for (const a of line) {
    const last = spans.at(-1)
    const own = { ids: [a.row.id], rows: [a.row.row], start: startOf(a), end: endOf(a), d: a.size.d }
    if (last === undefined || own.start > last.end) {
      spans.push(own)
      continue
    }
    spans[spans.length - 1] = {
      ids: [...last.ids, ...own.ids],
      rows: [...last.rows, ...own.rows],
      start: last.start,
      end: Math.max(last.end, own.end),
      d: Math.max(last.d, own.d),
    }
  }
  return spans
}

/** The pipe of the rows; where they differ the least favourable of each. */
function weakest(line: readonly Placed[]): Pipe & { readonly P: number | undefined } {
  const rows = line.map((a) => a.row)
  const [yields, pressures] = [rows.flatMap(({ S = [] }) => S), rows.flatMap(({ P = [] }) => P)]
  return {
    D: Math.max(...rows.map(({ D }) => D)),
    t: Math.min(...rows.map(({ t }) => t)),
    S: yields.length === 0 ? undefined : Math.min(...yields),
    P: pressures.length === 0 ? undefined : Math.max(...pressures),
  }
}

const lengths = (spans: readonly Span[]) => spans.map(({ start, end }) => end - start)
const gaps = (spans: readonly Span[]) => spans.slice(1).map(({ start }, i) => start - (spans[i]?.end ?? start))

function combined(
  p: Params,
  spans: readonly Span[],
  { P, ...pipe }: Pipe & { readonly P: number | undefined },
  trace: Trace,
): Cluster {
  const { L, d } = combinedSize(spans, trace)
  const size = { d, L, profile: undefined }
  const strength = strengthOf(p, pipe, size)
  const use = P === undefined || strength === undefined ? undefined : P / strength.P_a
  const { depth_standard_deviation: StD } = p
  const own = StD === undefined ? undefined : combinedDeviation.evaluateSI({ StD, l: lengths(spans), l_nm: L })
  const resistance = own === undefined || strength === undefined ? undefined : partA(p, pipe, size, own)
  return { spans, pipe, P, L, d, strength, use, partA: resistance }
}

/** Length and effective depth of a combination, m, with their steps. */
export function combinedSize(spans: readonly Span[], trace: Trace) {
  const l = lengths(spans)
  const L = trace.apply(combinedLength, { l, s: gaps(spans) })
  return { L, d: trace.apply(combinedDepth, { d: spans.map((span) => span.d), l, l_nm: L }) }
}

export const idsOf = ({ spans }: Cluster): string[] => spans.flatMap(({ ids }) => ids)
