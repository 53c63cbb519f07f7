/** What the charts and figure of a lift and of its oil are called, and what they show. */

export const liftCharts = {
  pressure_depth: {
    title: 'Pressure against depth',
    description: 'At each rate, with the measured point where there is one; at most six rates are drawn.',
  },
  lift_curves: {
    title: 'Lift curves of all correlations',
    description: 'Flowing pressure against rate; what was asked for is marked.',
  },
  holdup_depth: {
    title: 'Liquid holdup and flow pattern against depth',
    description: 'At the lowest and the highest rate, with the flow patterns where they begin; at most six are named.',
    apart: { x: 'Holdup along the tubing, which the answer does not list.' },
  },
  pressure_split: {
    title: 'What the pressure is spent on',
    description: 'Gravity, friction and acceleration along the tubing at each rate; at most twelve are drawn.',
  },
}
export const oilCharts = {
  solution_gas: {
    title: 'Gas in solution',
    description: 'Over the pressure; above the bubble point all of it is dissolved.',
  },
  oil_volume: {
    title: 'Oil formation volume factor',
    description: 'Over the pressure; it turns at the bubble point.',
  },
}

export const wellFigure = {
  well: {
    title: 'The well',
    description:
      'Tubing with its depth and bore, the pressures at its ends, and flow pattern, holdup and pressure along it. Of several rates that nearest to erosion.',
  },
}
