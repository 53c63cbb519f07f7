/** The method in the order of the calculation. */
import type { MethodStep } from '@keelson/workflow'

export const method: readonly MethodStep[] = [
  {
    title: 'Axes and signs',
    text: 'Of the moored ship: surge forward, sway towards the passing ship, yaw where it turns the bow towards her. The stagger is positive where the midships of the passing ship are ahead. Loads go with the square of the speed and not with its direction.',
    module: 'physics/passing-ship/equations.ts',
  },
  {
    title: 'Hulls',
    text: 'Sectional areas by a parabola about midships, or by stations with straight lines between; slopes of the areas are the sources and sinks of the flow.',
    module: 'physics/passing-ship/hull.ts',
  },
  {
    title: 'Water depth',
    text: 'Images of the sources by bed and still water at every second depth, to infinity: twelve on either side one by one, the rest by their integral with the correction of Euler and Maclaurin.',
    module: 'physics/passing-ship/kernel.ts',
  },
  {
    title: 'Integrals',
    text: 'Double integrals over both hulls by Gauss-Legendre quadrature; the added mass of circular sections, a factor of two, is in them.',
    module: 'physics/passing-ship/passage.ts',
  },
  {
    title: 'Largest loads',
    text: 'From a stagger of twice the longer ship astern to twice ahead, at 321 places and then by golden sections.',
    module: 'physics/passing-ship/peaks.ts',
  },
]
