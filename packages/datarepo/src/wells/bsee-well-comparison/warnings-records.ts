/** What the records, the files and the borehole table leave open. */
import type { Warning } from '@keelson/workflow'
import { dashed, yearOf } from '../_shared/months.ts'
import type { MonthRow, ProductionData } from '../_shared/ogor-a/data.ts'
import { outstandingPeak } from './calculate-peaks.ts'
import type { Well, Window } from './calculate-wells.ts'
import type { Params } from './inputs.ts'
import { named, said, WELLS, warn } from './warnings.ts'

export function recordWarnings({ rows }: ProductionData, wells: readonly Well[], { first, last }: Window): Warning[] {
  const isInside = ({ month }: MonthRow) => month >= first && month <= last
  const negative = rows.filter(isInside).reduce((sum, r) => sum + r.negative, 0)
  const count = (w: Well, of: (m: Well['months'][number]) => number) => w.months.reduce((sum, m) => sum + of(m), 0)
  const capped = (w: Well) => count(w, (m) => m.capped)
  const noDays = (w: Well) => count(w, (m) => (m.oil > 0 && m.producingDays === 0 ? 1 : 0))
  const inMonths = (n: number) => ` (${n} ${n === 1 ? 'month' : 'months'})`
  const times = (w: Well) => ` (${outstandingPeak(w)?.toFixed(1)} times, ${dashed(w.peak?.month ?? '')})`
  const [outstanding, limited, without] = [
    wells.filter((w) => outstandingPeak(w) !== undefined),
    wells.filter((w) => capped(w) > 0),
    wells.filter((w) => noDays(w) > 0),
  ]
  return [
    ...said(
      'peak_stands_out',
      outstanding.length > 0,
      `Peak rate exceeds twice the median of up to six oil months before and after it for ${named(outstanding, times)}. Review the production allocation.`,
      WELLS,
    ),
    ...said(
      'oil_without_days',
      without.length > 0,
      `Months with oil but no producing day increase the {mean_producing_day_oil_rate}: ${named(without, (w) => inMonths(noDays(w)))}.`,
      WELLS,
    ),
    ...said(
      'days_capped',
      limited.length > 0,
      `Completion intervals of a wellbore together report more producing days than days in the month: ${named(limited, (w) => inMonths(capped(w)))}. Producing days are limited to the days in the month.`,
      WELLS,
    ),
    ...said(
      'negative_volumes',
      negative > 0,
      `The sums include ${negative} ${negative === 1 ? 'record' : 'records'} with a negative volume.`,
      '/file_pattern',
    ),
  ]
}

export function askedWarnings(p: Params, data: ProductionData): Warning[] {
  const [first, last] = [dashed(data.firstMonth), dashed(data.lastMonth)]
  const outside = (['start_month', 'end_month'] as const).filter((name) => {
    const sent = p[name]?.trim()
    return sent !== undefined && (name === 'start_month' ? sent < data.firstMonth : sent > data.lastMonth)
  })
  const missing = missingYears(data)
  return [
    ...outside.map((name) =>
      warn(
        'beyond_files',
        `{${name}} is outside the files, which cover ${first} to ${last}. Months outside this range are unknown, not zero.`,
        `/${name}`,
      ),
    ),
    ...said(
      'years_missing',
      missing.length > 0,
      `No file name or well record covers ${missing.join(', ')}. Such a year is counted as months without production, including in months on stream.`,
      '/file_pattern',
    ),
    ...data.headers.map((name) =>
      warn('header_row', `'${name}' begins with a header line, which is ignored.`, '/file_pattern'),
    ),
  ]
}

/** Years that neither the name of a file nor a record has, between the first and the last that names have. */
function missingYears({ files, rows }: ProductionData): readonly number[] {
  const named = files.flatMap((name) => /(?:19|20)\d\d/.exec(name)?.[0] ?? []).map(Number)
  if (named.length === 0) return []
  const known = new Set([...named, ...rows.map((r) => yearOf(r.month))])
  const first = Math.min(...named)
  const years = Array.from({ length: Math.max(...named) - first }, (_, i) => first + i)
  return years.filter((year) => !known.has(year))
}

export function factWarnings(p: Params, wells: readonly Well[]): Warning[] {
  const without = wells.filter((w) => w.facts === undefined)
  return said(
    'facts_missing',
    p.include_borehole_facts && without.length > 0,
    `The borehole table has no entry for ${named(without)}.`,
    '/include_borehole_facts',
  )
}
