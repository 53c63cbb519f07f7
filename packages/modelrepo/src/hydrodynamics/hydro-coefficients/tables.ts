/** What the sums of the report run over, panel by panel. */
import type { Panels } from '@keelson/physics/strip-theory/panels.ts'
import { numberColumn, textColumn } from '@keelson/workflow'

const result = (unit: string) => ({ unit, noKind: 'a potential or component of it, without usual range' })
const panel = textColumn('Panel')

const potentials = (phi: string, normal: string, motion: readonly string[]) => ({
  title: 'Panel potentials',
  description:
    'Potential of the motion at unit velocity, at the frequency shown in the steps, with its contribution to the far-field waves.',
  columns: {
    panel,
    normal: numberColumn(result(normal), 'Normal', { symbol: 'n_i' }),
    potential_real: numberColumn(result(phi), 'Potential, real', { symbol: 'phi_r' }),
    potential_imaginary: numberColumn(result(phi), 'Potential, imaginary', { symbol: 'phi_i' }),
    waves_real: numberColumn(result(phi), 'Waves, real', { symbol: 'H_r' }),
    waves_imaginary: numberColumn(result(phi), 'Waves, imaginary', { symbol: 'H_i' }),
  },
  onlyWhen: { motion },
})

export const sectionTables = {
  panels: {
    title: 'Panels',
    description: 'Centre, rise and length of each half-section panel, from the keel upwards.',
    columns: {
      panel,
      y: numberColumn('hull_coordinate', 'Half breadth', { symbol: 'y' }),
      z: numberColumn('hull_coordinate', 'Height', { symbol: 'z' }),
      rise: numberColumn('hull_coordinate', 'Rise', { symbol: 'r' }),
      length: numberColumn('hull_coordinate', 'Length', { symbol: 'l' }),
    },
  },
  potentials_moved: potentials('m', '-', ['heave', 'sway']),
  potentials_coupled: potentials('m2', '-', ['sway_roll']),
  potentials_turned: potentials('m2', 'm', ['roll']),
} as const

/** The table in which the potentials of a motion stand. */
export const potentialsOf = {
  heave: 'potentials_moved',
  sway: 'potentials_moved',
  surge: 'potentials_moved',
  roll: 'potentials_turned',
  sway_roll: 'potentials_coupled',
} as const

export const panelRows = ({ count, midY, midZ, nodeZ, length }: Panels) =>
  Array.from({ length: count }, (_, j) => ({
    panel: String(j + 1),
    y: midY[j] as number,
    z: midZ[j] as number,
    rise: (nodeZ[j + 1] as number) - (nodeZ[j] as number),
    length: length[j] as number,
  }))
