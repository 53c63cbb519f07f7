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
  compares,
  given,
  gives,
  type NotChecked,
  notChecked,
  numberColumn,
  outOf,
  rowsValue,
  shownIn,
  shownPercent,
} from '@keelson/workflow'
import { type Causal, causalityChart, coefficientsChart, retardationChart } from './charts.ts'
import { INFINITE, memoryCharts, memoryValues } from './coefficients.ts'
import { type Given, type Perhaps, way } from './inputs.ts'
import { tableRules } from './rules.ts'
import { diagonalsOf, tableWarnings } from './warnings.ts'

const withinTolerance = (title: string, criterion: typeof asymmetry | typeof negativeDamping) =>
  compares('-', {
    title,
    criterion,
    demand: criterion,
    capacity: { constant: MATRIX_TOLERANCE, title: 'Coefficient tolerance' },
  })
/** Of any pair of motions: kilograms, with a metre for each rotation. */
const mass = { unit: 'kg', noKind: 'of any motion pair' } as const
const interpolated = (unit: 'kg' | 'kg/s', title: string) =>
  rowsValue({
    title,
    description: 'Linear interpolation between table rows at the frequencies entered.',
    columns: {
      angular_frequency: numberColumn('wave_angular_frequency', 'Angular frequency', { symbol: 'omega' }),
      value: numberColumn({ unit, noKind: 'a coefficient of any motion pair' }, 'Coefficient'),
    },
    needs: ['angular_frequencies'],
  })

export const table = way({
  takes: ['table_row', 'table_column', 'tail_exponent', 'tolerance'],
  unlessReplaced: ['added_mass_table', 'damping_table'],
  may: ['coefficient_table', 'angular_frequencies', 'retardation_times'],
  rules: tableRules,
  values: {
    added_mass_infinite: gives(infiniteAddedMass, 'ship_displacement', INFINITE.description, {
      ...INFINITE,
      signed: true,
    }),
    causality_error: gives(
      causalityGap,
      '-',
      'Maximum difference between table and damping-derived added mass, as a proportion of the maximum added mass.',
      { signed: true },
    ),
    ...memoryValues,
    added_mass_interpolated: interpolated('kg', 'Interpolated added mass'),
    damping_interpolated: interpolated('kg/s', 'Interpolated damping'),
  },
  checks: {
    causality: compares('-', {
      title: 'Causality',
      criterion: causalityGap,
      demand: causalityGap,
      capacity: { input: 'tolerance', title: 'Causality tolerance' },
      reach: [causalRows],
    }),
    symmetry: withinTolerance('Added mass symmetry', asymmetry),
    passivity: withinTolerance('Negative damping', negativeDamping),
  },
  tables: {
    rows: {
      title: 'Table rows and damping integral',
      description: 'Added mass of each row except the last, with the principal-value integral of the damping.',
      columns: {
        angular_frequency: numberColumn('wave_angular_frequency', 'Angular frequency', { symbol: 'omega' }),
        added_mass: numberColumn(mass, 'Added mass', { symbol: 'A' }),
        worst: numberColumn('-', 'Maximum difference', { symbol: 'e' }),
        integral: numberColumn(mass, 'Damping integral', { symbol: 'P' }),
      },
    },
  },
  charts: {
    ...memoryCharts,
    causality: {
      title: 'Added mass from table and damping',
      description: 'Added mass from the table and from the damping, which coincide if the table is causal.',
    },
  },
  calculate: (p, trace) => {
    const of = coefficientOf(p)
    const curve = dampingCurve(of.omega, of.B, p.tail_exponent)
    const causal = causality(of, curve, trace)
    const few = outOf(causalRows, of.omega.length - 1)
    const { angular_frequencies: asked, retardation_times: times } = p
    const read = (ys: readonly number[]) => (omega: number) => linear(of.omega, ys, omega, 'refuse').value
    const at = (ys: readonly number[]) => asked?.map((omega) => ({ angular_frequency: omega, value: read(ys)(omega) }))
    return {
      values: {
        retardation: times?.map((t) => retardation(curve, t)),
        added_mass_interpolated: at(of.A),
        damping_interpolated: at(of.B),
      },
      checks: { symmetry: unsymmetrical(p, trace), passivity: undamped(p, of, trace) },
      beside: { causality: { doubt: few && { kind: 'out_of_reach', why: few } } },
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
  },
})

interface Coefficient {
  readonly omega: readonly number[]
  readonly A: readonly number[]
  readonly B: readonly number[]
}
type Tables = Given<'table_row' | 'table_column' | 'tolerance'> &
  Perhaps<'coefficient_table' | 'added_mass_table' | 'damping_table'>

/** Of one coefficient: matrices hold others, which the check does not see. */
function sentence(p: Tables, { A_inf, error }: Causal): string {
  const rotations = [p.table_row, p.table_column].filter((motion) => motion > 3).length
  const mass = `${shownIn(A_inf, 't')}${['', '·m', '·m²'][rotations]}`
  const which = p.coefficient_table === undefined ? ` for row ${p.table_row} and column ${p.table_column}` : ''
  return `Added mass${which} at infinite frequency ${mass}; the values derived from the damping differ from the table by up to ${shownPercent(error)} of its maximum added mass (tolerance ${shownPercent(p.tolerance)})`
}

function coefficientOf(p: Tables): Coefficient {
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
  const n = place(trace, 'n', 'Number of rows excluding the last', rows.length)
  const A_inf = trace.apply(infiniteAddedMass, { n, A: rows, P })
  const made = P.map((integral) => A_inf + (2 / Math.PI) * integral)
  const gaps = made.map((mass, j) => Math.abs(mass - (rows[j] as number)))
  // The worst row alone: of rows that tie, the first.
  const worst = gaps.indexOf(Math.max(...gaps))
  const e = gaps.map((_, i) => (i === worst ? 1 : 0))
  const A_max = place(trace, 'A_max', 'Maximum added mass', Math.max(...A.map(Math.abs)), 'kg')
  const error = trace.apply(causalityGap, { A_inf, e, n, A: rows, P, A_max })
  return { A_inf, error, made, P, e }
}

const place = (trace: Trace, symbol: string, title: string, value: number, unit = '-') =>
  trace.lookup({ symbol, title, unit, source: ogilvie, clause: 'table of coefficients', value, cell: 'from the table' })

/**
 * Against the largest entry of the same kind: force by motion, moment by motion or moment by turn. Why it is not made,
 * where it is not.
 */
function unsymmetrical({ added_mass_table, coefficient_table }: Tables, trace: Trace): NotChecked | undefined {
  if (added_mass_table === undefined || coefficient_table !== undefined)
    return notChecked('not_requested', 'a single coefficient has no symmetric counterpart; matrices are required')
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
  if (worst.share < 0) return notChecked('not_requested', 'all off-diagonal coefficients are zero')
  const { A_ij, A_ji } = worst
  const A_m = place(trace, 'A_m', 'Maximum added mass with the same unit', Math.abs(worst.A_m), 'kg')
  trace.apply(asymmetry, { A_ij, A_ji, A_m })
  return undefined
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

const UNDAMPED = 'damping is zero at all frequencies'

function undamped(p: Tables, { B }: Coefficient, trace: Trace): NotChecked | undefined {
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
  const most = Math.max(...worst.map(Math.abs))
  if (most === 0) return notChecked('not_requested', UNDAMPED)
  const B_m = place(trace, 'B_m', 'Maximum damping for this motion', most, 'kg/s')
  trace.apply(negativeDamping, { B_ii: Math.min(...worst), B_m })
  return undefined
}
