/**
 * Prints a case: the answer at once, what is slow to set (the steps, the charts) after it, and nothing that a newer
 * case has overtaken.
 */

import type { Params } from '@keelson/form/case/field.ts'
import { fieldsOf } from '@keelson/form/case/form.ts'
import type { UnitSystem } from '@keelson/form/case/units.ts'
import { charts } from '@keelson/report/charts.ts'
import { checks } from '@keelson/report/checks.ts'
import { evidence, standards } from '@keelson/report/evidence.ts'
import { type Html, html } from '@keelson/report/html.ts'
import { inputs } from '@keelson/report/inputs.ts'
import { keyResults } from '@keelson/report/key-results.ts'
import { badge, besideVerdict } from '@keelson/report/masthead.ts'
import { method, warnings } from '@keelson/report/notes.ts'
import { steps } from '@keelson/report/steps.ts'
import { tables, values } from '@keelson/report/tables.ts'
import { annotations, type ChartAnswer, type Problem, type RunRecord } from '@keelson/workflow'
import { type Answered, answerTo, type Facts, hashedTexts, recordOf } from '../case/answer.ts'
import { inUsUnits } from '../case/us-view.ts'
import type { Surface, SurfaceWorkflow } from '../surface.ts'
import { caseSection, sha256 } from './case-section.ts'
import type { ResultsView } from './results-view.ts'

export interface Printed {
  readonly shown: SurfaceWorkflow
  readonly params: Params
  readonly system: UnitSystem
}
export interface Printer {
  /** Calculates and prints; gives the problems of a case that is refused. */
  readonly print: (asked: Printed) => readonly Problem[]
  /** Before the case of another workflow. */
  readonly forget: () => void
}

/** A newer case may come while the slow parts wait this long. */
const SETTLE_MS = 40

export function openPrinter(surface: Surface, facts: Facts, view: ResultsView, baseUrl: string): Printer {
  let turn = 0
  /** Whether anything stands below. */
  let printed = false
  const drawings = new Map<string, { readonly chart: string; readonly body: Html }>()

  const print = ({ shown, params, system }: Printed): readonly Problem[] => {
    turn += 1
    view.busy(true)
    const answer = answerTo(shown.workflow, params)
    view.stale(answer.kind === 'refused')
    if (answer.kind === 'refused') {
      view.busy(false)
      view.standing(refusal(shown, answer.problems, printed))
      return answer.problems
    }
    const record = recordOf({ surface, shown, params, facts, baseUrl }, answer)
    const read = system === 'us' ? inUs(record) : record
    printed = true
    view.standing(standing(record))
    view.beside(html`<div>${besideVerdict(record)}</div>`)
    view.put('results', keyResults(read))
    view.put('checks', checks(read))
    view.put('inputs', inputs(read))
    view.put('values', values(read))
    view.put('tables', tables(read))
    view.put('warnings', warnings(record))
    view.put('method', method(record))
    view.put('evidence', evidence(record))
    view.put('standards', standards(record))
    void printSlowly(turn, record, shown, answer)
    return []
  }

  const printSlowly = async (own: number, record: RunRecord, shown: SurfaceWorkflow, answer: Answered) => {
    const overtaken = () => own !== turn
    const texts = hashedTexts(surface, shown.workflow, answer)
    const hashes = { input: await sha256(texts.input), result: texts.result && (await sha256(texts.result)) }
    if (overtaken()) return
    view.put('case', caseSection(record, facts, hashes))
    await pause(SETTLE_MS)
    const all = record.response.result?.charts ?? []
    const bodies: Html[] = []
    for (const chart of all) {
      if (overtaken()) return
      bodies.push(await drawn(record, chart))
      await pause(0)
    }
    if (overtaken()) return
    view.put('charts', bodies.length === 0 ? undefined : { id: 'charts', title: 'Charts', body: bodies })
    await pause(0)
    if (overtaken()) return
    view.put('calculation', steps(record))
    view.busy(false)
  }

  /** A chart as the report draws it; drawn anew only when it has changed. */
  const drawn = async (record: RunRecord, chart: ChartAnswer): Promise<Html> => {
    const text = JSON.stringify(chart)
    const known = drawings.get(chart.id)
    if (known?.chart === text) return known.body
    const { result } = record.response
    const alone = {
      ...record,
      response: { ...record.response, ...(result && { result: { ...result, charts: [chart] } }) },
    }
    const body = html`${(await charts(alone))?.body}`
    drawings.set(chart.id, { chart: text, body })
    return body
  }

  return {
    print,
    forget: () => {
      turn += 1
      printed = false
      drawings.clear()
      view.clear()
    },
  }
}

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

const inUs = (record: RunRecord): RunRecord => {
  const { result } = record.response
  return { ...record, response: { ...record.response, ...(result && { result: inUsUnits(result) }) } }
}

/** On a phone the results stand below the form. */
const jump = html` <a class="jump" href="#main">Results</a>`

function standing({ response }: RunRecord): Html {
  const { detail, warnings: given = [] } = response
  return html`<p>${badge(response)}${jump} <span class="said">${detail}</span>${
    given.length > 0 &&
    html` <a class="flags" href="#warnings">${given.length} ${given.length === 1 ? 'warning' : 'warnings'}</a>`
  }</p>`
}

function refusal(shown: SurfaceWorkflow, problems: readonly Problem[], printed: boolean): Html {
  const declared = fieldsOf(shown.form)
  const title = (name: string) => (declared[name] ? annotations(declared[name]).title : name)
  const fields = [...new Set(problems.map((p) => p.pointer.split('/')[1] ?? ''))]
  return html`<p><strong class="badge error">Not calculated</strong> <span class="said">${
    fields.length === 1 ? 'An input is refused' : `${fields.length} inputs are refused`
  }: ${fields.slice(0, 3).map((name, i) => html`${i > 0 && ', '}<a href="#input-${name}">${title(name)}</a>`)}.${printed && ' The results below are those of the inputs before.'}</span></p>`
}
