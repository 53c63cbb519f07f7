/**
 * The formulas of a motion that is a sum of a cosine and a sine: its two parts from a table, its amplitude and phase,
 * and what it becomes at another point of a rigid vessel and for what is fastened there. Coherent SI.
 */
import { atan2, cos, equation, floor, hypot, pi, sin, sum } from '@keelson/equations'
import { faltinsen } from '../handbooks.ts'
import { AIRY } from '../waves/dispersion.ts'
import { iso19901_7 } from './sources.ts'

const LINEAR = { source: faltinsen, clause: 'linear response to regular waves' } as const
const RIGID = { source: faltinsen, clause: 'motions of a point of a rigid body' } as const
const FELT = { source: iso19901_7, clause: 'motions and accelerations at a point of the structure' } as const

const corners = (unit: string) =>
  ({
    w: ['corner weights', '-', 'list'],
    A: ['corner amplitudes', unit, 'list'],
    phi: ['corner phases', 'rad', 'list'],
  }) as const
const parts = (unit: string) =>
  ({ a: ['in-phase component', unit], b: ['quadrature component (quarter period lead)', unit] }) as const
const mean = (unit: string) => ({ w: ['corner weights', '-', 'list'], A: ['corner amplitudes', unit, 'list'] }) as const
const polar = (unit: string) => ({ A: ['amplitude', unit], phi: ['phase', 'rad'] }) as const

/** The formulas of motions per wave amplitude, in metres or in radians per metre. */
const of = (unit: '-' | 'rad/m') => ({
  inPhase: equation({
    ...LINEAR,
    symbol: 'a',
    title: 'In-phase component',
    unit,
    where: corners(unit),
    evaluate: ({ w, A, phi }) => sum(w.length, (j) => w[j] * A[j] * cos(phi[j])),
  }),
  ahead: equation({
    ...LINEAR,
    symbol: 'b',
    title: 'Quadrature component (quarter period lead)',
    unit,
    where: corners(unit),
    evaluate: ({ w, A, phi }) => sum(w.length, (j) => w[j] * A[j] * sin(phi[j])),
  }),
  amplitude: equation({
    ...LINEAR,
    symbol: 'A',
    title: 'Amplitude',
    unit,
    where: parts(unit),
    evaluate: ({ a, b }) => hypot(a, b),
  }),
  phase: equation({
    ...LINEAR,
    symbol: 'phi',
    title: 'Phase lead',
    unit: 'rad',
    where: parts(unit),
    evaluate: ({ a, b }) => (b < 0 ? atan2(b, a) + 2 * pi : atan2(b, a)),
  }),
  meanAmplitude: equation({
    ...LINEAR,
    symbol: 'A',
    title: 'Interpolated amplitude',
    unit,
    where: mean(unit),
    evaluate: ({ w, A }) => sum(w.length, (j) => w[j] * A[j]),
  }),
  partInPhase: equation({
    ...LINEAR,
    symbol: 'a',
    title: 'In-phase component',
    unit,
    where: polar(unit),
    evaluate: ({ A, phi }) => A * cos(phi),
  }),
  partAhead: equation({
    ...LINEAR,
    symbol: 'b',
    title: 'Quadrature component (quarter period lead)',
    unit,
    where: polar(unit),
    evaluate: ({ A, phi }) => A * sin(phi),
  }),
})

/** Surge, sway and heave; motions of a point. */
export const translation = of('-')
/** Roll, pitch and yaw. */
export const rotation = of('rad/m')

export const meanPhase = equation({
  ...LINEAR,
  symbol: 'phi_s',
  title: 'Interpolated phase',
  unit: 'rad',
  where: { w: ['corner weights', '-', 'list'], phi: ['corner phases', 'rad', 'list'] },
  evaluate: ({ w, phi }) => sum(w.length, (j) => w[j] * phi[j]),
})

export const withinATurn = equation({
  ...LINEAR,
  symbol: 'phi',
  title: 'Phase lead',
  unit: 'rad',
  where: { phi_s: ['interpolated phase', 'rad'] },
  evaluate: ({ phi_s }) => phi_s - 2 * pi * floor(phi_s / (2 * pi)),
})

/** A vessel turns about her origin by small angles: r_P = r_O + theta x r. */
export const longitudinalAt = equation({
  ...RIGID,
  symbol: 'x_P',
  title: 'Longitudinal motion at the point',
  unit: '-',
  where: {
    eta_1: ['surge', '-'],
    z: ['point height', 'm'],
    eta_5: ['pitch', 'rad/m'],
    y: ['point distance to port', 'm'],
    eta_6: ['yaw', 'rad/m'],
  },
  evaluate: ({ eta_1, z, eta_5, y, eta_6 }) => eta_1 + z * eta_5 - y * eta_6,
})

export const lateralAt = equation({
  ...RIGID,
  symbol: 'y_P',
  title: 'Lateral motion at the point',
  unit: '-',
  where: {
    eta_2: ['sway', '-'],
    x: ['point distance forward', 'm'],
    eta_6: ['yaw', 'rad/m'],
    z: ['point height', 'm'],
    eta_4: ['roll', 'rad/m'],
  },
  evaluate: ({ eta_2, x, eta_6, z, eta_4 }) => eta_2 + x * eta_6 - z * eta_4,
})

export const verticalAt = equation({
  ...RIGID,
  symbol: 'z_P',
  title: 'Vertical motion at the point',
  unit: '-',
  where: {
    eta_3: ['heave', '-'],
    y: ['point distance to port', 'm'],
    eta_4: ['roll', 'rad/m'],
    x: ['point distance forward', 'm'],
    eta_5: ['pitch', 'rad/m'],
  },
  evaluate: ({ eta_3, y, eta_4, x, eta_5 }) => eta_3 + y * eta_4 - x * eta_5,
})

export const waveFrequency = equation({
  source: AIRY,
  clause: '3.2.2 linear wave theory',
  symbol: 'omega',
  title: 'Wave frequency',
  unit: 'rad/s',
  where: { T: ['wave period', 's'] },
  evaluate: ({ T }) => (2 * pi) / T,
})

export const verticalAcceleration = equation({
  ...FELT,
  symbol: 'f_z',
  title: 'Vertical acceleration',
  unit: '1/s2',
  where: { omega: ['wave frequency', 'rad/s'], Z: ['vertical motion amplitude', '-'] },
  evaluate: ({ omega, Z }) => omega ** 2 * Z,
})

/** In the axes of the vessel: port side up, what lies on deck is drawn to starboard. */
export const lateralAcceleration = equation({
  ...FELT,
  symbol: 'f_y',
  title: 'Lateral acceleration including gravity',
  unit: '1/s2',
  where: {
    g: ['gravitational acceleration', 'm/s2'],
    a_4: ['in-phase roll', 'rad/m'],
    b_4: ['quadrature roll', 'rad/m'],
    omega: ['wave frequency', 'rad/s'],
    a_y: ['in-phase lateral motion', '-'],
    b_y: ['quadrature lateral motion', '-'],
  },
  evaluate: ({ g, a_4, b_4, omega, a_y, b_y }) => hypot(g * a_4 - omega ** 2 * a_y, g * b_4 - omega ** 2 * b_y),
})

/** In the axes of the vessel: bow down, what lies on deck is drawn forward. */
export const longitudinalAcceleration = equation({
  ...FELT,
  symbol: 'f_x',
  title: 'Longitudinal acceleration including gravity',
  unit: '1/s2',
  where: {
    g: ['gravitational acceleration', 'm/s2'],
    a_5: ['in-phase pitch', 'rad/m'],
    b_5: ['quadrature pitch', 'rad/m'],
    omega: ['wave frequency', 'rad/s'],
    a_s: ['in-phase longitudinal motion', '-'],
    b_s: ['quadrature longitudinal motion', '-'],
  },
  evaluate: ({ g, a_5, b_5, omega, a_s, b_s }) => hypot(g * a_5 + omega ** 2 * a_s, g * b_5 + omega ** 2 * b_s),
})

/** By how much the crest reaches another point of the sea surface later than the origin. */
export const crestDelay = equation({
  source: AIRY,
  clause: '3.2.2 linear wave theory',
  symbol: 'delta',
  title: 'Crest phase delay',
  unit: 'rad',
  where: {
    k: ['wave number', 'rad/m'],
    d_x: ['forward distance of the reference point', 'm'],
    d_y: ['port distance of the reference point', 'm'],
    beta: ['wave heading', 'rad'],
  },
  evaluate: ({ k, d_x, d_y, beta }) => k * (d_x * cos(beta) + d_y * sin(beta)),
})

/**
 * A motion leads a crest by as much more as the crest comes later: cos(omega t + phi) is cos(omega t' + delta + phi) where
 * omega t' = omega t - delta is the phase of the wave at the reference.
 */
export const leadOnReference = equation({
  ...LINEAR,
  symbol: 'phi_r',
  title: 'Phase lead relative to the crest at the reference point',
  unit: 'rad',
  where: { phi: ['phase lead relative to the crest at the origin', 'rad'], delta: ['crest phase delay', 'rad'] },
  evaluate: ({ phi, delta }) => phi + delta - 2 * pi * floor((phi + delta) / (2 * pi)),
})

/** A lag is a lead of the other sign. */
export const lagOfLead = equation({
  ...LINEAR,
  symbol: 'phi_l',
  title: 'Phase lag',
  unit: 'rad',
  where: { phi: ['phase lead', 'rad'] },
  evaluate: ({ phi }) => -phi - 2 * pi * floor(-phi / (2 * pi)),
})
