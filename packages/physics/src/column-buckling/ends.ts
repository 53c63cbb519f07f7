/** How a column is held, its theoretical effective length, and the shape in which it first buckles. Timoshenko and Gere, ch. 2. */

/** Root of tan x = x beside 3 pi/2: of a column fixed at one end and pinned at the other. */
export const FIXED_PINNED_ROOT = 4.493409457909064

/** Foot and head. A guided end may sway and does not turn. */
type Held = 'pinned' | 'fixed' | 'free' | 'guided'
export interface Ends {
  readonly foot: Held
  readonly head: Held
  /** Effective length over the length. Timoshenko and Gere, ch. 2. */
  readonly K: number
  /** Deflection at a share of the height, of any size. */
  readonly shape: (x: number) => number
}

/** Timoshenko and Gere, ch. 2. */
export const ENDS = {
  pinned_pinned: { foot: 'pinned', head: 'pinned', K: 1, shape: (x) => Math.sin(Math.PI * x) },
  fixed_free: { foot: 'fixed', head: 'free', K: 2, shape: (x) => 1 - Math.cos((Math.PI / 2) * x) },
  fixed_fixed: { foot: 'fixed', head: 'fixed', K: 0.5, shape: (x) => 1 - Math.cos(2 * Math.PI * x) },
  fixed_pinned: { foot: 'fixed', head: 'pinned', K: 0.699156, shape: fixedPinned },
  fixed_guided: { foot: 'fixed', head: 'guided', K: 1, shape: (x) => 1 - Math.cos(Math.PI * x) },
  pinned_guided: { foot: 'pinned', head: 'guided', K: 2, shape: (x) => Math.sin((Math.PI / 2) * x) },
} as const satisfies Readonly<Record<string, Ends>>

export type EndCondition = keyof typeof ENDS
export const END_CONDITIONS = Object.keys(ENDS) as EndCondition[]

function fixedPinned(x: number): number {
  const k = FIXED_PINNED_ROOT
  return 1 - x - Math.cos(k * x) + Math.sin(k * x) / k
}

/** Deflections at even steps from foot to head, the largest of them 1. */
export function modeShape(end: EndCondition, steps: number): readonly (readonly [x: number, y: number])[] {
  const { shape } = ENDS[end]
  const all = Array.from({ length: steps + 1 }, (_, i) => [i / steps, shape(i / steps)] as const)
  const largest = Math.max(...all.map(([, y]) => Math.abs(y)))
  return all.map(([x, y]) => [x, y / largest] as const)
}
