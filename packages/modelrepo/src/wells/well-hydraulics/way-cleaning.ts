/** Hole cleaning alone, in one annulus. */
import { shownIn } from '@keelson/workflow'
import { flowCharts } from './charts.ts'
import { slowStretch } from './circulation.ts'
import { carried, cleanHole, cleaningCheck, cleaningOf, cleaningTold, cleaningValues } from './cleaning.ts'
import { cleaningFigures } from './figures.ts'
import { movingOf } from './flow.ts'
import { way } from './inputs.ts'
import { mud } from './inputs-mud.ts'
import { cuttings } from './inputs-work.ts'
import { carryingLaw, lawValues, mudValues } from './mud.ts'
import { annularVelocity } from './passages.ts'
import { mudChart, sectionFigure } from './pictures.ts'
import { cleaningWarnings, mudWarnings } from './warnings.ts'

export const cleaningAlone = way({
  takes: [...mud.takes, 'flow_rate', 'hole_diameter', 'drill_pipe_outer_diameter', ...cuttings.takes],
  may: [...mud.may, ...cuttings.may],
  takesWhen: mud.takesWhen,
  mayWhen: { ...mud.mayWhen, ...cuttings.mayWhen },
  values: { ...annularVelocity, ...mudValues, ...cleaningValues },
  checks: cleanHole,
  charts: mudChart,
  figures: sectionFigure,
  calculate: (p, trace) => {
    const moving = movingOf(p, 0, trace)
    const { flow_rate: q, hole_diameter: d_h, drill_pipe_outer_diameter: d_p } = p
    const law = carryingLaw(p, moving.model, trace)
    const slow = slowStretch(q, d_h, d_p, trace)
    const cleaning = cleaningOf(p, law, slow, q, p.bit_diameter ?? d_h, trace)
    return {
      values: { annular_velocity: slow.v_c, ...cleaningTold(p, cleaning), ...lawValues(moving.model, law) },
      checks: { hole_cleaning: cleaningCheck(cleaning) },
      charts: () => flowCharts(p, moving),
      figures: () => cleaningFigures(p, slow.v_c, cleaning),
      warnings: [...mudWarnings(p, moving), ...cleaningWarnings(p, cleaning)],
      detail: `Annular velocity ${shownIn(slow.v_c, 'ft/min')}, ${carried(cleaning)}`,
    }
  },
})
