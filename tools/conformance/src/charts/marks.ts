/**
 * How often the markers and limits that a chart names are numbers of its answer: the tension at the marker "fairlead" is
 * one that the run gives, and a limit is that of a check, an input or a step.
 */
import type { DrawnResult } from '@keelson/engine'
import { drawn } from '@keelson/workflow'
import { type NumbersInUnit, SAY_NOTHING, strayIn, unitOfTitle } from './anchors.ts'
import { namedMarks } from './axes-drawn.ts'

export interface MarkStanding {
  readonly chart: string
  /** Its numbers as '#', which differ from run to run. */
  readonly label: string
  readonly axis: string
  readonly met: number
  readonly missed: number
  /** Its number where it is none of the answer, in words. */
  readonly stray: () => string
}

export function marksOf(result: DrawnResult, inUnit: NumbersInUnit): readonly MarkStanding[] {
  return result.charts.flatMap(({ id, spec }) =>
    namedMarks(spec).flatMap(({ label, places }) =>
      places
        .filter(({ number }) => !SAY_NOTHING.has(number))
        .map(({ axis, title, number }): MarkStanding => {
          const unit = unitOfTitle(title)
          const isMet = inUnit(unit).has(drawn(Math.abs(number)))
          const stray = () => strayIn([number], unit, inUnit(unit))
          return { chart: id, label: withoutNumbers(label), axis, met: Number(isMet), missed: Number(!isMet), stray }
        }),
    ),
  )
}

const withoutNumbers = (label: string): string => label.replaceAll(/\d[\d.,]*/g, '#')

/** Each mark on each of its axes, in all runs together. */
export function marksTogether(all: readonly MarkStanding[]): readonly MarkStanding[] {
  const each = Map.groupBy(all, ({ chart, label, axis }) => `${chart} ${label} ${axis}`)
  return [...each.values()].map((of) => ({
    ...((of.find(({ missed }) => missed > 0) ?? of[0]) as MarkStanding),
    met: of.reduce((sum, { met }) => sum + met, 0),
    missed: of.reduce((sum, { missed }) => sum + missed, 0),
  }))
}

/** A number without a unit is taken for a count where it is whole, so that now and then one is missed. */
export const isMet = ({ met, missed }: MarkStanding): boolean => met > missed
