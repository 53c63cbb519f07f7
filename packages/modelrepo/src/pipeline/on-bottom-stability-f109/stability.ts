/** The three methods, each whole in its own file. */
import { composed } from './inputs.ts'
import { ABSOLUTE, GENERALISED, SIMPLIFIED } from './inputs-method.ts'
import { rules } from './rules.ts'
import { byAbsolute } from './way-absolute.ts'
import { byGeneralised } from './way-generalised.ts'
import { simplified } from './way-simplified.ts'

export const stability = composed(
  { [ABSOLUTE]: byAbsolute, [GENERALISED]: byGeneralised, [SIMPLIFIED]: simplified },
  {
    rules,
    inOrder: {
      values: [
        'keulegan_carpenter_number',
        'significant_keulegan_carpenter_number',
        'vertical_utilisation',
        'critical_phase_angle',
        'lift_force_at_critical_phase',
        'l_stable',
      ],
      charts: ['velocity_spectrum', 'load_phase', 'utilisation_thickness', 'weight_displacement', 'velocity_depth'],
    },
  },
)
