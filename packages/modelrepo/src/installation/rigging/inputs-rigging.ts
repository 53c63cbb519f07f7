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
    title: 'Maximum sling force',
    description: 'Maximum sling force including dynamics and skew.',
    symbol: 'F',
    above: 0,
    example: 400,
  }),
  sling_mbl: quantity('rope_breaking_load', {
    title: 'Sling breaking load',
    description: 'Minimum breaking load of the sling. If omitted, the sling is not checked.',
    symbol: 'MBL',
    above: 0,
    example: 1200,
  }),
  rope_diameter: quantity('line_diameter', {
    title: 'Rope diameter',
    description: 'Sling rope diameter. Required with the bend diameter for the sling safety factor.',
    symbol: 'd',
    above: 0,
    example: 60,
  }),
  bend_diameter: quantity('detail_dimension', {
    title: 'Bend diameter',
    description: 'Diameter of the shackle, pin, trunnion or hook over which the sling is bent.',
    symbol: 'D',
    above: 0,
    example: 240,
  }),
  load_factor: partial('Load factor', 'Load factor gamma_f on the sling force.', 'gamma_f', 1.3),
  consequence_factor: partial('Consequence factor', 'Consequence factor gamma_c.', 'gamma_c', 1.3),
  termination_factor: partial(
    'Termination factor',
    'Termination factor. Use 1.25 for a hand splice, 1.12 for a steel ferrule and 1.0 for a socket, grommet or fibre splice. Use 1.33 for a cable-laid hand splice.',
    'gamma_s',
    1.25,
    'Hand splice. A cable-laid sling with a hand splice requires 1.33.',
  ),
  wear_factor: partial(
    'Wear factor',
    'Wear factor. Use 1.0 if new or inspected before the lift, 1.1 if used and not inspected, and 1.2 for yard slings.',
    'gamma_w',
    1,
    'New slings, or slings inspected before the lift by a competent person. Otherwise a wear factor of 1.1 or 1.2 applies.',
  ),
  material_factor: partial(
    'Material factor',
    'Material factor. Use 1.35 for wire rope that is as new and certified and 1.5 for other wire rope. Use 1.65 for polyester, 2.0 for HMPE and aramid, and 2.5 for other fibre.',
    'gamma_m',
    NEW_WIRE_MATERIAL_FACTOR.value,
    'Certified wire rope, as new. 0027/ND 7.10 requires 1.5 for other wire rope, and more for fibre rope.',
  ),
  twist_factor: partial('Twist factor', 'Twist reduction factor gamma_tw.', 'gamma_tw', 1, 'The rope is not twisted.'),
}

export const parts = {
  shackle_type: choice(
    { G2130: 'Crosby G-2130' },
    {
      title: 'Shackle series',
      description: 'Crosby G-2130 bolt-type anchor shackle.',
      default: 'G2130',
    },
  ),
  part_number: text({
    title: 'Stock number',
    description: 'Catalogue stock number. Replaces the entered sizes.',
    example: '1019533',
    maxLength: 20,
    overrides: [{ inputs: ['sizes'] }],
  }),
  sizes: textList({
    title: 'Shackle sizes',
    description: 'Nominal shackle sizes in inches as in the catalogue, e.g. 7/8, 1-1/2.',
    item: { maxLength: 10 },
    minItems: 1,
    maxItems: 12,
    uniqueItems: true,
  }),
  elements: rows(
    {
      label: optional(text({ title: 'Part label', description: 'Label of the part, free text.', maxLength: 60 })),
      category: optional(
        text({
          title: 'Part category',
          description: 'Category of the part, e.g. shackle, sling or hook.',
          maxLength: 60,
        }),
      ),
      subcategory: optional(text({ title: 'Part type', description: 'Type of the part, free text.', maxLength: 60 })),
      size: optional(text({ title: 'Part size', description: 'Size of the part, free text.', maxLength: 60 })),
      working_load_limit_t: optional(
        quantity('structure_mass', {
          title: 'Working load limit',
          description: 'Working load limit of the part for in-line loading.',
          symbol: 'WLL',
          above: 0,
        }),
      ),
      minimum_breaking_load_kn: optional(
        quantity('rope_breaking_load', {
          title: 'Minimum breaking load',
          description: 'Minimum breaking load of the part.',
          symbol: 'MBL_e',
          above: 0,
        }),
      ),
    },
    {
      title: 'Rigging parts',
      description: 'Parts of the rigging string, one row each. The weakest part governs.',
      minItems: 1,
      maxItems: 50,
    },
  ),
}
