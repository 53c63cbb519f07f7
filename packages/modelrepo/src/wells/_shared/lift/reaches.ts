/** How far the correlations of a lift were shown to hold: their tubing, their gas and the temperatures of the fluid. */
import { type Reach, reachRange, reachRule } from '@keelson/equations'
import type { LiftCorrelation } from '@keelson/physics/multiphase/gradient.ts'
import type { Tubing } from '@keelson/physics/multiphase/lift.ts'
import { brillMukherjee, gray, hagedornBrown } from '@keelson/physics/multiphase/sources.ts'
import { firstOutOf, type Left, outOf } from '@keelson/workflow'

const TUBING = { symbol: 'd', unit: 'in', unsafe: 'either' } as const
const HAGEDORN_BORE = reachRange({
  ...TUBING,
  title: 'Tubing bore for the Hagedorn and Brown correlation',
  from: 1,
  to: 4,
  because: 'this is the limit of the tested bores',
  source: hagedornBrown,
  clause: 'range of the tests',
})
const HAGEDORN_GAS = reachRange({
  symbol: 'R_L',
  title: 'Gas-liquid ratio for the Hagedorn and Brown correlation',
  unit: 'scf/stb',
  to: 5000,
  unsafe: 'above',
  because: 'this is the highest ratio in the test data',
  source: hagedornBrown,
  clause: 'range of the tests',
})
const GRAY_BORE = reachRange({
  ...TUBING,
  title: 'Tubing bore for the Gray correlation',
  to: 3.5,
  unsafe: 'above',
  because: 'this is the limit of the bores in the Gray data',
  source: gray,
  clause: 'range of the data',
})
const FLUID_TEMPERATURE = reachRange({
  symbol: 'T',
  title: 'Tubing temperature',
  unit: 'degF',
  from: 60,
  to: 300,
  unsafe: 'either',
  because: 'this is the limit of the data to which the fluid correlations are fitted',
  source: brillMukherjee,
  clause: 'App. B, fluid properties',
})
export const STEEP = reachRange({
  symbol: 'theta',
  title: 'Minimum inclination from horizontal',
  unit: 'deg',
  from: 45,
  unsafe: 'below',
  because: 'correlations for vertical upward flow are not valid at lower inclinations',
  source: brillMukherjee,
  clause: 'ch. 4, inclined flow',
})
export const ANSWERED = reachRule({
  title: 'VLP solution at every rate',
  because: 'if there is no solution, the flow chokes or the pressure is unbounded',
  source: brillMukherjee,
  clause: 'ch. 3, marching algorithm',
})

/** Of a lift at its operating rate. */
export const LIFT: readonly Reach[] = [HAGEDORN_BORE, HAGEDORN_GAS, GRAY_BORE, FLUID_TEMPERATURE]

type Flown = Pick<Tubing, 'diameter' | 'gasOilRatio' | 'waterCut' | 'wellheadTemperature' | 'bottomholeTemperature'>

/** What the tubing and its gas leave of their correlation. */
export function liftLeft(correlation: LiftCorrelation, tubing: Flown): Left | undefined {
  const { diameter, gasOilRatio, waterCut, wellheadTemperature, bottomholeTemperature } = tubing
  const warm = firstOutOf(FLUID_TEMPERATURE, [wellheadTemperature, bottomholeTemperature])
  if (correlation === 'hagedorn_brown')
    return outOf(HAGEDORN_BORE, diameter) ?? outOf(HAGEDORN_GAS, gasOilRatio * (1 - waterCut)) ?? warm
  return (correlation === 'gray' ? outOf(GRAY_BORE, diameter) : undefined) ?? warm
}
