/** The values that a run answers with. */
import * as elastic from '@keelson/physics/plate-buckling/elastic.ts'
import * as combined from '@keelson/standards/dnv-rp-c201-2010/combined.ts'
import * as longitudinal from '@keelson/standards/dnv-rp-c201-2010/longitudinal.ts'
import * as shear from '@keelson/standards/dnv-rp-c201-2010/shear.ts'
import * as transverse from '@keelson/standards/dnv-rp-c201-2010/transverse.ts'
import * as pressed from '@keelson/standards/dnv-rp-c201-2010/yield-and-pressure.ts'
import { numberValue, resultOf, textValue } from '@keelson/workflow'

const used = (title: string, description: string) => numberValue('utilisation', { title, description, minimum: 0 })

export const values = {
  governing_check: textValue({
    worded: true,
    title: 'Governing check',
    description: 'The resistance of which most is used.',
  }),
  combined_utilisation: used(
    'Utilisation, stresses together',
    'Left side of the interaction of 6.5, without a root: it grows with the square of the stresses.',
  ),
  von_mises_stress: resultOf(pressed.equivalentStress, 'stress', { description: 'In the plane of the plate.' }),
  von_mises_utilisation: used('Utilisation, yield', 'Equivalent stress over design yield strength.'),
  reduced_slenderness_longitudinal: resultOf(longitudinal.plateSlenderness, '-', {
    description: 'By 6.2 under even stress, by 6.6 under varying stress.',
  }),
  buckling_factor_longitudinal: resultOf(longitudinal.gradientFactor, '-', {
    title: 'Buckling factor, longitudinal',
    description: '4 under even stress.',
  }),
  effective_width_factor_longitudinal: resultOf(longitudinal.effectiveWidth, '-', {
    description: 'Share of the width that holds the yield strength.',
  }),
  sigma_x_rd: resultOf(longitudinal.longitudinalResistance, 'stress', {
    description: 'The design yield strength where the stress is tension.',
  }),
  utilisation_longitudinal: used('Utilisation, longitudinal', 'Longitudinal stress over its resistance.'),
  reduced_slenderness_transverse: resultOf(transverse.transverseSlenderness, '-', {
    description: 'Of a strip across the plate.',
  }),
  kappa: resultOf(transverse.transverseReduction, '-', { description: 'Of the strip away from the short edges.' }),
  pressure_reduction_kp: resultOf(transverse.pressureReduction, '-', { description: 'Of the transverse resistance.' }),
  transverse_design_stress: resultOf(transverse.transverseDesignStress, 'stress', {
    description: 'The transverse stress, or where it varies that of 6.8.',
  }),
  sigma_y_rd: resultOf(transverse.transverseResistance, 'stress', {
    description: 'The design yield strength where the stress is tension.',
  }),
  utilisation_transverse: used('Utilisation, transverse', 'Transverse stress over its resistance.'),
  shear_buckling_factor: resultOf(shear.shearFactor, '-', { description: 'By the sides of the plate.' }),
  reduced_slenderness_shear: resultOf(shear.shearSlenderness, '-', { description: 'Of the plate in shear.' }),
  tau_rd: resultOf(shear.shearResistance, 'stress', { description: 'Of shear alone, 6.4.' }),
  utilisation_shear: used('Utilisation, shear', 'Shear stress over its resistance.'),
  interaction_factor_ci: resultOf(combined.interactionFactor, '-', {
    description: 'What compression in both directions takes off.',
  }),
  lateral_pressure_capacity: resultOf(pressed.pressureResistance, 'lateral_pressure', {
    description: 'What yield in the plane leaves to the pressure; 0 where the plate yields.',
  }),
  utilisation_lateral_pressure: used('Utilisation, lateral pressure', 'Pressure over its resistance.'),
  elastic_buckling_coefficient: resultOf(elastic.longitudinalFactor, '-', {
    description: 'Of even longitudinal compression.',
  }),
  elastic_buckling_stress: resultOf(elastic.bucklingStress, 'stress', {
    description: 'At which the flat plate begins to bulge under even longitudinal compression.',
  }),
  serviceability_usage: used(
    'Longitudinal stress over elastic buckling stress',
    'Above 1 the plate bulges in service, which fails no check here.',
  ),
  minimum_thickness: numberValue('plate_thickness', {
    title: 'Minimum thickness',
    description:
      'Thinnest plate that holds the same stresses, from a fifth to a four-hundredth of the spacing: a guide to the next trial, since stresses grow as plates get thinner.',
    symbol: 't_min',
    minimum: 0,
  }),
}
