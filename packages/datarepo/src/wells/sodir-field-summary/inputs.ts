/** The inputs of the field summary: which tables, which field, which years. */
import { count, optional, type ParamsOf, type Problem, params, text } from '@keelson/workflow'
import { notConfined } from '../../_shared/duckdb/file-names.ts'

const [FIRST_YEAR, LAST_YEAR] = [1900, 2200]
const year = { minimum: FIRST_YEAR, maximum: LAST_YEAR } as const

export const inputs = params({
  data_folder: text({
    title: 'Data folder',
    description: 'Name of the folder with the FactPages exports, within the service datasets folder.',
    minLength: 1,
    dataset: true,
    example: 'sodir',
  }),
  field_name: optional(
    text({
      title: 'Field',
      description: 'Name or NPDID number, as in the production table. Default: the whole shelf.',
      minLength: 1,
      example: 'ALVHEIM',
      absent: true,
    }),
  ),
  production_file: text({
    title: 'Production file',
    description:
      'Yearly net, monthly net or monthly gross export, identified by its columns. The file is CSV, or a zip file or workbook that contains the CSV table.',
    minLength: 1,
    default: 'field_production_yearly.csv',
  }),
  reserves_file: optional(
    text({
      title: 'Reserves file',
      description: 'Export of field_reserves. If not provided, reserves are not reported.',
      minLength: 1,
      example: 'field_reserves.csv',
      absent: true,
    }),
  ),
  investment_file: optional(
    text({
      title: 'Investment file',
      description: 'Export of field_investment_yearly. If not provided, investments are not reported.',
      minLength: 1,
      example: 'field_investment_yearly.csv',
      absent: true,
    }),
  ),
  start_year: optional(
    count({
      title: 'First year',
      description: 'First year of the window, inclusive. Default: the first year in the file.',
      ...year,
      example: 1971,
    }),
  ),
  end_year: optional(
    count({
      title: 'Last year',
      description: 'Last year of the window, inclusive. Default: the last year in the file.',
      ...year,
      example: 2021,
    }),
  ),
})

/** What the schema cannot say: confined names, years in order. */
export function rules(p: ParamsOf<typeof inputs>): Problem[] {
  const names = ['data_folder', 'production_file', 'reserves_file', 'investment_file'] as const
  const confined = names.flatMap((name): Problem[] => {
    const sent = p[name]
    const fault = sent === undefined ? undefined : notConfined(sent)
    return fault === undefined ? [] : [{ pointer: `/${name}`, message: `${fault} (entered: ${JSON.stringify(sent)})` }]
  })
  const { start_year: start, end_year: end } = p
  const isBefore = start !== undefined && end !== undefined && end < start
  return [
    ...confined,
    ...(isBefore
      ? [{ pointer: '/end_year', message: `must not be before the {start_year}, ${start} (entered: ${end})` }]
      : []),
  ]
}
export type Params = ParamsOf<typeof inputs>
