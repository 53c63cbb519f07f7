/** The charts of coiled-tubing hydraulics. */
import { silent } from '@keelson/equations'
import { spaced } from '@keelson/numerics/spaced.ts'
import { velocityInPipe } from '@keelson/physics/rheology/newtonian.ts'
import { type ChartDefinition, type Limit, lineChart, notApplicable, type Point, valuesOver } from '@keelson/workflow'
import { type Circulated, type Circulation, circulationOf } from './calculate-circulation.ts'
import { coiledPassing, type Passing, straightPassing } from './calculate-liquid.ts'
import type { Given } from './inputs.ts'

export const charts = {
  pressure_path: {
    title: 'Pressure along tubing and annulus',
    description:
      'Pressure in tubing and annulus. Vertical depth is proportional to measured depth. The tool pressure loss is at the bottom.',
  },
  pump_rate: {
    title: 'Pump pressure against flow rate',
    description:
      'Pump pressure and its components. Entered pressure losses of the bottomhole assembly and reel do not vary with rate.',
  },
  density_rate: {
    title: 'Equivalent circulating density against flow rate',
    description: 'Equivalent circulating density with the pore pressure and fracture gradients, if entered.',
  },
  pump_depth: {
    title: 'Pump pressure against length in hole',
    description:
      'Pump pressure while running in. The tubing run into the hole comes off the reel, and vertical depth is proportional to length.',
  },
}
export const ofSection = {
  section_rate: {
    title: 'Section pressure loss against flow rate',
    description: 'Pressure loss of the section and of the same pipe if straight.',
  },
}

const RATE = { title: 'Flow rate', unit: 'gpm' } as const
const POINTS = 21
/** From and to which share of its own value the rate is varied. */
const VARIED = { from: 0.2, to: 1.5 } as const
const AT_REST = notApplicable('there is no flow')

const limit = (at: number | undefined, label: string): Limit[] =>
  at === undefined ? [] : [{ at, label, along: 'x', written: true }]

export const circulationCharts = (p: Circulated, found: Circulation) => ({
  pressure_path: pressurePath(p, found),
  ...rateCharts(p, found),
  pump_depth: pumpDepth(p, found),
})

/** Lengths in metres, as the inputs are. */
function pressurePath(p: Circulated, found: Circulation): ChartDefinition {
  const { coiled_tubing_length_in_hole: L } = p
  const { top, foot } = pressuresInside(p, found)
  return lineChart({
    x: { title: 'Pressure', unit: 'psi' },
    y: { title: 'Measured depth', unit: 'm', reverse: true },
    series: [
      {
        name: 'in the tubing',
        points: [
          [top, 0],
          [foot, L],
        ],
      },
      {
        name: 'in the annulus',
        points: [
          [found.p_bh, L],
          [p.wellhead_pressure, 0],
        ],
      },
    ],
    markers: [{ x: found.p_p, y: 0, label: 'pump' }],
  })
}

/** Gauge, at the top of the tubing in the hole and above the tools. */
export function pressuresInside(p: Given<'bottomhole_assembly_pressure_loss'>, { p_p, p_bh, reel }: Circulation) {
  return { top: p_p - reel.dP_r, foot: p_bh + p.bottomhole_assembly_pressure_loss }
}

function rateCharts(p: Circulated, found: Circulation) {
  const q = p.flow_rate
  if (q === 0) return { pump_rate: AT_REST, density_rate: AT_REST }
  const varied = spaced(VARIED.from * q, VARIED.to * q, POINTS).map((rate) => ({
    rate,
    at: circulationOf({ ...p, flow_rate: rate }, silent),
  }))
  const points = (of: (c: Circulation) => number): Point[] => varied.map(({ rate, at }) => [rate, of(at)])
  const { maximum_pump_pressure: p_max, pore_pressure_gradient: pore, fracture_gradient: fracture } = p
  return {
    pump_rate: lineChart({
      x: RATE,
      y: { title: 'Pressure', unit: 'psi' },
      series: [
        { name: 'pump', points: points((c) => c.p_p) },
        { name: 'reel', points: points((c) => c.reel.dP_r) },
        { name: 'tubing', points: points((c) => c.dP_t) },
        { name: 'annulus', points: points((c) => c.dP_a) },
      ],
      markers: [{ x: q, y: found.p_p, label: 'operating point' }],
      limits: limit(p_max, 'maximum pump pressure'),
    }),
    density_rate: lineChart({
      x: RATE,
      y: { title: 'Equivalent circulating density', unit: 'ppg' },
      series: [{ name: 'circulating', points: points((c) => c.ECD) }],
      markers: [{ x: q, y: found.ECD, label: 'operating point' }],
      limits: [
        ...limit(fracture, 'fracture gradient'),
        ...(pore === undefined ? [] : [{ at: pore, label: 'pore pressure gradient', along: 'x' as const }]),
      ],
    }),
  }
}

/** From a twentieth of the way in. */
const FIRST = 0.05

function pumpDepth(p: Circulated, found: Circulation): ChartDefinition {
  const { coiled_tubing_length_in_hole: L, true_vertical_depth: D_v } = p
  const total = L + p.coiled_tubing_length_on_reel
  const at = (share: number): Point => {
    const there = circulationOf(
      {
        ...p,
        coiled_tubing_length_in_hole: share * L,
        true_vertical_depth: share * D_v,
        coiled_tubing_length_on_reel: p.coiled_tubing_length_on_reel > 0 ? total - share * L : 0,
      },
      silent,
    )
    return [share * L, there.p_p]
  }
  return lineChart({
    x: { title: 'Length in hole', unit: 'm' },
    y: { title: 'Pump pressure', unit: 'psi' },
    series: [{ name: 'pump', points: spaced(FIRST, 1, POINTS).map(at) }],
    markers: [{ x: L, y: found.p_p, label: 'operating point' }],
    limits: limit(p.maximum_pump_pressure, 'maximum pump pressure'),
  })
}

/** `D` of a coil. */
export function sectionCharts({ flow_rate: q }: Given<'flow_rate'>, passing: Passing, D?: number) {
  if (q === 0) return { section_rate: AT_REST }
  const rates = spaced(VARIED.from * q, VARIED.to * q, POINTS)
  const at = (rate: number): Passing => ({ ...passing, v: velocityInPipe.evaluate({ q: rate, d: passing.bore.d }) })
  const straight = (rate: number) => straightPassing(at(rate), silent).dP
  const coiled = (rate: number) => (D === undefined ? straight(rate) : coiledPassing(at(rate), D, silent).dP)
  return {
    section_rate: valuesOver({
      x: RATE,
      y: { title: 'Pressure loss', unit: 'psi' },
      over: rates,
      curves: [...(D === undefined ? [] : [{ name: 'coiled', of: coiled }]), { name: 'straight', of: straight }],
      here: { at: q, label: 'operating point' },
    }),
  }
}
