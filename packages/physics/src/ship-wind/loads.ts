/** Force and moment of a relative wind on a ship by coefficients: the form that regressions and model tests share. Coherent SI. */
import { equation, type Source } from '@keelson/equations'

/** The same form under the source whose coefficients stand in it. */
export function windLoadsBy(source: Source, clause: string) {
  const by = { source, clause } as const
  const PRESSURE = { q: ['wind dynamic pressure', 'Pa'] } as const
  const LATERAL = { A_L: ['lateral wind area', 'm2'] } as const
  return {
    pressure: equation({
      ...by,
      symbol: 'q',
      title: 'Wind dynamic pressure',
      unit: 'Pa',
      where: { rho_a: ['air density', 'kg/m3'], V: ['relative wind speed', 'm/s'] },
      evaluate: ({ rho_a, V }) => 0.5 * rho_a * V ** 2,
    }),
    forceX: equation({
      ...by,
      symbol: 'F_wx',
      title: 'Longitudinal wind force, forward',
      unit: 'N',
      where: { C_X: ['longitudinal wind force coefficient', '-'], ...PRESSURE, A_T: ['frontal wind area', 'm2'] },
      evaluate: ({ C_X, q, A_T }) => C_X * q * A_T,
    }),
    forceY: equation({
      ...by,
      symbol: 'F_wy',
      title: 'Lateral wind force, to leeward',
      unit: 'N',
      where: { C_Y: ['lateral wind force coefficient', '-'], ...PRESSURE, ...LATERAL },
      evaluate: ({ C_Y, q, A_L }) => C_Y * q * A_L,
    }),
    yawMoment: equation({
      ...by,
      symbol: 'M_w',
      title: 'Wind yaw moment about midships',
      unit: 'N*m',
      where: { C_N: ['yaw moment coefficient', '-'], ...PRESSURE, ...LATERAL, L_OA: ['length overall', 'm'] },
      evaluate: ({ C_N, q, A_L, L_OA }) => C_N * q * A_L * L_OA,
    }),
  } as const
}
