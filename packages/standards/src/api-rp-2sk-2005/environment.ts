/** Mean loads of wind, current and waves on a ship-shaped hull. API RP 2SK (2005), environmental forces. Coherent SI. */
import { constant, cos, equation, hypot, sin } from '@keelson/equations'
import { apiRp2sk } from './source.ts'

const FORCES = { source: apiRp2sk, clause: 'environmental forces, approximate evaluation' } as const
const COEFFICIENT = { ...FORCES, unit: 'N*s2/m4' } as const

export const WIND_COEFFICIENT = constant({
  ...COEFFICIENT,
  symbol: 'C_w',
  title: 'Wind force coefficient',
  value: 0.615,
})
export const BOW_CURRENT_COEFFICIENT = constant({
  ...COEFFICIENT,
  symbol: 'C_c',
  title: 'Current force coefficient, bow or stern',
  value: 2.89,
})
export const BEAM_CURRENT_COEFFICIENT = constant({
  ...COEFFICIENT,
  symbol: 'C_c',
  title: 'Current force coefficient, beam',
  value: 72.37,
})

export const windForce = equation({
  ...FORCES,
  symbol: 'F_w',
  title: 'Wind force',
  unit: 'N',
  where: {
    C_w: ['wind force coefficient', 'N*s2/m4'],
    A: ['effective wind area, including shape and height coefficients', 'm2'],
    V: ['wind speed', 'm/s'],
  },
  evaluate: ({ C_w, A, V }) => C_w * A * V ** 2,
})

export const currentForce = equation({
  ...FORCES,
  symbol: 'F_c',
  title: 'Current force',
  unit: 'N',
  where: {
    C_c: ['current force coefficient', 'N*s2/m4'],
    S: ['hull wetted surface, including appendages', 'm2'],
    V: ['current speed', 'm/s'],
  },
  evaluate: ({ C_c, S, V }) => C_c * S * V ** 2,
})

export const heightDriftForce = equation({
  ...FORCES,
  symbol: 'F_d',
  title: 'Mean wave drift force',
  unit: 'N',
  where: {
    C_d: ['mean drift force divided by significant wave height squared', 'N/m2'],
    H_s: ['significant wave height', 'm'],
  },
  evaluate: ({ C_d, H_s }) => C_d * H_s ** 2,
})

/** Between the bow value at phi = 0 or 180 degrees and the beam value at 90; the force acts along the heading. */
export const obliqueForce = equation({
  ...FORCES,
  clause: 'oblique environment',
  symbol: 'F_phi',
  title: 'Oblique environmental force',
  unit: 'N',
  where: {
    F_x: ['bow force', 'N'],
    F_y: ['beam force', 'N'],
    phi: ['environmental heading from the bow axis', 'rad'],
  },
  evaluate: ({ F_x, F_y, phi }) =>
    F_x * ((2 * cos(phi) ** 2) / (1 + cos(phi) ** 2)) + F_y * ((2 * sin(phi) ** 2) / (1 + sin(phi) ** 2)),
})

const VECTORS = {
  F_w: ['wind force', 'N'],
  phi_w: ['wind heading', 'rad'],
  F_c: ['current force', 'N'],
  phi_c: ['current heading', 'rad'],
  F_d: ['mean wave drift force', 'N'],
  phi_d: ['wave heading', 'rad'],
} as const

export const totalForceX = equation({
  ...FORCES,
  symbol: 'F_x',
  title: 'Mean force forward',
  unit: 'N',
  where: VECTORS,
  evaluate: ({ F_w, phi_w, F_c, phi_c, F_d, phi_d }) => F_w * cos(phi_w) + F_c * cos(phi_c) + F_d * cos(phi_d),
})

export const totalForceY = equation({
  ...FORCES,
  symbol: 'F_y',
  title: 'Mean force to port',
  unit: 'N',
  where: VECTORS,
  evaluate: ({ F_w, phi_w, F_c, phi_c, F_d, phi_d }) => F_w * sin(phi_w) + F_c * sin(phi_c) + F_d * sin(phi_d),
})

const DRIFT_ALONG = {
  F_d: ['mean wave drift force', 'N'],
  phi_d: ['wave heading', 'rad'],
} as const

/** Of forces that are told in axes of the vessel, with the drift force along its heading. */
export const meanForceX = equation({
  ...FORCES,
  symbol: 'F_x',
  title: 'Mean force forward',
  unit: 'N',
  where: { F_wx: ['wind force forward', 'N'], F_cx: ['current force forward', 'N'], ...DRIFT_ALONG },
  evaluate: ({ F_wx, F_cx, F_d, phi_d }) => F_wx + F_cx + F_d * cos(phi_d),
})

export const meanForceY = equation({
  ...FORCES,
  symbol: 'F_y',
  title: 'Mean force to port',
  unit: 'N',
  where: { F_wy: ['wind force to port', 'N'], F_cy: ['current force to port', 'N'], ...DRIFT_ALONG },
  evaluate: ({ F_wy, F_cy, F_d, phi_d }) => F_wy + F_cy + F_d * sin(phi_d),
})

export const meanMoment = equation({
  ...FORCES,
  symbol: 'M_z',
  title: 'Mean yaw moment',
  unit: 'N*m',
  where: { M_w: ['wind yaw moment', 'N*m'], M_c: ['current yaw moment', 'N*m'] },
  evaluate: ({ M_w, M_c }) => M_w + M_c,
})

export const forceSize = equation({
  ...FORCES,
  symbol: 'F',
  title: 'Resultant horizontal force',
  unit: 'N',
  where: { F_x: ['force forward', 'N'], F_y: ['force to port', 'N'] },
  evaluate: ({ F_x, F_y }) => hypot(F_x, F_y),
})
