/** The base span of the query in its current. */
import { silent } from '@keelson/equations'
import type { Drawing } from '@keelson/figures'
import { elevation } from '../viv-analysis/figures.ts'
import { solved } from './atlas-solver.ts'
import type { Params } from './inputs.ts'

export function span(p: Params): Drawing {
  const found = solved(p, silent)
  return elevation(found.p, found.span, [found.first])
}
