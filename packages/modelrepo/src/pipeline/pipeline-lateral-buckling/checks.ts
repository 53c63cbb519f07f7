/** The checks of the run: no buckle, or one that the pipe takes. */
import { SMALL_SLOPES } from '@keelson/physics/pipeline-buckling/hobbs-lateral.ts'
import { routeCurveForce } from '@keelson/physics/pipeline-buckling/screening.ts'
import { hobbs } from '@keelson/physics/pipeline-buckling/sources.ts'
import { dnvRpF110 } from '@keelson/standards/dnv-rp-f110-2018/source.ts'
import { checkOf } from '@keelson/workflow'

const CURVE = { criterion: routeCurveForce, capacity: routeCurveForce, needs: ['route_curve_radius'] }

const COMPRESSION = 'Largest compression that is reached'

export const checks = {
  susceptibility: checkOf('-', {
    title: 'No buckle, or a buckle that the pipe takes',
    criterion: { source: dnvRpF110, clause: 'susceptibility and pipe integrity' },
    demand: 'Worst screening ratio; once it exceeds 1, the largest design strain of a standing buckle',
    capacity: 'Limit of the ratio; once the ratio exceeds 1, the design strain resistance',
    reach: [SMALL_SLOPES],
  }),
  short_line: checkOf('pipe_axial_force', {
    title: 'Short line stays below the critical force',
    criterion: { source: hobbs, clause: 'lateral modes, smallest restrained force' },
    demand: COMPRESSION,
    capacity: 'Lowest critical force of modes 1 to 4 and infinite',
    reach: [SMALL_SLOPES],
  }),
  route_curve: checkOf('pipe_axial_force', {
    title: 'Route curve does not move out',
    demand: COMPRESSION,
    ...CURVE,
    reach: [SMALL_SLOPES],
  }),
  laid_curve: checkOf('pipe_axial_force', {
    title: 'Route curve stays where it was laid',
    demand: 'Residual lay tension',
    ...CURVE,
  }),
}
