/** The checks of the run: no buckle, or one that the pipe takes. */
import { SMALL_SLOPES } from '@keelson/physics/pipeline-buckling/hobbs-lateral.ts'
import { routeCurveForce } from '@keelson/physics/pipeline-buckling/screening.ts'
import { hobbs } from '@keelson/physics/pipeline-buckling/sources.ts'
import { dnvRpF110 } from '@keelson/standards/dnv-rp-f110-2018/source.ts'
import { checkOf } from '@keelson/workflow'

const CURVE = { criterion: routeCurveForce, capacity: routeCurveForce, needs: ['route_curve_radius'] }

const COMPRESSION = 'Maximum effective compression'

export const checks = {
  susceptibility: checkOf('-', {
    title: 'Lateral buckling',
    criterion: { source: dnvRpF110, clause: 'susceptibility and pipe integrity' },
    demand: 'Maximum screening ratio, or design strain of a buckle',
    capacity: 'Screening limit, or design strain resistance of a buckle',
    reach: [SMALL_SLOPES],
  }),
  short_line: checkOf('pipe_axial_force', {
    title: 'Short line buckling',
    criterion: { source: hobbs, clause: 'lateral modes, minimum restrained force' },
    demand: COMPRESSION,
    capacity: 'Minimum critical force, modes 1 to 4 and infinite',
    reach: [SMALL_SLOPES],
  }),
  route_curve: checkOf('pipe_axial_force', {
    title: 'Route curve stability in operation',
    demand: COMPRESSION,
    ...CURVE,
    reach: [SMALL_SLOPES],
  }),
  laid_curve: checkOf('pipe_axial_force', {
    title: 'Route curve stability during laying',
    demand: 'Residual lay tension',
    ...CURVE,
  }),
}
