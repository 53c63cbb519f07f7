/** A pipe in the ground: its cover in section, and the hump that it lies over in elevation. Coherent SI. */
import { spaced } from '@keelson/numerics/spaced.ts'
import type { At, Shape } from '../drawing.ts'
import { labelled } from '../figure.ts'
import { pipeAlong } from './pipe-line.ts'

export interface BuriedPipe {
  readonly diameter: number
  /** From the ground surface to the top of the pipe. */
  readonly cover: number
}
/** A hump of the trench bottom. */
export interface Hump {
  readonly height: number
  /** From the crest to the end. */
  readonly length: number
}

const PARTS = 24
/** Straight pipe beside the hump, as a share of its length. */
const BESIDE = 0.25
/** Water drawn above the ground, as a share of what is below. */
const WATER = 0.3

/** Height of the pipe over the flat bottom. */
const rise = ({ height, length }: Hump, x: number): number =>
  Math.abs(x) >= length ? 0 : (height / 2) * (1 + Math.cos((Math.PI * x) / length))

/** Level of the ground over the crest; the flat trench bottom is level 0. */
export const groundOver = ({ diameter, cover }: BuriedPipe, { height }: Hump): number => height + diameter + cover

/** The pipe over the hump, buried, with water above, at least up to a level. */
export function pipeOverHump(pipe: BuriedPipe, hump: Hump, waterUpTo = 0): readonly Shape[] {
  const { diameter: D } = pipe
  const end = (1 + BESIDE) * hump.length
  const surface = groundOver(pipe, hump)
  const axis = [-end, ...spaced(-hump.length, hump.length, PARTS + 1), end].map((x): At => [x, rise(hump, x) + D / 2])
  return [
    { kind: 'layer', top: Math.max(surface * (1 + WATER), waterUpTo), bottom: surface, role: 'water' },
    { kind: 'layer', top: surface, role: 'ground' },
    pipeAlong(axis, D),
  ]
}

/** Height and half length of the hump, and the cover over its crest. */
export function humpDimensions(
  pipe: BuriedPipe,
  hump: Hump,
  symbols: { readonly height: string; readonly length: string; readonly cover: string },
): readonly Shape[] {
  const surface = groundOver(pipe, hump)
  const { height, length } = hump
  return [
    { kind: 'dimension', from: [0, 0], to: [length, 0], edge: 'below', label: labelled(symbols.length, length, 'm') },
    {
      kind: 'polyline',
      points: [
        [-length, 0],
        [0.1 * length, 0],
      ],
      role: 'ghost',
    },
    { kind: 'dimension', from: [0, 0], to: [0, height], label: labelled(symbols.height, height, 'm') },
    {
      kind: 'dimension',
      from: [0, surface - pipe.cover],
      to: [0, surface],
      label: labelled(symbols.cover, pipe.cover, 'm'),
    },
  ]
}
