/** The inputs of the production summary: which files, which records, which grouping. */
import { choice, grouped, optional, type ParamsOf, quantity, text, textList } from '@keelson/workflow'
import { fileParams, WELL_GROUPINGS } from '../_shared/ogor-a/inputs.ts'

const GROUPINGS = {
  ...WELL_GROUPINGS,
  lease: 'Lease',
  field: 'Field',
  year: 'Year',
  month: 'Month',
  operator: 'Operator',
} as const
export type Grouping = keyof typeof GROUPINGS

/** Of a list that selects. */
const MOST_ENTRIES = 10_000

const selectionParams = {
  boem_field_codes: optional(
    textList({
      title: 'BOEM field codes',
      description: 'BOEM fields to select, such as WR759. Default: all fields.',
      maxItems: MOST_ENTRIES,
    }),
  ),
  lease_numbers: optional(
    textList({
      title: 'Lease numbers',
      description: 'OCS leases to select, such as G17015. Default: all leases.',
      maxItems: MOST_ENTRIES,
    }),
  ),
  api_well_numbers: optional(
    textList({
      title: 'API well numbers',
      description:
        'Wells to select: 12 digits for one wellbore, 10 digits for all wellbores of a well. Default: all wells.',
      clause: 'API D12A',
      maxItems: MOST_ENTRIES,
      item: { apiNumber: true },
    }),
  ),
  operator_numbers: optional(
    textList({
      title: 'Operator numbers',
      description: 'Operators to select by 5-digit number, such as 00078. Default: all operators.',
      maxItems: MOST_ENTRIES,
    }),
  ),
  start_month: optional(
    text({
      title: 'First month',
      description: 'First month included, such as 2014-01. Default: the first month in the files.',
      example: '201401',
      month: true,
    }),
  ),
  end_month: optional(
    text({
      title: 'Last month',
      description: 'Last month included, such as 2024-12. Default: the last month in the files.',
      example: '202412',
      month: true,
    }),
  ),
}

const totalParams = {
  group_by: choice(GROUPINGS, {
    title: 'Grouping',
    description: 'Grouping of the additional table of totals and of the oil volumes.',
    default: 'year',
  }),
  gas_boe_factor: quantity('-', {
    title: 'Gas equivalence factor',
    description: 'Mcf of gas equivalent to one barrel of oil: 6.0 (industry) or 5.62 (BOEM).',
    symbol: 'f_g',
    above: 0,
    usual: [5, 7],
    default: 6,
  }),
}

export const inputs = grouped({
  Files: fileParams,
  Selection: selectionParams,
  Totals: totalParams,
})

export type Params = ParamsOf<typeof inputs>
