/** Symbols in sentences. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { html } from './html.ts'
import { prose } from './prose.ts'

const printed = (text: string) => html`${prose(text)}`.text

test('symbols with subscripts and stars are set as symbols', () => {
  assert.match(printed('gamma_w b/(w_s + b) <= 1'), /<msub><mi>γ<\/mi>.*≤ 1$/)
  assert.match(printed('C_Y* grows'), /<msubsup>/)
})

test('names, paths and plain words stay as they are', () => {
  for (const text of ['peak_period is given', 'Cy_array', 'a/b_c.ts', 'no symbol here', 'K. Brown'])
    assert.equal(printed(text), text)
})
