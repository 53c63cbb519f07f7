/** A host in elevation with what is said of it, or the wells of a tieback and the host at the end of its flowline. */
import { type Drawing, figure, type Label, labelled, named, type Parts } from '@keelson/figures'
import { deckOf, type FieldHost, fieldHost, seaOver, subseaWell } from '@keelson/figures/things/field-host.ts'
import { isStandalone } from '@keelson/physics/field-cost/capex-benchmark.ts'
import { type Host, SIGNS } from './hosts.ts'

export interface HostFigure {
  readonly host: Host
  /** m; where nobody has said it, the water is drawn as a sign and broken. */
  readonly depth: number | undefined
  /** Of a tieback, m. */
  readonly length: number | undefined
  /** Beside the host, or the wells of a tieback. */
  readonly notes: readonly Label[]
  /** What flows. */
  readonly flow: Label
}

/** Depth and length that are drawn where nobody has said them, m. */
const [DEPTH, LENGTH] = [1000, 15_000] as const
/** Size of the sign of a host over the depth, and over the length of a tieback. */
const [DRAUGHT, WIDTH, WIDTH_OF_LENGTH] = [0.11, 0.3, 0.14] as const
/** Length of a tieback that is drawn at least, m. */
const SHORTEST = 500

export const hostFigure = (of: HostFigure): Drawing => (isStandalone(of.host) ? standalone(of) : tieback(of))

function standalone({ host, depth, notes, flow }: HostFigure): Drawing {
  const d = depth ?? DEPTH
  const sign = isStandalone(host) ? SIGNS[host] : 'semi'
  const drawn: FieldHost = { sign, x: 0, depth: d, width: WIDTH * d, draught: DRAUGHT * d }
  const half = 0.75 * d
  return figure(
    { unit: 'm', scale: 'none', aspect: 0.62, frame: { x: [-half, half], y: [-1.08 * d, 0.25 * d] } },
    seaOver(-half, half, d),
    fieldHost(drawn),
    depthOf(depth, -half, 'left'),
    beside(notes, [0.3 * drawn.width, 0.8 * deckOf(drawn)], 'right'),
    { kind: 'arrow', from: [0, -0.75 * d], to: [0, -0.55 * d], role: 'flow', label: flow },
  )
}

function tieback({ depth, length, notes, flow }: HostFigure): Drawing {
  const d = depth ?? DEPTH
  const l = Math.max(length ?? LENGTH, SHORTEST)
  const [left, right] = [-0.2 * l, 1.3 * l]
  const host: FieldHost = {
    sign: 'semi',
    x: l,
    depth: d,
    width: WIDTH_OF_LENGTH * l,
    draught: DRAUGHT * d,
    role: 'ghost',
  }
  return figure(
    { unit: 'm', scale: 'none', aspect: 0.55, frame: { x: [left, right], y: [-1.12 * d, 0.28 * d] } },
    seaOver(left, right, d),
    fieldHost(host),
    [-0.05, 0, 0.05].map((u) => subseaWell(u * l, d, 0.03 * l, 0.1 * d)),
    {
      kind: 'polyline',
      points: [
        [0.065 * l, -d],
        [0.9 * l, -d],
        [l, -0.05 * d],
      ],
      role: 'flow',
    },
    length !== undefined && {
      kind: 'dimension',
      from: [0, -d],
      to: [l, -d],
      edge: 'below',
      label: labelled('L', length, 'km'),
    },
    depthOf(depth, right, 'right'),
    { kind: 'arrow', from: [0.25 * l, -0.86 * d], to: [0.5 * l, -0.86 * d], role: 'flow', label: flow },
    { kind: 'text', at: [l, deckOf(host)], towards: 'n', label: named('receiving host') },
    beside(notes, [0, -0.9 * d], 'left'),
  )
}

const depthOf = (depth: number | undefined, x: number, edge: 'left' | 'right'): Parts =>
  depth === undefined
    ? { kind: 'break', at: [0, -0.42 * DEPTH], across: 'y' }
    : { kind: 'dimension', from: [x, 0], to: [x, -depth], edge, label: labelled('d', depth, 'm') }

const beside = (notes: readonly Label[], at: readonly [number, number], side: 'left' | 'right'): Parts =>
  notes.map((label) => ({ kind: 'note', at, side, label }) as const)
