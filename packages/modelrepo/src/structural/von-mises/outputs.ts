/** The check, tables, charts and figures of the run, as the contract declares them. */
import { criticalCompression, smallDisplacement } from '@keelson/physics/frame/equations.ts'
import { vonMisesStress } from '@keelson/physics/member-stress/thick-tube.ts'
import { allowableStress } from '@keelson/standards/api-rp-2rd-1998/allowable.ts'
import { firstOrder } from '@keelson/standards/en-1993-1-1-2005/frame-stability.ts'
import { checkOf, numberColumn, textColumn } from '@keelson/workflow'
import { OF_FRAME, OF_TUBE } from './modes.ts'

export const checks = {
  frame_stability: checkOf('pipe_axial_force', {
    title: 'Frame stability in its plane',
    demand: 'Largest compression',
    capacity: criticalCompression,
    criterion: criticalCompression,
    onlyWhen: OF_FRAME,
    reach: [firstOrder],
  }),
  von_mises: checkOf('stress', {
    title: 'Von Mises stress',
    demand: vonMisesStress,
    capacity: allowableStress,
    criterion: allowableStress,
    needs: ['yield_strength'],
    reach: [firstOrder, smallDisplacement],
  }),
}

const frame = { onlyWhen: OF_FRAME } as const
const tube = { onlyWhen: OF_TUBE } as const

export const tables = {
  nodes: {
    ...frame,
    title: 'Displacements of the nodes',
    description: 'Along the axes of the frame; rotation anticlockwise.',
    columns: {
      node: numberColumn('-', 'Node'),
      x: numberColumn('hull_coordinate', 'x'),
      y: numberColumn('hull_coordinate', 'y'),
      u: numberColumn('displacement', 'In x'),
      v: numberColumn('displacement', 'In y'),
      rotation: numberColumn('inclination', 'Rotation'),
    },
  },
  members: {
    ...frame,
    title: 'Forces in the members',
    description: 'Tension positive; bending moment positive where it stretches the right-hand side, from start to end.',
    columns: {
      element: numberColumn('-', 'Element'),
      length: numberColumn('member_length', 'Length'),
      axial_start: numberColumn('pipe_axial_force', 'Axial force, start'),
      axial_end: numberColumn('pipe_axial_force', 'Axial force, end'),
      shear_start: numberColumn('pipe_axial_force', 'Shear force, start'),
      shear_end: numberColumn('pipe_axial_force', 'Shear force, end'),
      moment_start: numberColumn('bending_moment', 'Moment, start'),
      moment_end: numberColumn('bending_moment', 'Moment, end'),
      largest_moment: numberColumn('bending_moment', 'Largest moment'),
      at: numberColumn('member_length', 'At, from start'),
      stress: numberColumn('stress', 'Von Mises stress'),
    },
  },
  reactions: {
    ...frame,
    title: 'Reactions',
    description: 'Of the supports on the frame, and what they balance.',
    columns: {
      support: textColumn('Node'),
      x: numberColumn('lifting_load', 'In x'),
      y: numberColumn('lifting_load', 'In y'),
      moment: numberColumn('bending_moment', 'Moment'),
    },
  },
  points: {
    ...tube,
    title: 'Stresses at four points',
    description: 'Inside and outside, where bending pulls and where it presses.',
    columns: {
      point: textColumn('Point'),
      radius: numberColumn('detail_dimension', 'Radius'),
      axial: numberColumn('stress', 'Along the tube'),
      hoop: numberColumn('stress', 'Hoop'),
      radial: numberColumn('stress', 'Radial'),
      shear: numberColumn('stress', 'Shear'),
      von_mises: numberColumn('stress', 'Von Mises'),
    },
  },
}

const along = 'Along all members one after the other, each from its start to its end.'

export const charts = {
  moment: { ...frame, title: 'Bending moment', description: along },
  shear: { ...frame, title: 'Shear force', description: along },
  axial: { ...frame, title: 'Axial force', description: `${along} Tension positive.` },
  wall: { ...tube, title: 'Stresses through the wall', description: 'The side where the von Mises stress is larger.' },
  interaction: {
    ...tube,
    title: 'Moment and tension together',
    description: 'The bending moment that brings the tube to its allowable stress, beside this run.',
    needs: ['yield_strength'],
  },
}

export const figures = {
  frame: {
    ...frame,
    title: 'The frame and its deformed shape',
    description: 'Loads, supports and numbers of nodes; the deformed shape over it.',
  },
  moments: {
    ...frame,
    title: 'Bending moments on the frame',
    description: 'Drawn on the side that they stretch.',
  },
  section: {
    ...tube,
    title: 'The tube and its four points',
    description: 'Von Mises stress inside and outside, where bending pulls and where it presses.',
  },
}
