/**
 * Prints a case: the answer at once, what is slow to set (the steps, the charts) after it, and nothing that a newer
 * case has overtaken.
 */
import type { Params } from '@keelson/form/case/field.ts'
import { fieldsOf } from '@keelson/form/case/form.ts'
import { basis } from '@keelson/report/basis.ts'
import { calculation } from '@keelson/report/calculation.ts'
import { placesOf } from '@keelson/report/chart-series.ts'
import { drawing } from '@keelson/report/charts.ts'
import { evidence } from '@keelson/report/evidence.ts'
import { figures } from '@keelson/report/figures.ts'
import { figure, figureSections } from '@keelson/report/figures-and-charts.ts'
import { type Html, html } from '@keelson/report/html.ts'
import { inUnits } from '@keelson/report/in-units.ts'
import { badge } from '@keelson/report/masthead.ts'
import { method } from '@keelson/report/method.ts'
import { nomenclature } from '@keelson/report/nomenclature.ts'
import { summary } from '@keelson/report/summary.ts'
import { tables, values } from '@keelson/report/tables.ts'
import type { UnitSystem } from '@keelson/units/systems.ts'
import { annotations, type ChartAnswer, type Problem, type RunRecord } from '@keelson/workflow'
import { type Answered, answerTo, type Facts, hashedTexts, recordOf } from '../case/answer.ts'
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

/** A case of which the slow parts are still to be printed. */
interface Slow {
  readonly record: RunRecord
  /** In the units that the reader has chosen. */
  readonly read: RunRecord
  readonly shown: SurfaceWorkflow
  readonly answer: Answered
  /** Figures that do not stand in the summary. */
  readonly others: readonly Html[]
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
    const read = inUnits(record, system)
    printed = true
    view.standing(standing(record))
    const [first, ...others] = figures(read)
    view.put('summary', summary(read, first))
    view.put('basis', basis(read))
    view.put('values', values(read))
    view.put('tables', tables(read))
    view.put('method', method(record))
    view.put('evidence', evidence(record))
    void printSlowly(turn, { record, read, shown, answer, others: others.map(figure) })
    return []
  }

  const printSlowly = async (own: number, { record, read, shown, answer, others }: Slow) => {
    const overtaken = () => own !== turn
    const texts = hashedTexts(surface, shown.workflow, answer)
    const hashes = { input: await sha256(texts.input), result: texts.result && (await sha256(texts.result)) }
    if (overtaken()) return
    view.put('case', caseSection(record, facts, hashes))
    await pause(SETTLE_MS)
    const all = read.response.result?.charts ?? []
    const bodies: Html[] = [...others]
    for (const chart of all) {
      if (overtaken()) return
      bodies.push(await drawn(read, chart))
      await pause(0)
    }
    if (overtaken()) return
    const [chapter, further] = figureSections(bodies)
    view.put('figures', chapter)
    view.put('further-charts', further)
    await pause(0)
    if (overtaken()) return
    view.put('calculation', calculation(read))
    view.put('nomenclature', nomenclature(record))
    view.busy(false)
  }

  /** A chart as the report draws it; drawn anew only when it or the order of the series of all has changed. */
  const drawn = async (record: RunRecord, chart: ChartAnswer): Promise<Html> => {
    const all = record.response.result?.charts ?? []
    const text = JSON.stringify([chart, ...placesOf(all.map(({ spec }) => spec))])
    const known = drawings.get(chart.id)
    if (known?.chart === text) return known.body
    const body = await (await drawing())(chart, all)
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
