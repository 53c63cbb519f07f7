/** Engineering stress and strain turned into true ones, at constant volume. */
import { trueStrain, trueStress } from '@keelson/physics/materials/true-stress.ts'
import { gives, shown, shownPressure } from '@keelson/workflow'
import { bar, barFigure } from './figures.ts'
import { way } from './inputs.ts'

export const theTrueValues = way({
  takes: ['engineering_stress', 'engineering_strain'],
  values: {
    true_stress: gives(trueStress, 'stress', 'True stress, force divided by the current area.', { signed: true }),
    true_strain: gives(trueStrain, 'strain', 'True (logarithmic) strain.', { signed: true }),
  },
  checks: {},
  figures: barFigure,
  calculate: ({ engineering_stress: s, engineering_strain: e }, trace) => {
    trace.section('True stress and strain')
    const sigma_t = trace.apply(trueStress, { s, e })
    const epsilon_t = trace.apply(trueStrain, { e })
    return {
      figures: () => ({ tensile_bar: bar({ s, e }) }),
      detail: `True stress ${shownPressure(sigma_t)} at a true strain of ${shown(epsilon_t, 4)}`,
    }
  },
})
