/** A whole design: seats, strings, the kick where its inputs are given, the concept, and whether one mud suits each section. */
import { leastMudWeight } from '@keelson/physics/well-planning/mud-window.ts'
import { inPractice, notChecked } from '@keelson/workflow'
import { drilled, seatsOf } from './calculate-seats.ts'
import { worstSection } from './calculate-sections.ts'
import { conceptOf, inWords } from './concept.ts'
import { influxFigure, kickFigures, wellFigure, wellFigures } from './figures.ts'
import { way } from './inputs.ts'
import { KICK_INPUTS, KICK_OPTIONS } from './inputs-kick.ts'
import { hasKick, kickOf } from './kick.ts'
import {
  conceptCharts,
  kickChart,
  kickCharts,
  loadCharts,
  screenCharts,
  seatChart,
  seatCharts,
  stringCharts,
} from './pictures.ts'
import { kickRules, profileRules, stringRules } from './rules.ts'
import { sentence } from './sentence.ts'
import { stringChecks } from './string-checks.ts'
import { conceptRows, conceptTables, seatTables, stringRows, stringTables } from './tables.ts'
import { conceptWarnings, datumWarnings, kickWarnings, seatWarnings } from './warnings.ts'
import { stringWarnings } from './warnings-strings.ts'
import { conceptValues, ofConcept, screened } from './way-concept.ts'
import { kickChecks, kicked, kickValues, ofKick } from './way-kick.ts'
import { ofSeats, seatChecks, seated, seatValues, tablesOfSeats } from './way-seats.ts'
import { held, ofStrings, run, stringsOf, stringValues } from './way-strings.ts'

const NO_SHOE = 'no shoe lies within the profile and above the total depth'

export const whole = way({
  takes: [...drilled, ...run, ...screened, 'safety_margin'],
  may: [...KICK_INPUTS, ...KICK_OPTIONS, 'required_kick_tolerance'],
  rules: (p) => [...profileRules(p), ...kickRules(p), ...stringRules(p)],
  values: { ...seatValues, ...kickValues, ...stringValues, ...conceptValues },
  checks: {
    ...seatChecks,
    sections: inPractice('oilfield').compares('mud_density', {
      title: 'Open hole mud weight',
      criterion: leastMudWeight,
      demand: { symbol: 'MW_o', title: 'Required mud weight' },
      capacity: { symbol: 'MW_max_o', title: 'Maximum mud weight' },
    }),
    ...kickChecks,
    ...stringChecks,
  },
  tables: { ...seatTables, ...stringTables, ...conceptTables },
  charts: { ...seatCharts, ...loadCharts, ...kickCharts, ...screenCharts },
  figures: { ...wellFigures, ...kickFigures },
  calculate: (p, trace) => {
    const seats = seatsOf(p, trace)
    const strings = stringsOf(p, trace)
    const kick = hasKick(p) ? { p, found: kickOf(p, trace) } : undefined
    const concept = conceptOf(p, trace)
    const worst = worstSection(seats, p.strings, trace)
    const [bySeats, byStrings, byKick] = [ofSeats(p, seats), ofStrings(p, strings), kick && ofKick(p, kick.found)]
    return {
      values: { ...bySeats.values, ...byStrings.values, ...byKick?.values, ...ofConcept(concept) },
      checks: {
        ...byStrings.checks,
        ...byKick?.checks,
        ...(worst === undefined && { sections: notChecked('not_requested', NO_SHOE) }),
      },
      beside: {
        ...bySeats.beside,
        ...byKick?.beside,
        ...(worst && { sections: { note: `open hole below '${worst.name}'` } }),
      },
      tables: () => ({
        ...tablesOfSeats(seats),
        string_checks: stringRows(strings),
        concepts: conceptRows(p.water_depth),
      }),
      charts: () => ({
        ...seatChart(seats),
        ...stringCharts(p, strings),
        ...(kick && kickChart(kick.p, kick.found)),
        ...conceptCharts(p.water_depth),
      }),
      figures: () => ({
        well: wellFigure(strings, seats),
        ...(kick && { influx: influxFigure(kick.p, kick.found) }),
      }),
      warnings: [
        ...seatWarnings(p, seats),
        ...(kick ? kickWarnings(p, kick.found) : []),
        ...stringWarnings(strings, seats),
        ...conceptWarnings(concept),
        ...datumWarnings(p),
      ],
      detail: sentence(
        seated(seats),
        ...(kick ? [kicked(kick.found)] : []),
        held(strings, byStrings.checks),
        `recommended concept: ${inWords(concept.recommended)}`,
      ),
    }
  },
})
