/** A chart never leaves out the worst: what it draws of a long list holds the governing row, and it says that there are more. */
import type { ChartAnswer } from '@keelson/engine'
import { caseParams } from '@keelson/workflow'
import { longerRequests } from '../charts/longer.ts'
import { type RowsDrawn, rowsDrawn } from '../charts/rows-drawn.ts'
import type { Request } from '../modes.ts'
import { type ConformanceCheck, isRun, type Subject } from '../subject.ts'

export const worstDrawn: ConformanceCheck = {
  name: 'a chart of many rows draws the one that governs, and says what it leaves out',
  problems: async (subject) => {
    if (Object.keys(subject.contract.charts).length === 0) return []
    const runs = await Promise.all(longLists(subject).map((request) => subject.runWhole('a long list', request)))
    return [...new Set(runs.filter(isRun).flatMap(({ emitted }) => rowsDrawn(emitted.result).flatMap(faultsOf)))]
  },
}

/** Requests that the example makes, and each of so many cases: those by which all numbers of a row rise come first. */
const [OF_EXAMPLE, OF_CASE, CASES] = [6, 2, 4] as const

const longLists = ({ contract, workflow, cases }: Subject): readonly Request[] => [
  ...longerRequests(contract, workflow.example).take(OF_EXAMPLE),
  ...cases
    .filter((one) => !one.expect_refusal)
    .slice(0, CASES)
    .flatMap((one) => [...longerRequests(contract, caseParams(one, workflow.example)).take(OF_CASE)]),
]

const faultsOf = ({ chart, table, drawn, of, missing }: RowsDrawn): string[] => [
  ...(missing === undefined ? [] : [`chart ${chart.id} leaves out '${missing}', which governs ${table}`]),
  ...(drawn < of && !saysSo(chart)
    ? [`chart ${chart.id} draws ${drawn} of ${of} rows of ${table} and does not say so`]
    : []),
]

const saysSo = ({ description }: ChartAnswer): boolean => /\d of \d|\bOf \d/.test(description)
