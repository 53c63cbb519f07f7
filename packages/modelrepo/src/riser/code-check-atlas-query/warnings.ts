/** What the reader of a query should know: what the atlas leaves out, and why the direct solver answered. */
import { shown, type Warning, warner } from '@keelson/workflow'
import type { Params } from './inputs.ts'

export const warnings = {
  no_pressure: 'The result is valid without pressure only.',
  thick_wall: 'The pipe is thick-walled. Fibre stresses differ from the average stresses.',
  outside_atlas: 'The query point is outside the atlas. The direct solver is used.',
  near_limit: 'The confidence band contains the limit. The direct solver is used.',
} as const
const warn = warner(warnings)

/** D/t from which average stresses are near those of the fibres; the code limits the averages, whatever the wall. */
const THICK = 10

export function warningsOf(p: Params): Warning[] {
  const ratio = p.outer_diameter / p.wall_thickness
  return [
    warn(
      'no_pressure',
      'Internal and external pressure are not included. Pressure changes the stress and may cause collapse. Run the API RP 2RD riser stress check.',
      '/effective_tension',
    ),
    ...(ratio < THICK
      ? [
          warn(
            'thick_wall',
            `D/t is ${shown(ratio, 3)}, below ${THICK}. The inner and outer fibre stresses differ from the average stresses.`,
            '/wall_thickness',
          ),
        ]
      : []),
  ]
}
