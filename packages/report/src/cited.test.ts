import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cited, sourceName } from './cited.ts'

test('a rule of our own is no standard: it is named as one, apart from what it says', () => {
  assert.equal(cited('Keelson', 'convention: a curve never falls'), 'Keelson rule: a curve never falls')
  assert.equal(sourceName('Keelson'), "Keelson's own rule")
  assert.equal(cited('DNV-ST-F101', '5.4.2'), 'DNV-ST-F101 5.4.2')
})

test('an atlas is called after its workflow and version', () => {
  assert.equal(cited('Atlas', 'modelrepo:anchor-capacity@1'), 'Atlas of anchor-capacity, version 1')
})
