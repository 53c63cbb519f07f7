/** On-bottom stability: what the workflow is, takes, gives and does not do. */
import { dnvRpE305 } from '@keelson/standards/dnv-rp-e305-1988/source.ts'
import { dnvRpF109 } from '@keelson/standards/dnv-rp-f109-2021/source.ts'
import { type ContractParams, defineContract, numberColumn, type ParamsOf, type Problem } from '@keelson/workflow'
import { wallProblems } from '../../_shared/pipe/wall-problems.ts'
import { absolute, GENERALISED, generalised, simplified, spectral } from './modes.ts'
import { inputs } from './params.ts'
import { SEA_STATE, values, WEIGHT } from './values.ts'

export const contract = defineContract({
  id: 'on-bottom-stability-f109',
  version: 1,
  status: 'stable',
  title: 'On-bottom stability of submarine pipelines',
  askedAs: [],
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
  values,
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
        concrete_thickness: numberColumn('coating_thickness', 'Concrete thickness', { symbol: 't_c' }),
        diameter: numberColumn('line_pipe_outer_diameter', 'Hydrodynamic diameter', { symbol: 'D' }),
        submerged_weight: numberColumn('submerged_weight_per_length', 'Submerged weight', { symbol: 'w_s' }),
        vertical_stability: numberColumn('-', 'Vertical stability'),
        lateral: numberColumn('-', 'Lateral or weight criterion'),
        lift_off: numberColumn('-', 'Lift-off'),
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
      module: 'modelrepo/pipeline/on-bottom-stability-f109/calculate-required.ts',
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
    'Absolute method: an initial penetration up to one diameter; beyond, the checks may fail and do not pass.',
    'Generalised method: sand, 1.05 <= s_g <= 3, M 0.2 to 10, K up to 60 (half a diameter) or 100 (ten diameters), N 0.003 to 0.048 below K = 10; outside, held at the edge with a warning. Where the table still grows beyond its edge (N below 0.003; ten diameters below K = 5) the check may fail and does not pass.',
    'Largest-oscillation formula: many oscillations; a sea state of less than about two is refused.',
  ],
  warnings: {},
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
  const problems = wallProblems(p)
  const refuse = (name: string, message: string) => problems.push({ pointer: `/${name}`, message })
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
