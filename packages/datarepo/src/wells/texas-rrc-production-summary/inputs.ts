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
    title: 'Lease district',
    description: 'District name, such as 08 or 7B.',
    minLength: 1,
  }),
  lease_number: text({ title: 'Lease number', description: 'Lease number assigned by the Commission.', minLength: 1 }),
  lease_name: optional(text({ title: 'Lease name', description: 'Lease name, shown with its number.' })),
  operator_name: optional(text({ title: 'Operator name', description: 'Operator that filed the report.' })),
  year: count({ title: 'Year', description: 'Calendar year.', minimum: 1900, maximum: 2099, example: 2024 }),
  month: count({
    title: 'Month',
    description: 'Calendar month, with January as 1.',
    minimum: 1,
    maximum: 12,
    example: 1,
  }),
  oil_production: quantity('produced_volume', {
    title: 'Oil production',
    description: 'Total liquids produced by the lease in the month.',
    example: 100,
  }),
  gas_production: quantity('gas_volume', {
    title: 'Gas production',
    description: 'Total gas produced by the lease in the month.',
    example: 300,
  }),
  water_production: optional(
    quantity('produced_volume', {
      title: 'Water production',
      description: 'Water produced by the lease in the month. The volume is unknown if not provided.',
      example: 20,
    }),
  ),
}

const sourceParams = {
  data_folder: optional(
    text({
      title: 'Data folder',
      description: 'Name of the folder with the official dump or its tables, within the service datasets folder.',
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
      'Name of the lease cycle table in that folder, or of the zip file that contains the table. If no file has this name, the zip file in the folder that contains the table is read.',
    minLength: 1,
    default: 'OG_LEASE_CYCLE_DATA_TABLE.dsv',
  }),
  inline_dsv: optional(
    text({
      title: 'Directly entered text',
      description:
        "Lines of the lease cycle table with their header line, in place of a file. Columns are separated by '}' and found by name.",
      minLength: 1,
      maxLength: LONGEST_TEXT,
      overrides: IN_PLACE_OF_FILES,
    }),
  ),
  inline_records: optional(
    rows(recordFields, {
      title: 'Directly entered records',
      description:
        'Small table in place of a file, with one row per lease and month. Liquids and gas are not split by lease type.',
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
      { title: 'Lease type', description: 'Lease type: O for oil leases, G for gas leases. Default: both types.' },
    ),
  ),
  district_name: optional(
    text({
      title: 'District',
      description: 'District name, such as 08 or 7B, not the district number in the files. Default: all districts.',
      minLength: 1,
      example: '08',
    }),
  ),
  lease_numbers: optional(
    textList({
      title: 'Lease numbers',
      description: 'Lease numbers of up to 6 digits each; leading zeros may be omitted. Default: all leases.',
      maxItems: MOST_ENTRIES,
    }),
  ),
  operator_numbers: optional(
    textList({
      title: 'Operator numbers',
      description: 'Organization (P-5) numbers of up to 6 digits each. Default: all operators.',
      maxItems: MOST_ENTRIES,
    }),
  ),
  start_month: optional(
    text({
      title: 'First month',
      description: 'First month included, such as 2023-01. Default: the first month in the data.',
      example: '202301',
      month: true,
    }),
  ),
  end_month: optional(
    text({
      title: 'Last month',
      description: 'Last month included, such as 2024-12. Default: the last month in the data.',
      example: '202412',
      month: true,
    }),
  ),
}

const groupParams = {
  group_by: choice(GROUPINGS, {
    title: 'Grouping',
    description: 'Grouping of the additional table of totals.',
    default: 'district',
  }),
}

export const inputs = grouped({ Source: sourceParams, Selection: selectionParams, Grouping: groupParams })
export type Params = ParamsOf<typeof inputs>
