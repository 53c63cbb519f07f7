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
      'Rock size, exposed',
      'grain_size',
      'Median size of stones that stay on top of others.',
      { signed },
    ),
    required_d50_embedded: givesAs(
      'd_i',
      'Rock size, embedded',
      'grain_size',
      'Median size of stones that stay among others.',
      { signed },
    ),
    relative_density: gives(relativeDensity, '-', 'Of the rock.', { signed }),
  },
  checks: {
    rock: compares('grain_size', {
      title: 'Size of the rock',
      criterion: stoneSize,
      demand: { symbol: 'd_e', title: 'Size that an exposed stone needs' },
      capacity: { input: 'rock_d50', title: 'Median size of the rock' },
      needs: ['rock_d50'],
    }),
  },
  charts: {
    rock_size: {
      title: 'Rock size by current',
      description: 'Of stones on top of others and among them, with the current at the rock.',
    },
  },
  figures: {
    blanket: {
      title: 'Rock protection',
      description:
        'Two layers of the stones that an exposed one needs, to scale, and the size to be placed beside them.',
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
  `Stones of ${shownIn(exposed, 'mm')} stay on top at ${shownIn(U_l, 'm/s')}, of ${shownIn(embedded, 'mm')} among others${rock_d50 === undefined ? '' : `; ${shownIn(rock_d50, 'mm')} are to be placed`}`
