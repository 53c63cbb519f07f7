/** Fields of a design basis: life, and the factors that several codes share. */
import { fieldOf } from './field.ts'

export const design = {
  designLife: fieldOf('design_life', {
    title: 'Design life',
    description: 'Time in service for which the structure is designed.',
    symbol: 'T_d',
    above: 0,
  }),
  designFatigueFactor: fieldOf('design_fatigue_factor', {
    title: 'Design fatigue factor',
    description: 'Ratio of required fatigue life to design life.',
    symbol: 'DFF',
    above: 0,
  }),
  designFactor: fieldOf('resistance_factor', {
    title: 'Design factor',
    description:
      'Design factor F. ASME B31.4 uses 0.72 for the line and 0.60 for platform piping and risers. ASME B31.8 uses 0.80 to 0.40 by location class.',
    symbol: 'F',
    minimum: 0,
    maximum: 1,
  }),
  safetyFactor: fieldOf('safety_factor', {
    title: 'Safety factor',
    description: 'Ratio of failure load to allowable load.',
    symbol: 'SF',
    above: 0,
  }),
  weldJointFactor: fieldOf('resistance_factor', {
    title: 'Weld joint factor',
    description: 'Joint factor of the longitudinal weld, from the design code.',
    symbol: 'E',
    above: 0,
    maximum: 1,
  }),
  temperatureDeratingFactor: fieldOf('resistance_factor', {
    title: 'Temperature derating factor',
    description: 'Derating factor T of ASME B31.8, 1.0 up to 121 °C, reducing to 0.867 at 232 °C.',
    symbol: 'T_f',
    above: 0,
    maximum: 1,
  }),
} as const
