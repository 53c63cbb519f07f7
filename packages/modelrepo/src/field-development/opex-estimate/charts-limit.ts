/** The economic limit: unit cost and revenue over the rate, and the money of a year. */
import { logSpaced, spaced } from '@keelson/numerics/spaced.ts'
import { CALENDAR_YEAR } from '@keelson/physics/field-cost/economic-limit.ts'
import { type ChartDefinition, lineChart, type Marker, type Point } from '@keelson/workflow'
import type { Limit, Limited } from './limit.ts'

const RATE = { title: 'Gross oil rate', unit: 'bbl/d' } as const
const POINTS = 61

/** Of the years of a life too. */
export const cashPicture = {
  title: 'Revenue and cost',
  description:
    "Owner's annual revenue and cost at each rate, or in each year of the field life. Operation is economic until revenue falls below cost.",
  needs: ['oil_price'],
  apart: {
    'economic limit':
      'Annual revenue at the economic limit rate, or midway between the last economic year and the next.',
  },
}
export const limitPictures = {
  unit_cost_by_rate: {
    title: 'Unit cost against rate',
    description: "Owner's unit cost and net revenue per barrel against rate. The curves cross at the economic limit.",
  },
  cash_flow: cashPicture,
}

export const limitCharts = (p: Limited, limit: Limit) => ({
  unit_cost_by_rate: unitCostByRate(p, limit),
  cash_flow: yearsMoney(p, limit),
})

/** The rates that are drawn: around the limit, the rate of today and those that were asked for. */
function reach({ initial_rate, evaluation_rates }: Limited, { q_el }: Limit): readonly [low: number, high: number] {
  const known = [q_el, initial_rate, ...evaluation_rates].filter((q): q is number => q !== undefined && q > 0)
  if (known.length === 0) return [SMALL, LARGE]
  return [Math.min(...known) / 3, Math.max(...known) * 2]
}
/** m3/s: where no rate is known, 1000 and 100 000 bbl/d. */
const [SMALL, LARGE] = [0.00184, 0.184] as const

function unitCostByRate(p: Limited, limit: Limit): ChartDefinition {
  const { R, q_el, costAt } = limit
  const { working_interest: W, initial_rate: q_i } = p
  const along = logSpaced(...reach(p, limit), POINTS)
  const marker = (q: number | undefined, label: string): Marker[] =>
    q === undefined || q <= 0 ? [] : [{ x: q, y: W * costAt(q), label }]
  return lineChart({
    x: { ...RATE, log: true },
    y: { title: "Owner's share per barrel", unit: 'USD/bbl', zero: true },
    series: [
      { name: 'unit operating cost', points: along.map((q): Point => [q, W * costAt(q)]) },
      { name: 'net revenue', points: along.map((q): Point => [q, R]) },
    ],
    markers: [...marker(q_el, 'economic limit'), ...marker(q_i, 'today')],
  })
}

function yearsMoney(p: Limited, limit: Limit): ChartDefinition {
  const { R, q_el, costAt } = limit
  const { working_interest: W, initial_rate: q_i } = p
  const seconds = p.days_per_year ?? CALENDAR_YEAR.si
  const [, high] = reach(p, limit)
  const along = spaced(high / 200, q_el === undefined ? high : Math.min(high, Math.max(4 * q_el, q_i ?? 0)), POINTS)
  return lineChart({
    x: RATE,
    y: { title: "Owner's share per year", unit: 'MUSD', zero: true },
    series: [
      { name: 'revenue', points: along.map((q): Point => [q, R * q * seconds]) },
      { name: 'operating cost', points: along.map((q): Point => [q, W * costAt(q) * q * seconds]) },
    ],
    markers: q_el === undefined || q_el <= 0 ? [] : [{ x: q_el, y: R * q_el * seconds, label: 'economic limit' }],
  })
}
