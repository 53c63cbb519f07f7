/** Inputs of the coated and bare steel by the practice. */
import { CLIMATES } from '@keelson/standards/dnv-rp-b401-2021/current-density.ts'
import { always, choice, optional, quantity } from '@keelson/workflow'
import { climaticRegion, coatingCategory, siteParams } from '../_shared/cathodic-protection/params-site.ts'

const factor = (title: string, description: string, symbol: string, example: number) =>
  optional(quantity('-', { title, description, symbol, minimum: 0, maximum: 1, usual: [0, 0.6], example }))

export const surfaceParams = {
  edition: siteParams.edition,
  climatic_region: optional(choice(CLIMATES, { ...climaticRegion, requiredWhen: always })),
  coated_area: quantity('steel_surface_area', {
    title: 'Coated steel',
    description: 'Coated and bare steel together more than 0, unless the area of a hull is given.',
    symbol: 'A_c',
    minimum: 0,
    default: 0,
  }),
  bare_area: quantity('steel_surface_area', {
    title: 'Bare steel',
    description: 'At the same depth as the coated steel.',
    symbol: 'A_b',
    minimum: 0,
    default: 0,
  }),
  depth: quantity('depth_below_surface', {
    title: 'Depth',
    description: 'Water depth of the surface; 30, 100 and 300 m belong to the shallower band.',
    minimum: 0,
    default: 10,
    inert: 'picks a depth band of the tables: inside it nothing moves',
  }),
  coating_category: coatingCategory,
  coating_a: optional(
    quantity('coating_breakdown_factor', {
      title: 'Initial coating breakdown, own',
      description: 'a of a + b t, given with b; replaces the category.',
      symbol: 'a',
      minimum: 0,
      maximum: 1,
      example: 0.05,
      overrides: [{ inputs: ['coating_category'], with: ['coating_b'] }],
    }),
  ),
  coating_b: optional(
    quantity('annual_rate', {
      title: 'Yearly coating breakdown, own',
      description: 'b of a + b t, given with a; replaces the category.',
      symbol: 'b',
      minimum: 0,
      usual: [0, 0.1],
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
    quantity('current_density', {
      title: 'Mean current density of bare steel',
      description: 'Replaces the mean density of Table 8-2.',
      symbol: 'i_cm',
      above: 0,
      usual: [10, 500],
      example: 100,
    }),
  ),
}
