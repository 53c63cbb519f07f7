/** The charts and figures of a run: how far each way of failing is used, over thickness and size, and the lug to scale. */
import { type AnyOutcome, type Calculation, checkBars, checksOver } from '@keelson/workflow'
import { type Answered, front, side } from './figures.ts'
import { isFoot, type Params } from './inputs.ts'
import { LOADED } from './loads.ts'

export const charts = {
  thickness: {
    title: 'Utilisation against plate thickness',
    description: 'Utilisation against plate thickness with other inputs unchanged. The entered thickness is marked.',
    needs: LOADED,
  },
  edge_distance: {
    title: 'Utilisation against padeye size',
    description: 'Utilisation against edge distance, outer radius or base length, according to method.',
    needs: LOADED,
  },
}

export const figures = {
  front: {
    title: 'Padeye front view',
    description: 'Hole, pin and sling to scale. Parts not defined by the selected method are shown schematically.',
  },
  side: {
    title: 'Padeye section',
    description:
      'Plate and cheeks, cut through the hole, with the pin or the welds and the lateral load. The shackle jaw is shown if its width is entered.',
  },
}

const failing = { but: ['edge_distance', 'shackle_jaw'], idle: '{static_sling_load} is not provided' }

export const drawn = (lug: Calculation, p: Params, { values, checks }: AnyOutcome) => ({
  charts: () => ({
    ...(!isFoot(p) && { utilisation_by_mode: checkBars(lug, checks, { ...failing, category: 'Failure mode' }) }),
    thickness: over(lug, p, 'plate_thickness'),
    edge_distance: sizeChart(lug, p),
  }),
  figures: () => ({ front: front(p, values as Answered), side: side(p, values as Answered) }),
})

const over = (lug: Calculation, p: Params, name: keyof Params, from?: number) =>
  checksOver(lug, p, name, { ...failing, label: 'this padeye', ...(from !== undefined && { from }) })

function sizeChart(lug: Calculation, p: Params) {
  const { outer_radius: R = 0, hole_diameter: d_h = 0 } = p
  if (p.base_length !== undefined) return over(lug, p, 'base_length')
  if (p.edge_distance_a !== undefined) return over(lug, p, 'edge_distance_a')
  return over(lug, p, 'outer_radius', Math.max(0.6 * R, (d_h / 2 + R) / 2))
}
