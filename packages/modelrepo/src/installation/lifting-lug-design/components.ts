/** The parts of a stress at the foot, each over what is allowed. */
import { barChart, type ChartDefinition } from '@keelson/workflow'

export const footCharts = {
  stress_components: {
    title: 'Stress components',
    description:
      'Tension, in-plane bending, out-of-plane bending and shear stresses, each divided by the allowable stress.',
    apart: { y: 'Fractions of the allowable stress by component.' },
  },
}

interface Components {
  readonly pull: number
  readonly inPlane: number
  readonly outOfPlane: number
  readonly shear: number
}

export const componentsChart = ({ pull, inPlane, outOfPlane, shear }: Components): ChartDefinition =>
  barChart({
    category: 'Component',
    y: { title: 'Stress/allowable stress', unit: '-', zero: true },
    bars: [
      { name: 'tension', value: pull },
      { name: 'in-plane bending', value: inPlane },
      { name: 'out-of-plane bending', value: outOfPlane },
      { name: 'shear', value: shear },
    ],
    limits: [{ at: 1, along: 'x', label: 'limit' }],
  })
