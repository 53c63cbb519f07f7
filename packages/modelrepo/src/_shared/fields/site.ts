/** Fields of the site: water, seabed, gravity. */
import { STANDARD_GRAVITY } from '@keelson/physics/waves/dispersion.ts'
import { fieldOf } from './field.ts'

/** As the published cases of ship resistance, stability and lifting have it; elsewhere gravity is the standard one. */
export const PRINTED_GRAVITY = 9.81

export const site = {
  waterDepth: fieldOf('water_depth', {
    title: 'Water depth',
    description: 'Still water depth.',
    symbol: 'd',
    above: 0,
  }),
  waterDensity: fieldOf('seawater_density', {
    title: 'Water density',
    description: 'Density of the seawater.',
    symbol: 'rho_w',
    above: 0,
    default: 1025,
  }),
  gravity: fieldOf('gravity', {
    title: 'Acceleration due to gravity',
    description: 'Standard gravity, unless a local value is entered.',
    symbol: 'g',
    above: 0,
    default: STANDARD_GRAVITY.value,
  }),
  currentVelocity: fieldOf('current_velocity', {
    title: 'Current velocity',
    description: 'Current velocity at pipe level, normal to the pipe.',
    symbol: 'U_c',
    minimum: 0,
  }),
  waveVelocity: fieldOf('wave_particle_velocity', {
    title: 'Wave-induced velocity',
    description: 'Significant wave-induced velocity at pipe level, normal to the pipe.',
    symbol: 'U_w',
    minimum: 0,
  }),
  soilSubmergedUnitWeight: fieldOf('soil_submerged_unit_weight', {
    title: 'Submerged soil unit weight',
    description:
      'Submerged unit weight of the soil. For example, a saturated unit weight of 18 kN/m³ is a submerged unit weight of 8 kN/m³.',
    symbol: 'gamma_s',
    above: 0,
  }),
  undrainedShearStrength: fieldOf('soil_undrained_shear_strength', {
    title: 'Undrained shear strength',
    description: 'Undrained shear strength of the clay.',
    symbol: 's_u',
    minimum: 0,
  }),
  axialFrictionCoefficient: fieldOf('friction_coefficient', {
    title: 'Axial friction coefficient',
    description: 'Ratio of axial soil resistance to submerged weight.',
    symbol: 'mu_a',
    above: 0,
    usual: [0.1, 1],
  }),
} as const
