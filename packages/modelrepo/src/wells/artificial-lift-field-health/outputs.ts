/** The tables, charts and figures of a run. */
import { inPractice, numberColumn as plainColumn, textColumn, wordedColumn } from '@keelson/workflow'
import { cardsOnly } from './modes.ts'

const { numberColumn } = inPractice('oilfield')

export const tables = {
  actions: {
    title: 'What to do, in the order of need',
    description: 'Every well that is not in order, and those that could not be analysed after them.',
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
    title: 'Pump and loads of each well',
    description: 'By its card; no number where the well has no limit, or where nothing can be read.',
    columns: {
      well_id: textColumn('Well'),
      pump_depth: numberColumn('well_depth', 'Pump depth', { symbol: 'L_p' }),
      fluid_load: numberColumn('rod_load', 'Fluid load', { symbol: 'F_o' }),
      pump_displacement: numberColumn('downhole_rate', 'Displacement'),
      peak_polished_rod_load: numberColumn('rod_load', 'Peak load', { symbol: 'F_max' }),
      minimum_polished_rod_load: numberColumn('rod_load', 'Minimum load', { symbol: 'F_min' }),
      rod_loading: numberColumn('utilisation', 'Loading of the rods', { unit: '%' }),
      peak_net_torque: numberColumn('gearbox_torque', 'Net torque', { symbol: 'T_p' }),
      gearbox_loading: numberColumn('utilisation', 'Loading of the gearbox', { unit: '%' }),
    },
    onlyWhen: cardsOnly,
  },
}

export const charts = {
  statuses: { title: 'Wells by status', description: 'Those that could not be analysed stand apart.' },
  fillage: {
    title: 'Pump fillage, ranked',
    description: 'The emptiest first, in the colour of the status.',
    apart: { 'flagged below': 'The fillage below which a well is flagged.' },
  },
  pump_cards: {
    title: 'Pump cards of the worst wells',
    description: 'In the order of need, each by its own stroke and the fluid load that is expected of it.',
    onlyWhen: cardsOnly,
    apart: { x: 'Shares of a stroke.', y: 'Shares of an expected load.' },
  },
  deferred: { title: 'Deferred production', description: 'The wells that defer most, the most first.' },
}

export const figures = {
  field: {
    title: 'The wells of the field',
    description:
      'In the order of need: the pump at its depth, filled as its card shows, and the sign of its status above.',
  },
}
