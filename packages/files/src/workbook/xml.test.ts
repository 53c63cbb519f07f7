/** XML is read the same in whatever pieces it comes; what has no end is refused. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { XmlError, XmlReader } from './xml.ts'
import { spanText } from './xml-tag.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

/** What is handed over: '<name a=value', 'text', '/name'. */
function events(pieces: readonly Uint8Array[], wanted: readonly string[] = ['a']): string[] {
  const said: string[] = []
  const reader = new XmlReader({
    open: (tag) =>
      said.push(['<', tag.name, ...wanted.map((name) => ` ${name}=${tag.attribute(name) ?? 'none'}`)].join('')),
    text: (text) => said.push(spanText(text)),
    close: (name) => said.push(`/${name}`),
  })
  for (const piece of pieces) reader.take(piece)
  reader.end()
  return said
}
const of = (text: string, ...wanted: string[]) => events([bytes(text)], wanted)

const DOCUMENT =
  '<?xml version="1.0"?>\n<x:sheet a="1 &lt; 2"><!-- <c> --><row a = \'é"\' b="2"><c/>Ω &amp; &#x41;&#66;<![CDATA[<c a="]]]>></row></x:sheet>\n'

test('a document is the same in one piece and in any others', () => {
  const whole = events([bytes(DOCUMENT)])
  assert.deepEqual(
    whole.filter((one) => one !== '\n'),
    ['<sheet a=1 < 2', '<row a=é"', '<c a=none', '/c', 'Ω & AB', '<c a="]', '>', '/row', '/sheet'],
  )
  const cuts = fc.array(fc.nat(bytes(DOCUMENT).length), { maxLength: 8 })
  fc.assert(
    fc.property(cuts, (at) => {
      const ends = [0, ...at.toSorted((a, b) => a - b), bytes(DOCUMENT).length]
      const pieces = ends.slice(1).map((end, i) => bytes(DOCUMENT).subarray(ends[i], end))
      assert.deepEqual(events(pieces), whole)
    }),
    { numRuns: 500 },
  )
})

test('an attribute is found by its whole name, then behind a prefix', () => {
  assert.deepEqual(of('<s r:id="2" id="1"/>', 'id'), ['<s id=1', '/s'])
  assert.deepEqual(of('<s sheetId="3" r:id="2"/>', 'id'), ['<s id=2', '/s'])
  assert.deepEqual(of('<s id/>', 'id'), ['<s id=none', '/s'])
  assert.deepEqual(of('<s id="1/>', 'id'), ['<s id=none', '/s'])
  assert.deepEqual(of('<s id=1 name="a">', 'id', 'name'), ['<s id=none name=none'])
})

test('what has no end, and a document type, are refused', () => {
  for (const text of ['<a', '<a><b', '<!-- a', '<![CDATA[ a ]]', '<a>text'])
    assert.throws(() => of(text), new XmlError('ends within a tag'), text)
  assert.throws(() => of('<!DOCTYPE a [<!ENTITY b "c">]><a/>'), /declares a document type/)
  assert.throws(() => of(`<a b="${'x'.repeat(1 << 20)}`), /unterminated/)
  assert.deepEqual(of('<a/><!---->'), ['<a', '/a'])
})
