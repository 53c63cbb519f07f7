/** The span with the supports that divide it, in elevation, and the pipe between them in section. */
import { type At, type Drawing, figure, type Label, labelled, named, type Parts, type Shape } from '@keelson/figures'
import { pipeAlong } from '@keelson/figures/things/pipe-line.ts'
import { sagging, spanDimensions, spanElevation, spanFrame } from '@keelson/figures/things/span.ts'
import { endRoom, hanging, heldAt, sectionInFlow } from '../_shared/free-span/figures.ts'
import type { Assessment } from './calculate-assessment.ts'
import type { Found } from './calculate-found.ts'
import type { Params } from './inputs.ts'
import { single } from './tables.ts'

/** Supports drawn; more are lines without meaning. */
const DRAWN = 40
/** Points of the bed, and of the axis of the pipe. */
const [BED_POINTS, AXIS_POINTS] = [120, 60]
/** Breadth of a support, which is not known, as a share of the span. */
const BREADTH = 0.012
const BEYOND = 0.1

export function elevation(p: Params, found: Found): Drawing {
  const { section, ends, before, e, division } = found
  if (division.n === 0) return unsupported(found)
  const { D } = section
  const L = before.L
  const deepest = Math.max(e, ...(p.gap_profile ?? []).map((r) => r.gap), ...depthsOf(found))
  const height = D + deepest
  const few = division.n <= DRAWN
  return figure(
    { unit: 'm', scale: 'stretched', frame: { ...endRoom(ends, L), y: [-deepest - 0.25 * height, D + 0.3 * height] } },
    { kind: 'ground', points: [[-BEYOND * L, 0], ...bedOf(p, L, e), [(1 + BEYOND) * L, 0]] },
    few && division.positions.map((x, i) => support(x, depthsOf(found)[i] ?? e, L)),
    pipeAlong([[-BEYOND * L, D / 2], ...pipeOf(found, few), [(1 + BEYOND) * L, D / 2]], D),
    heldAt(ends, hanging(section, ends, before, e)),
    measured(0, L, -deepest, 'L'),
    lengths(found, -deepest),
    few && reactions(found),
    tallest(p, found),
  )
}

/** The span as it is, where nothing has to be done. */
function unsupported({ section, ends, before, e, L_allow }: Found): Drawing {
  const span = hanging(section, ends, before, e)
  return figure(
    { unit: 'm', scale: 'stretched', frame: { ...endRoom(ends, before.L), ...spanFrame(span) } },
    spanElevation(span),
    spanDimensions(span, { length: 'L', gap: 'e', sag: 'delta' }),
    heldAt(ends, span),
    {
      kind: 'text',
      at: [0.15 * before.L, section.D],
      towards: 'n',
      label: L_allow === undefined ? named('any length allowable') : labelled('L_allow', L_allow, 'm', 'allowable'),
    },
  )
}

const measured = (from: number, to: number, level: number, symbol: string, text?: string): Shape => ({
  kind: 'dimension',
  from: [from, level],
  to: [to, level],
  edge: 'below',
  label: labelled(symbol, to - from, 'm', text),
})

/** A length that a dimension can show, as a share of the span. */
const LEAST_SHOWN = 0.2

/** The span between two supports, about the middle of the whole, and the one allowed around it. */
function lengths({ before: { L }, section: { D }, division, L_allow }: Found, level: number): Parts {
  const { n, L_sub } = division
  const from = Math.floor(n / 2) * L_sub
  const middle = from + L_sub / 2
  const small = L_sub < LEAST_SHOWN * L
  const around = (length: number, symbol: string): Shape => ({
    kind: 'dimension',
    from: [middle - length / 2, level],
    to: [middle + length / 2, level],
    edge: 'below',
    label: labelled(symbol, length, 'm'),
  })
  const said = (x: number, label: Label): Shape => ({ kind: 'text', at: [x * L, D], towards: 'n', label })
  const beside = L_allow !== undefined && L_allow < 1.5 * L
  if (small)
    return [
      said(0.35, labelled('n', n, '-', 'supports')),
      said(0.62, labelled('L_sub', L_sub, 'm')),
      L_allow !== undefined && {
        kind: 'text',
        at: [L / 2, level / 2],
        label: labelled('L_allow', L_allow, 'm', 'allowable'),
      },
    ]
  return [around(L_sub, 'L_sub'), beside && around(L_allow, 'L_allow')]
}

/** How deep each support reaches below the pipe, m. */
const depthsOf = ({ division, heights, e }: Found): readonly number[] =>
  heights?.heights ?? division.positions.map(() => e)

/** The bed as surveyed, thinned out, or level at the gap; from shoulder to shoulder. */
function bedOf({ gap_profile: profile }: Params, L: number, e: number): readonly At[] {
  if (profile === undefined)
    return [
      [0, 0],
      [0.02 * L, -e],
      [0.98 * L, -e],
      [L, 0],
    ]
  const every = Math.ceil(profile.length / BED_POINTS)
  return profile.filter((_, i) => i % every === 0 || i === profile.length - 1).map((r): At => [r.position, -r.gap])
}

/** Sagging between supports by what one rectified span does; straight where they are too many to see it. */
function pipeOf({ section, ends, before, after, division }: Found, few: boolean): readonly At[] {
  const { D } = section
  if (!few)
    return [
      [0, D / 2],
      [before.L, D / 2],
    ]
  const stops = [0, ...division.positions, before.L]
  const every = Math.max(1, Math.ceil((40 * stops.length) / AXIS_POINTS))
  return stops.slice(1).flatMap((to, i) => {
    const axis = sagging(stops[i] ?? 0, to, after.delta, D, ends.boundary === 'pinned-pinned' ? 'pinned' : 'fixed')
    return axis.filter((_, k) => k % every === 0 || k === axis.length - 1)
  })
}

const support = (x: number, depth: number, L: number): Shape => ({
  kind: 'polygon',
  role: 'metal',
  is: 'support',
  points: [
    [x - (BREADTH / 2) * L, 0],
    [x + (BREADTH / 2) * L, 0],
    [x + BREADTH * L, -depth],
    [x - BREADTH * L, -depth],
  ],
})

/** The reactions of a support next to an end and of one further in, upwards at its foot. */
function reactions(found: Found): Parts {
  const { loads, division } = found
  if (loads === undefined) return []
  const largest = Math.max(Math.abs(loads.R_1), Math.abs(loads.R_i ?? 0))
  const pressing = (i: number, symbol: string, R: number | undefined): Parts =>
    R !== undefined &&
    R !== 0 && {
      kind: 'load',
      at: [division.positions[i] ?? 0, -(depthsOf(found)[i] ?? 0)],
      towards: R > 0 ? 90 : 270,
      role: 'resistance',
      share: Math.abs(R) / largest,
      label: labelled(symbol, R, 'kN'),
    }
  return [pressing(0, 'R_1', loads.R_1), pressing(1, 'R_i', loads.R_i)]
}

/** Height of the tallest support, or the gap where no profile was surveyed. */
function tallest(p: Params, found: Found): Parts {
  const { heights, division, e, before } = found
  if (heights?.tallest === undefined)
    return e > 0 && { kind: 'dimension', from: [0, -e], to: [0, 0], edge: 'left', label: labelled('e', e, 'm') }
  const at = heights.heights.indexOf(Math.max(...heights.heights))
  const x = (division.positions[at] ?? 0) + 2 * BREADTH * before.L
  return [
    { kind: 'dimension', from: [x, -heights.tallest], to: [x, 0], label: labelled('h', heights.tallest, 'm') },
    p.scour_allowance > 0 && {
      kind: 'text',
      at: [x, -heights.tallest],
      towards: 'e',
      label: labelled('s_c', p.scour_allowance, 'm', 'scour'),
    },
  ]
}

/** The pipe between two supports, with its amplitudes where the response models were asked. */
export function midspan(p: Params, { section, e }: Found, assessment: Assessment | undefined): Drawing {
  const after = assessment?.after.values
  const amplitude = (value: Parameters<typeof single>[0]): number | undefined => {
    const one = single(value)
    return typeof one === 'number' ? one : undefined
  }
  return sectionInFlow(section, {
    U_c: p.current_velocity,
    U_w: p.wave_velocity,
    contents: p.content_density > 0,
    gap: e,
    A_Y: amplitude(after?.in_line_response_amplitude),
    A_Z: amplitude(after?.cross_flow_response_amplitude),
  })
}
