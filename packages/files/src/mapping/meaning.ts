/** What the headings of the trade tell of targets and of columns: a target and a column that mean the same go together. */
import { bestMeaning, EXACT, type Meaning } from '../headings/proposals.ts'
import { INSPECTION_MEANINGS, type InspectionProposal, inspectionProposals } from '../inspection/proposals.ts'
import { SURVEY_MEANINGS } from '../survey/meanings.ts'
import { type SurveyProposal, surveyProposals } from '../survey/proposals.ts'
import type { FileTable } from '../table.ts'
import { MEANINGS_OF_INPUTS } from '../trade/meanings.ts'
import { type TradeProposal, tradeProposals } from '../trade/proposals.ts'
import type { Target } from './target.ts'

/** What a column is by its heading and its values. */
export type Told = SurveyProposal | InspectionProposal | TradeProposal

type Meanings = readonly Meaning<string>[]
type Named = Pick<Target, 'own' | 'title' | 'symbol'>

/** By the names of their columns. */
export function toldOf(table: FileTable): ReadonlyMap<string, readonly Told[]> {
  const all: readonly Told[] = [...surveyProposals(table), ...inspectionProposals(table), ...tradeProposals(table)]
  return Map.groupBy(all, ({ column }) => column)
}

/** Of what is told of a column, that which the target is; `own`: what that may be. */
export function toldFor(own: ReadonlySet<string>, told: readonly Told[]): Told | undefined {
  return told.find(({ means }) => own.has(means) || own.has(GOES_TO[means] ?? means))
}

/** Meanings of columns that go to a target of another, where none is of their own. */
const GOES_TO: Readonly<Record<string, string>> = {
  peak_depth_percent: 'peak_depth',
  corrected_cone_resistance: 'cone_resistance',
  oil_production_rate: 'production_rate',
  gas_production_rate: 'production_rate',
  penetration_length: 'soil_depth',
}

const known = new WeakMap<object, ReadonlySet<string>>()

/** A diameter, where 'd' may be a depth. */
const DIAMETER = 'D'

/** By the whole of its names; its symbol says something only where they do not: 'n' of cycles is no north. */
export function meaningsOf(target: Named): ReadonlySet<string> {
  const before = known.get(target)
  if (before !== undefined) return before
  const named = namesOf(target).flatMap((name) => meaningsIn(name, TABLES))
  const symbol = target.symbol === DIAMETER ? '' : (target.symbol ?? '')
  const made = new Set(named.length > 0 ? named : meaningsIn(symbol, WITH_SYMBOLS))
  known.set(target, made)
  return made
}

/** A name such as 'Depth' means, of what it may, what belongs to the others of its table: that of a current beside a speed. */
export function meaningsAmong(target: Target, targets: readonly Target[]): ReadonlySet<string> {
  const own = meaningsOf(target)
  if (own.size < 2) return own
  const others = targets.filter((one) => one !== target && one.group === target.group)
  const beside = new Set(others.flatMap((one) => [...meaningsOf(one)].flatMap(disciplinesOf)))
  const kept = [...own].filter((means) => disciplinesOf(means).some((discipline) => beside.has(discipline)))
  return kept.length > 0 ? new Set(kept) : own
}

const disciplinesOf = (means: string) => TABLES.filter((meanings) => meanings.some((one) => one.means === means))

/** 'Survey inclinations' is what 'Inclination' is, and 'Wind speed time series' what 'Wind speed' is. */
function namesOf({ own, title }: Named): string[] {
  const [name, titled] = [own, title].map((one) =>
    one.replace(/^survey[ _]/i, '').replace(/[ _](?:time[ _]series|record|history)$/i, ''),
  )
  return [name, titled, titled?.replace(/ies$/, 'y').replace(/s$/, '')].filter((one) => one !== undefined)
}

const WITH_SYMBOLS: readonly Meanings[] = [SURVEY_MEANINGS, INSPECTION_MEANINGS]
const TABLES: readonly Meanings[] = [...WITH_SYMBOLS, ...MEANINGS_OF_INPUTS]

function meaningsIn(name: string, tables: readonly Meanings[]): string[] {
  const best = tables.map((meanings) => bestMeaning(name, '', meanings))
  return best.flatMap((one) => (one?.strength === EXACT ? [one.meaning.means] : []))
}
