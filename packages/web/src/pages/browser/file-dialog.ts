/** The window in which a person confirms which columns of a file go where; a part of its own, loaded with the first file. */

import { keyOf } from '@keelson/files/asked.ts'
import type { Mapping } from '@keelson/files/mapping/mapping.ts'
import type { Answers, Question } from '@keelson/files/table.ts'
import type { FormSpec } from '../../form/case/form.ts'
import { element } from '../../form/view/dom.ts'
import type { FileProposal, UploadedFile } from '../case/file-contract.ts'
import { mappingWithout, questionsPut, questionsShown, tableOf } from '../case/file-proposal.ts'
import { fileInWords } from '../case/file-words.ts'
import { columnsOf, notReadOf } from './file-columns.ts'
import { questionView } from './file-question.ts'

export interface FileAsked {
  readonly spec: FormSpec
  readonly file: UploadedFile
  readonly proposals: readonly FileProposal[]
  /** Those that were given to a file of this form before, and the questions that they answer. */
  readonly answers: Answers
  readonly questions: readonly Question[]
  /** What these answers lead to; a sentence where that could not be had. */
  readonly propose: (answers: Answers) => Promise<readonly FileProposal[] | string>
}

/** The mapping that was confirmed; undefined where none was. */
export function askedOf(asked: FileAsked): Promise<Mapping | undefined> {
  const dialog = new FileDialog(asked)
  return dialog.confirmed
}

class FileDialog {
  readonly confirmed: Promise<Mapping | undefined>
  private readonly asked: FileAsked
  private readonly window = element('dialog', { class: 'enlarged file-dialog', 'aria-labelledby': 'file-heading' })
  private readonly body = element('div', {})
  private readonly said = element('p', { class: 'file-open', role: 'status' })
  private readonly use = element('button', { type: 'button', class: 'primary' }, 'Use these columns')
  private proposals: readonly FileProposal[]
  private answers: Answers
  private put: readonly Question[]
  private table: string | undefined
  private readonly leftOut = new Set<string>()
  /** Only the newest answers are told. */
  private turn = 0
  private problem = ''

  constructor(asked: FileAsked) {
    this.asked = asked
    this.proposals = asked.proposals
    this.answers = asked.answers
    this.put = asked.questions
    this.table = asked.proposals[0]?.table
    const { promise, resolve } = Promise.withResolvers<Mapping | undefined>()
    this.confirmed = promise
    const cancel = element('button', { type: 'button' }, 'Cancel')
    cancel.addEventListener('click', () => this.window.close())
    this.use.addEventListener('click', () => {
      resolve(this.mapping() ?? undefined)
      this.window.close()
    })
    this.window.addEventListener('close', () => {
      resolve(undefined)
      this.window.remove()
    })
    this.window.append(
      element('h2', { id: 'file-heading' }, `Read ${asked.file.name}`),
      element('p', { class: 'note' }, fileInWords(asked.file)),
      this.body,
      this.said,
      element('p', { class: 'actions' }, this.use, cancel),
    )
    this.draw()
    document.body.append(this.window)
    this.window.showModal()
  }

  private chosen(): FileProposal | undefined {
    return this.proposals.find(({ table }) => table === this.table) ?? this.proposals[0]
  }

  private mapping(): Mapping | null {
    const mapping = this.chosen()?.mapping
    return mapping ? mappingWithout(mapping, this.leftOut) : null
  }

  private draw(): void {
    const focused = document.activeElement?.id
    const chosen = this.chosen()
    this.put = questionsPut(
      this.put,
      this.proposals.flatMap(({ questions }) => questions),
    )
    this.body.replaceChildren(
      ...(this.problem === '' ? [] : [element('p', { class: 'problem', role: 'alert' }, this.problem)]),
      ...this.tables(),
      ...(chosen
        ? [...this.questions(chosen), ...columnsOf(this.asked, chosen, this.leftOut, () => this.tell(this.chosen()))]
        : []),
      ...notReadOf(this.asked.file),
    )
    this.body.setAttribute('aria-busy', 'false')
    this.tell(chosen)
    if (focused) document.getElementById(focused)?.focus()
  }

  private tell(chosen: FileProposal | undefined): void {
    const open = chosen?.questions.length ?? 0
    this.use.disabled = this.mapping() === null
    const none = chosen?.mapping ? 'Select at least one column.' : 'No column of this table matches an input.'
    const asks = open === 1 ? 'Answer the question to continue.' : `Answer the ${open} questions to continue.`
    this.said.textContent = this.use.disabled ? (open > 0 ? asks : none) : ''
  }

  private tables(): readonly HTMLElement[] {
    if (this.proposals.length < 2) return []
    const options = this.proposals.map(({ table }) => {
      const rows = tableOf(this.asked.file, table)?.rows
      const said = rows === undefined ? table : `${table}, ${rows.toLocaleString('en')} rows`
      return element('option', { value: table, selected: table === this.table }, said)
    })
    const select = element('select', { id: 'file-table' }, ...options)
    select.addEventListener('change', () => {
      this.table = select.value
      this.draw()
    })
    return [element('p', { class: 'file-table' }, element('label', { for: 'file-table' }, 'Table'), ' ', select)]
  }

  private questions(chosen: FileProposal): readonly HTMLElement[] {
    return questionsShown(this.put, chosen, this.answers).map((question) => {
      const key = keyOf(question)
      const at = this.put.findIndex((one) => keyOf(one) === key)
      return questionView(`file-q${at}`, question, this.answers[key], (answer) => void this.answer(key, answer))
    })
  }

  private async answer(key: string, answer: string): Promise<void> {
    this.answers = { ...this.answers, [key]: answer }
    const turn = ++this.turn
    this.use.disabled = true
    this.body.setAttribute('aria-busy', 'true')
    const proposals = await this.asked.propose(this.answers)
    if (turn !== this.turn) return
    this.problem = typeof proposals === 'string' ? proposals : ''
    if (typeof proposals !== 'string') this.proposals = proposals
    this.draw()
  }
}
