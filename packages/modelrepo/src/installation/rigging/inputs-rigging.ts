/** The inputs of rigging that describe slings, shackles and strings of parts. */
import { NEW_WIRE_MATERIAL_FACTOR } from '@keelson/standards/noble-denton-0027-rev11/slings.ts'
import { choice, optional, quantity, rows, text, textList } from '@keelson/workflow'

const partial = (title: string, description: string, symbol: string, standard: number, assumed?: string) =>
  quantity('safety_factor', {
    title,
    description,
    symbol,
    minimum: 1,
    default: standard,
    ...(assumed !== undefined && { assumed }),
  })

export const sling = {
  maximum_sling_force: quantity('lifting_load', {
    title: 'Largest sling force',
    description: 'With dynamics and skew.',
    symbol: 'F',
    above: 0,
    example: 400,
  }),
  sling_mbl: quantity('rope_breaking_load', {
    title: 'Breaking load of the sling',
    description: 'Minimum breaking load; without it the sling is not checked.',
    symbol: 'MBL',
    above: 0,
    example: 1200,
  }),
  rope_diameter: quantity('line_diameter', {
    title: 'Diameter of the rope',
    description: 'Of the sling; without it and the bend no sling factor is formed.',
    symbol: 'd',
    above: 0,
    example: 60,
  }),
  bend_diameter: quantity('detail_dimension', {
    title: 'Diameter of the bend',
    description: 'Over which the sling is bent: shackle, pin, trunnion or hook.',
    symbol: 'D',
    above: 0,
    example: 240,
  }),
  load_factor: partial('Load factor', 'gamma_f on the sling force.', 'gamma_f', 1.3),
  consequence_factor: partial('Consequence factor', 'gamma_c.', 'gamma_c', 1.3),
  termination_factor: partial(
    'Termination factor',
    'Hand splice 1.25, steel ferrule 1.12, socket, grommet or fibre splice 1.0, cable-laid hand splice 1.33.',
    'gamma_s',
    1.25,
    'A hand splice; that of a cable-laid sling has 1.33.',
  ),
  wear_factor: partial(
    'Wear factor',
    '1.0 new or inspected before the lift; 1.1 used and not inspected; 1.2 yard slings.',
    'gamma_w',
    1,
    'New slings, or inspected before the lift by a competent person; else 1.1 or 1.2.',
  ),
  material_factor: partial(
    'Material factor',
    'Wire rope 1.35 as new and certified, else 1.5; polyester 1.65, HMPE and aramid 2.0, other fibre 2.5.',
    'gamma_m',
    NEW_WIRE_MATERIAL_FACTOR.value,
    'Certified wire rope, as new; 0027/ND 7.10 asks for 1.5 of other wire rope, and for more of fibre.',
  ),
  twist_factor: partial('Twist factor', 'gamma_tw.', 'gamma_tw', 1, 'The rope is not twisted.'),
}

export const parts = {
  shackle_type: choice(
    { G2130: 'Crosby G-2130' },
    {
      title: 'Series of the shackle',
      description: 'Crosby G-2130, bolt type anchor shackle.',
      default: 'G2130',
    },
  ),
  part_number: text({
    title: 'Stock number',
    description: 'Of the catalogue; it takes the place of sizes.',
    example: '1019533',
    maxLength: 20,
    overrides: [{ inputs: ['sizes'] }],
  }),
  sizes: textList({
    title: 'Sizes',
    description: 'Nominal, in inches as the catalogue writes them: 7/8, 1-1/2.',
    item: { maxLength: 10 },
    minItems: 1,
    maxItems: 12,
    uniqueItems: true,
  }),
  elements: rows(
    {
      label: optional(text({ title: 'Label', description: 'Free text.', maxLength: 60 })),
      category: optional(text({ title: 'Category', description: 'shackle, sling, hook.', maxLength: 60 })),
      subcategory: optional(text({ title: 'Type', description: 'Free text.', maxLength: 60 })),
      size: optional(text({ title: 'Size', description: 'Free text.', maxLength: 60 })),
      working_load_limit_t: optional(
        quantity('structure_mass', {
          title: 'Working load limit',
          description: 'Of the part, in line.',
          symbol: 'WLL',
          above: 0,
        }),
      ),
      minimum_breaking_load_kn: optional(
        quantity('rope_breaking_load', {
          title: 'Minimum breaking load',
          description: 'Of the part.',
          symbol: 'MBL_e',
          above: 0,
        }),
      ),
    },
    {
      title: 'Parts of the string',
      description: 'One row each; a string is as strong as its weakest part.',
      minItems: 1,
      maxItems: 50,
    },
  ),
}
