/** A hull cut into strips for strip theory: its sections made ready, and its still-water properties from the same panels. */
import { requireThat } from '@keelson/numerics/errors.ts'
import { type Contour, panelled } from './panels.ts'
import { type PreparedSection, prepareSection } from './section-solver.ts'

export interface Strip {
  /** Forward of amidships. */
  readonly x: number
  /** How much length the section stands for: its weight in integrals along the hull. */
  readonly width: number
  readonly contour: Contour
}

export interface PreparedStrip {
  readonly x: number
  readonly width: number
  readonly section: PreparedSection
}

export interface StripHull {
  readonly strips: readonly PreparedStrip[]
  readonly still: StillWater
}

/** Areas and moments of the hull at rest; z up from the waterline, x forward of amidships. */
export interface StillWater {
  readonly volume: number
  /** Centre of buoyancy. */
  readonly x_B: number
  readonly z_B: number
  readonly waterplaneArea: number
  /** Of the waterplane: about the transverse axis through amidships first and second, about the centre line second. */
  readonly firstMoment: number
  readonly longitudinalInertia: number
  readonly transverseInertia: number
}

/** Panels on a half section by default: coefficients within about half a per cent. */
export const PANELS = 30

export function prepareHull(strips: readonly Strip[], panels = PANELS): StripHull {
  requireThat(strips.length > 0, 'the hull has no strips')
  const prepared = strips.map(({ x, width, contour }) => ({
    x,
    width,
    section: prepareSection(panelled(contour, panels)),
  }))
  return { strips: prepared, still: stillWater(prepared) }
}

function stillWater(strips: readonly PreparedStrip[]): StillWater {
  const along = (of: (strip: PreparedStrip) => number) =>
    strips.reduce((sum, strip) => sum + strip.width * of(strip), 0)
  const breadth = ({ section }: PreparedStrip) => 2 * section.panels.halfBreadth
  const volume = along(({ section }) => sectionArea(section))
  requireThat(volume > 0, 'hull displacement must be greater than zero')
  return {
    volume,
    x_B: along((strip) => strip.x * sectionArea(strip.section)) / volume,
    z_B: along(({ section }) => areaMoment(section)) / volume,
    waterplaneArea: along(breadth),
    firstMoment: along((strip) => strip.x * breadth(strip)),
    longitudinalInertia: along((strip) => strip.x ** 2 * breadth(strip)),
    transverseInertia: along((strip) => breadth(strip) ** 3 / 12),
  }
}

/** Of both halves, between the panels, the waterline and the centre plane. */
export function sectionArea({ panels }: PreparedSection): number {
  return panelSum(panels, (fromY, fromZ, toY, toZ) => -(fromY + toY) * (fromZ - toZ))
}

/** First moment about the waterline, of both halves: negative. */
export function areaMoment({ panels }: PreparedSection): number {
  return panelSum(panels, (fromY, fromZ, toY, toZ) => {
    const rise = toZ - fromZ
    return (rise * (fromY * (2 * fromZ + toZ) + toY * (fromZ + 2 * toZ))) / 3
  })
}

function panelSum(
  { count, nodeY, nodeZ }: PreparedSection['panels'],
  of: (fromY: number, fromZ: number, toY: number, toZ: number) => number,
): number {
  let sum = 0
  for (let j = 0; j < count; j++)
    sum += of(nodeY[j] as number, nodeZ[j] as number, nodeY[j + 1] as number, nodeZ[j + 1] as number)
  return sum
}
