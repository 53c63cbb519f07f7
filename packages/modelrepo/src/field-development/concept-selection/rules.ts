/** What the inputs must satisfy together: weights that are something, matrices of their shape, comparisons that mirror. */
import { type Problem, shown } from '@keelson/workflow'
import type { Draws, Field, Pairs, Tables } from './inputs.ts'

/** How far the product of two mirrored comparisons may be from 1. */
const MIRRORED = 1e-6
const FEWEST_DRAWS = 1000

const NOTHING = 'must include at least one weight above 0 (entered: all 0)'

export function screeningProblems({ weights, empirical_shares = [] }: Field): Problem[] {
  const sum = weights.reduce((total, w) => total + w.depth + w.reservoir + w.distance + w.fluid, 0)
  const seen = new Set<string>()
  const twice = empirical_shares.flatMap(({ host }, i): Problem[] => {
    const known = seen.has(host)
    seen.add(host)
    return known
      ? [{ pointer: `/empirical_shares/${i}/host`, message: `must be unique (already listed: ${host})` }]
      : []
  })
  return [...(sum > 0 ? [] : [{ pointer: '/weights', message: NOTHING }]), ...twice]
}

export function tableProblems({ alternatives, criteria, performance }: Tables): Problem[] {
  const names = new Set<string>()
  const twice = criteria.flatMap(({ name }, i): Problem[] => {
    const known = names.has(name)
    names.add(name)
    return known
      ? [{ pointer: `/criteria/${i}/name`, message: 'must be unique; another criterion has the same name' }]
      : []
  })
  const weightless = criteria.every(({ weight }) => weight === 0)
  const count =
    performance.length === alternatives.length
      ? []
      : [
          {
            pointer: '/performance',
            message: `must have one row per alternative, ${alternatives.length} in total (entered: ${performance.length})`,
          },
        ]
  const ragged = performance.flatMap((row, i): Problem[] =>
    row.length === criteria.length
      ? []
      : [
          {
            pointer: `/performance/${i}`,
            message: `must have one number per criterion, ${criteria.length} in total (entered: ${row.length})`,
          },
        ],
  )
  return [...twice, ...(weightless ? [{ pointer: '/criteria', message: NOTHING }] : []), ...count, ...ragged]
}

export function comparisonProblems({ criteria_names, pairwise_matrix: a }: Pairs): Problem[] {
  const n = criteria_names.length
  if (a.length !== n)
    return [
      { pointer: '/pairwise_matrix', message: `must have one row per criterion, ${n} in total (entered: ${a.length})` },
    ]
  const ragged = a.flatMap((row, i): Problem[] =>
    row.length === n
      ? []
      : [
          {
            pointer: `/pairwise_matrix/${i}`,
            message: `must have one number per criterion, ${n} in total (entered: ${row.length})`,
          },
        ],
  )
  if (ragged.length > 0) return ragged
  return a.flatMap((row, i) =>
    row.flatMap((own, j): Problem[] => {
      const mirror = a[j]?.[i] ?? 0
      if (j > i || Math.abs(own * mirror - 1) <= MIRRORED) return []
      const message =
        i === j
          ? `must be 1, because the criterion is compared with itself (entered: ${shown(own)})`
          : `must be the reciprocal of row ${j + 1}, column ${i + 1}, ${shown(mirror)} (entered: ${shown(own)})`
      return [{ pointer: `/pairwise_matrix/${i}/${j}`, message }]
    }),
  )
}

export function drawProblems({ robustness_samples: samples }: Draws): Problem[] {
  if (samples === 0 || samples >= FEWEST_DRAWS) return []
  return [{ pointer: '/robustness_samples', message: `must be 0 or at least ${FEWEST_DRAWS} (entered: ${samples})` }]
}
