/** Checks, tables and charts of the field summary. */
import { numberColumn, textColumn, wordedColumn } from '@keelson/workflow'
import { NOK } from './values.ts'

const number = (title: string) => numberColumn('-', title)
const volume = (title: string, unit = 'MSm3') => numberColumn('field_volume', title, { unit })

export const tables = {
  annual: {
    title: 'Annual summary',
    description: 'Annual volumes, ratios, cumulative production and nominal investments.',
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
    title: 'Production life',
    description:
      'Production milestones. The plateau is the period around the peak with at least nine tenths of the peak volume. The decline after the plateau is fitted by least squares on the logarithm of the annual volume.',
    columns: {
      peak_year: number('Peak year'),
      plateau_first: number('Plateau start'),
      plateau_last: number('Plateau end'),
      decline: numberColumn('annual_rate', 'Nominal decline after plateau'),
    },
  },
  fields: {
    title: 'Fields',
    description: 'Fields in descending order of oil equivalent in the window.',
    columns: {
      field: textColumn('Field'),
      npdid: textColumn('NPDID'),
      oil: volume('Oil'),
      gas: volume('Gas', 'GSm3'),
      oil_equivalent: volume('Oil equivalent'),
      last_year: volume('Last year'),
      recoverable: volume('Recoverable volume'),
      remaining: volume('Remaining volume'),
      closure: volume('Closure error'),
    },
  },
  facts: {
    title: 'Field data',
    description: 'Field data from the area table, if it is in the folder.',
    columns: { fact: wordedColumn('Item'), value: textColumn('Value') },
  },
  files: {
    title: 'Files',
    description: 'Rows read and used from each file. Rejected rows are listed in the next table.',
    columns: {
      role: wordedColumn('Table'),
      file: textColumn('File'),
      rows_read: number('Rows read'),
      rows_used: number('Rows used'),
      rows_rejected: number('Rejected rows'),
    },
  },
  rejected: {
    title: 'Rejected rows',
    description: 'Rejected rows by reason, each with its first example.',
    columns: {
      file: textColumn('File'),
      reason: textColumn('Reason'),
      rows: number('Rows'),
      example: textColumn('First example'),
    },
  },
}

export const charts = {
  annual_by_phase: {
    title: 'Annual production by phase',
    description: 'Annual production as oil equivalent. A negative bar is a correction.',
  },
  cumulative: {
    title: 'Cumulative and recoverable oil equivalent',
    description: 'Cumulative oil equivalent. The difference from the recoverable limit is the remaining volume.',
  },
  water_and_gas: {
    title: 'Water cut and gas-oil ratio',
    description: 'Annual water cut and gas-oil ratio.',
  },
  investments: {
    title: 'Investments and production',
    description: 'Nominal annual investments and oil equivalent production.',
  },
  top_fields: {
    title: 'Largest producing fields',
    description: 'Oil equivalent produced in the window.',
  },
  creaming: {
    title: 'Recoverable oil equivalent by field',
    description:
      'Cumulative recoverable oil equivalent in order of first production. The curve flattens as later fields become smaller.',
  },
}
