/** Checks, tables and charts of the Texas production summary. */
import { rrcPdq } from '@keelson/standards/rrc-pdq/source.ts'
import { inPractice, textColumn, wordedColumn } from '@keelson/workflow'
import { groupingSumsTable, qualityTable } from '../_shared/audit-tables.ts'
import { faultsAgainst } from '../_shared/fault-checks.ts'
import { OIL_EQUIVALENT } from './values.ts'

const { numberColumn } = inPractice('oilfield')

const faults = faultsAgainst(rrcPdq)

export const checkSpecs = {
  rows_readable: faults('Record readability', 'lines of the table', 'Rejected records', {
    neverFails: 'Text entered directly with such a line is rejected. A file with such a line fails the check.',
  }),
  grouping_balance: faults(
    'Grouping balance',
    'sums by year, month, district, operator, field and lease',
    'Maximum volume difference',
    { selfCheck: 'no grouping can lose a record or count it twice' },
  ),
  keys_unique: faults(
    'Record key uniqueness',
    'oil or gas code, district, lease and month',
    'Records with a repeated key',
  ),
  districts_valid: faults('District validity', 'district table, numbers and names', 'Records with an invalid district'),
  volumes_sound: faults(
    'Volume validity',
    'columns of the four volumes',
    'Records with a negative or fractional volume',
  ),
  kinds_apart: faults(
    'Lease type consistency',
    'OIL_GAS_CODE and the columns of the four volumes',
    'Records with a volume of the other lease type',
  ),
}

const split = {
  oil: numberColumn('produced_volume', 'Oil'),
  condensate: numberColumn('produced_volume', 'Condensate'),
  gas_well_gas: numberColumn('gas_volume', 'Gas-well gas'),
  casinghead_gas: numberColumn('gas_volume', 'Casinghead gas'),
}
const volumes = {
  liquids: numberColumn('produced_volume', 'Liquids'),
  gas: numberColumn('gas_volume', 'Gas'),
}
const records = numberColumn('-', 'Records')

export const tables = {
  totals: {
    title: 'Totals',
    description: 'Totals of all selected records, with oil equivalent at 6 Mcf per barrel.',
    columns: { ...split, ...volumes, oil_equivalent: numberColumn(OIL_EQUIVALENT, 'Oil equivalent'), records },
  },
  groups: {
    title: 'Production by group',
    description:
      'Groups in descending order of liquids. At most 500 are listed individually and the others are combined. Years and months are in chronological order.',
    columns: {
      group: textColumn('Group'),
      name: textColumn('Name or number'),
      ...split,
      ...volumes,
      share_of_liquids: numberColumn('fraction', 'Liquids share'),
      first_month: textColumn('First month'),
      last_month: textColumn('Last month'),
      records,
    },
  },
  monthly: {
    title: 'Monthly production',
    description: 'Monthly volumes and calendar-day rates. The newest three months of the data are still being filed.',
    columns: {
      month: textColumn('Month'),
      ...volumes,
      days: numberColumn('production_time', 'Days in month', { symbol: 't_m' }),
      liquid_rate: numberColumn('oil_rate', 'Calendar-day liquid rate', { symbol: 'q_cd' }),
      gas_rate: numberColumn('gas_rate', 'Calendar-day gas rate'),
      gas_oil_ratio: numberColumn('gas_oil_ratio', 'Gas-oil ratio', { symbol: 'R' }),
      filed: numberColumn('fraction', 'Filed reports'),
      state: wordedColumn('State'),
      records,
    },
  },
  rejected: {
    title: 'Rejected records',
    description: 'Table lines excluded from all sums, by reason. Empty if no line is rejected.',
    columns: {
      reason: textColumn('Reason'),
      count: numberColumn('-', 'Records'),
      first: textColumn('First example'),
    },
  },
  wells: {
    title: 'Lease wells with estimated share',
    description:
      'Estimated well production. Each month of a lease is shared equally over its wells that were not shut in, because operators report by lease. API numbers are from the well completion table.',
    columns: {
      lease: textColumn('Lease'),
      well: textColumn('Well'),
      api: textColumn('API well number'),
      county: textColumn('County'),
      shut_in: textColumn('Shut-in month'),
      liquids: numberColumn('produced_volume', 'Estimated liquids'),
      gas: numberColumn('gas_volume', 'Estimated gas'),
      months: numberColumn('-', 'Active months'),
    },
  },
  agency: {
    title: 'Agency totals',
    description: 'Agency totals in the same dump, compared with lease sums for the selected months.',
    columns: {
      table: textColumn('Table'),
      grouping: wordedColumn('Grouped by'),
      compared: numberColumn('-', 'Compared totals'),
      differing: numberColumn('-', 'Differing totals'),
      largest: numberColumn('-', 'Maximum difference, bbl or Mcf'),
      where: wordedColumn('Differing entries'),
    },
  },
  grouping_sums: groupingSumsTable(volumes),
  quality: qualityTable,
} as const

export const charts = {
  liquids_by_district: {
    title: 'Monthly liquids by district',
    description: 'Stacked calendar-day liquid rates by district.',
  },
  gas_by_district: { title: 'Monthly gas by district', description: 'Stacked calendar-day gas rates by district.' },
  top_operators: { title: 'Top operators', description: 'Ten operators with the most liquids.' },
  top_fields: { title: 'Top fields', description: 'Ten fields with the most liquids.' },
  gor_trend: {
    title: 'Gas-oil ratio',
    description: 'Monthly gas divided by liquids. Months still being filed are excluded.',
  },
  completeness: {
    title: 'Filed reports',
    description: 'Records with a filed monthly report, as a share of all records in the month.',
  },
} as const
