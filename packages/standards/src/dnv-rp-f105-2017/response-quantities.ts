/** Buckling load, sag, natural frequency and stress of a span in closed form. DNV-RP-F105 (2017) 6.8. */
import { constant, equation, pi, reachRange, sqrt } from '@keelson/equations'
import { dnvRpF105 } from './source.ts'

const RESPONSE = { source: dnvRpF105, clause: '6.8' } as const

export const LONGEST = constant({
  ...RESPONSE,
  symbol: 'L_D_max',
  title: 'Maximum L/D for the closed-form expressions',
  value: 140,
  unit: '-',
})
export const SHORTEST = constant({
  source: dnvRpF105,
  clause: 'classification of spans by L/D',
  symbol: 'L_D_min',
  title: 'Minimum L/D for dynamic response',
  value: 30,
  unit: '-',
})
export const MOST_SAG = constant({
  ...RESPONSE,
  symbol: 'delta_D_max',
  title: 'Maximum sag to diameter ratio for the closed-form expressions',
  value: 2.5,
  unit: '-',
})
export const MOST_COMPRESSION = constant({
  ...RESPONSE,
  symbol: 'S_P_max',
  title: 'Maximum compression to buckling load ratio for the closed-form expressions',
  value: 0.5,
  unit: '-',
})

export const SPAN_SLENDERNESS = reachRange({
  ...RESPONSE,
  symbol: 'L/D',
  title: 'Span length to diameter ratio',
  unit: '-',
  from: SHORTEST.value,
  to: LONGEST.value,
  unsafe: 'above',
  because: 'a longer span behaves as a cable with several active modes',
})
export const SPAN_SAG = reachRange({
  ...RESPONSE,
  symbol: 'delta/D',
  title: 'Span sag to diameter ratio',
  unit: '-',
  to: MOST_SAG.value,
  unsafe: 'above',
  because: 'larger sag stiffens the span and invalidates the closed-form cross-flow frequency',
})
export const SPAN_COMPRESSION = reachRange({
  ...RESPONSE,
  symbol: '-S_eff/P_cr',
  title: 'Compression to buckling load ratio',
  unit: '-',
  to: MOST_COMPRESSION.value,
  unsafe: 'above',
  because: 'the closed-form expressions are not valid close to buckling',
})

const CSF = ['concrete stiffness enhancement factor', '-'] as const
const EI = ['steel bending stiffness', 'N*m2'] as const
const L_eff = ['effective span length', 'm'] as const
const S_eff = ['effective axial force, tension positive', 'N'] as const
const P_cr = ['critical buckling load', 'N'] as const
const m_e = ['effective mass per unit length', 'kg/m'] as const
const C_1 = ['bending stiffness coefficient', '-'] as const
const q = ['submerged weight per unit length', 'N/m'] as const
const D = ['outside diameter', 'm'] as const

export const bendingStiffness = equation({
  ...RESPONSE,
  symbol: 'EI',
  title: 'Steel bending stiffness',
  unit: 'N*m2',
  where: { E: ["Young's modulus", 'Pa'], I: ['steel second moment of area', 'm4'] },
  evaluate: ({ E, I }) => E * I,
})

export const criticalBucklingLoad = equation({
  ...RESPONSE,
  symbol: 'P_cr',
  title: 'Critical buckling load',
  unit: 'N',
  where: { CSF, C_2: ['buckling load coefficient', '-'], EI, L_eff },
  evaluate: ({ CSF, C_2, EI, L_eff }) => ((1 + CSF) * C_2 * pi ** 2 * EI) / L_eff ** 2,
})

/** Needs S_eff > -P_cr. */
export const staticDeflection = equation({
  ...RESPONSE,
  symbol: 'delta',
  title: 'Mid-span static deflection',
  unit: 'm',
  where: { C_6: ['deflection coefficient', '-'], q, L_eff, EI, CSF, S_eff, P_cr },
  evaluate: ({ C_6, q, L_eff, EI, CSF, S_eff, P_cr }) =>
    (C_6 * ((q * L_eff ** 4) / (EI * (1 + CSF)))) / (1 + S_eff / P_cr),
})

/** Of the horizontal vibration: no sag. Needs S_eff > -P_cr. */
export const inLineFrequency = equation({
  ...RESPONSE,
  symbol: 'f_IL',
  title: 'In-line natural frequency',
  unit: 'Hz',
  where: { C_1, CSF, EI, m_e, L_eff, S_eff, P_cr },
  evaluate: ({ C_1, CSF, EI, m_e, L_eff, S_eff, P_cr }) =>
    C_1 * sqrt(1 + CSF) * sqrt((EI / (m_e * L_eff ** 4)) * (1 + S_eff / P_cr)),
})

/** Of the vertical vibration: the sag stiffens it. Needs S_eff > -P_cr. */
export const crossFlowFrequency = equation({
  ...RESPONSE,
  symbol: 'f_CF',
  title: 'Cross-flow natural frequency',
  unit: 'Hz',
  where: {
    C_1,
    CSF,
    EI,
    m_e,
    L_eff,
    S_eff,
    P_cr,
    C_3: ['sag coefficient', '-'],
    delta: ['mid-span static deflection', 'm'],
    D,
  },
  evaluate: ({ C_1, CSF, EI, m_e, L_eff, S_eff, P_cr, C_3, delta, D }) =>
    C_1 * sqrt(1 + CSF) * sqrt((EI / (m_e * L_eff ** 4)) * (1 + S_eff / P_cr + C_3 * (delta / D) ** 2)),
})

/** Stress amplitude of a vibration with an amplitude of one diameter. */
export const unitStressAmplitude = equation({
  ...RESPONSE,
  symbol: 'A_IL',
  title: 'Unit diameter stress amplitude',
  unit: 'Pa',
  where: {
    C_4: ['stress coefficient', '-'],
    CSF,
    D,
    D_s: ['steel outside diameter', 'm'],
    t_s: ['steel wall thickness', 'm'],
    E: ["Young's modulus", 'Pa'],
    L_eff,
  },
  evaluate: ({ C_4, CSF, D, D_s, t_s, E, L_eff }) => (C_4 * (1 + CSF) * D * (D_s - t_s) * E) / L_eff ** 2,
})

/** By the submerged weight. Needs S_eff > -P_cr. */
export const staticMoment = equation({
  ...RESPONSE,
  symbol: 'M_static',
  title: 'Static bending moment',
  unit: 'N*m',
  where: { C_5: ['moment coefficient', '-'], q, L_eff, S_eff, P_cr },
  evaluate: ({ C_5, q, L_eff, S_eff, P_cr }) => (C_5 * q * L_eff ** 2) / (1 + S_eff / P_cr),
})

/** Moment of a bending stress at mid-wall. */
export const momentOfStress = equation({
  ...RESPONSE,
  symbol: 'M_E',
  title: 'Vibration bending moment',
  unit: 'N*m',
  where: {
    sigma_E: ['vibration stress amplitude', 'Pa'],
    I: ['steel second moment of area', 'm4'],
    D_s: ['steel outside diameter', 'm'],
    t_s: ['steel wall thickness', 'm'],
  },
  evaluate: ({ sigma_E, I, D_s, t_s }) => (sigma_E * 2 * I) / (D_s - t_s),
})

/** Of pinned or fixed ends without axial force, where f falls with the square of the length. */
export const allowableLengthByFrequency = equation({
  ...RESPONSE,
  symbol: 'L_allow',
  title: 'Allowable span length',
  unit: 'm',
  where: {
    L: ['span length', 'm'],
    f: ['natural frequency at this span length', 'Hz'],
    f_req: ['required natural frequency', 'Hz'],
  },
  evaluate: ({ L, f, f_req }) => L * sqrt(f / f_req),
})
