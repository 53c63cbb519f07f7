/** The tables, charts and figures of the run, as the contract declares them. */
import { numberColumn, wordedColumn } from '@keelson/workflow'

const used = (title: string) => numberColumn('utilisation', title)
const members = { needs: ['members'] } as const
const joints = { needs: ['joints'] } as const

export const tables = {
  members: {
    title: 'Members',
    description: 'Every member with its allowable stresses and utilisations; no number where something is not checked.',
    columns: {
      member: numberColumn('-', 'Member'),
      slenderness: numberColumn('-', 'D/t'),
      column: numberColumn('-', 'K L/r'),
      axial_allowable: numberColumn('stress', 'Allowable, axial'),
      bending_allowable: numberColumn('stress', 'Allowable, bending'),
      hoop_allowable: numberColumn('stress', 'Allowable, hoop'),
      combined: used('Axial and bending'),
      shear: used('Shear'),
      torsion: used('Torsion'),
      hoop: used('Hoop'),
      pressure: used('With pressure'),
      largest: used('Largest'),
      governing: wordedColumn('Governing'),
    },
  },
  joints: {
    title: 'Joints',
    description: 'Every joint with what its brace may carry.',
    columns: {
      joint: numberColumn('-', 'Joint'),
      carried_as: wordedColumn('Carried as'),
      beta: numberColumn('-', 'Brace over chord diameter'),
      gamma: numberColumn('-', 'Chord radius over wall'),
      geometry: wordedColumn('Validity range'),
      axial: numberColumn('pipe_axial_force', 'Allowable axial load'),
      in_plane: numberColumn('bending_moment', 'Allowable moment in plane'),
      out_of_plane: numberColumn('bending_moment', 'Allowable moment out of plane'),
      used: used('Utilisation'),
    },
  },
}

export const charts = {
  utilisation: {
    title: 'Utilisation of all members and joints',
    description: 'The largest of each row, beside its limit; a row without any allowable left is not drawn.',
  },
  member_interaction: {
    ...members,
    title: 'Axial stress and bending of the member',
    description:
      'Bending stress that the member holds at each axial stress, of the sense of the run; with the member used most.',
  },
  joint_interaction: {
    ...joints,
    title: 'Axial load and moment of the brace',
    description: 'Moment in plane that the joint holds at each axial load, beside the moment out of plane of the run.',
  },
  capacity_beta: {
    ...joints,
    title: 'Axial capacity over the brace diameter',
    description: 'Each class by itself, the chord as it is and without its can reduction; with the joint used most.',
  },
  capacity_gamma: {
    ...joints,
    title: 'Axial capacity over the chord wall',
    description: 'Each class by itself, chord and brace diameter as they are; with the joint used most.',
  },
}

export const figures = {
  member: {
    ...members,
    title: 'The member used most',
    description:
      'A bay of the tube between its rings, or four diameters of it, with its stresses; lengthwise to scale.',
  },
  section: {
    ...members,
    title: 'Its section',
    description: 'The tube with the pressure of the sea around it.',
  },
  joint: {
    ...joints,
    title: 'The joint used most',
    description: 'Chord and can, and the brace with its loads; the other brace of K and X action as a ghost.',
  },
}
