/** The values that an axis of a grid, or the scan of a goal, takes: as listed, or from one end to the other. */
import { logSpaced, spaced } from '@keelson/numerics/spaced.ts'
import { clean, shortJson } from '@keelson/workflow'

/** An axis whose ends are read: numbers in the unit of the axis. */
export interface Axis {
  readonly values?: readonly unknown[] | undefined
  readonly from?: number | undefined
  readonly to?: number | undefined
  readonly count?: number | undefined
  readonly spacing?: 'linear' | 'log' | undefined
}
/** What is wrong with one member of an axis: `from`, `values/3`. */
interface AxisProblem {
  readonly member: string
  readonly message: string
}
export type AxisValues = { readonly values: readonly unknown[] } | { readonly problems: readonly AxisProblem[] }

/**
 * The values of an axis in order: those listed, as they are, or `count` numbers from `from` to `to`, rising or falling,
 * at equal distances or in equal ratios (`spacing: 'log'`, ends of one sign). Both ends are exact; the numbers between
 * have the 12 digits that enter a hash, so that a run of one is the point itself. No value stands twice.
 */
export function axisValues(axis: Axis): AxisValues {
  if (axis.values !== undefined) return listed(axis.values, axis)
  const { from, to, count, spacing = 'linear' } = axis
  const problems = [...endProblems(axis), ...countProblems(count), ...spacingProblems(axis)]
  if (problems.length > 0 || from === undefined || to === undefined || count === undefined) return { problems }
  const made = spacing === 'log' ? logSpaced(from, to, count) : spaced(from, to, count)
  const values = made.map((x, i) => (i === 0 || i === count - 1 ? x : clean(x)))
  const beyond = values.some((x) => !Number.isFinite(x))
  if (beyond) return problem('to', `is too far from 'from' for the number range (entered: ${to} from ${from})`)
  if (new Set(values).size < count)
    return problem('count', `must give values that differ within 12 digits from ${from} to ${to} (entered: ${count})`)
  return { values }
}

const problem = (member: string, message: string): AxisValues => ({ problems: [{ member, message }] })

/** Members that make numbers, which a list leaves nothing to do. */
const MAKING = ['from', 'to', 'count', 'spacing'] as const

function listed(values: readonly unknown[], axis: Axis): AxisValues {
  const idle = MAKING.filter((member) => axis[member] !== undefined)
  const problems = [
    ...idle.map((member) => ({
      member,
      message: "must not be entered together with 'values', which are used as they are",
    })),
    ...(values.length === 0 ? [{ member: 'values', message: 'must contain at least one value (entered: none)' }] : []),
    ...repeated(values),
  ]
  return problems.length > 0 ? { problems } : { values }
}

/** Of one list no more are told. */
const MOST_REPEATED = 10

function repeated(values: readonly unknown[]): AxisProblem[] {
  const first = new Map<string, number>()
  const found: AxisProblem[] = []
  for (const [i, value] of values.entries()) {
    const text = JSON.stringify(value)
    const before = first.get(text)
    if (before === undefined) first.set(text, i)
    else {
      const message = `must not be repeated (entered: ${shortJson(value)}, also 'values/${before}')`
      found.push({ member: `values/${i}`, message })
    }
    if (found.length === MOST_REPEATED) break
  }
  return found
}

function endProblems({ from, to }: Axis): AxisProblem[] {
  if (from === undefined && to === undefined)
    return [{ member: 'values', message: "are required, or 'from', 'to' and 'count' in their place" }]
  const missing = (member: string, other: string) => ({ member, message: `is required with '${other}'` })
  if (from === undefined) return [missing('from', 'to')]
  if (to === undefined) return [missing('to', 'from')]
  const endless = Object.entries({ from, to }).filter(([, x]) => !Number.isFinite(x))
  if (endless.length > 0)
    return endless.map(([member, x]) => ({ member, message: `must be a finite number (entered: ${x})` }))
  return from === to ? [{ member: 'to', message: `must differ from 'from' (entered: ${to} for both)` }] : []
}

function countProblems(count: number | undefined): AxisProblem[] {
  if (count === undefined) return [{ member: 'count', message: "is required with 'from' and 'to'" }]
  if (Number.isInteger(count) && count >= 2) return []
  return [{ member: 'count', message: `must be a whole number of at least 2 (entered: ${count})` }]
}

function spacingProblems({ from = Number.NaN, to = Number.NaN, spacing = 'linear' }: Axis): AxisProblem[] {
  if (spacing !== 'linear' && spacing !== 'log')
    return [{ member: 'spacing', message: `must be one of 'linear', 'log' (entered: '${spacing}')` }]
  const crosses = spacing === 'log' && from * Math.sign(to) <= 0
  if (!crosses) return []
  return [
    { member: 'spacing', message: `'log' requires two non-zero ends of the same sign (entered: ${from} to ${to})` },
  ]
}
