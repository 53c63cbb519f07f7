/** The bodies, each whole in its own file, and the table in place of one. */
import { composed } from './inputs.ts'
import { cylinder } from './way-cylinder.ts'
import { hemisphere } from './way-hemisphere.ts'
import { decaying } from './way-memory.ts'
import { section } from './way-section.ts'
import { spheroid } from './way-spheroid.ts'
import { table } from './way-table.ts'

export const body = composed(
  {
    floating_hemisphere: hemisphere,
    section,
    prolate_spheroid: spheroid,
    vertical_cylinder: cylinder,
    exponential_cosine: decaying,
    table,
  },
  {
    inOrder: {
      values: [
        ...['rotational_added_inertia_coefficient', 'lewis_a1'],
        ...['retardation', 'added_mass_per_length', 'damping_per_length', 'added_mass_interpolated'],
      ],
      tables: ['potentials_turned', 'points'],
      charts: ['causality', 'excitation'],
    },
  },
)
