/** The values that a run answers with. */
import { designValues } from './values-design.ts'
import { responseValues } from './values-response.ts'
import { spanValues } from './values-span.ts'

export const values = { ...spanValues, ...responseValues, ...designValues }
