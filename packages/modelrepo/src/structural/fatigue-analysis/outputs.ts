/** The checks, tables, charts and figures of the run, as the contract declares them. */
import { numberColumn } from '@keelson/workflow'

export const tables = {
  bins: {
    title: 'Bins of the histogram',
    description: 'Each range with the slope of the curve that holds for it, and its share of the damage.',
    columns: {
      nominal: numberColumn('stress_range', 'Nominal range', { symbol: 'S_n' }),
      effective: numberColumn('stress_range', 'Effective range', { symbol: 'S' }),
      cycles: numberColumn('-', 'Cycles', { symbol: 'n' }),
      slope: numberColumn('sn_slope', 'Slope', { symbol: 'm' }),
      cycles_to_failure: numberColumn('-', 'Cycles to failure', { symbol: 'N' }),
      damage: numberColumn('utilisation', 'Damage', { symbol: 'd' }),
      share: numberColumn('fraction', 'Share'),
    },
  },
}

export const charts = {
  sn_curve: {
    title: 'S-N curve with the ranges that act',
    description:
      'Each range at its cycles over the design life; one on the curve uses up the whole life alone. A distribution is drawn in blocks of equal range.',
  },
  damage_per_range: {
    title: 'Damage of each range',
    description: 'Which ranges use up the life; of a distribution, each twentieth of its extreme range.',
  },
  exceedance: {
    title: 'Cumulative exceedance',
    description: 'How many cycles over the design life have a larger effective range.',
  },
  life_against_stress: {
    title: 'Life against stress',
    description: 'What the life would be with all ranges larger or smaller by one factor, against what is required.',
  },
}

export const figures = {
  detail: {
    title: 'Detail',
    description:
      'The plate in which the crack grows, cut along the stress, with its attachment as far as it is known: the length from toe to toe, its height cut off. A class is known by its curve only, so the shape of the weld is not drawn.',
    needs: ['thickness'],
  },
}
