/** The charts and figures of an outcome as they leave: drawn, or named so that they can be asked for. */
import {
  type AnyContract,
  type ChartSpec,
  ContractError,
  type DrawnOutcome,
  type FigureSpec,
  isNotApplicable,
  NonFiniteError,
  type NotApplicable,
  type ReadParams,
  spelledOut,
} from '@keelson/workflow'
import { holdToDeclared, missingInputs, whyNull } from './emit-values.ts'
import type { ChartAnswer, FigureAnswer, PictureName } from './result.ts'

type Declared = Readonly<Record<string, ChartSpec | FigureSpec>>

export const chartAnswers = (contract: AnyContract, read: ReadParams, outcome: DrawnOutcome): ChartAnswer[] =>
  produced('chart', contract.charts, outcome.charts, read).map(({ made, ...about }) => {
    const { description, ...spec } = made
    return { ...about, description: said(about.description, description), spec }
  })

export const figureAnswers = (contract: AnyContract, read: ReadParams, outcome: DrawnOutcome): FigureAnswer[] =>
  produced('figure', contract.figures, outcome.figures, read).map(({ made, ...about }) => {
    if (!isFiniteThroughout(made)) throw new NonFiniteError(`the figure ${about.title}`)
    const { description, ...drawing } = made
    return { ...about, description: said(about.description, description), drawing }
  })

/** What is declared of a picture, and what it leaves out in this run. */
const said = (declared: string, ofRun: unknown): string =>
  typeof ofRun === 'string' ? `${declared} ${ofRun}` : declared

/** Those that a run in this mode can have. Whether one does not apply after all is known once it is drawn. */
export const pictureNames = (declared: Declared, read: ReadParams): PictureName[] =>
  Object.entries(declared).flatMap(([id, { title, description, onlyWhen }]) =>
    whyNull(onlyWhen, read) === undefined ? [{ id, title, description }] : [],
  )

function isFiniteThroughout(part: unknown): boolean {
  if (typeof part === 'number') return Number.isFinite(part)
  return typeof part !== 'object' || part === null || Object.values(part).every(isFiniteThroughout)
}

/** What was made of the declared ones. Throws ContractError where one is missing without reason, or made and not declared. */
function produced<T extends object>(
  what: string,
  declared: Declared,
  given: Readonly<Record<string, T | NotApplicable | undefined>> | undefined,
  read: ReadParams,
) {
  holdToDeclared(what, declared, given)
  return Object.entries(declared).flatMap(([id, { title, description, onlyWhen, needs }]) => {
    const made = given?.[id]
    if (isNotApplicable(made)) return []
    if (made) return [{ id, title, description, made: spelledOut(made) }]
    if (whyNull(onlyWhen, read) === undefined && missingInputs(needs, read) === undefined) {
      throw new ContractError(`${what} ${id} is missing`)
    }
    return []
  })
}
