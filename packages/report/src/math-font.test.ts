/** The font of the formulas goes with its licence, as that asks. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { it } from 'node:test'

it('the embedded font has the licence of the package that it was made from beside it, and README names it', () => {
  const path = 'packages/report/src/math-font.OFL.txt'
  const ours = readFileSync(new URL('math-font.OFL.txt', import.meta.url), 'utf8')
  const { resolve } = createRequire(import.meta.url)
  assert.equal(ours, readFileSync(resolve('@fontsource/stix-two-math/LICENSE'), 'utf8'))
  assert.match(ours, /^Copyright .* The STIX Fonts Project Authors[\s\S]*SIL OPEN FONT LICENSE Version 1\.1/)
  assert.ok(readFileSync(new URL('../../../README.md', import.meta.url), 'utf8').includes(path))
})
