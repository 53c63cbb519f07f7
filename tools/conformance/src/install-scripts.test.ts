/** No dependency runs code of its own at `npm ci` that nobody has looked at; npm asks for the decision in `allowScripts`. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { it } from 'node:test'

const read = (path: string) => JSON.parse(readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8'))

it('every dependency that brings an install script is decided about, and no other', () => {
  const packages: Record<string, { readonly hasInstallScript?: true }> = read('package-lock.json').packages
  const bringing = Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript)
  const names = bringing.map(([path]) => path.split('node_modules/').at(-1) ?? '')
  assert.deepEqual([...new Set(names)].sort(), Object.keys(read('package.json').allowScripts).sort())
})
