/** Electrical submersible pumps: what the workflow is, takes, gives and does not do. */

import {
  alhanati,
  apiRp11s4,
  apiRp11s6,
  hi967,
  productionHandbook,
  takacsEsp,
  turpin,
  williamsHazen,
} from '@keelson/physics/esp/sources.ts'
import { guo } from '@keelson/physics/inflow/sources.ts'
import { brillMukherjee, standing } from '@keelson/physics/pvt/sources.ts'
import { takacs } from '@keelson/physics/rod-pump/sources.ts'
import { cgpm1901 } from '@keelson/physics/waves/dispersion.ts'
import { defineContract } from '@keelson/workflow'
import { about } from './about.ts'
import { esp } from './esp.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  ...about,
  ...esp.contract,
  id: 'esp-pump-hydraulics',
  version: 1,
  status: 'stable',
  routes: [{ domain: 'wells-subsurface', subdomain: 'wells' }],
  standards: [
    { source: apiRp11s4, section: 'sizing: stages, motor, cooling, cable' },
    { source: takacsEsp, section: 'heads, affinity, operating point, gas, cable' },
    { source: productionHandbook, section: 'ch. 13, the nine steps' },
    { source: hi967, section: 'parameter B and its factors' },
    { source: turpin, section: 'limit of stable operation' },
    { source: alhanati, section: 'natural separation, simplified' },
    { source: standing, section: 'solution gas and oil volume at the intake' },
    { source: williamsHazen, section: 'friction in the tubing' },
    { source: apiRp11s6, section: 'cable' },
  ],
  cites: [
    { source: cgpm1901, section: 'standard gravity' },
    { source: brillMukherjee, section: 'appendix B, fluid property definitions' },
    { source: guo, section: '3.3.1, inflow performance from a test' },
    { source: takacs, section: 'hydrostatic pressure' },
  ],
  kind: 'calculation',
  cost: 'instant',
  tries: ['flow_rate', 'motor_rating', 'tubing_inner_diameter'],
  answers: [
    'stages',
    'motor_power_required',
    'operating_flow_rate',
    'operating_head',
    'motor_load',
    'cable_voltage_drop',
    'turpin_number',
    'free_gas_percent_at_intake',
  ],
  deliverables: [],
  warnings,
})
