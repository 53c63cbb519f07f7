/** Claims about a proposal between the service and the page. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { keyOf } from '@keelson/files/asked.ts'
import { params, quantityCube, quantityList } from '@keelson/workflow'
import { file, layers, proposal, question, spec, survey } from './file.fixture.ts'
import {
  columnsFor,
  formOfFile,
  inputsOf,
  mappingWithout,
  questionsPut,
  questionsShown,
  titleOf,
  togetherWith,
  usable,
} from './file-proposal.ts'

const unit = question('unit', { table: 'Sheet 1', column: 'MD' })
const delimiter = question('delimiter')

test('a table that no input takes from, and that asks nothing, is not offered; the fullest comes first', () => {
  const one = proposal('one', { columns: [{ target: 'depths', column: 'MD' }] })
  const two = proposal('two', { columns: [...one.columns, { target: 'angles', column: 'Inc' }] })
  const asks = proposal('asks', { questions: [delimiter] })
  assert.deepEqual(
    usable([proposal('none'), one, asks, two]).map(({ table }) => table),
    ['two', 'one', 'asks'],
  )
})

test('an answered question stays in its place with its last words, and one of another table is not shown', () => {
  const again = { ...unit, text: 'That is no unit. Which?' }
  const put = questionsPut(questionsPut([], [delimiter, unit]), [again])
  assert.deepEqual(put, [delimiter, again])
  const shown = questionsShown(put, proposal('Sheet 1', { questions: [again] }), { delimiter: ';' })
  assert.deepEqual(shown, put)
  assert.deepEqual(questionsShown(put, proposal('Sheet 2'), { [keyOf(unit)]: 'ft' }), [])
})

test('a target that is left out has no part in the mapping, and without any there is none', () => {
  assert.deepEqual(inputsOf(mappingWithout(survey, new Set(['angles'])) ?? survey), ['depths'])
  assert.equal(mappingWithout(survey, new Set(['angles', 'depths'])), null)
})

test('an input has the columns of its own targets, and lists along one another are read together', () => {
  assert.deepEqual(inputsOf(layers), ['layers'])
  assert.equal(columnsFor(layers, 'layers'), 'Soil, Thick')
  assert.equal(columnsFor(survey, 'depths'), 'MD')
  assert.deepEqual(togetherWith(spec, 'angles'), ['depths', 'angles'])
  assert.deepEqual(togetherWith(spec, 'layers'), ['layers'])
})

test('inputs that one table of RAOs fills are read together', () => {
  const said = { title: 'RAOs', description: 'RAOs.' }
  const cube = { ...said, columns: ['Heave'], axes: ['periods', 'headings'] } as const
  const schema = params({
    periods: quantityList('wave_period', said),
    headings: quantityList('heading', said),
    amplitudes: quantityCube('-', { ...cube, raos: { phases: 'phases', rotations: { unit: 'rad/m' } } }),
    phases: quantityCube('motion_phase', cube),
  })
  assert.deepEqual(togetherWith({ schema, example: {} }, 'phases'), ['periods', 'headings', 'amplitudes', 'phases'])
})

test('a target is called by its title, a column after its table', () => {
  assert.equal(titleOf(spec, 'depths'), 'Measured depths')
  assert.equal(titleOf(spec, 'layers.thickness'), 'Layers: Thickness')
})

test('a file is of the same form by its headings and units, whatever its numbers', () => {
  const [table] = file.tables
  const other = (columns: unknown) => ({ ...file, tables: [{ ...table, columns }] }) as typeof file
  const longer = { ...file, file: 'sha256:11', tables: [{ ...table, rows: 99 }] } as typeof file
  assert.equal(formOfFile(longer), formOfFile(file))
  const inMetres = table?.columns.map((column) => (column.name === 'MD' ? { ...column, unit: 'm' } : column))
  assert.notEqual(formOfFile(other(inMetres)), formOfFile(file))
})
