/** Power cable of the motor: resistance, voltage drop and what the surface has to give. */
import { constant, equation, sqrt } from '@keelson/equations'
import { apiRp11s4, takacsEsp } from './sources.ts'

const CABLE = { source: takacsEsp, clause: 'ch. 3, power cable' } as const
const CURRENT = ['line current', 'A'] as const

export const REFERENCE_TEMPERATURE = constant({
  symbol: 'T_0',
  title: 'Temperature of the resistance',
  value: 77,
  unit: 'degF',
  source: takacsEsp,
  clause: 'ch. 3, power cable',
})
export const conductorResistance = equation({
  ...CABLE,
  symbol: 'R_T',
  title: 'Resistance of a conductor at its temperature',
  unit: 'ohm',
  where: {
    r_0: ['resistance per length at the reference temperature', 'ohm/ft'],
    alpha: ['temperature coefficient of the resistance', '1/K'],
    T: ['temperature of the conductor', 'K'],
    T_0: ['reference temperature', 'K'],
    L: ['length of the cable', 'ft'],
  },
  evaluate: ({ r_0, alpha, T, T_0, L }) => r_0 * (1 + alpha * (T - T_0)) * L,
})
/** Of three phases, resistive. */
export const voltageDrop = equation({
  ...CABLE,
  symbol: 'Delta_V',
  title: 'Voltage drop of the cable',
  unit: 'V',
  where: { I: CURRENT, R_T: ['resistance of a conductor', 'ohm'] },
  evaluate: ({ I, R_T }) => sqrt(3) * I * R_T,
})
export const surfaceVoltage = equation({
  ...CABLE,
  symbol: 'V_s',
  title: 'Voltage at surface',
  unit: 'V',
  where: { V_m: ['voltage of the motor', 'V'], Delta_V: ['voltage drop of the cable', 'V'] },
  evaluate: ({ V_m, Delta_V }) => V_m + Delta_V,
})
export const apparentPower = equation({
  ...CABLE,
  symbol: 'S_s',
  title: 'Apparent power at surface',
  unit: 'kVA',
  fit: 'volt-amperes are kept apart from watts; 1000 is for V, A and kVA',
  where: { V_s: ['voltage at surface', 'V'], I: CURRENT },
  evaluate: ({ V_s, I }) => (sqrt(3) * V_s * I) / 1000,
})
export const allowedDrop = equation({
  symbol: 'Delta_V1',
  title: 'Voltage drop allowed by the length',
  unit: 'V',
  source: apiRp11s4,
  clause: 'cable selection, 30 V in 1000 ft',
  where: { e_L: ['voltage drop per length allowed', 'V/ft'], L: ['length of the cable', 'ft'] },
  evaluate: ({ e_L, L }) => e_L * L,
})
export const allowedShare = equation({
  symbol: 'Delta_V2',
  title: 'Voltage drop allowed by the motor voltage',
  unit: 'V',
  source: takacsEsp,
  clause: 'ch. 3, voltage drop of 5 to 10 % of the motor voltage',
  where: { x_V: ['share of the motor voltage allowed', '-'], V_m: ['voltage of the motor', 'V'] },
  evaluate: ({ x_V, V_m }) => x_V * V_m,
})
export const MOST_DROP = constant({
  symbol: 'e_L',
  title: 'Voltage drop per length allowed',
  value: 0.03,
  unit: 'V/ft',
  source: apiRp11s4,
  clause: 'cable selection, 30 V in 1000 ft',
})
export const MOST_SHARE = constant({
  symbol: 'x_V',
  title: 'Share of the motor voltage allowed',
  value: 0.1,
  unit: '-',
  source: takacsEsp,
  clause: 'ch. 3, upper end of 5 to 10 %',
})
