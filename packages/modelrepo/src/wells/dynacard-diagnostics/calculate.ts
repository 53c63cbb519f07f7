/** The diagnosis of a card, or the groups of API TR 11L. */
import { listed, type Outcome, type RunContext, shown, shownIn, shownPercent } from '@keelson/workflow'
import { type CardRun, cardRun } from './calculate-card.ts'
import { groupsOf } from './calculate-groups.ts'
import { cardValues, readOf } from './calculate-values.ts'
import { wellOf } from './calculate-well.ts'
import { chartsOf } from './charts.ts'
import { checksOf } from './checks.ts'
import type { contract } from './contract.ts'
import { pumpingWell } from './figures.ts'
import { GROUPS } from './modes.ts'
import type { Params } from './params.ts'
import { tablesOf } from './tables.ts'
import { groupWarnings, warningsOf } from './warnings.ts'

export type Card = Outcome<typeof contract>

export function calculate(p: Params, { trace }: RunContext): Card {
  if (p.analysis === GROUPS) {
    const values = groupsOf(p, trace)
    return { values, warnings: groupWarnings(values), detail: groupsSentence(values) }
  }
  const run = cardRun(wellOf(p), trace)
  return {
    values: cardValues(run),
    checks: checksOf(run, trace),
    tables: () => tablesOf(run),
    charts: () => chartsOf(run),
    figures: () => ({ well: pumpingWell(run) }),
    warnings: warningsOf(run),
    detail: cardSentence(run),
  }
}

const groupsSentence = ({ fluid_load, rod_spring_constant }: ReturnType<typeof groupsOf>) =>
  `The fluid load pumped off is ${shownIn(fluid_load, 'lbf')}, the rods are a spring of ${shownIn(rod_spring_constant, 'lbf/in')}`

/** Loading of rods and gearbox, as far as there is one. */
function loadedTo({ loading, torque }: CardRun): string {
  const rods = loading.allowed?.loading
  const said = [
    ...(rods === undefined ? [] : [`rods are loaded to ${shownPercent(rods)}`]),
    ...(torque?.loading === undefined ? [] : [`the gearbox to ${shownPercent(torque.loading)}`]),
  ]
  return said.length === 0 ? '' : `; ${listed(said)}`
}

/** A label of the diagnosis in words. */
export const inWords = (label: string): string => label.replaceAll('_', ' ')

function cardSentence(run: CardRun): string {
  const { surface, solved } = run
  const pumped = readOf(run)
  const peak = `the polished rod carries ${shownIn(surface.F_min, 'lbf')} to ${shownIn(surface.F_max, 'lbf')}${loadedTo(run)}`
  if ('unread' in pumped) return `The pump is not diagnosed; its gross stroke is ${shownIn(solved.S_p, 'in')}; ${peak}`
  const { diagnosed, eta, q_p } = pumped
  const said = inWords(diagnosed.label)
  const sure = `${said.charAt(0).toUpperCase()}${said.slice(1)}, with a confidence of ${shown(diagnosed.confidence, 2)}`
  if (diagnosed.label === 'rod_parting') return `${sure}; ${peak}`
  return `${sure}: the pump is ${shown(100 * eta, 3)} % full and displaces ${shownIn(q_p, 'bbl/d')}; ${peak}`
}
