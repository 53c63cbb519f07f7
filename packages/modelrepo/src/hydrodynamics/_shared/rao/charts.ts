/** Charts of an RAO: each motion over the period, amplitude beside phase, and all of them round the vessel. */

import { niceStep } from '@keelson/numerics/nice-step.ts'
import { spaced } from '@keelson/numerics/spaced.ts'
import { type Harmonic, type Interpolation, motionsIn } from '@keelson/physics/rao/motions.ts'
import {
  axesLeft,
  type Cell,
  cellOf,
  FIRST_ROTATION,
  MOTIONS,
  type Rao,
  type Symmetry,
} from '@keelson/physics/rao/rao.ts'
import { toSI } from '@keelson/units'
import {
  type ChartDefinition,
  capitalised,
  drawn,
  firstOf,
  lineChart,
  type Marker,
  numberIn,
  onto,
  type Point,
  saying,
  shown,
  sideBySide,
  thinned,
} from '@keelson/workflow'

const PANEL = { width: 250, height: 220 } as const
/** Headings that are drawn, those around the query among them. */
const MOST_HEADINGS = 4

export type MotionName = (typeof MOTIONS)[number]
const isTurn = (motion: number) => motion >= FIRST_ROTATION
const amplitudeAxis = (motion: number) =>
  isTurn(motion) ? { title: 'Amplitude', unit: 'deg/m' } : { title: 'Amplitude, m/m', unit: '-' }

export const motionCharts = Object.fromEntries(
  MOTIONS.map((motion) => [
    motion,
    {
      title: capitalised(motion),
      description: 'Amplitude and phase against period at table headings, with the query point.',
    },
  ]),
) as Readonly<Record<MotionName, { readonly title: string; readonly description: string }>>

export interface Shown {
  readonly rao: Rao
  readonly cell: Cell
  readonly six: readonly Harmonic[]
}

/** One chart for each motion. */
export const chartsOfMotions = (shown: Shown, corners: boolean): Readonly<Record<MotionName, ChartDefinition>> =>
  Object.fromEntries(MOTIONS.map((motion, i) => [motion, motionChart(shown, i, corners)])) as never

function motionChart({ rao, cell, six }: Shown, motion: number, corners: boolean): ChartDefinition {
  const columns = columnsDrawn(rao, cell)
  const { note } = firstOf(rao.headings, {
    most: columns.length,
    things: 'headings',
    by: 'with those around the query',
  })
  const series = (of: (row: number, column: number) => number) =>
    columns.map((j) => ({
      name: `${numberIn(rao.headings[j] ?? 0, 'deg')}°`,
      points: rao.periods.map((T, i): Point => [T, of(i, j)]),
      ...(rao.periods.length < 2 && { dots: true as const }),
    }))
  const x = { title: 'Period', unit: 's' } as const
  const { A = 0, phi = 0 } = six[motion] ?? {}
  const nodes = (of: (corner: Cell['corners'][number]) => number): Marker[] =>
    corners ? cell.corners.map((corner) => ({ x: corner.period, y: of(corner), label: '' })) : []
  const amplitude = lineChart({
    x,
    y: { ...amplitudeAxis(motion), zero: true },
    series: series((i, j) => rao.amplitudes[i]?.[j]?.[motion] ?? 0),
    markers: [...nodes((corner) => corner.amplitudes[motion] ?? 0), { x: cell.period.at, y: A, label: 'query' }],
  })
  const phase = lineChart({
    x,
    y: { title: 'Phase', unit: 'deg' },
    series: series((i, j) => rao.phases[i]?.[j]?.[motion] ?? 0),
    markers: [{ x: cell.period.at, y: nearTo(phi, cell, motion), label: 'query' }],
  })
  return saying(sideBySide([amplitude, phase], PANEL), note)
}

/** A phase by as many turns on as the table has it there. */
function nearTo(phi: number, { corners, isMirrored }: Cell, motion: number): number {
  const [first] = corners
  const turns = isMirrored ? 0 : Math.round(((first?.phases[motion] ?? phi) - phi) / (2 * Math.PI))
  return phi + 2 * Math.PI * turns
}

/** Headings around the query, and others spread over the table. */
function columnsDrawn({ headings }: Rao, { heading }: Cell): readonly number[] {
  const around = new Set(heading.nodes.map((node) => headings.indexOf(node)).filter((j) => j >= 0))
  const others = headings.map((_, j) => j).filter((j) => !around.has(j))
  const room = Math.max(0, MOST_HEADINGS - around.size)
  const kept = room < 2 ? others.slice(0, room) : thinned(others, room)
  return [...around, ...kept].toSorted((a, b) => a - b)
}

const STEP = (2 * Math.PI) / 120
/** A ring of a vessel that does not move. */
const LEAST = 1e-6
const RINGS = 4
const POLAR = { width: 240, height: 240 } as const

/** Amplitudes around the vessel at the period of the query, bow upwards: translations, and rotations. */
export function polarChart({ rao, cell }: Shown, way: Interpolation, symmetry: Symmetry): ChartDefinition {
  const around = headingsAround(rao, cell.period.at, symmetry).map((heading) => ({
    heading,
    six: motionsIn(cellOf(rao, { period: cell.period.at, heading }, symmetry), way),
  }))
  const panel = (motions: readonly number[], unit: string) => {
    const lines = motions.map((motion) => ({
      name: capitalised(MOTIONS[motion] ?? ''),
      points: around.map(({ heading, six }) => ({ heading, r: six[motion]?.A ?? 0 })),
    }))
    return polarPanel(lines, unit)
  }
  return sideBySide([panel([0, 1, 2], '-'), panel([3, 4, 5], 'deg/m')], POLAR)
}

function headingsAround(rao: Rao, period: number, symmetry: Symmetry): readonly number[] {
  const fine = spaced(0, 2 * Math.PI, Math.round((2 * Math.PI) / STEP) + 1)
  return [...new Set([...fine, ...rao.headings])]
    .toSorted((a, b) => a - b)
    .filter((heading) => axesLeft(rao, { period, heading }, symmetry).length === 0)
}

/** How many sectors without a value lie before each heading: a line ends at one and begins anew after it. */
function gapsBetween(headings: readonly number[]): readonly number[] {
  let count = 0
  return headings.map((heading, i) => {
    if (heading - (headings[i - 1] ?? heading) > 2 * STEP) count++
    return count
  })
}

interface PolarLine {
  readonly name: string
  readonly points: readonly { readonly heading: number; readonly r: number }[]
}

/** Where waves come from: following seas from astern, below; head seas from ahead, above; those from starboard at the right. */
const at = (heading: number, r: number) => ({ x: drawn(r * Math.sin(heading)), y: drawn(-r * Math.cos(heading)) })

/** Of rings: a largest amplitude on a ring needs no ring outside it. */
const ROUNDING = 1e-9

function polarPanel(given: readonly PolarLine[], unit: string): ChartDefinition {
  const inUnit = onto({ unit })
  const lines = given.map((line) => ({ ...line, points: line.points.map((q) => ({ ...q, r: inUnit(q.r) })) }))
  const most = Math.max(...lines.flatMap(({ points }) => points.map(({ r }) => r)), LEAST)
  const ring = niceStep(most / RINGS)
  const rings = Array.from({ length: Math.max(1, Math.ceil(most / ring - ROUNDING)) }, (_, i) => (i + 1) * ring)
  const edge = (rings.at(-1) ?? ring) * EDGE
  const scale = { domain: [-edge, edge], nice: false }
  const place = {
    x: { field: 'x', type: 'quantitative', scale, axis: null },
    y: { field: 'y', type: 'quantitative', scale, axis: null },
  }
  const circle = (r: number) => spaced(0, 2 * Math.PI, 91).map((heading) => ({ r: drawn(r), ...at(heading, r) }))
  const order = lines.map(({ name }) => name)
  const values = lines.flatMap(({ name, points }) => {
    const gaps = gapsBetween(points.map(({ heading }) => heading))
    return points.map(({ heading, r }, i) => ({ s: name, i, g: gaps[i] ?? 0, ...at(heading, r) }))
  })
  const last = rings.at(-1) ?? ring
  const names = [0, 90, 180, 270].map((degree) => ({
    name: `${degree}°`,
    ...at(toSI(degree, 'deg'), last * NAMES),
  }))
  const grid = { color: 'gray', opacity: 0.35 }
  return {
    layer: [
      {
        data: { values: rings.flatMap(circle).map((point, i) => ({ ...point, i })) },
        mark: { type: 'line', strokeWidth: 0.7, ...grid },
        encoding: { ...place, detail: { field: 'r' }, order: { field: 'i', type: 'quantitative' } },
      },
      {
        data: { values },
        mark: { type: 'line', ...(values.length === lines.length && { point: true }) },
        encoding: {
          ...place,
          color: {
            field: 's',
            type: 'nominal',
            sort: order,
            scale: { domain: order },
            legend: { title: null, orient: 'top' },
          },
          order: { field: 'i', type: 'quantitative' },
          detail: { field: 'g', type: 'nominal' },
        },
      },
      { data: { values: names }, mark: { type: 'text' }, encoding: { ...place, text: { field: 'name' } } },
      {
        data: {
          values: [
            { name: `to ${shown(last, 3)}${unit === '-' ? '' : ` ${unit}`}`, ...at((5 * Math.PI) / 4, last * CORNER) },
          ],
        },
        mark: { type: 'text' },
        encoding: { ...place, text: { field: 'name' } },
      },
    ],
  }
}

/** Of the largest ring: where the names of the headings stand, the corner that says its size, and where the chart ends. */
const [NAMES, CORNER, EDGE] = [1.14, 1.52, 1.3] as const
