/** Claims about the table of what can be tried. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FoundLimit } from '@keelson/studies/tries/found.ts'
import { triesSection } from './tries-section.ts'

const WALL: FoundLimit = {
  param: 'wall_thickness',
  title: 'Wall thickness',
  unit: 'mm',
  now: 40,
  side: 'minimum',
  value: 38.57,
  check: 'Burst',
  utilisation: 0.9997,
  limit: 1,
}
const htmlOf = (...tries: readonly FoundLimit[]) => triesSection({ on_request: false, tries })?.html ?? ''

test('a minimum and a maximum are told by their signs, in the unit of the box, thousands grouped', () => {
  const html = htmlOf(WALL, { ...WALL, title: 'Design load', side: 'maximum', value: 12340, unit: 'kN', now: 11000 })
  assert.match(html, /<td>40 mm<\/td><td title="Burst governs">≥ 38\.57 mm<\/td>/)
  assert.match(html, /<td>11,000 kN<\/td><td title="Burst governs">≤ 12,340 kN<\/td>/)
})

test('each button says what it applies, and carries the plain number', () => {
  const html = htmlOf({ ...WALL, side: 'maximum', value: 12340 })
  assert.match(html, /aria-label="Apply wall thickness 12,340 mm"/)
  assert.match(html, /data-apply="wall_thickness" data-value="12340" data-unit="mm"/)
})

test('the heading says utilisation 1.0 where that is the limit of all, and the limit where it is not', () => {
  assert.match(htmlOf(WALL), />For utilisation 1\.0</)
  assert.match(htmlOf(WALL, { ...WALL, limit: 0.67 }), />At the limit</)
})

test('without a limit nothing is shown, and what is to be asked for has a button', () => {
  assert.equal(triesSection({ on_request: false, tries: [] }), undefined)
  assert.match(triesSection({ on_request: true, tries: [] })?.html ?? '', /<button[^>]*>Find limits<\/button>/)
})
