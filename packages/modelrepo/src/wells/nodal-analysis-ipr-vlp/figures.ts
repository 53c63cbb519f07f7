/** The well in elevation: tubing, wellhead and reservoir, with what flows and the pressures at its nodes. */
import { type Drawing, figure, type Label, labelled, named, type Parts } from '@keelson/figures'
import { type TubingString, tubingString, upward } from '@keelson/figures/things/tubing-string.ts'
import type { LiftWell } from '@keelson/physics/multiphase/lift.ts'
import { fromSI } from '@keelson/units'
import type { Operating } from './calculate-operating.ts'
import type { Profile } from './calculate-profile.ts'
import type { Params } from './params.ts'

/** What the operating point adds, or what is lacking without one. */
export type Flowing =
  | { readonly operating: Operating; readonly profile: Profile; readonly choke: number | undefined }
  | { readonly Delta_l: number }

/** Half the width that is shown around the tubing, m. */
const HALF_WIDTH = 0.5
/** Where the depth is measured, as a share of the half width. */
const LENGTH_AT = -1.55
/** Width left of the tubing, as a share of the half width. */
const LEFT = 1.7
/** Air above and below, as a share of the depth. */
const AIR = 0.1
/** Flow patterns that are named. */
const MOST_PATTERNS = 3
/** What a correlation without flow patterns calls all of them. */
const NO_PATTERN = 'unspecified'

export function wellElevation(p: Params, well: LiftWell, flowing: Flowing): Drawing {
  const { depth: L, diameter: d } = well
  const h = p.pay_thickness
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
    { kind: 'dimension', from: [-d / 2, 0], to: [d / 2, 0], edge: 'above', label: labelled('d', d, 'in') },
    { kind: 'dimension', from: [LENGTH_AT * w, 0], to: [LENGTH_AT * w, -L], label: labelled('L', L, 'ft') },
    wellhead(well, flowing),
    bottom(p, well, flowing),
    h !== undefined && { kind: 'note', at: [0.8 * w, -L - h / 4], side: 'right', label: labelled('h', h, 'ft', 'pay') },
    'operating' in flowing
      ? { kind: 'arrow', ...upward(string), role: 'flow', label: labelled('q', flowing.operating.q, 'stb/d') }
      : { kind: 'text', at: [d / 2, -L / 2], towards: 'e', label: named('does not flow') },
    'operating' in flowing && patterns(flowing.profile, d),
  )
}

function wellhead({ wellheadPressure, diameter }: LiftWell, flowing: Flowing): Parts {
  const choke = 'choke' in flowing ? flowing.choke : undefined
  const pressure = labelled('p_wh', wellheadPressure, 'psia', 'wellhead')
  return [
    { kind: 'note', at: [diameter / 2, 0], side: 'right', label: pressure },
    choke !== undefined && {
      kind: 'text',
      at: [-diameter, 0],
      towards: 'nw',
      label: labelled('d_G', choke, 'in', 'choke'),
    },
  ]
}

function bottom(p: Params, { depth, diameter }: LiftWell, flowing: Flowing): Parts {
  const found =
    'operating' in flowing
      ? labelled('p_wf', flowing.operating.p_wf, 'psia', 'bottomhole')
      : labelled('Delta_l', flowing.Delta_l, 'psi', 'lacking')
  const reservoir = labelled('p_r', p.reservoir_pressure, 'psia', 'reservoir')
  return [
    { kind: 'note', at: [diameter / 2, -depth], side: 'right', label: found },
    { kind: 'text', at: [-2 * diameter, -depth], towards: 'nw', label: reservoir },
  ]
}

/** The flow patterns from the wellhead down, each in the middle of its stretch. */
function patterns({ nodes }: Profile, d: number): Parts {
  const starts = nodes.flatMap(({ depth, at: { pattern } }, i) =>
    pattern === NO_PATTERN || nodes[i - 1]?.at.pattern === pattern ? [] : [{ depth, pattern }],
  )
  const bottom = nodes.at(-1)?.depth ?? 0
  return starts.slice(0, MOST_PATTERNS).map(({ depth, pattern }, i) => ({
    kind: 'note',
    at: [d / 2, -(depth + (starts[i + 1]?.depth ?? bottom)) / 2],
    side: 'right',
    label: inWords(pattern, depth),
  }))
}

function inWords(pattern: string, depth: number): Label {
  const words = `${pattern.replaceAll('_', ' ')} flow`
  return depth === 0 ? named(words) : named(`${words} from`, depth, 'ft')
}
