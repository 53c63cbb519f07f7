/** Problems of the inputs, SI, that no single field shows and that can be told before the record is read. */
import { type Problem, refused, shown, shownIn } from '@keelson/workflow'
import { isPlainName } from '../../_shared/files/plain-name.ts'
import { ASTM, FOUR_POINT, type Inputs, LIKELIHOOD, MOMENTS } from './inputs.ts'

export function rules(p: Partial<Inputs>): Problem[] {
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

const counts = (method: Inputs['method'] | undefined) => method === ASTM || method === FOUR_POINT

export function countProblems({ method }: Partial<Inputs>): Problem[] {
  if (method === undefined || counts(method)) return []
  return refused('/method', `fits maxima: a rainflow count is by '${ASTM}' or '${FOUR_POINT}'`)
}
export function fitProblems({ method }: Partial<Inputs>): Problem[] {
  if (!counts(method)) return []
  return refused('/method', `counts cycles: a Gumbel fit is by '${MOMENTS}' or '${LIKELIHOOD}'`)
}

export function segmentProblems({
  overlap,
  segment_length,
}: Pick<Inputs, 'segment_length'> & Partial<Inputs>): Problem[] {
  if (overlap === undefined || overlap < segment_length) return []
  return refused('/overlap', `must be less than the {segment_length} of ${segment_length}; sent ${shown(overlap)}`)
}

export function filterProblems({ filter_low, filter_high }: Partial<Inputs>): Problem[] {
  if (filter_low === undefined && filter_high === undefined)
    return refused('/filter_low', 'is required, or {filter_high}: a filter needs a corner')
  if (filter_low === undefined || filter_high === undefined || filter_low <= filter_high) return []
  return refused(
    '/filter_low',
    `must not exceed the {filter_high} of ${shownIn(filter_high, 'Hz')}; sent ${shownIn(filter_low, 'Hz')}`,
  )
}
