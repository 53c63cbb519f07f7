/** The figures of a run. */
import { separationOnly, wellPathOnly } from './modes.ts'

export const figures = {
  section: {
    title: 'Well in its section plane',
    description:
      'To scale, depth downward, with the sharpest course in blue; neighbours are thin, a projection is dashed.',
    onlyWhen: wellPathOnly,
  },
  plan: {
    title: 'Well from above',
    description:
      'To scale, north upward, with the section plane; neighbours are thin, a projection is dashed, and an ellipse is two standard deviations of the last station.',
    onlyWhen: wellPathOnly,
  },
  clearance: {
    title: 'Two holes and the distance between them',
    description:
      'The holes across their line of centres to scale, with the distance that the separation rule asks for around this well.',
    onlyWhen: separationOnly,
  },
}

export const OFFSETS = ['offset_wells']

export const charts = {
  plan_view: {
    title: 'Plan view',
    description: 'The wells from above, on the grid; the scales differ.',
    onlyWhen: wellPathOnly,
  },
  vertical_section: {
    title: 'Vertical section',
    description: 'The wells in the section plane, depth downward; the scales differ.',
    onlyWhen: wellPathOnly,
  },
  dogleg_severity: {
    title: 'Dogleg severity',
    description: 'Of each course along the well.',
    onlyWhen: wellPathOnly,
  },
  space_view: {
    title: 'Path in space',
    description:
      'Isometric: north to the upper right, east to the lower right, depth downward; the plan at the tie-on depth.',
    onlyWhen: wellPathOnly,
    apart: { x: 'A projection on paper.' },
  },
  ladder: {
    title: 'Ladder',
    description: 'Distance in space to each offset well along this well.',
    onlyWhen: wellPathOnly,
    needs: OFFSETS,
  },
  separation: {
    title: 'Separation factor along the well',
    description: 'Against each offset well; factors above 10 are drawn at 10.',
    onlyWhen: wellPathOnly,
    needs: OFFSETS,
  },
  travelling_cylinder: {
    title: 'Travelling cylinder',
    description:
      'Where each neighbour crosses the plane across this well, station by station; direction 0 is the high side plus azimuth.',
    onlyWhen: wellPathOnly,
    needs: OFFSETS,
  },
  uncertainty: {
    title: 'Position uncertainty',
    description: 'How it grows along the well.',
    onlyWhen: wellPathOnly,
    needs: ['tool_model'],
  },
  separation_distance: {
    title: 'Separation factor against distance',
    description: 'How far the wells could move together.',
    onlyWhen: separationOnly,
  },
}
