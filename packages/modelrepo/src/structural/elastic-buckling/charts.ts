/** The charts of a run: strength over slenderness, buckled shapes, load over deflection, reduction factors, plate factors. */
import { silent } from '@keelson/equations'
import { spaced } from '@keelson/numerics/spaced.ts'
import { halfAngle, midspanDeflection } from '@keelson/physics/column-buckling/eccentric.ts'
import { eulerStress } from '@keelson/physics/column-buckling/elastic.ts'
import { END_CONDITIONS, modeShape } from '@keelson/physics/column-buckling/ends.ts'
import {
  BUCKLING_CURVES,
  type BucklingCurve,
  reductionOf,
} from '@keelson/standards/en-1993-1-1-2005/flexural-buckling.ts'
import {
  type ChartDefinition,
  lineChart,
  type NotApplicable,
  notApplicable,
  type Point,
  valuesOver,
} from '@keelson/workflow'
import { type ColumnRun, ends } from './column.ts'
import { type Given, type Perhaps, SHEAR } from './inputs.ts'
import { factorOf, type PlateRun } from './plate.ts'
import { type Steel, type Strength, strengthOf } from './strength.ts'

const POINTS = 80

/** Slenderness that the chart reaches at least, and how far beyond that of the run. */
const [SLENDER_END, BEYOND] = [200, 1.2]
/** Slenderness of the first point: stubbier than any column. */
const STUB = 1

interface OfColumn {
  readonly curve: BucklingCurve
  readonly chi: number
}

/** `column` adds the curve of EN 1993-1-1. */
export function strengthChart(steel: Steel, lambda_r: number, found: Strength, column?: OfColumn): ChartDefinition {
  const { E, f_y } = steel
  const end = Math.max(SLENDER_END, BEYOND * lambda_r)
  const at = spaced(STUB, end, POINTS)
  const line = (name: string, stress: (x: number) => number) => ({
    name,
    points: at.map((x): Point => [x, stress(x)]),
  })
  const euler = (x: number) => eulerStress.evaluate({ E, lambda_r: x })
  const squash = Math.PI * Math.sqrt(E / f_y)
  const reachesYield = at.filter((x) => x >= squash)
  return lineChart({
    x: { title: 'Slenderness ratio', unit: '-', zero: true },
    y: { title: 'Critical stress', unit: 'MPa', zero: true },
    series: [
      { name: 'Euler', points: [squash, ...reachesYield].map((x): Point => [x, euler(x)]) },
      line('Johnson and Euler', (x) => strengthOf(steel, x, silent).critical),
      line('ANSI/AISC 360', (x) => strengthOf(steel, x, silent).F_cr),
      ...(column
        ? [line(`EN 1993-1-1, curve ${column.curve}`, (x) => f_y * reductionOf(column.curve, x / squash, '', silent))]
        : []),
    ],
    limits: [{ at: f_y, along: 'x', label: 'yield strength' }],
    markers: [
      {
        x: lambda_r,
        y: column ? column.chi * f_y : found.F_cr,
        label: column ? 'this column' : 'this slenderness',
      },
    ],
  })
}

export const shapesChart = (): ChartDefinition =>
  lineChart({
    x: { title: 'Height/length', unit: '-' },
    y: { title: 'Normalised deflection', unit: '-', zero: true },
    series: END_CONDITIONS.map((end) => ({ name: ends(end), points: modeShape(end, POINTS / 2) })),
  })

/** Share of the Euler load up to which the load is drawn. */
const NEAR_EULER = 0.9

export function deflectionChart(
  p: Given<'eccentricity' | 'youngs_modulus'> & Perhaps<'axial_compression'>,
  { section: { A }, minor, lambda_r }: ColumnRun,
): ChartDefinition | NotApplicable {
  const { eccentricity: e, axial_compression: P } = p
  if (e === 0) return notApplicable('the load is concentric ({eccentricity} is 0)')
  const deflection = (load: number) => {
    const u = silent.apply(halfAngle, { lambda_r, P: load, E: p.youngs_modulus, A })
    return midspanDeflection.evaluate({ e, u })
  }
  const own = P !== undefined && P < minor.N_cr ? P : undefined
  const loads = spaced(0, Math.max(NEAR_EULER * minor.N_cr, own ?? 0), POINTS)
  return lineChart({
    x: { title: 'Midspan deflection', unit: 'mm', zero: true },
    y: { title: 'Load', unit: 'kN', zero: true },
    series: [{ name: 'load', points: loads.map((load): Point => [deflection(load), load]) }],
    limits: [{ at: minor.N_cr, along: 'x', label: 'Euler load' }],
    ...(own !== undefined && { markers: [{ x: deflection(own), y: own, label: 'this load' }] }),
  })
}

/** Slenderness that the curves reach at least. */
const CURVES_END = 3

export function curvesChart(lambda: number): ChartDefinition {
  const at = spaced(0.02, Math.max(CURVES_END, BEYOND * lambda), POINTS)
  const curves = BUCKLING_CURVES.map((curve) => ({
    name: `curve ${curve}`,
    of: (x: number) => reductionOf(curve, x, '', silent),
  }))
  return valuesOver({
    x: { title: 'Non-dimensional slenderness', unit: '-', zero: true },
    y: { title: 'Reduction factor', unit: '-', zero: true },
    over: at,
    curves,
    here: { at: lambda, label: '', on: curves.map(({ name }) => name) },
  })
}

/** Length over width that the chart reaches at least, and where it begins. */
const [PLATE_START, PLATE_END] = [0.5, 5]

export function plateChart(p: Given<'edge_condition' | 'poisson_ratio'>, { l, s }: PlateRun): ChartDefinition {
  const ratio = l / s
  const start = p.edge_condition === SHEAR ? 1 : Math.min(PLATE_START, ratio)
  const at = spaced(start, Math.max(PLATE_END, BEYOND * ratio), 3 * POINTS)
  return valuesOver({
    x: { title: 'Length/width', unit: '-' },
    y: { title: 'Buckling factor', unit: '-', zero: true },
    over: at,
    curves: [{ name: 'buckling factor', of: (l) => factorOf(p, { s: 1, l }, silent) }],
    here: { at: ratio, label: 'this plate' },
  })
}
