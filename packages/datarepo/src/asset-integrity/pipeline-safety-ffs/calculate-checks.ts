/** The checks of a survey: MAOP against what is allowed, Part A where it is asked for, neighbours, and the deepest defect. */
import { constant, house, type Trace } from '@keelson/equations'
import { DEPTH_LIMIT, LEAST_SAFETY_FACTOR } from '@keelson/standards/asme-b31g-2012/level-1.ts'
import { dnvRpF101 } from '@keelson/standards/dnv-rp-f101-2021/source.ts'
import { pof100 } from '@keelson/standards/pof-100-2021/source.ts'
import {
  type CheckResult,
  check,
  type Doubt,
  inDoubt,
  listed,
  type NotChecked,
  notChecked,
  type Outcome,
  openIf,
  shown,
  shownPressure,
} from '@keelson/workflow'
import type { Batch } from './calculate-assess.ts'
import type { Assessed } from './calculate-assessed.ts'
import { type Cluster, idsOf } from './calculate-clusters.ts'
import { partA, type Strength, sizeOf } from './calculate-strength.ts'
import { beyondMembers, doubtOfPlaces, doubtOfPressures, doubtOfRows, doubtOfUnplaced } from './checks-doubts.ts'
import type { contract } from './contract.ts'
import { inQuotes } from './detail-names.ts'
import type { Params } from './inputs.ts'
import { F101 } from './modes.ts'

export type Checks = NonNullable<Outcome<typeof contract>['checks']>

type Made = CheckResult | NotChecked

export const NOTHING = 'no metal loss row could be assessed'

const nothingBy = (doubt: Doubt | undefined): NotChecked =>
  doubt?.kind === 'out_of_reach' ? notChecked(doubt.kind, doubt.why) : notChecked(doubt?.kind ?? 'unread', NOTHING)

/** A table without a row that can be assessed, or with one that could not be, is no pass. */
export function checksOf(p: Params, batch: Batch, governing: Assessed | undefined, trace: Trace): Checks {
  const { ranked, judged } = batch
  const rows = doubtOfRows(batch)
  const pressures = rows ?? doubtOfPressures(batch)
  return {
    ...(judged && {
      erf: inDoubt(pressures, pressureCheck(p, batch, governing, pressures)),
      interaction: inDoubt(pressures ?? doubtOfPlaces(batch), togetherCheck(batch, trace)),
    }),
    ...(judged && partACheck(p, batch, pressures, trace)),
    depth: inDoubt(rows, depthCheck(ranked, rows, trace)),
  }
}

/** MAOP against what is allowed at the governing defect; a defect through the wall leaves nothing. */
function pressureCheck(p: Params, { ranked }: Batch, governing: Assessed | undefined, doubt: Doubt | undefined): Made {
  const through = ranked.find((a) => a.strength === undefined && a.row.P !== undefined)
  if (through?.row.P !== undefined)
    return check({
      demand: through.row.P,
      capacity: NO_PRESSURE,
      failure: `${inQuotes(through.row.id)} is a through-wall defect, including tolerance`,
    })
  const { strength, row } = governing ?? {}
  if (strength === undefined || row?.P === undefined) return nothingBy(doubt)
  return check({ demand: row.P, capacity: strength.P_a, note: noteOf(p, strength) })
}

const named = (ids: readonly string[]) => `${ids.length === 1 ? 'defect' : 'defects'} ${listed(ids.map(inQuotes))}`

/** MAOP against what is allowed of the combination of neighbours with the least margin. */
function togetherCheck({ ranked, clusters }: Batch, trace: Trace): Made {
  const { assessed, tooMany, unplaced } = clusters
  const [worst] = assessed.filter(({ P }) => P !== undefined)
  if (worst?.P === undefined) return notTogether(ranked.length, tooMany, unplaced)
  const capacity = worst.strength
    ? ofCluster('P_nm', 'Combination allowable pressure', worst.strength.P_a, worst, trace)
    : NO_PRESSURE
  return openIf('out_of_reach', beyondMembers(tooMany), check({ demand: worst.P, capacity, note: named(idsOf(worst)) }))
}

function notTogether(count: number, tooMany: readonly string[], unplaced: readonly string[]): NotChecked {
  const beyond = beyondMembers(tooMany)
  if (beyond !== undefined) return notChecked('out_of_reach', beyond)
  if (count < 2) return notChecked('not_requested', 'fewer than two defects are assessed')
  if (unplaced.length === count) return notChecked('not_requested', 'no defect has an axial position')
  const reason = doubtOfUnplaced(unplaced)
  if (reason !== undefined) return { ...notChecked('input_missing', reason), open: true }
  return notChecked('not_requested', 'no two defects are within the DNV-RP-F101 spacing')
}

/** The Part A resistance of the defect, or of the combination of neighbours, with the least margin. */
function partACheck(p: Params, batch: Batch, doubt: Doubt | undefined, trace: Trace): { part_a?: Made } {
  const StD = p.depth_standard_deviation
  if (StD === undefined) return {}
  const held = batch.ranked.flatMap(({ row, partA: resistance }) =>
    row.P === undefined || resistance === undefined ? [] : [{ row, P: row.P, margin: resistance / row.P }],
  )
  if (held.length === 0) return { part_a: nothingBy(doubt) }
  const { row, P, margin } = held.reduce((a, b) => (b.margin < a.margin ? b : a))
  trace.section(`DNV-RP-F101 Part A, ${row.id}`)
  const capacity = partA(p, row, sizeOf(p, row, trace), StD, trace)
  const together = leastPartA(batch.clusters.assessed, margin, trace)
  const made = together ?? check({ demand: P, capacity, note: named([row.id]) })
  return { part_a: inDoubt(doubt, made) }
}

/** Of a combination that has less margin than every single defect. */
function leastPartA(clusters: readonly Cluster[], single: number, trace: Trace): CheckResult | undefined {
  const margins = clusters.flatMap((cluster) =>
    cluster.P === undefined || cluster.partA === undefined
      ? []
      : [{ cluster, P: cluster.P, resistance: cluster.partA, margin: cluster.partA / cluster.P }],
  )
  const worst = margins.sort((a, b) => a.margin - b.margin)[0]
  if (worst === undefined || worst.margin >= single) return undefined
  const { P: demand, resistance, cluster } = worst
  const capacity = ofCluster('p_nm', 'Part A combination pressure resistance', resistance, cluster, trace)
  return check({ demand, capacity, note: named(idsOf(cluster)) })
}

function depthCheck(ranked: readonly Assessed[], doubt: Doubt | undefined, trace: Trace): Made {
  const [first, ...rest] = ranked
  if (first === undefined) return nothingBy(doubt)
  const deepest = rest.reduce((a, b) => (b.share > a.share ? b : a), first)
  return check({ demand: deepestShare(deepest, trace), capacity: DEPTH_LIMIT })
}

export const limitedBySound = ({ P_0, P_S }: Strength) => P_0 !== undefined && P_0 < P_S

function noteOf(p: Params, strength: Strength): string {
  const entered = factorEntered(p)
  return `${limitOf(strength)}${entered === undefined ? '' : `; ${entered}`}`
}

function limitOf(strength: Strength): string {
  if (strength.P_0 === undefined)
    return 'the undamaged pipe is not assessed because {specified_minimum_yield_strength} is not entered'
  return limitedBySound(strength)
    ? `limited by the undamaged pipe (defect alone: ${shownPressure(strength.P_S)})`
    : 'limited by the defect'
}

/** A factor on the failure pressure that is weaker than that of the method. */
function factorEntered(p: Params): string | undefined {
  const factor = p.safety_factor ?? 1 / p.design_factor
  if (p.assessment_method === F101) {
    const usage = 1 / factor
    return usage > USAGE
      ? `usage factor ${shown(usage, 4)} as entered (DNV-RP-F101 Part B gives ${USAGE} for a design factor of 0.72)`
      : undefined
  }
  return factor < LEAST_SAFETY_FACTOR.value
    ? `safety factor ${shown(factor, 4)} as entered (ASME B31G recommends at least ${LEAST_SAFETY_FACTOR.value})`
    : undefined
}
/** Total usage factor of DNV-RP-F101 Part B: 0.9 of modelling times the operational 0.72. */
const USAGE = 0.648

/** A pressure of a combination, from the table of those that are assessed together. */
const ofCluster = (symbol: string, title: string, value: number, cluster: Cluster, trace: Trace): number =>
  trace.lookup({
    symbol,
    title,
    unit: 'MPa',
    source: dnvRpF101,
    clause: '4.4, interacting defects, step 10',
    value,
    cell: `table of interacting defects, ${listed(idsOf(cluster))}`,
  })

const deepestShare = ({ row, share }: Assessed, trace: Trace): number =>
  trace.lookup({
    symbol: 'r_max',
    title: 'Maximum depth ratio, including tolerance',
    unit: '-',
    source: pof100,
    clause: 'definition of peak depth',
    value: share,
    cell: `row ${row.row + 1}, ${row.id}, assessed defects`,
  })

const NO_PRESSURE = constant({
  symbol: 'P_none',
  title: 'Through-wall defect pressure resistance',
  value: 0,
  unit: 'Pa',
  source: house,
  clause: 'no wall thickness remains',
})
