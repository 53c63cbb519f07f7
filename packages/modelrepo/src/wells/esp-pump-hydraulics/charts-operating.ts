/** Charts of an operating point: pump and system, the family of frequencies, heads and motor load. */
import { type ChartDefinition, lineChart, type Marker, notApplicable, type Point } from '@keelson/workflow'
import { curve, HEAD, RATE } from './charts.ts'
import { type Heads, headBars, liftCharts } from './heads.ts'
import type { Perhaps } from './inputs.ts'
import { loadBar, type Range, rangeLimits } from './motor.ts'
import { curveAt, type Operated, type System } from './operating.ts'

export const charts = {
  ...liftCharts,
  pump_and_system: {
    title: 'Pump and system curves',
    description: 'Pump head at the running frequency and system head, with the recommended range.',
  },
  frequency_family: {
    title: 'Frequency family',
    description: 'Pump head at 40 to 60 Hz and at the running frequency, with the system head.',
  },
}

/** Where pump and well balance. */
export interface Balanced {
  readonly q: number
  readonly H: number
  readonly heads: Heads
  readonly load: number | undefined
}

/** Hz. */
const FAMILY = [40, 45, 50, 55, 60] as const

export function operatingCharts(
  p: Operated & Perhaps<'motor_rating'>,
  system: System,
  range: Range,
  at: Balanced | undefined,
  reason = '',
) {
  const markers = at === undefined ? [] : [{ x: at.q, y: at.H, label: 'operating point' }]
  return {
    pump_and_system: pumpAndSystem(p, system, range, markers),
    frequency_family: family(p, system, markers),
    head_breakdown: at === undefined ? notApplicable(reason) : headBars(at.heads),
    ...(p.motor_rating !== undefined && { motor_load: loadBar(at?.load, reason) }),
  }
}

const pointsOf = (rows: System['rows']): Point[] => rows.map(({ q, H }) => [q, H])

/** Up to the end of a curve, or where the well gives no more. */
function systemPoints({ system, most = Number.POSITIVE_INFINITY }: System, last: number): Point[] {
  const end = Math.min(last, most)
  return end > 0 ? curve(0, end, system) : []
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
