/** On-bottom stability: what the workflow is, takes, gives and does not do. */
import { dnvRpE305 } from '@keelson/standards/dnv-rp-e305-1988/source.ts'
import { dnvRpF109 } from '@keelson/standards/dnv-rp-f109-2021/source.ts'
import {
  type ContractParams,
  defineContract,
  numberColumn,
  numberValue,
  type ParamsOf,
  type Problem,
  textValue,
} from '@keelson/workflow'
import { absolute, GENERALISED, generalised, inputs, simplified, spectral } from './params.ts'

const SEA_STATE = ['significant_wave_height', 'peak_period', 'water_depth']
const WEIGHT = ['wall_thickness', 'outer_diameter']

export const contract = defineContract({
  id: 'on-bottom-stability-f109',
  version: 1,
  status: 'stable',
  title: 'On-bottom stability of submarine pipelines',
  question: 'Does the pipeline stay where it was laid under waves and current, and how much concrete does it need?',
  routes: [{ domain: 'subsea-pipelines-integrity', subdomain: 'pipeline' }],
  standards: [
    {
      source: dnvRpF109,
      section: '3.2 vertical stability, 3.4 loads and soil, 3.5 generalised, 3.6 absolute lateral stability',
    },
    { source: dnvRpE305, section: '5.3 simplified static stability' },
  ],
  kind: 'calculation',
  cost: 'standard',
  params: inputs,
  rules,
  values: {
    hydrodynamic_diameter: numberValue({
      title: 'Hydrodynamic diameter',
      description: 'Outside diameter with all coating.',
      symbol: 'D',
      unit: 'm',
    }),
    submerged_weight: numberValue({
      title: 'Submerged weight',
      description: 'Weight in water with contents.',
      symbol: 'w_s',
      unit: 'N/m',
      needs: WEIGHT,
    }),
    buoyancy: numberValue({
      title: 'Buoyancy',
      description: 'Weight of the water displaced.',
      symbol: 'b',
      unit: 'N/m',
      minimum: 0,
    }),
    specific_gravity: numberValue({
      title: 'Specific gravity',
      description: 'Weight in air over buoyancy.',
      symbol: 's_g',
      unit: '-',
      needs: WEIGHT,
    }),
    vertical_stability_utilisation: numberValue({
      title: 'Vertical stability utilisation',
      description: 'gamma_w b/(w_s + b) with gamma_w = 1.1.',
      symbol: 'u_v',
      unit: '-',
      needs: WEIGHT,
    }),
    peak_enhancement_factor: numberValue({
      title: 'Peak enhancement factor',
      description: 'JONSWAP gamma used.',
      symbol: 'gamma',
      unit: '-',
      onlyWhen: spectral,
      needs: SEA_STATE,
    }),
    significant_flow_velocity: numberValue({
      title: 'Significant flow velocity',
      description: 'At the bed, without the pipe, before reduction for direction.',
      symbol: 'U_s',
      unit: 'm/s',
      onlyWhen: spectral,
      needs: SEA_STATE,
      minimum: 0,
    }),
    flow_zero_crossing_period: numberValue({
      title: 'Zero up-crossing period of the flow',
      description: 'Of the velocity at the bed.',
      symbol: 'T_u',
      unit: 's',
      onlyWhen: spectral,
      needs: SEA_STATE,
      minimum: 0,
    }),
    number_of_oscillations: numberValue({
      title: 'Number of oscillations',
      description: 'In the sea state.',
      symbol: 'tau',
      unit: '-',
      onlyWhen: spectral,
      needs: [...SEA_STATE, 'storm_duration'],
    }),
    period_ratio_kt: numberValue({
      title: 'Period ratio',
      description: 'Design period over zero up-crossing period.',
      symbol: 'k_T',
      unit: '-',
      onlyWhen: absolute,
      needs: SEA_STATE,
    }),
    design_oscillation_velocity: numberValue({
      title: 'Design oscillation velocity',
      description: 'Largest in the sea state, perpendicular to the pipe.',
      symbol: 'U_star',
      unit: 'm/s',
      onlyWhen: absolute,
      minimum: 0,
    }),
    design_oscillation_period: numberValue({
      title: 'Period of the design oscillation',
      description: 'Of the largest oscillation.',
      symbol: 'T_star',
      unit: 's',
      onlyWhen: absolute,
      minimum: 0,
    }),
    mean_current_velocity: numberValue({
      title: 'Current over the pipe',
      description: 'Perpendicular to the pipe, mean over its diameter.',
      symbol: 'V',
      unit: 'm/s',
      onlyWhen: spectral,
      minimum: 0,
    }),
    keulegan_carpenter_number: numberValue({
      title: 'Keulegan-Carpenter number',
      description: 'U* T*/D of the design oscillation.',
      symbol: 'K_star',
      unit: '-',
      onlyWhen: absolute,
      minimum: 0,
    }),
    significant_keulegan_carpenter_number: numberValue({
      title: 'Significant Keulegan-Carpenter number',
      description: 'U_w T_u/D.',
      symbol: 'K',
      unit: '-',
      onlyWhen: spectral,
      needs: SEA_STATE,
      minimum: 0,
    }),
    steady_to_oscillatory_ratio: numberValue({
      title: 'Steady to oscillatory ratio',
      description: 'V*/U* (absolute) or V/U_w (generalised).',
      symbol: 'M',
      unit: '-',
      onlyWhen: spectral,
      minimum: 0,
    }),
    peak_horizontal_load_coefficient: numberValue({
      title: 'Peak horizontal load coefficient',
      description: 'Table 3-9.',
      symbol: 'C_Y_star',
      unit: '-',
      onlyWhen: absolute,
    }),
    peak_vertical_load_coefficient: numberValue({
      title: 'Peak vertical load coefficient',
      description: 'Table 3-10.',
      symbol: 'C_Z_star',
      unit: '-',
      onlyWhen: absolute,
    }),
    initial_penetration_ratio: numberValue({
      title: 'Initial penetration',
      description: 'In pipe diameters, under the submerged weight without lift.',
      symbol: 'zeta_pi',
      unit: '-',
      onlyWhen: absolute,
      minimum: 0,
    }),
    load_reduction_horizontal: numberValue({
      title: 'Load reduction, horizontal',
      description: 'By penetration only.',
      symbol: 'r_tot_y',
      unit: '-',
      onlyWhen: absolute,
      minimum: 0,
      maximum: 1,
    }),
    load_reduction_vertical: numberValue({
      title: 'Load reduction, vertical',
      description: 'By penetration only.',
      symbol: 'r_tot_z',
      unit: '-',
      onlyWhen: absolute,
      minimum: 0,
      maximum: 1,
    }),
    peak_horizontal_load: numberValue({
      title: 'Peak horizontal load',
      description: 'Drag and inertia together.',
      symbol: 'F_Y_star',
      unit: 'N/m',
      onlyWhen: absolute,
      minimum: 0,
    }),
    peak_vertical_load: numberValue({
      title: 'Peak vertical load',
      description: 'Lift.',
      symbol: 'F_Z_star',
      unit: 'N/m',
      onlyWhen: absolute,
      minimum: 0,
    }),
    passive_soil_resistance: numberValue({
      title: 'Passive soil resistance',
      description: 'Of the soil before the pipe, with the contact force under peak lift.',
      symbol: 'F_R',
      unit: 'N/m',
      onlyWhen: absolute,
      minimum: 0,
    }),
    horizontal_utilisation: numberValue({
      title: 'Horizontal utilisation',
      description: 'gamma_SC (F_Y* + mu F_Z*)/(mu w_s + F_R).',
      symbol: 'u_y',
      unit: '-',
      onlyWhen: absolute,
    }),
    vertical_utilisation: numberValue({
      title: 'Vertical utilisation',
      description: 'gamma_SC F_Z*/w_s.',
      symbol: 'u_z',
      unit: '-',
      onlyWhen: absolute,
    }),
    critical_phase_angle: numberValue({
      title: 'Critical phase',
      description: 'Phase of the largest required weight, velocity crest at 0.',
      symbol: 'theta',
      unit: 'deg',
      onlyWhen: simplified,
      minimum: 0,
      maximum: 360,
    }),
    horizontal_force_at_critical_phase: numberValue({
      title: 'Horizontal force at the critical phase',
      description: 'Drag and inertia.',
      symbol: 'F_H',
      unit: 'N/m',
      onlyWhen: simplified,
    }),
    lift_force_at_critical_phase: numberValue({
      title: 'Lift at the critical phase',
      description: 'Lift force.',
      symbol: 'F_L',
      unit: 'N/m',
      onlyWhen: simplified,
    }),
    l_stable: numberValue({
      title: 'Weight parameter for half a diameter',
      description: 'L of table 3-2 or 3-3.',
      symbol: 'L_stable',
      unit: '-',
      onlyWhen: generalised,
    }),
    l_10: numberValue({
      title: 'Weight parameter for ten diameters',
      description: 'L of table 3-4.',
      symbol: 'L_10',
      unit: '-',
      onlyWhen: generalised,
    }),
    required_weight_half_diameter: numberValue({
      title: 'Required weight for half a diameter',
      description: 'Submerged weight that moves no more than half a diameter.',
      symbol: 'w_05',
      unit: 'N/m',
      onlyWhen: generalised,
    }),
    required_weight_ten_diameters: numberValue({
      title: 'Required weight for ten diameters',
      description: 'Submerged weight that moves no more than ten diameters in a thousand oscillations.',
      symbol: 'w_10',
      unit: 'N/m',
      onlyWhen: generalised,
    }),
    required_submerged_weight: numberValue({
      title: 'Required submerged weight',
      description: 'Weight at which the lateral criterion of the method is just met, at this diameter.',
      symbol: 'w_req',
      unit: 'N/m',
    }),
    required_concrete_thickness: numberValue({
      title: 'Required concrete thickness',
      description: 'Smallest thickness at which no utilisation exceeds 1, the diameter growing with it.',
      symbol: 't_req',
      unit: 'm',
      minimum: 0,
    }),
    governing_criterion: textValue({
      title: 'Governing criterion',
      description: 'The largest utilisation.',
      needs: WEIGHT,
    }),
  },
  headline: [
    'horizontal_utilisation',
    'vertical_utilisation',
    'vertical_stability_utilisation',
    'submerged_weight',
    'required_submerged_weight',
    'required_concrete_thickness',
  ],
  checks: {
    vertical_stability: {
      title: 'Vertical stability in water',
      source: dnvRpF109,
      clause: '3.2.1',
      demand: 'Factored buoyancy',
      capacity: 'Weight in air with contents',
      unit: 'N/m',
      needs: WEIGHT,
    },
    lateral_stability: {
      title: 'Lateral stability',
      source: dnvRpF109,
      clause: '3.6.1',
      demand: 'Factored lateral load',
      capacity: 'Friction and soil resistance',
      unit: 'N/m',
      onlyWhen: absolute,
    },
    lift_off: {
      title: 'Lift-off',
      source: dnvRpF109,
      clause: '3.6.1',
      demand: 'Factored lift',
      capacity: 'Submerged weight',
      unit: 'N/m',
      onlyWhen: absolute,
    },
    weight_parameter: {
      title: 'Generalised lateral stability',
      source: dnvRpF109,
      clause: '3.5.1',
      demand: 'Required weight parameter',
      capacity: 'Weight parameter of the pipe',
      unit: '-',
      onlyWhen: generalised,
      needs: WEIGHT,
    },
    simplified_static: {
      title: 'Simplified static stability',
      source: dnvRpE305,
      clause: '5.3.7',
      demand: 'Required submerged weight',
      capacity: 'Submerged weight',
      unit: 'N/m',
      onlyWhen: simplified,
    },
  },
  tables: {
    concrete_sweep: {
      title: 'Utilisation with concrete thickness',
      description: 'The same check with other concrete thicknesses: diameter, weight and loads all follow.',
      columns: {
        concrete_thickness: numberColumn('Concrete thickness', 'm', 't_c'),
        diameter: numberColumn('Hydrodynamic diameter', 'm', 'D'),
        submerged_weight: numberColumn('Submerged weight', 'N/m', 'w_s'),
        vertical_stability: numberColumn('Vertical stability', '-'),
        lateral: numberColumn('Lateral or weight criterion', '-'),
        lift_off: numberColumn('Lift-off', '-'),
      },
    },
  },
  charts: {
    velocity_spectrum: {
      title: 'Velocity spectrum at the seabed',
      description: 'What the waves leave at the bed.',
      onlyWhen: spectral,
      needs: SEA_STATE,
    },
    load_phase: {
      title: 'Required weight through the wave',
      description: 'Drag and inertia do not peak together.',
      onlyWhen: simplified,
    },
    utilisation_thickness: {
      title: 'Utilisation against concrete thickness',
      description: 'Where each criterion meets its limit.',
    },
    weight_displacement: {
      title: 'Required weight against permitted displacement',
      description: 'What a little movement saves.',
      onlyWhen: generalised,
    },
    velocity_depth: {
      title: 'Near-bed velocity against depth',
      description: 'The same sea state over other depths.',
      onlyWhen: spectral,
      needs: SEA_STATE,
    },
  },
  deliverables: [],
  method: [
    {
      title: 'Weight and diameter',
      text: 'Submerged weight from steel, coating layers, concrete and contents less buoyancy.',
      module: 'standards/dnv-rp-f109-2021/weight.ts',
    },
    {
      title: 'Vertical stability',
      text: 'gamma_w b/(w_s + b) <= 1 with gamma_w = 1.1.',
      module: 'standards/dnv-rp-f109-2021/weight.ts',
    },
    {
      title: 'Waves at the bed',
      text: 'JONSWAP spectrum, not renormalised, through the linear transfer function from 0.05 to 8 times the peak frequency; U_s and T_u from its moments.',
      module: 'physics/waves/jonswap.ts',
    },
    {
      title: 'Design oscillation',
      text: 'Largest oscillation of the storm and its period.',
      module: 'standards/dnv-rp-f109-2021/oscillation.ts',
    },
    {
      title: 'Current',
      text: 'Logarithmic boundary layer averaged over the diameter.',
      module: 'standards/dnv-rp-f109-2021/current.ts',
    },
    {
      title: 'Peak loads',
      text: 'Tables of C_Y* and C_Z*, linear in K* and M*; load reduction by initial penetration.',
      module: 'standards/dnv-rp-f109-2021/peak-loads.ts',
    },
    {
      title: 'Soil',
      text: 'Friction and passive resistance of sand or clay; rock has friction only.',
      module: 'standards/dnv-rp-f109-2021/soil.ts',
    },
    {
      title: 'Absolute criterion',
      text: 'No lateral movement and no lift under the largest oscillation, with gamma_SC of basin, soil and class.',
      module: 'standards/dnv-rp-f109-2021/absolute.ts',
    },
    {
      title: 'Generalised criterion',
      text: 'Weight parameter for half and ten diameters on sand, log-linear between.',
      module: 'standards/dnv-rp-f109-2021/generalised.ts',
    },
    {
      title: 'Simplified static criterion',
      text: 'Morison loads through the wave cycle in steps of 0.1 deg, required weight at the worst phase.',
      module: 'standards/dnv-rp-e305-1988/simplified.ts',
    },
    {
      title: 'Required concrete',
      text: 'The whole chain solved for the thickness at which the largest utilisation is 1.',
      module: 'modelrepo/pipeline/on-bottom-stability-f109/required.ts',
    },
  ],
  assumptions: [
    'Long-crested sea: the velocity perpendicular to the pipe is U_s |sin| of the wave angle; no spreading.',
    'Loads are reduced by initial penetration only: no trench, permeable bed or penetration by movement.',
    'Initial penetration is that of the submerged weight without lift; soil resistance uses the contact force under peak lift.',
    'Rock gives friction and no passive resistance; its safety factor is that of sand.',
    'Without water depth or peak enhancement factor, when the flow period is given directly, k_T is 1, which is on the safe side.',
    'Above M* = 10 the flow is practically steady and the coefficients do not grow below K* = 2.5.',
    'Water absorbed by the concrete is part of its density as given.',
  ],
  validity: [
    'C_Y* and C_Z*: 2.5 <= K* <= 140 and M* <= 10; outside, held at the edge with a warning (C_Y* grows as 1/K* below 2.5).',
    'Generalised method: sand, 1.05 <= s_g <= 3, M 0.2 to 10, K up to 60 (half a diameter) or 100 (ten diameters).',
    'Largest-oscillation formula: many oscillations; a sea state of less than about two is refused.',
  ],
  notChecked: [
    'Dynamic lateral stability by time-domain response',
    'Generalised stability on clay: its tables need the printed standard',
    'Liquefaction, sinking and flotation in soil',
    'Load reduction by trench, permeable seabed and penetration by movement; directional spreading',
    'Strain, fatigue and damage by permitted displacement',
    'Combinations of return periods of waves and current (100-year waves with 10-year current and the reverse)',
  ],
})

export type Params = ContractParams<typeof contract>

function rules(p: ParamsOf<typeof inputs>): Problem[] {
  const problems: Problem[] = []
  const refuse = (name: string, message: string) => problems.push({ pointer: `/${name}`, message })
  if (p.wall_thickness !== undefined && p.outer_diameter !== undefined && p.wall_thickness >= p.outer_diameter / 2) {
    refuse(
      'wall_thickness',
      `must be less than half the outside diameter, ${p.outer_diameter / 2} m; read ${p.wall_thickness} m`,
    )
  }
  const inner = p.coating_layers.reduce((sum, layer) => sum + layer.thickness, 0)
  const coated = p.outer_diameter === undefined ? undefined : p.outer_diameter + 2 * (inner + p.coating_thickness)
  const D = p.hydrodynamic_diameter ?? coated
  if (p.water_depth !== undefined && D !== undefined && p.water_depth <= D) {
    refuse('water_depth', `must be more than the diameter of the pipe, ${D} m; read ${p.water_depth} m`)
  }
  if (p.method === GENERALISED && p.soil_type !== 'sand') {
    refuse(
      'soil_type',
      `${p.soil_type} is not covered by the generalised method here: its tables need the printed standard; sand is covered`,
    )
  }
  return problems
}
