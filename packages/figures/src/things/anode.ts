/** A galvanic anode on its steel: a slender one that stands off, or a flush one; in section, and along its length. */

import type { At, Label, Shape } from '../drawing.ts'
import { labelled, named } from '../figure.ts'
import { onCircle } from '../polar.ts'
import { rectangle } from './rectangle.ts'

interface SlenderAnode {
  readonly kind: 'slender'
  /** m; the section as a circle of equal perimeter around an insert, 0 where there is none. */
  readonly length: number
  readonly radius: number
  readonly insert: number
  /** From the steel to the alloy. */
  readonly standOff: number
  readonly spent?: { readonly length: number; readonly radius: number }
}
interface FlushAnode {
  readonly kind: 'flush'
  readonly length: number
  readonly width: number
  /** Of a block. */
  readonly height: number
  /** Half a cylinder on the steel. */
  readonly spent?: { readonly length: number; readonly radius: number }
}
export type Anode = SlenderAnode | FlushAnode

/** What is said of the whole anode and of its state as new and as spent. */
export interface AnodeRemarks {
  readonly whole: Label
  readonly fresh?: Label
  readonly spent?: Label
}

/** Steel beside and beneath the anode, which is as much as is drawn and not its thickness. */
const BESIDE = 0.5
const BENEATH = 0.14
/** The insert beyond the alloy, as a share of the length. */
const BEYOND = 0.04

const steel = (left: number, right: number, deep: number): Shape => ({
  kind: 'polygon',
  points: rectangle(left, -deep, right, 0),
  role: 'steel',
})
const cut = { cut: true } as const

/** Across the anode. */
export const anodeSection = (anode: Anode): readonly Shape[] =>
  anode.kind === 'slender' ? slenderSection(anode) : flushSection(anode)

function slenderSection({ radius: r, insert: r_c, standOff: s, spent }: SlenderAnode): readonly Shape[] {
  const at: At = [0, s + r]
  const side = r + BESIDE * (s + 2 * r)
  const note = (point: At, label: Label): Shape => ({ kind: 'note', at: point, side: 'right', label })
  return [
    { ...steel(-side, side, BENEATH * (s + 2 * r)), ...cut } as Shape,
    { kind: 'circle', at, radius: r, inner: r_c, role: 'metal', ...cut, is: 'anode' },
    ...(r_c > 0 ? [{ kind: 'circle', at, radius: r_c, role: 'steel', ...cut, is: 'insert' } as const] : []),
    ...(spent ? [{ kind: 'circle', at, radius: spent.radius, role: 'limit' } as const] : []),
    note(onCircle(at, r, 50), labelled('r', r, 'mm', 'as new')),
    ...(spent ? [note(onCircle(at, spent.radius, 15), labelled('r_f', spent.radius, 'mm', 'spent'))] : []),
    ...(r_c > 0 ? [note(onCircle(at, r_c, -25), labelled('r_c', r_c, 'mm', 'insert'))] : []),
    ...(s > 0 ? [standOff(0, s)] : []),
  ]
}

const standOff = (x: number, s: number): Shape => ({
  kind: 'dimension',
  from: [x, 0],
  to: [x, s],
  edge: 'left',
  label: labelled('s', s, 'mm'),
})

function flushSection({ width: w, height: h, spent }: FlushAnode): readonly Shape[] {
  const side = w / 2 + BESIDE * w
  return [
    { ...steel(-side, side, BENEATH * (h + w)), ...cut } as Shape,
    { kind: 'polygon', points: rectangle(-w / 2, 0, w / 2, h), role: 'metal', ...cut, is: 'anode' },
    ...(spent
      ? [
          { kind: 'arc', at: [0, 0], radius: spent.radius, from: 0, to: 180, role: 'limit' } as const,
          {
            kind: 'note',
            at: onCircle([0, 0], spent.radius, 35),
            side: 'right',
            label: labelled('r_f', spent.radius, 'mm', 'spent'),
          } as const,
        ]
      : []),
    { kind: 'dimension', from: [-w / 2, h], to: [w / 2, h], edge: 'above', label: labelled('w', w, 'mm') },
    { kind: 'note', at: [w / 2, h * 0.85], side: 'right', label: named('block of net mass') },
  ]
}

/** Along the anode: a slender one from the side, a flush one from the water. */
export const anodeAlong = (anode: Anode, remarks: AnodeRemarks): readonly Shape[] =>
  anode.kind === 'slender' ? slenderAlong(anode, remarks) : flushAlong(anode, remarks)

function slenderAlong(anode: SlenderAnode, remarks: AnodeRemarks): readonly Shape[] {
  const { length: L, radius: r, insert: r_c, standOff: s, spent } = anode
  const y = s + r
  const out = BEYOND * L
  const leg = (x: number, end: number): Shape => ({
    kind: 'polyline',
    points: [
      [x, y],
      [end, y],
      [end, 0],
    ],
    role: 'ghost',
  })
  return [
    steel(-2 * out, L + 2 * out, BENEATH * (s + 2 * r)),
    leg(0, -out),
    leg(L, L + out),
    { kind: 'polygon', points: rectangle(0, s, L, s + 2 * r), role: 'metal', is: 'anode' },
    ...(r_c > 0 ? [{ kind: 'polygon', points: rectangle(0, y - r_c, L, y + r_c), role: 'ghost' } as const] : []),
    ...spentAlong(L, spent && { ...spent, half: spent.radius, y }),
    ...(s > 0 ? [standOff(0, s)] : []),
    ...said(remarks, L, { top: s + 2 * r, y, spent: spent?.radius }),
  ]
}

function flushAlong({ length: L, width: w, spent }: FlushAnode, remarks: AnodeRemarks): readonly Shape[] {
  const out = BEYOND * L
  return [
    { kind: 'polygon', points: rectangle(-2 * out, -w, L + 2 * out, w), role: 'steel' },
    { kind: 'polygon', points: rectangle(0, -w / 2, L, w / 2), role: 'metal', is: 'anode' },
    ...spentAlong(L, spent && { ...spent, half: spent.radius, y: 0 }),
    { kind: 'dimension', from: [0, -w / 2], to: [0, w / 2], edge: 'left', label: labelled('w', w, 'mm') },
    ...said(remarks, L, { top: w / 2, y: 0, spent: spent?.radius }),
  ]
}

interface SpentAlong {
  readonly length: number
  readonly half: number
  readonly y: number
}
/** What is left, in the middle of the first length. */
function spentAlong(L: number, spent: SpentAlong | undefined): readonly Shape[] {
  const whole: Shape = {
    kind: 'dimension',
    from: [0, spent?.y ?? 0],
    to: [L, spent?.y ?? 0],
    edge: 'above',
    label: labelled('L', L, 'mm'),
  }
  if (!spent) return [whole]
  const [from, to] = [(L - spent.length) / 2, (L + spent.length) / 2]
  const { half, y } = spent
  const corners = rectangle(from, y - half, to, y + half)
  return [
    { kind: 'polyline', points: [...corners, ...corners.slice(0, 1)], role: 'limit' },
    { kind: 'dimension', from: [from, y], to: [to, y], edge: 'below', label: labelled('L_f', spent.length, 'mm') },
    whole,
  ]
}

function said(
  { whole, fresh, spent }: AnodeRemarks,
  L: number,
  at: { readonly top: number; readonly y: number; readonly spent: number | undefined },
): readonly Shape[] {
  const note = (point: At, label: Label): Shape => ({ kind: 'note', at: point, side: 'right', label })
  return [
    note([0.96 * L, at.top], whole),
    ...(fresh ? [note([L, at.y], fresh)] : []),
    ...(spent && at.spent !== undefined ? [note([0.9 * L, at.y - at.spent], spent)] : []),
  ]
}
