/** Impressed current: how much, from how many anodes, at what voltage and power. */
import { constant, equation, type Source } from '@keelson/equations'
import { roundUp, wholeNumbers } from '@keelson/numerics/round-up.ts'

export const iccpPractice: Source = {
  id: 'UFC 3-570-01',
  title: 'Cathodic protection',
  publisher: 'US Department of Defense',
  revision: '2016',
}
export const BACK_VOLTAGE = constant({
  symbol: 'V_b',
  title: 'Back voltage, inert anode to steel',
  value: 2,
  unit: 'V',
  source: iccpPractice,
  clause: 'impressed current design procedure',
})
const clause = 'impressed current design procedure'

export const impressedCurrent = equation({
  symbol: 'I_ic',
  title: 'Impressed current required',
  unit: 'A',
  source: iccpPractice,
  clause,
  where: { k_ic: ['design factor', '-'], I_cf: ['final current demand', 'A'] },
  evaluate: ({ k_ic, I_cf }) => k_ic * I_cf,
})

export const impressedAnodeCurrent = equation({
  symbol: 'I_1',
  title: 'Maximum anode current',
  unit: 'A',
  source: iccpPractice,
  clause,
  where: { i_a: ['maximum anode current density', 'A/m2'], A_1: ['anode active area', 'm2'] },
  evaluate: ({ i_a, A_1 }) => i_a * A_1,
})

export const impressedAnodes = equation({
  symbol: 'N_ic',
  title: 'Number of impressed current anodes required',
  unit: '-',
  source: iccpPractice,
  clause,
  where: { I_ic: ['impressed current required', 'A'], I_1: ['maximum anode current', 'A'] },
  functions: wholeNumbers,
  evaluate: ({ I_ic, I_1 }) => roundUp(I_ic / I_1),
})

/** Anodes side by side on one rectifier; the back voltage is what no current flows without. */
export const rectifierVoltage = equation({
  symbol: 'V_ic',
  title: 'Rectifier voltage',
  unit: 'V',
  source: iccpPractice,
  clause,
  where: {
    I_ic: ['impressed current required', 'A'],
    R_1: ['anode resistance', 'ohm'],
    N_ic: ['number of anodes', '-'],
    R_w: ['cable and return path resistance', 'ohm'],
    V_b: ['back voltage', 'V'],
  },
  evaluate: ({ I_ic, R_1, N_ic, R_w, V_b }) => I_ic * (R_1 / N_ic + R_w) + V_b,
})

export const rectifierPower = equation({
  symbol: 'P_ic',
  title: 'Rectifier DC output power',
  unit: 'W',
  source: iccpPractice,
  clause,
  where: { I_ic: ['impressed current', 'A'], V_ic: ['rectifier voltage', 'V'] },
  evaluate: ({ I_ic, V_ic }) => I_ic * V_ic,
})
