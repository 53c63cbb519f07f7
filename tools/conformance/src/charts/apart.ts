/** Axes whose numbers stand nowhere else in the answer, of charts whose contract does not say so itself. */
import type { ChartSpec } from '@keelson/workflow'

type Apart = NonNullable<ChartSpec['apart']>

const ERROR = 'The atlas against its solver, beside the answer.'
export const APART: Readonly<Record<string, Readonly<Record<string, Apart>>>> = {
  'anchor-capacity-atlas-query': { error_map: { color: ERROR } },
  'pile-capacity-atlas-query': { error_map: { color: ERROR } },
  'fpso-mooring-atlas-query': { error: { y: ERROR } },
  'synthetic-rope-atlas-query': { shares: { y: 'Shares of the damage: the answer has the damage.' } },
  'esp-pump-hydraulics': {
    affinity: { y: 'Shares of what stood before.' },
    viscosity: { y: 'Factors over a range: the answer has those of its liquid.' },
  },
  'jumper-installation': { components: { x: 'Wave heights of a sweep.' } },
  'lifting-lug-design': { stress_components: { y: 'Shares of an allowable stress: the answer has their sum.' } },
  'well-hydraulics': {
    pressure_depth: { x: 'Pressures down the well: the answer has those at the ends.' },
    rheogram: { x: 'Shear rates of the viscometer.' },
    velocity_around: { x: 'Angles around the pipe.' },
  },
}
