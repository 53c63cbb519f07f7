/** Allowable stress of fillet welds. ANSI/AISC 360 (2016) J2.4. Coherent SI. */
import { constant, equation } from '@keelson/equations'
import { aisc360 } from './source.ts'

const at = (clause: string) => ({ source: aisc360, clause }) as const

export const WELD_SHEAR_SHARE = constant({
  ...at('table J2.5'),
  symbol: 'c_w',
  title: 'Weld strength over strength of the electrode',
  value: 0.6,
  unit: '-',
})
export const WELD_SAFETY_FACTOR = constant({
  ...at('table J2.5'),
  symbol: 'Omega_w',
  title: 'Safety factor of a fillet weld',
  value: 2,
  unit: '-',
})

export const allowableWeldStress = equation({
  ...at('J2.4 and table J2.5'),
  symbol: 'F_w',
  title: 'Allowable stress of the weld',
  unit: 'Pa',
  where: {
    c_w: ['weld strength over strength of the electrode', '-'],
    F_EXX: ['strength of the electrode', 'Pa'],
    Omega_w: ['safety factor of a fillet weld', '-'],
  },
  evaluate: ({ c_w, F_EXX, Omega_w }) => (c_w * F_EXX) / Omega_w,
})
