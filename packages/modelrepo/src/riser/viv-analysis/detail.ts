/** The answer in a few sentences: which modes the current excites, and how far the worst of them swings. */
import { capitalised, shownIn, shownLength, shownPressure, shownRatio } from '@keelson/workflow'
import { type Judged, modesIn } from './calculate-checks.ts'
import type { Answer, Flow } from './calculate-response.ts'
import type { Params } from './inputs.ts'

export function sentence(p: Params, flow: Flow, judged: Judged): string {
  const { first, across, along, dominant } = judged
  const frequency = shownIn(first.mode.f_n, 'Hz')
  if (p.current_velocity === 0)
    return `There is no current and no vibration. The first natural frequency is ${frequency}`
  const own = `Mode 1 has ${frequency} and a reduced velocity of ${shownRatio(first.V_R)}`
  if (across.length + along.length === 0) return `${quiet(flow, judged)}. ${own}`
  const ways = [
    ...(across.length > 0 ? [`${modesIn(across)} across the flow${swing(dominant, 'crossFlow')}`] : []),
    ...(along.length > 0
      ? [`${modesIn(along)} along ${across.length > 0 ? 'it' : 'the flow'}${swing(along[0], 'inLine')}`]
      : []),
  ]
  return `${capitalised(ways.join('; '))}. ${own}`
}

function quiet({ suppressed }: Flow, { crossFlow }: Judged): string {
  if (crossFlow === undefined) return 'Every mode looked at lies beyond its range: higher ones are excited'
  return suppressed ? 'No mode vibrates across the flow, and damping suppresses it along the flow' : 'No mode vibrates'
}

function swing(answer: Answer | undefined, way: 'crossFlow' | 'inLine'): string {
  const found = answer?.[way]
  if (answer === undefined || found === undefined) return ''
  return `, mode ${answer.mode.n} by up to ${shownLength(found.A)} with a stress range of ${shownPressure(found.S)}`
}
