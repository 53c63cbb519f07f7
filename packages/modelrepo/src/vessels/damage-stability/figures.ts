/** A righting lever as it acts, the flooded barge from the side, and a hull by her offsets from the side and across, in the waters before and after. */
import { type At, type Drawing, figure, labelled, named, type Parts } from '@keelson/figures'
import { rectangle } from '@keelson/figures/things/rectangle.ts'
import {
  centreLine,
  centreOnAxis,
  compartmentInProfile,
  fullestOf,
  inclinedWater,
  type ShipOffset,
  shipInProfile,
  shipInSection,
} from '@keelson/figures/things/ship.ts'
import { type Bounds, outlineOf, within } from '@keelson/physics/hull/section.ts'
import { type NotApplicable, notApplicable } from '@keelson/workflow'
import type { Flooded, Flooding } from './calculate-flooding.ts'
import type { Hull, HullRun } from './calculate-hull.ts'
import type { Intact } from './calculate-intact.ts'
import type { Some } from './inputs.ts'

/** Freeboard that is drawn where no depth is given, over the draught. */
const OPEN = 0.8

export function bargeProfile(p: Flooded & Some<never, 'depth'>, { barge }: Flooding): Drawing | NotApplicable {
  if (barge === undefined) return notApplicable('only the compartment volume is entered, not the barge dimensions')
  const { hull_length: L = 0, draft: d = 0, compartment_length: l = 0, depth } = p
  const D = depth ?? Math.max((1 + OPEN) * d, 1.1 * barge.draught)
  const { centres, x_F, x_c } = barge
  const [T_f, T_a] = [centres?.forward ?? barge.draught, centres?.aft ?? barge.draught]
  const angle = Math.atan2(T_f - T_a, L)
  const at = (T_f + T_a) / 2
  return figure(
    { unit: 'm', scale: 'stretched', frame: { x: [-0.58 * L, 0.58 * L], y: [-0.1 * D, 1.1 * Math.max(D, T_f, T_a)] } },
    { kind: 'polygon', points: rectangle(-L / 2, 0, L / 2, D), role: 'outline' },
    compartmentInProfile({ aft: x_c - l / 2, forward: x_c + l / 2, bottom: 0, top: D, flooded: true }),
    { kind: 'water-line', at: d, label: named('before', d, 'm') },
    inclinedWater({ at, angle, half: 0.56 * L, label: named('after') }),
    { kind: 'mark', at: [x_F, at + x_F * Math.tan(angle)], sign: 'ring', role: 'answer', label: named('F') },
    { kind: 'dimension', from: [-L / 2, 0], to: [-L / 2, T_a], edge: 'left', label: labelled('T_a', T_a, 'm') },
    { kind: 'dimension', from: [L / 2, 0], to: [L / 2, T_f], edge: 'right', label: labelled('T_f', T_f, 'm') },
    { kind: 'dimension', from: [x_c - l / 2, 0], to: [x_c + l / 2, 0], edge: 'below', label: labelled('l', l, 'm') },
    { kind: 'dimension', from: [-L / 2, 0], to: [L / 2, 0], edge: 'below', label: labelled('L', L, 'm') },
  )
}

/** Her compartments from the side, and both waters. */
export function hullProfile({ compartments = [], draft: T }: Hull, { form, rest }: HullRun): Drawing {
  const { stations } = form
  const [aft, forward] = [stations[0]?.x ?? 0, stations.at(-1)?.x ?? 0]
  const length = forward - aft
  const top = Math.max(...stations.flatMap(({ offsets }) => offsets.map(({ z }) => z)))
  const foot = Math.min(...stations.flatMap(({ offsets }) => offsets.map(({ z }) => z)))
  const height = (x: number) => (rest ? (rest.level + rest.slope * x) / Math.cos(rest.heel) : T)
  const [T_a, T_f] = [height(aft), height(forward)]
  const isMoved = Math.abs(T_a - T) + Math.abs(T_f - T) > SEEN * top
  const middle = (aft + forward) / 2
  const draughts: Parts = [
    { kind: 'dimension', from: [aft, foot], to: [aft, T_a], edge: 'left', label: named('aft', T_a - foot, 'm') },
    {
      kind: 'dimension',
      from: [forward, foot],
      to: [forward, T_f],
      edge: 'right',
      label: named('forward', T_f - foot, 'm'),
    },
  ]
  return figure(
    {
      unit: 'm',
      scale: 'stretched',
      frame: {
        x: [aft - 0.08 * length, forward + 0.08 * length],
        y: [foot - 0.1 * top, 1.1 * Math.max(top, T_a, T_f)],
      },
    },
    shipInProfile(stations, 'outline'),
    compartments.map((c) => compartmentInProfile(c)),
    { kind: 'water-line', at: T, ...(isMoved && { label: named('before') }) },
    isMoved && waterAfter({ aft, forward, T_a, T_f, middle }),
    draughts,
    { kind: 'dimension', from: [aft, foot], to: [forward, foot], edge: 'below', label: labelled('L', length, 'm') },
  )
}
const SEEN = 1e-3

interface Ends {
  readonly aft: number
  readonly forward: number
  readonly T_a: number
  readonly T_f: number
  readonly middle: number
}
const waterAfter = ({ aft, forward, T_a, T_f, middle }: Ends): Parts => ({
  kind: 'polyline',
  points: [
    [aft - 0.05 * (forward - middle), T_a],
    [forward, T_f],
  ],
  role: 'flow',
  dashed: true,
})

/** A section that is not an input: half its breadth, its depth to the keel, and its freeboard, from the waterline. */
const [HALF, KEEL, DECK] = [1, 0.55, 0.5] as const
/** Of G and M on its centre line, from the waterline; the lever is drawn as long as these make it. */
const [AT_G, AT_M] = [0.05, 0.75] as const

/** A ship at the heel of her largest lever: the water stays level, and she turns about the middle of her waterline. */
export function leverAtMaximum(GM: number, { heel, arm }: Intact['largest']): Drawing | NotApplicable {
  if (arm <= 0) return notApplicable('the righting lever is not positive at any heel')
  const turned = ([x, y]: At): At => [x * Math.cos(heel) + y * Math.sin(heel), y * Math.cos(heel) - x * Math.sin(heel)]
  const [G, M] = [turned([0, AT_G]), turned([0, AT_M])]
  const Z: At = [M[0], G[1]]
  const reach = 1.5 * HALF
  return figure(
    { unit: 'm', scale: 'none', aspect: 0.7, frame: { x: [-reach, reach], y: [-1.1, 1.25] } },
    outlined(rectangle(-HALF, -KEEL, HALF, DECK).map(turned)),
    { kind: 'water-line', at: 0 },
    { kind: 'polyline', points: [turned([0, -KEEL]), turned([0, 1.15])], role: 'axis' },
    { kind: 'polyline', points: [M, [M[0], -0.9]], role: 'resistance', dashed: true },
    point(G, 'G', 'w'),
    point(M, 'M', 'e'),
    point(Z, 'Z', 'se'),
    { kind: 'arrow', from: G, to: Z, role: 'answer' },
    {
      kind: 'note',
      at: [(G[0] + Z[0]) / 2, G[1]],
      side: 'right',
      label: labelled('GZ_max', arm, 'm', 'maximum lever'),
    },
    { kind: 'note', at: M, side: 'left', label: labelled('GM', GM, 'm', 'initial metacentric height') },
    { kind: 'angle', at: [0, 0], from: 90 - (heel * 180) / Math.PI, to: 90, label: labelled('phi', heel, 'deg') },
    {
      kind: 'polyline',
      points: [
        [0, 0],
        [0, 1.15],
      ],
      role: 'axis',
      dashed: true,
    },
  )
}

const outlined = (points: readonly At[]): Parts => ({
  kind: 'polyline',
  points: [...points, ...points.slice(0, 1)],
  role: 'outline',
})

const point = (at: At, name: string, towards: 'w' | 'e' | 'se'): Parts => [
  { kind: 'mark', at, sign: 'dot', role: 'answer' },
  { kind: 'text', at, towards, label: named(name) },
]

/** Height of the metacentre up to which it is drawn, over that of the section. */
const VISIBLE = 2

/** Her fullest section, and the water as she lies at rest. */
export function hullSection(
  { draft: T, kg: KG, compartments = [] }: Hull,
  { form, rest, keel, side }: HullRun,
): Drawing {
  const offsets = fullestOf(form.stations)
  const half = Math.max(...offsets.map(({ y }) => y))
  const top = Math.max(...offsets.map(({ z }) => z))
  const M = keel.KB + keel.I / keel.V
  const crown = Math.max(top, KG, M <= VISIBLE * top ? M : 0)
  const heel = rest?.heel ?? 0
  const place = form.stations.find((s) => s.offsets === offsets)?.x ?? 0
  const at = rest ? (rest.level + rest.slope * place) / Math.cos(heel) : T
  return figure(
    { unit: 'm', scale: 'true', frame: { x: [-1.25 * half, 1.25 * half], y: [-0.06 * crown, 1.08 * crown] } },
    shipInSection(offsets, 'outline'),
    compartments.filter((c) => c.flooded).map((c) => floodedInSection(offsets, c)),
    { kind: 'water-line', at: T },
    centreLine(-0.04 * crown, 1.05 * crown),
    Math.abs(heel) > 0 &&
      inclinedWater({
        at,
        angle: side * Math.abs(heel),
        half: 1.2 * half,
        label: labelled('theta_e', Math.abs(heel), 'deg', 'equilibrium'),
      }),
    centreOnAxis(keel.KB, labelled('KB', keel.KB, 'm'), 'e'),
    centreOnAxis(KG, labelled('KG', KG, 'm'), 'w'),
    M <= VISIBLE * top
      ? centreOnAxis(M, named('M', M, 'm'), 'e')
      : { kind: 'text', at: [0, crown], towards: 'e', label: named('M above the drawing,', M, 'm') },
    { kind: 'dimension', from: [-half, 0], to: [-half, T], edge: 'left', label: labelled('d', T, 'm') },
    { kind: 'dimension', from: [-half, 0], to: [half, 0], edge: 'below', label: named('breadth', 2 * half, 'm') },
  )
}

/** What of the section a compartment takes, wherever along the ship it lies. */
function floodedInSection(offsets: readonly ShipOffset[], space: Bounds): Parts {
  const { y, z } = within(outlineOf(offsets), space)
  return y.length > 0 && { kind: 'polygon', points: Array.from(y, (yi, i): At => [yi, z[i] as number]), role: 'water' }
}
