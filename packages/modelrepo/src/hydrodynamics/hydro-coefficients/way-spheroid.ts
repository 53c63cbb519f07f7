/** The prolate spheroid far from the surface: Lamb's coefficients along its axis, across it and about a short axis. */
import * as lamb from '@keelson/physics/added-mass/spheroid.ts'
import { gives, shownRatio } from '@keelson/workflow'
import { way } from './inputs.ts'

const signed = true

export const spheroid = way({
  takes: ['length_to_diameter'],
  values: {
    axial_added_mass_coefficient: gives(
      lamb.axialAddedMass,
      '-',
      'Ratio of added mass along the axis to displaced mass.',
      {
        signed,
      },
    ),
    lateral_added_mass_coefficient: gives(
      lamb.lateralAddedMass,
      '-',
      'Ratio of added mass across the axis to displaced mass.',
      { signed },
    ),
    rotational_added_inertia_coefficient: gives(
      lamb.rotationalAddedInertia,
      '-',
      'Ratio of added inertia to the moment of inertia of the displaced water, about a short axis.',
      { signed },
    ),
  },
  checks: {},
  calculate: ({ length_to_diameter: n_s }, trace) => {
    const e = trace.apply(lamb.eccentricity, { n_s })
    const alpha_0 = trace.apply(lamb.axialCoefficient, { e })
    const beta_0 = trace.apply(lamb.lateralCoefficient, { e })
    const k_1 = trace.apply(lamb.axialAddedMass, { alpha_0 })
    const k_2 = trace.apply(lamb.lateralAddedMass, { beta_0 })
    trace.apply(lamb.rotationalAddedInertia, { e, alpha_0, beta_0 })
    return {
      detail: `Added mass of a spheroid of {length_to_diameter} ${shownRatio(n_s)}: ${shownRatio(k_1)} times the displaced mass along its axis and ${shownRatio(k_2)} across it`,
    }
  },
})
