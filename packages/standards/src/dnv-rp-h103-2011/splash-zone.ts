/** Forces on a lifted object in the wave zone by the simplified method. DNV-RP-H103 (2011) 4.3 and 4.4. Coherent SI. */
import { constant, equation, sqrt } from '@keelson/equations'
import { dnvRpH103 } from './source.ts'

const at = (clause: string) => ({ source: dnvRpH103, clause }) as const

export const SLACK_SHARE = constant({
  ...at('4.4.2'),
  symbol: 'c_sl',
  title: 'Hydrodynamic to static force ratio for a slack sling',
  value: 0.9,
  unit: '-',
})
/** Of smooth circular cylinders. */
export const LEAST_CYLINDER_SLAM = constant({
  ...at('4.3.5.4'),
  symbol: 'C_s_cyl',
  title: 'Minimum slamming coefficient, smooth cylinder',
  value: 3,
  unit: '-',
})
export const LEAST_SLAM = constant({
  ...at('4.3.5.4'),
  symbol: 'C_s_min',
  title: 'Minimum slamming coefficient, other shapes',
  value: 5,
  unit: '-',
})
/** Without model tests or computed flow. */
export const LEAST_DRAG = constant({
  ...at('4.3.8.4'),
  symbol: 'C_D_min',
  title: 'Minimum drag coefficient, subsea structures in oscillating flow',
  value: 2.5,
  unit: '-',
})

const rho = ['water density', 'kg/m3'] as const
const g = ['gravitational acceleration', 'm/s2'] as const
const A_p = ['projected area', 'm2'] as const
const M = ['mass in air', 'kg'] as const
const A_33 = ['added mass', 'kg'] as const
const V = ['displaced volume', 'm3'] as const
const v_c = ['lowering speed', 'm/s'] as const
const v_ct = ['crane tip velocity', 'm/s'] as const
const v_w = ['water particle velocity', 'm/s'] as const
const v_s = ['velocity relative to water', 'm/s'] as const
const F_D = ['drag force', 'N'] as const
const F_M = ['mass force', 'N'] as const
const F_hyd = ['hydrodynamic force', 'N'] as const
const F_stat = ['submerged weight', 'N'] as const

export const seaRatio = equation({
  ...at('4.3.3, linear motion'),
  symbol: 'r',
  title: 'Significant to reference wave height ratio',
  unit: '-',
  where: { H_s: ['significant wave height', 'm'], H_ref: ['reference wave height for the crane tip motion', 'm'] },
  evaluate: ({ H_s, H_ref }) => H_s / H_ref,
})

const grown = (symbol: string, title: string, unit: string) =>
  equation({
    ...at('4.3.3, linear motion'),
    symbol,
    title,
    unit,
    where: { r: ['significant to reference wave height ratio', '-'], x: ['single amplitude as entered', unit] },
    evaluate: ({ r, x }) => r * x,
  })
export const tipVelocity = grown('v_ct', 'Crane tip velocity', 'm/s')
export const tipAcceleration = grown('a_ct', 'Crane tip acceleration', 'm/s2')
export const tipAmplitude = grown('eta_ct', 'Crane tip amplitude', 'm')

export const relativeVelocity = equation({
  ...at('4.3.5.3'),
  symbol: 'v_s',
  title: 'Velocity relative to water',
  unit: 'm/s',
  where: { v_c, v_ct, v_w },
  evaluate: ({ v_c, v_ct, v_w }) => v_c + sqrt(v_ct ** 2 + v_w ** 2),
})

export const slammingForce = equation({
  ...at('4.3.5.1'),
  symbol: 'F_slam',
  title: 'Slamming force',
  unit: 'N',
  where: { rho, C_s: ['slamming coefficient', '-'], A_p, v_s },
  evaluate: ({ rho, C_s, A_p, v_s }) => 0.5 * rho * C_s * A_p * v_s ** 2,
})

export const dragForce = equation({
  ...at('4.3.8.1'),
  symbol: 'F_D',
  title: 'Drag force',
  unit: 'N',
  where: { rho, C_D: ['drag coefficient', '-'], A_p, v_s },
  evaluate: ({ rho, C_D, A_p, v_s }) => 0.5 * rho * C_D * A_p * v_s ** 2,
})

export const varyingBuoyancy = equation({
  ...at('4.3.6.1'),
  symbol: 'F_rho',
  title: 'Varying buoyancy force',
  unit: 'N',
  where: {
    rho,
    g,
    A_w: ['waterplane area', 'm2'],
    zeta_a: ['wave amplitude', 'm'],
    eta_ct: ['crane tip amplitude', 'm'],
  },
  evaluate: ({ rho, g, A_w, zeta_a, eta_ct }) => rho * g * A_w * sqrt(zeta_a ** 2 + eta_ct ** 2),
})

export const massForce = equation({
  ...at('4.3.7.1'),
  symbol: 'F_M',
  title: 'Mass force',
  unit: 'N',
  where: {
    M,
    A_33,
    a_ct: ['crane tip acceleration', 'm/s2'],
    rho,
    V,
    a_w: ['water particle acceleration', 'm/s2'],
  },
  evaluate: ({ M, A_33, a_ct, rho, V, a_w }) => sqrt(((M + A_33) * a_ct) ** 2 + ((rho * V + A_33) * a_w) ** 2),
})

export const hydrodynamicForce = equation({
  ...at('4.3.9.6'),
  symbol: 'F_hyd',
  title: 'Hydrodynamic force',
  unit: 'N',
  where: { F_D, F_slam: ['slamming force', 'N'], F_M, F_rho: ['varying buoyancy force', 'N'] },
  evaluate: ({ F_D, F_slam, F_M, F_rho }) => sqrt((F_D + F_slam) ** 2 + (F_M - F_rho) ** 2),
})

/** Neither slamming nor varying buoyancy acts there. */
export const submergedForce = equation({
  ...at('4.3.9.6, fully submerged'),
  symbol: 'F_deep',
  title: 'Hydrodynamic force, submerged',
  unit: 'N',
  where: { F_D, F_M },
  evaluate: ({ F_D, F_M }) => sqrt(F_D ** 2 + F_M ** 2),
})

export const submergedWeight = equation({
  ...at('4.3.2'),
  symbol: 'F_stat',
  title: 'Submerged weight',
  unit: 'N',
  where: { M, rho, V, g },
  evaluate: ({ M, rho, V, g }) => (M - rho * V) * g,
})

export const totalForce = equation({
  ...at('4.3.2'),
  symbol: 'F_tot',
  title: 'Total force, submerged weight',
  unit: 'N',
  where: { F_stat, F_hyd },
  evaluate: ({ F_stat, F_hyd }) => F_stat + F_hyd,
})

/** With the weight in air: the object may hang free when the wave strikes. */
export const hookLoad = equation({
  ...at('4.3.2, weight in air'),
  symbol: 'F_hook',
  title: 'Maximum hook load',
  unit: 'N',
  where: { M, g, F_hyd },
  evaluate: ({ M, g, F_hyd }) => M * g + F_hyd,
})

export const amplification = equation({
  ...at('4.3.2'),
  symbol: 'DAF',
  title: 'Hook load dynamic amplification',
  unit: '-',
  where: { F_hook: ['maximum hook load', 'N'], M, g },
  evaluate: ({ F_hook, M, g }) => F_hook / (M * g),
})

export const slackLimit = equation({
  ...at('4.4.2'),
  symbol: 'F_slack',
  title: 'Slack sling force limit',
  unit: 'N',
  where: { c_sl: ['hydrodynamic to static force ratio for a slack sling', '-'], F_stat },
  evaluate: ({ c_sl, F_stat }) => c_sl * F_stat,
})

export const slackUtilisation = equation({
  ...at('4.4.2'),
  symbol: 'u_sl',
  title: 'Slack sling utilisation',
  unit: '-',
  where: { F_hyd, F_slack: ['slack sling force limit', 'N'] },
  evaluate: ({ F_hyd, F_slack }) => F_hyd / F_slack,
})

export const craneUtilisation = equation({
  ...at('4.3.2'),
  symbol: 'u_cr',
  title: 'Crane utilisation',
  unit: '-',
  where: { F_hook: ['maximum hook load', 'N'], F_cap: ['crane capacity', 'N'] },
  evaluate: ({ F_hook, F_cap }) => F_hook / F_cap,
})

/** Beside the weight that the wire carries anyway. */
export const snapForce = equation({
  ...at('4.4.3'),
  symbol: 'F_snap',
  title: 'Snap force',
  unit: 'N',
  where: { v_snap: ['snap velocity', 'm/s'], K: ['wire stiffness', 'N/m'], M, A_33 },
  evaluate: ({ v_snap, K, M, A_33 }) => v_snap * sqrt(K * (M + A_33)),
})

/** Negative for a body that floats. */
export const submergedMass = equation({
  ...at('4.3.2'),
  symbol: 'm_sub',
  title: 'Submerged mass',
  unit: 'kg',
  where: { M, rho, V },
  evaluate: ({ M, rho, V }) => M - rho * V,
})
