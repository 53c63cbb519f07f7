/** Buckling load, sag, natural frequency and stress of a span in closed form. DNV-RP-F105 (2017) 6.8. */
import { constant, equation, pi, reachRange, sqrt } from '@keelson/equations'
import { dnvRpF105 } from './source.ts'

const RESPONSE = { source: dnvRpF105, clause: '6.8' } as const

export const LONGEST = constant({
  ...RESPONSE,
  symbol: 'L_D_max',
  title: 'Span length in diameters up to which the closed forms hold',
  value: 140,
  unit: '-',
})
export const SHORTEST = constant({
  source: dnvRpF105,
  clause: 'classification of spans by L/D',
  symbol: 'L_D_min',
  title: 'Span length in diameters below which the response is quasi-static',
  value: 30,
  unit: '-',
})
export const MOST_SAG = constant({
  ...RESPONSE,
  symbol: 'delta_D_max',
  title: 'Sag in diameters up to which the closed forms hold',
  value: 2.5,
  unit: '-',
})
export const MOST_COMPRESSION = constant({
  ...RESPONSE,
  symbol: 'S_P_max',
  title: 'Compression over the buckling load up to which the closed forms hold',
  value: 0.5,
  unit: '-',
})

export const SPAN_SLENDERNESS = reachRange({
  ...RESPONSE,
  symbol: 'L/D',
  title: 'Span length in diameters',
  unit: '-',
  from: SHORTEST.value,
  to: LONGEST.value,
  unsafe: 'above',
  because: 'a longer span has several modes and acts as a cable',
})
export const SPAN_SAG = reachRange({
  ...RESPONSE,
  symbol: 'delta/D',
  title: 'Sag of the span in diameters',
  unit: '-',
  to: MOST_SAG.value,
  unsafe: 'above',
  because: 'the sag stiffens the span, and its cross-flow frequency does not hold',
})
export const SPAN_COMPRESSION = reachRange({
  ...RESPONSE,
  symbol: '-S_eff/P_cr',
  title: 'Compression over the buckling load',
  unit: '-',
  to: MOST_COMPRESSION.value,
  unsafe: 'above',
  because: 'close to buckling the closed forms do not hold',
})

const CSF = ['concrete stiffness enhancement factor', '-'] as const
const EI = ['bending stiffness of the steel', 'N*m2'] as const
const L_eff = ['effective span length', 'm'] as const
const S_eff = ['effective axial force, tension positive', 'N'] as const
const P_cr = ['critical buckling load', 'N'] as const
const m_e = ['effective mass per length', 'kg/m'] as const
const C_1 = ['coefficient of bending stiffness', '-'] as const
const q = ['submerged weight per length', 'N/m'] as const
const D = ['outside diameter', 'm'] as const

export const bendingStiffness = equation({
  ...RESPONSE,
  symbol: 'EI',
  title: 'Bending stiffness of the steel',
  unit: 'N*m2',
  where: { E: ["Young's modulus", 'Pa'], I: ['second moment of area of the steel', 'm4'] },
  evaluate: ({ E, I }) => E * I,
})

export const criticalBucklingLoad = equation({
  ...RESPONSE,
  symbol: 'P_cr',
  title: 'Critical buckling load',
  unit: 'N',
  where: { CSF, C_2: ['coefficient of the buckling load', '-'], EI, L_eff },
  evaluate: ({ CSF, C_2, EI, L_eff }) => ((1 + CSF) * C_2 * pi ** 2 * EI) / L_eff ** 2,
})

/** Needs S_eff > -P_cr. */
export const staticDeflection = equation({
  ...RESPONSE,
  symbol: 'delta',
  title: 'Static deflection at mid-span',
  unit: 'm',
  where: { C_6: ['coefficient of the deflection', '-'], q, L_eff, EI, CSF, S_eff, P_cr },
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
    C_3: ['coefficient of the sag', '-'],
    delta: ['static deflection at mid-span', 'm'],
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
    C_4: ['coefficient of the stress', '-'],
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
  where: { C_5: ['coefficient of the moment', '-'], q, L_eff, S_eff, P_cr },
  evaluate: ({ C_5, q, L_eff, S_eff, P_cr }) => (C_5 * q * L_eff ** 2) / (1 + S_eff / P_cr),
})

/** Moment of a bending stress at mid-wall. */
export const momentOfStress = equation({
  ...RESPONSE,
  symbol: 'M_E',
  title: 'Bending moment of the vibration',
  unit: 'N*m',
  where: {
    sigma_E: ['stress amplitude of the vibration', 'Pa'],
    I: ['second moment of area of the steel', 'm4'],
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
    f: ['frequency of that length', 'Hz'],
    f_req: ['required frequency', 'Hz'],
  },
  evaluate: ({ L, f, f_req }) => L * sqrt(f / f_req),
})
