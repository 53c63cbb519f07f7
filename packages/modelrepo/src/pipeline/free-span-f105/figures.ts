/** The span in elevation with its sag, gap and allowable length, and the pipe at midspan with flow and vibration. */
import { type Drawing, figure, labelled, type Parts } from '@keelson/figures'
import { bedLevel, type SpanElevation, spanDimensions, spanElevation, spanFrame } from '@keelson/figures/things/span.ts'
import { gapOfRatio } from '@keelson/standards/dnv-rp-f105-2017/flow.ts'
import { type AtMidspan, endRoom, hanging, heldAt, sectionInFlow } from '../_shared/free-span/figures.ts'
import type { Response } from './calculate-response.ts'
import { isSingle, type State } from './calculate-state.ts'
import type { Params } from './inputs.ts'

const gapOf = (p: Params, { section }: State): number => gapOfRatio.evaluate({ e_D: p.gap_ratio, D: section.D })

/** `longest` is the allowable length, m, where there is one. */
export function elevation(p: Params, state: State, longest: number | undefined): Drawing {
  const span = hanging(state.section, state.ends, state.span, gapOf(p, state))
  return figure(
    { unit: 'm', scale: 'stretched', frame: { ...endRoom(state.ends, state.span.L), ...spanFrame(span) } },
    spanElevation(span),
    spanDimensions(span, { length: 'L', gap: 'e', sag: 'delta' }),
    heldAt(state.ends, span),
    longest !== undefined && longest > 0 && allowed(longest, span),
  )
}

/** The allowable length is measured beside the span where the two are comparable, and said where they are not. */
function allowed(longest: number, span: SpanElevation): Parts {
  const { length: L, diameter: D } = span
  const label = labelled('L_allow', longest, 'm', 'allowable')
  const [from, to] = [(L - longest) / 2, (L + longest) / 2]
  const level = bedLevel(span)
  return longest > 0.25 * L && longest < 1.6 * L
    ? { kind: 'dimension', from: [from, level], to: [to, level], edge: 'below', label }
    : { kind: 'text', at: [0.2 * L, D], towards: 'n', label }
}

export function midspan(p: Params, state: State, { A_Y, A_Z }: Response): Drawing {
  const swing: Pick<AtMidspan, 'A_Y' | 'A_Z'> = isSingle(state) ? { A_Y: A_Y[0], A_Z: A_Z?.[0] } : {}
  return sectionInFlow(state.section, {
    U_c: p.current_velocity,
    U_w: p.wave_velocity,
    contents: p.content_density > 0,
    gap: gapOf(p, state),
    ...swing,
  })
}
