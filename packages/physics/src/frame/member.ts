/** A member in its place, and what the displacements of its two nodes make of it. Coherent SI. */
import * as beam from './equations.ts'
import { isHinged, type Member, type Position } from './model.ts'

/** A member with its length, its direction and its load. */
export interface PlacedMember extends Member {
  readonly L: number
  readonly c: number
  readonly s: number
  /** Load per length along and across it, N/m. */
  readonly p: number
  readonly w: number
}
/** How a node has moved: m, m, rad. */
export interface Moved {
  readonly x: number
  readonly y: number
  readonly rotation: number
}
/** The member deformed: forces of the rest of the frame on its ends, and what its axis does between them. */
export interface MemberState extends PlacedMember {
  /** Displacement of the start along and across the member, m. */
  readonly u_c: number
  readonly v_c: number
  readonly e: number
  readonly psi: number
  /** Of the member's own ends: at a hinge not that of the node. */
  readonly theta_1: number
  readonly theta_2: number
  /** Tension positive. */
  readonly N_1: number
  readonly N_2: number
  readonly V_1: number
  readonly V_2: number
  readonly M_1: number
  readonly M_2: number
}
/** Section forces and displacements at a distance from the start: tension positive, moment that stretches the right-hand side positive. */
export interface Section {
  readonly x: number
  readonly N: number
  readonly V: number
  readonly M: number
  /** Displacement along the axes of the frame. */
  readonly moved: Position
}

/** The member between two positions, with the sum of its loads per length along the axes of the frame. */
export function placed(member: Member, start: Position, end: Position, [w_x, w_y]: Position): PlacedMember {
  const [[x_1, y_1], [x_2, y_2]] = [start, end]
  const L = beam.memberLength.evaluate({ x_1, y_1, x_2, y_2 })
  const c = beam.directionCosine.evaluate({ x_1, x_2, L })
  const s = beam.directionSine.evaluate({ y_1, y_2, L })
  const p = beam.loadAlong.evaluate({ w_x, w_y, c, s })
  const w = beam.loadAcross.evaluate({ w_x, w_y, c, s })
  return { ...member, L, c, s, p, w }
}

/**
 * The member between two nodes that have moved. `rest`: what their displacements are beyond the digits of a number, so
 * that a short member that is carried far knows its strain.
 */
export function deformed(member: PlacedMember, start: Moved, end: Moved, rest?: readonly [Moved, Moved]): MemberState {
  const { EA, EI, L, c, s, p, w } = member
  const whole = chordOf(member, start, end)
  const beyond = rest ? chordOf(member, ...rest) : { e: 0, psi: 0 }
  const e = whole.e + beyond.e
  const psi = whole.psi + beyond.psi
  const { theta_1, theta_2 } = endRotations(member, psi, start.rotation, end.rotation)
  const M_1 = isHinged(member, 'start') ? 0 : beam.momentOnStart.evaluate({ EI, L, theta_1, theta_2, psi, w })
  const M_2 = isHinged(member, 'end') ? 0 : beam.momentOnEnd.evaluate({ EI, L, theta_1, theta_2, psi, w })
  const N_1 = beam.axialForceAtStart.evaluate({ EA, e, L, p })
  const V_1 = beam.shearOnStart.evaluate({ M_1, M_2, L, w })
  return {
    ...member,
    u_c: start.x * c + start.y * s,
    v_c: start.y * c - start.x * s,
    e,
    psi,
    theta_1,
    theta_2,
    N_1,
    N_2: beam.axialForceAtEnd.evaluate({ N_1, p, L }),
    V_1,
    V_2: beam.shearOnEnd.evaluate({ V_1, w, L }),
    M_1,
    M_2,
  }
}

function chordOf({ L, c, s }: PlacedMember, start: Moved, end: Moved) {
  const ends = { u_1: start.x, v_1: start.y, u_2: end.x, v_2: end.y, c, s }
  return { e: beam.elongation.evaluate(ends), psi: beam.chordRotation.evaluate({ ...ends, L }) }
}

/** Of the ends of the member: those of its nodes, or what a hinge lets them do. */
function endRotations({ EI, L, w, hinged }: PlacedMember, psi: number, theta_1: number, theta_2: number) {
  if (hinged === 'start') return { theta_1: beam.hingeRotationAtStart.evaluate({ EI, L, theta_2, psi, w }), theta_2 }
  if (hinged === 'end') return { theta_1, theta_2: beam.hingeRotationAtEnd.evaluate({ EI, L, theta_1, psi, w }) }
  if (hinged === undefined) return { theta_1, theta_2 }
  const simple = beam.simpleRotationAtStart.evaluate({ EI, L, psi, w })
  return { theta_1: simple, theta_2: 2 * psi - simple }
}

/** Forces of the frame on both ends along its axes, and moments: start x, y, moment; end x, y, moment. */
export function endForces({ c, s, N_1, N_2, V_1, V_2, M_1, M_2 }: MemberState): readonly number[] {
  return [-N_1 * c - V_1 * s, -N_1 * s + V_1 * c, M_1, N_2 * c - V_2 * s, N_2 * s + V_2 * c, M_2]
}

/** What stands in the member at a distance from its start. */
export function sectionAt(member: MemberState, x: number): Section {
  const { EA, EI, L, c, s, p, w, u_c, v_c, e, psi, theta_1, theta_2, N_1, V_1, M_1 } = member
  const u = beam.stretchAt.evaluate({ u_c, e, L, p, EA, x })
  const v = beam.deflectionAt.evaluate({ v_c, psi, theta_1, theta_2, L, w, EI, x })
  return {
    x,
    N: N_1 - p * x,
    V: V_1 + w * x,
    M: beam.bendingMomentAt.evaluate({ M_1, V_1, w, x }),
    moved: [u * c - v * s, u * s + v * c],
  }
}

/** Where the shear force changes its sign within the member; undefined where it does not, as without a load. */
export function shearFreeWithin({ V_1, w, L }: MemberState): number | undefined {
  const x_0 = beam.shearFreePoint.evaluate({ V_1, w })
  return x_0 > 0 && x_0 < L ? x_0 : undefined
}

/** Bending moment of the largest size, at an end or where the shear force changes its sign. */
export function largestMoment(member: MemberState): { readonly x: number; readonly M: number } {
  const { L, M_1, M_2 } = member
  const x_0 = shearFreeWithin(member)
  const places = [
    { x: 0, M: -M_1 },
    { x: L, M: M_2 },
    ...(x_0 === undefined ? [] : [{ x: x_0, M: sectionAt(member, x_0).M }]),
  ]
  return places.reduce((most, at) => (Math.abs(at.M) > Math.abs(most.M) ? at : most))
}
