/** The tables, charts and figures of a run, as the contract declares them. */
import { numberColumn } from '@keelson/workflow'

export const tables = {
  speeds: {
    title: 'Resistance and power by speed',
    description: 'Friction with the form factor; powers where the propeller and its efficiency are given.',
    columns: {
      speed: numberColumn('ship_speed', 'Speed'),
      froude: numberColumn('-', 'Froude number'),
      viscous: numberColumn('hull_force', 'Friction with form'),
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
    title: 'Parts of the resistance by speed',
    description:
      'One on the other, from half of the highest speed to a little above it: friction with its form factor, and at last what bulb and transom have of their own.',
  },
  power: {
    title: 'Power against speed',
    description:
      'Effective power, and with propeller and efficiency delivered and shaft power; the speeds of the run, and where the ranges of the paper end.',
    apart: {
      'slow ships end': 'The speed at which the formulas of slow ships end.',
      'fast ships begin': 'The speed at which those of fast ships begin.',
    },
  },
}

export const figures = {
  profile: {
    title: 'Hull in profile',
    description:
      'Bow to the right, not to scale; outline of a ship of these dimensions with the bulb, the propeller and, at her stern, the immersed transom.',
  },
  plan: {
    title: 'Waterline from above',
    description: 'Bow to the right, with breadth and half angle of entrance.',
  },
}
