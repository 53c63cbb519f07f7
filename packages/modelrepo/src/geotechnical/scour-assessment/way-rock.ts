/** Rock protection: the stones that it needs, against the size to be placed. */
import { relativeDensity, stoneSize } from '@keelson/physics/scour/rock-size.ts'
import { compares, gives, givesAs, shownIn } from '@keelson/workflow'
import { rockChart } from './charts.ts'
import { blanketFigure } from './figures.ts'
import { type Perhaps, way } from './inputs.ts'
import { rockRules } from './rules.ts'
import { type RockSize, rockSize } from './stones.ts'

const signed = true

export const rock = way({
  takes: ['current_velocity', 'amplification_factor', 'rock_density', 'water_density', 'gravity'],
  may: ['rock_d50'],
  rules: rockRules,
  values: {
    required_d50_exposed: givesAs(
      'd_e',
      'Required rock size, exposed',
      'grain_size',
      'Median size of stable stones resting on top of others.',
      { signed },
    ),
    required_d50_embedded: givesAs(
      'd_i',
      'Required rock size, embedded',
      'grain_size',
      'Median size of stable stones embedded among others.',
      { signed },
    ),
    relative_density: gives(relativeDensity, '-', 'Submerged relative density of the rock.', { signed }),
  },
  checks: {
    rock: compares('grain_size', {
      title: 'Rock size',
      criterion: stoneSize,
      demand: { symbol: 'd_e', title: 'Required rock size, exposed' },
      capacity: { input: 'rock_d50', title: 'Median rock size' },
      needs: ['rock_d50'],
    }),
  },
  charts: {
    rock_size: {
      title: 'Rock size against current',
      description:
        'Required rock size for exposed and embedded stones against velocity, with the velocity at the rock.',
    },
  },
  figures: {
    blanket: {
      title: 'Rock protection',
      description:
        'Two layers of stone of the required exposed size, drawn to scale, with the proposed size alongside.',
    },
  },
  calculate: (p, trace) => {
    const size = rockSize(p, trace)
    return {
      charts: () => ({ rock_size: rockChart(p, size) }),
      figures: () => ({ blanket: blanketFigure(p, size) }),
      detail: inWords(p, size),
    }
  },
})

const inWords = ({ rock_d50 }: Perhaps<'rock_d50'>, { U_l, exposed, embedded }: RockSize): string =>
  `Required median rock size ${shownIn(exposed, 'mm')} (exposed) and ${shownIn(embedded, 'mm')} (embedded) at a velocity of ${shownIn(U_l, 'm/s')}${rock_d50 === undefined ? '' : `; proposed size ${shownIn(rock_d50, 'mm')} (checked as exposed)`}`
