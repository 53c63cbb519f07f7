/** The charts and figures of a spread, as a contract declares them. */
export const spreadCharts = {
  tensions: {
    title: 'Line tensions',
    description:
      'Of each line in the mean position, intact and with the most loaded line lost, with what the factors allow.',
    apart: {
      'allowed, intact': 'The breaking load over the factors, on the scale of the static tension.',
      'allowed, line lost': 'The same with a line lost.',
    },
  },
  directions: {
    title: 'Restoring force by direction',
    description: 'What the lines give against an offset forward, to port, aft and to starboard, the vessel not turned.',
    apart: { 'mean position': 'The size of a load that the answer has by its components.' },
  },
  restoring: {
    title: 'Along the mean offset',
    description: 'Restoring force and largest line tension over the offset in the direction of the mean load.',
  },
  losses: {
    title: 'Utilisation by lost line',
    description: 'Largest utilisation with each line lost in turn.',
    onlyWhen: { check_damaged: [true] },
  },
  drift: {
    title: 'Offset by lost line',
    description: 'Offset with each line lost in turn.',
    onlyWhen: { check_damaged: [true] },
  },
  profile: {
    title: 'Profile of the most loaded line',
    description: 'Height over distance from the anchor, mean position and extreme one.',
    apart: { fairlead: 'Its height above the bed, which the inputs have by depth and draught.' },
  },
}

export const spreadFigures = {
  plan: {
    title: 'The spread from above',
    description: 'Lines to their anchors with their numbers, the mean load, and where the vessel lies.',
  },
  position: {
    title: 'Where the vessel lies',
    description:
      'The middle of the vessel from where it lay: mean, at the extreme, and with a line lost, with the limits.',
  },
  elevation: {
    title: 'The most loaded line',
    description: 'In elevation, mean position: water, bed, what hangs and what lies, and what pulls at both ends.',
  },
}
