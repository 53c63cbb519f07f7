/** A lug from the front, and in section through its axis from the side, its hole at the origin. Coherent SI. */
import { spaced } from '@keelson/numerics/spaced.ts'
import type { At, Shape } from '../drawing.ts'
import { rectangle } from './rectangle.ts'

export interface PadEye {
  /** Half the width at the hole, and centre of the hole to the edge above it. */
  readonly half: number
  readonly top: number
  /** Centre of the hole down to the base, and half the length of the base. */
  readonly foot: number
  readonly baseHalf: number
  readonly thickness: number
  readonly hole?: number
  readonly pin?: number
  readonly cheek?: { readonly radius: number; readonly thickness: number }
  /** Inside width of the jaw of the shackle. */
  readonly jaw?: number
  /** Leg of the fillets. */
  readonly weld?: number
}

const STEPS = 36
/** Of the structure below, over the height of the lug. */
const SLAB = 0.08

const round = (radiusX: number, radiusY: number, from: number, to: number): readonly At[] =>
  spaced(from, to, STEPS + 1).map((angle): At => [radiusX * Math.cos(angle), radiusY * Math.sin(angle)])

/** Above the hole the outline is half an ellipse through what is given; of equal sizes, half a circle. */
export function padEyeFront({ half, top, foot, baseHalf, hole, pin, cheek }: PadEye): readonly Shape[] {
  const outline: readonly At[] = [[-baseHalf, -foot], [baseHalf, -foot], ...round(half, top, 0, Math.PI)]
  const bore = hole === undefined ? [] : [round(hole / 2, hole / 2, 0, 2 * Math.PI)]
  const slab = SLAB * (foot + top)
  return [
    { kind: 'polygon', points: rectangle(-1.25 * baseHalf, -foot - slab, 1.25 * baseHalf, -foot), role: 'steel' },
    { kind: 'polygon', points: outline, holes: bore, role: 'steel' },
    ...(cheek ? [ring(cheek.radius, (hole ?? 0) / 2)] : []),
    ...(pin === undefined ? [] : [disc([0, ((hole ?? pin) - pin) / 2], pin / 2)]),
    ...(hole === undefined ? [{ kind: 'mark', at: [0, 0], sign: 'ring', role: 'outline' } as const] : []),
    axis([0, -foot], [0, top]),
  ]
}

const ring = (radius: number, inner: number): Shape => ({
  kind: 'circle',
  at: [0, 0],
  radius,
  inner,
  role: 'coating',
  is: 'cheek',
})
const disc = (at: At, radius: number): Shape => ({ kind: 'circle', at, radius, role: 'metal', is: 'pin' })
function axis(from: At, to: At): Shape {
  const beyond = 0.08 * (to[1] - from[1])
  return {
    kind: 'polyline',
    points: [
      [from[0], from[1] - beyond],
      [to[0], to[1] + beyond],
    ],
    role: 'axis',
  }
}

/** The plate is cut above and below its hole; the pin, like any shaft, is seen. */
export function padEyeSection(eye: PadEye): readonly Shape[] {
  const { top, foot, thickness: t, hole = 0, cheek, weld } = eye
  const plate = (from: number, to: number): Shape => ({
    kind: 'polygon',
    points: rectangle(-t / 2, from, t / 2, to),
    role: 'steel',
    cut: true,
    is: 'plate',
  })
  const bore = (x: number): Shape => ({
    kind: 'polyline',
    points: [
      [x, -hole / 2],
      [x, hole / 2],
    ],
    role: 'outline',
  })
  const slab = SLAB * (foot + top)
  const reach = sideReach(eye)
  return [
    { kind: 'polygon', points: rectangle(-reach, -foot - slab, reach, -foot), role: 'steel' },
    ...(hole > 0 ? [plate(-foot, -hole / 2), plate(hole / 2, top), bore(-t / 2), bore(t / 2)] : [plate(-foot, top)]),
    ...(cheek ? SIDES.flatMap((side) => cheekPlates(side, { t, hole, cheek })) : []),
    ...(weld === undefined ? [] : SIDES.map((side) => fillet(side, { t, foot, leg: weld }))),
    ...shackle(eye),
    axis([0, -foot], [0, top]),
  ]
}

const SIDES = [-1, 1] as const
type Sign = (typeof SIDES)[number]

/** Above the hole and below it. */
function cheekPlates(
  side: Sign,
  { t, hole, cheek: { radius, thickness } }: { t: number; hole: number; cheek: NonNullable<PadEye['cheek']> },
): readonly Shape[] {
  const [near, far] = [(side * t) / 2, side * (t / 2 + thickness)]
  return [-1, 1].map((half) => {
    const [from, to] = [(half * hole) / 2, half * radius]
    return {
      kind: 'polygon',
      points: rectangle(Math.min(near, far), Math.min(from, to), Math.max(near, far), Math.max(from, to)),
      role: 'coating',
      cut: true,
      is: 'cheek',
    }
  })
}

const fillet = (
  side: Sign,
  { t, foot, leg }: { readonly t: number; readonly foot: number; readonly leg: number },
): Shape => ({
  kind: 'polygon',
  points: [
    [(side * t) / 2, -foot],
    [side * (t / 2 + leg), -foot],
    [(side * t) / 2, leg - foot],
  ],
  role: 'flaw',
  is: 'fillet',
})

/** The pin through the hole, and the bows beside it where the jaw is known. */
function shackle({ pin, hole, jaw, thickness, cheek }: PadEye): readonly Shape[] {
  if (pin === undefined) return []
  const y = ((hole ?? pin) - pin) / 2
  const gap = jaw ?? thickness + 2 * (cheek?.thickness ?? 0)
  const bow = jaw === undefined ? 0.35 * pin : 0.9 * pin
  const end = gap / 2 + bow
  return [
    { kind: 'polygon', points: rectangle(-end, y - pin / 2, end, y + pin / 2), role: 'metal', is: 'pin' },
    ...(jaw === undefined
      ? []
      : SIDES.map((side): Shape => {
          const [near, far] = [(side * jaw) / 2, side * end]
          return {
            kind: 'polygon',
            points: rectangle(Math.min(near, far), y - 0.9 * pin, Math.max(near, far), y + 2.2 * pin),
            role: 'metal',
            is: 'shackle',
          }
        })),
  ]
}

/** Half the width of what is drawn from the side. */
export function sideReach({ thickness, cheek, jaw, pin = 0, weld = 0, foot, top }: PadEye): number {
  const lug = thickness / 2 + (cheek?.thickness ?? 0) + weld
  return Math.max(1.4 * lug, (jaw ?? 0) / 2 + pin, 0.22 * (foot + top))
}
