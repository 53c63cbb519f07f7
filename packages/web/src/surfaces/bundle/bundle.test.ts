/** The bundle is the code of the service: the same bytes each time, the same formulas as text, the same refusals. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { before, describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { type AnyContract, Refusal, readParams } from '@keelson/workflow'
import { build } from 'esbuild'
import type { TObject } from 'typebox'
import { surfaces } from '../surfaces.ts'
import { type Built, buildSurface, ofItsOwn } from './build.ts'
import { withTexts } from './equation-text.ts'
import { policyFor } from './page-file.ts'
import { buildStale } from './pages.ts'
import { pageOf, ROOT } from './places.ts'
import { validators } from './validators.ts'

const contracts: readonly AnyContract[] = surfaces.flatMap((s) => s.workflows.map((w) => w.workflow.contract))

describe('the pages', () => {
  const built = new Map<string, Built>()
  before(async () => {
    await buildStale()
    for (const surface of surfaces) built.set(surface.id, await buildSurface(surface, ofItsOwn(surface)))
  })

  for (const surface of surfaces) {
    it(`${surface.id}: stands in build/ as its sources give it now`, () => {
      assert.ok(readFileSync(pageOf(surface.id), 'utf8') === built.get(surface.id)?.page)
    })

    it(`${surface.id}: holds one script, under the hash of its policy, and none of its own tools`, () => {
      const { page = '', script = '', sources = [] } = built.get(surface.id) ?? {}
      assert.equal([...page.matchAll(/<script>/g)].length, 1)
      assert.ok(page.includes(`<script>${script}</script>`))
      assert.ok(page.includes(policyFor(script).replaceAll("'", '&#39;')))
      assert.deepEqual(
        sources.filter((file) => /\/bundle\/|packages\/(service|datarepo)/.test(file)),
        [],
      )
    })

    it(`${surface.id}: carries the text of each of its formulas as Node reads it`, async () => {
      const { script = '', sources = [] } = built.get(surface.id) ?? {}
      const holders = sources.filter((file) => /^packages\/(physics|standards|numerics)\//.test(file))
      // A module may hand on the equations of another.
      const texts = holders
        .map((file) => withTexts(stripTypeScriptTypes(readFileSync(`${ROOT}/${file}`, 'utf8'))))
        .join('\n')
      const missing: string[] = []
      let held = 0
      for (const file of holders) {
        for (const [name, value] of Object.entries(await import(`${ROOT}/${file}`))) {
          for (const arrow of arrowsOf(value)) {
            held++
            if (!texts.includes(JSON.stringify(arrow.toString()))) missing.push(`${file} ${name}`)
          }
        }
      }
      assert.deepEqual(missing, [])
      assert.ok(held > 20, `${held} formulas`)
      assert.ok(script.length > 0)
    })
  }
})

/** The formulas of an equation; none for anything else. */
function arrowsOf(value: unknown): readonly { toString(): string }[] {
  if (typeof value !== 'object' || value === null || !('where' in value) || !('evaluate' in value)) return []
  return [value.evaluate, 'left' in value ? value.left : undefined].filter((arrow) => typeof arrow === 'function')
}

describe('the validators written out as code', () => {
  let bundled: typeof readParams
  before(async () => {
    const { outputFiles } = await build({
      stdin: {
        contents: "export { readParams } from '@keelson/workflow/read-params.ts'",
        resolveDir: fileURLToPath(new URL('.', import.meta.url)),
        loader: 'ts',
      },
      bundle: true,
      format: 'esm',
      platform: 'browser',
      write: false,
      plugins: [validators(contracts)],
    })
    const module = `data:text/javascript;base64,${Buffer.from(outputFiles[0]?.contents ?? []).toString('base64')}`
    bundled = ((await import(module)) as { readonly readParams: typeof readParams }).readParams
  })

  const outcome = (read: typeof readParams, contract: AnyContract, params: Readonly<Record<string, unknown>>) => {
    try {
      const { params: si, used, inputs, warnings } = read(contract, params)
      return { params: si, used, inputs, warnings }
    } catch (error) {
      if (error instanceof Refusal) return error.problems
      return (error as Refusal).problems ?? error
    }
  }

  for (const { workflow } of surfaces.flatMap((s) => s.workflows)) {
    const { contract, example } = workflow
    it(`${contract.id}: accept and refuse what the service does, in the same words`, () => {
      const wrong = [
        -1e9,
        1e9,
        0,
        'much',
        '',
        true,
        null,
        [],
        [{}],
        { value: 1 },
        { value: 'x', unit: 'm' },
        '3 furlongs',
      ]
      const requests = Object.keys((contract.params as TObject).properties).flatMap((name) => {
        const { [name]: _, ...without } = example as Readonly<Record<string, unknown>>
        return [without, ...wrong.map((sent) => ({ ...example, [name]: sent }))]
      })
      let refused = 0
      for (const request of [example, { ...example, nonsense: 1 }, {}, ...requests]) {
        const expected = outcome(readParams, contract, request)
        if (Array.isArray(expected)) refused++
        assert.deepEqual(outcome(bundled, contract, request), expected)
      }
      assert.ok(refused > requests.length / 2)
    })
  }
})
