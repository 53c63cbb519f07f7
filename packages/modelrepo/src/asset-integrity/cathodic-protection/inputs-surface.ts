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
      description: 'Water depth of the surface. Depths of 30, 100 and 300 m are in the shallower band.',
      minimum: 0,
      example: 20,
      requiredWhen: always,
      inert: 'selects a depth band of the tables',
    }),
  ),
}

export const surfaceParams = {
  coated_area: quantity('steel_surface_area', {
    title: 'Coated steel area',
    description: 'Coated steel area. Coated plus bare area must exceed 0 unless a hull area is entered.',
    symbol: 'A_c',
    minimum: 0,
    default: 0,
  }),
  bare_area: quantity('steel_surface_area', {
    title: 'Bare steel area',
    description: 'Bare steel area at the same depth as the coated steel.',
    symbol: 'A_b',
    minimum: 0,
    default: 0,
  }),
  coating_category: optional(coatingCategory),
  coating_a: optional(
    cp.breakdownFactor({
      title: 'Initial coating breakdown constant a',
      description: 'Constant a of the breakdown factor a + b t. Enter together with b to replace the coating category.',
      symbol: 'a',
      example: 0.05,
      overrides: [{ inputs: ['coating_category'], with: ['coating_b'] }],
    }),
  ),
  coating_b: optional(
    quantity('annual_rate', {
      title: 'Yearly coating breakdown constant b',
      description: 'Constant b of the breakdown factor a + b t. Enter together with a to replace the coating category.',
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
      description: 'Initial breakdown factor, which replaces constant a. Required with a hull area.',
      symbol: 'f_ci',
      example: 0.02,
    }),
  ),
  final_coating_breakdown_factor: optional(
    cp.breakdownFactor({
      title: 'Final coating breakdown factor',
      description:
        'Final breakdown factor, which replaces a + b t. Breakdown is then linear, and the mean factor is the average of the initial and final factors. Required with a hull area.',
      symbol: 'f_cf',
      example: 0.11,
    }),
  ),
  mean_current_density_bare: optional(
    quantity('current_density', {
      title: 'Bare steel mean current density',
      description: 'Mean current density of bare steel, which replaces the Table 8-2 value.',
      symbol: 'i_cm',
      above: 0,
      usual: [10, 500],
      example: 100,
    }),
  ),
}
