import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { Catalog } from '../catalog.ts'
import { modulesUnder } from './imports-of.ts'
import { methodDigest, saysOrDraws, withoutWords } from './method-digest.ts'

const catalog = new Catalog()
const homeOf = (ref: string): string => {
  const { target } = catalog.resolve(ref)
  if (target?.kind !== 'own') throw new Error(`${ref} is not here`)
  return target.workflow.home
}

test('the method of every workflow rests on its own modules and on those of its standard, and not on its words', () => {
  const modules = modulesUnder(fileURLToPath(homeOf('modelrepo:on-bottom-stability-f109')), saysOrDraws)
  const has = (part: string) => modules.some((path) => path.includes(part))
  assert.equal(has('on-bottom-stability-f109/calculate'), true)
  assert.equal(has('standards/src/dnv-rp-f109-2021/'), true)
  assert.equal(has('workflow/src/outcome.ts'), true)
  assert.equal(has('figures'), false)
  assert.equal(has('chart'), false)
})

test('a method has one digest, and another method another', () => {
  const [lug, chain] = ['modelrepo:lifting-lug-design', 'modelrepo:catenary'].map((ref) =>
    methodDigest({ home: homeOf(ref) }),
  )
  assert.match(lug ?? '', /^[0-9a-f]{64}$/)
  assert.notEqual(lug, chain)
  assert.equal(methodDigest({ home: homeOf('modelrepo:lifting-lug-design') }), lug)
})

test('a title, a comment and a line end are words, and a factor and a formula are not', () => {
  const code = "const X = { title: 'Wall', formula: 't = p * D / 2', value: 0.72 } // of the wall\n"
  assert.equal(withoutWords(code.replace("'Wall'", "'Wall thickness'")), withoutWords(code))
  assert.equal(withoutWords(code.replace(', value', ',\n  value')), withoutWords(code))
  assert.notEqual(withoutWords(code.replace('0.72', '0.8')), withoutWords(code))
  assert.notEqual(withoutWords(code.replace('/ 2', '/ 3')), withoutWords(code))
})
