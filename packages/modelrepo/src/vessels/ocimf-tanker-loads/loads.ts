/** The four methods of wind and current on a ship, each whole in its own file, and what they have in common. */
import { composed } from './inputs.ts'
import { charts, drawn, figures, tables } from './pictures.ts'
import { byBlendermann } from './way-blendermann.ts'
import { byIsherwood } from './way-isherwood.ts'
import { byTable } from './way-table.ts'
import { byUfc } from './way-ufc.ts'

export const loads = composed(
  {
    coefficient_table: byTable,
    isherwood_1972: byIsherwood,
    blendermann_1994: byBlendermann,
    ufc_4_159_03: byUfc,
  },
  {
    ...{ tables, charts, figures, drawn },
    inOrder: {
      values: [
        ...['wind_moment', 'wind_heeling_moment', 'current_force_x', 'total_force', 'total_moment'],
        ...['cx', 'cy', 'cn', 'wind_speed_10m'],
      ],
    },
  },
)
