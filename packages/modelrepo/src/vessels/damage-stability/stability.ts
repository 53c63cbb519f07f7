/** The seven analyses of intact and damage stability, each whole in its own file. */
import { composed, FLOODING, HULL, INDEX, INTACT, P_FACTOR, S_FACTOR, WEATHER } from './inputs.ts'
import { flooding } from './way-flooding.ts'
import { afloat } from './way-hull.ts'
import { index } from './way-index.ts'
import { intact } from './way-intact.ts'
import { survival } from './way-survival.ts'
import { weather } from './way-weather.ts'
import { zones } from './way-zones.ts'

export const stability = composed(
  {
    [INTACT]: intact,
    [WEATHER]: weather,
    [HULL]: afloat,
    [FLOODING]: flooding,
    [S_FACTOR]: survival,
    [P_FACTOR]: zones,
    [INDEX]: index,
  },
  {
    inOrder: {
      figures: ['barge', 'hull_profile'],
      checks: [
        'metacentric_height',
        'weather_areas',
        'gust_lever',
        'stays_upright',
        'deck_stays_dry',
        'heel_at_rest',
        'residual_area',
        'attained',
      ],
    },
  },
)
