/** The checks of a run, each by its clause. */
import { house } from '@keelson/equations'
import { barlowWall, factoredWeight, LEAVES_BORE } from '@keelson/physics/riser-stack/screen.ts'
import { checkOf } from '@keelson/workflow'

export const checks = {
  all_cases_succeed: checkOf('-', {
    title: 'Every case has a result',
    criterion: { source: house, clause: 'convention: a sweep is whole or not passed' },
    demand: 'Cases without a result',
    capacity: 'Cases that may fail',
  }),
  wall: checkOf('wall_thickness_pipe', {
    title: 'Wall bears the design pressure of every case',
    criterion: barlowWall,
    demand: `${barlowWall.title}, the largest of the cases`,
    capacity: 'Wall of the main tube',
    needs: ['wall_thickness'],
    reach: [LEAVES_BORE],
  }),
  tension: checkOf('line_tension', {
    title: 'Tensioners can be set to the top tension of every case',
    criterion: factoredWeight,
    demand: `${factoredWeight.title}, the largest of the cases`,
    capacity: 'Tensioner setting',
    needs: ['tensioner_setting'],
    reach: [LEAVES_BORE],
  }),
}
