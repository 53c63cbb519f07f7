/** What a specialist would remark on the run. */
import { sayer, shownIn, shownRatio, type Warning, warner } from '@keelson/workflow'
import { type Capacity, depthFactorsOf } from './calculate-capacity.ts'
import { type Consolidation, increaseAt } from './calculate-settlement.ts'
import type { Mat, OnClay } from './inputs.ts'

export const warnings = {
  uplift: 'The load is so far from the middle that an edge of the mat lifts off.',
  large_eccentricity: 'The eccentricity exceeds a third of a side, which needs special precautions.',
  strength_above_base_taken: 'The strength at base level was taken for the weaker soil above it.',
  no_embedment: 'An embedded section was given for a mat that is not embedded.',
  depth_factors_left_out:
    'The soil above base level was left out of bearing, because its passive resistance is counted on.',
  thick_layer: 'A compressible layer near the base is thicker than a quarter of the width.',
  layers_end: 'The compressible layers end where the load still adds much stress.',
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
  const share = `the eccentricity ${shownIn(e, 'm')} is ${shownRatio(e / side)} of ${name}`
  if (e > LARGE * side * SLACK)
    return [warn('large_eccentricity', `${share}, above a third: EN 1997-1 6.5.4 requires special precautions`, path)]
  return said('uplift', e > LIFTS * side * SLACK, `${share}, above a sixth: an edge lifts off`, path)
}

function soilAbove(p: OnAny): Warning[] {
  const passive = p.embedded_section_area > 0 && p.horizontal_load > 0
  const { undrained_strength_gradient: k = 0 } = p
  const depth = depthFactorsOf(p)
  return [
    ...said(
      'strength_above_base_taken',
      p.embedment_depth > 0 && k > 0 && p.strength_above_base === undefined,
      'the strength increases with depth and {strength_above_base} was not given: that at base level was taken, which is on the high side',
      '/strength_above_base',
    ),
    ...said(
      'no_embedment',
      p.embedded_section_area > 0 && p.embedment_depth === 0,
      `{embedded_section_area} is ${shownIn(p.embedded_section_area, 'm2')}, and {embedment_depth} is 0: nothing lies before it`,
      '/embedded_section_area',
    ),
    ...said(
      'depth_factors_left_out',
      passive && !depth && p.depth_factor === undefined && p.embedment_depth > 0,
      'passive resistance is counted on, so that the depth factors were left out of bearing: API RP 2GEO advises against both together',
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
      `layer ${thick + 1} begins within the width of the mat and is ${shownIn(layers[thick]?.thickness ?? 0, 'm')} thick, above a quarter of {width}: divide it`,
      `/compressible_layers/${thick}/thickness_m`,
    ),
    ...said(
      'layers_end',
      left > MUCH,
      `at ${shownIn(foot, 'm')} below the base, where the layers end, the load still adds ${shownRatio(left)} of its pressure: what lies below is taken as stiff`,
      '/compressible_layers',
    ),
  ]
}
