/** A load on slings under one hook, in elevation and in plan. Coherent SI. */
import type { At, Shape } from '../drawing.ts'

export interface LiftElevation {
  /** Lift points, the hook and the centre of gravity, in the axes of the load. */
  readonly points: readonly At[]
  readonly hook: At
  readonly centreOfGravity: At
  /** How far the load reaches below its lift points, as it is drawn. */
  readonly depth: number
}

/** Of the wire above the hook, over the height of the hook. */
const WIRE = 0.22

/** The load tilted until its centre of gravity is plumb below the hook, which stands at the origin. */
export function plumb({ hook, centreOfGravity }: Pick<LiftElevation, 'hook' | 'centreOfGravity'>): (at: At) => At {
  const lean = Math.atan2(hook[0] - centreOfGravity[0], hook[1] - centreOfGravity[1])
  const [c, s] = [Math.cos(lean), Math.sin(lean)]
  return ([x, z]) => {
    const [dx, dz] = [x - hook[0], z - hook[1]]
    return [c * dx - s * dz, s * dx + c * dz]
  }
}

/** From below the load to above the hook. */
export function liftElevation(lift: LiftElevation): readonly Shape[] {
  const { points, hook, centreOfGravity, depth } = lift
  const at = plumb(lift)
  const [low, high] = [Math.min(...points.map(([x]) => x)), Math.max(...points.map(([x]) => x))]
  const wire = WIRE * (hook[1] + depth)
  const corners: readonly At[] = [
    [low, 0],
    [high, 0],
    [high, -depth],
    [low, -depth],
  ]
  return [
    { kind: 'polygon', points: corners.map(at), role: 'steel' },
    ...points.map((point): Shape => ({ kind: 'polyline', points: [at(point), [0, 0]], role: 'outline' })),
    ...points.map((point): Shape => ({ kind: 'mark', at: at(point), sign: 'ring', role: 'outline' })),
    {
      kind: 'polyline',
      points: [
        [0, 0],
        [0, wire],
      ],
      role: 'outline',
    },
    { kind: 'polyline', points: [[0, 0], at(centreOfGravity)], role: 'axis' },
    { kind: 'mark', at: at(centreOfGravity), sign: 'cross', role: 'load' },
    { kind: 'mark', at: [0, 0], sign: 'triangle', role: 'outline' },
  ]
}

export interface LiftPlan {
  readonly points: readonly At[]
  readonly hook: At
  readonly centreOfGravity: At
}

/** The load from above, its middle at the origin. */
export const liftPlan = ({ points, hook, centreOfGravity }: LiftPlan): readonly Shape[] => [
  { kind: 'polygon', points, role: 'steel' },
  ...points.map((point): Shape => ({ kind: 'polyline', points: [point, hook], role: 'outline' })),
  ...points.map((at, i): Shape => ({ kind: 'mark', at, sign: 'ring', role: 'outline', label: { text: `${i + 1}` } })),
  { kind: 'mark', at: centreOfGravity, sign: 'cross', role: 'load' },
  { kind: 'mark', at: hook, sign: 'triangle', role: 'outline' },
]
