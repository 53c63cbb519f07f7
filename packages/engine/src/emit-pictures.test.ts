/** A calculation is held to what its contract declares: nothing else leaves, and what is missing is named. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { equation } from '@keelson/equations'
import {
  ContractError,
  type DrawnOutcome,
  defineContract,
  gives,
  numberColumn,
  params,
  quantity,
  readParams,
} from '@keelson/workflow'
import { BARE } from '@keelson/workflow/bare-contract.ts'
import { emit } from './emit.ts'

const twice = equation({
  ...{ symbol: 'L_2', title: 'Twice the length', unit: 'm', clause: '1' },
  source: { id: 'STATICS', title: 'Statics', publisher: 'Keelson', revision: '2026' },
  where: { L: ['length', 'm'] },
  evaluate: ({ L }) => 2 * L,
})
const picture = { title: 'Bar', description: 'A bar.' }
const contract = defineContract({
  ...BARE,
  params: params({ length: quantity('member_length', { title: 'Length', description: 'Of the bar.', default: 2 }) }),
  values: { twice: gives(twice, 'member_length', 'Of the bar.') },
  answers: ['twice'],
  tables: { bar: { ...picture, columns: { length: numberColumn('member_length', 'Length') } } },
  charts: { bar: picture },
  figures: {},
})
const sound: DrawnOutcome = { values: { twice: 4 }, tables: { bar: [] }, charts: { bar: { mark: 'line' } } }
const refused = (change: Partial<DrawnOutcome>, message: string) =>
  assert.throws(() => emit(contract, readParams(contract, {}), { ...sound, ...change }, []), new ContractError(message))

test('what is made and not declared is refused, as what is declared and not made', () => {
  emit(contract, readParams(contract, {}), sound, [])
  refused({ charts: { ...sound.charts, span: {} } }, 'chart span is not declared')
  refused({ tables: { ...sound.tables, span: [] } }, 'table span is not declared')
  refused({ figures: { span: { shapes: [] } as never } }, 'figure span is not declared')
  refused({ charts: {} }, 'chart bar is missing')
})

test('a value that is missing says by which symbol it is declared', () => {
  refused(
    { values: {} },
    'value twice is missing without a reason: it is declared as the number of L_2, which no step of this run traced',
  )
})
