/** Power cable of the motor: resistance, voltage drop and what the surface has to give. */
import { constant, equation, sqrt } from '@keelson/equations'
import { apiRp11s4, takacsEsp } from './sources.ts'

const CABLE = { source: takacsEsp, clause: 'ch. 3, power cable' } as const
const CURRENT = ['line current', 'A'] as const

export const REFERENCE_TEMPERATURE = constant({
  symbol: 'T_0',
  title: 'Conductor resistance reference temperature',
  value: 77,
  unit: 'degF',
  source: takacsEsp,
  clause: 'ch. 3, power cable',
})
export const conductorResistance = equation({
  ...CABLE,
  symbol: 'R_T',
  title: 'Conductor resistance at temperature',
  unit: 'ohm',
  where: {
    r_0: ['resistance per unit length at reference temperature', 'ohm/ft'],
    alpha: ['temperature coefficient of resistance', '1/K'],
    T: ['conductor temperature', 'K'],
    T_0: ['reference temperature', 'K'],
    L: ['cable length', 'ft'],
  },
  evaluate: ({ r_0, alpha, T, T_0, L }) => r_0 * (1 + alpha * (T - T_0)) * L,
})
/** Of three phases, resistive. */
export const voltageDrop = equation({
  ...CABLE,
  symbol: 'Delta_V',
  title: 'Cable voltage drop',
  unit: 'V',
  where: { I: CURRENT, R_T: ['conductor resistance', 'ohm'] },
  evaluate: ({ I, R_T }) => sqrt(3) * I * R_T,
})
export const surfaceVoltage = equation({
  ...CABLE,
  symbol: 'V_s',
  title: 'Surface voltage',
  unit: 'V',
  where: { V_m: ['motor voltage', 'V'], Delta_V: ['cable voltage drop', 'V'] },
  evaluate: ({ V_m, Delta_V }) => V_m + Delta_V,
})
export const apparentPower = equation({
  ...CABLE,
  symbol: 'S_s',
  title: 'Surface apparent power',
  unit: 'kVA',
  fit: 'volt-amperes are distinguished from watts; 1000 is for V, A and kVA',
  where: { V_s: ['surface voltage', 'V'], I: CURRENT },
  evaluate: ({ V_s, I }) => (sqrt(3) * V_s * I) / 1000,
})
export const allowedDrop = equation({
  symbol: 'Delta_V1',
  title: 'Allowable voltage drop from cable length',
  unit: 'V',
  source: apiRp11s4,
  clause: 'cable selection, 30 V per 1000 ft',
  where: { e_L: ['allowable voltage drop per unit length', 'V/ft'], L: ['cable length', 'ft'] },
  evaluate: ({ e_L, L }) => e_L * L,
})
export const allowedShare = equation({
  symbol: 'Delta_V2',
  title: 'Allowable voltage drop from motor voltage',
  unit: 'V',
  source: takacsEsp,
  clause: 'ch. 3, voltage drop of 5 to 10 % of the motor voltage',
  where: { x_V: ['allowable fraction of motor voltage', '-'], V_m: ['motor voltage', 'V'] },
  evaluate: ({ x_V, V_m }) => x_V * V_m,
})
export const MOST_DROP = constant({
  symbol: 'e_L',
  title: 'Allowable voltage drop per unit length',
  value: 0.03,
  unit: 'V/ft',
  source: apiRp11s4,
  clause: 'cable selection, 30 V per 1000 ft',
})
export const MOST_SHARE = constant({
  symbol: 'x_V',
  title: 'Allowable fraction of motor voltage',
  value: 0.1,
  unit: '-',
  source: takacsEsp,
  clause: 'ch. 3, upper end of 5 to 10 %',
})
