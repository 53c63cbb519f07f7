/** The tables, charts and figures of a run, as the contract declares them. */
import { numberColumn } from '@keelson/workflow'

export const tables = {
  headings: {
    title: 'Wind from every side',
    description:
      'Wind loads at directions 15 deg apart, from 0 astern (of a relative wind from 0 ahead), and the whole force with the current as it is.',
    columns: {
      direction: numberColumn('heading', 'Direction of the wind'),
      cx: numberColumn('-', 'Coefficient forward'),
      cy: numberColumn('-', 'Coefficient to port'),
      cn: numberColumn('-', 'Coefficient of yaw'),
      force_x: numberColumn('hull_force', 'Wind force forward'),
      force_y: numberColumn('hull_force', 'Wind force to port'),
      moment: numberColumn('hull_moment', 'Wind yaw moment'),
      total: numberColumn('hull_force', 'Total force'),
    },
  },
}

export const charts = {
  coefficients: {
    title: 'Wind coefficients by direction',
    description: 'The coefficients of the method all round the ship, and those of this run.',
  },
  force_locus: {
    title: 'Force as the wind turns',
    description:
      'Tip of the force on a plan with the bow up, the wind from every side and the current as it is: a polar diagram.',
  },
  components: {
    title: 'Forces by component',
    description: 'What wind and current give along the hull and abeam.',
  },
}

export const figures = {
  plan: {
    title: 'Ship from above',
    description:
      'Bow to the right, port up, not to scale: the wind and the current that meet her, and the forces that they make; arrows of forces are as long as their share of the largest.',
  },
}
