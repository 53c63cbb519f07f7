/** The acceptance checks of the field. */
import { house, type Trace } from '@keelson/equations'
import { netTorque } from '@keelson/physics/rod-pump/crank-torque.ts'
import { FULLY_LOADED, NONE_FAILING } from '@keelson/physics/rod-pump/field-health.ts'
import { goodmanLoading } from '@keelson/standards/api-rp-11br-2008/rod-loading.ts'
import { type CheckResult, check, checkOf, type Left, type NotChecked, notChecked, openIf } from '@keelson/workflow'
import { materialLeft, partedLeft, ROD_LIMITS, WHOLE_RODS } from '../_shared/rod-pump/limits.ts'
import type { Field } from './calculate-field.ts'
import { isOver, type WellCard } from './calculate-wells.ts'
import type { Params } from './inputs.ts'
import { CARDS, cardsOnly } from './modes.ts'

export const checks = {
  screening: checkOf('-', {
    title: 'Well status',
    criterion: NONE_FAILING,
    demand: 'Number of wells with a failing status',
    capacity: 'Permitted number of failing wells',
  }),
  completeness: checkOf('-', {
    title: 'Well data completeness',
    criterion: NONE_FAILING,
    demand: 'Number of wells entered',
    capacity: 'Number of wells analysed',
  }),
  rod_loading: checkOf('-', {
    title: 'Rod overload',
    criterion: goodmanLoading,
    demand: 'Number of wells with overloaded rods',
    capacity: 'Permitted number of wells with overloaded rods',
    onlyWhen: cardsOnly,
    reach: ROD_LIMITS,
  }),
  gearbox_loading: checkOf('-', {
    title: 'Gearbox overload',
    criterion: netTorque,
    demand: 'Number of wells with overloaded gearboxes',
    capacity: 'Permitted number of wells with overloaded gearboxes',
    onlyWhen: cardsOnly,
    reach: [WHOLE_RODS],
  }),
}

type Checked = CheckResult | NotChecked

export function checksOf(p: Params, field: Field, trace: Trace) {
  const { number, failing, ranked } = field
  trace.section('Field checks')
  const analysed = trace.lookup({
    symbol: 'n_a',
    title: 'Number of wells analysed',
    unit: '-',
    source: house,
    clause: NONE_FAILING.clause,
    value: ranked.length,
    cell: 'well table, status other than error',
  })
  const screening: Checked =
    p.fail_health_states.length === 0
      ? notChecked('not_requested', 'no status is set to fail the field')
      : ranked.length === 0
        ? notChecked('unread', 'no well could be analysed')
        : openIf('unread', unreadWells(field), check({ demand: failing, capacity: NONE_FAILING }))
  const completeness: Checked = check({ demand: number, capacity: analysed })
  if (p.analysis !== CARDS) return { screening, completeness }
  return { screening, completeness, ...loadChecks(field, trace) }
}

/** Why a field without a failing well is not shown to pass. */
export const unreadWells = ({ errors, number }: Pick<Field, 'errors' | 'number'>): string | undefined =>
  errors === 0
    ? undefined
    : errors === number
      ? 'no well could be analysed'
      : `${errors} of ${number} ${number === 1 ? 'well' : 'wells'} could not be analysed`

function loadChecks({ ranked }: Field, trace: Trace) {
  const cards = ranked.flatMap(({ card }) => card ?? [])
  const rods = cards.filter(({ rodLoading }) => rodLoading !== undefined)
  const gears = cards.filter(({ gearboxLoading }) => gearboxLoading !== undefined)
  const supposed = gears.filter(({ run }) => run.well.counterbalance_effect === undefined).length
  return {
    rod_loading: loadCheck(trace, 'rods', rods, ({ rodLoading }) => rodLoading, rodsLeft(rods), undefined),
    gearbox_loading: loadCheck(
      trace,
      'gearbox',
      gears,
      ({ gearboxLoading }) => gearboxLoading,
      firstLeft(gears, ({ run }) => partedLeft(run)),
      supposed > 0
        ? `a balanced unit is assumed for ${shareOf(supposed, gears.length)} with a gearbox rating, so the actual torque may be higher`
        : undefined,
    ),
  }
}

const firstLeft = (cards: readonly WellCard[], of: (card: WellCard) => Left | undefined): Left | undefined =>
  cards.map(of).find((left) => left !== undefined)

const rodsLeft = (rods: readonly WellCard[]): Left | undefined =>
  firstLeft(rods, ({ run }) => partedLeft(run) ?? materialLeft(run))

/** 'the well', 'all 3 wells' or '2 of 3 wells'. */
const shareOf = (some: number, all: number): string =>
  all === 1 ? 'the well' : some === all ? `all ${all} wells` : `${some} of ${all} wells`

function overloadNote(over: number, all: number, what: 'rods' | 'gearbox'): string {
  const limited = `with an entered ${what === 'rods' ? 'rod minimum tensile strength' : 'gearbox rating'}`
  const part = what === 'rods' ? 'overloaded rods' : 'overloaded gearbox'
  const a = what === 'rods' ? '' : 'an '
  if (over === 0)
    return all === 1 ? `the well ${limited} has no ${part}` : `none of the ${all} wells ${limited} has ${a}${part}`
  return `${shareOf(over, all)} ${limited} ${over === 1 ? 'has' : 'have'} ${a}${part}`
}

/** `left` and `doubt`: why a pass would show nothing. */
function loadCheck(
  trace: Trace,
  what: 'rods' | 'gearbox',
  cards: readonly WellCard[],
  loading: (card: WellCard) => number | undefined,
  left: Left | undefined,
  doubt: string | undefined,
): Checked {
  if (cards.length === 0)
    return notChecked(
      'input_missing',
      what === 'rods'
        ? 'no rod minimum tensile strength is entered for any well'
        : 'no gearbox rating is entered for any well',
    )
  const { source, clause } = FULLY_LOADED
  const over = trace.lookup({
    symbol: what === 'rods' ? 'n_rods' : 'n_gear',
    title: what === 'rods' ? 'Number of wells with overloaded rods' : 'Number of wells with overloaded gearboxes',
    unit: '-',
    source,
    clause,
    value: cards.filter((card) => isOver(loading(card))).length,
    cell: `load table, ${what} with a loading above 100 %`,
  })
  const made = check({
    demand: over,
    capacity: NONE_FAILING,
    note: overloadNote(over, cards.length, what),
  })
  return left ? openIf('out_of_reach', left, made) : openIf('input_missing', doubt, made)
}
