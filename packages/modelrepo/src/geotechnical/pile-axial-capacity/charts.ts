/** The charts of settlement and bending. */
import { silent } from '@keelson/equations'
import { spaced } from '@keelson/numerics/spaced.ts'
import * as closed from '@keelson/physics/pile/closed-forms.ts'
import { depthOf } from '@keelson/physics/soil/profile.ts'
import { clayCurve, SHAFT_TO_PEAK, TIP, type TransferCurve } from '@keelson/standards/api-rp-2geo-2011/load-transfer.ts'
import { type ChartDefinition, lineChart, type Marker, type Point, type Series, shown } from '@keelson/workflow'
import { type Curve, curveAt, resistanceOf } from './curve.ts'
import type { Some } from './inputs.ts'
import type { Bent, Pushed } from './lateral.ts'
import type { Transfer } from './load-transfer.ts'

export const curveCharts = {
  py_curves: {
    title: 'Lateral resistance against deflection',
    description: 'Lateral p-y curve at the entered depth, or at selected depths of the soil profile.',
  },
}
export const bendingCharts = {
  deflection: {
    title: 'Deflection against depth',
    description: 'Lateral pile deflection, positive in the direction of the head shear.',
  },
  moment: {
    title: 'Moment against depth',
    description: 'Bending moment along the pile, with its maximum marked.',
  },
}

export const loadSettlementChart = ({ curve, state }: Transfer): ChartDefinition =>
  lineChart({
    x: { title: 'Head settlement', unit: 'mm', zero: true },
    y: { title: 'Head load', unit: 'MN', zero: true },
    series: [{ name: 'load', points: curve.map(({ head, load }): Point => [head, load]) }],
    markers: state && state.load > 0 ? [{ x: state.head, y: state.load, label: 'applied load' }] : [],
  })

const BEYOND = 0.12

export function transferChart({ soil }: Transfer, residual: number): ChartDefinition {
  const line = (name: string, { displacements, shares }: TransferCurve): Series => ({
    name,
    points: [...displacements.map((x, i): Point => [x, shares[i] ?? 0]), [BEYOND, shares.at(-1) ?? 0]],
  })
  const kinds = new Set(soil.map(({ kind }) => kind))
  return lineChart({
    x: { title: 'Displacement to diameter ratio', unit: '%', zero: true },
    y: { title: 'Mobilised resistance ratio', unit: '-', zero: true },
    series: [
      ...(kinds.has('clay') ? [line('clay shaft', clayCurve(residual))] : []),
      ...(kinds.has('sand') ? [line('sand shaft', SHAFT_TO_PEAK)] : []),
      line('tip', TIP),
    ],
  })
}

const POINTS = 81
/** Deflection over diameter at which a curve ends, unless it is asked for beyond. */
const LARGEST = 0.25

const curveLine = (name: string, curve: Curve, largest: number): Series => ({
  name,
  points: spaced(0, largest, POINTS).map((y): Point => [y, y > 0 ? resistanceOf(curve, y) : 0]),
})

export function askedCurveChart(
  p: Some<'outer_diameter', 'displacement'>,
  curve: Curve,
  found: readonly number[],
): ChartDefinition {
  const asked = p.displacement ?? []
  const largest = Math.max(LARGEST * p.outer_diameter, ...asked)
  return lineChart({
    x: { title: 'Deflection', unit: 'mm', zero: true },
    y: { title: 'Lateral resistance', unit: 'kN/m', zero: true },
    series: [curveLine('resistance', curve, largest)],
    markers: asked.map((y, i): Marker => ({ x: y, y: found[i] ?? 0, label: '' })),
  })
}

/** Depths, over the diameter, of which the curves are shown. */
const SHOWN = [1, 2, 4, 8]

export function layerCurvesChart(p: Some<'loading'>, { soil, D }: Pushed): ChartDefinition {
  const depths = SHOWN.map((n) => n * D).filter((z) => z <= depthOf(soil))
  return lineChart({
    x: { title: 'Deflection', unit: 'mm', zero: true },
    y: { title: 'Lateral resistance', unit: 'kN/m', zero: true },
    series: depths.map((z) => curveLine(`${shown(z, 3)} m`, curveAt(soil, z, D, p.loading), LARGEST * D)),
  })
}

/** A quantity down the pile, depth downwards. */
const withDepth = (title: string, unit: string, points: readonly Point[], markers: readonly Marker[] = []) =>
  lineChart({
    x: { title, unit, zero: true },
    y: { title: 'Depth', unit: 'm', reverse: true },
    series: [{ name: title.toLowerCase(), points }],
    markers,
  })

export function bentCharts({ head_shear: H }: Some<'head_shear'>, { state, M, z_M }: Bent) {
  const down = (values: readonly number[]) =>
    state.depths.flatMap((z, i): Point[] => (i % 4 === 0 ? [[values[i] ?? 0, z]] : []))
  const sign = Math.sign(state.moments[state.depths.indexOf(z_M)] ?? 1)
  return {
    deflection: withDepth('Deflection', 'mm', down(state.deflections)),
    moment: withDepth('Bending moment', 'MN*m', down(state.moments), [{ x: sign * M, y: z_M, label: 'maximum' }]),
    shear: withDepth('Shear', 'MN', down(state.shears), H === 0 ? [] : [{ x: H, y: 0, label: 'pile head' }]),
    soil_resistance: withDepth('Soil resistance', 'kN/m', down(state.resistances)),
  }
}

interface Bending {
  readonly H: number
  readonly beta: number
  readonly k: number
  readonly L: number
  readonly M: number
  readonly z_M: number
}
export function subgradeCharts({ H, beta, k, L, M, z_M }: Bending) {
  const depths = spaced(0, L, POINTS)
  const down = (of: (z: number) => number) => depths.map((z): Point => [of(z), z])
  return {
    deflection: withDepth(
      'Deflection',
      'mm',
      down((z) => silent.apply(closed.deflectionAlong, { H, beta, k, z })),
    ),
    moment: withDepth(
      'Bending moment',
      'MN*m',
      down((z) => silent.apply(closed.momentAlong, { H, beta, z })),
      z_M <= L ? [{ x: M, y: z_M, label: 'maximum' }] : [],
    ),
  }
}
