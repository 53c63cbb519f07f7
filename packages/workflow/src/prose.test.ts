/** Sentences name inputs and values by their titles, and a report can set the names apart. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inWords, type Lexicon, partsOf } from './prose.ts'
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
