/** The charts and figures of a run: how far each way of failing is used, over thickness and size, and the lug to scale. */
import { type AnyOutcome, type Calculation, checkBars, checksOver } from '@keelson/workflow'
import { type Answered, front, side } from './figures.ts'
import { isFoot, type Params } from './inputs.ts'
import { LOADED } from './loads.ts'

export const charts = {
  thickness: {
    title: 'Utilisation against plate thickness',
    description: 'All else as it is, with the plate of the run.',
    needs: LOADED,
  },
  edge_distance: {
    title: 'Utilisation against size',
    description: 'Of the edge distance along the load, the outer radius, or the length of the base, by method.',
    needs: LOADED,
  },
}

export const figures = {
  front: {
    title: 'Lug from the front',
    description:
      'To scale, with its hole, pin and sling. What the method is not given is drawn only as a shape: the plate below the hole, or the eye above the base.',
  },
  side: {
    title: 'Lug from the side',
    description: 'Plate, cheeks and pin, or welds, with the jaw of the shackle where it is given and the lateral pull.',
  },
}

const failing = { but: ['edge_distance', 'shackle_jaw'], idle: '{static_sling_load} is not given' }

export const drawn = (lug: Calculation, p: Params, { values, checks }: AnyOutcome) => ({
  charts: () => ({
    ...(!isFoot(p) && { utilisation_by_mode: checkBars(lug, checks, { ...failing, category: 'Way of failing' }) }),
    thickness: over(lug, p, 'plate_thickness'),
    edge_distance: sizeChart(lug, p),
  }),
  figures: () => ({ front: front(p, values as Answered), side: side(p, values as Answered) }),
})

const over = (lug: Calculation, p: Params, name: keyof Params, from?: number) =>
  checksOver(lug, p, name, { ...failing, label: 'this lug', ...(from !== undefined && { from }) })

function sizeChart(lug: Calculation, p: Params) {
  const { outer_radius: R = 0, hole_diameter: d_h = 0 } = p
  if (p.base_length !== undefined) return over(lug, p, 'base_length')
  if (p.edge_distance_a !== undefined) return over(lug, p, 'edge_distance_a')
  return over(lug, p, 'outer_radius', Math.max(0.6 * R, (d_h / 2 + R) / 2))
}
