/** The analyses of an electrical submersible pump, each whole in its own file. */
import { composed } from './inputs.ts'
import { AFFINITY, CABLE, FLUID_LEVEL, HANDLING, INFLOW, OPERATING, SEPARATION, VISCOSITY } from './modes.ts'
import { rules } from './rules.ts'
import { byAffinity } from './way-affinity.ts'
import { ofCable } from './way-cable.ts'
import { handled, separated } from './way-gas.ts'
import { byInflow } from './way-inflow.ts'
import { byLevel } from './way-level.ts'
import { inWell } from './way-operating.ts'
import { onViscous } from './way-viscosity.ts'

export const esp = composed(
  {
    [FLUID_LEVEL]: byLevel,
    [INFLOW]: byInflow,
    [OPERATING]: inWell,
    [AFFINITY]: byAffinity,
    [VISCOSITY]: onViscous,
    [CABLE]: ofCable,
    [HANDLING]: handled,
    [SEPARATION]: separated,
  },
  {
    rules,
    inOrder: {
      checks: ['intake_pressure', 'balance', 'gas_stability', 'free_gas', 'cable_drop_by_length'],
      charts: ['pump_and_system', 'frequency_family', 'system_curve', 'head_breakdown'],
    },
  },
)
