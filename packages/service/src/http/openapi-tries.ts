/** What the search for the limits of a case answers. */
import { listOf, object, text, withOptional } from './openapi-forms.ts'

const number = { type: 'number' }

const found = withOptional(
  object({
    param: { ...text, description: 'Name of the input.' },
    title: text,
    unit: { ...text, description: 'Unit of `now` and `value`.' },
    now: { ...number, description: 'Value in the request.' },
    side: { enum: ['minimum', 'maximum'], description: 'Whether `value` is the minimum or the maximum that passes.' },
    value: { ...number, description: 'Value at the limit, rounded to 4 digits. The case passes at this value.' },
    check: { ...text, description: 'Title of the governing check at `value`.' },
    utilisation: { type: ['number', 'null'], description: 'Governing utilisation at `value`.' },
    limit: { ...number, description: 'Limit of the governing utilisation.' },
  }),
  { symbol: text },
)

export const triesSchema = object({
  ref: text,
  on_request: { type: 'boolean', description: 'True if `at_once` was true and nothing was calculated.' },
  tries: { ...listOf(found), description: 'Limits found, in the order in which a designer would change the inputs.' },
})
