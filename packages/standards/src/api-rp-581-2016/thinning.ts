/** Thinning damage factor by the reliability of three damage states. API RP 581 (2016) Part 2, 4.5.7. */
import { equation, max, min, sqrt } from '@keelson/equations'
import { normalCumulative } from '@keelson/numerics/normal.ts'
import { apiRp581 } from './source.ts'

const step = (n: number) => ({ source: apiRp581, clause: `Part 2, 4.5.7 step ${n}` }) as const
const Phi = normalCumulative

const t = ['furnished thickness', 'mm'] as const
const tau = ['age', 'year'] as const
const E = ['weld joint efficiency', '-'] as const
const FS = ['flow stress', 'MPa'] as const

export const metalLossParameter = equation({
  ...step(6),
  symbol: 'A_rt',
  title: 'Metal loss parameter',
  unit: '-',
  where: { C_r: ['corrosion rate', 'mm/year'], tau, t },
  evaluate: ({ C_r, tau, t }) => (C_r * tau) / t,
})

export const claddingLife = equation({
  ...step(4),
  symbol: 'tau_rc',
  title: 'Cladding corrosion time',
  unit: 'year',
  where: { t_cm: ['cladding thickness', 'mm'], C_cm: ['cladding corrosion rate', 'mm/year'] },
  evaluate: ({ t_cm, C_cm }) => t_cm / C_cm,
})

/** Age at which the metal loss parameter reaches 1. */
export const wallLife = equation({
  ...step(6),
  symbol: 'tau_w',
  title: 'Age at full wall loss',
  unit: 'year',
  where: { t, C_r: ['corrosion rate', 'mm/year'] },
  evaluate: ({ t, C_r }) => t / C_r,
})

/** Age at which the metal loss parameter of a clad wall reaches 1; the cladding is part of the furnished thickness. */
export const cladWallLife = equation({
  ...step(6),
  symbol: 'tau_w',
  title: 'Age at full wall loss, clad',
  unit: 'year',
  where: {
    tau_rc: ['cladding corrosion time', 'year'],
    t,
    t_cm: ['cladding thickness', 'mm'],
    C_r: ['base metal corrosion rate', 'mm/year'],
  },
  evaluate: ({ tau_rc, t, t_cm, C_r }) => tau_rc + (t - t_cm) / C_r,
})

/** The cladding at its own rate as long as it lasts, then the base metal. */
export const metalLossParameterClad = equation({
  ...step(6),
  symbol: 'A_rt',
  title: 'Metal loss parameter, clad',
  unit: '-',
  where: {
    C_cm: ['cladding corrosion rate', 'mm/year'],
    tau,
    tau_rc: ['cladding corrosion time', 'year'],
    C_r: ['base metal corrosion rate', 'mm/year'],
    t,
  },
  evaluate: ({ C_cm, tau, tau_rc, C_r, t }) => (C_cm * min(tau, tau_rc) + C_r * max(0, tau - tau_rc)) / t,
  limited: { holds: 'the base metal corrodes only after the cladding is lost' },
})

export const flowStress = equation({
  ...step(7),
  symbol: 'FS',
  title: 'Flow stress',
  unit: 'MPa',
  where: { YS: ['yield strength', 'MPa'], TS: ['tensile strength', 'MPa'], E },
  evaluate: ({ YS, TS, E }) => ((YS + TS) / 2) * E * 1.1,
})

export const strengthRatioOfPressure = equation({
  ...step(8),
  symbol: 'SR_p',
  title: 'Strength ratio from pressure',
  unit: '-',
  where: { P: ['pressure', 'MPa'], D: ['diameter', 'mm'], alpha: ['shape factor', '-'], t, FS },
  evaluate: ({ P, D, alpha, t, FS }) => (P * D) / (alpha * t * FS),
})

export const strengthRatioOfMinimum = equation({
  ...step(8),
  symbol: 'SR_t',
  title: 'Strength ratio from minimum thickness',
  unit: '-',
  where: {
    S: ['allowable stress', 'MPa'],
    E,
    FS,
    t_min: ['minimum required thickness', 'mm'],
    t_c: ['minimum structural thickness', 'mm'],
    t,
  },
  evaluate: ({ S, E, FS, t_min, t_c, t }) => ((S * E) / FS) * (max(t_min, t_c) / t),
})

export const strengthRatio = equation({
  ...step(8),
  symbol: 'SR_P',
  title: 'Strength ratio',
  unit: '-',
  where: { SR_t: ['strength ratio from minimum thickness', '-'], SR_p: ['strength ratio from pressure', '-'] },
  evaluate: ({ SR_t, SR_p }) => max(SR_t, SR_p),
})

const C = (grade: string) => [`conditional probability, effectiveness ${grade}`, '-'] as const
const N = (grade: string) => [`number of inspections, effectiveness ${grade}`, '-'] as const

export const inspectionEffectiveness = equation({
  ...step(10),
  symbol: 'I_s',
  title: 'Inspection effectiveness factor',
  unit: '-',
  where: {
    Pr: ['prior damage state probability', '-'],
    C_A: C('A'),
    N_A: N('A'),
    C_B: C('B'),
    N_B: N('B'),
    C_C: C('C'),
    N_C: N('C'),
    C_D: C('D'),
    N_D: N('D'),
  },
  evaluate: ({ Pr, C_A, N_A, C_B, N_B, C_C, N_C, C_D, N_D }) => Pr * C_A ** N_A * C_B ** N_B * C_C ** N_C * C_D ** N_D,
})

export const posterior = equation({
  ...step(11),
  symbol: 'Po_s',
  title: 'Posterior damage state probability',
  unit: '-',
  where: {
    I_s: ['inspection effectiveness factor of the state', '-'],
    I_1: ['inspection effectiveness factor, state 1', '-'],
    I_2: ['inspection effectiveness factor, state 2', '-'],
    I_3: ['inspection effectiveness factor, state 3', '-'],
  },
  evaluate: ({ I_s, I_1, I_2, I_3 }) => I_s / (I_1 + I_2 + I_3),
})

export const reliabilityIndex = equation({
  ...step(12),
  symbol: 'beta_s',
  title: 'Damage state reliability index',
  unit: '-',
  where: {
    D_s: ['damage state loss to expected loss ratio', '-'],
    A_rt: ['metal loss parameter', '-'],
    SR_P: ['strength ratio', '-'],
    V_t: ['thinning coefficient of variation', '-'],
    V_s: ['flow stress coefficient of variation', '-'],
    V_p: ['pressure coefficient of variation', '-'],
  },
  evaluate: ({ D_s, A_rt, SR_P, V_t, V_s, V_p }) =>
    (1 - D_s * A_rt - SR_P) / sqrt((D_s * A_rt * V_t) ** 2 + ((1 - D_s * A_rt) * V_s) ** 2 + (SR_P * V_p) ** 2),
})

export const baseDamageFactor = equation({
  ...step(14),
  symbol: 'D_fb',
  title: 'Base damage factor',
  unit: '-',
  where: {
    Po_1: ['posterior probability, state 1', '-'],
    Po_2: ['posterior probability, state 2', '-'],
    Po_3: ['posterior probability, state 3', '-'],
    beta_1: ['reliability index, state 1', '-'],
    beta_2: ['reliability index, state 2', '-'],
    beta_3: ['reliability index, state 3', '-'],
  },
  functions: { Phi: { name: 'Phi', call: Phi, means: 'the standard normal cumulative distribution' } },
  evaluate: ({ Po_1, Po_2, Po_3, beta_1, beta_2, beta_3 }) =>
    (Po_1 * Phi(-beta_1) + Po_2 * Phi(-beta_2) + Po_3 * Phi(-beta_3)) / 1.56e-4,
})

/** At least 0.1. */
export const damageFactor = equation({
  ...step(15),
  symbol: 'D_f',
  title: 'Thinning damage factor',
  unit: '-',
  where: {
    D_fb: ['base damage factor', '-'],
    F_IP: ['injection point adjustment factor', '-'],
    F_DL: ['dead leg adjustment factor', '-'],
    F_WD: ['welded construction adjustment factor', '-'],
    F_AM: ['tank maintenance adjustment factor', '-'],
    F_SM: ['tank settlement adjustment factor', '-'],
    F_OM: ['on-line monitoring adjustment factor', '-'],
  },
  evaluate: ({ D_fb, F_IP, F_DL, F_WD, F_AM, F_SM, F_OM }) =>
    max((D_fb * F_IP * F_DL * F_WD * F_AM * F_SM) / F_OM, 0.1),
  limited: { holds: 'step 15 sets a minimum of 0.1' },
})

/** The plan looks ahead: the age at which the next inspection is made. */
export const ageThen = equation({
  ...step(6),
  symbol: 'tau_n',
  title: 'Age at next inspection',
  unit: 's',
  where: { tau: ['age', 's'], I: ['time to next inspection', 's'] },
  evaluate: ({ tau, I }) => tau + I,
})

export const inspectionsThen = equation({
  ...step(10),
  symbol: 'N_n',
  title: 'Number of planned-effectiveness inspections, including the next',
  unit: '-',
  where: { N: ['number of inspections to date', '-'] },
  evaluate: ({ N }) => N + 1,
})
