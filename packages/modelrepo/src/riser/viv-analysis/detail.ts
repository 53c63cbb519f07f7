/** The answer in a few sentences: which modes the current excites, and how far the worst of them swings. */
import { capitalised, shownIn, shownLength, shownPressure, shownRatio } from '@keelson/workflow'
import { type Judged, modesIn } from './calculate-checks.ts'
import type { Answer, Flow } from './calculate-response.ts'
import type { Params } from './inputs.ts'

export function sentence(p: Params, flow: Flow, judged: Judged): string {
  const { first, across, along, dominant } = judged
  const frequency = shownIn(first.mode.f_n, 'Hz')
  if (p.current_velocity === 0)
    return `The span does not vibrate because the current is zero. Mode 1 natural frequency ${frequency}`
  const own = `Mode 1 natural frequency ${frequency}, reduced velocity ${shownRatio(first.V_R)}`
  if (across.length + along.length === 0) return `${quiet(flow, judged)}. ${own}`
  const ways = [
    ...(across.length > 0 ? [`${modesIn(across)} cross-flow${swing(across, dominant, 'crossFlow')}`] : []),
    ...(along.length > 0 ? [`${modesIn(along)} in-line${swing(along, along[0], 'inLine')}`] : []),
  ]
  return `${capitalised(ways.join('; '))}. ${own}`
}

function quiet({ suppressed }: Flow, { crossFlow }: Judged): string {
  if (crossFlow === undefined)
    return 'All calculated modes are above their excitation ranges, so higher modes are excited'
  return suppressed ? 'No mode vibrates cross-flow, and damping suppresses in-line vibration' : 'No mode vibrates'
}

function swing(all: readonly Answer[], answer: Answer | undefined, way: 'crossFlow' | 'inLine'): string {
  const found = answer?.[way]
  if (answer === undefined || found === undefined) return ''
  const of = all.length > 1 ? `mode ${answer.mode.n}: ` : ''
  return ` (${of}amplitude up to ${shownLength(found.A)}, stress range ${shownPressure(found.S)})`
}
