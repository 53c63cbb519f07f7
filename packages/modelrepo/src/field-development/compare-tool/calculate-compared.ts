/** All series of one column, read and compared: each candidate with the reference. */
import { silent, type Trace } from '@keelson/equations'
import { refuse } from '@keelson/workflow'
import { metricsOf } from './calculate-metrics.ts'
import { type Pair, pairOf } from './calculate-pair.ts'
import { type ComparedPoint, decidingPoint, pointsOf } from './calculate-points.ts'
import { isSameUnit, type Series, seriesOf, type Wanted } from './calculate-series.ts'
import type { SourceTable } from './calculate-table.ts'
import type { Params } from './inputs.ts'
import { quoted } from './rules.ts'

export interface Compared {
  readonly label: string
  readonly pair: Pair
  readonly points: readonly ComparedPoint[]
  readonly metrics: ReturnType<typeof metricsOf>
  readonly passes: boolean
  /** On which its verdict rests; undefined where every point may be out. */
  readonly deciding: ComparedPoint | undefined
}

export interface Column {
  readonly reference: Series
  readonly candidates: readonly Series[]
  /** All of them, in the order of the request. */
  readonly all: readonly Series[]
}

export function columnOf(p: Params, tables: readonly SourceTable[], wanted: Wanted): Column {
  const all = tables.map((table) => seriesOf(table, wanted, p.duplicate_policy))
  requireOneSortOfKeys(all, wanted.key)
  const reference = all.find(({ label }) => label === p.reference) ?? (all[0] as Series)
  return { reference, candidates: all.filter((series) => series !== reference), all }
}

function requireOneSortOfKeys(all: readonly Series[], key: string): void {
  const [dated, plain] = [all.filter((s) => s.areDates), all.filter((s) => !s.areDates)]
  const labels = (some: readonly Series[]) => quoted(some.map(({ label }) => label))
  if (dated.length > 0 && plain.length > 0)
    refuse(
      '/sources',
      `must have keys of one kind: '${key}' is a date in ${labels(dated)} and a number in ${labels(plain)}`,
    )
}

/** The one label of a unit that sources and inputs give; '' where none does. Refuses two. */
export function unitOf(p: Params, { all }: Column, of: 'key' | 'value'): string {
  const input = `${of}_unit` as const
  const said = all.flatMap(({ label, units }) => (units && units[of] !== '' ? [{ label, unit: units[of] }] : []))
  const wanted = p[input] === '' ? (said[0]?.unit ?? '') : p[input]
  const other = said.find(({ unit }) => !isSameUnit(unit, wanted))
  if (other === undefined) return wanted
  const whose = p[input] === '' ? `'${said[0]?.label}' has` : `the {${input}} is`
  return refuse(
    '/sources',
    `must have one unit: the row of units of '${other.label}' gives '${other.unit}', but ${whose} '${wanted}'. Units are labels and nothing is converted`,
  )
}

export function comparedWith(p: Params, { reference, candidates }: Column, trace: Trace): readonly Compared[] {
  const pairs = candidates.map((candidate) => {
    const pair = pairOf(reference, candidate, p.alignment)
    const points = pointsOf(pair, p)
    return { candidate, pair, points, deciding: decidingPoint(points, p.allowed_fraction) }
  })
  const worst = worstOf(pairs)
  return pairs.map((one) => {
    const { candidate, pair, points, deciding } = one
    const metrics = metricsOf(pair, points, { reference, candidate }, one === worst ? trace : silent)
    const passes = metrics.points_out_of_tolerance / points.length <= p.allowed_fraction
    return { label: candidate.label, pair, points, metrics, passes, deciding }
  })
}

/** The candidate on which the verdict of the run rests: whose deciding point takes most of its tolerance. */
export const worstOf = <T extends Pick<Compared, 'deciding'>>(all: readonly T[]): T =>
  all.reduce((a, b) => ((b.deciding?.use ?? -1) > (a.deciding?.use ?? -1) ? b : a))
