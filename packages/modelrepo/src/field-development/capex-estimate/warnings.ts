/** What a run warns of: hosts out of their depth, costs brought too far, ranges that do not fit their class, missing bases. */
import {
  type BenchmarkedField,
  NEAR_DISTANCE,
  REFERENCE_CAPACITY,
} from '@keelson/physics/field-cost/capex-benchmark.ts'
import { LARGEST_RATIO, SMALLEST_RATIO } from '@keelson/standards/aace-59r-10-2011/capacity-factored.ts'
import { shown, shownIn, shownPercent, type Warning, warner } from '@keelson/workflow'
import { missingBasis } from '../_shared/basis/inputs.ts'
import { aHost, type Host, TIEBACK, windowOf } from '../_shared/hosts/hosts.ts'
import type { Classed, SideOfRange } from './estimate-class.ts'
import type { Some } from './inputs.ts'
import type { Factored, Known } from './known.ts'
import type { Spread } from './spend.ts'

export const warnings = {
  depth_outside_window: 'The water depth is outside the range for the host.',
  no_depth_window: 'No water depth range is known for the selected host.',
  benchmark_far: 'The capacity is far from the benchmark capacity.',
  near_tieback: 'The tieback benchmark does not vary with length at short distances.',
  capacity_ratio_outside: 'The known project is too small or too large for reliable scaling of its cost.',
  scale_exponent_unusual: 'The scale exponent is outside the usual range for equipment and plants.',
  cost_date_as_it_was: 'The known project cost is not adjusted for date or location.',
  independent_items: 'The items are assumed independent.',
  range_narrower_than_class: 'The range is narrower than the estimate class supports.',
  range_wider_than_class: 'The range is wider than the widest range of the estimate class.',
  basis_not_stated: 'The cost source or the cost year is not stated.',
  idle_without_phasing: 'A rate for phased spend is entered without yearly shares and has no effect.',
} as const
const warn = warner(warnings)

/** Exponents that equipment and plants have. */
const EXPONENTS = [0.5, 0.85] as const

export const itemWarnings = (p: Some<'correlation' | 'line_items'>): Warning[] =>
  p.correlation === 0 && p.line_items.length > 1
    ? [
        warn(
          'independent_items',
          '{correlation} is 0. The calculated range is narrower than for correlated items.',
          '/correlation',
        ),
      ]
    : []

export const idleWarnings = (p: Spread): Warning[] =>
  p.phasing === undefined && (p.escalation_rate !== 0 || p.discount_rate !== 0)
    ? [
        warn(
          'idle_without_phasing',
          'A rate is entered but has no effect, because spend is not phased without {phasing}.',
          '/phasing',
        ),
      ]
    : []

export function benchmarkWarnings({ host, Q, d, L }: BenchmarkedField): Warning[] {
  const ratio = Q / REFERENCE_CAPACITY.si
  return [
    ...depthWarnings(host, d),
    ...(outside(ratio)
      ? [
          warn(
            'benchmark_far',
            `{production_capacity} is ${shown(ratio, 3)} times the benchmark capacity, ${shownIn(REFERENCE_CAPACITY.si, 'bbl/d')}. One scale exponent is not reliable for ratios outside ${SMALLEST_RATIO.value} to ${LARGEST_RATIO.value}.`,
            '/production_capacity',
          ),
        ]
      : []),
    ...(host === TIEBACK && L < NEAR_DISTANCE.si
      ? [
          warn(
            'near_tieback',
            `{tieback_distance} is ${shownIn(L, 'km')}. Up to ${shownIn(NEAR_DISTANCE.si, 'km')} the benchmark cost is constant.`,
            '/tieback_distance',
          ),
        ]
      : []),
  ]
}

const outside = (ratio: number) => ratio < SMALLEST_RATIO.value || ratio > LARGEST_RATIO.value

function depthWarnings(host: Host, d: number): Warning[] {
  const window = windowOf(host)
  if (window === undefined)
    return [
      warn(
        'no_depth_window',
        `No water depth range is known for ${aHost(host)}. {water_depth} is not checked.`,
        '/host_type',
      ),
    ]
  if (d >= window.from.si && d <= window.to.si) return []
  return [
    warn(
      'depth_outside_window',
      `{water_depth} is ${shownIn(d, 'm')}; the range for ${aHost(host)} is ${shownIn(window.from.si, 'm')} to ${shownIn(window.to.si, 'm')}.`,
      '/water_depth',
    ),
  ]
}

export function factoredWarnings(p: Known, { ratio }: Factored): Warning[] {
  const { scale_exponent: n } = p
  const plain = p.reference_cost_index === p.cost_index && p.location_factor === 1
  return [
    ...(outside(ratio)
      ? [
          warn(
            'capacity_ratio_outside',
            `{production_capacity} is ${shown(ratio, 3)} times the {reference_capacity}. One scale exponent is not reliable for ratios outside ${SMALLEST_RATIO.value} to ${LARGEST_RATIO.value}.`,
            '/reference_capacity',
          ),
        ]
      : []),
    ...(n < EXPONENTS[0] || n > EXPONENTS[1]
      ? [
          warn(
            'scale_exponent_unusual',
            `{scale_exponent} is ${shown(n)}; the usual range for equipment and plants is ${EXPONENTS[0]} to ${EXPONENTS[1]}.`,
            '/scale_exponent',
          ),
        ]
      : []),
    ...(plain
      ? [
          warn(
            'cost_date_as_it_was',
            '{cost_index}, {reference_cost_index} and {location_factor} apply no adjustment, so the cost remains at its original date and location.',
            '/cost_index',
          ),
        ]
      : []),
  ]
}

export function classWarnings(found: Classed | undefined): Warning[] {
  if (found?.sides === undefined) return []
  const of = (name: string, { spread, narrowest, widest }: SideOfRange): Warning[] => {
    const said = `The ${name} side of the accuracy range is ${shownPercent(spread)} of the estimate, outside the ${shownPercent(narrowest)} to ${shownPercent(widest)} of class ${found.estimateClass}.`
    if (spread < narrowest * (1 - ROUNDING)) return [warn('range_narrower_than_class', said)]
    if (spread > widest * (1 + ROUNDING)) return [warn('range_wider_than_class', said)]
    return []
  }
  return [...of('low', found.sides.low), ...of('high', found.sides.high)]
}
const ROUNDING = 1e-9

/** `what`: what nobody can defend without it. */
export function basisWarnings(p: Parameters<typeof missingBasis>[0], what: string): Warning[] {
  const missing = missingBasis(p)
  if (missing === undefined) return []
  return [
    warn(
      'basis_not_stated',
      `There is no traceable basis for ${what}, because {${missing}} is not entered.`,
      `/${missing}`,
    ),
  ]
}
