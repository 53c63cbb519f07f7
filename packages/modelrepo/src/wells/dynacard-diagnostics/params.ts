/** The inputs: the card, the rods, the well and its fluid, the pumping unit. */
import { choice, grouped, inPractice, optional, type ParamsOf } from '@keelson/workflow'
import { cardFields, DEFAULTS, rodFields, unitFields, wellFields } from '../_shared/rod-pump/fields.ts'
import { CARD, cardOnly, GROUPS, groupsOnly } from './modes.ts'

const { quantity } = inPractice('oilfield')

const used = { usedWhen: cardOnly } as const
const needed = { usedWhen: cardOnly, requiredWhen: cardOnly } as const

const analysisParams = {
  analysis: choice([CARD, GROUPS], {
    title: 'Analysis',
    description: 'Pump card, loads and diagnosis from a surface card; or the groups of API TR 11L without one.',
    default: CARD,
  }),
}

const cardParams = {
  surface_position: optional(cardFields.surface_position(needed)),
  surface_load: optional(cardFields.surface_load(needed)),
  sample_spacing: cardFields.sample_spacing({
    ...used,
    default: DEFAULTS.sample_spacing,
    assumed: 'samples at equal times, as a load cell and an inclinometer record them',
  }),
  synthetic_card: optional(
    cardFields.synthetic_card({
      ...used,
      overrides: [{ inputs: ['surface_position', 'surface_load', 'sample_spacing'] }],
    }),
  ),
  solver: cardFields.solver({ ...used, default: DEFAULTS.solver }),
}

const wellParams = {
  strokes_per_minute: wellFields.strokes_per_minute({}),
  pump_diameter: wellFields.pump_diameter({}),
  pump_depth: wellFields.pump_depth({}),
  fluid_density: wellFields.fluid_density({
    ...used,
    default: DEFAULTS.fluid_density,
    assumed: 'fresh water; in a lighter fluid the rods weigh more',
  }),
  fluid_specific_gravity: optional(wellFields.fluid_specific_gravity({ requiredWhen: groupsOnly })),
  wellhead_pressure: optional(wellFields.wellhead_pressure(used)),
}

const rodParams = {
  rod_sections: optional(rodFields.rod_sections(needed)),
  rod_elastic_modulus: rodFields.rod_elastic_modulus({
    ...used,
    default: DEFAULTS.rod_elastic_modulus,
    assumed: 'steel rods',
  }),
  rod_density: rodFields.rod_density({ ...used, default: DEFAULTS.rod_density, assumed: 'steel rods' }),
  damping_factor: rodFields.damping_factor({
    ...used,
    default: DEFAULTS.damping_factor,
    assumed: 'in the midst of 0.1 to 1 per second; it decides how much of the power is lost on the way down',
  }),
  rod_minimum_tensile_strength: optional(rodFields.rod_minimum_tensile_strength(used)),
  rod_service_factor: rodFields.rod_service_factor({
    ...used,
    default: DEFAULTS.rod_service_factor,
    assumed: 'a well that is not corrosive; in corrosive fluid the rods are allowed less',
  }),
  rod_elastic_constant: optional(
    quantity('rod_elastic_constant', {
      title: 'Elastic constant of the rods',
      description: 'Of the string, by API TR 11L.',
      symbol: 'e_r',
      above: 0,
      example: 8.04e-7,
      usedWhen: groupsOnly,
      requiredWhen: groupsOnly,
    }),
  ),
}

const unitParams = {
  stroke_length: optional(unitFields.stroke_length({ requiredWhen: groupsOnly })),
  gearbox_rating: optional(unitFields.gearbox_rating(used)),
  counterbalance_effect: optional(unitFields.counterbalance_effect(used)),
  structural_unbalance: unitFields.structural_unbalance({
    ...used,
    default: DEFAULTS.structural_unbalance,
    assumed: 'a unit without structural unbalance',
  }),
}

export const inputs = grouped({
  Analysis: analysisParams,
  Card: cardParams,
  'Pump and fluid': wellParams,
  Rods: rodParams,
  'Pumping unit': unitParams,
})
export type Params = ParamsOf<typeof inputs>
