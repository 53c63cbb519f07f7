/** The pile in its soil, to scale: layers and strength beside it, the load on its head, the plug in it. */
import { type Drawing, figure, type Label, labelled, named, type Shape } from '@keelson/figures'
import { axialLoad, type DrawnPile, pileDimensions, pileElevation, plugOf } from '@keelson/figures/things/pile.ts'
import {
  type DrawnLayer,
  depthCurve,
  soilAcross,
  soilColumn,
  strengthOfLayers,
  waterOver,
} from '@keelson/figures/things/soil-profile.ts'
import { nameOf, type PileSoil } from './soil.ts'

export interface PileFigure {
  readonly layers: readonly DrawnLayer[]
  readonly diameter: number
  readonly wall?: number
  readonly length: number
  readonly plugged?: boolean
  /** At the head, its size; none where it is nothing. */
  readonly load?: number
  readonly pulled?: boolean
  /** Across the head: a shear, and a moment in words. */
  readonly across?: readonly { readonly label: Label; readonly moment?: true }[]
}

/** Share of the water that the head stands out. */
const OUT = 0.5

export const drawnLayers = (soil: PileSoil): readonly DrawnLayer[] =>
  soil.map((layer) => ({
    top: layer.top,
    base: layer.base,
    kind: layer.kind,
    strength: layer.strength,
    label: named(nameOf(layer)),
  }))

/** One clay that one strength stands for, as deep as the pile. */
export const oneClay = (s_u: number, length: number): readonly DrawnLayer[] => [
  { top: 0, base: length, kind: 'clay', strength: { top: s_u, base: s_u } },
]

export function pileFigure({ layers, diameter, wall, length, plugged, load, pulled, across }: PileFigure): Drawing {
  const depth = Math.max(length, ...layers.map(({ base }) => base))
  const { column, curve } = soilAcross(depth)
  const pile: DrawnPile = {
    x: 0,
    diameter,
    ...(wall !== undefined && { wall }),
    length,
    stickUp: OUT * waterOver(depth),
  }
  return figure(
    { unit: 'm', scale: 'true' },
    soilColumn(layers, column),
    pileElevation(pile),
    plugged === true && plugOf(pile),
    wall !== undefined && wallNote(pile, wall),
    pileDimensions(pile, { diameter: 'D', length: 'L' }),
    load !== undefined && load > 0 && axialLoad(pile, labelled('P', load, 'kN'), pulled === true),
    across?.map((one) => acrossHead(pile, one)),
    depthCurve(strengthOfLayers(layers), curve),
  )
}

const acrossHead = (
  { x, diameter: D, stickUp }: DrawnPile,
  { label, moment }: { readonly label: Label; readonly moment?: true },
): Shape =>
  moment
    ? { kind: 'note', at: [x + D / 2, stickUp], side: 'left', label }
    : { kind: 'load', at: [x - D / 2, 0.5 * stickUp], towards: 0, label }

const wallNote = ({ x, diameter: D, length: L }: DrawnPile, t: number): Shape => ({
  kind: 'text',
  at: [x + D / 2, -0.8 * L],
  towards: 'e',
  label: labelled('t', t, 'mm'),
})
