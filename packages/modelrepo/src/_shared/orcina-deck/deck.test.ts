/** Claims about data files: a model in groups and lists is written as Orcina's programs read it, and reads back. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { data, deckText, group, requireRoundTrip, rows, section, word } from './deck.ts'

const deck = [
  section('Model'),
  data('General', group(data('UnitsSystem', word('SI')))),
  data('6DBuoys', [[data('Name', word('Manifold')), data('Mass', 40), data('InitialPosition', rows([0, 0, -10]))]]),
]

test('a group stands two spaces in, and the header says a model', () => {
  assert.equal(
    deckText(deck, 'Model'),
    [
      '%YAML 1.1',
      '# Type: Model',
      '---',
      '# Model',
      'General:',
      '  UnitsSystem: SI',
      '6DBuoys:',
      '  - Name: Manifold',
      '    Mass: 40',
      '    InitialPosition: [0, 0, -10]',
      '...',
      '',
    ].join('\n'),
  )
})

test('what was meant reads back, and anything else is told', () => {
  requireRoundTrip(deckText(deck, 'Model'), deck)
  assert.throws(() => requireRoundTrip(deckText(deck, 'Model').replace('SI', 'US'), deck), /does not read back/)
})
