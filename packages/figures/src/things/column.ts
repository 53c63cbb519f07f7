/** A column in elevation: its straight axis, its ends, and the shape in which it buckles. Coherent SI. */
import type { At, Shape } from '../drawing.ts'
import { rectangle } from './rectangle.ts'

/** A guided end may move sideways and does not turn. */
type ColumnEnd = 'pinned' | 'fixed' | 'free' | 'guided'
export interface Column {
  readonly length: number
  /** Across, as it is drawn. */
  readonly width: number
  readonly foot: ColumnEnd
  readonly head: ColumnEnd
  /** Deflections from foot to head at even steps, m, as they are drawn. */
  readonly bow: readonly number[]
}

/** Sizes of what holds the ends, over the length. */
const [BLOCK, DEPTH, PIN] = [0.09, 0.03, 0.045]

/** Where the head stands once the column has buckled. */
export const headOf = ({ length, bow }: Column): At => [bow.at(-1) ?? 0, length]

/** The straight column behind, the buckled one before it, and both ends. */
export function columnElevation(column: Column): readonly Shape[] {
  const { length: L, width, bow, foot, head } = column
  const axis = bow.map((x, i): At => [x, (L * i) / Math.max(1, bow.length - 1)])
  const side = (sign: number) => axis.map(([x, y]): At => [x + (sign * width) / 2, y])
  return [
    ...([-1, 1] as const).map(
      (sign): Shape => ({
        kind: 'polyline',
        points: [
          [(sign * width) / 2, 0],
          [(sign * width) / 2, L],
        ],
        role: 'ghost',
        dashed: true,
      }),
    ),
    {
      kind: 'polyline',
      points: [
        [0, -0.06 * L],
        [0, 1.06 * L],
      ],
      role: 'axis',
    },
    { kind: 'polygon', points: [...side(-1), ...side(1).reverse()], role: 'steel' },
    ...held(foot, [bow[0] ?? 0, 0], -1, L),
    ...held(head, headOf(column), 1, L),
  ]
}

/** What holds an end; `out` is 1 above the column and -1 below it. */
function held(end: ColumnEnd, [x, y]: At, out: 1 | -1, L: number): readonly Shape[] {
  const block = (from: number, to: number): Shape => ({
    kind: 'polygon',
    points: rectangle(x - BLOCK * L, Math.min(from, to), x + BLOCK * L, Math.max(from, to)),
    role: 'steel',
  })
  const beyond = y + out * DEPTH * L
  if (end === 'fixed') return [block(y, beyond)]
  if (end === 'pinned') return pin([x, y], out, L)
  if (end === 'guided') return [block(y, beyond), rail(x, beyond, L)]
  return []
}

function pin([x, y]: At, out: 1 | -1, L: number): readonly Shape[] {
  const base = y + out * PIN * L
  return [
    {
      kind: 'polygon',
      points: [
        [x, y],
        [x + 0.6 * PIN * L, base],
        [x - 0.6 * PIN * L, base],
      ],
      role: 'steel',
    },
    rail(x, base, L),
  ]
}

const rail = (x: number, y: number, L: number): Shape => ({
  kind: 'polyline',
  points: [
    [x - 1.3 * BLOCK * L, y],
    [x + 1.3 * BLOCK * L, y],
  ],
  role: 'outline',
})
