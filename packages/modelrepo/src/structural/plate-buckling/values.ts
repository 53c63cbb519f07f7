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
    description: 'Resistance with the highest utilisation.',
  }),
  combined_utilisation: used(
    'Combined stress utilisation',
    'Left-hand side of the interaction formula of DNV-RP-C201 6.5. The value increases with the square of the stresses because no square root is taken.',
  ),
  von_mises_stress: resultOf(pressed.equivalentStress, 'stress', {
    description: 'Equivalent stress in the plane of the plate.',
  }),
  von_mises_utilisation: used('Utilisation, yield', 'Equivalent stress divided by design yield strength.'),
  reduced_slenderness_longitudinal: resultOf(longitudinal.plateSlenderness, '-', {
    description: 'Reduced slenderness to DNV-RP-C201 clause 6.2 for uniform stress or clause 6.6 for varying stress.',
  }),
  buckling_factor_longitudinal: resultOf(longitudinal.gradientFactor, '-', {
    title: 'Buckling factor, longitudinal',
    description: 'Longitudinal buckling factor, 4 for uniform stress.',
  }),
  effective_width_factor_longitudinal: resultOf(longitudinal.effectiveWidth, '-', {
    description: 'Fraction of the plate width effective at the yield strength.',
  }),
  sigma_x_rd: resultOf(longitudinal.longitudinalResistance, 'stress', {
    description: 'Longitudinal resistance. Equals the design yield strength for tension.',
  }),
  utilisation_longitudinal: used('Utilisation, longitudinal', 'Longitudinal stress divided by its resistance.'),
  reduced_slenderness_transverse: resultOf(transverse.transverseSlenderness, '-', {
    description: 'Reduced slenderness of a transverse plate strip.',
  }),
  kappa: resultOf(transverse.transverseReduction, '-', {
    description: 'Buckling reduction factor of the strip away from the short edges.',
  }),
  pressure_reduction_kp: resultOf(transverse.pressureReduction, '-', {
    description: 'Pressure reduction factor on the transverse resistance.',
  }),
  transverse_design_stress: resultOf(transverse.transverseDesignStress, 'stress', {
    description: 'Transverse design stress. If the stress varies, the value to DNV-RP-C201 6.8 is used.',
  }),
  sigma_y_rd: resultOf(transverse.transverseResistance, 'stress', {
    description: 'Transverse resistance. Equals the design yield strength for tension.',
  }),
  utilisation_transverse: used('Utilisation, transverse', 'Transverse stress divided by its resistance.'),
  shear_buckling_factor: resultOf(shear.shearFactor, '-', {
    description: 'Shear buckling factor for the plate aspect ratio.',
  }),
  reduced_slenderness_shear: resultOf(shear.shearSlenderness, '-', {
    description: 'Reduced slenderness of the plate in shear.',
  }),
  tau_rd: resultOf(shear.shearResistance, 'stress', { description: 'Resistance to shear alone (DNV-RP-C201 6.4).' }),
  utilisation_shear: used('Utilisation, shear', 'Shear stress divided by its resistance.'),
  interaction_factor_ci: resultOf(combined.interactionFactor, '-', {
    description: 'Interaction factor for the product of the longitudinal and transverse stress ratios.',
  }),
  lateral_pressure_capacity: resultOf(pressed.pressureResistance, 'lateral_pressure', {
    description: 'Lateral pressure resistance remaining after the in-plane stresses. Zero if the plate yields.',
  }),
  utilisation_lateral_pressure: used('Lateral pressure utilisation', 'Lateral pressure divided by its resistance.'),
  elastic_buckling_coefficient: resultOf(elastic.longitudinalFactor, '-', {
    description: 'Elastic buckling factor for uniform longitudinal compression.',
  }),
  elastic_buckling_stress: resultOf(elastic.bucklingStress, 'stress', {
    description: 'Elastic buckling stress of the flat plate under uniform longitudinal compression.',
  }),
  serviceability_usage: used(
    'Longitudinal stress/elastic buckling stress',
    'Longitudinal stress divided by the elastic buckling stress. A value above 1 means that the plate buckles elastically in service, but no check fails.',
  ),
  minimum_thickness: numberValue('plate_thickness', {
    title: 'Minimum thickness',
    description:
      'Minimum thickness for the entered stresses, between s/5 and s/400. A guide only, because stresses increase in a thinner plate.',
    symbol: 't_min',
    minimum: 0,
  }),
}
