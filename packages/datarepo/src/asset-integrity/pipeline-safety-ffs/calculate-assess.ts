/** Every row with its pressures, repair factor, verdict and remaining life, and which of them governs. */
import { silent } from '@keelson/equations'
import { acceptableDepth } from '@keelson/physics/metal-loss/acceptable-depth.ts'
import { DEPTH_LIMIT } from '@keelson/standards/asme-b31g-2012/level-1.ts'
import { estimatedRepairFactor } from '@keelson/standards/pof-100-2021/repair-factor.ts'
import { LIMIT_TOLERANCE } from '@keelson/workflow'
import type { Assessed } from './calculate-assessed.ts'
import { type Cluster, type Clusters, clustersOf } from './calculate-clusters.ts'
import { type Defect, type ReadRow, readTable } from './calculate-read-rows.ts'
import { grown, partA, type Size, sizeOf, strengthOf } from './calculate-strength.ts'
import type { Params } from './inputs.ts'
import type { Verdict } from './modes.ts'

export interface Batch {
  readonly rows: readonly ReadRow[]
  /** By place in the table. */
  readonly assessed: ReadonlyMap<number, Assessed>
  readonly verdicts: readonly Verdict[]
  /** Assessed rows, the one that needs attention most first. */
  readonly ranked: readonly Assessed[]
  readonly clusters: Clusters
  /** Some row has an operating pressure. */
  readonly judged: boolean
  readonly unknownColumns: readonly string[]
  readonly unusual: readonly string[]
}

export function assessAll(p: Params): Batch {
  const assessed = new Map<number, Assessed>()
  const table = readTable(p)
  const rows = table.rows.map((row): ReadRow => {
    if (row.kind !== 'metal_loss') return row
    const result = assess(p, row)
    if (!allFinite(result)) return { ...row, kind: 'invalid', reason: BEYOND_NUMBERS }
    assessed.set(row.row, result)
    return row
  })
  const clusters = clustersOf(p, [...assessed.values()])
  for (const cluster of clusters.assessed) judgeTogether(p, cluster, assessed)
  const verdicts = rows.map((row): Verdict => {
    if (row.kind === 'invalid') return 'invalid'
    return assessed.get(row.row)?.verdict ?? 'not applicable'
  })
  const judged = p.maximum_allowable_operating_pressure !== undefined || [...assessed.values()].some((a) => a.row.P)
  const ranked = [...assessed.values()].sort(byNeed)
  const { unknownColumns, unusual } = table
  return { rows, assessed, verdicts, ranked, clusters, judged, unknownColumns, unusual }
}

/** A defect is in as much need as the combination of neighbours that it is part of. */
function judgeTogether(p: Params, cluster: Cluster, assessed: Map<number, Assessed>): void {
  for (const row of cluster.spans.flatMap(({ rows }) => rows)) {
    const alone = assessed.get(row)
    if (alone === undefined || alone.row.P === undefined) continue
    const together = verdictOf(p, alone.row, alone.share, { ERF: factorOf(cluster), use: cluster.use })
    if (NEED.indexOf(together) > NEED.indexOf(alone.verdict)) assessed.set(row, { ...alone, verdict: together })
  }
}
const NEED: readonly Verdict[] = ['accept', 'monitor', 'repair', 'replace']

/** MAOP over the safe pressure of a combination. */
export const factorOf = ({ P, strength }: Cluster): number | undefined =>
  P === undefined || strength === undefined
    ? undefined
    : estimatedRepairFactor.evaluateSI({ P_o: P, P_S: strength.P_S })

const BEYOND_NUMBERS = 'the values are far outside the range of the method'

/** Everything that the row answers with is a number. */
const allFinite = ({ strength, share, ERF, life, partA: resistance, row }: Assessed) =>
  [strength?.M, strength?.P_F, strength?.P_S, share, ERF, life, resistance, (strength?.P_F ?? 0) / (row.P ?? 1)].every(
    (value) => value === undefined || Number.isFinite(value),
  )

function assess(p: Params, row: Defect): Assessed {
  const size = sizeOf(p, row)
  const share = size.d / row.t
  const strength = strengthOf(p, row, size)
  const ERF =
    row.P === undefined || strength === undefined
      ? undefined
      : estimatedRepairFactor.evaluateSI({ P_o: row.P, P_S: strength.P_S })
  const use = row.P === undefined || strength === undefined ? undefined : row.P / strength.P_a
  const StD = p.depth_standard_deviation
  return {
    row,
    size,
    share,
    strength,
    ERF,
    use,
    life: lifeOf(p, row, size),
    partA: StD === undefined || strength === undefined ? undefined : partA(p, row, size, StD, silent),
    verdict: verdictOf(p, row, share, { ERF, use }),
  }
}

/** Above a limit by more than the last digits. */
const above = (value: number, limit: number) => value > limit * (1 + LIMIT_TOLERANCE)
const reaches = (value: number, limit: number) => value >= limit * (1 - LIMIT_TOLERANCE)

/** Depth first, then pressure, then the thresholds of the run. */
function verdictOf(p: Params, row: Defect, share: number, { ERF, use }: Pick<Assessed, 'ERF' | 'use'>): Verdict {
  if (row.P === undefined) return 'not applicable'
  if (above(share, DEPTH_LIMIT.value)) return 'replace'
  if (ERF === undefined || use === undefined || above(use, 1)) return 'repair'
  return reaches(share, p.monitor_depth_percent) || reaches(ERF, p.monitor_erf) ? 'monitor' : 'accept'
}

/** Time until the allowable pressure falls to the operating pressure or the depth to its limit; 0 where it has. */
function lifeOf(p: Params, row: Defect, size: Size): number | undefined {
  const { g, P, t } = row
  if (g === undefined) return undefined
  const spare = DEPTH_LIMIT.value * t - size.d
  if (spare <= 0) return 0
  if (P === undefined) return spare / g
  const safe = (by: number) => strengthOf(p, row, grown(size, by))?.P_a ?? 0
  return (acceptableDepth(safe, P, spare) ?? 0) / g
}

/** Pressure to be taken off the scale of repair factors, Pa. */
const BEYOND = 1e12

/** By use, of equals by repair factor; those without one after them, by safe pressure. The whole wall gone comes first. */
function byNeed(a: Assessed, b: Assessed): number {
  const need = ({ use, strength }: Assessed) =>
    strength === undefined ? Number.MAX_VALUE : (use ?? -strength.P_S / BEYOND)
  return need(b) - need(a) || (b.ERF ?? 0) - (a.ERF ?? 0) || a.row.row - b.row.row
}
