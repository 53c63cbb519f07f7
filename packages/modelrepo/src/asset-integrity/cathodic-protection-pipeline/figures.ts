/** The line with its bracelets and how far one reaches; the pipe in section and from the side, with what a bracelet covers. */
import { type Drawing, figure, type Label, labelled, named, type Shape } from '@keelson/figures'
import {
  type AnodesAlong,
  anodeAt,
  anodesAlong,
  anodesAlongFrame,
  besideLine,
  reachFrom,
} from '@keelson/figures/things/anodes-along.ts'
import { diameters, layerNotes, pipeSection } from '@keelson/figures/things/pipe-section.ts'
import { rectangle } from '@keelson/figures/things/rectangle.ts'
import { lengthOfSurface } from '@keelson/standards/dnv-rp-f103-2019/demand.ts'
import type { Anodes } from './calculate-anodes.ts'
import type { Spacing } from './calculate-spacing.ts'
import type { Params } from './inputs.ts'

const ASPECT = 0.3

/** Lengths along the line are in proportion, the pipe is not. */
export function lineFigure(p: Params, { I_af }: Anodes, { N, s, E_s, reach }: Spacing): Drawing {
  const line: AnodesAlong = { length: p.length, spacing: s, count: N, buried: p.exposure === 'buried' }
  const first = N > 1 ? anodeAt(s, 0) : 0
  const said = (share: number, label: Label): Shape => ({ kind: 'text', at: besideLine(line, share), label })
  const number = labelled(p.number_of_anodes === undefined ? 'N_req' : 'N', N, '-', 'bracelets')
  return figure(
    { unit: 'm', scale: 'none', aspect: ASPECT, frame: anodesAlongFrame(line) },
    anodesAlong(line),
    reachFrom(line, first, { length: s, label: labelled('s', s, 'm') }, 'above'),
    reachFrom(line, 0, { length: p.length, label: labelled('L', p.length, 'm') }, 'below'),
    reach && [
      reachFrom(line, first, { length: reach.L_h, label: labelled('L_h', reach.L_h, 'm', 'limit') }, 'above'),
      reachFrom(line, first, { length: reach.L_p, label: labelled('L_p', reach.L_p, 'm', 'protected') }, 'above'),
    ],
    said(0.01, number),
    said(0.39, labelled('I_af', I_af, 'A')),
    E_s !== undefined && said(0.7, labelled('E_s', E_s, 'V')),
  )
}

/** Pipe drawn beyond the band of a bracelet, and between the two views, in diameters. */
const BEYOND = 0.8
const APART = 0.6

/** To scale. The band is what the final exposed area covers once around the bare pipe; the shape of a bracelet is not known. */
export function braceletFigure(p: Params, anodes: Anodes): Drawing {
  const { outer_diameter: D, wall_thickness: t, bracelet_exposed_area: A_f } = p
  const r = D / 2
  const pipe = { at: [0, 0], outerDiameter: D, wall: t } as const
  const seen = A_f === undefined ? undefined : fromTheSide(p, A_f, anodes)
  return figure(
    { unit: 'm', scale: 'true' },
    bed(p, seen?.end ?? r),
    pipeSection(pipe),
    diameters(pipe, { steel: 'D' }),
    seen?.shapes ?? [layerNotes(pipe), note(0, r, labelled('R_af', anodes.R_af, 'ohm', 'one spent bracelet'))],
  )
}

const note = (x: number, y: number, label: Label): Shape => ({ kind: 'note', at: [x, y], side: 'right', label })

/** What the section, and the pipe from the side as far as it is drawn, lie on or in. */
function bed({ outer_diameter: D, exposure }: Params, right: number): Shape {
  const r = D / 2
  if (exposure === 'buried')
    return { kind: 'polygon', points: rectangle(-r - 0.3 * D, -0.85 * D, right + 0.3 * D, 0.85 * D), role: 'ground' }
  return {
    kind: 'ground',
    points: [
      [-r, -r],
      [right, -r],
    ],
  }
}

/** The pipe beside its section, with the band of a bracelet of a final exposed area. */
function fromTheSide(p: Params, A_f: number, { R_af }: Anodes): { readonly end: number; readonly shapes: Shape[] } {
  const { outer_diameter: D, wall_thickness: t } = p
  const r = D / 2
  const band = lengthOfSurface(A_f, D)
  const start = r + APART * D
  const end = start + band + 2 * BEYOND * D
  const from = start + BEYOND * D
  const shapes: Shape[] = [
    { kind: 'polygon', points: rectangle(start, -r, end, r), role: 'coating', is: 'coated pipe' },
    { kind: 'polygon', points: rectangle(from, -r, end - BEYOND * D, r), role: 'metal', is: 'bracelet' },
    {
      kind: 'note',
      at: [-0.9 * (r - t / 2), 0.436 * (r - t / 2)],
      side: 'left',
      label: labelled('t', t, 'mm', 'steel wall'),
    },
    note(from + band, 0.7 * r, labelled('A_f', A_f, 'm2', 'one bracelet')),
    note(end, 0.2 * r, named(p.linepipe_coating)),
    note(from + band / 2, -0.3 * r, labelled('R_af', R_af, 'ohm', 'when spent')),
  ]
  return { end, shapes }
}
