/** The years of a life: their cost by parts, the cost of a barrel, revenue beside cost. */
import {
  barChart,
  type ChartDefinition,
  type Limit,
  lineChart,
  type NotApplicable,
  notApplicable,
  type Point,
} from '@keelson/workflow'
import { cashPicture } from './charts-limit.ts'
import type { FieldYear, Life } from './life.ts'

const YEAR = { title: 'Year', unit: '-', whole: true } as const
/** Bars that can stand beside each other. */
const MOST_BARS = 40
const PARTS = { fixed: 'Fixed', variable: 'Variable', tariff: 'Tariff', turnaround: 'Turnaround' } as const

export const lifePictures = {
  annual_cost: {
    title: 'Annual operating cost',
    description: 'Escalated operating cost of each year by component.',
    apart: { y: 'Components of the annual cost. The results list only their sum.' },
  },
  unit_cost_by_year: {
    title: 'Annual unit cost',
    description:
      'Annual cost divided by annual oil production, with the levelised cost and, if a price is entered, the net revenue per barrel.',
  },
  cash_flow: cashPicture,
}

export const lifeCharts = (life: Life, W: number) => ({
  annual_cost: annualCost(life.years),
  unit_cost_by_year: unitCost(life),
  cash_flow: cashFlow(life, W),
})

function annualCost(all: readonly FieldYear[]): ChartDefinition {
  const every = Math.ceil(all.length / MOST_BARS)
  const years = all.filter((_, i) => i % every === 0)
  const kinds = (Object.keys(PARTS) as (keyof typeof PARTS)[]).filter((kind) => all.some((y) => y.parts[kind] > 0))
  return barChart({
    category: every === 1 ? 'Year' : `Every ${every} years`,
    y: { title: 'Annual operating cost', unit: 'MUSD' },
    stacked: true,
    bars: kinds.flatMap((kind) =>
      years.map(({ k, parts }) => ({ name: String(k + 1), value: parts[kind], group: PARTS[kind] })),
    ),
  })
}

function unitCost({ years, levelised, R }: Life): ChartDefinition {
  const limits: Limit[] = [
    { at: levelised, label: 'levelised', along: 'x' },
    ...(R === undefined ? [] : [{ at: R, label: 'net revenue per barrel', along: 'x', written: true } as const]),
  ]
  return lineChart({
    x: YEAR,
    y: { title: 'Unit operating cost', unit: 'USD/bbl', zero: true },
    series: [{ name: 'unit cost', points: years.map((y): Point => [y.k + 1, y.unit]), dots: true }],
    limits,
  })
}

function cashFlow({ years, R, paying }: Life, W: number): ChartDefinition | NotApplicable {
  if (R === undefined) return notApplicable('no oil price is entered')
  const marked = paying !== undefined && paying > 0 && paying < years.length
  return lineChart({
    x: YEAR,
    y: { title: "Owner's share", unit: 'MUSD', zero: true },
    series: [
      { name: 'revenue', points: years.map((y): Point => [y.k + 1, R * y.volume]) },
      { name: 'operating cost', points: years.map((y): Point => [y.k + 1, W * y.cost]) },
    ],
    ...(marked && { limits: [{ at: paying + 0.5, label: 'economic limit', along: 'y' as const }] }),
  })
}
