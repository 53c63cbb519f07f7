/** The inputs: the card, the rods, the well and its fluid, the pumping unit. */
import { choice, type InputsOf, inPractice, waysOver } from '@keelson/workflow'
import { cardFields, DEFAULTS, rodFields, unitFields, wellFields } from '../_shared/rod-pump/fields.ts'

export const CARD = 'card'
export const GROUPS = 'api_11l_groups'

const { quantity } = inPractice('oilfield')

const analysisParams = {
  analysis: choice(
    { [CARD]: 'Surface card', [GROUPS]: 'API TR 11L dimensionless groups' },
    {
      title: 'Analysis',
      description: 'Pump card, loads and diagnosis from a surface card, or the API TR 11L groups without a card.',
      default: CARD,
    },
  ),
}

const cardParams = {
  surface_position: cardFields.surface_position({}),
  surface_load: cardFields.surface_load({}),
  sample_spacing: cardFields.sample_spacing({
    default: DEFAULTS.sample_spacing,
    assumed: 'Samples at equal time intervals, as recorded by a load cell and an inclinometer.',
  }),
  synthetic_card: cardFields.synthetic_card({
    overrides: [{ inputs: ['surface_position', 'surface_load', 'sample_spacing'] }],
  }),
  solver: cardFields.solver({ default: DEFAULTS.solver }),
}

const wellParams = {
  strokes_per_minute: wellFields.strokes_per_minute({}),
  pump_diameter: wellFields.pump_diameter({}),
  pump_depth: wellFields.pump_depth({}),
  fluid_density: wellFields.fluid_density({
    default: DEFAULTS.fluid_density,
    assumed: 'Fresh water. In a lighter fluid the buoyant rod weight is higher.',
  }),
  fluid_specific_gravity: wellFields.fluid_specific_gravity({}),
  wellhead_pressure: wellFields.wellhead_pressure({}),
}

const rodParams = {
  rod_sections: rodFields.rod_sections({}),
  rod_elastic_modulus: rodFields.rod_elastic_modulus({
    default: DEFAULTS.rod_elastic_modulus,
    assumed: 'Steel rods.',
  }),
  rod_density: rodFields.rod_density({ default: DEFAULTS.rod_density, assumed: 'Steel rods.' }),
  damping_factor: rodFields.damping_factor({
    default: DEFAULTS.damping_factor,
    assumed: 'Middle of the usual range of 0.1 to 1 per second. The damping factor sets the power loss along the rods.',
  }),
  rod_minimum_tensile_strength: rodFields.rod_minimum_tensile_strength({}),
  rod_service_factor: rodFields.rod_service_factor({
    default: DEFAULTS.rod_service_factor,
    assumed: 'Non-corrosive well. A corrosive fluid lowers the allowable rod stress.',
  }),
  rod_elastic_constant: quantity('rod_elastic_constant', {
    title: 'Rod elastic constant',
    description: 'Elastic constant of the rod string as defined by API TR 11L.',
    symbol: 'e_r',
    above: 0,
    example: 8.04e-7,
  }),
}

const unitParams = {
  stroke_length: unitFields.stroke_length({}),
  gearbox_rating: unitFields.gearbox_rating({}),
  counterbalance_effect: unitFields.counterbalance_effect({}),
  structural_unbalance: unitFields.structural_unbalance({
    default: DEFAULTS.structural_unbalance,
    assumed: 'Unit without structural unbalance.',
  }),
}

const groups = {
  Analysis: analysisParams,
  Card: cardParams,
  'Pump and fluid': wellParams,
  Rods: rodParams,
  'Pumping unit': unitParams,
}
export type Inputs = InputsOf<typeof groups>
export const { way, composed } = waysOver('analysis', groups)
