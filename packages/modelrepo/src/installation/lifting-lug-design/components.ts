/** The parts of a stress at the foot, each over what is allowed. */
import { barChart, type ChartDefinition } from '@keelson/workflow'

export const footCharts = {
  stress_components: {
    title: 'Components of the stress',
    description: 'Of the pull, of bending in plane and out of plane, and of shear, over what is allowed.',
    apart: { y: 'Shares of an allowable stress: the answer has their sum.' },
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
    y: { title: 'Stress over allowable stress', unit: '-', zero: true },
    bars: [
      { name: 'pull', value: pull },
      { name: 'bending in plane', value: inPlane },
      { name: 'bending out of plane', value: outOfPlane },
      { name: 'shear', value: shear },
    ],
    limits: [{ at: 1, along: 'x', label: 'limit' }],
  })
