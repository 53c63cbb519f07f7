/** Claims about what a file puts into the boxes of a form, and about what is sent of it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { stateOf } from '../../form/case/field.ts'
import { fieldsOf, formOf, paramsOf, restatedForm } from '../../form/case/form.ts'
import { statedBases } from '../../form/case/stated-basis.ts'
import { linkTo, placeOf, placeWith } from './address.ts'
import { file, layers, spec, survey } from './file.fixture.ts'
import { sourceInWords } from './file-source.ts'
import { filledFrom, leftIn, referencesTo } from './file-values.ts'

const READ = { depths: { value: [0, 100.5], unit: 'ft' }, angles: [0, 2.5] }
const LAYERS = [
  { name: 'sand', thickness: '3.3 ft' },
  { name: 'clay', thickness: '5 ft' },
]
const begun = formOf(spec, spec.example)
const basisOf = (column: string) => ({
  from: 'file',
  digest: 'sha256:00',
  column,
  source: { document: 'survey.csv' },
})

test('lists are sent as they were read, in the unit of the file, with their columns as the source', () => {
  const form = { ...begun, ...filledFrom(spec, file, survey, READ) }
  assert.deepEqual(paramsOf(spec, form), { ...spec.example, ...READ })
  const { '/depths': depths, '/angles': angles } = statedBases(spec, form)
  assert.deepEqual([depths, angles], [basisOf('MD'), basisOf('Inc')])
  assert.equal(sourceInWords(form.depths), 'From survey.csv, column MD')
  assert.equal(sourceInWords(begun.depths), undefined)
})

test('a table shows its column in the unit of the file, and says its columns', () => {
  const { layers: state } = filledFrom(spec, file, layers, { layers: LAYERS })
  assert.deepEqual(state?.units, { thickness: 'ft' })
  assert.equal(state?.rows?.[0]?.thickness?.text, '3.3')
  assert.equal(sourceInWords(state), 'From survey.csv, columns Soil, Thick')
})

test('a cell of a file that is typed over is entered, and the rest of its table stays of the file', () => {
  const { layers: state } = filledFrom(spec, file, layers, { layers: LAYERS })
  const [first = {}, ...rest] = state?.rows ?? []
  const typed = { ...state, text: '', rows: [{ ...first, thickness: { text: '4' } }, ...rest] }
  const bases = statedBases(spec, { ...begun, layers: typed })
  assert.deepEqual(bases['/layers'], basisOf('Soil, Thick'))
  assert.deepEqual(bases['/layers/0/thickness'], { from: 'entered' })
})

test('a long table stays in its file: the reference is sent, with its source, and survives other units and the address', () => {
  const form = { ...begun, ...leftIn(spec, file, survey) }
  const sent = paramsOf(spec, form)
  const { depths, angles } = referencesTo(file, survey)
  assert.deepEqual([sent.depths, sent.angles], [depths, angles])
  assert.deepEqual(form.depths?.file?.shown, ['MD (ft): 0, 100 …'])
  assert.equal(form.depths?.file?.rows, 42)
  assert.deepEqual(paramsOf(spec, restatedForm(spec, form, 'us')).depths, depths)
  assert.deepEqual(statedBases(spec, form)['/depths'], basisOf('MD'))
  const shown = { name: 'A survey', ref: 'modelrepo:survey@1', question: '', form: spec }
  const link = linkTo({ ...placeWith(shown, {}), form })
  assert.deepEqual(paramsOf(spec, placeOf([shown], link).form).depths, depths)
})

test('a request that refers to a file fills the form with the reference', () => {
  const { depths } = referencesTo(file, survey)
  const schema = fieldsOf(spec).depths
  assert.deepEqual(schema && stateOf(schema, depths), { text: '', file: { sent: depths } })
})
