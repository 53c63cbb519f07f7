/** Surge and swab alone. */
import { shownIn } from '@keelson/workflow'
import { type Trip, tripOf } from './calculate-trip.ts'
import { wellOf } from './calculate-well.ts'
import { tripCharts } from './charts.ts'
import { gelOf } from './circulation.ts'
import { tripFigures } from './figures.ts'
import { movingOf } from './flow.ts'
import { way } from './inputs.ts'
import { mud, ownLaw } from './inputs-mud.ts'
import { OPEN, trip as tripping } from './inputs-work.ts'
import { lawValues, mudValues } from './mud.ts'
import { mudChart, tripChart, wellFigure } from './pictures.ts'
import { assumedOf, tripBeside, tripChecks, tripTable, tripTables, tripValues } from './trip.ts'
import { mudWarnings, sectionWarnings, tripWarnings } from './warnings.ts'

export const tripAlone = way({
  takes: [...mud.takes, 'measured_depth', 'true_vertical_depth', 'tripping_speed', ...tripping.takes],
  unlessReplaced: ['hole_diameter', 'drill_pipe_outer_diameter'],
  may: [...mud.may, 'sections', 'gel_strength', 'pore_pressure_gradient', 'fracture_gradient', ...tripping.may],
  takesWhen: { ...mud.takesWhen, drill_pipe_inner_diameter: { pipe_end: [OPEN] } },
  mayWhen: { ...mud.mayWhen, ...ownLaw, ...tripping.mayWhen },
  values: { ...tripValues, ...mudValues },
  checks: tripChecks,
  tables: tripTable,
  charts: { ...tripChart, ...mudChart },
  figures: wellFigure,
  calculate: (p, trace) => {
    const moving = movingOf(p, 0, trace)
    const well = wellOf(p)
    const trip = tripOf(p, moving, well, trace)
    gelOf(p, well, trace)
    return {
      values: { equivalent_annular_velocity: trip.fastest.v, ...lawValues(moving.model) },
      beside: tripBeside(moving),
      tables: () => tripTables(trip),
      charts: () => tripCharts(p, moving, well, trip),
      figures: () => tripFigures(p, well, trip),
      warnings: [...mudWarnings(p, moving), ...tripWarnings(p), ...sectionWarnings(p, well)],
      assumed: assumedOf(p),
      detail: inWords(trip),
    }
  },
})

const inWords = ({ surge, swab, dP_t }: Trip): string =>
  `Surge pressure ${shownIn(dP_t, 'psi')}, equivalent mud weight ${shownIn(surge, 'ppg')} (surge) and ${shownIn(swab, 'ppg')} (swab)`
