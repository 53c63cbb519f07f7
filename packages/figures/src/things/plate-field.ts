/** A flat plate between stiffeners and girders in plan, with the stresses on its edges. Coherent SI. */
import { spaced } from '@keelson/numerics/spaced.ts'
import type { At, Compass, Label, Shape } from '../drawing.ts'
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
  const line = (from: At, to: At): Shape => ({ kind: 'polyline', points: [from, to], role: 'outline' })
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
  readonly said?: readonly Said[]
}
/** What is written beside the end of an arrow. */
interface Said {
  readonly along: number
  readonly towards: Compass
  readonly label: Label
}

/** Arrows of a stress on two opposite edges, each as long as its share of the largest. */
function onEdges(stress: EdgeStress, width: number, largest: number, edges: readonly Edge[]): readonly Shape[] {
  const of = (along: number) => stress.near + (stress.far - stress.near) * along
  const size = (value: number) => (LONGEST * width * Math.abs(value)) / largest
  return edges.flatMap(({ count, at, said = [] }): readonly Shape[] => {
    const places = spaced(0, 1, count)
    const tail = (along: number): At => at(along, AIR * width + size(of(along)))
    const arrow = (along: number): Shape => {
      const [inner, outer] = [at(along, AIR * width), tail(along)]
      const [from, to] = of(along) > 0 ? [outer, inner] : [inner, outer]
      return { kind: 'arrow', from, to, role: 'load' }
    }
    return [
      ...places.filter((along) => size(of(along)) >= SHORTEST * LONGEST * width).map(arrow),
      { kind: 'polyline', points: crossings(stress, places).map(tail), role: 'load' },
      ...said.map(({ along, towards, label }): Shape => ({ kind: 'text', at: tail(along), towards, label })),
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
  isNone(stress)
    ? []
    : onEdges(stress, plate.width, largest, [
        {
          count: 5,
          at: (along, out) => [-out, along * plate.width],
          said: [
            { along: 0, towards: 's', label: stress.label },
            ...(stress.farLabel ? [{ along: 1, towards: 'n', label: stress.farLabel } as const] : []),
          ],
        },
        { count: 5, at: (along, out) => [plate.length + out, along * plate.width] },
      ])

const isNone = ({ near, far }: EdgeStress) => near === 0 && far === 0

/** Arrows across the stiffeners for each width of plate. */
const PER_WIDTH = 4
/** Where along the edge the transverse stress is named: alone, and at each end of one that varies. */
const NAMED_AT = { alone: 0.5, near: 0.3, far: 0.85 } as const

/** Stress across the stiffeners on the long edges; nothing stands for no stress. */
export function transverseStress(plate: PlateField, stress: EdgeStress, largest: number): readonly Shape[] {
  if (isNone(stress)) return []
  const count = Math.max(5, Math.min(17, Math.round((PER_WIDTH * plate.length) / plate.width) + 1))
  const { label, farLabel } = stress
  return onEdges(stress, plate.width, largest, [
    {
      count,
      at: (along, out) => [along * plate.length, plate.width + out],
      said: farLabel
        ? [
            { along: NAMED_AT.near, towards: 'n', label },
            { along: NAMED_AT.far, towards: 'n', label: farLabel },
          ]
        : [{ along: NAMED_AT.alone, towards: 'n', label }],
    },
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
