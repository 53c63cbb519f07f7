/** The six motions of a vessel at a period and heading, by either way between the nodes, and the motion of her points. */
import { silent, type Trace } from '@keelson/equations'
import { STANDARD_GRAVITY } from '../waves/dispersion.ts'
import { type Cell, FIRST_ROTATION, MOTIONS } from './rao.ts'
import * as response from './response-equations.ts'

/** A motion per wave amplitude: parts in phase with the crest and a quarter of a period ahead of it, amplitude and lead. */
export interface Harmonic {
  readonly a: number
  readonly b: number
  readonly A: number
  /** rad, 0 to 2 pi; 0 of what does not move. */
  readonly phi: number
}

/** Between the nodes: real and imaginary parts, or amplitudes and phases, each for itself. */
export const INTERPOLATIONS = ['complex_linear', 'magnitude_phase'] as const
export type Interpolation = (typeof INTERPOLATIONS)[number]

/** The six motions, in the order of MOTIONS. */
export function motionsIn(cell: Cell, way: Interpolation, trace: Trace = silent): readonly Harmonic[] {
  return MOTIONS.map((_, motion) => (way === 'complex_linear' ? byParts : byPolar)(cell, motion, trace))
}

const formulasOf = (motion: number) => (motion < FIRST_ROTATION ? response.translation : response.rotation)

function byParts(cell: Cell, motion: number, trace: Trace): Harmonic {
  const n = motion + 1
  const at = cornersOf(cell, motion)
  const of = formulasOf(motion)
  const rename = { A: `A_${n}`, phi: `phi_${n}` }
  const a = trace.apply(of.inPhase, at, { as: `a_${n}`, rename })
  const b = trace.apply(of.ahead, at, { as: `b_${n}`, rename })
  return polarOf(of, { a, b }, `${n}`, trace)
}

function byPolar(cell: Cell, motion: number, trace: Trace): Harmonic {
  const n = motion + 1
  const { w, A: amplitudes, phi: phases } = cornersOf(cell, motion)
  const of = formulasOf(motion)
  const A = trace.apply(of.meanAmplitude, { w, A: amplitudes }, { as: `X_${n}`, rename: { A: `A_${n}` } })
  const phi_s = trace.apply(response.meanPhase, { w, phi: phases }, { as: `phi_s${n}`, rename: { phi: `phi_${n}` } })
  const phi = trace.apply(response.withinATurn, { phi_s }, { as: `epsilon_${n}`, rename: { phi_s: `phi_s${n}` } })
  const rename = { A: `X_${n}`, phi: `epsilon_${n}` }
  const a = trace.apply(of.partInPhase, { A, phi }, { as: `a_${n}`, rename })
  const b = trace.apply(of.partAhead, { A, phi }, { as: `b_${n}`, rename })
  return { a, b, A, phi }
}

const cornersOf = ({ corners }: Cell, motion: number) => ({
  w: corners.map((corner) => corner.weight),
  A: corners.map((corner) => corner.amplitudes[motion] ?? 0),
  phi: corners.map((corner) => corner.phases[motion] ?? 0),
})

type Parts = Pick<Harmonic, 'a' | 'b'>

function polarOf(of: typeof response.translation, { a, b }: Parts, n: string, trace: Trace): Harmonic {
  const rename = { a: `a_${n}`, b: `b_${n}` }
  return {
    a,
    b,
    A: trace.apply(of.amplitude, { a, b }, { as: `X_${n}`, rename }),
    phi: trace.apply(of.phase, { a, b }, { as: `epsilon_${n}`, rename }),
  }
}

/** A point of the vessel, m: forward, to port and up from the origin of the RAO. */
export interface PointOn {
  readonly x: number
  readonly y: number
  readonly z: number
}
export interface PointMotion {
  readonly longitudinal: Harmonic
  readonly lateral: Harmonic
  readonly vertical: Harmonic
  /** 1/s2, per metre of wave amplitude. */
  readonly accelerations: { readonly longitudinal: number; readonly lateral: number; readonly vertical: number }
}

/** The motion of a point, as a part of a rigid body, and what is felt there, gravity included, in the axes of the vessel. */
export function motionAt(
  { x, y, z }: PointOn,
  six: readonly Harmonic[],
  period: number,
  trace: Trace = silent,
): PointMotion {
  const [surge, sway, heave, roll, pitch, yaw] = six
  if (!surge || !sway || !heave || !roll || !pitch || !yaw) throw new Error('a vessel has six degrees of freedom')
  const moved = (part: keyof Parts, as: string) => {
    const named = (...motions: readonly number[]) =>
      Object.fromEntries(motions.map((n) => [`eta_${n}`, `${part}_${n}`]))
    const along = { eta_1: surge[part], z, eta_5: pitch[part], y, eta_6: yaw[part] }
    const across = { eta_2: sway[part], x, eta_6: yaw[part], z, eta_4: roll[part] }
    const up = { eta_3: heave[part], y, eta_4: roll[part], x, eta_5: pitch[part] }
    return {
      longitudinal: trace.apply(response.longitudinalAt, along, { as: `${as}_x`, rename: named(1, 5, 6) }),
      lateral: trace.apply(response.lateralAt, across, { as: `${as}_y`, rename: named(2, 4, 6) }),
      vertical: trace.apply(response.verticalAt, up, { as: `${as}_z`, rename: named(3, 4, 5) }),
    }
  }
  const [inPhase, ahead] = [moved('a', 'a'), moved('b', 'b')]
  const harmonic = (way: keyof typeof inPhase, n: string) =>
    polarOf(response.translation, { a: inPhase[way], b: ahead[way] }, n, trace)
  const [longitudinal, lateral, vertical] = [
    harmonic('longitudinal', 'x'),
    harmonic('lateral', 'y'),
    harmonic('vertical', 'z'),
  ]
  const omega = trace.apply(response.waveFrequency, { T: period })
  const g = STANDARD_GRAVITY
  return {
    longitudinal,
    lateral,
    vertical,
    accelerations: {
      longitudinal: trace.apply(
        response.longitudinalAcceleration,
        { g, a_5: pitch.a, b_5: pitch.b, omega, a_s: longitudinal.a, b_s: longitudinal.b },
        { rename: { a_s: 'a_x', b_s: 'b_x' } },
      ),
      lateral: trace.apply(response.lateralAcceleration, {
        g,
        a_4: roll.a,
        b_4: roll.b,
        omega,
        a_y: lateral.a,
        b_y: lateral.b,
      }),
      vertical: trace.apply(response.verticalAcceleration, { omega, Z: vertical.A }, { rename: { Z: 'X_z' } }),
    },
  }
}
