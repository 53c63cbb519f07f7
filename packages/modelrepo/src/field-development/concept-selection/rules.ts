/** What the inputs must satisfy together: weights that are something, matrices of their shape, comparisons that mirror. */
import { type Problem, shown } from '@keelson/workflow'
import type { Draws, Field, Pairs, Tables } from './inputs.ts'

/** How far the product of two mirrored comparisons may be from 1. */
const MIRRORED = 1e-6
const FEWEST_DRAWS = 1000

const NOTHING = 'must hold a weight above 0; all are 0'

export function screeningProblems({ weights, empirical_shares = [] }: Field): Problem[] {
  const sum = weights.reduce((total, w) => total + w.depth + w.reservoir + w.distance + w.fluid, 0)
  const seen = new Set<string>()
  const twice = empirical_shares.flatMap(({ host }, i): Problem[] => {
    const known = seen.has(host)
    seen.add(host)
    return known ? [{ pointer: `/empirical_shares/${i}/host`, message: `is listed before: ${host}` }] : []
  })
  return [...(sum > 0 ? [] : [{ pointer: '/weights', message: NOTHING }]), ...twice]
}

export function tableProblems({ alternatives, criteria, performance }: Tables): Problem[] {
  const names = new Set<string>()
  const twice = criteria.flatMap(({ name }, i): Problem[] => {
    const known = names.has(name)
    names.add(name)
    return known ? [{ pointer: `/criteria/${i}/name`, message: 'another criterion has this name already' }] : []
  })
  const weightless = criteria.every(({ weight }) => weight === 0)
  const count =
    performance.length === alternatives.length
      ? []
      : [
          {
            pointer: '/performance',
            message: `must have a row for each of ${alternatives.length} alternatives; read ${performance.length}`,
          },
        ]
  const ragged = performance.flatMap((row, i): Problem[] =>
    row.length === criteria.length
      ? []
      : [
          {
            pointer: `/performance/${i}`,
            message: `must have a number for each of ${criteria.length} criteria; read ${row.length}`,
          },
        ],
  )
  return [...twice, ...(weightless ? [{ pointer: '/criteria', message: NOTHING }] : []), ...count, ...ragged]
}

export function comparisonProblems({ criteria_names, pairwise_matrix: a }: Pairs): Problem[] {
  const n = criteria_names.length
  if (a.length !== n)
    return [{ pointer: '/pairwise_matrix', message: `must have a row for each of ${n} criteria; read ${a.length}` }]
  const ragged = a.flatMap((row, i): Problem[] =>
    row.length === n
      ? []
      : [
          {
            pointer: `/pairwise_matrix/${i}`,
            message: `must have a number for each of ${n} criteria; read ${row.length}`,
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
          ? `compares a criterion with itself, and must be 1; read ${shown(own)}`
          : `must be 1 over its mirror, row ${j + 1} column ${i + 1}, ${shown(mirror)}; read ${shown(own)}`
      return [{ pointer: `/pairwise_matrix/${i}/${j}`, message }]
    }),
  )
}

export function drawProblems({ robustness_samples: samples }: Draws): Problem[] {
  if (samples === 0 || samples >= FEWEST_DRAWS) return []
  return [{ pointer: '/robustness_samples', message: `must be 0, or ${FEWEST_DRAWS} or more; read ${samples}` }]
}
