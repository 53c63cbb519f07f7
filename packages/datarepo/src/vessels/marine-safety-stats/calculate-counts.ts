/** Counts of the incidents in a window: by year, type, tag, severity and so on, unknown apart from zero. */
import { refuse } from '@keelson/workflow'
import type { Incident, Incidents } from './calculate-incidents.ts'
import type { Series } from './calculate-series.ts'
import type { Params } from './inputs.ts'
import { ALL, MEASURES } from './modes.ts'

export interface Window {
  readonly first: number
  readonly last: number
}
export type Counts = Readonly<Record<string, number>>

/** The years asked for, or else those of the data. Refuses a window without data. */
export function windowOf(p: Params, years: readonly number[], pointer: string): Window {
  if (years.length === 0) return refuse(pointer, 'no row has a readable date')
  const [from, to] = years.reduce(([a, b], y) => [Math.min(a, y), Math.max(b, y)], [Infinity, -Infinity])
  const { start_year: first = from, end_year: last = to } = p
  if (!years.some((y) => y >= first && y <= last)) {
    const at = p.start_year !== undefined ? '/start_year' : '/end_year'
    return refuse(at, `no row is in the window; the data cover ${from} to ${to}`)
  }
  return { first, last }
}

const yearsOf = ({ first, last }: Window): number[] => Array.from({ length: last - first + 1 }, (_, i) => first + i)

/** The periods of a comparison must lie where something was counted. */
export function refusePeriodsOutside(p: Params, { first, last }: Window): void {
  for (const [i, { start_year, end_year }] of (p.comparison_periods ?? []).entries()) {
    if (start_year < first || end_year > last) {
      refuse(
        `/comparison_periods/${i}`,
        `must be within the window, ${first} to ${last} (entered: ${start_year} to ${end_year})`,
      )
    }
  }
}

/** How often each key occurs, most first. */
export function tally(keys: readonly string[]): Counts {
  const counts = new Map<string, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return Object.fromEntries([...counts].toSorted(([a, n], [b, m]) => m - n || (a < b ? -1 : 1)))
}

export interface Tallies {
  readonly window: Window
  readonly incidents: readonly Incident[]
  readonly annual: Counts
  readonly byType: Counts
  readonly byTag: Counts
  readonly bySource: Counts
  readonly severity: Counts
  readonly consequence: Counts
  readonly measure: Counts
  readonly undated: number
  readonly withoutPosition: number
}

export function tallies({ incidents: all }: Incidents, window: Window): Tallies {
  const incidents = all.filter(({ date }) => date !== undefined && date[0] >= window.first && date[0] <= window.last)
  const each = (of: (i: Incident) => string | undefined) => tally(incidents.flatMap((i) => of(i) ?? []))
  const every = (of: (i: Incident) => readonly string[] | undefined) => tally(incidents.flatMap((i) => of(i) ?? []))
  const perYear = each(({ date }) => String(date?.[0]))
  return {
    window,
    incidents,
    annual: Object.fromEntries(yearsOf(window).map((year) => [year, perYear[year] ?? 0])),
    byType: each((i) => i.type),
    byTag: every((i) => i.tags),
    bySource: each((i) => i.source),
    severity: each((i) => i.severity),
    consequence: every((i) => i.consequences),
    measure: Object.fromEntries(MEASURES.map((m) => [m, incidents.filter((i) => i.measures?.has(m)).length])),
    undated: all.filter(({ date }) => date === undefined).length,
    withoutPosition: incidents.filter((i) => i.latitude === undefined || i.longitude === undefined).length,
  }
}

/** The yearly counts of a category: a type or a tag as the source writes it, or all. Refuses one that the data do not have. */
export function seriesOf(category: string, { incidents: all }: Incidents, { window, incidents }: Tallies): Series {
  const belongs = (i: Incident) => category === ALL || i.type === category || (i.tags ?? []).includes(category)
  if (category !== ALL && !all.some(belongs)) refuse('/category', `no record has the type or tag '${category}'`)
  const perYear = tally(incidents.filter(belongs).map(({ date }) => String(date?.[0])))
  return { name: category, points: yearsOf(window).map((year) => ({ year, count: perYear[year] ?? 0 })) }
}

/** Sum of the known amounts, how many are known, and the largest. */
export function amounts(incidents: readonly Incident[], of: (i: Incident) => number | undefined) {
  const known = incidents.flatMap((i) => of(i) ?? [])
  return {
    known: known.length,
    unknown: incidents.length - known.length,
    sum: known.reduce((a, b) => a + b, 0),
    most: known.reduce((a, b) => Math.max(a, b), 0),
  }
}
