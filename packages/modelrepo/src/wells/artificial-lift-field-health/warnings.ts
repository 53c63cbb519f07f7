/** What a specialist would remark on a field. */
import { STATUSES } from '@keelson/physics/rod-pump/field-health.ts'
import { listed, listedUpTo, type Warning, warner } from '@keelson/workflow'
import { type CardRemark, remarkMeanings } from '../_shared/rod-pump/remarks.ts'
import type { Field } from './calculate-field.ts'
import { isError, type Well, type WellHealth } from './calculate-wells.ts'
import { quoted } from './detail.ts'
import type { Params } from './inputs.ts'
import { CARDS } from './modes.ts'

export const warnings = {
  ...remarkMeanings,
  wells_not_analysed: 'Some wells could not be analysed and have no result.',
  unknown_label: 'A diagnosis label is unknown. The well has the status warning.',
  fillage_unknown: 'The fillage of a well is unknown. For ranking, a full pump is assumed.',
  low_fillage: 'The pump fillage of a well is below 70 %.',
  overloaded: 'The rod or gearbox loading of a well exceeds 100 %.',
  balance_supposed: 'A balanced unit is assumed for a well with a gearbox rating.',
  fault_passes: 'A well with a failure does not fail the field, because that status is not selected as failing.',
  not_ranked_by_card: 'Cards were entered together with diagnoses. The diagnoses are used and the cards are ignored.',
} as const
const warn = warner(warnings)

/** Wells that one sentence names. */
const MOST_NAMED = 6
const namesOf = (wells: readonly { readonly id: string }[]): string => someOf(wells.map(({ id }) => quoted(id)))
const someOf = (said: readonly string[]): string =>
  said.length > MOST_NAMED ? listedUpTo(MOST_NAMED, said) : listed(said)

export const warningsOf = (p: Params, field: Field): Warning[] => [
  ...errorWarnings(field),
  ...labelWarnings(field),
  ...flagWarnings(field),
  ...statusWarnings(p, field),
  ...(p.analysis === CARDS ? remarkWarnings(field) : cardWarnings(field)),
]

function errorWarnings({ wells }: Field): Warning[] {
  const failed = wells.filter(isError)
  if (failed.length === 0) return []
  const named = failed.slice(0, MOST_NAMED).map(({ id, reason }) => `${quoted(id)} is not analysed: ${reason}.`)
  const more = failed.length > MOST_NAMED ? [`Wells not analysed in total: ${failed.length}.`] : []
  return [warn('wells_not_analysed', [...named, ...more].join(' '), '/wells')]
}

function labelWarnings({ ranked }: Field): Warning[] {
  const odd = ranked.filter((well) => !well.isKnown)
  if (odd.length === 0) return []
  const labels = [...new Set(odd.map(({ label }) => `"${label}"`))].slice(0, MOST_NAMED)
  return [
    warn(
      'unknown_label',
      `${labels.join(', ')}: unknown diagnosis label. The status of ${namesOf(odd)} is warning.`,
      '/wells',
    ),
  ]
}

function flagWarnings({ ranked }: Field): Warning[] {
  const flagged = (has: string) => ranked.filter(({ flags }) => flags.some((flag) => flag.startsWith(has)))
  const low = flagged('fillage')
  const over = ranked.filter(({ flags }) => flags.some((flag) => !flag.startsWith('fillage')))
  const unknown = ranked.filter(({ fillage, label }) => fillage === undefined && label !== 'rod_parting')
  return [
    ...(low.length > 0 ? [warn('low_fillage', `Pump fillage is below 70 % in ${namesOf(low)}.`)] : []),
    ...(over.length > 0
      ? [
          warn(
            'overloaded',
            `Loading exceeds 100 % in ${someOf(over.map((well) => `${quoted(well.id)} (${overloadsOf(well)})`))}.`,
          ),
        ]
      : []),
    ...(unknown.length > 0
      ? [
          warn(
            'fillage_unknown',
            `Fillage is unknown for ${namesOf(unknown)}. For ranking, a full pump is assumed.`,
            '/wells',
          ),
        ]
      : []),
  ]
}
const overloadsOf = ({ flags }: WellHealth): string => flags.filter((flag) => !flag.startsWith('fillage')).join(' and ')

function statusWarnings(p: Params, { ranked }: Field): Warning[] {
  const fails: ReadonlySet<string> = new Set(p.fail_health_states)
  const worst = STATUSES.filter((status) => status === 'failure' && !fails.has(status))
  const spared = ranked.filter(({ status }) => worst.includes(status))
  if (spared.length === 0) return []
  const message = `${namesOf(spared)} failed, but {fail_health_states} do not include the status 'failure', so the field does not fail for this reason.`
  return [warn('fault_passes', message, '/fail_health_states')]
}

function cardWarnings({ wells }: Field): Warning[] {
  const carded = wells.filter(({ row }) => row.surface_load !== undefined || row.synthetic_card !== undefined)
  if (carded.length === 0) return []
  const message = `Cards of ${namesOf(carded)} are ignored, because the roll-up of diagnoses uses the entered diagnoses.`
  return [warn('not_ranked_by_card', message, '/analysis')]
}

/** One warning for each kind of remark, with the wells that it is made of. */
function remarkWarnings({ wells }: Field): Warning[] {
  const all = wells.flatMap((well) => remarksOf(well).map((remark) => ({ id: well.id, ...remark })))
  const grouped = [...Map.groupBy(all, ({ code }) => code)]
  const supposed = wells.filter(
    (well) => !isError(well) && well.card?.gearboxLoading !== undefined && well.row.counterbalance_effect === undefined,
  )
  return [
    ...grouped.map(([code, of]) => warn(code, `${namesOf(of)}${of.length > 1 ? ' (each)' : ''}: ${meaningOf(code)}`)),
    ...(supposed.length > 0
      ? [
          warn(
            'balance_supposed',
            `${namesOf(supposed)}: a balanced unit is assumed. The actual torque and gearbox loading may be higher.`,
          ),
        ]
      : []),
  ]
}
const remarksOf = (well: Well): readonly CardRemark[] => (isError(well) ? [] : (well.card?.remarks ?? []))
const meaningOf = (code: keyof typeof remarkMeanings): string => {
  const said = remarkMeanings[code]
  return said.charAt(0).toLowerCase() + said.slice(1)
}
