/** The values of a run from its counts and statistics; what a source does not say has the reason beside it. */
import type { Source, Trace } from '@keelson/equations'
import { shareOfEvents } from '@keelson/physics/event-rates/rate.ts'
import { toSI } from '@keelson/units'
import { type NotApplicable, notApplicable, type Outcome } from '@keelson/workflow'
import { imoCasualtyCode } from './about-sources.ts'
import { amounts, type Tallies } from './calculate-counts.ts'
import type { Compared, Statistic } from './calculate-series.ts'
import type { contract } from './contract.ts'
import { IMO, NOAA, type RecordFormat, TSB, UNIFIED, VERY_SERIOUS } from './modes.ts'
import { values as declared } from './values.ts'

type Values = Outcome<typeof contract>['values']

/** Every value that is not given, and depends on no input that is not, does not apply. */
export function complete(given: Values, reason: string): Values {
  const rest = Object.keys(declared).filter((name) => !(name in given) && !('needs' in declared[name as keyof Values]))
  return { ...given, ...Object.fromEntries(rest.map((name) => [name, notApplicable(reason)])) }
}

export function recordValues(format: RecordFormat, t: Tallies, trace: Trace, source: Source): Values {
  trace.section('Occurrences in the window')
  const read: Read = (symbol, name, value) => {
    const { title, unit } = declared[name]
    return trace.lookup({ symbol, title, unit, source, clause: 'records as read', value, cell: 'within the window' })
  }
  return {
    occurrences: read('n_o', 'occurrences', t.incidents.length),
    annual: t.annual,
    by_type: t.byType,
    unknown_date_rows: t.undated,
    rows_without_position: t.withoutPosition,
    ...OWN[format](t, read, trace),
  }
}

/** A number of the records, in SI, under the title of its value. */
type Read = (symbol: string, name: Numbered, value: number) => number
type Numbered = {
  [K in keyof typeof declared]: (typeof declared)[K] extends { kind: 'number' } ? K : never
}[keyof typeof declared]

const OWN: Readonly<Record<RecordFormat, (t: Tallies, read: Read, trace: Trace) => Values>> = {
  [NOAA]: ({ byTag, measure, incidents }, read) => {
    const release = amounts(incidents, (i) => i.potentialRelease)
    return {
      by_tag: byTag,
      measure,
      potential_release_known: release.known,
      potential_release_unknown: release.unknown,
      potential_release_total_gal: read('V_p', 'potential_release_total_gal', toSI(release.sum, 'gal')),
      potential_release_max_gal:
        release.known > 0
          ? read('V_max', 'potential_release_max_gal', toSI(release.most, 'gal'))
          : notApplicable('no potential release is known'),
    }
  },
  [IMO]: ({ severity, consequence, incidents }, _read, trace) => {
    const k_s = trace.lookup({
      symbol: 'k_s',
      title: 'Very serious casualties',
      unit: '-',
      source: imoCasualtyCode,
      clause: 'records as read',
      value: severity[VERY_SERIOUS] ?? 0,
      cell: 'within the window',
    })
    const form = amounts(incidents, (i) => i.deadOrMissing)
    return {
      severity,
      consequence,
      dead_or_missing_reported: form.sum,
      occurrences_without_casualty_form: form.unknown,
      multi_ship_occurrences: incidents.filter((i) => (i.ships ?? 0) > 1).length,
      very_serious_fraction: trace.apply(shareOfEvents, { k_s, k: incidents.length }, { rename: { k: 'n_o' } }),
    }
  },
  [TSB]: ({ incidents }, read) => ({
    total_fatalities: read('n_f', 'total_fatalities', amounts(incidents, (i) => i.fatalities).sum),
  }),
  [UNIFIED]: ({ bySource, severity, incidents }, read) => ({
    by_source: bySource,
    severity,
    total_fatalities: read('n_f', 'total_fatalities', amounts(incidents, (i) => i.fatalities).sum),
    total_injuries: amounts(incidents, (i) => i.injuries).sum,
  }),
}

type Entry = readonly [string, number]
const mapOr = (entries: readonly Entry[], reason: string): Readonly<Record<string, number>> | NotApplicable =>
  entries.length > 0 ? Object.fromEntries(entries) : notApplicable(reason)

export function statisticValues(statistics: readonly Statistic[], compared: readonly Compared[] | undefined): Values {
  const rates = (of: (s: Statistic) => number) =>
    mapOr(
      statistics.map((s) => [s.name, of(s)]),
      'no year has a count',
    )
  const trends = (of: (t: NonNullable<Statistic['trend']>) => number) =>
    mapOr(
      statistics.flatMap(({ name, trend }) => (trend ? [[name, of(trend)] as const] : [])),
      'fewer than three years have a count',
    )
  const scatters = (of: (t: NonNullable<Statistic['scatter']>) => number) =>
    mapOr(
      statistics.flatMap(({ name, scatter }) => (scatter ? [[name, of(scatter)] as const] : [])),
      'fewer than three years have a count, or no events occurred',
    )
  return {
    rate_per_year: rates((s) => s.rate),
    rate_per_year_ci_low: rates((s) => s.low),
    rate_per_year_ci_high: rates((s) => s.high),
    mann_kendall_s: trends((t) => t.S),
    mann_kendall_z: trends((t) => t.Z),
    mann_kendall_p: trends((t) => t.p),
    sen_slope: trends((t) => t.slope),
    dispersion_chi2: scatters((s) => s.chi2),
    dispersion_p_value: scatters((s) => s.p),
    ...(compared && ratioValues(compared)),
  }
}

function ratioValues(compared: readonly Compared[]): Values {
  const none = 'the ratio has no limits because a period has no events'
  const limits = (of: (l: NonNullable<Compared['limits']>) => number) =>
    mapOr(
      compared.flatMap(({ name, limits: l }) => (l ? [[name, of(l)] as const] : [])),
      none,
    )
  return {
    rate_ratio: mapOr(
      compared.map(({ name, ratio }) => [name, ratio]),
      'the first period has no events, or one period has no year with a count',
    ),
    rate_ratio_ci_low: limits((l) => l.low),
    rate_ratio_ci_high: limits((l) => l.high),
  }
}
