/** Quantities of sentences: marked with all their digits, printed in a unit of the reader's choice. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inWords } from './prose.ts'
import { quantityMark, shownIn, shownLength, spelledOut, withQuantities } from './quantity-text.ts'
import { shown } from './shown.ts'

test('a quantity keeps its digits in the template, and a reader gets those of the sentence', () => {
  const said = `the wall is ${shownLength(0.0080312345)} thick`
  assert.equal(said, 'the wall is {8.0312345 mm 4} thick')
  assert.equal(withQuantities(said), 'the wall is 8.031 mm thick')
  assert.equal(
    withQuantities(said, ({ value, unit }) => `<${value}|${unit}>`),
    'the wall is <8.0312345|mm> thick',
  )
})

test('a sentence has thousands in groups, a true minus and units for people', () => {
  assert.equal(withQuantities(shownIn(-1234567, 'N', 9)), '−1,234,567 N')
  assert.equal(withQuantities(shownIn(279.1e6, 'MN*m')), '279.1 MN·m')
  assert.equal(shown(141_555_799, 9), '141,555,799')
  assert.equal(shown(999), '999')
})

test('a bare number, and what is no number, are printed at once', () => {
  assert.equal(shownIn(0.25, '-'), '0.25')
  assert.equal(shownIn(Number.POSITIVE_INFINITY, 'mm'), '∞')
})

test('names and quantities stand side by side, and a brace of a caller stays', () => {
  const lexicon = new Map([['wall', { title: 'Wall thickness' }]])
  const said = `{wall} ${quantityMark({ value: 12.7, unit: 'mm', digits: 4 })} of {x y}`
  assert.equal(inWords(said, lexicon), 'Wall thickness 12.7 mm of {x y}')
})

test('every text of a picture or a table is printed, and one without a quantity is the very same', () => {
  const rows = [
    [1, 'a'],
    [Number.NaN, 'b'],
  ]
  assert.equal(spelledOut(rows), rows)
  const marked = { title: shownIn(5, 'm'), layers: [{ values: [1, 2] }, { text: shownIn(2, 'm') }] }
  const spelled = spelledOut(marked)
  assert.deepEqual(spelled, { title: '5 m', layers: [{ values: [1, 2] }, { text: '2 m' }] })
  assert.equal(spelled.layers[0], marked.layers[0])
})
