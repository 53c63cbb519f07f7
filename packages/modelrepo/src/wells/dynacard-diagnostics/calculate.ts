/** The diagnosis of a card, or the groups of API TR 11L. */
import { type Outcome, type RunContext, shown, shownIn } from '@keelson/workflow'
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
  const checks = checksOf(run, trace)
  const passes = Object.values(checks).every((c) => 'notChecked' in c || c.passes)
  return {
    values: cardValues(run),
    checks,
    tables: () => tablesOf(run),
    charts: () => chartsOf(run),
    figures: () => ({ well: pumpingWell(run) }),
    warnings: warningsOf(run),
    ...(passes && { detail: cardSentence(run) }),
  }
}

const groupsSentence = ({ fluid_load, rod_spring_constant }: ReturnType<typeof groupsOf>) =>
  `The fluid load pumped off is ${shownIn(fluid_load, 'lbf')}, the rods are a spring of ${shownIn(rod_spring_constant, 'lbf/in')}`

/** A label of the diagnosis in words. */
export const inWords = (label: string): string => label.replaceAll('_', ' ')

function cardSentence(run: CardRun): string {
  const { surface } = run
  const pumped = readOf(run)
  const peak = `the polished rod carries ${shownIn(surface.F_min, 'lbf')} to ${shownIn(surface.F_max, 'lbf')}`
  if ('unread' in pumped) return `The pump is not diagnosed; ${peak}`
  const { diagnosed, eta, q_p } = pumped
  const said = inWords(diagnosed.label)
  const sure = `${said.charAt(0).toUpperCase()}${said.slice(1)}, with a confidence of ${shown(diagnosed.confidence, 2)}`
  if (diagnosed.label === 'rod_parting') return `${sure}; ${peak}`
  return `${sure}: the pump is ${shown(100 * eta, 3)} % full and displaces ${shownIn(q_p, 'bbl/d')}; ${peak}`
}
