/** What the caller says of costs that are the caller's own. */
import { type Condition, count, optional, text } from '@keelson/workflow'

export const basisParams = (usedWhen: Condition) => ({
  cost_source: optional(
    text({
      title: 'Cost source',
      description: 'Source of the costs, such as a tender, project or database, for the basis of estimate.',
      minLength: 1,
      example: 'closed-out cost of a sister project',
      usedWhen,
    }),
  ),
  cost_year: optional(
    count({
      title: 'Cost year',
      description: 'Price base year of the costs, for the basis of estimate.',
      minimum: 1950,
      maximum: 2100,
      example: 2024,
      usedWhen,
      inert: 'Documents the basis of the costs; no result depends on it.',
    }),
  ),
})

/** Names the first of the two that is not there. */
export const missingBasis = (p: {
  readonly cost_source?: string | undefined
  readonly cost_year?: number | undefined
}): string | undefined =>
  p.cost_source === undefined ? 'cost_source' : p.cost_year === undefined ? 'cost_year' : undefined
