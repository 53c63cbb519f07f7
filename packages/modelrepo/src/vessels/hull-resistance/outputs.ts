/** The tables, charts and figures of a run, as the contract declares them. */
import { numberColumn } from '@keelson/workflow'

export const tables = {
  speeds: {
    title: 'Resistance and power by speed',
    description: 'Resistance components by speed. Powers are reported if the propeller and its efficiency are entered.',
    columns: {
      speed: numberColumn('ship_speed', 'Speed'),
      froude: numberColumn('-', 'Froude number'),
      viscous: numberColumn('hull_force', 'Friction with form factor'),
      appendages: numberColumn('hull_force', 'Appendages'),
      waves: numberColumn('hull_force', 'Waves'),
      bulb: numberColumn('hull_force', 'Bulb'),
      transom: numberColumn('hull_force', 'Transom'),
      correlation: numberColumn('hull_force', 'Correlation'),
      total: numberColumn('hull_force', 'Total'),
      effective: numberColumn('power', 'Effective power'),
      shaft: numberColumn('power', 'Shaft power'),
    },
  },
}

export const charts = {
  parts: {
    title: 'Resistance components against speed',
    description:
      'Stacked resistance components from half the highest speed to slightly above the highest speed. Friction includes the form factor. Bulb and transom components are on top.',
  },
  power: {
    title: 'Power against speed',
    description:
      'Effective power, with delivered and shaft power if the propeller and its efficiency are entered. Run speeds and the formula range limits are marked.',
    apart: {
      'low-speed range end': 'Upper speed limit of the low-speed formulas.',
      'high-speed range start': 'Lower speed limit of the high-speed formulas.',
    },
  },
}

export const figures = {
  profile: {
    title: 'Hull profile',
    description: 'Hull profile not to scale, bow to the right, with bulb, propeller and immersed transom.',
  },
  plan: {
    title: 'Waterline plan',
    description: 'Waterline plan, bow to the right, with breadth and half angle of entrance.',
  },
}
