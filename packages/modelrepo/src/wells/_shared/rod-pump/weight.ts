/** The weight of the rods in the fluid below a depth. */
import {
  buoyantRodWeight,
  diametersOf,
  lengthsOf,
  type RodString,
  topOf,
} from '@keelson/physics/rod-pump/rod-string.ts'
import { STANDARD_GRAVITY } from '@keelson/physics/waves/dispersion.ts'
import type { CardWell } from './well.ts'

/** N; the depth is above 0. */
export function weightBelow(w: CardWell, rods: RodString, depth: number): number {
  const weight = (of: RodString) =>
    buoyantRodWeight.evaluate({
      L: lengthsOf(of),
      d: diametersOf(of),
      rho_r: w.rod_density,
      rho_f: w.fluid_density,
      g: STANDARD_GRAVITY.si,
    })
  return weight(rods) - weight(topOf(rods, depth))
}
