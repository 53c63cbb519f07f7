/** The tables, charts and figures of the run, as the contract declares them. */
import { numberColumn, wordedColumn } from '@keelson/workflow'

const used = (title: string) => numberColumn('utilisation', title)
const members = { needs: ['members'] } as const
const joints = { needs: ['joints'] } as const

export const tables = {
  members: {
    title: 'Members',
    description: 'All members with allowable stresses and utilisations. Cells are blank if not checked.',
    columns: {
      member: numberColumn('-', 'Member'),
      slenderness: numberColumn('-', 'D/t'),
      column: numberColumn('-', 'K L/r'),
      axial_allowable: numberColumn('stress', 'Allowable axial stress'),
      bending_allowable: numberColumn('stress', 'Allowable bending stress'),
      hoop_allowable: numberColumn('stress', 'Allowable hoop stress'),
      combined: used('Combined stress'),
      shear: used('Shear'),
      torsion: used('Torsion'),
      hoop: used('Hoop buckling'),
      pressure: used('Stress with hydrostatic pressure'),
      largest: used('Maximum utilisation'),
      governing: wordedColumn('Governing check'),
    },
  },
  joints: {
    title: 'Joints',
    description: 'All joints with their allowable brace loads.',
    columns: {
      joint: numberColumn('-', 'Joint'),
      carried_as: wordedColumn('Classification'),
      beta: numberColumn('-', 'Brace/chord diameter ratio'),
      gamma: numberColumn('-', 'Chord radius/thickness ratio'),
      geometry: wordedColumn('Validity range'),
      axial: numberColumn('pipe_axial_force', 'Allowable axial load'),
      in_plane: numberColumn('bending_moment', 'Allowable in-plane moment'),
      out_of_plane: numberColumn('bending_moment', 'Allowable out-of-plane moment'),
      used: used('Utilisation'),
    },
  },
}

export const charts = {
  utilisation: {
    title: 'Member and joint utilisation',
    description:
      'Maximum utilisation of each row compared with its limit. Rows with no remaining allowable are not shown.',
  },
  member_interaction: {
    ...members,
    title: 'Member axial stress and bending interaction',
    description: 'Allowable bending stress against axial stress of the entered sense, for the governing member.',
  },
  joint_interaction: {
    ...joints,
    title: 'Brace axial load and moment interaction',
    description:
      'Allowable in-plane moment against axial load, for the entered out-of-plane moment. The governing joint is marked.',
  },
  capacity_beta: {
    ...joints,
    title: 'Axial capacity against brace diameter',
    description: 'Axial capacity of each class alone, without can reduction. The governing joint is marked.',
  },
  capacity_gamma: {
    ...joints,
    title: 'Axial capacity against chord radius/thickness',
    description: 'Axial capacity of each class alone for the entered diameters. The governing joint is marked.',
  },
}

export const figures = {
  member: {
    ...members,
    title: 'Governing member',
    description: 'Member bay between rings, or a length of four diameters, with its stresses. The length is to scale.',
  },
  section: {
    ...members,
    title: 'Governing member section',
    description: 'Tube section with external hydrostatic pressure.',
  },
  joint: {
    ...joints,
    title: 'Governing joint',
    description: 'Chord and can, and loaded brace. The opposing brace (K or X action) is dashed.',
  },
}
