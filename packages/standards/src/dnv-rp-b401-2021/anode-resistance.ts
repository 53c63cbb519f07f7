/** Anode resistance. DNV-RP-B401 Table 8-7 (2021), 10-7 (2005, 2010), A-7 (2017); depleted geometry for the final check. */
import { constant, equation, house, log, max, pi, reachRange, type Source, sqrt } from '@keelson/equations'
import { dnvRpB401 } from './source.ts'

const source: Source = dnvRpB401
const clause = 'Table 8-7'
export const STAND_OFF = constant({
  symbol: 'd_so',
  title: 'Minimum stand-off without correction',
  value: 0.3,
  unit: 'm',
  source: dnvRpB401,
  clause: 'Table 8-7',
})
export const NEAR_STAND_OFF = constant({
  symbol: 'd_so',
  title: 'Minimum stand-off for the short stand-off factor',
  value: 0.15,
  unit: 'm',
  source: dnvRpB401,
  clause: 'Table 8-7',
})
export const NEAR_STAND_OFF_FACTOR = constant({
  symbol: 'k_s',
  title: 'Short stand-off factor',
  value: 1.3,
  unit: '-',
  source: dnvRpB401,
  clause: 'Table 8-7',
})

const slender = {
  rho: ['electrolyte resistivity at the anode', 'ohm*m'],
  L: ['anode length', 'm'],
  r: ['equivalent anode radius', 'm'],
} as const

/** Modified Dwight; stand-off at least 0.30 m, L >= 4 r. */
export const longSlenderResistance = equation({
  symbol: 'R_a',
  title: 'Anode resistance, long slender stand-off',
  unit: 'ohm',
  source,
  clause,
  where: slender,
  evaluate: ({ rho, L, r }) => (rho / (2 * pi * L)) * (log((4 * L) / r) - 1),
})

/** Shorter, the formula gives less resistance than the anode has. */
export const LONG_SLENDER = reachRange({
  symbol: 'L_f/r_f',
  title: 'Spent anode length-to-radius ratio',
  unit: '-',
  from: 4,
  unsafe: 'below',
  because: 'the long slender anode formula does not apply to shorter anodes',
  source,
  clause,
})

/** Dwight; stand-off at least 0.30 m, L < 4 r. */
export const shortSlenderResistance = equation({
  symbol: 'R_a',
  title: 'Anode resistance, short slender stand-off',
  unit: 'ohm',
  source,
  clause,
  where: slender,
  evaluate: ({ rho, L, r }) =>
    (rho / (2 * pi * L)) *
    (log(((2 * L) / r) * (1 + sqrt(1 + (r / (2 * L)) ** 2))) + r / (2 * L) - sqrt(1 + (r / (2 * L)) ** 2)),
})

/** Lloyd; length at least four times width and thickness. S is the mean of length and width. */
export const longFlushResistance = equation({
  symbol: 'R_a',
  title: 'Anode resistance, long flush-mounted',
  unit: 'ohm',
  source,
  clause,
  where: {
    rho: ['electrolyte resistivity at the anode', 'ohm*m'],
    L: ['anode length', 'm'],
    w: ['anode width', 'm'],
  },
  evaluate: ({ rho, L, w }) => rho / (L + w),
})

/** McCoy; short flush-mounted, bracelet and other anodes. */
export const exposedAreaResistance = equation({
  symbol: 'R_a',
  title: 'Anode resistance, bracelet or short flush-mounted',
  unit: 'ohm',
  source,
  clause,
  where: { rho: ['electrolyte resistivity at the anode', 'ohm*m'], A_a: ['exposed anode area', 'm2'] },
  evaluate: ({ rho, A_a }) => (0.315 * rho) / sqrt(A_a),
})

export const nearStandOffResistance = equation({
  symbol: 'R_near',
  title: 'Anode resistance, slender, 0.15 to 0.30 m stand-off',
  unit: 'ohm',
  source,
  clause,
  where: { k_s: ['short stand-off factor', '-'], R_a: ['resistance at full stand-off', 'ohm'] },
  evaluate: ({ k_s, R_a }) => k_s * R_a,
})

/** What a slender anode nearer than 0.15 m is wide, to be taken as flush-mounted. */
export const widthOfSlender = equation({
  symbol: 'w',
  title: 'Equivalent flush-mounted anode width',
  unit: 'm',
  source,
  clause,
  where: { r: ['equivalent anode radius', 'm'] },
  evaluate: ({ r }) => 2 * r,
})

/** Anodes in each other's field, as on a cage, give less than alone. */
export const interactingResistance = equation({
  symbol: 'R_int',
  title: 'Anode resistance including interaction',
  unit: 'ohm',
  source,
  clause: '4.9, interaction of anodes',
  where: { k_int: ['interaction factor', '-'], R_a: ['anode resistance without interaction', 'ohm'] },
  evaluate: ({ k_int, R_a }) => k_int * R_a,
})

const depleted = '4.8, depleted anode'
export const FINAL_LENGTH_FACTOR = constant({
  symbol: 'c_L',
  title: 'Final to initial anode length ratio, slender and long flush',
  value: 0.9,
  unit: '-',
  source: dnvRpB401,
  clause: '4.8',
})

export const remainingMass = equation({
  symbol: 'm_f',
  title: 'Final net anode mass',
  unit: 'kg',
  source,
  clause: depleted,
  where: { m: ['net mass per anode', 'kg'], u: ['anode utilisation factor', '-'] },
  evaluate: ({ m, u }) => m * (1 - u),
})

export const finalLength = equation({
  symbol: 'L_f',
  title: 'Final anode length',
  unit: 'm',
  source,
  clause: depleted,
  where: { c_L: ['final to initial anode length ratio', '-'], L: ['anode length', 'm'] },
  evaluate: ({ c_L, L }) => c_L * L,
})

/** Alloy left as an annulus around a cylindrical insert. */
export const finalSlenderRadius = equation({
  symbol: 'r_f',
  title: 'Final anode radius',
  unit: 'm',
  source,
  clause: depleted,
  where: {
    m_f: ['final net anode mass', 'kg'],
    rho_a: ['alloy density', 'kg/m3'],
    L_f: ['final anode length', 'm'],
    r_c: ['insert radius', 'm'],
  },
  evaluate: ({ m_f, rho_a, L_f, r_c }) => sqrt(m_f / (rho_a * pi * L_f) + r_c ** 2),
})

/** Of what is left, taken as half a cylinder: a wider one would give too low a resistance. */
export const SPENT_FLUSH_WIDTH = reachRange({
  symbol: 'w_f/w',
  title: 'Spent-to-new width ratio of flush-mounted anode',
  unit: '-',
  to: 1,
  unsafe: 'above',
  because: 'the spent half-cylinder would be wider than the new anode',
  source,
  clause: depleted,
})

/** Alloy left as half a cylinder on the surface. */
export const finalFlushRadius = equation({
  symbol: 'r_f',
  title: 'Final anode radius',
  unit: 'm',
  source,
  clause: depleted,
  where: {
    m_f: ['final net anode mass', 'kg'],
    rho_a: ['alloy density', 'kg/m3'],
    L_f: ['final anode length', 'm'],
  },
  evaluate: ({ m_f, rho_a, L_f }) => sqrt((2 * m_f) / (rho_a * pi * L_f)),
})

export const finalFlushWidth = equation({
  symbol: 'w_f',
  title: 'Final anode width',
  unit: 'm',
  source,
  clause: depleted,
  where: { r_f: ['final anode radius', 'm'] },
  evaluate: ({ r_f }) => 2 * r_f,
})

/** What the stated geometry of a slender anode weighs, to be held against its stated mass. */
export const slenderAlloyMass = equation({
  symbol: 'm_g',
  title: 'Net anode mass by geometry',
  unit: 'kg',
  source,
  clause: depleted,
  where: {
    rho_a: ['alloy density', 'kg/m3'],
    L: ['anode length', 'm'],
    r: ['equivalent anode radius', 'm'],
    r_c: ['insert radius', 'm'],
  },
  evaluate: ({ rho_a, L, r, r_c }) => rho_a * pi * L * (r ** 2 - r_c ** 2),
})

export const MASS_TOLERANCE = constant({
  symbol: 'delta',
  title: 'Anode mass tolerance',
  value: 0.1,
  unit: '-',
  source: house,
  clause: 'convention: allowance for casting and chamfers',
})

/** More than this the stated geometry cannot hold. */
export const heaviestByGeometry = equation({
  symbol: 'm_max',
  title: 'Maximum net anode mass by geometry',
  unit: 'kg',
  source,
  clause: depleted,
  where: { delta: ['anode mass tolerance', '-'], m_g: ['net anode mass by geometry', 'kg'] },
  evaluate: ({ delta, m_g }) => (1 + delta) * m_g,
})

/** 0 for a mass that the geometry has without any allowance. */
export const toleranceUsed = equation({
  symbol: 'U_m',
  title: 'Anode mass tolerance utilisation',
  unit: '-',
  source,
  clause: depleted,
  where: {
    m: ['stated net mass', 'kg'],
    m_g: ['net anode mass by geometry', 'kg'],
    delta: ['anode mass tolerance', '-'],
  },
  evaluate: ({ m, m_g, delta }) => max(0, m / m_g - 1) / delta,
  limited: { holds: 'a mass below the geometric mass uses no tolerance' },
})
