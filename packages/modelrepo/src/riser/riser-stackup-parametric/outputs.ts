/** The checks, charts and figures of the run, as the contract declares them. */
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

export const charts = {
  wall_depth: {
    title: 'Required wall against water depth',
    description: 'One line for each mud unit weight, the cases on it; the wall that is there as a limit.',
  },
  tension_depth: {
    title: 'Top tension against water depth',
    description: 'The cases of each mud unit weight from shallow to deep; the tensioner setting as a limit.',
  },
}

export const figures = {
  cases: {
    title: 'Cases side by side',
    description:
      'The tube of each case in its water depth, full of its mud, with the wall that it needs. Depths are to scale among themselves, widths with their walls too.',
  },
}
