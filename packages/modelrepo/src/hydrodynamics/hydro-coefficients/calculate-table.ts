/** Tables of coefficients: one of them read between its rows, its memory, and whether added mass and damping belong together. */
import type { Trace } from '@keelson/equations'
import { linear } from '@keelson/numerics/interpolation.ts'
import {
  type DampingCurve,
  dampingCurve,
  dampingTransform,
  retardation,
} from '@keelson/physics/radiation/damping-curve.ts'
import {
  asymmetry,
  causalityGap,
  causalRows,
  infiniteAddedMass,
  MATRIX_TOLERANCE,
  negativeDamping,
  ogilvie,
} from '@keelson/physics/radiation/equations.ts'
import {
  type CheckResult,
  check,
  given,
  type NotChecked,
  notChecked,
  openIf,
  outOf,
  type RunContext,
  shownIn,
  shownPercent,
} from '@keelson/workflow'
import { type Causal, causalityChart, coefficientsChart, retardationChart } from './charts.ts'
import type { HydroCoefficients } from './contract.ts'
import type { Params } from './inputs.ts'
import { diagonalsOf, tableWarnings } from './warnings.ts'

interface Coefficient {
  readonly omega: readonly number[]
  readonly A: readonly number[]
  readonly B: readonly number[]
}

export function table(p: Params, { trace }: RunContext): HydroCoefficients {
  const of = coefficientOf(p)
  const curve = dampingCurve(of.omega, of.B, p.tail_exponent)
  const causal = causality(of, curve, trace)
  const asked = p.angular_frequencies
  const times = p.retardation_times
  const read = (ys: readonly number[]) => (omega: number) => linear(of.omega, ys, omega, 'refuse').value
  return {
    values: {
      added_mass_infinite: causal.A_inf,
      causality_error: causal.error,
      ...(times && { retardation: times.map((t) => retardation(curve, t)) }),
      ...(asked && {
        added_mass_interpolated: asked.map((omega) => ({ angular_frequency: omega, value: read(of.A)(omega) })),
        damping_interpolated: asked.map((omega) => ({ angular_frequency: omega, value: read(of.B)(omega) })),
      }),
    },
    checks: {
      causality: openIf(
        'out_of_reach',
        outOf(causalRows, of.omega.length - 1),
        check({ demand: causal.error, capacity: p.tolerance }),
      ),
      symmetry: symmetryCheck(p, trace),
      passivity: passivityCheck(p, of, trace),
    },
    tables: () => ({
      rows: causal.P.map((integral, i) => ({
        angular_frequency: of.omega[i] as number,
        added_mass: of.A[i] as number,
        integral,
        worst: causal.e[i] as number,
      })),
    }),
    charts: () => ({
      coefficients: coefficientsChart(of.omega, (omega) => ({ A: read(of.A)(omega), B: read(of.B)(omega) })),
      causality: causalityChart(of.omega, of.A, causal),
      ...(times && { retardation: retardationChart(times, (t) => retardation(curve, t)) }),
    }),
    warnings: tableWarnings(p, of.B),
    detail: sentence(p, causal),
  }
}

/** Of one coefficient: matrices hold others, which the check does not see. */
function sentence(p: Params, { A_inf, error }: Causal): string {
  const rotations = [p.table_row, p.table_column].filter((motion) => motion > 3).length
  const mass = `${shownIn(A_inf, 't')}${['', '·m', '·m²'][rotations]}`
  const which = p.coefficient_table === undefined ? ` of row ${p.table_row} and column ${p.table_column}` : ''
  return `Added mass${which} at infinite frequency is ${mass}; that which the damping makes differs from the table by at most ${shownPercent(error)} of its largest (tolerance ${shownPercent(p.tolerance)})`
}

function coefficientOf(p: Params): Coefficient {
  if (p.coefficient_table !== undefined) {
    const { coefficient_table: rows } = p
    return {
      omega: rows.map((row) => row.angular_frequency),
      A: rows.map((row) => row.added_mass),
      B: rows.map((row) => row.damping),
    }
  }
  const { added_mass_table, damping_table } = given(p, 'added_mass_table', 'damping_table')
  const { table_row: i, table_column: j } = p
  const entry = ({ matrix }: { matrix: readonly (readonly number[])[] }) => matrix[i - 1]?.[j - 1] as number
  return {
    omega: added_mass_table.map((row) => row.angular_frequency),
    A: added_mass_table.map(entry),
    B: damping_table.map(entry),
  }
}

function causality({ omega, A }: Coefficient, curve: DampingCurve, trace: Trace): Causal {
  const below = omega.slice(0, -1)
  const P = below.map((w) => dampingTransform(curve, w))
  const rows = A.slice(0, -1)
  const n = place(trace, 'n', 'Rows but the last', rows.length)
  const A_inf = trace.apply(infiniteAddedMass, { n, A: rows, P })
  const made = P.map((integral) => A_inf + (2 / Math.PI) * integral)
  const gaps = made.map((mass, j) => Math.abs(mass - (rows[j] as number)))
  // The worst row alone: of rows that tie, the first.
  const worst = gaps.indexOf(Math.max(...gaps))
  const e = gaps.map((_, i) => (i === worst ? 1 : 0))
  const A_max = place(trace, 'A_max', 'Largest added mass', Math.max(...A.map(Math.abs)), 'kg')
  const error = trace.apply(causalityGap, { A_inf, e, n, A: rows, P, A_max })
  return { A_inf, error, made, P, e }
}

const place = (trace: Trace, symbol: string, title: string, value: number, unit = '-') =>
  trace.lookup({ symbol, title, unit, source: ogilvie, clause: 'table of coefficients', value, cell: 'of the table' })

/** Against the largest entry of the same kind: force by motion, moment by motion or moment by turn. */
function symmetryCheck({ added_mass_table, coefficient_table }: Params, trace: Trace): CheckResult | NotChecked {
  if (added_mass_table === undefined || coefficient_table !== undefined)
    return notChecked('not_requested', 'one coefficient has no counterpart: matrices are needed')
  let worst = { A_ij: 0, A_ji: 0, A_m: 1, share: -1 }
  for (const { matrix } of added_mass_table) {
    for (let i = 0; i < 6; i++) {
      for (let j = 0; j < i; j++) {
        const [A_ij, A_ji] = [matrix[i]?.[j] as number, matrix[j]?.[i] as number]
        const A_m = largest(matrix, i, j)
        const share = A_m === 0 ? 0 : Math.abs(A_ij - A_ji) / Math.abs(A_m)
        if (share > worst.share && A_m !== 0) worst = { A_ij, A_ji, A_m, share }
      }
    }
  }
  if (worst.share < 0) return notChecked('not_requested', 'all coefficients beside the diagonal are zero')
  const { A_ij, A_ji, A_m } = worst
  return check({
    demand: trace.apply(asymmetry, {
      A_ij,
      A_ji,
      A_m: place(trace, 'A_m', 'Largest added mass of its kind', Math.abs(A_m), 'kg'),
    }),
    capacity: MATRIX_TOLERANCE,
  })
}

function largest(matrix: readonly (readonly number[])[], row: number, column: number): number {
  const kind = (i: number, j: number) => Number(i > 2) + Number(j > 2)
  let most = 0
  for (let i = 0; i < 6; i++)
    for (let j = 0; j < 6; j++) {
      const value = matrix[i]?.[j] as number
      if (kind(i, j) === kind(row, column) && Math.abs(value) > Math.abs(most)) most = value
    }
  return most
}

const UNDAMPED = 'the damping is zero at all frequencies'

function passivityCheck(p: Params, { B }: Coefficient, trace: Trace): CheckResult | NotChecked {
  const diagonals = diagonalsOf(p, B)
  if (diagonals.length === 0)
    return notChecked(
      'not_requested',
      p.coefficient_table === undefined ? UNDAMPED : 'damping between two different motions may be negative',
    )
  const share = (values: readonly number[]) => {
    const most = Math.max(...values.map(Math.abs))
    return most === 0 ? 0 : Math.max(0, -Math.min(...values) / most)
  }
  const worst = diagonals.reduce((a, b) => (share(b) > share(a) ? b : a))
  const B_m = Math.max(...worst.map(Math.abs))
  if (B_m === 0) return notChecked('not_requested', UNDAMPED)
  return check({
    demand: trace.apply(negativeDamping, {
      B_ii: Math.min(...worst),
      B_m: place(trace, 'B_m', 'Largest damping of the motion', B_m, 'kg/s'),
    }),
    capacity: MATRIX_TOLERANCE,
  })
}
