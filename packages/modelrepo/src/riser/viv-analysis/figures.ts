/** The span between its supports with the shapes in which it vibrates, and its section in the flow. */

import { type At, type Drawing, figure, labelled, named, type Parts } from '@keelson/figures'
import { pipeAlong } from '@keelson/figures/things/pipe-line.ts'
import { diameters, layerNotes, type PipeSection, pipeSection } from '@keelson/figures/things/pipe-section.ts'
import { pullAt } from '@keelson/figures/things/pull.ts'
import { rectangle } from '@keelson/figures/things/rectangle.ts'
import {
  CANTILEVER,
  FIXED,
  FIXED_PINNED,
  PINNED,
  type SpanEnds,
} from '@keelson/physics/tensioned-beam/uniform-modes.ts'
import type { Judged } from './calculate-checks.ts'
import type { Answer } from './calculate-response.ts'
import type { Span } from './calculate-span.ts'
import type { Params } from './inputs.ts'

type Held = 'fixed' | 'pinned' | 'free'
const HELD: Readonly<Record<SpanEnds, readonly [first: Held, far: Held]>> = {
  [PINNED]: ['pinned', 'pinned'],
  [FIXED]: ['fixed', 'fixed'],
  [FIXED_PINNED]: ['fixed', 'pinned'],
  [CANTILEVER]: ['fixed', 'free'],
}
/** Room above and below the pipe, in diameters. */
const ROOM = 3.2
/** Shapes drawn at most, so that they can be told apart. */
const MOST_SHAPES = 3
/** Of a mode that is not excited: its size on the drawing, in diameters. */
const IDLE = 1

/** Along the span, seen along the current; heights are enlarged. */
export function elevation(p: Params, span: Span, answers: readonly Answer[]): Drawing {
  const { L, D_h, ends, T, T_far } = span
  const [first, far] = HELD[ends]
  const reach = ROOM * D_h
  return figure(
    { unit: 'm', scale: 'stretched', frame: { x: [-0.3 * L, 1.3 * L], y: [-reach, reach] } },
    support(first, 0, -1, L, D_h),
    support(far, L, 1, L, D_h),
    {
      kind: 'polyline',
      points: [
        [0, 0],
        [L, 0],
      ],
      role: 'axis',
    },
    pipeAlong(
      [
        [0, 0],
        [L, 0],
      ],
      D_h,
    ),
    shapesOf(answers).map((answer, k) => shapeOf(answer, span, k)),
    p.current_velocity > 0 && {
      kind: 'text',
      at: [0.5 * L, -0.6 * reach],
      towards: 's',
      label: labelled('U', p.current_velocity, 'm/s'),
    },
    { kind: 'dimension', from: [0, -reach], to: [L, -reach], edge: 'below', label: labelled('L', L, 'm') },
    T !== 0 && pullAt([-0.06 * L, 0], T, 180, labelled('T', T, 'kN')),
    T_far !== 0 && pullAt([1.06 * L, 0], T_far, 0, labelled(T_far === T ? 'T' : 'T_far', T_far, 'kN')),
  )
}

/** What is excited, the dominant first; mode 1 where nothing is. */
function shapesOf(answers: readonly Answer[]): readonly Answer[] {
  const excited = answers.filter((a) => a.crossFlow ?? a.inLine)
  const size = (a: Answer) => Math.max(a.crossFlow?.A ?? 0, a.inLine?.A ?? 0)
  const one = answers.slice(0, 1)
  const chosen = excited.toSorted((a, b) => size(b) - size(a)).slice(0, MOST_SHAPES - 1)
  return [...new Set([...one, ...chosen])]
}

function shapeOf({ mode, crossFlow, inLine }: Answer, { L, D_h }: Span, k: number): Parts {
  const A = crossFlow?.A ?? inLine?.A
  const drawn = A ?? IDLE * D_h
  const points = mode.shape.map((y, i): At => [(L * i) / (mode.shape.length - 1), drawn * y])
  const top = points.reduce((a, b) => (Math.abs(b[1]) > Math.abs(a[1]) ? b : a), [0, 0] as At)
  const way = crossFlow === undefined ? 'in-line' : 'cross-flow'
  const label =
    A === undefined
      ? named(`mode ${mode.n}, not excited (arbitrary amplitude)`)
      : labelled('A', A, 'mm', `mode ${mode.n}, ${way}`)
  return [
    {
      kind: 'polyline',
      points,
      role: A === undefined ? 'ghost' : 'answer',
      ...(k > 0 && { dashed: true as const }),
    },
    { kind: 'text', at: top, towards: top[1] > 0 ? 'n' : 's', label },
  ]
}

/** What holds an end; `out` is 1 at the far one. */
function support(held: Held, x: number, out: 1 | -1, L: number, D: number): Parts {
  if (held === 'free') return { kind: 'text', at: [x, -0.5 * D], towards: 's', label: { text: 'free' } }
  const label = { kind: 'text', at: [x, -1.6 * D], towards: 's', label: { text: held } } as const
  if (held === 'pinned') return [{ kind: 'mark', at: [x, -D / 2], sign: 'triangle', role: 'outline' }, label]
  const [near, far] = [x, x + out * 0.02 * L]
  return [
    {
      kind: 'polygon',
      points: rectangle(Math.min(near, far), -1.5 * D, Math.max(near, far), 1.5 * D),
      role: 'steel',
    },
    label,
  ]
}

/** The pipe in section with the current, and how far the dominant mode swings. */
export function crossSection(p: Params, { D, t, D_h }: Span, { dominant, along }: Judged): Drawing {
  const pipe: PipeSection = {
    at: [0, 0],
    outerDiameter: D,
    wall: t,
    ...(p.coating_thickness > 0 && {
      layers: [{ thickness: p.coating_thickness, role: 'coating', name: 'coating', symbol: 't_c' }],
    }),
    ...(p.content_density > 0 && { contents: 'fluid' }),
  }
  const [A_CF, A_IL] = [dominant?.crossFlow?.A ?? 0, Math.max(0, ...along.map((a) => a.inLine?.A ?? 0))]
  const side = 1.7 * D_h
  return figure(
    { unit: 'm', scale: 'true', frame: { x: [-side, side], y: [-1.1 * D_h - A_CF, 1.1 * D_h + A_CF] } },
    A_CF > 0 && ghosts(0, A_CF, D_h),
    A_IL > 0 && ghosts(A_IL, 0, D_h),
    pipeSection(pipe),
    diameters(pipe, { steel: 'D', overall: 'D_h' }),
    layerNotes(pipe),
    p.current_velocity > 0 && {
      kind: 'arrow',
      from: [-side, 0],
      to: [-side + 0.8 * D_h, 0],
      role: 'flow',
      label: labelled('U', p.current_velocity, 'm/s'),
    },
    A_CF > 0 && {
      kind: 'note',
      at: [0, A_CF + D_h / 2],
      side: 'left',
      label: labelled('A_CF', A_CF, 'mm', `mode ${dominant?.mode.n}, cross-flow`),
    },
    A_IL > 0 && {
      kind: 'note',
      at: [A_IL + 0.46 * D_h, -0.2 * D_h],
      side: 'right',
      label: labelled('A_IL', A_IL, 'mm', 'in-line'),
    },
  )
}

const ghosts = (dx: number, dy: number, D_h: number): Parts =>
  ([1, -1] as const).map((side) => ({
    kind: 'circle',
    at: [side * dx, side * dy],
    radius: D_h / 2,
    role: 'ghost',
    dashed: true,
  }))
