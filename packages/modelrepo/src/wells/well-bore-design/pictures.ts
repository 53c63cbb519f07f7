/** The charts: the mud window with its seats, loads against ratings over the depth, kick tolerance, and the concepts. */
import { silent } from '@keelson/equations'
import { HAZARDS } from '@keelson/physics/well-planning/hole-concepts.ts'
import { pointsAlong } from '@keelson/physics/well-planning/seat-search.ts'
import {
  barChart,
  type ChartDefinition,
  lineChart,
  type NotApplicable,
  notApplicable,
  type Point,
} from '@keelson/workflow'
import type { Seats } from './calculate-seats.ts'
import { burstLine, collapseLines, type Lines, tensionLine } from './charts-strings.ts'
import { allConcepts, inWords } from './concept.ts'
import type { Given, Perhaps } from './inputs.ts'
import { KICK_INPUTS } from './inputs-kick.ts'
import { FULL_DISPLACEMENT, isFullyDisplaced, type Kick, type Kicked, kickByDepth } from './kick.ts'
import type { StringResult } from './strings.ts'

export const seatCharts = {
  mud_window: {
    title: 'Mud window and casing seats',
    description:
      'Pore pressure and fracture gradients against depth, with and without margins. The mud weight of each section and the shoes are shown.',
  },
}
export const loadCharts = {
  burst_by_depth: {
    title: 'Burst load against depth',
    description:
      'Internal gas pressure from the surface burst load, less the external mud pressure, with the burst rating.',
  },
  collapse_by_depth: {
    title: 'Collapse load against depth',
    description:
      'External mud pressure less the internal pressure, with the collapse rating reduced for the weight below.',
  },
  tension_by_depth: {
    title: 'Tension load against depth',
    description:
      'Buoyed weight below each depth, with bending and overpull, compared with the pipe body or connection strength.',
  },
}
export const kickCharts = {
  kick_by_depth: {
    title: 'Kick tolerance against bit depth',
    description: 'Kick tolerance against bit depth at constant mud weight and gradients, with the required value.',
    needs: KICK_INPUTS,
  },
}
export const screenCharts = {
  concept_cost: {
    title: 'Hole concept cost',
    description: 'Cost of each concept by component at the entered water depth.',
  },
  concept_risk: {
    title: 'Hole concept risk',
    description: 'Risk scores by hazard; a higher score is worse.',
  },
}

const DEPTH = { title: 'Vertical depth', unit: 'ft', reverse: true } as const

export function seatChart(seats: Seats): { readonly mud_window: ChartDefinition } {
  const { profile, margins, bottom } = seats
  const points = pointsAlong(profile, profile[0]?.z ?? 0, bottom)
  const line = (of: (point: (typeof points)[number]) => number) => points.map((point): Point => [of(point), point.z])
  const holes = seats.seats ?? []
  return {
    mud_window: lineChart({
      x: { title: 'Gradient as equivalent mud weight', unit: 'ppg' },
      y: DEPTH,
      series: [
        { name: 'pore pressure', points: line(({ pore }) => pore) },
        { name: 'minimum mud weight', points: line(({ pore }) => pore + margins.trip) },
        { name: 'maximum mud weight', points: line(({ fracture }) => fracture - margins.kick) },
        { name: 'fracture', points: line(({ fracture }) => fracture) },
        ...(holes.length > 0 ? [{ name: 'mud weight', points: steps(seats) }] : []),
      ],
      markers: holes.map((seat, i) => ({
        x: seat.mudWeight,
        y: seat.shoe,
        label: i < NAMED ? (seat.isSurface ? 'surface casing' : 'shoe') : '',
      })),
    }),
  }
}
const NAMED = 6

/** The mud of each section from its bottom up to its shoe, and there to that of the next. */
const steps = (seats: Seats): readonly Point[] =>
  (seats.seats ?? []).flatMap((seat): Point[] => [
    [seat.mudWeight, seat.bottom],
    [seat.mudWeight, seat.shoe],
  ])

/** Strings of which the lines are drawn. */
const MOST_DRAWN = 4

export function stringCharts(p: Given<'gas_gradient'>, results: readonly StringResult[]) {
  const shown = results.slice(-MOST_DRAWN)
  const chart = (title: string, unit: string, lines: (one: StringResult) => Lines): ChartDefinition =>
    lineChart({
      x: { title, unit },
      y: DEPTH,
      series: shown.flatMap((one) => {
        const { load, rating } = lines(one)
        const { name } = one.row
        return [
          { name: `${name}, load`, points: load },
          ...(rating.length > 0 ? [{ name: `${name}, rating`, points: rating }] : []),
        ]
      }),
    })
  return {
    burst_by_depth: chart('Net internal pressure', 'psi', (one) => burstLine(p, one)),
    collapse_by_depth: chart('Net external pressure', 'psi', collapseLines),
    tension_by_depth: chart('Axial force', 'lbf', tensionLine),
  }
}

export function kickChart(
  p: Kicked & Perhaps<'required_kick_tolerance'>,
  kick: Kick,
): { readonly kick_by_depth: ChartDefinition | NotApplicable } {
  const { required_kick_tolerance: required } = p
  if (isFullyDisplaced(kick)) return { kick_by_depth: notApplicable(FULL_DISPLACEMENT) }
  return {
    kick_by_depth: lineChart({
      x: { title: 'Bit vertical depth', unit: 'ft' },
      y: { title: 'Kick tolerance', unit: 'bbl', zero: true },
      series: [{ name: 'kick tolerance', points: kickByDepth(p, kick).map((k): Point => [k.z_b, k.KT]) }],
      markers: [{ x: kick.z_b, y: kick.KT, label: 'planned bit depth' }],
      ...(required !== undefined && {
        limits: [{ at: required, label: 'required kick tolerance', along: 'x' as const }],
      }),
    }),
  }
}

export function conceptCharts(waterDepth: number) {
  const all = allConcepts(waterDepth, silent)
  return {
    concept_cost: barChart({
      category: 'Concept',
      y: { title: 'Cost', unit: 'MUSD' },
      stacked: true,
      bars: all.flatMap(({ type, cost }) =>
        Object.entries(cost).map(([group, value]) => ({ name: inWords(type), group, value })),
      ),
    }),
    concept_risk: barChart({
      category: 'Concept',
      y: { title: 'Risk score', unit: '-' },
      bars: all.flatMap(({ type, concept: { risk } }) =>
        [...HAZARDS, 'overall' as const].map((hazard) => ({
          name: inWords(type),
          group: inWords(hazard),
          value: risk[hazard],
        })),
      ),
    }),
  }
}
