/** The bit on bottom, with what drives it and how fast it goes. */
import { type Drawing, figure, type Label, labelled, named, ofDiameter } from '@keelson/figures'
import { depthBelow, drillBit, halfWidthOf, heightOf } from '@keelson/figures/things/drill-bit.ts'
import { shownIn } from '@keelson/workflow'

export const onBottom = {
  bit: {
    title: 'Bit on bottom',
    description: 'Bit and hole to scale, with weight on bit, rotary speed and rate of penetration.',
  },
}

interface OnBottom {
  readonly diameter: number
  readonly W: number
  readonly N: number
  readonly R: number
  /** Of the point that is drawn, where there are several. */
  readonly depth?: number | undefined
  /** What else the figure says of it. */
  readonly beside?: readonly Label[]
}

export function bitFigure({ diameter, W, N, R, depth, beside = [] }: OnBottom): Drawing {
  const bit = { diameter }
  const [top, side] = [heightOf(bit), halfWidthOf(bit)]
  const x = (diameter / 2 + side) / 2
  return figure(
    { unit: 'm', scale: 'true', frame: { x: [-side, side], y: [-depthBelow(bit), 1.05 * top] } },
    drillBit(bit),
    { kind: 'load', at: [0, top], towards: 270, label: labelled('W', W, 'klbf') },
    {
      kind: 'dimension',
      from: [-diameter / 2, 0],
      to: [diameter / 2, 0],
      edge: 'below',
      label: ofDiameter(labelled('d_b', diameter, 'in')),
    },
    { kind: 'note', at: [0.28 * diameter, 0.8 * top], side: 'right', label: labelled('N', N, 'rpm') },
    { kind: 'arrow', from: [x, 0], to: [x, -0.6 * depthBelow(bit)], role: 'answer' },
    { kind: 'note', at: [x, -0.3 * depthBelow(bit)], side: 'right', label: labelled('R', R, 'ft/h') },
    depth !== undefined && { kind: 'note', at: [side, 0], side: 'right', label: named('at', depth, 'ft') },
    beside.map((label, i) => ({
      kind: 'note' as const,
      at: [-diameter / 4, (0.2 + 0.25 * i) * top] as const,
      side: 'left' as const,
      label,
    })),
  )
}

/** Wear and jet in words, for a bit that has them. */
export const wearLabel = (h: number): Label => named(`tooth wear ${Math.round(100 * h)} %`)
export const jetLabel = (F_j: number): Label => named(`jet impact ${shownIn(F_j, 'lbf')}`)
