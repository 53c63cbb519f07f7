/** The system from the reservoir to the separator, and the well with its flow patterns. */
import { type Drawing, figure, labelled, named, ofDiameter, type Parts } from '@keelson/figures'
import type { At } from '@keelson/figures/drawing.ts'
import { rectangle } from '@keelson/figures/things/rectangle.ts'
import type { Producer } from '@keelson/physics/multiphase/outflow.ts'
import { type WellFigure, wellElevation } from '../_shared/lift/figures.ts'
import type { Profile } from '../_shared/lift/profile.ts'
import type { Operating } from '../_shared/nodal/operating.ts'
import type { Above } from './calculate-surface.ts'
import type { Params } from './inputs.ts'
import { BOTTOMHOLE, SEPARATOR } from './inputs-surface.ts'

/** What the operating point adds, or what is lacking without one. */
export type Drawn =
  | { readonly operating: Operating; readonly profile: Profile; readonly above: Above }
  | { readonly Delta_l: number }

/** Places of the sketch; its lengths stand for none of the system. */
const BOTTOM = -8
const HEAD = 1.5
const CHOKE_AT = 2
const VALVE = 0.4
const LINE_TO = 6.5
const RISE = 0.8
const HALF_BORE = 0.3
const FRAME = { x: [-2.5, 9], y: [-9.6, 3.5] } as const
const ASPECT = 1.15

export function systemFigure(p: Params, well: Producer, drawn: Drawn): Drawing {
  const { flowline, bean } = well
  const slope = flowline ? Math.sign(flowline.inclination) * RISE : 0
  const end: At = [flowline ? LINE_TO : CHOKE_AT + 1.5, HEAD + slope]
  return figure(
    { unit: 'm', scale: 'none', aspect: ASPECT, frame: FRAME },
    { kind: 'layer', top: BOTTOM + 0.7, bottom: BOTTOM - 0.9, role: 'sand', is: 'reservoir' },
    { kind: 'polygon', points: rectangle(-HALF_BORE, BOTTOM, HALF_BORE, 0), role: 'fluid', is: 'produced fluid' },
    line([-HALF_BORE, BOTTOM], [-HALF_BORE, 0]),
    line([HALF_BORE, BOTTOM], [HALF_BORE, 0]),
    {
      kind: 'polyline',
      points: [
        [FRAME.x[0], 0],
        [FRAME.x[1], 0],
      ],
      role: 'outline',
    },
    line([0, 0], [0, HEAD]),
    bean
      ? [line([0, HEAD], [CHOKE_AT - VALVE, HEAD]), line([CHOKE_AT + VALVE, HEAD], end), valve()]
      : line([0, HEAD], end),
    [-1, 1].map(
      (side): Parts => ({ kind: 'arrow', from: [1.8 * side, BOTTOM], to: [0.6 * side, BOTTOM], role: 'flow' }),
    ),
    flowline && separator(end, flowline.separatorPressure),
    surface(well, end),
    pressures(p, well, drawn),
    node(p, end),
  )
}

const line = (from: At, to: At): Parts => ({ kind: 'polyline', points: [from, to], role: 'steel' })

/** Two triangles tip to tip. */
const valve = (): Parts =>
  [-1, 1].map((side) => ({
    kind: 'polygon',
    points: [
      [CHOKE_AT, HEAD],
      [CHOKE_AT + VALVE * side, HEAD + 0.35],
      [CHOKE_AT + VALVE * side, HEAD - 0.35],
    ],
    role: 'steel',
  }))

const separator = ([x, y]: At, p_sep: number): Parts => [
  { kind: 'polygon', points: rectangle(x, y - 0.45, x + 1.6, y + 0.45), role: 'metal', is: 'separator' },
  { kind: 'note', at: [x + 1.6, y], side: 'right', label: labelled('p_sep', p_sep, 'psia', 'separator') },
]

/** Bores and lengths, and the choke. */
function surface({ depth, diameter, flowline, bean }: Producer, [x, y]: At): Parts {
  const along = (share: number): At => [CHOKE_AT + share * (x - CHOKE_AT), HEAD + share * (y - HEAD)]
  return [
    { kind: 'note', at: [-HALF_BORE, BOTTOM / 2], side: 'left', label: labelled('L', depth, 'ft', 'tubing') },
    {
      kind: 'note',
      at: [-HALF_BORE, BOTTOM / 2 + 1.4],
      side: 'left',
      label: ofDiameter(labelled('d', diameter, 'in')),
    },
    flowline && {
      kind: 'note',
      at: along(0.75),
      side: 'right',
      label: labelled('L_f', flowline.length, 'ft', 'flowline'),
    },
    flowline && {
      kind: 'note',
      at: along(0.55),
      side: 'right',
      label: ofDiameter(labelled('d_f', flowline.diameter, 'in')),
    },
    bean && {
      kind: 'note',
      at: [CHOKE_AT, HEAD - 0.2],
      side: 'right',
      label: labelled('S_b', bean.size, '-', 'choke, 1/64 in'),
    },
  ]
}

function pressures(p: Params, { wellheadPressure }: Producer, drawn: Drawn): Parts {
  const reservoir = labelled('p_r', p.reservoir_pressure, 'psia', 'reservoir')
  const flows = 'operating' in drawn
  const bottom = flows
    ? labelled('p_wf', drawn.operating.p_wf, 'psia', 'bottomhole')
    : labelled('Delta_l', drawn.Delta_l, 'psi', 'deficit')
  const head = flows ? drawn.above.p_wh : wellheadPressure
  const behind = flows ? drawn.above.p_d : undefined
  const held = flows && behind !== undefined && behind < drawn.above.p_wh
  return [
    { kind: 'note', at: [3, BOTTOM - 0.5], side: 'right', label: reservoir },
    { kind: 'note', at: [HALF_BORE, BOTTOM + 0.4], side: 'right', label: bottom },
    head !== undefined && {
      kind: 'note',
      at: [0, HEAD - 0.5],
      side: 'left',
      label: labelled('p_wh', head, 'psia', 'wellhead'),
    },
    held && {
      kind: 'note',
      at: [CHOKE_AT + VALVE, HEAD],
      side: 'right',
      label: labelled('p_d', behind, 'psia', 'downstream of choke'),
    },
    flows
      ? { kind: 'arrow', from: [0, -3], to: [0, -1], role: 'flow', label: labelled('q', drawn.operating.q, 'stb/d') }
      : { kind: 'text', at: [HALF_BORE, BOTTOM / 2], towards: 'e', label: named('does not flow') },
  ]
}

/** A ring around the place where the curves are drawn. */
function node({ solution_node, separator_pressure }: Params, end: At): Parts {
  const atEnd = solution_node === SEPARATOR && separator_pressure !== undefined
  const at: At = solution_node === BOTTOMHOLE ? [0, BOTTOM] : atEnd ? end : [0, HEAD]
  return [
    { kind: 'mark', at, sign: 'ring', role: 'answer' },
    { kind: 'text', at, towards: 'nw', label: named('node') },
  ]
}

export function wellFigure(p: Params, well: Producer, drawn: Drawn): Drawing {
  const common = {
    tubing: well,
    reservoir: labelled('p_r', p.reservoir_pressure, 'psia', 'reservoir'),
    ...(p.pay_thickness !== undefined && { pay: p.pay_thickness }),
  }
  if (!('operating' in drawn)) {
    const head = well.wellheadPressure
    const wellhead = head === undefined ? named('wellhead') : labelled('p_wh', head, 'psia', 'wellhead')
    return wellElevation({ ...common, wellhead, bottom: labelled('Delta_l', drawn.Delta_l, 'psi', 'deficit') })
  }
  const { operating, profile, above } = drawn
  const of: WellFigure = {
    ...common,
    wellhead: labelled('p_wh', above.p_wh, 'psia', 'wellhead'),
    bottom: labelled('p_wf', operating.p_wf, 'psia', 'bottomhole'),
    rate: labelled('q', operating.q, 'stb/d'),
    along: { profile, notes: 'patterns' },
  }
  return wellElevation(of)
}
