/** Checks, tables and charts of the field summary. */
import { numberColumn, textColumn, wordedColumn } from '@keelson/workflow'
import { NOK } from './values.ts'

const number = (title: string) => numberColumn('-', title)
const volume = (title: string, unit = 'MSm3') => numberColumn('field_volume', title, { unit })

export const tables = {
  annual: {
    title: 'Years',
    description: 'Volumes of each year, its ratios, what was produced up to it, and investments in money of the day.',
    columns: {
      year: number('Year'),
      oil: volume('Oil'),
      gas: volume('Gas', 'GSm3'),
      ngl: volume('NGL'),
      condensate: volume('Condensate'),
      oil_equivalent: volume('Oil equivalent'),
      water: volume('Water'),
      water_cut: numberColumn('fraction', 'Water cut'),
      gas_oil_ratio: numberColumn('gas_oil_ratio', 'Gas-oil ratio'),
      cumulative: volume('Cumulative oil equivalent'),
      investment: numberColumn(NOK, 'Investment'),
    },
  },
  life: {
    title: 'Life of production',
    description:
      'Plateau: years about the peak with nine tenths of it. Decline since then by least squares of the logarithm.',
    columns: {
      peak_year: number('Peak'),
      plateau_first: number('Plateau from'),
      plateau_last: number('Plateau to'),
      decline: numberColumn('annual_rate', 'Nominal decline since'),
    },
  },
  fields: {
    title: 'Fields',
    description: 'Most oil equivalent in the window first.',
    columns: {
      field: textColumn('Field'),
      npdid: textColumn('NPDID'),
      oil: volume('Oil'),
      gas: volume('Gas', 'GSm3'),
      oil_equivalent: volume('Oil equivalent'),
      last_year: volume('Of the last year'),
      recoverable: volume('Recoverable'),
      remaining: volume('Remaining'),
      closure: volume('Closure error'),
    },
  },
  facts: {
    title: 'Facts of the field',
    description: 'Of the area table, where the folder has one.',
    columns: { fact: wordedColumn('Fact'), value: textColumn('Value') },
  },
  files: {
    title: 'Files',
    description: 'Rows read and used; what was left out stands in the next table.',
    columns: {
      role: wordedColumn('Table'),
      file: textColumn('File'),
      rows_read: number('Rows read'),
      rows_used: number('Rows used'),
      rows_rejected: number('Rows rejected'),
    },
  },
  rejected: {
    title: 'Rejected rows',
    description: 'By reason, each with the first that it was met in.',
    columns: {
      file: textColumn('File'),
      reason: textColumn('Reason'),
      rows: number('Rows'),
      example: textColumn('First'),
    },
  },
}

export const charts = {
  annual_by_phase: {
    title: 'Production of each year by phase',
    description: 'As oil equivalent; a column below zero is a correction.',
  },
  cumulative: {
    title: 'Cumulative against recoverable',
    description: 'Oil equivalent; what is between the line and the limit is still to come.',
  },
  water_and_gas: {
    title: 'Water cut and gas-oil ratio',
    description: 'Of each year.',
  },
  investments: {
    title: 'Investments and production',
    description: 'In money of the day, beside the oil equivalent of the years.',
  },
  top_fields: {
    title: 'Fields with most production',
    description: 'Oil equivalent of the window.',
  },
  creaming: {
    title: 'Recoverable by field',
    description: 'Added up in the order in which the fields began to produce: it flattens as later fields are smaller.',
  },
}
