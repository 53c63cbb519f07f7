/** Fields of a design basis: life, and the factors that several codes share. */
import { fieldOf } from './field.ts'

export const design = {
  designLife: fieldOf('design_life', {
    title: 'Design life',
    description: 'Time in service that the design is for.',
    symbol: 'T_d',
    above: 0,
  }),
  designFatigueFactor: fieldOf('design_fatigue_factor', {
    title: 'Design fatigue factor',
    description: 'Factor on the design life that the fatigue life must reach.',
    symbol: 'DFF',
    above: 0,
  }),
  designFactor: fieldOf('resistance_factor', {
    title: 'Design factor',
    description:
      'F of the design code: 0.72 line, 0.60 platform and riser (B31.4); 0.80 to 0.40 by location class (B31.8).',
    symbol: 'F',
    minimum: 0,
    maximum: 1,
  }),
  safetyFactor: fieldOf('safety_factor', {
    title: 'Safety factor',
    description: 'Failure load over safe load.',
    symbol: 'SF',
    above: 0,
  }),
  weldJointFactor: fieldOf('resistance_factor', {
    title: 'Weld joint factor',
    description: 'Of the longitudinal weld, by the design code.',
    symbol: 'E',
    above: 0,
    maximum: 1,
  }),
  temperatureDeratingFactor: fieldOf('resistance_factor', {
    title: 'Temperature de-rating factor',
    description: 'T of ASME B31.8: 1.0 up to 121 degC, falling to 0.867 at 232 degC.',
    symbol: 'T_f',
    above: 0,
    maximum: 1,
  }),
} as const
