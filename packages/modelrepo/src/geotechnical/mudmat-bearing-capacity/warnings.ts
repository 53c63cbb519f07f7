/** What a specialist would remark on the run. */
import { sayer, shownIn, shownRatio, type Warning, warner } from '@keelson/workflow'
import { type Capacity, depthFactorsOf } from './calculate-capacity.ts'
import { type Consolidation, increaseAt } from './calculate-settlement.ts'
import type { Mat, OnClay } from './inputs.ts'

export const warnings = {
  uplift: 'The load eccentricity causes an edge of the mat to lift off.',
  large_eccentricity: 'The eccentricity exceeds a third of a side and requires special precautions.',
  strength_above_base_taken: 'The strength at base level is used for the weaker soil above it.',
  no_embedment: 'An embedded section is entered for a mat that is not embedded.',
  depth_factors_left_out: 'Bearing depth factors are omitted because passive resistance is used.',
  thick_layer: 'A compressible layer near the base is thicker than a quarter of the width.',
  layers_end: 'The compressible layers end at a depth where the stress increase is still significant.',
} as const
const warn = warner(warnings)
const said = sayer(warnings)

/** Sand has no undrained strength. */
type OnAny = Mat & Partial<Pick<OnClay, 'undrained_strength_gradient' | 'strength_above_base'>>

/** Shares of a side, of the width and of the pressure at which something is said. */
const [LIFTS, LARGE, THICK, MUCH] = [1 / 6, 1 / 3, 1 / 4, 0.1]
const SLACK = 1 + 1e-9

export const warningsOf = (p: OnAny, c: Pick<Capacity, 'area'>, settled: Consolidation | undefined): Warning[] => [
  ...eccentric('moment_about_length_axis', c.area.e_B, p.width, '{width}'),
  ...eccentric('moment_about_width_axis', c.area.e_L, p.length, '{length}'),
  ...soilAbove(p),
  ...(settled === undefined ? [] : layered(p, settled)),
]

function eccentric(input: string, e: number, side: number, name: string): Warning[] {
  const path = `/${input}`
  const share = `The eccentricity of ${shownIn(e, 'm')} is ${shownRatio(e / side)} times the ${name}`
  if (e > LARGE * side * SLACK)
    return [
      warn('large_eccentricity', `${share}, above one third. EN 1997-1 6.5.4 requires special precautions.`, path),
    ]
  return said('uplift', e > LIFTS * side * SLACK, `${share}, above one sixth. An edge of the mat lifts off.`, path)
}

function soilAbove(p: OnAny): Warning[] {
  const passive = p.embedded_section_area > 0 && p.horizontal_load > 0
  const { undrained_strength_gradient: k = 0 } = p
  const depth = depthFactorsOf(p)
  return [
    ...said(
      'strength_above_base_taken',
      p.embedment_depth > 0 && k > 0 && p.strength_above_base === undefined,
      '{strength_above_base} is not provided, although the strength increases with depth. The strength at base level is used, which is unconservative.',
      '/strength_above_base',
    ),
    ...said(
      'no_embedment',
      p.embedded_section_area > 0 && p.embedment_depth === 0,
      `{embedded_section_area} is ${shownIn(p.embedded_section_area, 'm2')} but {embedment_depth} is 0. No soil is available for passive resistance.`,
      '/embedded_section_area',
    ),
    ...said(
      'depth_factors_left_out',
      passive && !depth && p.depth_factor === undefined && p.embedment_depth > 0,
      'Passive resistance is used, so bearing depth factors are omitted. API RP 2GEO advises against using both.',
      '/depth_factor',
    ),
  ]
}

function layered(p: Mat, { layers, q }: Consolidation): Warning[] {
  const thick = layers.findIndex((l) => l.top < p.width && l.thickness > THICK * p.width * SLACK)
  const foot = layers.at(-1)?.base ?? 0
  const left = increaseAt(p, q, foot) / q
  return [
    ...said(
      'thick_layer',
      thick >= 0,
      `Layer ${thick + 1} starts within one mat width below the base and is ${shownIn(layers[thick]?.thickness ?? 0, 'm')} thick, more than a quarter of the {width}. Subdivide it.`,
      `/compressible_layers/${thick}/thickness_m`,
    ),
    ...said(
      'layers_end',
      left > MUCH,
      `The compressible layers end at ${shownIn(foot, 'm')} below the base, where the stress increase is still ${shownRatio(left)} times the applied pressure. Soil below this depth is assumed incompressible.`,
      '/compressible_layers',
    ),
  ]
}
