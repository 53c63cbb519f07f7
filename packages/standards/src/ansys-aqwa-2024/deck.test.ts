/** Cards column by column as public files have them, and a deck that reads back as it was meant. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as card from './cards.ts'
import { type AqwaDeck, decksOf, deckText } from './deck.ts'
import { differences, readDeck } from './deck-reader.ts'

const deck: AqwaDeck = {
  title: 'A wedge',
  remark: 'of two panels',
  options: ['GOON', 'AHD1'],
  nodes: [
    [-1, 1, -2],
    [0, 1, -2.25],
    [0, 2, 1e-7],
    [-1, 2, -12345.678],
  ],
  panels: [
    { corners: [0, 3, 2, 1], diffracting: true },
    { corners: [0, 1, 2, 2], diffracting: false },
  ],
  symmetry: ['SYMX'],
  lid: true,
  centreOfGravity: [0, 2, -1],
  mass: 8200,
  inertia: [5466.666666, 0, 0, 5466.666666, 0, 1.23456789e10],
  depth: 70,
  density: 1025,
  gravity: 9.80665,
  frequencies: [0.0159154943, 0.159154943],
  directions: [-180, -22.5, 0, 180],
}
/** Blanks as one, numbers as numbers: how two cards are compared. */
const plain = (line: string) =>
  line
    .trim()
    .replace(/\d+\.0+(?!\d)/g, (n) => String(Number(n)))
    .replaceAll(/ +/g, ' ')

test('cards are those of a public file, column by column', () => {
  assert.equal(card.coordinateCard(1, 1, [-1, 1, -2]), '     1    1               -1.0       1.0      -2.0')
  assert.equal(card.coordinateCard(1, 98000, [0, 2, -1]), '     198000                0.0       2.0      -1.0')
  assert.equal(card.panelCard(1, [1, 4, 3, 2]), '     1QPPL DIFF   14(1)(    1)(    4)(    3)(    2)')
  assert.equal(card.massElementCard(1, 98000), '     1PMAS        50(1)(98000)(98000)(98000)')
  assert.equal(plain(card.massCard(1, 98000, 8200)), '1 98000 8200')
  assert.equal(card.massCard(1, 98000, 8200).length, 30)
  assert.equal(
    plain(card.inertiaCard(1, 98000, [5466.6667, 0, 0, 5466.6667, 0, 5466.6667])),
    '1PMAS 98000 5466.6667 0 0 5466.6667 0 5466.6667',
  )
  assert.equal(card.inertiaCard(1, 98000, [1, 2, 3, 4, 5, 6]).length, 80)
  assert.equal(card.globalCard('DPTH', 70), '      DPTH      70.0')
  assert.equal(card.listCard(1, 'DIRN', 2, -90), '     1DIRN    2    2     -90.0')
})

test('a panel that repeats a node is a triangle, and one out of the water does not diffract', () => {
  assert.equal(card.panelCard(2, [1, 4, 4, 2]), '     2TPPL DIFF   14(1)(    1)(    4)(    2)')
  assert.equal(card.panelCard(1, [1, 4, 3, 2], false), '     1QPPL        15(1)(    1)(    4)(    3)(    2)')
})

test('a number has its decimal point, the digits that its field holds, and a blank before it where it can', () => {
  for (const [value, text] of [
    [2, '2.0'],
    [-0, '0.0'],
    [-1e-30, '-1.0e-30'],
    [1025000, '1025000.0'],
    [123456789012, '1.23457e11'],
    [-4.8780487, '-4.878049'],
    [0.0159154943, '0.0159155'],
    [1e-7, '1.0e-7'],
    [9.80665, '9.80665'],
  ] as const)
    assert.equal(card.numberText(value), text)
  assert.throws(() => card.numberText(Number.NaN), RangeError)
})

test('every line keeps to 80 columns, and the decks come in their order', () => {
  const lines = deckText(deck).split('\n')
  assert.ok(lines.every((line) => line.length <= 80))
  const order = ['JOB', 'COOR', 'ELM1', 'FINI', 'MATE', 'GEOM', 'GLOB', 'FDR1', 'WFS1', 'DRC1', 'NONE']
  const places = order.map((word) => lines.findIndex((line) => !line.startsWith('*') && line.includes(word)))
  assert.deepEqual(
    places,
    [...places].sort((a, b) => a - b),
  )
  assert.ok(places.every((place) => place > 0))
  assert.equal(lines.filter((line) => line === '          NONE').length, 10)
  assert.equal(lines.filter((line) => line === ' END').length, 8)
  assert.ok(lines.includes('TITLE               A wedge'))
  assert.ok(lines.includes('OPTIONS GOON AHD1 REST END'))
  assert.ok(lines.includes('      SYMX') && lines.includes('     1ILID AUTO   21') && lines.includes('RESTART  1  5'))
  assert.equal(decksOf(deck).length, 10)
})

test('a deck reads back as it was meant, with either end of line', () => {
  assert.equal(differences(deck, readDeck(deckText(deck))), 0)
  assert.equal(differences(deck, readDeck(deckText(deck).replaceAll('\n', '\r\n'))), 0)
  const bare: AqwaDeck = { ...deck, symmetry: [], lid: false, options: [] }
  assert.equal(differences(bare, readDeck(deckText(bare))), 0)
})

test('whatever is changed in the text is found', () => {
  const text = deckText(deck)
  for (const [from, to] of [
    ['8200.0', '8201.0'],
    ['A wedge', 'A sledge'],
    ['GOON', 'GOAN'],
    ['SYMX', 'SYMY'],
    ['ILID AUTO', '     AUTO'],
    ['QPPL DIFF', 'QPPL     '],
    ['(    4)(    3)', '(    3)(    4)'],
    ['TPPL', 'QPPL'],
    ['     -22.5', '     -21.5'],
    ['0.0159155', '0.0159159'],
    ['-12345.68', '-12345.98'],
    ['      70.0', '     700.0'],
    ['     1HRTZ    2', '*    1HRTZ    2'],
    ['     1HRTZ    2    2', '     1HRTZ    3    2'],
    ['     1DIRN    4    4', '     1DIRN    4    3'],
    ['     1    2', '     1    7'],
  ] as const) {
    assert.ok(text.includes(from), from)
    assert.ok(differences(deck, readDeck(text.replace(from, to))) > 0, from)
  }
  assert.ok(differences(deck, readDeck('')) > 0)
})
