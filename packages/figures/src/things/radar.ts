/** A radar of some things over three axes or more: each a closed line, the further out the better. */
import type { At, Role, Shape } from '../drawing.ts'
import { onCircle } from '../polar.ts'

export interface RadarSeries {
  readonly name: string
  /** On each axis, 0 at the centre to 1 at the rim. */
  readonly values: readonly number[]
  readonly role: Role
  readonly dashed?: true
}
const RINGS = [0.25, 0.5, 0.75, 1] as const
const CENTRE: At = [0, 0]
const [TOP, TURN] = [90, 360] as const
/** Where the names of the axes stand, over the rim. */
const BESIDE = 1.04

const along = (axis: number, axes: number): number => TOP - (TURN * axis) / axes
const at = (share: number, axis: number, axes: number): At => onCircle(CENTRE, share, along(axis, axes))

export function radar(axes: readonly string[], series: readonly RadarSeries[]): readonly Shape[] {
  const n = axes.length
  return [
    ...RINGS.map(
      (radius): Shape => ({ kind: 'circle', at: CENTRE, radius, inner: radius, role: 'axis', dashed: true }),
    ),
    ...axes.map((_, i): Shape => ({ kind: 'polyline', points: [CENTRE, at(1, i, n)], role: 'axis' })),
    ...series.map(
      (s): Shape => ({
        kind: 'polyline',
        points: [...s.values, s.values[0] ?? 0].map((v, i) => at(v, i % n, n)),
        role: s.role,
        ...(s.dashed && { dashed: true }),
      }),
    ),
    ...axes.map(
      (text, i): Shape => ({ kind: 'text', at: at(BESIDE, i, n), towards: side(along(i, n)), label: { text } }),
    ),
    ...series.map((s): Shape => {
      const point = named(
        s,
        series.filter((other) => other !== s),
        n,
      )
      return { kind: 'note', at: point, side: point[0] < 0 ? 'left' : 'right', label: { text: s.name } }
    }),
  ]
}

/** The point by which a series is named: where it is furthest from the others. */
function named({ values }: RadarSeries, others: readonly RadarSeries[], axes: number): At {
  const apart = values.map((v, i) => Math.min(...others.map((o) => Math.abs(v - (o.values[i] ?? 0)))))
  const most = apart.indexOf(Math.max(...apart))
  return at(values[most] ?? 0, most, axes)
}

function side(degrees: number): 'n' | 'e' | 's' | 'w' {
  const turned = ((degrees % TURN) + TURN) % TURN
  if (turned > 45 && turned < 135) return 'n'
  if (turned >= 135 && turned <= 225) return 'w'
  return turned > 225 && turned < 315 ? 's' : 'e'
}
