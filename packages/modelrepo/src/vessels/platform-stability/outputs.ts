/** The tables, charts and figures of a run, as the contract declares them. */
import { numberColumn } from '@keelson/workflow'
import { stationsTable } from '../_shared/hull-offsets/hydrostatics.ts'
import { aHull, anOffsets } from './modes.ts'

export const tables = {
  blocks: {
    title: 'Blocks in the wind',
    description: 'Force and heeling moment of each block.',
    columns: {
      shape: numberColumn('-', 'Shape coefficient', { symbol: 'C_S' }),
      height: numberColumn('-', 'Height coefficient', { symbol: 'C_H' }),
      area: numberColumn('hull_area', 'Area', { symbol: 'A' }),
      centre: numberColumn('height_above_datum', 'Centre above the water', { symbol: 'z' }),
      force: numberColumn('hull_force', 'Force'),
      moment: numberColumn('hull_moment', 'Heeling moment'),
    },
  },
  stations: { ...stationsTable, onlyWhen: anOffsets },
  areas: {
    title: 'Righting arms under which the area is taken',
    description: 'Pieces from upright to where the areas end, and the heeling arm at the beginning of each.',
    columns: {
      from: numberColumn('heel_angle', 'From heel', { symbol: 'phi_a' }),
      to: numberColumn('heel_angle', 'To heel', { symbol: 'phi_b' }),
      start: numberColumn('righting_arm', 'Righting arm at the beginning', { symbol: 'z_a' }),
      middle: numberColumn('righting_arm', 'At the middle', { symbol: 'z_m' }),
      end: numberColumn('righting_arm', 'At the end', { symbol: 'z_b' }),
      heeling: numberColumn('righting_arm', 'Heeling arm at the beginning'),
    },
    onlyWhen: aHull,
  },
}

export const charts = {
  righting_arms: {
    title: 'Righting and heeling arm',
    description: 'Over the heel, with the intercepts, and where the areas end.',
    onlyWhen: aHull,
  },
  allowable_kg: {
    title: 'Allowable height of the centre of gravity',
    description: 'Over the wind heeling moment, with the point of this run.',
    onlyWhen: aHull,
  },
}

export const figures = {
  section: {
    title: 'Section',
    description: 'The unit across, to scale, with keel, centres and metacentre, and the water at the steady heel.',
    onlyWhen: { hull_type: ['box', 'semisubmersible', 'offsets'] },
  },
  plan: {
    title: 'Waterplane',
    description: 'Seen from above, to scale.',
    onlyWhen: { hull_type: ['box', 'semisubmersible', 'offsets'] },
  },
  windage: {
    title: 'Wind on the blocks',
    description:
      'Each block at the height of its centre, as high as it is wide with the area that was given; forces and their levers.',
  },
}
