/** The charts of a rectification. */
import { silent } from '@keelson/equations'
import { logSpaced, spaced } from '@keelson/numerics/spaced.ts'
import {
  type Axis,
  axisOf,
  type ChartDefinition,
  lineChart,
  overlaid,
  type Point,
  rowsOn,
  type Series,
} from '@keelson/workflow'
import { type Span, spanAt, stands } from '../_shared/free-span/span.ts'
import { type Found, supportsAt } from './calculate-found.ts'
import { gapAt } from './calculate-supports.ts'
import type { Params } from './inputs.ts'
import { inputs } from './inputs.ts'

/** Supports drawn; more are lines without meaning. */
const DRAWN = 40
/** Surveyed points drawn. */
const SURVEYED = 300

/** The bed below the pipe as it lies, and the supports on it. */
export function profileChart(p: Params, { division, e }: Found): ChartDefinition {
  const { span_length: L, gap_profile: profile } = p
  const every = Math.ceil((profile?.length ?? 0) / SURVEYED)
  const level: Point[] = [
    [0, 0],
    [0.02 * L, -e],
    [0.98 * L, -e],
    [L, 0],
  ]
  const bed = profile
    ?.filter((_, i) => i % every === 0 || i === profile.length - 1)
    .map((r): Point => [r.position, -r.gap])
  const x = { title: 'Distance along the span', unit: 'm' }
  const depth = Math.max(...(bed ?? level).map(([, z]) => -z), 1e-3)
  const y: Axis = { title: 'Level relative to pipe', unit: 'm', domain: [-1.1 * depth, 0.2 * depth] }
  const pipe: Series = {
    name: 'pipe',
    points: [
      [0, 0],
      [L, 0],
    ],
  }
  const { positions } = division
  const shown = positions.length > DRAWN ? [] : positions
  const base = lineChart({
    x,
    y,
    series: [pipe, { name: profile ? 'surveyed seabed' : 'seabed, by gap ratio', points: bed ?? level }],
  })
  const rows = shown.map((at, i) => ({ at, top: 0, foot: profile ? -gapAt(profile, at) : -e, label: `${i + 1}` }))
  const values = rowsOn({ at: x, top: y, foot: y }, rows)
  const place = { x: { field: 'at', type: 'quantitative' }, y: { field: 'foot', type: 'quantitative' } }
  const columns = {
    data: { values },
    mark: { type: 'rule', strokeWidth: 6, opacity: 0.6 },
    encoding: { ...place, y2: { field: 'top' } },
  }
  const few = values.length <= 8
  const above = { ...place, y: { field: 'top', type: 'quantitative' }, text: { field: 'label' } }
  const labels = { data: { values }, mark: { type: 'text', dy: -12 }, encoding: above }
  const finite = rows.every((v) => Number.isFinite(v.at) && Number.isFinite(v.foot))
  if (values.length === 0 || !finite) return base
  return overlaid(base, few ? [columns, labels] : [columns])
}

const POINTS = 81

/** In-line frequency over length, with what the flow asks for, and the span before and after. */
export function frequencyLength({ section, ends, before, after, f_req, division }: Found): ChartDefinition {
  const [low, high] = [Math.min(before.L, after.L) / 2, Math.max(before.L, after.L) * 1.3]
  const spans = logSpaced(low, high, POINTS).flatMap((L): Span[] => {
    const found = spanAt(section, ends, L, silent)
    return stands(found) ? [found] : []
  })
  return lineChart({
    x: axisOf(inputs.properties.span_length),
    y: { title: 'In-line natural frequency', unit: 'Hz', log: true },
    series: [{ name: 'in line', points: spans.map((s): Point => [s.L, s.f_IL]) }],
    ...(f_req > 0 && { limits: [{ at: f_req, label: 'required', along: 'x' as const }] }),
    markers: [
      { x: before.L, y: before.f_IL, label: 'before' },
      ...(division.n === 0 ? [] : [{ x: after.L, y: after.f_IL, label: 'after' }]),
    ],
  })
}

const CURRENTS = 121
/** Supports beyond which the chart ends. */
const CHARTED = 60

/** Supports over current, from none to twice the current of the run. */
export function supportsCurrent(p: Params, found: Found): ChartDefinition {
  const U = p.current_velocity
  const most = U > 0 ? 2 * U : 2
  const points = spaced(0, most, CURRENTS).map((at): Point => [at, supportsFor(p, found, at)])
  const stairs = points.flatMap(([x, y], i): Point[] => {
    const [, last = y] = points[i - 1] ?? []
    return last === y
      ? [[x, y]]
      : [
          [x, last],
          [x, y],
        ]
  })
  return lineChart({
    x: axisOf(inputs.properties.current_velocity),
    y: { title: 'Number of supports', unit: '-', zero: true },
    series: [{ name: 'supports', points: stairs }],
    markers: [{ x: U, y: found.division.n, label: 'this current' }],
  })
}

/** NaN where the chart ends. */
function supportsFor(p: Params, found: Found, U: number): number {
  const n = supportsAt(p, found, U)
  return n === undefined || n > Math.max(CHARTED, 2 * found.division.n) ? Number.NaN : n
}
