/** The tables, charts and figures of a run, as the contract declares them. */

import { motionCharts } from '../_shared/rao/charts.ts'
import { corners } from '../_shared/rao/corners.ts'

export const tables = { corners }

export const charts = {
  map: {
    title: 'Map of the atlas',
    description: 'Its nodes over period and heading, coloured by heave, with the cell around the query.',
  },
  ...motionCharts,
}

export const figures = {
  plan: {
    title: 'Waves',
    description: 'Where the waves of the query go, bow to the right; the size of the vessel is not known here.',
  },
}
