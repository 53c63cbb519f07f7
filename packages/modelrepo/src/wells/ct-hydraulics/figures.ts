/** The reel, the tubing over its gooseneck into the well, and a section on its own. */
import { type At, type Drawing, figure, labelled, named, ofDiameter, type Parts } from '@keelson/figures'
import { onCircle } from '@keelson/figures/polar.ts'
import { type DrillString, depthOf, drillString, halfWidthOf } from '@keelson/figures/things/drill-string.ts'
import { notApplicable } from '@keelson/workflow'
import type { Circulated, Circulation } from './calculate-circulation.ts'
import type { Layer } from './calculate-reel.ts'
import { pressuresInside } from './charts.ts'

export const figures = {
  well: {
    title: 'Reel, tubing and well',
    description: 'Reel, gooseneck, tubing and tools with the pressures along the flow path. Not to scale.',
  },
  reel: {
    title: 'Reel',
    description: 'Core and layers in side view, to scale.',
  },
}
export const sectionFigure = {
  section: {
    title: 'Section',
    description: 'Coil in side view, or straight pipe in cross-section, to scale.',
  },
}

const PSI = 'psi'
/** Height over width of the sketch of the well. */
const ASPECT = 0.95
/** What stands above ground, as a share of the depth; what stands left of the well, in half widths. */
const [ABOVE, LEFT] = [0.32, 3.2]

export function circulationFigures(p: Circulated, found: Circulation) {
  const reel = reelDrawing(p, found.reel.layers) ?? notApplicable('the reel is not calculated')
  return { well: wellDrawing(p, found), reel }
}

function wellDrawing(p: Circulated, found: Circulation): Drawing {
  const { coiled_tubing_outer_diameter: d_o, hole_diameter: d_h, coiled_tubing_length_in_hole: L } = p
  const stretch = { top: 0, bottom: L }
  const well: DrillString = {
    hole: [{ ...stretch, outer: d_h, inner: d_o }],
    pipe: [{ ...stretch, outer: d_o, inner: found.d_t }],
  }
  const w = halfWidthOf(well)
  const depth = depthOf(well)
  const { true_vertical_depth: D_v } = p
  return figure(
    { unit: 'm', scale: 'none', aspect: ASPECT, frame: { x: [-LEFT * w, w], y: [-1.05 * depth, ABOVE * depth] } },
    { kind: 'dimension', from: [-1.25 * w, 0], to: [-1.25 * w, -L], label: labelled('L_h', L, 'm', 'in the hole') },
    drillString(well),
    { kind: 'polygon', points: tools(d_o, depth), role: 'metal', is: 'tools' },
    surface(w, depth),
    dimensions(p),
    { kind: 'note', at: [d_h / 2, -0.72 * depth], side: 'right', label: labelled('D_v', D_v, 'm', 'vertical depth') },
    pressureNotes(p, found, w, depth),
  )
}

/** Wider than the tubing, at its end. */
const tools = (d_o: number, depth: number): readonly At[] => [
  [-0.65 * d_o, -0.955 * depth],
  [0.65 * d_o, -0.955 * depth],
  [0.65 * d_o, -depth],
  [-0.65 * d_o, -depth],
]

const STEPS = 24

/** As many points of an ellipse that the scales of the sketch make a circle, from and to shares of a turn. */
function round(at: At, share: number, w: number, depth: number, from = 0, to = 1): readonly At[] {
  const [rx, ry] = [share * (LEFT + 1) * w, (share * (1.05 + ABOVE) * depth) / ASPECT]
  return Array.from({ length: STEPS + 1 }, (_, i): At => {
    const turn = 2 * Math.PI * (from + ((to - from) * i) / STEPS)
    return [at[0] + rx * Math.cos(turn), at[1] + ry * Math.sin(turn)]
  })
}

/** Share of the width that the radii of reel and gooseneck take, and where the reel stands. */
const SIGN = { reel: 0.1, core: 0.055, neck: 0.1 } as const

const reelAt = (w: number, depth: number): At => [-2.35 * w, 0.1 * depth]

/** The reel, the tubing from it over the gooseneck, and the injector. */
function surface(w: number, depth: number): Parts {
  const at = reelAt(w, depth)
  const neck: At = [-SIGN.neck * (LEFT + 1) * w, 0.1 * depth]
  const [start] = round(at, SIGN.reel, w, depth, 0.25, 0.25)
  const over = round(neck, SIGN.neck, w, depth, 0.38, 0)
  return [
    { kind: 'polygon', points: round(at, SIGN.reel, w, depth), role: 'steel' },
    { kind: 'polygon', points: round(at, SIGN.core, w, depth), role: 'steel' },
    { kind: 'polyline', points: [start ?? at, ...over, [0, 0]], role: 'steel' },
    { kind: 'text', at: over[8] ?? at, towards: 'n', label: named('gooseneck') },
    { kind: 'text', at, towards: 's', label: named('reel') },
  ]
}

function dimensions(p: Circulated): Parts {
  const { coiled_tubing_outer_diameter: d_o, hole_diameter: d_h, coiled_tubing_length_in_hole: L } = p
  const across = (d: number, y: number, symbol: string): Parts => ({
    kind: 'dimension',
    from: [-d / 2, y],
    to: [d / 2, y],
    edge: 'below',
    label: ofDiameter(labelled(symbol, d, 'in')),
  })
  return [across(d_o, -L, 'd_o'), across(d_h, -L, 'd_h')]
}

function pressureNotes(p: Circulated, found: Circulation, w: number, depth: number): Parts {
  const { top, foot } = pressuresInside(p, found)
  const [x, y] = reelAt(w, depth)
  const { hole_diameter: d_h, coiled_tubing_outer_diameter: d_o } = p
  const beside = (d_h + d_o) / 4
  const note = (at: At, side: 'left' | 'right', text: string, pressure: number): Parts => ({
    kind: 'note',
    at,
    side,
    label: named(text, pressure, PSI),
  })
  return [
    note([x, y], 'left', 'pump', found.p_p),
    note([0, 0], 'right', 'in the tubing', top),
    note([0, -0.95 * depth], 'right', 'above the tools', foot),
    { kind: 'note', at: [beside, 0], side: 'right', label: labelled('p_wh', p.wellhead_pressure, PSI, 'wellhead') },
    {
      kind: 'note',
      at: [beside, -depth],
      side: 'right',
      label: labelled('p_bh', found.p_bh, PSI, 'bottomhole'),
    },
  ]
}

/** Layers that are drawn one by one; more are drawn as one ring. */
const MOST_LAYERS = 40

/** Nothing where no reel is calculated. */
function reelDrawing(p: Circulated, layers: readonly Layer[]): Drawing | undefined {
  const { coiled_tubing_outer_diameter: d_o } = p
  const [first, last] = [layers[0], layers.at(-1)]
  if (first === undefined || last === undefined) return undefined
  const [inner, outer] = [first.D / 2 - d_o / 2, last.D / 2 + d_o / 2]
  const reach = 1.25 * outer
  const across = (diameter: number, edge: 'above' | 'below', label: ReturnType<typeof labelled>): Parts => ({
    kind: 'dimension',
    from: [-diameter / 2, 0],
    to: [diameter / 2, 0],
    edge,
    label,
  })
  const coil = p.reel_width === undefined
  return figure(
    { unit: 'm', scale: 'true', frame: { x: [-reach, reach], y: [-reach, reach] } },
    layers.length > MOST_LAYERS
      ? { kind: 'circle', at: [0, 0], radius: outer, inner, role: 'steel' }
      : layers.map(({ D }) => ({
          kind: 'circle',
          at: [0, 0],
          radius: (D + d_o) / 2,
          inner: (D - d_o) / 2,
          role: 'steel',
        })),
    !coil && { kind: 'circle', at: [0, 0], radius: inner, role: 'metal', is: 'core' },
    coil
      ? across(first.D, 'below', ofDiameter(labelled('D_c', first.D, 'm', 'mean coil')))
      : [
          across(2 * inner, 'below', ofDiameter(labelled('D_c', 2 * inner, 'm', 'core'))),
          across(2 * outer, 'above', ofDiameter(labelled('D_r', 2 * outer, 'm'))),
        ],
    !coil && {
      kind: 'note',
      at: onCircle([0, 0], (inner + outer) / 2, 30),
      side: 'right',
      label: ofDiameter(named(`${layers.length} ${layers.length === 1 ? 'layer' : 'layers'} of`, d_o, 'in')),
    },
  )
}

export function coilDrawing(d: number, D: number, v: number): Drawing {
  const reach = 0.75 * D + d / 2
  return figure(
    { unit: 'm', scale: 'true', frame: { x: [-reach, reach], y: [-reach, reach] } },
    { kind: 'circle', at: [0, 0], radius: (D + d) / 2, inner: (D - d) / 2, role: 'fluid' },
    [D - d, D + d].map((edge): Parts => ({ kind: 'circle', at: [0, 0], radius: edge / 2, role: 'outline' })),
    { kind: 'dimension', from: [-D / 2, 0], to: [D / 2, 0], edge: 'below', label: ofDiameter(labelled('D', D, 'm')) },
    { kind: 'note', at: onCircle([0, 0], D / 2, 40), side: 'right', label: ofDiameter(labelled('d', d, 'm', 'bore')) },
    { kind: 'note', at: onCircle([0, 0], D / 2, 20), side: 'right', label: labelled('v', v, 'm/s') },
  )
}

export function pipeDrawing(d: number, v: number): Drawing {
  const reach = 0.75 * d
  return figure(
    { unit: 'm', scale: 'true', frame: { x: [-reach, reach], y: [-reach, reach] } },
    { kind: 'circle', at: [0, 0], radius: d / 2, role: 'fluid' },
    { kind: 'circle', at: [0, 0], radius: 0.55 * d, inner: d / 2, role: 'steel', cut: true, is: 'pipe' },
    { kind: 'dimension', from: [-d / 2, 0], to: [d / 2, 0], edge: 'below', label: ofDiameter(labelled('d', d, 'm')) },
    { kind: 'note', at: [0.2 * d, 0], side: 'right', label: labelled('v', v, 'm/s') },
  )
}
