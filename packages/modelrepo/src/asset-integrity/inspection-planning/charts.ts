/** The charts of inspection planning: the wall over time, the locations, the damage factor over time, the matrix. */
import { spaced } from '@keelson/numerics/spaced.ts'
import { consequenceCategory, probabilityCategory } from '@keelson/standards/api-rp-581-2016/risk.ts'
import { toSI } from '@keelson/units'
import { barChart, type ChartDefinition, framed, lineChart, type Point, saying, worstFirst } from '@keelson/workflow'
import type { Some } from './inputs.ts'
import type { Assessment } from './risk.ts'
import { withOne } from './thinning.ts'
import type { Wall, Walled } from './wall.ts'

export const wallCharts = {
  thickness_projection: {
    title: 'Wall thickness over time',
    description: 'Thickness readings, projection at the rate used, required thickness and next inspection.',
  },
  location_lives: {
    title: 'Remaining life by location',
    description: 'Remaining life of up to forty locations, shortest first.',
    needs: ['thickness_readings'],
  },
}
export const riskCharts = {
  damage_factor_over_time: {
    title: 'Damage factor over time',
    description:
      'Damage factor without inspection, and with one inspection of the planned effectiveness at the target date.',
  },
  risk_matrix: {
    title: 'Risk matrix',
    description: "Risk bands by the sum of both categories in a balanced matrix. The owner's bands govern.",
    needs: ['consequence_area'],
  },
}

const YEAR = toSI(1, 'year')
/** Longest projection that is drawn. */
const FAR = 60 * YEAR
const MOST_BARS = 40

/** The calendar has years without a unit. */
const CALENDAR = { title: 'Year', unit: '-', one: YEAR } as const

/** Readings, projection and limits of the governing place, from the first reading until the wall is at its limit. */
export function thicknessProjection(p: Walled, wall: Wall, interval: number): ChartDefinition {
  const { year, t_act } = wall
  const origin = year ?? 0
  const rate = wall.used?.rate ?? 0
  const end = Math.max(Math.min(wall.life ?? 0, FAR), 1.2 * interval, YEAR) * 1.1
  const at = (t: number): Point => [origin + t, Math.max(0, t_act - rate * t)]
  const gone = rate > 0 ? t_act / rate : end
  const ends = wall.used === undefined ? [] : [0, Math.min(gone, end), end]
  const limits = [{ at: wall.t_req, label: wall.t_req === wall.t_ret ? 'required' : 'alert', along: 'x' as const }]
  return lineChart({
    x: year === undefined ? { title: 'Time from this inspection', unit: 'year' } : CALENDAR,
    y: { title: 'Wall thickness', unit: 'mm' },
    series: [
      { name: 'readings', points: readingsOf(p, wall, origin), dots: true },
      { name: 'projection', points: ends.map(at) },
    ],
    limits: [
      ...limits,
      ...(wall.t_req === wall.t_ret ? [] : [{ at: wall.t_ret, label: 'required', along: 'x' as const }]),
    ],
    markers: [{ x: origin + interval, y: at(interval)[1], label: 'next inspection' }],
  })
}

function readingsOf(p: Walled, wall: Wall, origin: number): Point[] {
  const governing = wall.governing?.location
  if (governing) return governing.years.map((y, i): Point => [y, governing.thicknesses[i] ?? 0])
  const earlier: Point[] = []
  if (p.corrosion_rate === undefined) {
    if (p.initial_thickness !== undefined && p.age !== undefined) {
      earlier.push([origin - p.age, p.initial_thickness])
    }
    if (p.previous_thickness !== undefined && p.years_between_readings !== undefined) {
      earlier.push([origin - p.years_between_readings, p.previous_thickness])
    }
  }
  return [...earlier, [origin, wall.t_act]]
}

/** Remaining life of the locations, shortest first. */
export function locationLives(p: Some<never, 'required_remaining_life'>, wall: Wall): ChartDefinition {
  const known = wall.lives.flatMap(({ location, life }) =>
    life === undefined ? [] : [{ name: location.name, value: life }],
  )
  const { shown: bars, note } = worstFirst(
    known.toSorted((a, b) => a.value - b.value),
    { most: MOST_BARS, things: 'locations', by: 'the shortest remaining life', worse: ({ value }) => -value },
  )
  const needed = p.required_remaining_life
  const chart = barChart({
    category: 'Location',
    y: { title: 'Remaining life', unit: 'year' },
    bars,
    ...(needed !== undefined && { limits: [{ at: needed, label: 'required', along: 'x' }] }),
  })
  return saying(chart, note)
}

/** Damage factor from now on, without and with one more inspection at its date. */
export function damageFactorOverTime(p: Some<'planned_inspection_grade'>, a: Assessment): ChartDefinition {
  const due = a.due ?? 0
  const far = Math.max(1.6 * due, 10 * YEAR)
  const horizon = a.spent > 0 ? Math.min(far, Math.max(a.spent, 1.05 * due)) : far
  const times = spaced(0, horizon, 41)
  const more = withOne(a.counts, p.planned_inspection_grade)
  const before = times.filter((t) => t < due).map((t): Point => [t, a.damageFactor(t, a.counts)])
  const drop: Point[] = [
    [due, a.damageFactor(due, a.counts)],
    [due, a.damageFactor(due, more)],
  ]
  const after = times.filter((t) => t > due).map((t): Point => [t, a.damageFactor(t, more)])
  return lineChart({
    x: { title: 'Time from now', unit: 'year' },
    y: { title: 'Damage factor', unit: '-', log: true },
    series: [
      { name: 'no inspection', points: times.map((t): Point => [t, a.damageFactor(t, a.counts)]) },
      {
        name: `with one inspection, effectiveness ${p.planned_inspection_grade}`,
        points: [...before, ...drop, ...after],
      },
    ],
    ...(a.target !== undefined && { limits: [{ at: a.target, label: 'target', along: 'x' as const }] }),
    markers: [{ x: 0, y: a.damageFactor(0, a.counts), label: 'now' }],
  })
}

const BANDS = ['low', 'medium', 'medium high', 'high'] as const
const CELLS = [1, 2, 3, 4, 5].flatMap((probability) =>
  [...'ABCDE'].map((consequence, i) => ({
    probability: String(probability),
    consequence,
    band: BANDS[Math.max(0, Math.ceil((probability + i + 1 - 4) / 2))] ?? 'high',
  })),
)

/** The component in the categories of damage factor and consequence area, now and as planned. */
export function riskMatrix(p: Some<'planned_inspection_grade'>, a: Assessment, area: number): ChartDefinition {
  const due = a.due ?? 0
  const spot = (D_f: number, label: string) => ({
    probability: String(probabilityCategory(D_f)),
    consequence: consequenceCategory(area),
    label,
  })
  const now = spot(a.damage.D_f, 'now')
  const later = spot(a.damageFactor(due, withOne(a.counts, p.planned_inspection_grade)), 'after next inspection')
  const spots = now.probability === later.probability ? [{ ...now, label: 'now and after inspection' }] : [now, later]
  const place = {
    x: {
      field: 'consequence',
      type: 'nominal',
      title: 'Consequence category',
      sort: [...'ABCDE'],
      axis: { labelAngle: 0 },
    },
    y: { field: 'probability', type: 'nominal', title: 'Probability category', sort: ['5', '4', '3', '2', '1'] },
  }
  return framed({
    layer: [
      {
        data: { values: CELLS },
        mark: { type: 'rect', stroke: '#8a8a8a', opacity: 0.55 },
        encoding: {
          ...place,
          color: {
            field: 'band',
            type: 'nominal',
            title: null,
            sort: [...BANDS],
            scale: { domain: [...BANDS], range: ['#7fbf7b', '#ffe08a', '#f5a65b', '#d9534f'] },
            legend: { orient: 'top', columns: 4 },
          },
        },
      },
      {
        data: { values: spots },
        mark: { type: 'point', filled: true, size: 120, color: '#1f1f1f', opacity: 1 },
        encoding: place,
      },
      {
        data: { values: spots },
        mark: { type: 'text', dy: -14 },
        encoding: { ...place, text: { field: 'label' } },
      },
    ],
  })
}
