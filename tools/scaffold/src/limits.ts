/** The bounds that a description states in words: '> 0', '>= 0, <= 1', '0..0.5'. What else it says is left to the rules. */
import { convert } from '@keelson/units'

const NUMBER = String.raw`[-+]?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?`
const BOUND = new RegExp(String.raw`^(>=|<=|>|<)\s*(${NUMBER})$`)
const RANGE = new RegExp(String.raw`^(${NUMBER})\s*\.\.\s*(${NUMBER})$`)
const NAMES = { '>=': 'minimum', '<=': 'maximum', '>': 'above', '<': 'below' } as const

/** Options of a field in its declared unit: `['above: 0']`. */
export function boundsOf(limits: string | undefined, from: string, to: string): string[] {
  const own = (text: string) => Number((from === to ? Number(text) : convert(Number(text), from, to)).toPrecision(12))
  return (limits ?? '').split(/[,;]/).flatMap((part) => {
    const bound = BOUND.exec(part.trim())
    if (bound) return [`${NAMES[bound[1] as keyof typeof NAMES]}: ${own(bound[2] ?? '')}`]
    const range = RANGE.exec(part.trim())
    return range ? [`minimum: ${own(range[1] ?? '')}`, `maximum: ${own(range[2] ?? '')}`] : []
  })
}
