/** Verdicts for a table of defects: every row silently, then the governing one step by step. */
import type { Trace } from '@keelson/equations'
import { estimatedRepairFactor } from '@keelson/standards/pof-100-2021/repair-factor.ts'
import { pof100 } from '@keelson/standards/pof-100-2021/source.ts'
import {
  capitalised,
  governingFirst,
  listed,
  notApplicable,
  type Outcome,
  type RunContext,
  shownPressure,
  shownRatio,
  shownWhole,
} from '@keelson/workflow'
import { assessAll, type Batch } from './calculate-assess.ts'
import type { Assessed } from './calculate-assessed.ts'
import { type Checks, checksOf, limitedBySound, NOTHING } from './calculate-checks.ts'
import { type Cluster, combinedSize, idsOf } from './calculate-clusters.ts'
import { interactingPairs } from './calculate-interaction.ts'
import { sizeOf, strengthOf } from './calculate-strength.ts'
import { depthAgainstLength, erfRanking, remainingLives, riverBottom, verdictCounts } from './charts.ts'
import { checks as declared } from './checks.ts'
import type { contract } from './contract.ts'
import { inQuotes } from './detail-names.ts'
import { figuresOf } from './figures.ts'
import type { Params } from './inputs.ts'
import { VERDICTS } from './modes.ts'
import { clusterRows, defectRows, digRows, inputRows, memberRows, pairRows, profileRows, ruleRows } from './tables.ts'
import { warningsOf } from './warnings.ts'

type Result = Outcome<typeof contract>

export function calculate(p: Params, { trace }: RunContext): Result {
  const batch = assessAll(p)
  const governing = batch.ranked.find((a) => a.strength !== undefined)
  if (governing) traced(p, governing, trace)
  const pairs = interactingPairs(batch.ranked)
  const totals = totalsOf(batch)
  const growth = batch.ranked.some((a) => a.life !== undefined)
  const none = notApplicable(NOTHING)
  const checks = checksOf(p, batch, governing, trace)
  if (batch.clusters.assessed[0]) tracedTogether(batch.clusters.assessed[0], trace)
  return {
    values: {
      ...lists(p, batch),
      row_errors: batch.rows.flatMap((r) => (r.kind === 'invalid' ? [{ row: r.row, reason: r.reason }] : [])),
      governing_defect: governing?.row.id ?? none,
      governing_allowable_pressure: governing?.strength?.P_a ?? none,
      governing_safe_pressure: governing?.strength?.P_S ?? none,
      governing_repair_factor: batch.judged ? (governing?.ERF ?? none) : undefined,
      assessed_defects: counted(batch, trace),
      verdict_totals: batch.judged ? totals : undefined,
      remaining_life: growth ? inOrder(batch, (a) => a.life) : p.corrosion_growth_rate === undefined ? undefined : none,
    },
    checks,
    tables: () => ({
      defects: defectRows(batch),
      verdict_rule: ruleRows(p),
      dig_list: orNot(digRows(batch), 'no defect to replace, repair or monitor'),
      clusters: orNot(clusterRows(batch), 'no interacting defects are assessed together'),
      cluster_members: orNot(memberRows(batch), 'no interacting defects are assessed together'),
      interactions: orNot(pairRows(pairs), 'no two positioned defects are within the spacing limits'),
      rows_as_read: inputRows(batch),
      governing_profile: orNot(profileRows(governing), 'the governing defect has no profile'),
    }),
    charts: () => ({
      depth_against_length: depthAgainstLength(p, batch),
      ...(batch.judged && { erf_ranking: erfRanking(batch), verdict_counts: verdictCounts(totals) }),
      ...(growth ? { remaining_lives: remainingLives(batch) } : { remaining_lives: none }),
      river_bottom:
        riverBottom(batch.ranked.find((a) => a.size.profile !== undefined)) ?? notApplicable('no defect has a profile'),
    }),
    figures: () => figuresOf(governing, batch.ranked),
    warnings: warningsOf(p, batch, pairs),
    detail: governingFirst(
      `${sentence(batch, totals, governing)}${togetherSentence(batch, governing)}${partASentence(checks)}`,
      declared,
      checks,
      ['erf'],
    ),
  }
}

/** A table without rows is left out. */
const orNot = <R>(rows: readonly R[], reason: string) => (rows.length > 0 ? rows : notApplicable(reason))

const inOrder = (batch: Batch, of: (a: Assessed) => number | undefined): (number | null)[] =>
  batch.rows.map((row) => {
    const a = batch.assessed.get(row.row)
    return (a && of(a)) ?? null
  })

function lists(p: Params, batch: Batch) {
  const resistance = p.depth_standard_deviation !== undefined
  return {
    failure_pressure: inOrder(batch, (a) => a.strength?.P_F),
    safe_pressure: inOrder(batch, (a) => a.strength?.P_S),
    allowable_pressure: inOrder(batch, (a) => a.strength?.P_a),
    estimated_repair_factor: batch.judged ? inOrder(batch, (a) => a.ERF) : undefined,
    verdict: batch.judged ? batch.verdicts : undefined,
    folias_factor: inOrder(batch, (a) => a.strength?.M),
    part_a_pressure_resistance: resistance ? inOrder(batch, (a) => a.partA) : undefined,
  }
}

/** The governing row again, with every step written down. */
function traced(p: Params, { row }: Assessed, trace: Trace): void {
  trace.section(`Governing defect: ${row.id}`)
  rowAsRead(p, row, trace)
  const size = sizeOf(p, row, trace)
  const strength = strengthOf(p, row, size, trace)
  if (strength && row.P !== undefined) trace.apply(estimatedRepairFactor, { P_o: row.P, P_S: strength.P_S })
}

/** Size of the combination that governs the interaction; its strength is that of one defect of this size. */
function tracedTogether(cluster: Cluster, trace: Trace): void {
  trace.section(`Interacting defects: ${listed(idsOf(cluster))}`)
  combinedSize(cluster.spans, trace)
}

/** The numbers of the row, its own or the common ones of the table. */
function rowAsRead(p: Params, { row, D, t, S, P, L, d, share }: Assessed['row'], trace: Trace): void {
  const cell = `row ${row + 1}`
  const read = (symbol: string, title: string, unit: string, value: number | undefined) => {
    if (value === undefined) return
    trace.lookup({ symbol, title, unit, source: pof100, clause: 'feature list', value, cell })
  }
  read('D', 'Outside diameter', 'mm', D)
  read('t', 'Nominal wall thickness', 'mm', t)
  read('S', 'Specified minimum yield strength', 'MPa', S)
  read(p.length_tolerance > 0 ? 'L_m' : 'L', 'Length, measured', 'mm', L)
  if (share === undefined) read(p.depth_tolerance > 0 ? 'd_m' : 'd', 'Depth, measured', 'mm', d)
  else read('p_d', 'Measured depth ratio', '-', share)
  read('P_o', 'Maximum allowable operating pressure', 'MPa', P)
}

const totalsOf = ({ verdicts }: Batch): Record<string, number> =>
  Object.fromEntries(VERDICTS.map((verdict) => [verdict, verdicts.filter((v) => v === verdict).length]))

const counted = ({ assessed, rows }: Batch, trace: Trace): number =>
  trace.lookup({
    symbol: 'n',
    title: 'Assessed defects',
    unit: '-',
    source: pof100,
    clause: 'feature list',
    value: assessed.size,
    cell: `of ${shownWhole(rows.length)} rows`,
  })

/** The verdicts go by the method of the run; Part A is judged beside it. */
const partASentence = ({ part_a: c }: Checks): string =>
  c === undefined || 'notChecked' in c || c.passes
    ? ''
    : `. The MAOP exceeds the DNV-RP-F101 Part A resistance at ${c.note}`

/** The combination of neighbours with the least margin, if it has less than the governing defect. */
function togetherSentence({ clusters: { assessed } }: Batch, governing?: Assessed): string {
  const [worst] = assessed
  if (worst === undefined || !hasLessMargin(worst, governing)) return ''
  const allowed = worst.strength
    ? `interact and have a combined allowable pressure of ${shownPressure(worst.strength.P_a)}`
    : 'interact and form a through-wall defect'
  return `. ${listed(idsOf(worst).map(inQuotes))} ${allowed}`
}

const hasLessMargin = ({ use, strength }: Cluster, governing: Assessed | undefined): boolean =>
  use === undefined || governing?.use === undefined
    ? (strength?.P_a ?? 0) < (governing?.strength?.P_a ?? Number.POSITIVE_INFINITY)
    : use > governing.use

function sentence(
  { rows, judged, assessed }: Batch,
  totals: Readonly<Record<string, number>>,
  governing?: Assessed,
): string {
  if (!governing?.strength)
    return `${capitalised(NOTHING)} (${shownWhole(assessed.size)} of ${shownWhole(rows.length)})`
  const { strength } = governing
  const name = inQuotes(governing.row.id)
  const factor = governing.ERF === undefined ? '' : `, repair factor ${shownRatio(governing.ERF)}`
  const safe = limitedBySound(strength)
    ? `${shownPressure(strength.P_a)} (limited by the undamaged pipe; defect alone ${shownPressure(strength.P_S)}${factor})`
    : `${shownPressure(strength.P_a)}${factor}`
  if (!judged) return `Lowest allowable pressure ${safe} at defect ${name}`
  const judgedAs = VERDICTS.filter((v) => (totals[v] ?? 0) > 0)
  const counted = judgedAs.map((v) => `${shownWhole(totals[v] ?? 0)} ${v}`)
  const verdicts =
    rows.length === 1
      ? `Verdict for 1 defect: ${judgedAs.join(', ')}`
      : `Verdicts for ${shownWhole(rows.length)} defects: ${counted.join(', ')}`
  return `${verdicts}. Governing defect ${name}, allowable pressure ${safe}`
}
