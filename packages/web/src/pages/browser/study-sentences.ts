/** The questions of a study in sentences whose words can be changed. */
import { element } from '../../form/view/dom.ts'
import type {
  AxisSheet,
  DistributionRow,
  Entry,
  GoalSheet,
  GridSheet,
  MattersSheet,
  Parameter,
  Question,
  Sheet,
  SwingRow,
  UncertainSheet,
} from '../case/study-sheet.ts'
import { choiceSlot, type Put, textSlot, tickSlot, unitAfter } from './study-slots.ts'

/** What a question is called, what it answers, and what its button does. */
export const WORDS: Readonly<Record<Question, readonly [name: string, says: string, button: string]>> = {
  goal: ['Find a value', 'Find the value of one input for a required result.', 'Find value'],
  one: ['One input', 'Results against one input.', 'Draw curve'],
  two: ['Two inputs', 'Results against two inputs as a map with the limit line, and as curves.', 'Draw map'],
  matters: [
    'Sensitivity',
    'Each input is varied from low to high with the others fixed. The widest bar has the greatest effect.',
    'Compare inputs',
  ],
  uncertain: [
    'Uncertainty',
    'Spread of the results for uncertain inputs, and probability of failure for each assessed check.',
    'Calculate spread',
  ],
}

export function sentences(sheet: Sheet, put: Put): readonly HTMLElement[] {
  switch (sheet.question) {
    case 'goal':
      return [goalSentence(sheet, put)]
    case 'one':
    case 'two':
      return gridSentences(sheet, put)
    case 'matters':
      return swingTables(sheet, put)
    case 'uncertain':
      return uncertainSentences(sheet, put)
  }
}

const sentence = (...parts: readonly (Node | string)[]): HTMLElement => element('p', { class: 'sentence' }, ...parts)

function goalSentence(sheet: GoalSheet, put: Put): HTMLElement {
  const { input, choice, from, to, output, target, targetUnit } = sheet
  return sentence(
    'Find ',
    choiceSlot(choice, 'Input to find', put),
    ' between ',
    textSlot(from, `Lowest ${input.title}`, put),
    ' and ',
    textSlot(to, `Highest ${input.title}`, put),
    `${unitAfter(input.unit)} so that `,
    choiceSlot(output, 'Result', put),
    ' is ',
    textSlot(target, 'Required result', put),
    `${unitAfter(targetUnit)}.`,
  )
}

const gridSentences = ({ axes }: GridSheet, put: Put): readonly HTMLElement[] =>
  axes.map((axis, i) => axisSentence(axis, i === 0 ? 'Vary ' : 'and ', put))

const axisSentence = ({ input, choice, from, to, count }: AxisSheet, first: string, put: Put): HTMLElement =>
  sentence(
    first,
    choiceSlot(choice, 'Input to vary', put),
    ' from ',
    textSlot(from, `First ${input.title}`, put),
    ' to ',
    textSlot(to, `Last ${input.title}`, put),
    `${unitAfter(input.unit)} at `,
    textSlot(count, `Number of values of ${input.title}`, put, 3.5),
    ' values.',
  )

function swingTables({ rows }: MattersSheet, put: Put): readonly HTMLElement[] {
  const [chosen, others] = [rows.filter(({ on }) => on.value === 'yes'), rows.filter(({ on }) => on.value !== 'yes')]
  const table = swingTable(chosen.length > 0 ? chosen : rows, put)
  if (chosen.length === 0 || others.length === 0) return [table]
  const more = `${others.length} more variable ${others.length === 1 ? 'input' : 'inputs'}`
  return [table, element('details', { class: 'more' }, element('summary', {}, more), swingTable(others, put))]
}

const swingTable = (rows: readonly SwingRow[], put: Put): HTMLElement =>
  element(
    'table',
    { class: 'swings' },
    element(
      'thead',
      {},
      element('tr', {}, ...['Input', 'Low', 'High', 'Unit'].map((head) => element('th', { scope: 'col' }, head))),
    ),
    element(
      'tbody',
      {},
      ...rows.map(({ input, on, low, high }) =>
        element(
          'tr',
          {},
          element('th', { scope: 'row' }, tickSlot(on, input.title, put)),
          element('td', {}, textSlot(low, `Low ${input.title}`, put)),
          element('td', {}, textSlot(high, `High ${input.title}`, put)),
          element('td', { class: 'quiet' }, unitAfter(input.unit).trim()),
        ),
      ),
    ),
  )

function uncertainSentences(sheet: UncertainSheet, put: Put): readonly HTMLElement[] {
  const { rows, params, further, method, count, indices } = sheet
  const without = (left: DistributionRow) => rows.filter((row) => row !== left).map(({ input }) => input.param)
  const add = choiceSlot(
    { ...further, options: [['', 'Add an input …'], ...further.options] },
    'Input to add',
    (_, param) => put(params.id, [...rows.map(({ input }) => input.param), param].join(' '), true),
  )
  return [
    element('p', { class: 'note' }, 'The 5 % spread is a placeholder. Enter the value for your data.'),
    ...rows.map((row) => distributionSentence(row, put, () => put(params.id, without(row).join(' '), true))),
    sentence(further.options.length > 0 ? add : '', element('span', { id: params.id, hidden: true })),
    sentence(
      'Sample ',
      textSlot(count, 'Number of points', put),
      ' points by ',
      choiceSlot(method, 'Sampling method', put),
      '.',
    ),
    sentence(tickSlot(indices, 'Report the contribution of each input to the spread (Sobol indices)', put)),
  ]
}

function distributionSentence(row: DistributionRow, put: Put, leave: () => void): HTMLElement {
  const { input, distribution, parameters, spreadIn } = row
  const drop = element('button', { type: 'button', class: 'quiet-button', title: 'Remove' }, '×')
  drop.setAttribute('aria-label', `Remove ${input.title}`)
  drop.addEventListener('click', leave)
  const stated = ([name, box]: readonly [Parameter, Entry], i: number): readonly (Node | string)[] => {
    const before = i === 0 ? '' : i === parameters.length - 1 ? ' and ' : ', '
    const slot = textSlot(box, `${LABELS[name]} of ${input.title}`, put)
    if (name !== 'spread') return [`${before}${LABELS[name]} `, slot, unitAfter(input.unit)]
    const units = choiceSlot(spreadIn, `Unit of the spread of ${input.title}`, put)
    return [`${before}${LABELS[name]} `, element('span', { class: 'kept' }, slot, ' ', units)]
  }
  return sentence(
    element('strong', {}, input.title),
    ' is ',
    choiceSlot(distribution, `Distribution of ${input.title}`, put),
    ' with ',
    ...parameters.flatMap(stated),
    ' ',
    drop,
  )
}
const LABELS: Readonly<Record<Parameter, string>> = {
  mean: 'mean',
  spread: 'standard deviation',
  lower: 'lower limit',
  mode: 'most likely',
  upper: 'upper limit',
}
