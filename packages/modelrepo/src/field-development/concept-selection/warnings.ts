/** What a run warns of: hosts that are out, close calls, scores at their ends, criteria that say nothing. */
import { DEPTH_WINDOWS, hostInWords } from '@keelson/physics/field-concepts/hosts.ts'
import { fromSI } from '@keelson/units'
import { capitalised, shown, shownIn, type Warning, warner } from '@keelson/workflow'
import type { Compared } from './calculate-pairwise.ts'
import { orderOf, type Ranked } from './calculate-ranked.ts'
import type { Screening } from './calculate-screening.ts'
import type { Tabled } from './calculate-tables.ts'
import { leadInWords } from './detail.ts'
import type { Field } from './inputs.ts'

export const warnings = {
  host_excluded: 'A host is excluded because the water depth is outside its window.',
  one_host_left: 'Only one host is feasible, so there is no choice.',
  score_at_its_end: 'A score is constant at the entered value of its input.',
  close_call: 'The lead of the first-ranked option is too small for the method to distinguish it from the second.',
  constant_criterion: 'A criterion is equal for all alternatives and has no effect.',
  empty_criterion: 'A criterion is zero for all alternatives and has no effect.',
  all_alike: 'All alternatives are equal in every weighted criterion.',
  dominated_criteria: 'One criterion carries nearly all of the weight.',
  inconsistent_comparisons: 'The comparisons are inconsistent and the weights are unreliable.',
} as const
const warn = warner(warnings)

/** Points, or hundredths of a score of one, below which a lead is no lead. */
const CLOSE = { points: 5, share: 0.05 } as const
/** Share of one criterion beyond which the others hardly count. */
const HEAVY = 0.9
/** Corners beyond which a score is level: of the size in 1e6 bbl by the host, of the reach of a tieback in km. */
const LEVEL_SIZES = [
  { of: 'a tieback', low: 50, high: 600 },
  { of: 'a standalone host', low: 50, high: 200 },
] as const
const LEVEL_REACH = [15, 110] as const

export function screeningWarnings(p: Field, { hosts, ranked }: Screening, margin: number | undefined): Warning[] {
  const out = hosts.filter((h) => !h.feasible)
  return [
    ...out.map(({ host }) => {
      const { from, to } = DEPTH_WINDOWS[host]
      return warn(
        'host_excluded',
        `{water_depth} is ${shownIn(p.water_depth, 'm')}; the depth window of the ${hostInWords(host)} is ${shownIn(from.si, 'm')} to ${shownIn(to.si, 'm')}. The host is excluded.`,
        '/water_depth',
      )
    }),
    ...(ranked.names.length === 1
      ? [warn('one_host_left', `Only the ${ranked.called[0]} is feasible. Its score is not compared with any other.`)]
      : []),
    ...endWarnings(p),
    ...closeWarnings(ranked, margin, CLOSE.points),
    ...heavyWarnings(ranked),
  ]
}

function endWarnings({ reservoir_size: R, distance_to_infrastructure: L }: Field): Warning[] {
  const size = fromSI(R, 'MMbbl')
  const level = (name: string, own: string, side: string, of: string) =>
    warn('score_at_its_end', `{${name}} is ${own}. The score of ${of} is constant ${side}.`, `/${name}`)
  const sizes = LEVEL_SIZES.flatMap(({ of, low, high }) => {
    const side = size < low ? `below ${low} MMbbl` : size >= high ? `at and above ${high} MMbbl` : undefined
    return side === undefined ? [] : [level('reservoir_size', shownIn(R, 'MMbbl'), side, of)]
  })
  if (L === undefined) return sizes
  const [near, far] = LEVEL_REACH
  const reach = fromSI(L, 'km')
  const side = reach <= near ? `up to ${near} km` : reach >= far ? `at and above ${far} km` : undefined
  return side === undefined
    ? sizes
    : [...sizes, level('distance_to_infrastructure', shownIn(L, 'km'), side, 'a tieback')]
}

function closeWarnings({ called, scores, unit }: Ranked, margin: number | undefined, least: number): Warning[] {
  if (margin === undefined || margin >= least) return []
  const [first = 0, second = 0] = orderOf(scores)
  const lead =
    margin === 0
      ? `${capitalised(called[first] ?? '')} and ${called[second]} have equal scores.`
      : `${capitalised(called[first] ?? '')} leads ${called[second]} by ${leadInWords(margin, unit)}.`
  return [warn('close_call', `${lead} A lead of less than ${leadInWords(least, unit)} is not significant.`)]
}

function heavyWarnings({ criteria, weights }: Ranked): Warning[] {
  if (criteria.length < 2) return []
  return criteria.flatMap((name, j) =>
    (weights[j] ?? 0) > HEAVY
      ? [warn('dominated_criteria', `'${name}' carries ${shown(100 * (weights[j] ?? 0), 3)} % of the weight.`)]
      : [],
  )
}

/** In a vector of nothing a criterion has no part; a weighted sum has no vectors. */
export function tableWarnings(
  { columns, ranked, alike }: Tabled,
  margin: number | undefined,
  vectors: boolean,
): Warning[] {
  const constant = columns.flatMap(({ name, worst, best, length }, j) => {
    if (length === 0 && vectors)
      return [warn('empty_criterion', `'${name}' is 0 for all alternatives and has no effect.`, `/criteria/${j}`)]
    if (worst !== best) return []
    return [
      warn(
        'constant_criterion',
        `'${name}' is ${shown(worst)} for all alternatives and has no effect.`,
        `/criteria/${j}`,
      ),
    ]
  })
  return [
    ...constant,
    ...(alike ? [warn('all_alike', 'No weighted criterion distinguishes the alternatives.')] : []),
    ...(alike ? [] : closeWarnings(ranked, margin, CLOSE.share)),
    ...heavyWarnings(ranked),
  ]
}

export const pairwiseWarnings = ({ ratio }: Compared, highest: number): Warning[] =>
  ratio <= highest
    ? []
    : [
        warn(
          'inconsistent_comparisons',
          `{consistency_ratio} is ${shown(ratio, 3)}; the limit is ${highest}. Revise the comparisons.`,
          '/pairwise_matrix',
        ),
      ]
