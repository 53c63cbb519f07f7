/** The numbers of a graduated edge, which decide how wide it is. */
import { niceStep } from '@keelson/numerics/nice-step.ts'
import { withCommas } from '@keelson/units'
import type { Ruler } from './drawing.ts'
import type { Extent } from './extent.ts'
import { type Line, linesOf } from './label-text.ts'

export interface Tick {
  /** Coordinate of the model. */
  readonly at: number
  /** Its number, in steps of the ruler. */
  readonly n: number
  readonly text: readonly Line[]
}

const TICKS = { x: 6, y: 7 } as const

export function ticksOf({ along, factor = 1, start = 0 }: Ruler, extent: Extent): readonly Tick[] {
  const [low, high] = along === 'x' ? [extent.left, extent.right] : [extent.bottom, extent.top]
  const [a, b] = [factor * low + start, factor * high + start]
  const step = niceStep(Math.abs(b - a) / TICKS[along])
  const least = isDepth({ factor, start }) ? Math.max(0, Math.min(a, b)) : Math.min(a, b)
  const first = Math.ceil(least / step - 1e-9)
  const last = Math.floor(Math.max(a, b) / step + 1e-9)
  const decimals = Math.max(0, -Math.floor(Math.log10(step) + 1e-9))
  return Array.from({ length: last - first + 1 }, (_, i) => {
    const value = (first + i) * step
    return { at: (value - start) / factor, n: first + i, text: linesOf({ text: printed(value, decimals) }) }
  })
}

/** A depth counts downwards from 0; there is none above. */
export const isDepth = ({ factor = 1, start = 0 }: Pick<Ruler, 'factor' | 'start'>): boolean =>
  factor < 0 && start === 0

const printed = (value: number, decimals: number): string =>
  withCommas(value.toFixed(decimals).replace(/^-(?=0*\.?0*$)/, ''))

/** Width of the widest number, px. */
export const widestTick = (ruler: Ruler, extent: Extent): number =>
  Math.max(0, ...ticksOf(ruler, extent).flatMap(({ text }) => text.map(({ width }) => width)))
