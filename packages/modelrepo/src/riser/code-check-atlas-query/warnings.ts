/** What the reader of a query should know: what the atlas leaves out, and why the direct solver answered. */
import { shown, type Warning, warner } from '@keelson/workflow'
import type { Params } from './inputs.ts'

export const warnings = {
  no_pressure: 'The answer holds without pressure only.',
  thick_wall: 'The wall is thick: average stresses hide those of the inner and the outer fibre.',
  outside_atlas: 'The query lies outside the atlas, so that the direct solver answers.',
  near_limit: 'The band of the atlas holds the limit, so that the direct solver decides.',
} as const
const warn = warner(warnings)

/** D/t from which average stresses are near those of the fibres; the code limits the averages, whatever the wall. */
const THICK = 10

export function warningsOf(p: Params): Warning[] {
  const ratio = p.outer_diameter / p.wall_thickness
  return [
    warn(
      'no_pressure',
      'neither internal nor external pressure has a part in a query: under pressure the stress is another, and collapse is not seen; run api-rp-2rd-riser',
      '/effective_tension',
    ),
    ...(ratio < THICK
      ? [
          warn(
            'thick_wall',
            `D/t is ${shown(ratio, 3)}, below ${THICK}: stresses of the fibres differ from averages`,
            '/wall_thickness',
          ),
        ]
      : []),
  ]
}
