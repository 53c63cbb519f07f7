/** The tables and steps of an outcome as they leave. */
import type { Met, Reading, ShownBy, SolvedStep, Step, TracedArgument } from '@keelson/equations'
import { fromSI, unit as unitOf } from '@keelson/units'
import {
  type AnyContract,
  ContractError,
  type DrawnOutcome,
  isNotApplicable,
  NonFiniteError,
  type ReadParams,
  spelledOut,
  type TableSpec,
} from '@keelson/workflow'
import { columnAnswers, emittedRows, holdToDeclared, whyNull } from './emit-values.ts'
import type { Origin } from './origin.ts'
import type { StepAnswer, TableAnswer } from './result.ts'
import { unitsOut } from './unit-out.ts'

export function tableAnswers(contract: AnyContract, read: ReadParams, outcome: DrawnOutcome): TableAnswer[] {
  const specs = contract.tables as Readonly<Record<string, TableSpec>>
  const out = unitsOut(contract, read)
  holdToDeclared('table', specs, outcome.tables)
  return Object.entries(specs).flatMap(([id, spec]) => {
    const given = outcome.tables?.[id]
    if (isNotApplicable(given)) return []
    if (!given) {
      if (whyNull(spec.onlyWhen, read) === undefined) throw new ContractError(`table ${id} is missing`)
      return []
    }
    const columns = columnAnswers(spec.columns, out)
    const rows = spelledOut(emittedRows(id, spec.columns, given, out))
    return [{ id, title: spec.title, description: spec.description, columns, rows, count: rows.length }]
  })
}

/** A step in the units in which its formula is written, each argument with its origin; -0 is 0. */
export function stepAnswer(given: Step, origins: readonly (Origin | undefined)[]): StepAnswer {
  const step = spelledOut(given)
  const { value, ...rest } = step
  const sides = step.kind === 'equation' && step.left !== undefined ? [value, step.left.value] : [value]
  if (!sides.every(Number.isFinite)) throw new NonFiniteError(`${step.title} (${step.symbol})`)
  const own = { ...rest, value: inOwnUnit(value, step.unit) }
  if (step.kind === 'solved') return { ...own, kind: 'solved', ...solvedAnswer(step, origins) }
  const stated = { ...own, kind: step.kind, arguments: argumentAnswers(step.arguments, origins) }
  return step.kind === 'table' && step.reading ? { ...stated, reading: readingAnswer(step.reading, step.unit) } : stated
}

function solvedAnswer(step: SolvedStep, origins: readonly (Origin | undefined)[]) {
  const { satisfies, meets, shown } = step
  return {
    trial: inOwnUnit(step.trial, step.unit),
    ...(satisfies && {
      satisfies: {
        ...satisfies,
        value: inOwnUnit(satisfies.value, satisfies.unit),
        arguments: argumentAnswers(satisfies.arguments, origins),
      },
    }),
    ...(meets && { meets: meets.map(metAnswer) }),
    ...(shown && { shown: shownAnswer(shown) }),
  }
}

const metAnswer = ({ target, ...met }: Met): Met => ({
  ...met,
  value: inOwnUnit(met.value, met.unit),
  target: { ...target, value: inOwnUnit(target.value, met.unit) },
})

const shownAnswer = ({ symbol, is }: ShownBy): ShownBy => ({
  symbol,
  ...(is && { is: { ...is, value: inOwnUnit(is.value, is.unit) } }),
})

const readingAnswer = ({ axes, corners, entries }: Reading, unit: string): Reading => ({
  axes: axes.map((a) => ({
    ...a,
    at: inOwnUnit(a.at, a.unit),
    nodes: [inOwnUnit(a.nodes[0], a.unit), inOwnUnit(a.nodes[1], a.unit)],
  })),
  corners: corners.map((c) => inOwnUnit(c, unit)),
  entries,
})

const argumentAnswers = (given: readonly TracedArgument[], origins: readonly (Origin | undefined)[]) =>
  given.map(({ constant: _, ...a }, i) => ({
    ...a,
    value: typeof a.value === 'number' ? inOwnUnit(a.value, a.unit) : a.value.map((x) => inOwnUnit(x, a.unit)),
    ...(origins[i] && { origin: origins[i] }),
  }))

function inOwnUnit(si: number, unit: string): number {
  const { factor, offset } = unitOf(unit)
  return (factor === 1 && offset === 0 ? si : fromSI(si, unit)) + 0
}
