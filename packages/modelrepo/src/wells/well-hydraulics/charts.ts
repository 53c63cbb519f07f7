/** The charts of drilling hydraulics, in oilfield units. */
import { silent } from '@keelson/equations'
import { spaced } from '@keelson/numerics/spaced.ts'
import { bitLoss, parasiticLoss } from '@keelson/physics/drilling-hydraulics/bit.ts'
import { gapShare, slotVelocity } from '@keelson/physics/rheology/eccentric.ts'
import {
  barChart,
  type ChartDefinition,
  given,
  type Limit,
  lineChart,
  type NotApplicable,
  notApplicable,
  type Point,
  saying,
  worstFirst,
} from '@keelson/workflow'
import type { Bit, Optimum } from './bit.ts'
import { type Trip, type Tripped, tripOf } from './calculate-trip.ts'
import { atBit, type Well } from './calculate-well.ts'
import { rheogram } from './charts-rheogram.ts'
import { type Circulated, type Circulation, circulate } from './circulation.ts'
import { isEccentric, type Moving } from './flow.ts'
import type { Some } from './inputs.ts'
import type { Mud } from './mud.ts'
import { columnAt, pressuresAlong } from './pressures.ts'

const RATE = { title: 'Flow rate', unit: 'gpm' } as const
const WEIGHT = { title: 'Equivalent mud weight', unit: 'ppg' } as const
const POINTS = 25
/** From and to which shares of its own value an input is varied. */
const VARIED = { from: 0.4, to: 1.4 } as const
const AT_REST = notApplicable('the mud is static')

/** The window of the mud. */
export type Window = Some<never, 'pore_pressure_gradient' | 'fracture_gradient'>
export type InCirculation = Circulated & Tripped & Window & Some<'flow_rate', 'maximum_pump_pressure'>
export type BitAlone = Some<
  'mud_weight' | 'flow_rate' | 'bit_diameter' | 'nozzle_sizes' | 'discharge_coefficient',
  'maximum_pump_pressure' | 'parasitic_pressure_loss' | 'parasitic_exponent'
>

const around = (value: number): readonly number[] => spaced(VARIED.from * value, VARIED.to * value, POINTS)

export function circulationCharts(
  p: InCirculation,
  moving: Moving,
  well: Well,
  found: Circulation,
  trip: Trip | undefined,
) {
  return {
    pressure_depth: pressureDepth(p, well, found),
    losses: losses(found),
    ...rateCharts(p, moving, well, found),
    ...(trip !== undefined && { trip_density: tripDensity(p, moving, well, trip) }),
    ...flowCharts(p, moving),
    velocity_around: velocityAround(moving, atBit(found.annuli).v),
  }
}

export const tripCharts = (p: Mud & Tripped & Window, moving: Moving, well: Well, trip: Trip) => ({
  trip_density: tripDensity(p, moving, well, trip),
  rheogram: rheogram(p, moving.model),
})

/** Of a run without a well. */
export const flowCharts = (p: Mud, { model }: Moving) => ({ rheogram: rheogram(p, model) })

function pressureDepth(p: Mud & Window, well: Well, found: Circulation): ChartDefinition {
  const { outside } = pressuresAlong(p.mud_weight, well, found)
  const column = (rho: number): Point[] => spaced(0, well.D_v, 2).map((D_v) => [columnAt(rho, D_v), D_v])
  const { pore_pressure_gradient: pore, fracture_gradient: fracture } = p
  return lineChart({
    x: { title: 'Pressure', unit: 'psi' },
    y: { title: 'True vertical depth', unit: 'ft', reverse: true },
    series: [
      { name: 'circulating', points: outside.map(({ pressure, vertical }) => [pressure, vertical]) },
      { name: 'static', points: column(p.mud_weight) },
      ...(pore === undefined ? [] : [{ name: 'pore', points: column(pore) }]),
      ...(fracture === undefined ? [] : [{ name: 'fracture', points: column(fracture) }]),
    ],
  })
}

/** Sections that a bar chart can show of string and annulus each. */
const MOST_BARS = 8

function losses({ string, annuli, bit, dP_s, dP_c }: Circulation): ChartDefinition | NotApplicable {
  const [inside, outside] = [sectionLosses(string, 'string'), sectionLosses(annuli, 'annulus')]
  const bars = [
    ...(dP_s > 0 ? [{ name: 'surface', value: dP_s }] : []),
    ...inside.shown,
    ...(bit === undefined ? [] : [{ name: 'bit', value: bit.dP_b }]),
    ...outside.shown.toReversed(),
    ...(dP_c > 0 ? [{ name: 'cuttings', value: dP_c }] : []),
  ]
  if (bars.every((bar) => bar.value === 0)) return AT_REST
  const chart = barChart({
    category: 'Flow path from pump to bit and back',
    y: { title: 'Pressure loss', unit: 'psi' },
    bars,
  })
  return saying(chart, inside.note, outside.note)
}

/** In the order of the sections, from the surface down; of many those that lose most. */
function sectionLosses(flows: Circulation['string'], name: string) {
  const bars = flows.map(({ dP }, i) => ({ name: flows.length === 1 ? name : `${name} ${i + 1}`, value: dP }))
  const { shown, note } = worstFirst(bars, {
    most: MOST_BARS,
    things: `${name} sections`,
    by: 'the highest pressure loss',
    worse: ({ value }) => value,
  })
  return { shown: bars.filter((bar) => shown.includes(bar)), note }
}

const limit = (at: number | undefined, label: string): Limit[] =>
  at === undefined ? [] : [{ at, label, along: 'x', written: true }]

function rateCharts(p: InCirculation, moving: Moving, well: Well, found: Circulation) {
  const q = p.flow_rate
  if (q === 0) return { standpipe_rate: AT_REST, density_rate: AT_REST }
  const varied = around(q).map((rate) => ({ rate, at: circulate(p, moving, well, rate, silent) }))
  const { maximum_pump_pressure: p_max, fracture_gradient: fracture } = p
  const points = (of: (c: Circulation) => number): Point[] => varied.map(({ rate, at }) => [rate, of(at)])
  return {
    standpipe_rate: lineChart({
      x: RATE,
      y: { title: 'Standpipe pressure', unit: 'psi' },
      series: [{ name: 'standpipe', points: points((c) => c.p_sp) }],
      markers: [{ x: q, y: found.p_sp, label: 'this run' }],
      limits: limit(p_max, 'maximum pump pressure'),
    }),
    density_rate: lineChart({
      x: RATE,
      y: WEIGHT,
      series: [
        { name: 'circulating', points: points((c) => c.ECD) },
        { name: 'static', points: points(() => p.mud_weight) },
      ],
      markers: [{ x: q, y: found.ECD, label: 'this run' }],
      limits: limit(fracture, 'fracture gradient'),
    }),
  }
}

function tripDensity(
  p: Mud & Tripped & Window,
  moving: Moving,
  well: Well,
  trip: Trip,
): ChartDefinition | NotApplicable {
  const v_t = given(p, 'tripping_speed').tripping_speed
  if (v_t === 0) return notApplicable('the pipe is not moving')
  const varied = around(v_t).map((v) => ({ v, at: tripOf({ ...p, tripping_speed: v }, moving, well, silent) }))
  const { pore_pressure_gradient: pore, fracture_gradient: fracture } = p
  const [x, surge, swab] = [v_t, trip.surge, trip.swab]
  return lineChart({
    x: { title: 'Tripping speed', unit: 'ft/min' },
    y: WEIGHT,
    series: [
      { name: 'surge', points: varied.map(({ v, at }) => [v, at.surge]) },
      { name: 'swab', points: varied.map(({ v, at }) => [v, at.swab]) },
    ],
    markers: [
      { x, y: surge, label: 'surge, this run' },
      { x, y: swab, label: 'swab, this run' },
    ],
    limits: [
      ...limit(fracture, 'fracture gradient'),
      ...(pore === undefined ? [] : [{ at: pore, label: 'pore pressure gradient', along: 'x' as const }]),
    ],
  })
}

const AROUND = 73

/** Shares of the mean by angle; as velocities where the mean is known. */
export function velocityAround(moving: Moving, v?: number): ChartDefinition | NotApplicable {
  const { e, model } = moving
  if (!isEccentric(moving) || model.kind === 'bingham') return notApplicable('the pipe is centred in the hole')
  const gaps = spaced(0, 2 * Math.PI, AROUND).map((theta) => ({ theta, h: gapShare.evaluate({ e, theta }) }))
  const shares = gaps.map(({ theta, h }) => ({ theta, h, share: slotVelocity.evaluate({ h, n: model.n }) }))
  const one = shares.slice(1)
  const mean = one.reduce((sum, { h, share }) => sum + h * share, 0) / one.reduce((sum, { h }) => sum + h, 0)
  const scale = v ?? 1
  return lineChart({
    x: { title: 'Angle from widest gap', unit: 'deg', domain: [0, 2 * Math.PI] },
    y: v === undefined ? { title: 'Ratio to mean velocity', unit: '-' } : { title: 'Velocity', unit: 'ft/min' },
    series: [
      {
        name: 'around the pipe',
        points: shares.map(({ theta, share }): Point => [theta, (share / mean) * scale]),
      },
      {
        name: 'mean',
        points: [
          [0, scale],
          [2 * Math.PI, scale],
        ],
      },
    ],
  })
}

export function bitChart(p: BitAlone, found: Bit, best: Optimum | undefined): ChartDefinition | NotApplicable {
  const q = p.flow_rate
  if (q === 0) return AT_REST
  const { mud_weight: rho, discharge_coefficient: C_d, maximum_pump_pressure: p_max } = p
  const { parasitic_pressure_loss: p_ref, parasitic_exponent: m } = p
  const furthest = Math.max(q, best?.q_opt ?? 0) * VARIED.to
  const rates = spaced(VARIED.from * q, furthest, POINTS)
  const left = (q_1: number): Point[] => {
    if (p_ref === undefined || p_max === undefined || m === undefined) return []
    const rest = p_max - parasiticLoss.evaluate({ p_ref, q_1, q, m })
    return rest > 0 ? [[q_1, rest]] : []
  }
  const series = [
    {
      name: 'nozzle pressure loss',
      points: rates.map((rate): Point => [rate, bitLoss.evaluateSI({ rho, q: rate, C_d, A_t: found.A_t })]),
    },
    ...(best === undefined ? [] : [{ name: 'available from pump', points: rates.flatMap(left) }]),
  ]
  return lineChart({
    x: RATE,
    y: { title: 'Bit pressure loss', unit: 'psi' },
    series,
    markers: [
      { x: q, y: found.dP_b, label: 'this run' },
      ...(best !== undefined && best.dP_opt > 0 ? [{ x: best.q_opt, y: best.dP_opt, label: 'optimum rate' }] : []),
    ],
  })
}
