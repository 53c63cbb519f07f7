/** Heave and pitch of a homogeneously loaded box in closed form: Jensen, Mansour and Olsen (2004). Coherent SI. */
import { abs, cos, equation, exp, hypot, reachRange, sin, sqrt } from '@keelson/equations'
import { jensenMansourOlsen } from './sources.ts'

const FORM = { source: jensenMansourOlsen, clause: 'heave and pitch of a box' } as const
/** Of a heading from head or following seas. */
export const HEADING_REACH = reachRange({
  ...FORM,
  symbol: 'beta',
  title: 'Heading relative to head or following seas',
  unit: 'deg',
  to: 60,
  unsafe: 'above',
  because: 'the closed form does not cover headings near beam seas',
})
export const BLOCK_REACH = reachRange({
  ...FORM,
  symbol: 'C_B',
  title: 'Block coefficient',
  unit: '-',
  from: 0.5,
  unsafe: 'below',
  because: 'the closed form applies to full-form ships',
})

const k = ['wave number', 'rad/m'] as const
const B = ['box breadth', 'm'] as const
const T = ['draught', 'm'] as const
const L = ['hull length', 'm'] as const
const alpha = ['encounter to wave frequency ratio', '-'] as const
const A = ['radiated wave amplitude of the section', '-'] as const
const f = ['section forcing', '-'] as const
const kappa = ['draught decay factor', '-'] as const
const k_e = ['effective wave number along the hull', 'rad/m'] as const

export const encounterRatio = equation({
  ...FORM,
  symbol: 'alpha',
  title: 'Encounter to wave frequency ratio',
  unit: '-',
  where: { Fn: ['Froude number', '-'], k, L, beta: ['heading', 'rad'] },
  evaluate: ({ Fn, k, L, beta }) => 1 - Fn * sqrt(k * L) * cos(beta),
})

export const radiatedAmplitude = equation({
  ...FORM,
  symbol: 'A',
  title: 'Radiated wave amplitude of the section',
  unit: '-',
  where: { k, B, T, alpha },
  evaluate: ({ k, B, T, alpha }) => 2 * sin((k * B * alpha ** 2) / 2) * exp(-k * T * alpha ** 2),
})

export const sectionForcing = equation({
  ...FORM,
  symbol: 'f',
  title: 'Section forcing',
  unit: '-',
  where: { k, T, A, B, alpha },
  evaluate: ({ k, T, A, B, alpha }) => hypot(1 - k * T, A ** 2 / (k * B * alpha ** 3)),
})

export const effectiveWaveNumber = equation({
  ...FORM,
  symbol: 'k_e',
  title: 'Effective wave number along the hull',
  unit: 'rad/m',
  where: { k, beta: ['heading', 'rad'] },
  evaluate: ({ k, beta }) => abs(k * cos(beta)),
})

export const draughtDecay = equation({
  ...FORM,
  symbol: 'kappa',
  title: 'Draught decay factor',
  unit: '-',
  where: { k_e, T },
  evaluate: ({ k_e, T }) => exp(-k_e * T),
})

/** Waves from the beam press on the whole length alike. */
export const heaveForcing = equation({
  ...FORM,
  symbol: 'F',
  title: 'Heave forcing',
  unit: '-',
  where: { kappa, f, k_e, L },
  evaluate: ({ kappa, f, k_e, L }) => (k_e * L < 1e-4 ? kappa * f : (kappa * f * 2 * sin((k_e * L) / 2)) / (k_e * L)),
})

/** Its limit in waves from the beam, and in very long waves, is the slope along the hull. */
export const pitchForcing = equation({
  ...FORM,
  symbol: 'G',
  title: 'Pitch forcing',
  unit: 'rad/m',
  where: { kappa, f, k_e, L },
  evaluate: ({ kappa, f, k_e, L }) =>
    k_e * L < 1e-2
      ? kappa * f * k_e
      : ((kappa * f * 24) / ((k_e * L) ** 2 * L)) * (sin((k_e * L) / 2) - ((k_e * L) / 2) * cos((k_e * L) / 2)),
})

export const dynamicAmplification = equation({
  ...FORM,
  symbol: 'eta',
  title: 'Dynamic amplification',
  unit: '-',
  where: { k, T, alpha, A, B },
  evaluate: ({ k, T, alpha, A, B }) => 1 / hypot(1 - 2 * k * T * alpha ** 2, A ** 2 / (k * B * alpha ** 2)),
})

export const heaveResponse = equation({
  ...FORM,
  symbol: 'R_3',
  title: 'Heave per wave amplitude',
  unit: '-',
  where: { eta: ['dynamic amplification', '-'], F: ['heave forcing', '-'] },
  evaluate: ({ eta, F }) => eta * abs(F),
})

export const pitchResponse = equation({
  ...FORM,
  symbol: 'R_5',
  title: 'Pitch per wave amplitude',
  unit: 'rad/m',
  where: { eta: ['dynamic amplification', '-'], G: ['pitch forcing', 'rad/m'] },
  evaluate: ({ eta, G }) => eta * abs(G),
})

/** Heave and pitch of the box are a quarter of a period apart. */
export const pointResponse = equation({
  ...FORM,
  symbol: 'R_P',
  title: 'Vertical motion at the point per wave amplitude',
  unit: '-',
  where: { R_3: ['heave', '-'], R_5: ['pitch', 'rad/m'], x_P: ['position forward of midships', 'm'] },
  evaluate: ({ R_3, R_5, x_P }) => hypot(R_3, x_P * R_5),
})
