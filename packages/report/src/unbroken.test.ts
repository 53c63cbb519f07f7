import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Html } from './html.ts'
import { unbroken } from './unbroken.ts'

const printed = (text: string) => unbroken(new Html(text)).text

test('a code or a date stays in one piece', () => {
  assert.equal(printed('<td>2014-01</td>'), '<td><span class="q">2014-01</span></td>')
  assert.equal(printed('to DNV-RP-F103, or'), 'to <span class="q">DNV-RP-F103,</span> or')
})

test('words, tags, drawings and long codes are as they were', () => {
  for (const text of [
    'in-plane and 12 pieces',
    '<a href="#step-2014-01">x</a>',
    '<svg><text>2014-01</text></svg>',
    `<code>${'ab-1'.repeat(12)}</code>`,
  ])
    assert.equal(printed(text), text)
})

test('a number keeps its unit, and a count its own line', () => {
  assert.equal(printed('at most 5,500 kN and 613.9 kg/m³.'), 'at most 5,500\u00a0kN and 613.9\u00a0kg/m³.')
  assert.equal(printed('4 checks'), '4 checks')
})
