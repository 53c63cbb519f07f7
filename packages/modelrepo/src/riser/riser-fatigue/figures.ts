/** The riser with its segments, and the pipe of the governing one in section. */
import { type Drawing, figure, type Label, labelled, named } from '@keelson/figures'
import { diameters, type PipeSection, pipeSection } from '@keelson/figures/things/pipe-section.ts'
import { type RiserAlong, riserAlong, riserPoint } from '@keelson/figures/things/riser.ts'
import { fromSI } from '@keelson/units'
import { shownIn } from '@keelson/workflow'
import type { SegmentDamage } from './calculate-segment.ts'

/** Segments that are named beside the riser. */
const MOST_NAMED = 8

export function riserFigure(all: readonly SegmentDamage[], governing: SegmentDamage): Drawing {
  const stations = all.map(({ index, segment }) => ({ along: index, name: segment.id }))
  const riser: RiserAlong = { stations, governing: governing.index, fromTop: true }
  const last = all.length - 1
  const shownOnes = all.filter(({ index }) => index < MOST_NAMED || index === last || index === governing.index)
  const half = Math.max(1, last) * 0.45
  return figure(
    { unit: 'm', scale: 'none', aspect: 1, frame: { x: [-half, half], y: [-last - 0.5, 0.5] } },
    riserAlong(riser).filter((shape) => !(shape.kind === 'mark' && shape.label)),
    shownOnes.map((s) => ({ kind: 'note', at: riserPoint(riser, s.index), side: 'right', label: pipeOf(s) }) as const),
    { kind: 'note', at: riserPoint(riser, governing.index), side: 'left', label: damageOf(governing) },
  )
}

const pipeOf = ({ segment: { id, outer_diameter_mm: D, wall_thickness_mm: t } }: SegmentDamage): Label =>
  named(`${id}: ${shownIn(D, 'mm', 5)} ×`, t, 'mm')

const damageOf = ({ D_a }: SegmentDamage): Label => ({
  text: 'governs',
  symbol: 'D_a',
  value: Number(fromSI(D_a, '1/year').toPrecision(4)),
  unit: '1/year',
})

export function sectionFigure({ segment }: SegmentDamage): Drawing {
  const { outer_diameter_mm: D, wall_thickness_mm: t } = segment
  const pipe: PipeSection = { at: [0, 0], outerDiameter: D, wall: t }
  return figure(
    { unit: 'm', scale: 'true', frame: { x: [-0.75 * D, 0.75 * D], y: [-0.6 * D, 0.6 * D] } },
    pipeSection(pipe),
    diameters(pipe, { steel: 'D' }),
    { kind: 'note', at: [(D - t) / 2, 0], side: 'right', label: labelled('t', t, 'mm', 'wall') },
  )
}
