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
      description: 'Pump card, loads and diagnosis from a surface card; or the groups of API TR 11L without one.',
      default: CARD,
    },
  ),
}

const cardParams = {
  surface_position: cardFields.surface_position({}),
  surface_load: cardFields.surface_load({}),
  sample_spacing: cardFields.sample_spacing({
    default: DEFAULTS.sample_spacing,
    assumed: 'samples at equal times, as a load cell and an inclinometer record them',
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
    assumed: 'fresh water; in a lighter fluid the rods weigh more',
  }),
  fluid_specific_gravity: wellFields.fluid_specific_gravity({}),
  wellhead_pressure: wellFields.wellhead_pressure({}),
}

const rodParams = {
  rod_sections: rodFields.rod_sections({}),
  rod_elastic_modulus: rodFields.rod_elastic_modulus({
    default: DEFAULTS.rod_elastic_modulus,
    assumed: 'steel rods',
  }),
  rod_density: rodFields.rod_density({ default: DEFAULTS.rod_density, assumed: 'steel rods' }),
  damping_factor: rodFields.damping_factor({
    default: DEFAULTS.damping_factor,
    assumed: 'in the midst of 0.1 to 1 per second; it decides how much of the power is lost on the way down',
  }),
  rod_minimum_tensile_strength: rodFields.rod_minimum_tensile_strength({}),
  rod_service_factor: rodFields.rod_service_factor({
    default: DEFAULTS.rod_service_factor,
    assumed: 'a well that is not corrosive; in corrosive fluid the rods are allowed less',
  }),
  rod_elastic_constant: quantity('rod_elastic_constant', {
    title: 'Elastic constant of the rods',
    description: 'Of the string, by API TR 11L.',
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
    assumed: 'a unit without structural unbalance',
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
