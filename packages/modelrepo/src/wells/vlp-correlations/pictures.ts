/** What the charts and figure of a lift and of its oil are called, and what they show. */

export const liftCharts = {
  pressure_depth: {
    title: 'Pressure against depth',
    description:
      'Pressure against depth at each rate, with the measured point if entered. At most six rates are drawn.',
  },
  lift_curves: {
    title: 'Lift curves by correlation',
    description: 'Flowing pressure against rate for each correlation. Entered rates are marked.',
  },
  holdup_depth: {
    title: 'Liquid holdup and flow pattern against depth',
    description:
      'Holdup against depth at the lowest and highest rates. At most six changes of flow pattern are labelled.',
    apart: { x: 'Holdup along the tubing, which is not tabulated in the results.' },
  },
  pressure_split: {
    title: 'Pressure components',
    description: 'Gravity, friction and acceleration along the tubing at each rate. At most twelve rates are drawn.',
  },
}
export const oilCharts = {
  solution_gas: {
    title: 'Solution gas',
    description: 'Solution gas against pressure. Above the bubble point all gas is dissolved.',
  },
  oil_volume: {
    title: 'Oil formation volume factor',
    description: 'Oil formation volume factor against pressure, with its peak at the bubble point.',
  },
}

export const wellFigure = {
  well: {
    title: 'Well schematic',
    description:
      'Tubing depth, bore and end pressures, with flow pattern, holdup and pressure along the tubing. For several rates, the rate closest to the erosional limit is shown.',
  },
}
