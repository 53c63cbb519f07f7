/** The tables, charts and figures of a run. */
import { inPractice, numberColumn as plainColumn, textColumn, wordedColumn } from '@keelson/workflow'
import { cardsOnly } from './modes.ts'

const { numberColumn } = inPractice('oilfield')

export const tables = {
  actions: {
    title: 'Actions by priority',
    description: 'Recommended actions for wells that are not normal, followed by wells not analysed.',
    columns: {
      rank: plainColumn('-', 'Rank'),
      well_id: textColumn('Well'),
      status: textColumn('Status'),
      diagnosis: textColumn('Diagnosis'),
      action: wordedColumn('Action'),
      deferred: numberColumn('oil_rate', 'Deferred'),
    },
  },
  loads: {
    title: 'Pump and loads by well',
    description:
      'Pump data and loads from the card. A loading is omitted if no limit is entered or the card cannot be analysed.',
    columns: {
      well_id: textColumn('Well'),
      pump_depth: numberColumn('well_depth', 'Pump depth', { symbol: 'L_p' }),
      fluid_load: numberColumn('rod_load', 'Fluid load', { symbol: 'F_o' }),
      pump_displacement: numberColumn('downhole_rate', 'Displacement'),
      peak_polished_rod_load: numberColumn('rod_load', 'Peak load', { symbol: 'F_max' }),
      minimum_polished_rod_load: numberColumn('rod_load', 'Minimum load', { symbol: 'F_min' }),
      rod_loading: numberColumn('utilisation', 'Rod loading', { unit: '%' }),
      peak_net_torque: numberColumn('gearbox_torque', 'Net torque', { symbol: 'T_p' }),
      gearbox_loading: numberColumn('utilisation', 'Gearbox loading', { unit: '%' }),
    },
    onlyWhen: cardsOnly,
  },
}

export const charts = {
  statuses: {
    title: 'Wells by status',
    description: 'Number of wells with each status. Wells not analysed are shown separately.',
  },
  fillage: {
    title: 'Ranked pump fillage',
    description: 'Pump fillage from lowest to highest, coloured by status.',
    apart: { 'flag limit': 'Fillage below which a well is flagged.' },
  },
  pump_cards: {
    title: 'Worst well pump cards',
    description: 'Pump cards by priority, each normalised by the stroke and expected fluid load of the well.',
    onlyWhen: cardsOnly,
    apart: { x: 'Position as a fraction of the stroke.', y: 'Load as a fraction of the expected fluid load.' },
  },
  deferred: {
    title: 'Deferred production',
    description: 'Wells with the most deferred production, in descending order.',
  },
}

export const figures = {
  field: {
    title: 'Field wells',
    description:
      'Wells by priority, with the pump at its depth and filled according to its card. The status symbol is shown above each well.',
  },
}
