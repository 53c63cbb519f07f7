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
      description: 'Soil that the pipe rests on. The generalised method is held for sand only.',
      requiredUnless: [{ inputs: ['friction_coefficient'], when: { method: [SIMPLIFIED] } }],
    },
  ),
  soil_submerged_unit_weight: field.soilSubmergedUnitWeight({
    title: 'Submerged unit weight of the sand',
    description: 'Weight in water per volume; sand only.',
    symbol: 'gamma_s_prime',
    example: 9,
  }),
  undrained_shear_strength: field.undrainedShearStrength({
    title: 'Undrained shear strength of the clay',
    description: 'At the bed; clay only.',
    above: 0,
    usual: [1, 100],
    example: 5,
  }),
  soil_dry_unit_weight: quantity('soil_dry_unit_weight', {
    title: 'Dry unit weight of the clay',
    description: 'Dry unit weight of the soil in the strength parameter G_c; clay only.',
    symbol: 'gamma_s',
    above: 0,
    default: 18,
  }),
  friction_coefficient: quantity('friction_coefficient', {
    title: 'Coefficient of friction',
    description:
      'Coulomb friction between pipe and soil; left out, the value of the soil: sand 0.6, clay 0.2, rock 0.6.',
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
      'On the loads (absolute method) or on the weight (simplified). If omitted it follows from load region, soil and safety class, or is 1.1.',
    symbol: 'gamma_SC',
    minimum: LEAST_GAMMA_SC,
    example: 1.32,
    overrides: [{ inputs: ['load_region', 'safety_class'] }],
  }),
  safety_class: choice(SAFETY_CLASSES, {
    title: 'Safety class',
    description: 'Safety class that selects the safety factor.',
    default: 'high',
    assumed: 'the class of the largest safety factors in every load region',
  }),
  load_region: choice(LOAD_REGIONS, {
    title: 'Load region',
    description:
      'Basin and season whose safety factors apply. None is the safe one: the order of the regions is another for each safety class.',
    requiredUnless: [{ inputs: ['safety_factor'] }],
  }),
  allowable_displacement_diameters: quantity('-', {
    title: 'Permitted lateral displacement',
    description: 'Lateral displacement permitted in the sea state, in pipe diameters.',
    symbol: 'Y',
    minimum: 0.5,
    maximum: 10,
    default: 0.5,
    assumed: 'the least that the method permits',
  }),
}
