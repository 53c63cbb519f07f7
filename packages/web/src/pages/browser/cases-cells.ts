/** The cells in which load cases are typed: a text, or a choice where the input has options. */
import { limitStates } from '@keelson/projects/document.ts'
import { element } from '../../form/view/dom.ts'
import { type CaseInput, type CasePlace, type CaseTable, notAState } from '../project/case-table.ts'
import { selectOf } from './project-boxes.ts'

export const controlAt = (holder: Element, { line, column }: CasePlace): HTMLElement | null =>
  holder.querySelector<HTMLElement>(`[data-line="${line}"][data-cell="${CSS.escape(column)}"]`)

export function drawnCases({ columns, lines }: CaseTable, inputs: readonly CaseInput[]): HTMLElement {
  const known = columns.map((path) => inputs.find((one) => one.path === path) ?? inputFor(path))
  const heads = known.map(({ path, title, unit }) =>
    element(
      'th',
      { scope: 'col' },
      unit === '' || unit === '-' ? title : `${title} [${unit}]`,
      element(
        'button',
        {
          type: 'button',
          class: 'take-out',
          'data-away': true,
          'data-column': path,
          'aria-label': `Remove column ${title}`,
        },
        '×',
      ),
    ),
  )
  const rows = lines.map((line, i) => {
    const named = line.name === '' ? `row ${i + 1}` : line.name
    const cells = known.map((input) =>
      element('td', {}, controlOf(input, line.cells[input.path]?.text ?? '', i, named)),
    )
    const away = element(
      'button',
      {
        type: 'button',
        class: 'take-out',
        'data-away': true,
        'data-line': String(i),
        'aria-label': `Remove case ${named}`,
      },
      '×',
    )
    return element(
      'tr',
      {},
      element('th', { scope: 'row' }, textBox(line.name, i, 'name', `Name of ${named}`)),
      element('td', {}, stateBox(line.limit_state, i, named)),
      ...cells,
      element('td', { class: 'ways' }, away),
    )
  })
  const head = element(
    'tr',
    {},
    element('th', { scope: 'col' }, 'Name'),
    element('th', { scope: 'col' }, 'Limit state'),
    ...heads,
    element('td', { class: 'ways' }),
  )
  return element('table', { class: 'rows typed-cases' }, element('thead', {}, head), element('tbody', {}, ...rows))
}

const inputFor = (path: string): CaseInput => ({
  path,
  title: path.replaceAll('_', ' '),
  unit: '',
  holds: 'other',
  choices: [],
})

const FLAGS = [
  ['true', 'yes'],
  ['false', 'no'],
] as const

function controlOf(
  { path, title, holds, choices, usual = '' }: CaseInput,
  text: string,
  line: number,
  named: string,
): HTMLElement {
  const label = `${title} of ${named}`
  const options = choices.length > 0 ? choices : holds === 'flag' ? FLAGS : []
  return options.length > 0 ? choiceBox(options, text, line, path, label) : textBox(text, line, path, label, usual)
}

function textBox(value: string, line: number, column: string, label: string, usual = ''): HTMLInputElement {
  const box = element('input', {
    type: 'text',
    'data-line': String(line),
    'data-cell': column,
    'aria-label': label,
    autocomplete: 'off',
    spellcheck: 'false',
    placeholder: usual,
  })
  box.value = value
  return box
}

function choiceBox(
  options: readonly (readonly [string, string])[],
  value: string,
  line: number,
  column: string,
  label: string,
): HTMLSelectElement {
  const isKnown = value === '' || options.some(([one]) => one === value)
  const select = selectOf([['', 'as the calculation'], ...options, ...(isKnown ? [] : [[value, value] as const])])
  for (const [name, text] of Object.entries({ 'data-line': String(line), 'data-cell': column, 'aria-label': label }))
    select.setAttribute(name, text)
  select.value = value
  return select
}

/** A state that was pasted and is none stays in sight. */
function stateBox(value: string, line: number, named: string): HTMLSelectElement {
  const isKnown = value === '' || limitStates.some((one) => one === value)
  const select = choiceBox(
    [...limitStates.map((one) => [one, one] as const), ...(isKnown ? [] : [[value, value] as const])],
    value,
    line,
    'limit_state',
    `Limit state of ${named}`,
  )
  const [none] = select.options
  if (none) none.textContent = 'none'
  if (!isKnown) select.title = notAState(value)
  return select
}
