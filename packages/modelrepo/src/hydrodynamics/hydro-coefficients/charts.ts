/** Curves over frequency and time. */
import { spaced } from '@keelson/numerics/spaced.ts'
import { axisOf, type ChartDefinition, lineChart, type Point } from '@keelson/workflow'
import { type Given, ratioField } from './inputs.ts'

const POINTS = 120

interface Sized {
  readonly x: number
  readonly a: number
  readonly b: number
}

export function nondimensionalChart(title: string, of: readonly Sized[]): ChartDefinition {
  const sorted = of.toSorted((a, b) => a.x - b.x)
  return lineChart({
    x: { title, unit: '-' },
    y: { title: 'Non-dimensional coefficient', unit: '-' },
    series: [
      { name: 'added mass', points: sorted.map(({ x, a }): Point => [x, a]), dots: true },
      { name: 'damping', points: sorted.map(({ x, b }): Point => [x, b]), dots: true },
    ],
  })
}

const OMEGA = { title: 'Angular frequency', unit: 'rad/s' } as const

/** Damping is shown over the frequency, so that both have the unit of a mass. */
export function coefficientsChart(
  omega: readonly number[],
  of: (omega: number) => { readonly A: number; readonly B: number },
): ChartDefinition {
  const at = omega.toSorted((a, b) => a - b).map((w) => ({ w, ...of(w) }))
  return lineChart({
    x: OMEGA,
    y: { title: 'Coefficient', unit: 't' },
    series: [
      { name: 'added mass', points: at.map(({ w, A }): Point => [w, A]), dots: true },
      { name: 'damping divided by frequency', points: at.map(({ w, B }): Point => [w, B / w]), dots: true },
    ],
  })
}

export function retardationChart(times: readonly number[], K: (t: number) => number): ChartDefinition {
  const last = Math.max(...times)
  const at = last > 0 ? spaced(0, last, POINTS) : [0]
  return lineChart({
    x: { title: 'Time', unit: 's' },
    y: { title: 'Retardation function', unit: 'kN/m' },
    series: [
      { name: 'retardation', points: at.map((t): Point => [t, K(t)]) },
      { name: 'query', points: times.map((t): Point => [t, K(t)]), loose: true },
    ],
  })
}

export interface Causal {
  readonly A_inf: number
  readonly error: number
  /** Added mass that the damping makes, at each row but the last. */
  readonly made: readonly number[]
  /** Principal-value integral of the damping there. */
  readonly P: readonly number[]
  /** 1 at the row where they differ most, 0 elsewhere. */
  readonly e: readonly number[]
}

export function causalityChart(
  omega: readonly number[],
  A: readonly number[],
  { A_inf, made }: Causal,
): ChartDefinition {
  return lineChart({
    x: OMEGA,
    y: { title: 'Added mass', unit: 't' },
    series: [
      { name: 'table', points: omega.map((w, i): Point => [w, A[i] as number]) },
      { name: 'from damping', points: made.map((a, i): Point => [omega[i] as number, a]) },
    ],
    limits: [{ at: A_inf, label: 'infinite frequency', along: 'x' }],
  })
}

export function excitationChart({ wavenumber, radius }: Given<'wavenumber' | 'radius'>, C_M: (k: number) => number) {
  const most = Math.max(...wavenumber) * radius
  return lineChart({
    x: axisOf(ratioField),
    y: { title: 'Effective inertia coefficient', unit: '-' },
    series: [
      { name: 'cylinder', points: spaced(most / POINTS, most, POINTS).map((x): Point => [x, C_M(x / radius)]) },
      { name: 'query', points: wavenumber.map((k): Point => [k * radius, C_M(k)]), loose: true },
    ],
  })
}
