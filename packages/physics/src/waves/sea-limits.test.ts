/** The steepness of a sea by its own moments, and the energy outside a band. */
import { test } from 'node:test'
import { near } from '@keelson/units/testing.ts'
import { energyBeyond, steepnessOf } from './sea-limits.ts'

test('Pierson-Moskowitz: T_m02 is T_p (5 pi/4)^-1/4 to a few parts in a thousand', () => {
  const T_z = 10 * ((5 * Math.PI) / 4) ** -0.25
  near(steepnessOf({ H_s: 3, T_p: 10, gamma: 1, g: 9.80665 }).steepness, (2 * Math.PI * 3) / (9.80665 * T_z ** 2), 1e-3)
})

test('a level density has its energy by its width', () => {
  const { below, above } = energyBeyond(() => 1, 1, [0.8, 2])
  near(below, 0.5, 1e-9)
  near(above, 14, 1e-9)
})

test('the band of a sea goes with its peak: of a level density it is 0.3 to 16 peaks long', () => {
  const { below, above } = energyBeyond(() => 1, 0.5, [0.3, 0.6])
  near(below, 0.3 - 0.3 * 0.5, 1e-9)
  near(above, 16 * 0.5 - 0.6, 1e-9)
})
