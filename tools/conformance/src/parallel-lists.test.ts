/** Lists that have an entry each for one another say so: a block of columns pastes into them together. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { parallelLists } from '@keelson/web/form/case/along-lists.ts'
import { type AnyContract, annotations, type CaseFile, Refusal, readParams } from '@keelson/workflow'
import type { TObject, TSchema } from 'typebox'
import { everyWorkflow } from './every-version.ts'

type Params = Readonly<Record<string, unknown>>
const fieldsOf = ({ params }: AnyContract) => (params as TObject).properties

/** Every example and every case. */
function requests({ contract, example, home }: ReturnType<typeof everyWorkflow>[number]): readonly Params[] {
  const { cases } = JSON.parse(readFileSync(new URL('cases.json', home), 'utf8')) as CaseFile
  const own = cases.filter((one) => (one.version ?? 1) === contract.version)
  return [
    example as Params,
    ...own.map(({ base, inputs }) => (base === 'example' ? { ...(example as Params), ...inputs } : inputs)),
  ]
}

const isList = (schema: TSchema | undefined): boolean => {
  const { type, items } = (schema ?? {}) as { readonly type?: string; readonly items?: { readonly type?: string } }
  return type === 'array' && items?.type !== 'object' && items?.type !== 'array'
}

/** The lists that are refused where another has an entry less. */
function refusedWithout(contract: AnyContract, params: Params, name: string): readonly string[] {
  try {
    readParams(contract, { ...params, [name]: (params[name] as readonly unknown[]).slice(0, -1) })
    return []
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const counted = error.problems.filter(({ message }) => /\b(each|per|as many|same number)\b/.test(message))
    return counted.map(({ pointer }) => pointer.slice(1)).filter((other) => isList(fieldsOf(contract)[other]))
  }
}

test('a list that needs an entry for each of another is declared along it, or both along a third', () => {
  const undeclared = new Set<string>()
  for (const workflow of everyWorkflow()) {
    const { contract } = workflow
    const along = parallelLists(fieldsOf(contract))
    for (const params of requests(workflow)) {
      for (const name of Object.keys(params)) {
        const list = params[name]
        if (!isList(fieldsOf(contract)[name]) || !Array.isArray(list) || list.length < 2) continue
        for (const other of refusedWithout(contract, params, name))
          if (!along.get(name)?.includes(other)) undeclared.add(`${contract.id}: ${other} along ${name}`)
      }
    }
  }
  assert.deepEqual([...undeclared], [])
})

test('a list goes along another list of its own contract, which goes along none', () => {
  for (const { contract } of everyWorkflow()) {
    const fields = fieldsOf(contract)
    for (const [name, schema] of Object.entries(fields)) {
      const { along } = annotations(schema)
      if (along === undefined) continue
      const leader = fields[along]
      assert.ok(isList(schema) && leader && isList(leader), `${contract.id}: ${name}`)
      assert.equal(annotations(leader).along, undefined, `${contract.id}: ${along}`)
    }
  }
})
