/** Checks, tables and charts of the Texas production summary. */
import { rrcPdq } from '@keelson/standards/rrc-pdq/source.ts'
import { inPractice, textColumn, wordedColumn } from '@keelson/workflow'
import { groupingSumsTable, qualityTable } from '../_shared/audit-tables.ts'
import { faultsAgainst } from '../_shared/fault-checks.ts'
import { OIL_EQUIVALENT } from './values.ts'

const { numberColumn } = inPractice('oilfield')

const faults = faultsAgainst(rrcPdq)

export const checkSpecs = {
  rows_readable: faults('Every record is read', 'lines of the table', 'Records rejected', {
    neverFails: 'A text of records is refused at such a line; a file that holds one fails it.',
  }),
  grouping_balance: faults(
    'Every grouping sums to the total',
    'sums by year, month, district, operator, field and lease',
    'Largest difference of a volume',
    { selfCheck: 'no record is lost or counted twice by a grouping; no case makes one differ' },
  ),
  keys_unique: faults(
    'A key stands once',
    'oil or gas code, district, lease and month',
    'Records beyond the first of their key',
  ),
  districts_valid: faults(
    'Districts are those of the list',
    'table of the districts, numbers and names',
    'Records whose district is not of the list',
  ),
  volumes_sound: faults(
    'Volumes are whole and not negative',
    'columns of the four volumes',
    'Records with a negative volume or one that is not whole',
  ),
  kinds_apart: faults(
    'Oil leases and gas leases keep to their columns',
    'OIL_GAS_CODE and the columns of the four volumes',
    'Records with a volume of the other kind of lease',
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
    description: 'Of all records selected; oil equivalent at 6 Mcf per barrel.',
    columns: { ...split, ...volumes, oil_equivalent: numberColumn(OIL_EQUIVALENT, 'Oil equivalent'), records },
  },
  groups: {
    title: 'By the grouping asked for',
    description: 'Most liquids first, at most 500 one by one and the others together; years and months in order.',
    columns: {
      group: textColumn('Group'),
      name: textColumn('Name or number'),
      ...split,
      ...volumes,
      share_of_liquids: numberColumn('fraction', 'Share of the liquids'),
      first_month: textColumn('First month'),
      last_month: textColumn('Last month'),
      records,
    },
  },
  monthly: {
    title: 'By month',
    description: 'Rates over the days of the calendar. The newest three months of the data are still being filed.',
    columns: {
      month: textColumn('Month'),
      ...volumes,
      days: numberColumn('production_time', 'Days in the month', { symbol: 't_m' }),
      liquid_rate: numberColumn('oil_rate', 'Liquid rate, calendar day', { symbol: 'q_cd' }),
      gas_rate: numberColumn('gas_rate', 'Gas rate, calendar day'),
      gas_oil_ratio: numberColumn('gas_oil_ratio', 'Gas-oil ratio', { symbol: 'R' }),
      filed: numberColumn('fraction', 'Reports filed'),
      state: wordedColumn('State'),
      records,
    },
  },
  rejected: {
    title: 'Records rejected',
    description: 'Lines of the table that are in no sum, by reason; none where every line was taken.',
    columns: {
      reason: textColumn('Reason'),
      count: numberColumn('-', 'Records'),
      first: textColumn('The first of them'),
    },
  },
  wells: {
    title: 'Wells of the leases, with an estimated share',
    description:
      'An estimate: what a lease reported in a month in equal parts over its wells that were not shut in; operators report by lease. API numbers from the well completion table.',
    columns: {
      lease: textColumn('Lease'),
      well: textColumn('Well'),
      api: textColumn('API well number'),
      county: textColumn('County'),
      shut_in: textColumn('Shut in'),
      liquids: numberColumn('produced_volume', 'Estimated liquids'),
      gas: numberColumn('gas_volume', 'Estimated gas'),
      months: numberColumn('-', 'Months active'),
    },
  },
  agency: {
    title: "The agency's own totals",
    description: 'Tables of totals in the same dump against the sums of the leases, within the months selected.',
    columns: {
      table: textColumn('Table'),
      grouping: wordedColumn('By'),
      compared: numberColumn('-', 'Totals compared'),
      differing: numberColumn('-', 'That differ'),
      largest: numberColumn('-', 'Largest difference, bbl or Mcf'),
      where: wordedColumn('Where'),
    },
  },
  grouping_sums: groupingSumsTable(volumes),
  quality: qualityTable,
} as const

export const charts = {
  liquids_by_district: {
    title: 'Monthly liquids by district',
    description: 'Calendar-day rate, stacked.',
  },
  gas_by_district: { title: 'Monthly gas by district', description: 'Calendar-day rate, stacked.' },
  top_operators: { title: 'Top operators', description: 'The ten with the most liquids.' },
  top_fields: { title: 'Top fields', description: 'The ten with the most liquids.' },
  gor_trend: {
    title: 'Gas-oil ratio',
    description: 'Gas over liquids of each month; months that are still being filed are left out.',
  },
  completeness: {
    title: 'Reports filed',
    description: 'Records whose monthly report was filed, of all records of the month.',
  },
} as const
