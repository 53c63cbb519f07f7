/** Every mutant of the modules that hold equations and coefficients: those of standards and of physics. */
import { sourceText } from '@keelson/equations/source-text.ts'
import { once } from '@keelson/workflow'
import { modules } from '../constants.ts'
import { everyEquation } from '../every-equation.ts'
import type { Mutant } from './mutant.ts'
import { type Formula, type FormulasByText, mutantsOf } from './mutants.ts'
import { textOf } from './text.ts'

const MUTATED = /^(standards|physics)\/(?!.*\/testing-)/

const formulas = once(formulasByText)
/** The modules of which mutants are made, by their files. */
const mutated = once(
  () => new Set(modules.map(({ path }) => path.replace('/src/', '/')).filter((file) => MUTATED.test(file))),
)

/** The mutants of a module; none of one that holds no formula, table or coefficient. */
export const mutantsIn = (file: string): Mutant[] =>
  mutated().has(file) ? mutantsOf(file, textOf(file), formulas()) : []

/** The mutants of each module by its file; a module without mutants is left out. */
export const mutantsByFile = (): Map<string, Mutant[]> =>
  new Map([...mutated()].map((file) => [file, mutantsIn(file)] as const).filter(([, mutants]) => mutants.length > 0))

export function formulasByText(): FormulasByText {
  const formulas = new Map<string, Formula>()
  for (const { name, equation } of everyEquation) {
    for (const side of [equation.evaluate, equation.left]) {
      if (side && !formulas.has(sourceText(side))) formulas.set(sourceText(side), { name, equation })
    }
  }
  return formulas
}
