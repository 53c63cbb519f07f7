/** Loads on a moored ship from one that passes on a parallel course: slender-body theory of Wang (1975). Coherent SI. */
import { equation, house, max, pi, reachRange, type Source, sqrt } from '@keelson/equations'

export const wang: Source = {
  id: 'Wang (1975)',
  title: 'Dynamic effects of ship passage on moored vessels, volume 101, WW3',
  publisher: 'Journal of the Waterways, Harbors and Coastal Engineering Division, ASCE',
  revision: '1975',
  read: 'public descriptions',
}

export const INTEGRALS = 'slender bodies in potential flow, double integrals over the sectional areas'
const BY = { source: wang, clause: INTEGRALS } as const

const FLOW = { rho: ['water density', 'kg/m3'], U: ['passing speed', 'm/s'] } as const
const SEPARATION = { eta: ['centreline separation', 'm'] } as const

const LIMITS = { source: house, clause: 'slender-body theory of Wang (1975)', unit: '-' } as const

export const froudeReach = reachRange({
  ...LIMITS,
  symbol: 'F_h',
  title: 'Depth Froude number',
  to: 0.7,
  unsafe: 'above',
  because: 'the theory treats the water surface as a rigid lid, and the loads may be too low',
})

export const separationReach = reachRange({
  ...LIMITS,
  symbol: 'eta_L',
  title: 'Ratio of separation to longer length',
  from: 0.1,
  unsafe: 'below',
  because: 'the theory does not model the flow between the ship sides, and the loads may be too low',
})

export const depthReach = reachRange({
  ...LIMITS,
  symbol: 'h_T',
  title: 'Ratio of water depth to deeper draught',
  from: 1.2,
  unsafe: 'below',
  because: 'the flow under the keel is restricted, and model tests show larger loads',
})

/** J_X = double integral of S1' S2' (x2 - x1 + xi) k. */
export const surgeForce = equation({
  ...BY,
  symbol: 'X',
  title: 'Surge force',
  unit: 'N',
  where: { ...FLOW, J_X: ['surge double integral', 'm2'] },
  evaluate: ({ rho, U, J_X }) => ((rho * U ** 2) / (2 * pi)) * J_X,
})

/** J_Y = double integral of S1' S2' k. */
export const swayForce = equation({
  ...BY,
  symbol: 'Y',
  title: 'Sway force towards the passing ship',
  unit: 'N',
  where: { ...FLOW, ...SEPARATION, J_Y: ['sway double integral', 'm'] },
  evaluate: ({ rho, U, eta, J_Y }) => ((rho * U ** 2 * eta) / pi) * J_Y,
})

/** J_N = double integral of (S1' x1 + S1) S2' k. */
export const yawMoment = equation({
  ...BY,
  symbol: 'N',
  title: 'Yaw moment',
  unit: 'N*m',
  where: { ...FLOW, ...SEPARATION, J_N: ['yaw double integral', 'm2'] },
  evaluate: ({ rho, U, eta, J_N }) => ((rho * U ** 2 * eta) / pi) * J_N,
})

export const depthFroude = equation({
  ...BY,
  symbol: 'F_h',
  title: 'Depth Froude number',
  unit: '-',
  where: { U: FLOW.U, g: ['gravitational acceleration', 'm/s2'], h: ['water depth', 'm'] },
  evaluate: ({ U, g, h }) => U / sqrt(g * h),
})

export const parabolicArea = equation({
  ...BY,
  symbol: 'S',
  title: 'Sectional area (parabolic distribution)',
  unit: 'm2',
  where: { A: ['midship section area', 'm2'], x: ['position from midships', 'm'], L: ['length', 'm'] },
  evaluate: ({ A, x, L }) => A * (1 - (4 * x ** 2) / L ** 2),
})

export const parabolicSlope = equation({
  ...BY,
  symbol: 'S_x',
  title: 'Sectional area slope (parabolic distribution)',
  unit: 'm',
  where: { A: ['midship section area', 'm2'], x: ['position from midships', 'm'], L: ['length', 'm'] },
  evaluate: ({ A, x, L }) => (-8 * A * x) / L ** 2,
})

export const halfBreadths = equation({
  source: house,
  clause: 'two hulls side by side',
  symbol: 'B_m',
  title: 'Mean breadth of both ships',
  unit: 'm',
  where: { B_1: ['moored ship breadth', 'm'], B_2: ['passing ship breadth', 'm'] },
  evaluate: ({ B_1, B_2 }) => (B_1 + B_2) / 2,
})

export const deeperKeel = equation({
  source: house,
  clause: 'two keels over one bed',
  symbol: 'T_m',
  title: 'Deeper draught',
  unit: 'm',
  where: { T_1: ['moored ship draught', 'm'], T_2: ['passing ship draught', 'm'] },
  evaluate: ({ T_1, T_2 }) => max(T_1, T_2),
})
