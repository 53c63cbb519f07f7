/** Claims about the request that is made from the form's state and the sentences of a study. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { GoalRequest, GridRequest, SampleRequest } from '@keelson/studies/request.ts'
import { choice, optional, params, quantity, rows } from '@keelson/workflow'
import type { FormState } from '../../form/case/field.ts'
import { formOf, withNumber } from '../../form/case/form.ts'
import { isOfCase } from './study-case.ts'
import { studyInputs } from './study-inputs.ts'
import { askedStudy, placeOf, pointsOf } from './study-request.ts'
import type { Question, StudySubject, Typed } from './study-sheet.ts'
import { questionsOf, sheetOf } from './study-sheets.ts'

const said = { description: 'An input.' }
const schema = params({
  pressure: quantity('pipe_pressure', { unit: 'MPa', title: 'Design pressure', above: 0, ...said }),
  wall: quantity('wall_thickness_pipe', { unit: 'mm', title: 'Wall', ...said }),
  factor: quantity('resistance_factor', { title: 'Design factor', maximum: 1, default: 0.72, ...said }),
  mode: choice({ wet: 'wet', dry: 'dry' }, { title: 'Mode', default: 'dry', ...said }),
  depth: optional(quantity('water_depth', { unit: 'm', title: 'Depth', usedWhen: { mode: ['wet'] }, ...said })),
  layers: optional(
    rows(
      { thickness: quantity('displacement', { unit: 'm', title: 'Thickness', ...said }) },
      { title: 'Layer', maxItems: 9, ...said },
    ),
  ),
})
const example = { pressure: 20, wall: 15.9, layers: [{ thickness: 2 }, { thickness: '6 ft' }] }
const spec = { schema, example }
const outputs = [{ path: 'utilisation', title: 'Governing utilisation', unit: '-' }]
const subjectOf = (form: FormState): StudySubject => ({ inputs: studyInputs(spec, form), outputs, instant: true })
const subject = subjectOf(formOf(spec, example))
const asked = (question: Question, typed: Typed = {}, about = subject) => askedStudy(sheetOf(question, about, typed))
const idOf = (question: Question, pointer: string) => asked(question).places[pointer] ?? ''

test('what varies is every number that stands in the form and has a part, a default as one that is not given', () => {
  assert.deepEqual(
    subject.inputs.map(({ param, value, unit, given }) => [param, value, unit, given]),
    [
      ['pressure', 20, 'MPa', true],
      ['wall', 15.9, 'mm', true],
      ['factor', 0.72, undefined, false],
      ['layers/0/thickness', 2, 'm', true],
      ['layers/1/thickness', 6, 'ft', true],
    ],
  )
})

test('a unit that was typed into a box is the unit of the study', () => {
  const form = { ...formOf(spec, example), wall: { text: '0.625 in', unit: 'mm' } }
  const { vary } = asked('goal', {}, subjectOf(form))
  assert.deepEqual((vary as GoalRequest).between, [0.3, 1.25])
  assert.equal((vary as GoalRequest).unit, 'in')
})

test('each question can be asked as it stands, the wall before all other inputs', () => {
  assert.deepEqual(questionsOf(subject), ['goal', 'one', 'two', 'matters', 'uncertain'])
  assert.deepEqual(asked('goal').vary, {
    kind: 'goal',
    param: 'wall',
    between: [8, 32],
    unit: 'mm',
    target: { output: 'utilisation', value: 1 },
  })
  const { axes } = asked('two').vary as GridRequest
  assert.deepEqual(
    axes.map(({ param, count }) => [param, count]),
    [
      ['wall', 18],
      ['pressure', 5],
    ],
  )
  assert.equal(pointsOf(asked('two').vary), 90)
  for (const question of questionsOf(subject)) assert.deepEqual(asked(question).problems, [], question)
})

test('a question without a check is asked of a curve first, and one without a number of none', () => {
  const weight = { path: 'values.weight', title: 'Weight', unit: 'N' }
  assert.equal(questionsOf({ ...subject, outputs: [weight] })[0], 'one')
  assert.deepEqual(questionsOf({ ...subject, inputs: [] }), [])
})

test('what was typed is sent as it was typed: a text with a unit is not taken for a number of another', () => {
  const { vary, problems } = asked('goal', { [idOf('goal', '/vary/between/0')]: '0.3 in' })
  assert.deepEqual((vary as GoalRequest).between, ['0.3 in', 32])
  assert.deepEqual(problems, [])
})

test('what was typed in one unit does not stand in a box of another', () => {
  const typed = { [idOf('goal', '/vary/between/0')]: '9' }
  const inches = subjectOf({ ...formOf(spec, example), wall: { text: '0.625', unit: 'in' } })
  assert.deepEqual((asked('goal', typed).vary as GoalRequest).between, [9, 32])
  assert.deepEqual((asked('goal', typed, inches).vary as GoalRequest).between, [0.3, 1.25])
})

test('an empty box and a count that is none are refused at their places before anything is sent', () => {
  const typed = { [idOf('one', '/vary/axes/0/to')]: ' ', [idOf('one', '/vary/axes/0/count')]: '1.5' }
  const { problems, places } = asked('one', typed)
  assert.deepEqual(
    problems.map(({ pointer }) => pointer),
    ['/vary/axes/0/to', '/vary/axes/0/count'],
  )
  assert.deepEqual(
    problems.map(({ pointer }) => placeOf(pointer, places)),
    Object.keys(typed),
  )
})

test('a refusal is placed at its box, else at what it is part of, else at a part of it', () => {
  const { places } = asked('two')
  assert.equal(placeOf('/vary/axes/1/from', places), idOf('two', '/vary/axes/1/from'))
  assert.equal(placeOf('/vary/axes/1/values/3', places), undefined)
  assert.ok(placeOf('/vary/axes/1', places)?.startsWith('study-two-'))
  assert.equal(placeOf('/vary/target/value', asked('goal').places), 'study-goal-target-utilisation')
  assert.equal(placeOf('/base/wall', places), undefined)
})

test('only the inputs that are chosen swing, and a refusal finds its row', () => {
  const { vary, places } = asked('matters', { [idOf('matters', '/vary/params/0/param')]: '' })
  assert.deepEqual(vary.kind === 'one_at_a_time' && vary.params.map(({ param }) => param), [
    'wall',
    'layers/0/thickness',
    'layers/1/thickness',
  ])
  assert.match(places['/vary/params/0/low'] ?? '', /wall/)
})

test('a spread in per cent is sent as a standard deviation in the unit of its input', () => {
  const { distributions, count } = asked('uncertain').vary as SampleRequest
  assert.deepEqual(distributions[0], {
    param: 'wall',
    distribution: 'normal',
    unit: 'mm',
    mean: 15.9,
    standard_deviation: 0.795,
  })
  assert.equal(count, 5000)
})

test('a distribution is stated by its own parameters, and an input near its bound is not normal at first', () => {
  const typed = {
    'study-uncertain-params': 'factor wall',
    [idOf('uncertain', '/vary/distributions/0/distribution')]: 'triangular',
  }
  const [factor, wall] = (asked('uncertain', typed).vary as SampleRequest).distributions
  assert.deepEqual(wall, {
    param: 'wall',
    distribution: 'triangular',
    unit: 'mm',
    lower: 14.31,
    mode: 15.9,
    upper: 17.49,
  })
  assert.equal(factor?.distribution, 'normal')
  const near = subjectOf({ ...formOf(spec, example), factor: { text: '0.95' } })
  const [other] = (asked('uncertain', { 'study-uncertain-params': 'factor' }, near).vary as SampleRequest).distributions
  assert.deepEqual(other, { param: 'factor', distribution: 'uniform', lower: 0.855, upper: 1 })
})

test('a study is of the case that stands until an input changes that did not vary in it', () => {
  const study = { ref: 'modelrepo:pipe@1', base: example, vary: asked('goal').vary }
  const now = (params: object) => isOfCase(study, { ref: study.ref, params: { ...example, ...params } })
  assert.ok(now({ wall: 12.2 }))
  assert.ok(!now({ pressure: 21 }))
})

test('a root goes into its box in the unit in which it was found, and into a cell of a table', () => {
  const form = formOf(spec, example)
  assert.deepEqual(withNumber(spec, form, 'wall', 0.5, 'in').wall, { text: '0.5', unit: 'in' })
  const cell = (value: number, unit?: string) =>
    withNumber(spec, form, 'layers/1/thickness', value, unit).layers?.rows?.[1]
  assert.deepEqual(cell(3, 'm'), { thickness: { text: '3' } })
  assert.deepEqual(cell(9, 'ft'), { thickness: { text: '9 ft' } })
  assert.equal(withNumber(spec, form, 'none', 1), form)
})
