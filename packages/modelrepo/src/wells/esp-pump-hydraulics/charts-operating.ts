/** Charts of an operating point: pump and system, the family of frequencies, heads and motor load. */
import { spaced } from '@keelson/numerics/spaced.ts'
import { type ChartDefinition, lineChart, type Marker, notApplicable, type Point } from '@keelson/workflow'
import { HEAD, type Heads, headBars, liftCharts, RATE } from './heads.ts'
import type { Perhaps } from './inputs.ts'
import { loadBar, type Range, rangeLimits } from './motor.ts'
import { curveAt, type Operated, type System } from './operating.ts'

export const charts = {
  ...liftCharts,
  pump_and_system: {
    title: 'Pump and system',
    description: 'Head of the pump at the running frequency and of the system, with the recommended range.',
  },
  frequency_family: {
    title: 'Family of frequencies',
    description: 'The pump at 40 to 60 Hz and at the running frequency, with the system.',
  },
}

export interface Drawn {
  readonly q: number
  readonly H: number
  readonly heads: Heads
  readonly load: number | undefined
}

const POINTS = 41
/** Hz. */
const FAMILY = [40, 45, 50, 55, 60] as const

export function operatingCharts(
  p: Operated & Perhaps<'motor_rating'>,
  system: System,
  range: Range,
  drawn: Drawn | undefined,
  reason = '',
) {
  const markers = drawn === undefined ? [] : [{ x: drawn.q, y: drawn.H, label: 'operating point' }]
  return {
    pump_and_system: pumpAndSystem(p, system, range, markers),
    frequency_family: family(p, system, markers),
    head_breakdown: drawn === undefined ? notApplicable(reason) : headBars(drawn.heads),
    ...(p.motor_rating !== undefined && { motor_load: loadBar(drawn?.load, reason) }),
  }
}

const pointsOf = (rows: System['rows']): Point[] => rows.map(({ q, H }) => [q, H])

/** Up to the end of a curve, or where the well gives no more. */
function systemPoints({ system, most = Number.POSITIVE_INFINITY }: System, last: number): Point[] {
  const end = Math.min(last, most)
  return end > 0 ? spaced(0, end, POINTS).map((q): Point => [q, system(q)]) : []
}

function pumpAndSystem(p: Operated, system: System, range: Range, markers: readonly Marker[]): ChartDefinition {
  const last = system.rows.at(-1)?.q ?? 0
  return lineChart({
    x: RATE,
    y: HEAD,
    series: [
      { name: `pump at ${p.frequency} Hz`, points: pointsOf(system.rows) },
      { name: 'system', points: systemPoints(system, last) },
    ],
    markers,
    limits: rangeLimits(range),
  })
}

function family(p: Operated, system: System, markers: readonly Marker[]): ChartDefinition {
  const frequencies = [...new Set([...FAMILY, p.frequency])].sort((a, b) => a - b)
  const curves = frequencies.map((f) => ({ name: `${Number(f.toPrecision(4))} Hz`, points: pointsOf(curveAt(p, f)) }))
  const last = curveAt(p, Math.max(...frequencies)).at(-1)?.q ?? 0
  return lineChart({
    x: RATE,
    y: HEAD,
    series: [...curves, { name: 'system', points: systemPoints(system, last) }],
    markers,
  })
}
