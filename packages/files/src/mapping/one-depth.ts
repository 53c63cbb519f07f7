/** Of a file with the depths of metal loss in several columns one is taken: a question for all targets that they may go to. */
import type { FileTable } from '../table.ts'
import { listed, shown } from '../text/shown.ts'
import { othersOfDepth } from './depths.ts'
import { type Fitting, whichQuestion } from './fitting.ts'
import type { Proposed } from './proposal.ts'
import type { Target } from './target.ts'

export function withOneDepth(
  table: FileTable,
  targets: readonly Target[],
  columns: readonly Proposed[],
): readonly Proposed[] {
  return columns.map((one) => {
    const own = targets.find(({ name }) => name === one.target)
    const alike = own === undefined ? [] : targets.filter((t) => t === own || othersOfDepth(own, targets).includes(t))
    const fits = columns.filter(({ target }) => alike.some(({ name }) => name === target)).flatMap((two) => two.fits)
    const each = [...new Map(fits.map((fit): [string, Fitting] => [fit.column, fit])).values()]
    const [first] = alike
    if (first === undefined || alike.length < 2 || each.length < 2) return one
    const why = `${listed(each.map(({ column }) => shown(column)))} are each possible`
    return { ...one, question: whichQuestion(table, first, each, why) }
  })
}
