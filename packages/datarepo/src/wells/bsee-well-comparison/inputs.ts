/** The inputs of the comparison: which files, which wells, how they are laid beside each other. */
import {
  apiFault,
  choice,
  flag,
  grouped,
  listedUpTo,
  optional,
  type ParamsOf,
  type Problem,
  text,
  textList,
} from '@keelson/workflow'
import { notConfined } from '../../_shared/duckdb/file-names.ts'
import { isMonth } from '../_shared/months.ts'
import { fileParams, WELL_GROUPINGS } from '../_shared/ogor-a/inputs.ts'

export const BORE = 'api12'
const CALENDAR = 'calendar'
export const FIRST_OIL = 'first_oil'
const METRICS = {
  cumulative_oil: 'Cumulative oil',
  mean_producing_day_oil_rate: 'Mean producing-day oil rate',
  peak_oil_rate: 'Peak oil rate',
} as const
export type Metric = keyof typeof METRICS
/** As many members as an answer shows of a value. */
const MOST_WELLS = 200

const wellParams = {
  api_well_numbers: textList({
    title: 'Wells',
    description:
      'API numbers of two or more wells: 12 digits for wellbores, 10 digits for wells with all their wellbores.',
    clause: 'API D12A',
    maxItems: MOST_WELLS,
    item: { apiNumber: true },
  }),
  group_by: choice(WELL_GROUPINGS, {
    title: 'Grouping',
    description: 'Well definition: a wellbore (12 digits) or a surface hole with all its wellbores (10 digits).',
    default: BORE,
  }),
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

const viewParams = {
  normalise_to: choice(
    { [CALENDAR]: 'Calendar', [FIRST_OIL]: 'Months since first oil' },
    {
      title: 'Chart time axis',
      description: 'Time axis by calendar date, or by months since the first oil of each well.',
      default: FIRST_OIL,
    },
  ),
  metric: choice(METRICS, {
    title: 'Ranking metric',
    description: 'Sort order of the wells table. The ranking in the results is by cumulative oil.',
    default: 'cumulative_oil',
  }),
  include_borehole_facts: flag({
    title: 'Borehole data',
    description: 'Option to add water depth, depths and dates from mv_boreholes_all.txt in the data folder.',
    default: false,
  }),
}

export const inputs = grouped({ Files: fileParams, Wells: wellParams, View: viewParams })
export type Params = ParamsOf<typeof inputs>

/** What the schema cannot say: confined names, distinct wells of the right length, months in order. */
export function rules(p: Params): Problem[] {
  const problems: Problem[] = []
  const refuse = (pointer: string, message: string) => problems.push({ pointer, message })
  for (const name of ['data_folder', 'file_pattern'] as const) {
    const fault = notConfined(p[name])
    if (fault !== undefined) refuse(`/${name}`, `${fault} (entered: ${JSON.stringify(p[name])})`)
  }
  problems.push(...wellProblems(p))
  for (const name of ['start_month', 'end_month'] as const) {
    const month = p[name]
    if (month !== undefined && !isMonth(month.trim()))
      refuse(`/${name}`, `must be a month such as 2014-01 (entered: ${JSON.stringify(month)})`)
  }
  const [start, end] = [p.start_month?.trim() ?? '', p.end_month?.trim() ?? '']
  if (isMonth(start) && isMonth(end) && end < start)
    refuse('/end_month', `must not be before the {start_month}, ${start} (entered: ${end})`)
  return problems
}

/** All of them stand at the list: an entry is named as it was sent. */
function wellProblems({ api_well_numbers, group_by }: Params): Problem[] {
  const digits = group_by === BORE ? 12 : 10
  const wells = api_well_numbers.map((api) => api.trim())
  const level = group_by === BORE ? 'wellbore' : 'well'
  const odd = wells.filter((api) => apiFault(api, [level]) !== undefined)
  const twice = [...new Set(wells.filter((api, i) => wells.indexOf(api) !== i))]
  const at = (message: string): Problem => ({ pointer: '/api_well_numbers', message })
  return [
    ...(wells.length < 2 ? [at(`must contain at least two wells (entered: ${wells.length})`)] : []),
    ...(odd.length > 0
      ? [
          at(
            `must have ${digits} digits each when the {group_by} is ${group_by} (entered: ${quoted(odd)}), and ${apiFault(odd[0] ?? '', [level])}`,
          ),
        ]
      : []),
    ...(twice.length > 0 ? [at(`must not repeat a well (entered more than once: ${quoted(twice)})`)] : []),
  ]
}

const MOST_QUOTED = 10
const quoted = (entries: readonly string[]) =>
  listedUpTo(
    MOST_QUOTED,
    entries.map((entry) => JSON.stringify(entry)),
  )
