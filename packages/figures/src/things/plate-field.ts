/** A flat plate between stiffeners and girders in plan, with the stresses on its edges. Coherent SI. */
import { spaced } from '@keelson/numerics/spaced.ts'
import type { At, Label, Shape } from '../drawing.ts'
import { rectangle } from './rectangle.ts'

/** Its lower left corner at the origin, the stiffeners along x. */
export interface PlateField {
  readonly length: number
  readonly width: number
}

/** Pa, compression positive; the far one at the upper or the right end of its edge. */
export interface EdgeStress {
  readonly near: number
  readonly far: number
  readonly label: Label
  /** Of the far end, where it differs. */
  readonly farLabel?: Label
}

/** As shares of the width: the longest arrow, and the air between an arrow and its edge. */
const LONGEST = 0.3
const AIR = 0.04
/** Arrows shorter than this share of the longest are left out: they would be heads without a line. */
const SHORTEST = 0.12
const STIFFENER_OVERHANG = 0.12

/** Plate, stiffeners along its long edges and girders along the short ones. */
export function plateField({ length: l, width: s }: PlateField): readonly Shape[] {
  const beyond = STIFFENER_OVERHANG * s
  const line = (from: At, to: At): Shape => ({ kind: 'polyline', points: [from, to], role: 'outline', thick: true })
  return [
    { kind: 'polygon', points: rectangle(0, 0, l, s), role: 'steel' },
    line([-beyond, 0], [l + beyond, 0]),
    line([-beyond, s], [l + beyond, s]),
    line([0, -beyond], [0, s + beyond]),
    line([l, -beyond], [l, s + beyond]),
  ]
}

/** Lines on which the plate stays flat while it buckles in half-waves over its length. */
export const nodalLines = ({ length: l, width: s }: PlateField, halfWaves: number): readonly Shape[] =>
  Array.from({ length: Math.max(0, halfWaves - 1) }, (_, i): Shape => {
    const x = ((i + 1) * l) / halfWaves
    return {
      kind: 'polyline',
      points: [
        [x, 0],
        [x, s],
      ],
      role: 'ghost',
      dashed: true,
    }
  })

/** Places along the edge, from 0 to 1, and how far out of the plate a stress of one is drawn. */
interface Edge {
  readonly count: number
  readonly at: (along: number, out: number) => At
}

/** Arrows of a stress on two opposite edges, each as long as its share of the largest. */
function onEdges(stress: EdgeStress, width: number, largest: number, edges: readonly Edge[]): readonly Shape[] {
  const of = (along: number) => stress.near + (stress.far - stress.near) * along
  const size = (value: number) => (LONGEST * width * Math.abs(value)) / largest
  return edges.flatMap(({ count, at }, first): readonly Shape[] => {
    const places = spaced(0, 1, count)
    const shown = places.filter((along) => size(of(along)) >= SHORTEST * LONGEST * width)
    const tail = (along: number): At => at(along, AIR * width + size(of(along)))
    const labelled = (along: number): Label | undefined =>
      first > 0 ? undefined : along === shown[0] ? stress.label : along === shown.at(-1) ? stress.farLabel : undefined
    return [
      ...shown.map((along): Shape => {
        const [inner, outer] = [at(along, AIR * width), tail(along)]
        const [from, to] = of(along) > 0 ? [outer, inner] : [inner, outer]
        const label = labelled(along)
        return { kind: 'arrow', from, to, role: 'load', ...(label && { label }) }
      }),
      { kind: 'polyline', points: crossings(stress, places).map(tail), role: 'load' },
    ]
  })
}

/** The places with the one at which the stress turns from compression to tension. */
function crossings({ near, far }: EdgeStress, places: readonly number[]): readonly number[] {
  if (near * far >= 0) return places
  return [...places, near / (near - far)].sort((a, b) => a - b)
}

/** Stress along the stiffeners on the short edges; nothing stands for no stress. */
export const longitudinalStress = (plate: PlateField, stress: EdgeStress, largest: number): readonly Shape[] =>
  stress.near === 0 && stress.far === 0
    ? []
    : onEdges(stress, plate.width, largest, [
        { count: 5, at: (along, out) => [-out, along * plate.width] },
        { count: 5, at: (along, out) => [plate.length + out, along * plate.width] },
      ])

/** Stress across the stiffeners on the long edges; nothing stands for no stress. */
export function transverseStress(plate: PlateField, stress: EdgeStress, largest: number): readonly Shape[] {
  if (stress.near === 0 && stress.far === 0) return []
  const count = Math.max(5, Math.min(13, 2 * Math.round((2 * plate.length) / plate.width) + 1))
  return onEdges(stress, plate.width, largest, [
    { count, at: (along, out) => [along * plate.length, plate.width + out] },
    { count, at: (along, out) => [along * plate.length, -out] },
  ])
}

/** Share of the width that a shear arrow is long, and its distance inside the edge. */
const SHEAR = { half: 0.17, inside: 0.09 } as const

/** Four arrows inside the edges; they show the direction and not the size. */
export function shearStress({ length: l, width: s }: PlateField, label: Label): readonly Shape[] {
  const [half, inside] = [SHEAR.half * s, SHEAR.inside * s]
  const arrow = (from: At, to: At, said?: Label): Shape => ({
    kind: 'arrow',
    from,
    to,
    role: 'load',
    ...(said && { label: said }),
  })
  return [
    arrow([l / 2 - half, s - inside], [l / 2 + half, s - inside], label),
    arrow([l / 2 + half, inside], [l / 2 - half, inside]),
    arrow([l - inside, s / 2 - half], [l - inside, s / 2 + half]),
    arrow([inside, s / 2 + half], [inside, s / 2 - half]),
  ]
}
