/** Problems of the inputs, SI, that no single field shows. */
import { LONGEST_OPERATION } from '@keelson/standards/dnv-os-h101-2011/alpha.ts'
import { type Problem, problemAt, refused, shownIn } from '@keelson/workflow'
import { type Planned, SAME } from './forecast.ts'
import type { Inputs } from './inputs.ts'
import { timeOf } from './months.ts'
import type { Recorded } from './windows.ts'

const SERIES = [
  { name: 'peak_period_time_series', limit: 'peak_period_limit', unit: 's' },
  { name: 'wind_speed_time_series', limit: 'wind_speed_limit', unit: 'm/s' },
] as const

export function recordProblems(p: Recorded): Problem[] {
  const { hs_time_series: heights, start_time } = p
  return [
    ...belowZero('hs_time_series', heights, 'm'),
    ...(heights.length > 0 && heights.every((h) => h === null)
      ? refused('/hs_time_series', 'must have at least one wave height (all entries are missing)')
      : []),
    ...SERIES.flatMap(({ name, limit, unit }) => [
      ...belowZero(name, p[name] ?? [], unit),
      ...besideProblems(p, name, limit, heights.length),
    ]),
    ...(start_time !== undefined && timeOf(start_time) === undefined
      ? refused(
          '/start_time',
          `must be a valid date and time, YYYY-MM-DDTHH:MM (entered: ${JSON.stringify(start_time)})`,
        )
      : []),
  ]
}

function belowZero(name: string, series: readonly (number | null)[], unit: string): Problem[] {
  const i = series.findIndex((x) => x !== null && x < 0)
  if (i < 0) return []
  return refused(`/${name}`, `must not be negative (entry ${i + 1}: ${shownIn(series[i] ?? 0, unit)})`)
}

/** A record and its limit come together, as long as that of the wave heights. */
function besideProblems(
  p: Recorded,
  name: (typeof SERIES)[number]['name'],
  limit: (typeof SERIES)[number]['limit'],
  count: number,
): Problem[] {
  const series = p[name]
  if (series === undefined && p[limit] === undefined) return []
  if (series === undefined) return refused(`/${name}`, `is required with {${limit}}`)
  const missing = p[limit] === undefined ? refused(`/${limit}`, `is required with {${name}}`) : []
  if (series.length === count) return missing
  const message = `must have one entry for each of the ${count} {hs_time_series} (entered: ${series.length})`
  return [...missing, problemAt(`/${name}`, message)]
}

export function forecastProblems(p: Planned): Problem[] {
  const { planned_operation_period: periods, design_hs, alpha_factor_table: table } = p
  const longest = LONGEST_OPERATION.si
  const beyond = periods.find((T) => T > longest * (1 + SAME))
  const last = Math.max(...(table ?? []).map((row) => row.maximum_period_h))
  const outside = table === undefined ? undefined : periods.find((T) => T > last * (1 + SAME))
  return [
    ...(beyond === undefined
      ? []
      : refused(
          '/planned_operation_period',
          `must not exceed ${shownIn(longest, 'h')} for a forecast (entered: ${shownIn(beyond, 'h')}). Design a longer operation for unrestricted weather`,
        )),
    ...(outside === undefined || beyond !== undefined
      ? []
      : refused(
          '/planned_operation_period',
          `must not exceed ${shownIn(last, 'h')}, the last row of {alpha_factor_table} (entered: ${shownIn(outside, 'h')})`,
        )),
    ...(design_hs !== undefined && design_hs.length !== periods.length
      ? refused(
          '/design_hs',
          `must have one entry for each of the ${periods.length} periods (entered: ${design_hs.length})`,
        )
      : []),
    ...(table ?? []).flatMap(rowProblems),
  ]
}
function rowProblems(row: Inputs['alpha_factor_table'][number], i: number): Problem[] {
  const { hs_m, alpha } = row
  const down = hs_m.findIndex((h, j) => j > 0 && h <= (hs_m[j - 1] ?? 0))
  return [
    ...(down < 0 ? [] : refused(`/alpha_factor_table/${i}/hs_m/${down}`, 'must exceed the preceding value')),
    ...(alpha.length === hs_m.length
      ? []
      : refused(
          `/alpha_factor_table/${i}/alpha`,
          `must have one factor for each of the ${hs_m.length} wave heights (entered: ${alpha.length})`,
        )),
  ]
}
