/** A well in elevation: tubing, wellhead and reservoir, with what flows and the pressures at its nodes. */
import { type Drawing, figure, type Label, labelled, named, ofDiameter, type Parts } from '@keelson/figures'
import type { At } from '@keelson/figures/drawing.ts'
import { type TubingString, tubingString, upward } from '@keelson/figures/things/tubing-string.ts'
import { trackFrame, wellTrack } from '@keelson/figures/things/well-track.ts'
import { spaced } from '@keelson/numerics/spaced.ts'
import { VERTICAL } from '@keelson/physics/multiphase/gradient-parts.ts'
import type { Tubing } from '@keelson/physics/multiphase/lift.ts'
import { stationAt } from '@keelson/physics/wellbore/path.ts'
import { fromSI } from '@keelson/units'
import { shown } from '@keelson/workflow'
import type { Node, Profile } from './profile.ts'

/** A well as it is drawn. */
export interface WellFigure {
  readonly tubing: Tubing
  /** At the wellhead, and above it. */
  readonly wellhead: Label
  readonly choke?: Label
  /** At the end of the tubing, and beside it. */
  readonly bottom: Label
  readonly reservoir?: Label
  /** Height of the producing interval, m. */
  readonly pay?: number
  /** The rate that flows up; without one it is said that nothing flows. */
  readonly rate?: Label
  /** Notes along the tubing: where each flow pattern begins, or what flows at a few depths. */
  readonly along?: { readonly profile: Profile; readonly notes: 'patterns' | 'states' }
}

/** Half the width that is shown around the tubing, m. */
const HALF_WIDTH = 0.5
/** Where the depth is measured, as a share of the half width. */
const LENGTH_AT = -1.55
/** Width left of the tubing, as a share of the half width. */
const LEFT = 1.7
/** Where the choke is, above the wellhead, as a share of the depth; where the reservoir is, as a share of the half width. */
const [CHOKE_AT, RESERVOIR_AT] = [0.03, 0.6] as const
/** Air above and below, as a share of the depth. */
const AIR = 0.1
/** Notes along the tubing. */
const MOST_NOTES = 3
/** What a correlation without flow patterns calls all of them. */
const NO_PATTERN = 'unspecified'

export const isVertical = ({ path, inclination }: Pick<Tubing, 'path' | 'inclination'>): boolean =>
  path === undefined && inclination === VERTICAL

/** Straight down with its bore enlarged, or along its path to scale. */
export const wellElevation = (of: WellFigure): Drawing => (isVertical(of.tubing) ? upright(of) : deviated(of))

function upright(of: WellFigure): Drawing {
  const { tubing, pay: h } = of
  const { depth: L, diameter: d } = tubing
  const string: TubingString = {
    depth: L,
    innerDiameter: d,
    halfWidth: Math.max(HALF_WIDTH, d),
    ...(h !== undefined && { interval: h }),
  }
  const w = string.halfWidth
  const foot = -L - Math.max(AIR * L, (h ?? 0) / 2)
  return figure(
    { unit: 'm', scale: 'stretched', frame: { x: [-LEFT * w, w], y: [foot, AIR * L] } },
    { kind: 'ruler', along: 'y', title: 'Measured depth', unit: 'ft', factor: -fromSI(1, 'ft') },
    tubingString(string),
    { kind: 'dimension', from: [-d / 2, 0], to: [d / 2, 0], edge: 'above', label: ofDiameter(labelled('d', d, 'in')) },
    { kind: 'dimension', from: [LENGTH_AT * w, 0], to: [LENGTH_AT * w, -L], label: labelled('L', L, 'ft') },
    { kind: 'note', at: [d / 2, 0], side: 'right', label: of.wellhead },
    of.choke && { kind: 'note', at: [d / 2, CHOKE_AT * L], side: 'right', label: of.choke },
    { kind: 'note', at: [d / 2, -L], side: 'right', label: of.bottom },
    of.reservoir && { kind: 'note', at: [RESERVOIR_AT * w, -L], side: 'right', label: of.reservoir },
    h !== undefined && { kind: 'note', at: [0.8 * w, -L - h / 4], side: 'right', label: labelled('h', h, 'ft', 'pay') },
    of.rate
      ? [
          { kind: 'arrow', ...upward(string), role: 'flow' },
          { kind: 'note', at: upward(string).from, side: 'right', label: of.rate },
        ]
      : { kind: 'text', at: [d / 2, -L / 2], towards: 'e', label: named('does not flow') },
    notes(of, (depth) => [d / 2, -depth]),
  )
}

const TRACK_POINTS = 60

/** Depths, as shares of the whole, at which bore, length and rate are written left of the well: below its build. */
const WRITTEN_AT = [0.7, 0.78, 0.86] as const

/** Depth downwards, the way to the side rolled out to the right. */
function deviated(of: WellFigure): Drawing {
  const { depth: L, diameter } = of.tubing
  const track = trackOf(of.tubing)
  const at = (depth: number): At => track[Math.round((TRACK_POINTS * depth) / L)] ?? [0, 0]
  const tracked = trackFrame(track)
  const [left] = tracked.frame.x
  const [, foot] = at(L)
  const written = [ofDiameter(labelled('d', diameter, 'in')), labelled('L', L, 'ft'), of.rate ?? named('does not flow')]
  return figure(
    { unit: 'm', ...tracked },
    { kind: 'ruler', along: 'y', title: 'True vertical depth', unit: 'ft', factor: -fromSI(1, 'ft') },
    { kind: 'ruler', along: 'x', title: 'Horizontal departure', unit: 'ft', factor: fromSI(1, 'ft') },
    wellTrack(track),
    { kind: 'note', at: at(0), side: 'right', label: of.wellhead },
    of.choke && { kind: 'text', at: at(0), towards: 'nw', label: of.choke },
    { kind: 'note', at: at(L), side: 'right', label: of.bottom },
    of.reservoir && { kind: 'text', at: at(L), towards: 'sw', label: of.reservoir },
    written.map((label, i): Parts => ({ kind: 'text', at: [left, (WRITTEN_AT[i] ?? 1) * foot], towards: 'e', label })),
    notes(of, at),
  )
}

/** Points of the tubing in the plane of its way to the side. */
function trackOf({ path, inclination, depth }: Tubing): readonly At[] {
  const depths = spaced(0, depth, TRACK_POINTS + 1)
  if (path === undefined) return depths.map((md): At => [md * Math.cos(inclination), -md * Math.sin(inclination)])
  const places = depths.map((md) => stationAt(path, md).position)
  let aside = 0
  return places.map(([N, E, V], k): At => {
    const [n, e] = places[k - 1] ?? [N, E]
    aside += Math.hypot(N - n, E - e)
    return [aside, (places[0]?.[2] ?? 0) - V]
  })
}

/** Notes along the tubing from the wellhead down, placed by their depth. */
function notes({ along }: WellFigure, at: (depth: number) => At): Parts {
  if (along === undefined) return undefined
  const { nodes } = along.profile
  const found = along.notes === 'patterns' ? patterns(nodes) : states(nodes)
  return found.map(({ depth, label }) => ({ kind: 'note', at: at(depth), side: 'right', label }))
}

/** The flow patterns, each in the middle of its stretch. */
function patterns(nodes: readonly Node[]) {
  const starts = nodes.flatMap(({ depth, at: { pattern } }, i) =>
    pattern === NO_PATTERN || nodes[i - 1]?.at.pattern === pattern ? [] : [{ depth, pattern }],
  )
  const bottom = nodes.at(-1)?.depth ?? 0
  return starts.slice(0, MOST_NOTES).map(({ depth, pattern }, i) => ({
    depth: (depth + (starts[i + 1]?.depth ?? bottom)) / 2,
    label: depth === 0 ? named(inWords(pattern)) : named(`${inWords(pattern)} from`, depth, 'ft'),
  }))
}

/** Flow, holdup and pressure in the middle of equal stretches. */
const states = (nodes: readonly Node[]) =>
  spaced(1, 2 * MOST_NOTES - 1, MOST_NOTES).flatMap((half) => {
    const node = nodes[Math.round(((nodes.length - 1) * half) / (2 * MOST_NOTES))]
    if (node === undefined) return []
    const { depth, p, at } = node
    const flow = at.pattern === NO_PATTERN ? '' : `${inWords(at.pattern)}, `
    return [{ depth, label: labelled('p', p, 'psia', `${flow}liquid holdup ${shown(at.H_L, 2)}`) }]
  })

const inWords = (pattern: string) => `${pattern.replaceAll('_', ' ')} flow`
