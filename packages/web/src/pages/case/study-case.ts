/** Whether a study is of the case that stands: what varied itself may stand anywhere. */
import type { StudyRequest, VaryRequest } from '@keelson/studies/request.ts'

type Params = Readonly<Record<string, unknown>>

export function isOfCase(
  { ref, base = {}, vary }: StudyRequest,
  now: { readonly ref: string; readonly params: Params },
) {
  const varied = new Set(variedIn(vary))
  const rest = (params: Params) => Object.entries(params).filter(([name]) => !varied.has(name))
  return ref === now.ref && JSON.stringify(rest(base)) === JSON.stringify(rest(now.params))
}

/** The inputs whose value in the base has no part in the study. */
function variedIn(vary: VaryRequest): readonly string[] {
  switch (vary.kind) {
    case 'goal':
      return [vary.param]
    case 'grid':
      return vary.axes.map(({ param }) => param)
    case 'sample':
      return vary.distributions.map(({ param }) => param)
    case 'list':
    case 'one_at_a_time':
      return []
  }
}
