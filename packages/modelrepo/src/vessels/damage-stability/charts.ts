/** The charts of a run: righting levers with their limits, wind and roll, survival, zones and indices. */
import { spaced } from '@keelson/numerics/spaced.ts'
import * as lever from '@keelson/standards/imo-is-code-2008/righting-lever.ts'
import { type Density, zoneProbability } from '@keelson/standards/imo-solas-ii-1-2009/zones.ts'
import {
  barChart,
  type ChartDefinition,
  lineChart,
  type NotApplicable,
  notApplicable,
  type Point,
  saying,
  worstFirst,
} from '@keelson/workflow'
import type { HullRun } from './calculate-hull.ts'
import type { Attained, Index } from './calculate-index.ts'
import type { Intact } from './calculate-intact.ts'
import type { Case } from './calculate-survival.ts'
import type { Weather } from './calculate-weather.ts'
import type { Zone } from './calculate-zones.ts'
import { type Some, SPLINE } from './inputs.ts'
import { type TabledCurve, toBothSides } from './levers.ts'

const POINTS = 121
const HEEL = { title: 'Heel', unit: 'deg' } as const
const LEVER = { title: 'Lever', unit: 'm', zero: true } as const

const pointsOf = (at: (heel: number) => number, heels: readonly number[]): readonly Point[] =>
  heels.map((heel): Point => [heel, at(heel)])
const heelsOf = ({ integration }: Some<'integration'>, { knots, last }: TabledCurve) =>
  integration === SPLINE ? spaced(0, last, POINTS) : knots

export function leversChart(
  p: Some<'integration', 'downflooding_angle'>,
  { curve, end, largest }: Intact,
): ChartDefinition {
  const mark = (at: number, label: string) => ({ at, label, along: 'y' as const })
  return lineChart({
    x: { ...HEEL, zero: true },
    y: LEVER,
    series: [{ name: 'righting lever', points: pointsOf(curve.at, heelsOf(p, curve)) }],
    markers: [{ x: largest.heel, y: largest.arm, label: 'maximum' }],
    limits: [
      mark(lever.FIRST_HEEL.si, '30°'),
      mark(end, p.downflooding_angle === end ? 'flooding' : '40°'),
      { at: lever.LEAST_LEVER.value, label: 'minimum lever at 30° or more', along: 'x' },
    ],
  })
}

export function weatherChart(
  p: Some<'integration'>,
  { curve, levers, phi_0, back, gustHeel, end }: Weather,
): ChartDefinition | NotApplicable {
  if (curve === undefined) return notApplicable('no righting lever curve is provided')
  const both = toBothSides(curve)
  const low = Math.min(0, back ?? 0)
  const heels = p.integration === SPLINE ? spaced(low, curve.last, POINTS) : [low, ...both.knots.filter((k) => k > low)]
  const flat = (name: string, value: number) => ({ name, points: pointsOf(() => value, [low, curve.last]) })
  const mark = (heel: number | undefined, label: string) =>
    heel === undefined ? [] : [{ x: heel, y: both.at(heel), label }]
  return lineChart({
    x: HEEL,
    y: LEVER,
    series: [
      { name: 'righting lever', points: pointsOf(both.at, heels) },
      flat('steady wind', levers.steady),
      flat('gust', levers.gust),
    ],
    markers: [
      ...mark(phi_0, 'steady wind heel'),
      ...mark(back, 'roll-back angle'),
      ...(gustHeel === undefined ? [] : mark(end, 'end of area b')),
    ],
  })
}

export const hullChart = ({ curve, rest, opening, deckEdge }: HullRun): ChartDefinition => {
  const mark = (at: number | undefined, label: string) =>
    at === undefined || at > curve.last ? [] : [{ at, label, along: 'y' as const }]
  return lineChart({
    x: { ...HEEL, zero: true },
    y: LEVER,
    series: [{ name: 'righting lever', points: pointsOf(curve.at, spaced(0, curve.last, POINTS)) }],
    markers: rest && Math.abs(rest.heel) > 0 ? [{ x: Math.abs(rest.heel), y: 0, label: 'equilibrium' }] : [],
    limits: [...mark(deckEdge, 'deck edge'), ...mark(opening, 'opening')],
  })
}

export const survivalChart = (cases: readonly Case[]): ChartDefinition =>
  barChart({
    category: 'Case',
    y: { title: 'Survival probability', unit: '-' },
    bars: cases.map(({ s }, i) => ({ name: `${i + 1}`, value: s })),
  })

export function zonesChart(L_s: number, density: Density, zones: readonly Zone[]): ChartDefinition {
  const end = Math.max(1.15 * density.J_m, ...zones.filter((z) => z.position !== 'whole').map((z) => z.J))
  const shares = spaced(0, Math.min(1, 1.05 * end), POINTS)
  const line = (position: 'between' | 'terminal') => ({
    name: position === 'between' ? 'between terminals' : 'at a terminal',
    points: shares.map((J): Point => [J * L_s, zoneProbability(density, J, position)]),
  })
  const { shown, note } = worstFirst(
    zones.filter((z) => z.position !== 'whole'),
    { most: MOST_MARKED, things: 'zones', as: 'marked', by: 'the highest probability of damage', worse: ({ p }) => p },
  )
  const chart = lineChart({
    x: { title: 'Zone length', unit: 'm', zero: true },
    y: { title: 'Probability of damage within the zone', unit: '-', zero: true },
    series: [line('between'), line('terminal')],
    markers: shown.map((z) => ({
      x: z.l,
      y: z.p,
      label: zones.length > 1 ? `zone ${zones.indexOf(z) + 1}` : 'this zone',
    })),
    limits: [{ at: density.J_k * L_s, label: 'knuckle', along: 'y' }],
  })
  return saying(chart, note)
}
const MOST_MARKED = 6

export const indexChart = ({ R, least }: Index, { A, byDraught: [A_s, A_p, A_l] }: Attained): ChartDefinition =>
  barChart({
    category: 'Attained index',
    y: { title: 'Index', unit: '-' },
    bars: [
      { name: 'all', value: A },
      { name: 'deepest', value: A_s },
      { name: 'partial', value: A_p },
      { name: 'light', value: A_l },
    ],
    limits: [
      { at: Number(R), label: 'required, overall', along: 'x' },
      { at: least, label: 'required, each draught', along: 'x' },
    ],
  })
