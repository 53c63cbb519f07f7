/** Inputs of the coated and bare steel by the practice. */
import { always, optional, quantity } from '@keelson/workflow'
import { climaticRegionUnlessReplaced, coatingCategory, cp } from '../_shared/cathodic-protection/fields.ts'
import { siteParams } from '../_shared/cathodic-protection/inputs-site.ts'

export const siteOwn = {
  edition: siteParams.edition,
  climatic_region: climaticRegionUnlessReplaced,
  depth: optional(
    quantity('depth_below_surface', {
      title: 'Depth',
      description: 'Water depth of the surface; 30, 100 and 300 m belong to the shallower band.',
      minimum: 0,
      example: 20,
      requiredWhen: always,
      inert: 'picks a depth band of the tables: inside it nothing moves',
    }),
  ),
}

export const surfaceParams = {
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
  coating_category: optional(coatingCategory),
  coating_a: optional(
    cp.breakdownFactor({
      title: 'Initial coating breakdown, own',
      description: 'a of a + b t, given with b; replaces the category.',
      symbol: 'a',
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
  initial_coating_breakdown_factor: optional(
    cp.breakdownFactor({
      title: 'Initial coating breakdown factor',
      description: 'Replaces a. Required with the area of a hull.',
      symbol: 'f_ci',
      example: 0.02,
    }),
  ),
  final_coating_breakdown_factor: optional(
    cp.breakdownFactor({
      title: 'Final coating breakdown factor',
      description:
        'Replaces a + b t; the breakdown is then a straight line to it and the mean factor its middle. Required with the area of a hull.',
      symbol: 'f_cf',
      example: 0.11,
    }),
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
