/** The separation factor of a distance that is known, alone. */
import { shown, shownIn } from '@keelson/workflow'
import { noSigma } from './calculate-places.ts'
import { separationDistance } from './charts.ts'
import { clearanceFigure } from './figures.ts'
import { margins, way } from './inputs.ts'
import { separationRules } from './rules.ts'
import { besideContact, besideSeparation, clearanceChecks, separationValue, tracedSeparation } from './separation.ts'
import { separationWarnings } from './warnings.ts'

export const ofDistance = way({
  takes: ['centre_to_centre_distance', 'reference_hole_diameter', 'offset_hole_diameter', ...margins],
  may: ['sigma_reference', 'sigma_offset'],
  rules: separationRules,
  values: separationValue,
  checks: clearanceChecks,
  charts: {
    separation_distance: {
      title: 'Separation factor against distance',
      description: 'Separation factor against the distance between the wells.',
    },
  },
  figures: {
    clearance: {
      title: 'Holes and centre-to-centre distance',
      description:
        'Holes in the plane of their line of centres, to scale, with the minimum distance required by the separation rule around this well.',
    },
  },
  calculate: (p, trace) => {
    const { centre_to_centre_distance: D, reference_hole_diameter: d_r, offset_hole_diameter: d_o } = p
    trace.section('Separation factor')
    const sigma_r = p.sigma_reference ?? noSigma('r', trace)
    const sigma_o = p.sigma_offset ?? noSigma('o', trace)
    const separation = tracedSeparation(p, { D, d_r, d_o, sigma_r, sigma_o }, trace)
    const { factor, radii } = separation
    return {
      beside: { separation: besideSeparation(p, factor), contact: besideContact(radii, D) },
      charts: () => ({ separation_distance: separationDistance(p, separation) }),
      figures: () => ({ clearance: clearanceFigure(p, separation) }),
      warnings: separationWarnings(p, factor, 'at the entered distance'),
      detail: `Separation factor ${shown(factor, 4)} at ${shownIn(D, 'm')} between centres (sum of radii ${shownIn(radii, 'm')})`,
    }
  },
})
