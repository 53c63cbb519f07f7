/** The checks of a run, each by its clause. */
import { house } from '@keelson/equations'
import { barlowWall, factoredWeight, LEAVES_BORE } from '@keelson/physics/riser-stack/screen.ts'
import { checkOf } from '@keelson/workflow'

export const checks = {
  all_cases_succeed: checkOf('-', {
    title: 'Case completion',
    criterion: { source: house, clause: 'convention: a sweep passes only if every case has a result' },
    demand: 'Cases without a result',
    capacity: 'Permitted number of cases without a result',
  }),
  wall: checkOf('wall_thickness_pipe', {
    title: 'Main tube burst (Barlow, all cases)',
    criterion: barlowWall,
    demand: `${barlowWall.title}, maximum of all cases`,
    capacity: 'Main tube wall thickness',
    needs: ['wall_thickness'],
    reach: [LEAVES_BORE],
  }),
  tension: checkOf('line_tension', {
    title: 'Top tension (all cases)',
    criterion: factoredWeight,
    demand: `${factoredWeight.title}, maximum of all cases`,
    capacity: 'Tensioner setting',
    needs: ['tensioner_setting'],
    reach: [LEAVES_BORE],
  }),
}
