/** Problems of the inputs, SI, that no single field shows and that can be told before the record is read. */
import { type Problem, refused, shown, shownIn } from '@keelson/workflow'
import { isPlainName } from '../../_shared/files/plain-name.ts'
import { ASTM, FOUR_POINT, type Inputs } from './inputs.ts'

export function rules(p: Partial<Inputs>): Problem[] {
  const { data_folder, file_name, series_csv, value_column, time_column } = p
  const confined = (['data_folder', 'file_name'] as const).flatMap((name) => {
    const given = p[name]
    return given === undefined || isPlainName(given)
      ? []
      : refused(`/${name}`, `must be a plain folder or file name (entered: ${JSON.stringify(given)})`)
  })
  const alone =
    (data_folder === undefined) === (file_name === undefined)
      ? []
      : refused(
          data_folder === undefined ? '/data_folder' : '/file_name',
          'is required because folder and file shall be entered together',
        )
  const columns = [
    ['/value_column', value_column],
    ['/time_column', time_column],
  ] as const
  const idle = columns.flatMap(([pointer, column]) =>
    column === undefined || file_name !== undefined || series_csv !== undefined
      ? []
      : refused(pointer, 'requires a data file'),
  )
  return [...confined, ...alone, ...idle]
}

const counts = (method: Inputs['method'] | undefined) => method === ASTM || method === FOUR_POINT

export function countProblems({ method }: Partial<Inputs>): Problem[] {
  if (method === undefined || counts(method)) return []
  return refused('/method', 'must be ASTM E1049 or the four-point method for a rainflow count')
}
export function fitProblems({ method }: Partial<Inputs>): Problem[] {
  if (!counts(method)) return []
  return refused('/method', 'must be the method of moments or maximum likelihood for a Gumbel fit')
}

export function segmentProblems({
  overlap,
  segment_length,
}: Pick<Inputs, 'segment_length'> & Partial<Inputs>): Problem[] {
  if (overlap === undefined || overlap < segment_length) return []
  return refused('/overlap', `must be less than the {segment_length}, ${segment_length} (entered: ${shown(overlap)})`)
}

export function filterProblems({ filter_low, filter_high }: Partial<Inputs>): Problem[] {
  if (filter_low === undefined && filter_high === undefined)
    return refused('/filter_low', 'is required unless {filter_high} is entered')
  if (filter_low === undefined || filter_high === undefined || filter_low <= filter_high) return []
  return refused(
    '/filter_low',
    `must not exceed the {filter_high}, ${shownIn(filter_high, 'Hz')} (entered: ${shownIn(filter_low, 'Hz')})`,
  )
}
