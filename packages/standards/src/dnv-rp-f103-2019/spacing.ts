/**
 * How far an anode reaches along the pipe: equation (14), and the voltage that the current takes on its way through the
 * anode's resistance and the pipe wall. DNV-RP-F103 (2019) 6.7, (2010) 5.6. Demand is uniform over the surface.
 */
import { constant, equation, pi, sqrt } from '@keelson/equations'
import { dnvRpF103 } from './source.ts'

export const USUAL_SPACING = constant({
  symbol: 'L_a',
  title: 'Maximum anode spacing without attenuation assessment',
  value: 300,
  unit: 'm',
  source: dnvRpF103,
  clause: '6.7, (2010) 5.6',
})

const pipe = {
  rho_me: ['steel resistivity', 'ohm*m'],
  D: ['steel outside diameter', 'm'],
  t: ['wall thickness', 'm'],
  f_cf: ['final coating breakdown factor', '-'],
  i_cm: ['design mean current density', 'A/m2'],
} as const
const equation14 = '6.7 eq. 14; 2010 edition 5.6.7 eq. 14'
const distribution = '6.7; 2010 edition 5.6'
/** The practice takes the whole current through the whole half spacing; here the pipe takes it up on the way. */
const takenUp = '6.7, uniform current uptake; 2010 edition 5.6'

/** The whole demand through the whole length: twice the drop of a demand taken up on the way, hence on the safe side. */
export const protectedLength = equation({
  symbol: 'L_p',
  title: 'Protected length each side of an anode',
  unit: 'm',
  source: dnvRpF103,
  clause: equation14,
  where: { ...pipe, Delta_E_me: ['allowable metallic voltage drop', 'V'] },
  evaluate: ({ Delta_E_me, t, D, rho_me, f_cf, i_cm }) => sqrt((Delta_E_me * t * (D - t)) / (rho_me * D * f_cf * i_cm)),
})

export const longestSpacing = equation({
  symbol: 's_max',
  title: 'Maximum anode spacing',
  unit: 'm',
  source: dnvRpF103,
  clause: equation14,
  where: { L_p: ['protected length', 'm'] },
  evaluate: ({ L_p }) => 2 * L_p,
})

/** Whether a line could be protected from one end alone. */
export const protectedFromOneEnd = equation({
  symbol: 'L_p',
  title: 'Protection from one end',
  unit: 'm',
  source: dnvRpF103,
  clause: equation14,
  relation: '<=',
  where: { L: ['pipeline length', 'm'], L_p: ['protected length', 'm'] },
  left: ({ L }) => L,
  evaluate: ({ L_p }) => L_p,
})

export const anodeSpacing = equation({
  symbol: 's',
  title: 'Anode spacing',
  unit: 'm',
  source: dnvRpF103,
  clause: distribution,
  where: { L: ['pipeline length', 'm'], N: ['number of anodes', '-'] },
  evaluate: ({ L, N }) => L / N,
})

/** Anodes at a spacing; they need not be whole. */
export const anodesAtSpacing = (L: number, s: number): number => L / s

/** Factor of the half spacing squared in the drop along the pipe wall. */
export const wallDropFactor = equation({
  symbol: 'c_2',
  title: 'Pipe wall voltage drop per half spacing squared',
  unit: 'V/m2',
  source: dnvRpF103,
  clause: takenUp,
  where: pipe,
  evaluate: ({ rho_me, D, f_cf, i_cm, t }) => (rho_me * D * f_cf * i_cm) / (2 * t * (D - t)),
})

/** Factor of the half spacing in the drop at the anode; one anode serves both sides. */
export const anodeDropFactor = equation({
  symbol: 'c_1',
  title: 'Anode voltage drop per half spacing',
  unit: 'V/m',
  source: dnvRpF103,
  clause: distribution,
  where: {
    D: pipe.D,
    f_cf: pipe.f_cf,
    i_cm: pipe.i_cm,
    R_af: ['final anode resistance', 'ohm'],
  },
  evaluate: ({ D, f_cf, i_cm, R_af }) => 2 * pi * D * f_cf * i_cm * R_af,
})

/** Positive root of c_2 L_h^2 + c_1 L_h = Delta_E, in the form that loses no digits. */
export const halfSpacing = equation({
  symbol: 'L_h',
  title: 'Half spacing at full driving voltage use',
  unit: 'm',
  source: dnvRpF103,
  clause: takenUp,
  where: {
    Delta_E: ['driving voltage', 'V'],
    c_1: ['anode voltage drop per half spacing', 'V/m'],
    c_2: ['pipe wall voltage drop per half spacing squared', 'V/m2'],
  },
  evaluate: ({ Delta_E, c_1, c_2 }) => (2 * Delta_E) / (c_1 + sqrt(c_1 ** 2 + 4 * c_2 * Delta_E)),
})

/** From the anode's closed circuit potential to the pipe half-way between two anodes. */
export const midSpanDrop = equation({
  symbol: 'Delta_E_s',
  title: 'Voltage drop from anode to mid-span',
  unit: 'V',
  source: dnvRpF103,
  clause: takenUp,
  where: {
    c_1: ['anode voltage drop per half spacing', 'V/m'],
    c_2: ['pipe wall voltage drop per half spacing squared', 'V/m2'],
    s: ['anode spacing', 'm'],
  },
  evaluate: ({ c_1, c_2, s }) => c_2 * (s / 2) ** 2 + (c_1 * s) / 2,
})

export const midSpanPotential = equation({
  symbol: 'E_s',
  title: 'Mid-span potential',
  unit: 'V',
  source: dnvRpF103,
  clause: distribution,
  where: {
    E_a: ['anode closed circuit potential', 'V'],
    Delta_E_s: ['voltage drop from anode to mid-span', 'V'],
  },
  evaluate: ({ E_a, Delta_E_s }) => E_a + Delta_E_s,
})

/** Voltage between the anode and the pipe at x, 0 to s, from it; at s/2 the drop to mid-span. */
export const dropAlong = equation({
  symbol: 'Delta_E_x',
  title: 'Voltage drop from anode to pipe at a distance',
  unit: 'V',
  source: dnvRpF103,
  clause: takenUp,
  where: {
    c_1: ['anode voltage drop per half spacing', 'V/m'],
    c_2: ['pipe wall voltage drop per half spacing squared', 'V/m2'],
    s: ['anode spacing', 'm'],
    x: ['distance from the anode', 'm'],
  },
  evaluate: ({ c_1, c_2, s, x }) => (c_1 * s) / 2 + c_2 * x * (s - x),
})
