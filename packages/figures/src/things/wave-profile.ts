/** A wave in elevation between the crest that it has and the trough that its height leaves, still water at level 0. */
import type { At, Label, Shape } from '../drawing.ts'

export interface DrawnWave {
  readonly height: number
  readonly crest: number
  readonly length: number
}

const PARTS = 120
/** Lengths of the wave to each side of its crest. */
const EACH_WAY = 0.75

/** Surface of a second-order profile of this crest and height, its crest at x = 0. */
export function waveSurface({ height: H, crest: c, length: L }: DrawnWave): readonly At[] {
  const [first, second] = [H / 2, c - H / 2]
  return Array.from({ length: PARTS + 1 }, (_, i): At => {
    const x = ((2 * i) / PARTS - 1) * EACH_WAY * L
    const theta = (2 * Math.PI * x) / L
    return [x, first * Math.cos(theta) + second * Math.cos(2 * theta)]
  })
}

/** The water under the surface down to a level. */
export function waterUnder(wave: DrawnWave, foot: number): Shape {
  const surface = waveSurface(wave)
  const edge = EACH_WAY * wave.length
  return { kind: 'polygon', points: [[-edge, foot], ...surface, [edge, foot]], role: 'water' }
}

/** Height and crest of the wave, and a height of other waves beside it. */
export function waveDimensions(
  { height: H, crest: c, length: L }: DrawnWave,
  labels: { readonly height: Label; readonly crest: Label; readonly beside: Label },
  beside: number,
): readonly Shape[] {
  const trough = c - H
  const [inner, outer] = [0.16 * L, 0.5 * L]
  return [
    { kind: 'dimension', from: [0, 0], to: [0, c], label: labels.crest },
    {
      kind: 'polyline',
      points: [
        [0, c],
        [outer, c],
      ],
      role: 'axis',
      dashed: true,
    },
    { kind: 'dimension', from: [outer, trough], to: [outer, c], label: labels.height },
    {
      kind: 'dimension',
      from: [-inner - 0.2 * L, -beside / 2],
      to: [-inner - 0.2 * L, beside / 2],
      label: labels.beside,
    },
  ]
}
