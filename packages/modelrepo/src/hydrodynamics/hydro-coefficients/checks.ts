/** The checks of a run, each by its clause. */
import { asymmetry, causalityGap, causalRows, negativeDamping } from '@keelson/physics/radiation/equations.ts'
import { ENERGY_TOLERANCE, energyGap } from '@keelson/physics/strip-theory/section-equations.ts'
import { checkOf } from '@keelson/workflow'
import { TABLE } from './outputs.ts'

export const checks = {
  energy: checkOf('-', {
    title: 'Energy of damping and waves',
    criterion: ENERGY_TOLERANCE,
    demand: energyGap,
    capacity: 'Energy that panels may miss',
    selfCheck:
      'The damping found carries the energy of the waves found: the panels are fine enough. Waves that are too short for them have no solution beside them to be a case.',
    onlyWhen: { body: ['floating_hemisphere', 'section'] },
  }),
  causality: checkOf('-', {
    title: 'Causality',
    criterion: causalityGap,
    demand: causalityGap,
    capacity: 'Tolerance of causality',
    reach: [causalRows],
    onlyWhen: TABLE,
  }),
  symmetry: checkOf('-', {
    title: 'Symmetry of the added mass',
    criterion: asymmetry,
    demand: asymmetry,
    capacity: 'Tolerance of coefficients',
    onlyWhen: TABLE,
  }),
  passivity: checkOf('-', {
    title: 'No negative damping',
    criterion: negativeDamping,
    demand: negativeDamping,
    capacity: 'Tolerance of coefficients',
    onlyWhen: TABLE,
  }),
}
