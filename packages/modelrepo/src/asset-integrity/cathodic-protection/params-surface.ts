/** Inputs of the coated and bare steel by the practice. */
import { CLIMATES } from '@keelson/standards/dnv-rp-b401-2021/current-density.ts'
import { always, choice, optional, quantity } from '@keelson/workflow'
import { climaticRegion, coatingCategory, siteParams } from '../_shared/cathodic-protection/params-site.ts'

const factor = (title: string, description: string, symbol: string, example: number) =>
  optional(quantity({ title, description, symbol, unit: '-', minimum: 0, maximum: 1, typical: [0, 0.6], example }))

export const surfaceParams = {
  edition: siteParams.edition,
  climatic_region: optional(choice(CLIMATES, { ...climaticRegion, requiredWhen: always })),
  coated_area: quantity({
    title: 'Coated steel',
    description: 'Coated and bare steel together more than 0, unless the area of a hull is given.',
    symbol: 'A_c',
    unit: 'm2',
    minimum: 0,
    typical: [0, 1e6],
    default: 0,
  }),
  bare_area: quantity({
    title: 'Bare steel',
    description: 'At the same depth as the coated steel.',
    symbol: 'A_b',
    unit: 'm2',
    minimum: 0,
    typical: [0, 1e6],
    default: 0,
  }),
  depth: quantity({
    title: 'Depth',
    description: 'Water depth of the surface; 30, 100 and 300 m belong to the shallower band.',
    unit: 'm',
    minimum: 0,
    typical: [0, 3000],
    default: 10,
    inert: 'picks a depth band of the tables: inside it nothing moves',
  }),
  coating_category: coatingCategory,
  coating_a: optional(
    quantity({
      title: 'Initial coating breakdown, own',
      description: 'a of a + b t, given with b; replaces the category.',
      symbol: 'a',
      unit: '-',
      minimum: 0,
      maximum: 1,
      typical: [0, 0.2],
      example: 0.05,
      overrides: [{ inputs: ['coating_category'], with: ['coating_b'] }],
    }),
  ),
  coating_b: optional(
    quantity({
      title: 'Yearly coating breakdown, own',
      description: 'b of a + b t, given with a; replaces the category.',
      symbol: 'b',
      unit: '1/year',
      minimum: 0,
      typical: [0, 0.1],
      example: 0.025,
      overrides: [{ inputs: ['coating_category'], with: ['coating_a'] }],
    }),
  ),
  initial_coating_breakdown_factor: factor(
    'Initial coating breakdown factor',
    'Replaces a. Required with the area of a hull.',
    'f_ci',
    0.02,
  ),
  final_coating_breakdown_factor: factor(
    'Final coating breakdown factor',
    'Replaces a + b t; the breakdown is then a straight line to it and the mean factor its middle. Required with the area of a hull.',
    'f_cf',
    0.11,
  ),
  mean_current_density_bare: optional(
    quantity({
      title: 'Mean current density of bare steel',
      description: 'Replaces the mean density of Table 8-2.',
      symbol: 'i_cm',
      unit: 'A/m2',
      above: 0,
      typical: [0.01, 0.5],
      example: 0.1,
    }),
  ),
}
