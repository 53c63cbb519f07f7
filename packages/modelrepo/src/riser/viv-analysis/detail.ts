/** The answer in a few sentences: which modes the current excites, and how far the worst of them swings. */
import * as c205 from '@keelson/standards/dnv-rp-c205-2021/vortex-shedding.ts'
import { capitalised, shownIn, shownLength, shownPressure, shownRatio } from '@keelson/workflow'
import { ALL_ABOVE, type Judged, modesIn, WAYS } from './calculate-checks.ts'
import type { Answer, Flow } from './calculate-response.ts'
import type { Params } from './inputs.ts'

export function sentence(p: Params, flow: Flow, judged: Judged): string {
  const { first, across, along, dominant } = judged
  const frequency = shownIn(first.mode.f_n, 'Hz')
  if (p.current_velocity === 0) return `Mode 1 natural frequency ${frequency}`
  const own = `Mode 1 natural frequency ${frequency}, reduced velocity ${shownRatio(first.V_R)}`
  const onset = `onset ${c205.CROSS_FLOW_ONSET.value} cross-flow and ${c205.IN_LINE_ONSET.value} in-line`
  if (across.length + along.length === 0) return `${quiet(p, flow, judged)}. ${own} (${onset})`
  const ways = [
    ...(across.length > 0 ? [excited(across, dominant, 'crossFlow')] : []),
    ...(along.length > 0 ? [excited(along, along[0], 'inLine')] : []),
  ]
  const isSaid = across[0] === first || along[0] === first
  return `${ways.join('. ')}. ${isSaid ? `Mode 1 natural frequency ${frequency}` : own}`
}

function quiet({ current_velocity: U }: Params, { suppressed }: Flow, { crossFlow }: Judged): string {
  if (crossFlow === undefined) return capitalised(ALL_ABOVE)
  const current = `at a current velocity of ${shownIn(U, 'm/s')}`
  return suppressed
    ? `No calculated mode is in the cross-flow excitation range ${current}, and damping suppresses in-line vibration`
    : `No calculated mode is in an excitation range ${current}`
}

/** The modes in a range, how far the first of them is above onset, and the swing of one. */
function excited(all: readonly Answer[], answer: Answer | undefined, way: 'crossFlow' | 'inLine'): string {
  const onset = way === 'crossFlow' ? c205.CROSS_FLOW_ONSET : c205.IN_LINE_ONSET
  const speed = `${all.length > 1 ? 'maximum ' : ''}reduced velocity ${shownRatio(all[0]?.V_R ?? 0)}, onset ${onset.value}`
  const own = `${capitalised(modesIn(all, way))} (${speed})`
  const found = answer?.[way]
  if (answer === undefined || found === undefined) return own
  return `${own}. Mode ${answer.mode.n} ${WAYS[way]} amplitude up to ${shownLength(found.A)}, stress range ${shownPressure(found.S)}`
}
