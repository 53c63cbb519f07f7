/** The inputs: the wells with their diagnoses or their cards, what they share, and what fails the field. */
import { STATUSES } from '@keelson/physics/rod-pump/field-health.ts'
import { choice, count, inPractice, optional, type ParamsOf, params, rows, text, textList } from '@keelson/workflow'
import { cardFields, DEFAULTS, rodFields, unitFields, wellFields } from '../_shared/rod-pump/fields.ts'
import { CARDS, cardsOnly, ROLLUP } from './modes.ts'

const { quantity } = inPractice('oilfield')
const MOST_WELLS = 500

/** What may be given of a well, or once for all of them. */
const wellColumns = {
  diagnostic_classification: optional(
    text({
      title: 'Diagnosis',
      description: 'Diagnosis label, not case-sensitive, used for a roll-up of diagnoses.',
      maxLength: 60,
    }),
  ),
  pump_fillage: optional(
    quantity('-', {
      title: 'Pump fillage',
      description:
        'Pump fillage, used for a roll-up of diagnoses. If the fillage is unknown, a full pump is assumed for ranking.',
      symbol: 'eta',
      minimum: 0,
      maximum: 1,
      example: 0.66,
    }),
  ),
  potential_rate: optional(
    quantity('oil_rate', {
      title: 'Potential rate',
      description: 'Production rate of the well in good working order.',
      symbol: 'q_p',
      minimum: 0,
      example: 150,
    }),
  ),
  actual_rate: optional(
    quantity('oil_rate', {
      title: 'Actual rate',
      description: 'Current production rate of the well.',
      symbol: 'q_a',
      minimum: 0,
      example: 128,
    }),
  ),
  surface_position: optional(cardFields.surface_position({ minItems: 1 })),
  surface_load: optional(cardFields.surface_load({ minItems: 1 })),
  sample_spacing: optional(cardFields.sample_spacing({})),
  synthetic_card: optional(
    rows(
      {
        mode: optional(
          text({
            title: 'Pump condition',
            description: 'Simulated pump condition. Must be one of the diagnoses for which there is a rule.',
            maxLength: 60,
          }),
        ),
        seed: optional(
          count({
            title: 'Seed',
            description: 'Random seed for the fault severity and the load cell noise. Default: 1.',
            minimum: 0,
            maximum: 1e9,
          }),
        ),
      },
      {
        title: 'Test card',
        description:
          'Test card defined by one row describing a pump in a known condition. The simulated card, transferred up the rods to surface, replaces a measured card.',
        minItems: 1,
        maxItems: 1,
        single: true,
      },
    ),
  ),
  solver: optional(cardFields.solver({})),
  strokes_per_minute: optional(wellFields.strokes_per_minute({})),
  rod_sections: optional(rodFields.rod_sections({})),
  rod_elastic_modulus: optional(rodFields.rod_elastic_modulus({})),
  rod_density: optional(rodFields.rod_density({})),
  damping_factor: optional(rodFields.damping_factor({})),
  fluid_density: optional(wellFields.fluid_density({})),
  fluid_specific_gravity: optional(wellFields.fluid_specific_gravity({})),
  pump_diameter: optional(wellFields.pump_diameter({})),
  pump_depth: optional(wellFields.pump_depth({})),
  stroke_length: optional(unitFields.stroke_length({})),
  wellhead_pressure: optional(wellFields.wellhead_pressure({})),
  rod_minimum_tensile_strength: optional(rodFields.rod_minimum_tensile_strength({})),
  rod_service_factor: optional(rodFields.rod_service_factor({})),
  gearbox_rating: optional(unitFields.gearbox_rating({})),
  counterbalance_effect: optional(unitFields.counterbalance_effect({})),
  structural_unbalance: optional(unitFields.structural_unbalance({})),
}

export const inputs = params({
  analysis: choice(
    { [ROLLUP]: 'Roll-up of diagnoses', [CARDS]: 'Diagnosis from surface cards' },
    {
      title: 'Analysis',
      description: 'Roll-up of entered diagnoses, or diagnosis of each well from its surface card.',
      default: ROLLUP,
    },
  ),
  wells: rows(
    {
      well_id: text({ title: 'Well', description: 'Unique well name.', minLength: 1, maxLength: 60 }),
      ...wellColumns,
    },
    { title: 'Wells', description: 'Wells of the field, one row per well.', minItems: 1, maxItems: MOST_WELLS },
  ),
  well_defaults: optional(
    rows(wellColumns, {
      title: 'Shared well data',
      description: 'Values shared by all wells, in one row. Values entered for a well override the shared values.',
      maxItems: 1,
      single: true,
    }),
  ),
  solver: cardFields.solver({ usedWhen: cardsOnly, default: DEFAULTS.solver }),
  worst_wells_limit: count({
    title: 'Number of worst wells',
    description: 'Maximum number of worst wells listed.',
    minimum: 1,
    maximum: MOST_WELLS,
    default: 5,
  }),
  fail_health_states: textList({
    title: 'Failing statuses',
    description: `Statuses that fail the field: ${STATUSES.join(', ')}. If none is selected, the field is not screened.`,
    maxItems: STATUSES.length,
    uniqueItems: true,
    item: { pattern: `^(${STATUSES.join('|')})$` },
    default: ['critical', 'failure'],
    assumed: 'A single well with the status critical or failure fails the field.',
  }),
})
export type Params = ParamsOf<typeof inputs>
export type WellRow = Params['wells'][number]
