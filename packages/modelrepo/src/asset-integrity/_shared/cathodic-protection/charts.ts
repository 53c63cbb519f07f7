/** The charts of galvanic designs: demand and capacity, coating, alloy left, and what decides the number of anodes. */
import { silent } from '@keelson/equations'
import { spaced } from '@keelson/numerics/spaced.ts'
import { finalCoatingBreakdown, meanCoatingBreakdown } from '@keelson/standards/dnv-rp-b401-2021/coating.ts'
import { toSI } from '@keelson/units'
import { type Axis, barChart, type ChartDefinition, lineChart, type Point, saying, worstFirst } from '@keelson/workflow'
import type { Design } from './design.ts'
import type { DesignInputs } from './inputs.ts'
import type { Line, Part } from './parts.ts'
import { resistanceOf } from './resistance.ts'
import { between } from './shape.ts'

const YEAR = toSI(1, 'year')
const POINTS = 40
/** The practice counts 8760 h in a year of the design life. */
const WORKED_SHARE = toSI(8760, 'h') / YEAR

/** What a structure draws over its life. */
export interface Draw {
  readonly parts: readonly Part[]
  /** A. */
  readonly drain: number
  /** s. */
  readonly life: number
  /** Of a demand given in place of that of the areas; 1 where it is that of the areas. */
  readonly scale: number
}

export const times = (life: number) => spaced(0, life, POINTS + 1)
export const timeAxis = (life: number): Axis => ({
  title: 'Time',
  unit: 'year',
  domain: [0, life],
})
const factorAt = ({ a, b }: Line, t: number): number => finalCoatingBreakdown.evaluate({ a, b, t_f: t })

/** Demand at t, A, with the mean densities, which keep steel polarised. */
const demandAt = ({ parts, drain, scale }: Draw, t: number): number =>
  scale * (drain + parts.reduce((I, { area, density, line }) => I + area * density.mean * factorAt(line, t), 0))

/** Charge drawn up to t, C. */
export const chargeTo = ({ parts, drain, scale }: Draw, t: number): number => {
  const mean = (line: Line) => meanCoatingBreakdown.evaluate({ ...line, t_f: t })
  const I = drain + parts.reduce((sum, { area, density, line }) => sum + area * density.mean * mean(line), 0)
  return scale * I * t * WORKED_SHARE
}

/** Share of the usable alloy that is spent at t. */
const spentAt = (p: DesignInputs, draw: Draw, { N, u, epsilon }: Design, t: number): number =>
  chargeTo(draw, t) / (N * p.anode_net_mass * u * epsilon)

/** Demand through the life, and what the anodes can give as they are spent. */
function demandOverLife(p: DesignInputs, draw: Draw, design: Design): ChartDefinition {
  const { spent, N, start, demand } = design
  const capacity = capacityOverLife(p, draw, design)
  const drawn = times(draw.life).map((t): Point => [t, demandAt(draw, t)])
  const highest = Math.max(demand.initial, demand.final, N * start.I, ...[...capacity, ...drawn].map(([, y]) => y))
  return lineChart({
    x: timeAxis(draw.life),
    y: { title: 'Current', unit: 'A', domain: [0, Number((1.1 * highest).toPrecision(3))] },
    series: [
      { name: 'anode output capacity', points: capacity },
      { name: 'current demand', points: drawn },
    ],
    markers: [{ x: 0, y: demand.initial, label: 'initial demand' }],
    limits: [
      { at: demand.final, label: 'final demand', along: 'x' },
      ...(spent ? [] : [{ at: N * start.I, label: 'initial anode output', along: 'x' as const }]),
    ],
  })
}

/** What the anodes can give until their usable alloy is spent; nothing where their end is not known. */
function capacityOverLife(p: DesignInputs, draw: Draw, design: Design): Point[] {
  const { shape, spent, N, Delta_E } = design
  return times(draw.life).flatMap((t): Point[] => {
    const x = spentAt(p, draw, design, t)
    if (!spent || !(x <= 1)) return []
    const R = resistanceOf(p, between(shape.start, spent.end, x), 'R_af', silent, '')
    return [[t, (N * Delta_E) / R]]
  })
}

/** Breakdown factor over time, each coating once. */
function breakdownOverLife({ parts, life }: Pick<Draw, 'parts' | 'life'>): ChartDefinition {
  const curves = new Map<string, { readonly line: Line; readonly zones: string[] }>()
  for (const { zone, line, exposure } of parts) {
    if (exposure === 'atmospheric') continue
    const key = `${line.a} ${line.b}`
    const same = curves.get(key)
    if (same) same.zones.push(zone)
    else curves.set(key, { line, zones: [zone] })
  }
  const name = (zones: readonly string[]) =>
    zones.length > 3 ? `${zones.slice(0, 2).join(', ')} and ${zones.length - 2} more` : zones.join(', ')
  const { shown, note } = worstFirst([...curves.values()], {
    most: MOST_CURVES,
    things: 'coating breakdown curves',
    by: 'the highest final breakdown',
    worse: ({ line }) => factorAt(line, life),
  })
  const chart = lineChart({
    x: timeAxis(life),
    y: { title: 'Coating breakdown factor', unit: '-', domain: [0, 1] },
    series: shown.map(({ line, zones }) => ({
      name: name(zones),
      points: times(life).map((t): Point => [t, factorAt(line, t)]),
    })),
  })
  return saying(chart, note)
}
const MOST_CURVES = 9

/** Net mass left over the life, down to what cannot be used. */
function alloyLeft(p: DesignInputs, draw: Draw, design: Design): ChartDefinition {
  const all = design.N * p.anode_net_mass
  const left = times(draw.life).map((t): Point => {
    const used = Math.min(1, spentAt(p, draw, design, t)) * design.u
    return [t, all * (1 - used)]
  })
  return lineChart({
    x: timeAxis(draw.life),
    y: { title: 'Remaining net anode mass', unit: 'kg', domain: [0, Number((1.05 * all).toPrecision(3))] },
    series: [{ name: 'net mass', points: left }],
    limits: [{ at: all * (1 - design.u), label: 'usable alloy spent', along: 'x' }],
  })
}

/** Anodes required by each criterion against those installed. */
function anodesByCriterion(p: DesignInputs, { counts, N }: Design): ChartDefinition {
  return barChart({
    category: 'Criterion',
    y: { title: 'Anodes required', unit: '-' },
    bars: [
      { name: 'mass', value: counts.mass },
      { name: 'initial current', value: counts.initial },
      ...(counts.final === undefined ? [] : [{ name: 'final current', value: counts.final }]),
    ],
    limits: p.number_of_anodes === undefined ? [] : [{ at: N, label: `${N} installed`, along: 'x' }],
  })
}

/** The four charts of every galvanic design. */
export const galvanicCharts = (p: DesignInputs, draw: Draw, design: Design) => ({
  demand_over_life: demandOverLife(p, draw, design),
  coating_breakdown: breakdownOverLife(draw),
  anode_mass_left: alloyLeft(p, draw, design),
  anodes_by_criterion: anodesByCriterion(p, design),
})
