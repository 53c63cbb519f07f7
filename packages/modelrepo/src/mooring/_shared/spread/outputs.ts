/** The charts and figures of a spread, as a contract declares them. */
export const spreadCharts = {
  tensions: {
    title: 'Line tensions',
    description:
      'Static tension of each line at the mean position, intact and with the most loaded line failed, with the allowable tensions.',
    apart: {
      'allowable, intact':
        'Breaking load divided by the safety factor and the dynamic factor, for comparison with static tension.',
      'allowable, one line failed': 'Allowable tension with one line failed, on the same basis.',
    },
  },
  directions: {
    title: 'Restoring force by direction',
    description: 'Restoring force against offset forward, to port, aft and to starboard, without yaw.',
    apart: { 'mean position': 'Resultant of the mean load components.' },
  },
  restoring: {
    title: 'Restoring force along mean offset',
    description: 'Restoring force and maximum line tension against offset in the direction of the mean offset.',
  },
  losses: {
    title: 'Utilisation by failed line',
    description: 'Maximum utilisation with each line failed in turn.',
    onlyWhen: { check_damaged: [true] },
  },
  drift: {
    title: 'Offset by failed line',
    description: 'Offset with each line failed in turn.',
    onlyWhen: { check_damaged: [true] },
  },
  profile: {
    title: 'Most loaded line profile',
    description: 'Line height against distance from the anchor, at the mean and extreme positions.',
    apart: { fairlead: 'Fairlead height above the seabed, from the water depth and fairlead depth.' },
  },
}

export const spreadFigures = {
  plan: {
    title: 'Mooring plan',
    description: 'Plan of lines and anchors with line numbers, mean load and vessel position.',
  },
  position: {
    title: 'Vessel position',
    description:
      'Vessel reference point at the mean and extreme positions and with one line failed. Offset limits are drawn if they are entered.',
  },
  elevation: {
    title: 'Most loaded line elevation',
    description:
      'Elevation of the most loaded line at the mean position: water depth, suspended and grounded length, and end tensions.',
  },
}
