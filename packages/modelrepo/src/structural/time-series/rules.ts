/** Problems of the inputs, SI, that no single field shows and that can be told before the record is read. */
import { type Problem, refused, shown, shownIn } from '@keelson/workflow'
import { isPlainName } from '../../_shared/files/plain-name.ts'
import type { Params } from './inputs.ts'
import { ASTM, FILTER, FOUR_POINT, GUMBEL_FIT, LIKELIHOOD, MOMENTS, RAINFLOW, WELCH } from './modes.ts'

export const rules = (p: Params): Problem[] => [
  ...sourceProblems(p),
  ...methodProblems(p),
  ...segmentProblems(p),
  ...filterProblems(p),
]

function sourceProblems(p: Params): Problem[] {
  const { data_folder, file_name, series_csv, value_column, time_column } = p
  const confined = (['data_folder', 'file_name'] as const).flatMap((name) => {
    const given = p[name]
    return given === undefined || isPlainName(given)
      ? []
      : refused(`/${name}`, `must be the plain name of a folder or a file; sent ${JSON.stringify(given)}`)
  })
  const alone =
    (data_folder === undefined) === (file_name === undefined)
      ? []
      : refused(data_folder === undefined ? '/data_folder' : '/file_name', 'is required: folder and file come together')
  const columns = [
    ['/value_column', value_column],
    ['/time_column', time_column],
  ] as const
  const idle = columns.flatMap(([pointer, column]) =>
    column === undefined || file_name !== undefined || series_csv !== undefined
      ? []
      : refused(pointer, 'belongs to a CSV or a file, and none is given'),
  )
  return [...confined, ...alone, ...idle]
}

function methodProblems({ operation, method }: Params): Problem[] {
  if (method === undefined) return []
  const counts = method === ASTM || method === FOUR_POINT
  if (operation === RAINFLOW && !counts)
    return refused('/method', `fits maxima: a rainflow count is by '${ASTM}' or '${FOUR_POINT}'`)
  if (operation === GUMBEL_FIT && counts)
    return refused('/method', `counts cycles: a Gumbel fit is by '${MOMENTS}' or '${LIKELIHOOD}'`)
  return []
}

function segmentProblems({ operation, overlap, segment_length }: Params): Problem[] {
  if (operation !== WELCH || overlap === undefined || overlap < segment_length) return []
  return refused('/overlap', `must be less than the {segment_length} of ${segment_length}; sent ${shown(overlap)}`)
}

function filterProblems({ operation, filter_low, filter_high }: Params): Problem[] {
  if (operation !== FILTER) return []
  if (filter_low === undefined && filter_high === undefined)
    return refused('/filter_low', 'is required, or {filter_high}: a filter needs a corner')
  if (filter_low === undefined || filter_high === undefined || filter_low <= filter_high) return []
  return refused(
    '/filter_low',
    `must not exceed the {filter_high} of ${shownIn(filter_high, 'Hz')}; sent ${shownIn(filter_low, 'Hz')}`,
  )
}
