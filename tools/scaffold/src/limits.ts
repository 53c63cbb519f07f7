/** The bounds that a description states in words: '> 0', '>= 0, <= 1', '0..0.5'. What else it says is a rule to write. */
import { convert } from '@keelson/units'

const NUMBER = String.raw`[-+]?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?`
const BOUND = new RegExp(String.raw`^(>=|<=|>|<)\s*(${NUMBER})$`)
const RANGE = new RegExp(String.raw`^(${NUMBER})\s*\.\.\s*(${NUMBER})$`)
const NAMES = { '>=': 'minimum', '<=': 'maximum', '>': 'above', '<': 'below' } as const

export interface Limits {
  /** Options of a field in its declared unit: `['above: 0']`. */
  readonly bounds: readonly string[]
  /** What is no bound: '< 100 D'. */
  readonly rules: readonly string[]
}

export function limitsOf(limits: string | undefined, from: string, to: string): Limits {
  const own = (text = '') => Number((from === to ? Number(text) : convert(Number(text), from, to)).toPrecision(12))
  const parts = (limits ?? '')
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const read = parts.map((part) => {
    const [, sign, end] = BOUND.exec(part) ?? []
    if (sign !== undefined) return { part, bounds: [`${NAMES[sign as keyof typeof NAMES]}: ${own(end)}`] }
    const [, low, high] = RANGE.exec(part) ?? []
    return { part, bounds: low === undefined ? [] : [`minimum: ${own(low)}`, `maximum: ${own(high)}`] }
  })
  return {
    bounds: read.flatMap(({ bounds }) => bounds),
    rules: read.filter(({ bounds }) => bounds.length === 0).map(({ part }) => part),
  }
}
