/** The inputs of the on-bottom stability check. */
import { LOAD_REGIONS, SAFETY_CLASSES } from '@keelson/standards/dnv-rp-f109-2021/absolute.ts'
import { always, choice, optional, params, quantity, quantityOr, rows } from '@keelson/workflow'

export const SIMPLIFIED = 'simplified static'
export const ABSOLUTE = 'absolute lateral static stability'
export const GENERALISED = 'generalised lateral stability'

export const absolute = { method: [ABSOLUTE] }
export const generalised = { method: [GENERALISED] }
export const simplified = { method: [SIMPLIFIED] }
export const spectral = { method: [ABSOLUTE, GENERALISED] }
const lateral = { method: [SIMPLIFIED, ABSOLUTE] }

const U_S_AND_T_U = ['significant_flow_velocity', 'flow_zero_crossing_period']
const U_STAR_AND_T_STAR = ['design_oscillation_velocity', 'design_oscillation_period']
const U_STAR_AND_T_U = ['design_oscillation_velocity', 'flow_zero_crossing_period']
const flowGiven = [
  { inputs: U_S_AND_T_U },
  { inputs: U_STAR_AND_T_STAR, when: absolute },
  { inputs: U_STAR_AND_T_U, when: absolute },
]
const SEA_STATE = ['significant_wave_height', 'peak_period']
const DEPTH_AND_SHAPE = ['water_depth', 'peak_enhancement_factor']
const CURRENT = ['reference_current_velocity', 'reference_height', 'bottom_roughness', 'current_angle']

export const inputs = params({
  method: choice([SIMPLIFIED, ABSOLUTE, GENERALISED], {
    title: 'Stability method',
    description: 'Simplified static of DNV-RP-E305; absolute static or generalised lateral stability of DNV-RP-F109.',
    default: ABSOLUTE,
  }),
  outer_diameter: optional(
    quantity({
      title: 'Steel outside diameter',
      description: 'Outside diameter of the steel pipe.',
      symbol: 'D_s',
      unit: 'm',
      above: 0,
      typical: [0.1, 1.4],
      example: 0.3239,
      requiredWhen: always,
      requiredUnless: [{ inputs: ['hydrodynamic_diameter'], when: generalised }],
    }),
  ),
  wall_thickness: optional(
    quantity({
      title: 'Steel wall thickness',
      description: 'Wall thickness of the steel pipe; less than half the outside diameter.',
      symbol: 't_s',
      unit: 'm',
      above: 0,
      typical: [0.004, 0.06],
      example: 0.0159,
      requiredWhen: always,
      requiredUnless: [{ inputs: ['hydrodynamic_diameter'], when: generalised }],
    }),
  ),
  coating_thickness: quantity({
    title: 'Concrete coating thickness',
    description: 'Thickness of the outer (concrete) coating.',
    symbol: 't_c',
    unit: 'm',
    minimum: 0,
    typical: [0, 0.15],
    default: 0,
  }),
  coating_density: quantity({
    title: 'Concrete coating density',
    description: 'Density of the outer (concrete) coating as it lies, water absorbed included.',
    symbol: 'rho_c',
    unit: 'kg/m3',
    above: 0,
    typical: [600, 3600],
    default: 3040,
  }),
  coating_layers: rows(
    {
      thickness: quantity({ title: 'Layer thickness', description: 'Thickness of the layer.', unit: 'm', above: 0 }),
      density: quantity({ title: 'Layer density', description: 'Density of the layer.', unit: 'kg/m3', above: 0 }),
    },
    {
      title: 'Inner coating layers',
      description:
        'Layers between the steel and the concrete (corrosion coating, insulation), from the steel outwards; they add to the diameter and the weight.',
      default: [],
    },
  ),
  content_density: quantity({
    title: 'Density of the contents',
    description: 'Density of what fills the pipe: 0 for an empty line.',
    symbol: 'rho_cont',
    unit: 'kg/m3',
    minimum: 0,
    typical: [0, 1300],
    default: 0,
  }),
  steel_density: quantity({
    title: 'Density of steel',
    description: 'Density of the pipe wall.',
    symbol: 'rho_s',
    unit: 'kg/m3',
    above: 0,
    typical: [7700, 8000],
    default: 7850,
  }),
  water_density: quantity({
    title: 'Density of the water',
    description: 'Density of the sea water at the pipe.',
    symbol: 'rho_w',
    unit: 'kg/m3',
    above: 0,
    typical: [995, 1050],
    default: 1025,
  }),
  gravity: quantity({
    title: 'Acceleration of gravity',
    description: 'Standard gravity unless a local value is given.',
    symbol: 'g',
    unit: 'm/s2',
    above: 0,
    typical: [9.77, 9.84],
    default: 9.80665,
  }),
  significant_wave_height: optional(
    quantity({
      title: 'Significant wave height',
      description: 'Significant wave height of the design sea state.',
      symbol: 'H_s',
      unit: 'm',
      above: 0,
      typical: [0, 20],
      example: 8,
      usedWhen: spectral,
      requiredWhen: spectral,
      requiredUnless: flowGiven,
    }),
  ),
  peak_period: optional(
    quantity({
      title: 'Peak period',
      description: 'Peak period of the wave spectrum.',
      symbol: 'T_p',
      unit: 's',
      above: 0,
      typical: [4, 22],
      example: 12,
      usedWhen: spectral,
      requiredWhen: spectral,
      requiredUnless: flowGiven,
    }),
  ),
  water_depth: optional(
    quantity({
      title: 'Water depth',
      description: 'Still-water depth at the pipe; greater than the diameter of the pipe.',
      symbol: 'd',
      unit: 'm',
      above: 0,
      typical: [5, 500],
      example: 80,
      usedWhen: spectral,
      requiredWhen: spectral,
      requiredUnless: flowGiven,
    }),
  ),
  peak_enhancement_factor: quantityOr(['auto'], {
    title: 'Peak enhancement factor',
    description: 'JONSWAP gamma, or "auto" to take it from Tp/sqrt(Hs).',
    symbol: 'gamma',
    unit: '-',
    minimum: 1,
    maximum: 7,
    default: 'auto',
    usedWhen: spectral,
  }),
  wave_angle: quantity({
    title: 'Angle of the waves to the pipe',
    description: 'Angle between the wave heading and the pipe axis, 90 deg = perpendicular; long-crested sea.',
    symbol: 'theta_w',
    unit: 'deg',
    typical: [0, 180],
    default: 90,
    usedWhen: spectral,
  }),
  storm_duration: quantity({
    title: 'Duration of the sea state',
    description: 'How long the design sea state lasts.',
    symbol: 'T_storm',
    unit: 'h',
    above: 0,
    typical: [1, 24],
    default: 3,
    usedWhen: spectral,
  }),
  reference_current_velocity: optional(
    quantity({
      title: 'Current at the reference height',
      description: 'Steady current velocity at the reference height.',
      symbol: 'V_r',
      unit: 'm/s',
      minimum: 0,
      typical: [0, 2],
      example: 0.4,
      usedWhen: spectral,
      requiredWhen: spectral,
    }),
  ),
  reference_height: optional(
    quantity({
      title: 'Reference height of the current',
      description: 'Height above the seabed at which the current is given.',
      symbol: 'z_r',
      unit: 'm',
      above: 0,
      typical: [0.5, 5],
      example: 3,
      usedWhen: spectral,
      requiredWhen: spectral,
    }),
  ),
  bottom_roughness: quantity({
    title: 'Bottom roughness',
    description:
      'Roughness parameter z0: silt and clay 5e-6, fine sand 1e-5, medium sand 4e-5, coarse sand 1e-4, gravel 3e-4, pebble 2e-3, cobble 1e-2, boulder 4e-2 m.',
    symbol: 'z_0',
    unit: 'm',
    above: 0,
    typical: [5e-6, 4e-2],
    default: 1e-5,
    usedWhen: spectral,
  }),
  current_angle: quantity({
    title: 'Angle of the current to the pipe',
    description: 'Angle between the current and the pipe axis, 90 deg = perpendicular.',
    symbol: 'theta_c',
    unit: 'deg',
    typical: [0, 180],
    default: 90,
    usedWhen: spectral,
  }),
  soil_type: choice(['sand', 'clay', 'rock'], {
    title: 'Seabed soil',
    description: 'Soil that the pipe rests on. The generalised method is held for sand only.',
    default: 'sand',
  }),
  soil_submerged_unit_weight: optional(
    quantity({
      title: 'Submerged unit weight of the sand',
      description: 'Submerged unit weight of the soil; sand only.',
      symbol: 'gamma_s_prime',
      unit: 'N/m3',
      above: 0,
      typical: [7000, 13500],
      example: 9000,
      usedWhen: { ...absolute, soil_type: ['sand'] },
      requiredWhen: { ...absolute, soil_type: ['sand'] },
    }),
  ),
  undrained_shear_strength: optional(
    quantity({
      title: 'Undrained shear strength of the clay',
      description: 'Undrained shear strength at the bed; clay only.',
      symbol: 's_u',
      unit: 'Pa',
      above: 0,
      typical: [1000, 100000],
      example: 5000,
      usedWhen: { ...spectral, soil_type: ['clay'] },
      requiredWhen: { ...spectral, soil_type: ['clay'] },
    }),
  ),
  soil_dry_unit_weight: quantity({
    title: 'Dry unit weight of the clay',
    description: 'Dry unit weight of the soil in the strength parameter G_c; clay only.',
    symbol: 'gamma_s',
    unit: 'N/m3',
    above: 0,
    typical: [12000, 22000],
    default: 18000,
    usedWhen: { ...spectral, soil_type: ['clay'] },
  }),
  safety_class: choice(SAFETY_CLASSES, {
    title: 'Safety class',
    description: 'Safety class that selects the safety factor.',
    default: 'normal',
    usedWhen: absolute,
  }),
  load_region: choice(LOAD_REGIONS, {
    title: 'Load region',
    description: 'Basin and season whose safety factors apply.',
    default: 'North Sea winter',
    usedWhen: absolute,
  }),
  allowable_displacement_diameters: quantity({
    title: 'Permitted lateral displacement',
    description: 'Lateral displacement permitted in the sea state, in pipe diameters.',
    symbol: 'Y',
    unit: '-',
    minimum: 0.5,
    maximum: 10,
    default: 0.5,
    usedWhen: generalised,
  }),
  velocity_amplitude: optional(
    quantity({
      title: 'Velocity amplitude',
      description: 'Total horizontal velocity amplitude at the pipe, wave and current.',
      symbol: 'U_a',
      unit: 'm/s',
      minimum: 0,
      typical: [0, 4],
      example: 1.5,
      usedWhen: simplified,
      requiredWhen: simplified,
    }),
  ),
  acceleration_amplitude: optional(
    quantity({
      title: 'Acceleration amplitude',
      description: 'Horizontal acceleration amplitude at the pipe.',
      symbol: 'A_a',
      unit: 'm/s2',
      minimum: 0,
      typical: [0, 4],
      example: 0.5,
      usedWhen: simplified,
      requiredWhen: simplified,
    }),
  ),
  drag_coefficient: quantity({
    title: 'Drag coefficient',
    description: 'Drag coefficient of the simplified method.',
    symbol: 'C_D',
    unit: '-',
    minimum: 0,
    typical: [0.5, 1.5],
    default: 0.7,
    usedWhen: simplified,
  }),
  inertia_coefficient: quantity({
    title: 'Inertia coefficient',
    description: 'Inertia coefficient of the simplified method.',
    symbol: 'C_M',
    unit: '-',
    minimum: 0,
    typical: [1, 4],
    default: 3.29,
    usedWhen: simplified,
  }),
  lift_coefficient: quantity({
    title: 'Lift coefficient',
    description: 'Lift coefficient of the simplified method.',
    symbol: 'C_L',
    unit: '-',
    minimum: 0,
    typical: [0.5, 1.5],
    default: 0.9,
    usedWhen: simplified,
  }),
  friction_coefficient: optional(
    quantity({
      title: 'Coefficient of friction',
      description:
        'Coulomb friction between pipe and soil; left out, the value of the soil: sand 0.6, clay 0.2, rock 0.6.',
      symbol: 'mu',
      unit: '-',
      above: 0,
      example: 0.6,
      typical: [0.1, 1.2],
      usedWhen: lateral,
      overrides: [{ inputs: ['soil_type'], when: simplified }],
    }),
  ),
  safety_factor: optional(
    quantity({
      title: 'Safety factor',
      description:
        'gamma_SC (absolute method) or safety factor on weight (simplified); left out, from load region, soil and safety class, or 1.1.',
      symbol: 'gamma_SC',
      unit: '-',
      above: 0,
      example: 1.32,
      typical: [0.9, 2.6],
      usedWhen: lateral,
      overrides: [{ inputs: ['load_region', 'safety_class'] }],
    }),
  ),
  significant_flow_velocity: optional(
    quantity({
      title: 'Significant flow velocity',
      description:
        'U_s at the bed, before reduction for direction; replaces the spectral calculation. With the zero up-crossing period it makes the sea state idle.',
      symbol: 'U_s',
      unit: 'm/s',
      minimum: 0,
      example: 0.6,
      typical: [0, 4],
      usedWhen: spectral,
      overrides: [
        { inputs: SEA_STATE, with: ['flow_zero_crossing_period'] },
        { inputs: DEPTH_AND_SHAPE, with: ['flow_zero_crossing_period'], when: generalised },
      ],
    }),
  ),
  flow_zero_crossing_period: optional(
    quantity({
      title: 'Zero up-crossing period of the flow',
      description: 'T_u of the flow at the bed; replaces the spectral calculation.',
      symbol: 'T_u',
      unit: 's',
      above: 0,
      example: 12,
      typical: [3, 25],
      usedWhen: spectral,
    }),
  ),
  design_oscillation_velocity: optional(
    quantity({
      title: 'Design oscillation velocity',
      description:
        'U* perpendicular to the pipe; replaces the storm maximum. With the design period it makes the sea state idle.',
      symbol: 'U_star',
      unit: 'm/s',
      minimum: 0,
      example: 1.1,
      typical: [0, 5],
      usedWhen: absolute,
      overrides: [
        { inputs: ['significant_flow_velocity', 'wave_angle', 'storm_duration'] },
        { inputs: SEA_STATE, with: ['flow_zero_crossing_period'] },
        {
          inputs: [...SEA_STATE, ...DEPTH_AND_SHAPE, 'flow_zero_crossing_period'],
          with: ['design_oscillation_period'],
        },
      ],
    }),
  ),
  design_oscillation_period: optional(
    quantity({
      title: 'Period of the design oscillation',
      description: 'T*; replaces its calculation from T_u.',
      symbol: 'T_star',
      unit: 's',
      above: 0,
      example: 12,
      typical: [3, 25],
      usedWhen: absolute,
      overrides: [{ inputs: DEPTH_AND_SHAPE, with: U_S_AND_T_U }],
    }),
  ),
  design_current_velocity: optional(
    quantity({
      title: 'Design current velocity',
      description:
        'Current perpendicular to the pipe, mean over its diameter: V* (absolute) or V (generalised); replaces the boundary layer.',
      symbol: 'V_star',
      unit: 'm/s',
      minimum: 0,
      example: 0.3,
      typical: [0, 2],
      usedWhen: spectral,
      overrides: [{ inputs: CURRENT }],
    }),
  ),
  hydrodynamic_diameter: optional(
    quantity({
      title: 'Hydrodynamic diameter',
      description:
        'Replaces the steel diameter plus all coating in loads and buoyancy. With the submerged weight it makes the pipe geometry idle.',
      symbol: 'D',
      unit: 'm',
      above: 0,
      example: 0.45,
      typical: [0.1, 2],
      overrides: [{ inputs: ['outer_diameter', 'coating_thickness', 'coating_layers'], with: ['submerged_weight'] }],
    }),
  ),
  submerged_weight: optional(
    quantity({
      title: 'Submerged weight',
      description: 'w_s; replaces the build-up from steel, coating and contents.',
      symbol: 'w_s',
      unit: 'N/m',
      above: 0,
      example: 2300,
      typical: [50, 20000],
      overrides: [{ inputs: ['wall_thickness', 'coating_density', 'content_density', 'steel_density'] }],
    }),
  ),
})
