/** The wind on blocks alone. */
import { windForce } from '@keelson/standards/imo-modu-code-2009/wind.ts'
import { gives, givesAs, shownForce, shownIn } from '@keelson/workflow'
import { windage, windageFigure } from './figures-wind.ts'
import { WIND_ONLY, way } from './inputs.ts'
import { blockRows, blockTables } from './tables.ts'
import { blockWarnings } from './warnings.ts'
import { byBlocks } from './wind.ts'

const blown = { needs: ['blocks'] }
export const windValues = {
  force: gives(windForce, 'hull_force', 'Total wind force on the blocks.', blown),
  heeling_moment_upright: givesAs(
    'M',
    'Block heeling moment',
    'hull_moment',
    'Wind heeling moment on the blocks about the centre of lateral resistance, with the unit upright.',
    blown,
  ),
  wind_heeling_moment: givesAs(
    'M',
    'Wind heeling moment',
    'hull_moment',
    'Upright wind heeling moment, entered or calculated.',
    {
      orInput: 'wind_heeling_moment_upright',
    },
  ),
}

export const windAlone = way({
  takes: ['blocks', 'wind_speed', 'lever_to_resistance_centre'],
  values: windValues,
  checks: {},
  tables: blockTables,
  figures: windageFigure,
  calculate: (p, trace) => {
    const wind = byBlocks(p, p.blocks, trace)
    return {
      tables: () => ({ blocks: blockRows(wind) }),
      figures: () => ({ windage: windage(wind) }),
      warnings: blockWarnings(WIND_ONLY, p.blocks),
      detail: `Wind heeling moment ${shownIn(wind.moment, 'kN*m')} and wind force ${shownForce(wind.force)} at a wind speed of ${shownIn(p.wind_speed, 'm/s')}`,
    }
  },
})
