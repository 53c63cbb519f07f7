/** The tables, charts and figures of a run, as the contract declares them. */

import { motionCharts } from '../_shared/rao/charts.ts'
import { corners } from '../_shared/rao/corners.ts'

export const tables = { corners }

export const charts = {
  map: {
    title: 'Atlas map',
    description: 'Atlas nodes over period and heading, coloured by heave, with the cell around the query.',
  },
  ...motionCharts,
}

export const figures = {
  plan: {
    title: 'Wave direction',
    description: 'Wave direction of the query, bow to the right. Vessel dimensions are not inputs.',
  },
}
