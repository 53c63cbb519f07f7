/**
 * The ground as layers from the seabed down: stress, strength and kind of soil at any depth. Coherent SI. What a workflow
 * knows of a layer beyond this it adds to the layer, and finds it there again.
 */
import { inWords, requireThat } from '@keelson/numerics/errors.ts'
import { effectiveStressInLayer, meanStrength, strengthInLayer, strengthWithGradient } from './equations.ts'

export const SOIL_KINDS = ['clay', 'sand', 'silt', 'rock'] as const
type SoilKind = (typeof SOIL_KINDS)[number]

export interface SoilLayer {
  readonly thickness: number
  /** Weight in water per volume. */
  readonly effectiveUnitWeight: number
  readonly kind: SoilKind
  /** Undrained shear strength, linear between top and base; none where the soil drains. */
  readonly strength?: { readonly top: number; readonly base: number } | undefined
}

/** A layer in its place. */
export type Placed<L extends SoilLayer = SoilLayer> = L & {
  /** Depths. */
  readonly top: number
  readonly base: number
  /** Vertical effective stress at the top. */
  readonly stressAtTop: number
}
export type SoilProfile<L extends SoilLayer = SoilLayer> = readonly Placed<L>[]

/** The layers one below the other. Throws NumericsError 'bad_input' where there is none, or one has no thickness. */
export function profileOf<L extends SoilLayer>(layers: readonly L[]): SoilProfile<L> {
  requireThat(layers.length > 0, 'a soil profile must have at least one layer')
  let [top, stressAtTop] = [0, 0]
  return layers.map((layer) => {
    requireThat(
      layer.thickness > 0,
      `layer thickness must be greater than zero (entered: ${inWords(layer.thickness)} m)`,
    )
    const placed = { ...layer, top, base: top + layer.thickness, stressAtTop }
    stressAtTop = stressIn(placed, placed.base)
    top = placed.base
    return placed
  })
}

/** Clay of which the strength increases evenly from the seabed down: one layer. */
export const clayWithGradient = (of: {
  readonly thickness: number
  readonly effectiveUnitWeight: number
  readonly strengthAtSeabed: number
  readonly strengthGradient: number
}) => {
  const { thickness, effectiveUnitWeight, strengthAtSeabed: s_u0, strengthGradient: k } = of
  const at = (z: number) => strengthWithGradient.evaluate({ s_u0, k, z })
  return { thickness, effectiveUnitWeight, kind: 'clay', strength: { top: at(0), base: at(thickness) } } as const
}

/** Depth to which the profile is known. */
export const depthOf = (profile: SoilProfile): number => profile.at(-1)?.base ?? 0

/**
 * The layer at a depth; where two meet, the upper one. Throws NumericsError 'bad_input' above the seabed and below the last
 * layer: nothing is known there.
 */
export function layerAt<L extends SoilLayer>(profile: SoilProfile<L>, depth: number): Placed<L> {
  const found = depth >= 0 ? profile.find(({ base }) => depth <= base) : undefined
  requireThat(
    found !== undefined,
    `the soil profile covers the seabed to ${inWords(depthOf(profile))} m and does not include ${inWords(depth)} m`,
  )
  return found
}

/** Vertical effective stress at a depth. Throws as `layerAt`. */
export const stressAt = (profile: SoilProfile, depth: number): number => stressIn(layerAt(profile, depth), depth)

/** Undrained shear strength at a depth, none where the soil drains; where two layers meet, that of the upper one. Throws as `layerAt`. */
export const strengthAt = (profile: SoilProfile, depth: number): number | undefined =>
  strengthIn(layerAt(profile, depth), depth)

/** Vertical effective stress at a depth within a layer. */
export const stressIn = (layer: Pick<Placed, 'top' | 'stressAtTop' | 'effectiveUnitWeight'>, depth: number): number =>
  effectiveStressInLayer.evaluate({
    p_t: layer.stressAtTop,
    gamma: layer.effectiveUnitWeight,
    z: depth,
    z_t: layer.top,
  })

/** Undrained shear strength at a depth within a layer, none where it drains. */
export const strengthIn = ({ strength, top, base }: Placed, depth: number): number | undefined =>
  strength && strengthInLayer.evaluate({ s_t: strength.top, s_b: strength.base, z: depth, z_t: top, z_b: base })

/** A layer as far as it lies within a depth range. */
export interface Piece<L extends SoilLayer = SoilLayer> {
  readonly layer: Placed<L>
  readonly from: number
  readonly to: number
}

/** The layers within a depth range, cut at its ends. Throws as `layerAt`, and where the range has no depth. */
export function piecesBetween<L extends SoilLayer>(
  profile: SoilProfile<L>,
  from: number,
  to: number,
): readonly Piece<L>[] {
  requireThat(to > from, `there is no soil between ${inWords(from)} and ${inWords(to)} m`)
  layerAt(profile, from)
  layerAt(profile, to)
  return profile
    .filter(({ top, base }) => top < to && base > from)
    .map((layer) => ({ layer, from: Math.max(from, layer.top), to: Math.min(to, layer.base) }))
}

/** Thicknesses and unit weights down to a depth, as the formula of the stress takes them. */
export function weightsAbove(profile: SoilProfile, depth: number) {
  const pieces = depth > 0 ? piecesBetween(profile, 0, depth) : []
  return { gamma: pieces.map(({ layer }) => layer.effectiveUnitWeight), h: pieces.map(({ from, to }) => to - from) }
}

/** Strengths and thicknesses of the pieces within a depth range, as the formula of the mean takes them; none where one drains. */
export function strengthsBetween(profile: SoilProfile, from: number, to: number) {
  const pieces = piecesBetween(profile, from, to)
  const at = (end: 'from' | 'to') => pieces.map((piece) => strengthIn(piece.layer, piece[end]))
  const [s_a, s_b] = [at('from'), at('to')]
  if (!allKnown(s_a) || !allKnown(s_b)) return undefined
  return { s_a, s_b, h: pieces.map((piece) => piece.to - piece.from) }
}
const allKnown = (values: readonly (number | undefined)[]): values is readonly number[] => !values.includes(undefined)

/** Mean undrained shear strength over a depth range, none where a part of it drains. Throws as `piecesBetween`. */
export function meanStrengthBetween(profile: SoilProfile, from: number, to: number): number | undefined {
  const strengths = strengthsBetween(profile, from, to)
  return strengths && meanStrength.evaluate(strengths)
}
