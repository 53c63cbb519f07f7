/** Sentences name inputs and values by their titles, and a report can set the names apart. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { BARE } from './bare-contract.ts'
import { defineContract } from './contract.ts'
import { params, quantity } from './params.ts'
import { inWords, type Lexicon, partsOf, spokenWarning } from './prose.ts'
import { capitalised } from './shown.ts'

const lexicon: Lexicon = new Map([
  ['wall_thickness', { title: 'Wall thickness', symbol: 't' }],
  ['youngs_modulus', { title: "Young's modulus" }],
  ['smys', { title: 'SMYS' }],
  ['mean_tension_kN', { title: 'Mean tension' }],
])

test('a name in braces is its title, small in the midst of a sentence and capital at its beginning', () => {
  assert.equal(inWords('the {wall_thickness} is thin', lexicon), 'the wall thickness is thin')
  assert.equal(
    inWords('{wall_thickness} is thin. {wall_thickness} again', lexicon),
    'Wall thickness is thin. Wall thickness again',
  )
})

test('words begin a sentence with a capital, and no others', () => {
  assert.equal(capitalised('the pipe floats'), 'The pipe floats')
  assert.equal(capitalised(''), '')
})

test('abbreviations and the names of people stay as they are', () => {
  assert.equal(inWords('of {smys} and {youngs_modulus}', lexicon), "of SMYS and Young's modulus")
})

test('a name that carries its unit is a name', () => {
  assert.equal(inWords('or give the {mean_tension_kN}', lexicon), 'or give the mean tension')
})

test('a name that is not known stays in its braces, where the suite finds it', () => {
  assert.equal(inWords('the {pipe}', lexicon), 'the {pipe}')
})

test('a sentence comes apart into text and names', () => {
  assert.deepEqual(partsOf('the {wall_thickness} is {smys}'), [
    'the ',
    { name: 'wall_thickness', first: false },
    ' is ',
    { name: 'smys', first: false },
  ])
})

test('a warning has the title of its input and its numbers apart from its words, however often it is spoken', () => {
  const wall_thickness = quantity('detail_dimension', { title: 'Wall thickness', description: 'Of the part.' })
  const contract = defineContract({ ...BARE, params: params({ wall_thickness }) })
  const warning = { code: 'thin', message: '{wall_thickness} {2 mm 4} is below 3 mm.', path: '/wall_thickness' }
  const spoken = spokenWarning(warning, contract)
  assert.deepEqual(spoken, {
    code: 'thin',
    message: 'Wall thickness 2 mm is below 3 mm.',
    path: '/wall_thickness',
    field: 'Wall thickness',
    quantities: [
      { value: 2, unit: 'mm' },
      { value: 3, unit: 'mm' },
    ],
    said: '{wall_thickness} {2 mm 4} is below 3 mm.',
  })
  assert.deepEqual(spokenWarning(spoken, contract), spoken)
  assert.deepEqual(spokenWarning({ code: 'x', message: 'It is so.' }, contract), { code: 'x', message: 'It is so.' })
})
