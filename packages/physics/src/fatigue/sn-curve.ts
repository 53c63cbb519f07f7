/** S-N diagrams of one or two straight lines, log10 N = log10 a - m log10 S: the form in which most codes print them. */
import { type Equation, equation, log10, type Source } from '@keelson/equations'

export const basquin: Source = {
  id: 'Basquin (1910)',
  title: 'The exponential law of endurance tests',
  publisher: 'ASTM',
  revision: 'Proc. ASTM vol. 10',
}

/** One straight line of the diagram, for stress ranges in MPa. */
export interface SnLine {
  /** Slope: N falls as S to the power -m. */
  readonly m: number
  /** log10 of the intercept with the N axis at S = 1 MPa. */
  readonly log_a: number
}

/** A curve of one line, or of two that change over at `N_knee` cycles. */
export type SnCurve =
  | { readonly lines: readonly [SnLine]; readonly N_knee: null }
  | { readonly lines: readonly [short: SnLine, long: SnLine]; readonly N_knee: number }

const LINE = { log_a: ['S-N intercept logarithm', '-'], m: ['S-N curve slope', '-'] } as const

type LineWhere = typeof LINE
export interface SnEquations {
  /** Cycles to failure at a stress range. */
  readonly cycles: Equation<LineWhere & { readonly S: readonly ['stress range', 'MPa'] }>
  /** Stress range that is withstood for a number of cycles. */
  readonly range: Equation<LineWhere & { readonly N: readonly ['cycles to failure', '-'] }>
  /** The intercept itself, for closed forms that need it. */
  readonly intercept: Equation<Pick<LineWhere, 'log_a'>>
}

/** The equations of an S-N line as one code prints them: the same formulas under that code's name and clause. */
export function snEquations(source: Source, clause: string): SnEquations {
  const printed = { source, clause }
  return {
    cycles: equation({
      ...printed,
      symbol: 'N',
      title: 'Cycles to failure',
      unit: '-',
      where: { ...LINE, S: ['stress range', 'MPa'] },
      evaluate: ({ log_a, m, S }) => 10 ** (log_a - m * log10(S)),
    }),
    range: equation({
      ...printed,
      symbol: 'S',
      title: 'Stress range at N cycles to failure',
      unit: 'MPa',
      where: { ...LINE, N: ['cycles to failure', '-'] },
      evaluate: ({ log_a, m, N }) => 10 ** ((log_a - log10(N)) / m),
    }),
    intercept: equation({
      ...printed,
      symbol: 'a_D',
      title: 'S-N curve intercept',
      unit: '-',
      where: { log_a: LINE.log_a },
      evaluate: ({ log_a }) => 10 ** log_a,
    }),
  }
}

/** The line of a curve that belongs to no code. */
export const basquinLine = snEquations(basquin, 'log-log S-N line')

/** Which line of a curve holds at a stress range S, Pa: 0 while it gives no more cycles than the knee has, else 1. */
export function lineAt(curve: SnCurve, S: number): 0 | 1 {
  return curve.N_knee !== null && basquinLine.cycles.evaluateSI({ ...curve.lines[0], S }) > curve.N_knee ? 1 : 0
}

/** Cycles to failure at a stress range S > 0, Pa, without cut-off; Infinity where they are beyond a number. */
export function cyclesToFailure(curve: SnCurve, S: number): number {
  const line = curve.lines[lineAt(curve, S)] ?? curve.lines[0]
  return basquinLine.cycles.evaluateSI({ ...line, S })
}

/** Stress range at the knee, Pa: the lowest at which the first line holds; null for a single line. */
export function kneeRange(curve: SnCurve): number | null {
  return curve.N_knee === null ? null : basquinLine.range.evaluateSI({ ...curve.lines[0], N: curve.N_knee })
}

/** Stress range, Pa, that a curve withstands for N > 0 cycles. */
export function rangeAtCycles(curve: SnCurve, N: number): number {
  const line = (curve.N_knee !== null && N > curve.N_knee ? curve.lines[1] : undefined) ?? curve.lines[0]
  return basquinLine.range.evaluateSI({ ...line, N })
}

/** Of two lines that should meet at the knee. */
export const kneeJump = equation({
  symbol: 'r_knee',
  title: 'Second to first line cycle ratio at the knee',
  unit: '-',
  source: basquin,
  clause: 'log-log S-N lines',
  where: { N_2: ['second line cycles at the knee', '-'], N_knee: ['first line cycles at the knee', '-'] },
  evaluate: ({ N_2, N_knee }) => N_2 / N_knee,
})

/** Cycles of the second line over those of the first at the knee: 1 where the lines meet, and for a single line. */
export function jumpAtKnee(curve: SnCurve): number {
  if (curve.N_knee === null) return 1
  const [short, long] = curve.lines
  const S = basquinLine.range.evaluateSI({ ...short, N: curve.N_knee })
  return kneeJump.evaluate({ N_2: basquinLine.cycles.evaluateSI({ ...long, S }), N_knee: curve.N_knee })
}
