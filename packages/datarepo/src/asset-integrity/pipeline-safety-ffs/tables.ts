/** The rows of the tables: defects by need, inputs by row, digs, neighbours, the governing profile. */

import { DEPTH_LIMIT } from '@keelson/standards/asme-b31g-2012/level-1.ts'
import { type Batch, factorOf } from './calculate-assess.ts'
import type { Assessed } from './calculate-assessed.ts'
import { idsOf } from './calculate-clusters.ts'
import type { Pair } from './calculate-interaction.ts'
import type { ReadRow } from './calculate-read-rows.ts'
import type { Params } from './inputs.ts'

const DIG = new Set(['replace', 'repair', 'monitor'])

/** Assessed defects by need, then those that could not be assessed. */
export function defectRows({ ranked, rows, assessed }: Batch) {
  const done = ranked.map((a, i) => ({
    rank: i + 1,
    id: a.row.id,
    location: a.row.location,
    depth: a.share,
    length: a.size.L,
    factor: a.strength?.M ?? null,
    failure: a.strength?.P_F ?? null,
    safe: a.strength?.P_S ?? null,
    allowable: a.strength?.P_a ?? null,
    erf: a.ERF ?? null,
    ratio: a.row.P === undefined || !a.strength ? null : a.strength.P_F / a.row.P,
    life: a.life ?? null,
    verdict: a.row.P === undefined ? 'no MAOP' : a.verdict,
  }))
  const others = rows.filter((row) => !assessed.has(row.row)).map(unassessedRow)
  return [...done, ...others]
}

const unassessedRow = (row: ReadRow) => ({
  rank: null,
  id: row.id,
  location: row.location,
  depth: null,
  length: null,
  factor: null,
  failure: null,
  safe: null,
  allowable: null,
  erf: null,
  ratio: null,
  life: null,
  verdict: row.kind === 'invalid' ? 'invalid' : `${row.kind}: not assessed`,
})

/** What each row was read as. */
export const inputRows = ({ assessed }: Batch) =>
  [...assessed.values()].map(({ row, size }) => ({
    row: row.row,
    id: row.id,
    diameter: row.D,
    wall: row.t,
    yield: row.S ?? null,
    maop: row.P ?? null,
    share: row.share ?? row.d / row.t,
    depth: row.d,
    length: row.L,
    assessed_depth: size.d,
    growth: row.g ?? null,
    year: row.year,
  }))

/** The rule of the verdicts with its thresholds. */
export const ruleRows = (p: Params) => [
  { verdict: 'replace', rule: 'depth ratio above', threshold: DEPTH_LIMIT.value },
  { verdict: 'repair', rule: 'ratio of MAOP to allowable pressure above', threshold: 1 },
  { verdict: 'monitor', rule: 'depth ratio at or above', threshold: p.monitor_depth_percent },
  { verdict: 'monitor', rule: 'repair factor at or above', threshold: p.monitor_erf },
  { verdict: 'accept', rule: 'otherwise', threshold: null },
]

export const digRows = ({ ranked }: Batch) =>
  ranked
    .filter((a) => DIG.has(a.verdict))
    .map((a, i) => ({
      priority: i + 1,
      id: a.row.id,
      location: a.row.location,
      position: a.row.x ?? null,
      verdict: a.verdict,
      depth: a.share,
      erf: a.ERF ?? null,
      life: a.life ?? null,
    }))

/** Combinations of neighbours with the lowest allowable pressure, by need. */
export const clusterRows = ({ clusters }: Batch) =>
  clusters.assessed.map((cluster, i) => ({
    cluster: i + 1,
    ids: idsOf(cluster).join(', '),
    length: cluster.L,
    depth: cluster.d,
    factor: cluster.strength?.M ?? null,
    failure: cluster.strength?.P_F ?? null,
    safe: cluster.strength?.P_S ?? null,
    allowable: cluster.strength?.P_a ?? null,
    maop: cluster.P ?? null,
    erf: factorOf(cluster) ?? null,
    part_a: cluster.partA ?? null,
  }))

/** What each combination consists of: defects that overlap along the pipe count as one. */
export const memberRows = ({ clusters }: Batch) =>
  clusters.assessed.flatMap(({ spans }, i) =>
    spans.map(({ ids, start, end, d }, k) => {
      const next = spans[k + 1]
      return {
        cluster: i + 1,
        ids: ids.join(', '),
        start,
        length: end - start,
        depth: d,
        gap: next === undefined ? null : next.start - end,
      }
    }),
  )

export const pairRows = (pairs: readonly Pair[]) =>
  pairs.map(({ first, second, axial, axialLimit, around, aroundLimit }) => ({
    first,
    second,
    axial,
    axial_limit: axialLimit,
    around: around ?? null,
    around_limit: aroundLimit,
  }))

/** Points of the profile that governs; none where no profile does. */
export const profileRows = (governing: Assessed | undefined) =>
  governing?.size.profile?.x.map((position, i) => ({ position, depth: governing.size.profile?.y[i] ?? null })) ?? []
