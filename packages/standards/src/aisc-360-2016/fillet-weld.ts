/** Allowable stress of fillet welds. ANSI/AISC 360 (2016) J2.4. Coherent SI. */
import { constant, equation } from '@keelson/equations'
import { aisc360 } from './source.ts'

const at = (clause: string) => ({ source: aisc360, clause }) as const

export const WELD_SHEAR_SHARE = constant({
  ...at('table J2.5'),
  symbol: 'c_w',
  title: 'Weld to electrode strength ratio',
  value: 0.6,
  unit: '-',
})
export const WELD_SAFETY_FACTOR = constant({
  ...at('table J2.5'),
  symbol: 'Omega_w',
  title: 'Fillet weld safety factor',
  value: 2,
  unit: '-',
})

export const allowableWeldStress = equation({
  ...at('J2.4 and table J2.5'),
  symbol: 'F_w',
  title: 'Allowable weld stress',
  unit: 'Pa',
  where: {
    c_w: ['weld to electrode strength ratio', '-'],
    F_EXX: ['electrode strength', 'Pa'],
    Omega_w: ['fillet weld safety factor', '-'],
  },
  evaluate: ({ c_w, F_EXX, Omega_w }) => (c_w * F_EXX) / Omega_w,
})
