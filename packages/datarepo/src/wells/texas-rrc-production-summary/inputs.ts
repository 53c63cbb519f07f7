/** The inputs of the Texas production summary: where the records come from, which of them, and the grouping. */
import { choice, count, grouped, inPractice, optional, type ParamsOf, rows, text, textList } from '@keelson/workflow'

const { quantity } = inPractice('oilfield')

const GROUPINGS = {
  district: 'District',
  operator: 'Operator',
  field: 'Field',
  lease: 'Lease',
  month: 'Month',
  year: 'Year',
} as const
export type Grouping = keyof typeof GROUPINGS

const IN_PLACE_OF_FILES = [{ inputs: ['data_folder', 'lease_cycle_file'] }]
const LONGEST_TEXT = 1_000_000
const MOST_ROWS = 5000

const recordFields = {
  district: text({
    title: 'District of the lease',
    description: 'Name of the district, such as 08 or 7B.',
    minLength: 1,
  }),
  lease_number: text({ title: 'Lease number', description: 'As the Commission numbers it.', minLength: 1 }),
  lease_name: optional(text({ title: 'Lease name', description: 'Printed beside its number.' })),
  operator_name: optional(text({ title: 'Operator name', description: 'Who filed the report.' })),
  year: count({ title: 'Year', description: 'Calendar year.', minimum: 1900, maximum: 2099, example: 2024 }),
  month: count({ title: 'Month', description: 'January is 1.', minimum: 1, maximum: 12, example: 1 }),
  oil_production: quantity('produced_volume', {
    title: 'Oil production',
    description: 'All liquids of the lease in the month.',
    example: 100,
  }),
  gas_production: quantity('gas_volume', {
    title: 'Gas production',
    description: 'All gas of the lease in the month.',
    example: 300,
  }),
  water_production: optional(
    quantity('produced_volume', {
      title: 'Water production',
      description: 'Of the lease in the month; left out: unknown.',
      example: 20,
    }),
  ),
}

const sourceParams = {
  data_folder: optional(
    text({
      title: 'Data folder',
      description: "Name of the folder with the official dump or its tables, inside the service's datasets folder.",
      minLength: 1,
      dataset: true,
      example: 'texas_rrc_synthetic',
      requiredWhen: {},
      requiredUnless: [{ inputs: ['inline_dsv'] }, { inputs: ['inline_records'] }],
    }),
  ),
  lease_cycle_file: text({
    title: 'Lease cycle file',
    description:
      'The lease cycle table in that folder, or the zip that holds it; where there is no file of the name, the zip of the folder that holds it is read.',
    minLength: 1,
    default: 'OG_LEASE_CYCLE_DATA_TABLE.dsv',
  }),
  inline_dsv: optional(
    text({
      title: 'Inline text',
      description:
        "Lines of the lease cycle table with their header line, columns separated by '}' and found by name, in place of a file.",
      minLength: 1,
      maxLength: LONGEST_TEXT,
      overrides: IN_PLACE_OF_FILES,
    }),
  ),
  inline_records: optional(
    rows(recordFields, {
      title: 'Inline records',
      description:
        'A small table in place of a file: one row a lease and month, liquids and gas not told apart by lease.',
      minItems: 1,
      maxItems: MOST_ROWS,
      overrides: IN_PLACE_OF_FILES,
    }),
  ),
}

/** Of a list that selects. */
const MOST_ENTRIES = 10_000

const selectionParams = {
  oil_gas_code: optional(
    choice(
      { O: 'Oil leases', G: 'Gas leases' },
      { title: 'Kind of lease', description: 'O: oil leases, G: gas leases; left out: both.' },
    ),
  ),
  district_name: optional(
    text({
      title: 'District',
      description: 'Name of the district, such as 08 or 7B, not its number in the files; left out: all.',
      minLength: 1,
      example: '08',
    }),
  ),
  lease_numbers: optional(
    textList({
      title: 'Lease numbers',
      description: 'Up to 6 digits each, leading zeros may be left out; left out or empty: all.',
      maxItems: MOST_ENTRIES,
    }),
  ),
  operator_numbers: optional(
    textList({
      title: 'Operator numbers',
      description: 'Organization (P-5) numbers, up to 6 digits each; left out or empty: all.',
      maxItems: MOST_ENTRIES,
    }),
  ),
  start_month: optional(
    text({
      title: 'First month',
      description: 'YYYYMM, included; left out: the first of the data.',
      example: '202301',
    }),
  ),
  end_month: optional(
    text({ title: 'Last month', description: 'YYYYMM, included; left out: the last of the data.', example: '202412' }),
  ),
}

const groupParams = {
  group_by: choice(GROUPINGS, {
    title: 'Group by',
    description: 'Adds a table with the totals of each group.',
    default: 'district',
  }),
}

export const inputs = grouped({ Source: sourceParams, Selection: selectionParams, Grouping: groupParams })
export type Params = ParamsOf<typeof inputs>
