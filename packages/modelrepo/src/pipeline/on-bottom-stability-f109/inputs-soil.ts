/** Inputs of the bed and of the safety that is asked for. */

import { LEAST_GAMMA_SC, LOAD_REGIONS, SAFETY_CLASSES } from '@keelson/standards/dnv-rp-f109-2021/absolute.ts'
import { choice, quantity } from '@keelson/workflow'
import { field } from '../../_shared/fields/index.ts'
import { SIMPLIFIED } from './inputs-method.ts'

export const soil = {
  soil_type: choice(
    { sand: 'Sand', clay: 'Clay', rock: 'Rock' },
    {
      title: 'Seabed soil',
      description: 'Soil type at the seabed. The generalised method covers sand only.',
      requiredUnless: [{ inputs: ['friction_coefficient'], when: { method: [SIMPLIFIED] } }],
    },
  ),
  soil_submerged_unit_weight: field.soilSubmergedUnitWeight({
    title: 'Sand submerged unit weight',
    description: 'Submerged unit weight of the soil. Applies to sand only.',
    symbol: 'gamma_s_prime',
    example: 9,
  }),
  undrained_shear_strength: field.undrainedShearStrength({
    title: 'Clay undrained shear strength',
    description: 'Undrained shear strength at the seabed. Applies to clay only.',
    above: 0,
    usual: [1, 100],
    example: 5,
  }),
  soil_dry_unit_weight: quantity('soil_dry_unit_weight', {
    title: 'Clay dry unit weight',
    description: 'Dry unit weight of the soil, used in the strength parameter G_c. Applies to clay only.',
    symbol: 'gamma_s',
    above: 0,
    default: 18,
  }),
  friction_coefficient: quantity('friction_coefficient', {
    title: 'Friction coefficient',
    description:
      'Coulomb friction coefficient between pipe and soil. Default: 0.6 for sand, 0.2 for clay and 0.6 for rock.',
    symbol: 'mu',
    above: 0,
    example: 0.6,
    usual: [0.1, 1.2],
    overrides: [{ inputs: ['soil_type'], when: { method: [SIMPLIFIED] } }],
  }),
}

export const acceptance = {
  safety_factor: quantity('safety_factor', {
    title: 'Safety factor',
    description:
      'Safety factor on loads (absolute method) or on weight (simplified method). Default: table value for load region, soil and safety class (absolute), or 1.1 (simplified).',
    symbol: 'gamma_SC',
    minimum: LEAST_GAMMA_SC,
    example: 1.32,
    overrides: [{ inputs: ['load_region', 'safety_class'] }],
  }),
  safety_class: choice(SAFETY_CLASSES, {
    title: 'Safety class',
    description: 'Safety class used to select the safety factor.',
    default: 'high',
    assumed: 'Safety class with the largest safety factors in every load region.',
  }),
  load_region: choice(LOAD_REGIONS, {
    title: 'Load region',
    description:
      'Load region (basin and season), which sets the safety factors. No region is conservative for every safety class, because the ranking of the regions differs by safety class.',
    requiredUnless: [{ inputs: ['safety_factor'] }],
  }),
  allowable_displacement_diameters: quantity('-', {
    title: 'Permitted lateral displacement',
    description: 'Lateral displacement permitted during the sea state, in pipe diameters.',
    symbol: 'Y',
    minimum: 0.5,
    maximum: 10,
    default: 0.5,
    assumed: 'Minimum displacement covered by the method.',
  }),
}
