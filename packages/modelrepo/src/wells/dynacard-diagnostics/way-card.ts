/** A surface card taken down to the pump: its diagnosis, and the loads of rods and gearbox. */
import { shown, shownIn, shownPercent } from '@keelson/workflow'
import { problemsOf } from '../_shared/rod-pump/well.ts'
import { type CardRun, cardRun } from './card.ts'
import { cardTold, cardValues, readOf } from './card-values.ts'
import { charts, chartsOf } from './charts.ts'
import { figures, pumpingWell } from './figures.ts'
import { way } from './inputs.ts'
import { loadChecks, loadsOf } from './loaded.ts'
import { qualityChecks, qualityOf } from './quality.ts'
import { tables, tablesOf } from './tables.ts'
import { warningsOf } from './warnings.ts'

export const ofCard = way({
  takes: [
    ...['sample_spacing', 'solver', 'strokes_per_minute', 'pump_diameter', 'pump_depth', 'fluid_density'],
    ...['rod_sections', 'rod_elastic_modulus', 'rod_density', 'damping_factor', 'rod_service_factor'],
    'structural_unbalance',
  ] as const,
  unlessReplaced: ['surface_position', 'surface_load'],
  may: [
    ...['synthetic_card', 'fluid_specific_gravity', 'wellhead_pressure', 'rod_minimum_tensile_strength'],
    ...['stroke_length', 'gearbox_rating', 'counterbalance_effect'],
  ] as const,
  rules: (p) => problemsOf(p).map(({ field, message }) => ({ pointer: `/${field}`, message })),
  values: cardValues,
  checks: { ...loadChecks, ...qualityChecks },
  tables,
  charts,
  figures,
  calculate: (p, trace) => {
    const run = cardRun(p, trace)
    const { checks, beside } = loadsOf(run, trace)
    return {
      values: cardTold(run),
      checks: { ...checks, ...qualityOf(run.surface, run.solved, trace) },
      beside,
      tables: () => tablesOf(run),
      charts: () => chartsOf(run),
      figures: () => ({ well: pumpingWell(run) }),
      warnings: warningsOf(run),
      detail: cardSentence(run),
    }
  },
})

/** Loading of rods and gearbox, as far as there is one. */
function loadedTo({ loading, torque }: CardRun): string {
  const rods = loading.allowed?.loading
  const said = [
    ...(rods === undefined ? [] : [`rod loading ${shownPercent(rods)}`]),
    ...(torque?.loading === undefined ? [] : [`gearbox loading ${shownPercent(torque.loading)}`]),
  ]
  return said.length === 0 ? '' : `, ${said.join(', ')}`
}

/** A label of the diagnosis in words. */
const inWords = (label: string): string => label.replaceAll('_', ' ')

function cardSentence(run: CardRun): string {
  const { surface, solved } = run
  const pumped = readOf(run)
  const peak = `polished rod load ${shownIn(surface.F_min, 'lbf')} to ${shownIn(surface.F_max, 'lbf')}${loadedTo(run)}`
  if ('unread' in pumped) return `No diagnosis. Gross pump stroke ${shownIn(solved.S_p, 'in')}, ${peak}`
  const { diagnosed, eta, q_p } = pumped
  const said = inWords(diagnosed.label)
  const sure = `Diagnosis: ${said} (confidence ${shown(diagnosed.confidence, 2)})`
  if (diagnosed.label === 'rod_parting') return `${sure}, ${peak}`
  return `${sure}, pump fillage ${shown(100 * eta, 3)} %, displacement ${shownIn(q_p, 'bbl/d')}, ${peak}`
}
