/** Claims about the lines of `keelson find`. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { foundInWords } from './find.ts'

const hit = {
  ref: 'modelrepo:rigging',
  title: 'Rigging',
  question: '',
  firable: false,
  reason: 'not implemented yet',
  domain: 'floating-marine',
  subdomain: 'lifting',
  score: 1,
}

test('what fits is a line each, and what cannot be run says why', () => {
  const words = foundInWords({ query: 'sling', fits: true, unmatched: [], hits: [hit] })
  assert.equal(words, 'modelrepo:rigging  Rigging  not implemented yet')
})

test('where none fits that is said first, with the nearest and the words that nothing knows', () => {
  const words = foundInWords({ query: 'sling zebra', fits: false, unmatched: ['zebra'], hits: [hit] })
  assert.match(words, /^no match; the nearest are\n {2}modelrepo:rigging .*\nwords unknown to every workflow: zebra$/)
  const outside = [{ words: 'spudcan', discipline: 'jack-up foundations' }]
  const why = foundInWords({
    query: 'spudcan',
    fits: false,
    unmatched: [],
    outside,
    hits: [{ ...hit, reason: '', why_not: 'Outside scope: legs.' }],
  })
  assert.match(
    why,
    /^no match; the nearest are\n {2}modelrepo:rigging {2}Rigging {2}Outside scope: legs\.\nno workflow covers jack-up foundations \(spudcan\)$/,
  )
  assert.equal(foundInWords({ query: '', fits: false, unmatched: [], hits: [] }), 'no match')
})
