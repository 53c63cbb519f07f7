/** Wires a query of an atlas: the file that stands beside it is read, and the query is answered from it. */
import { type AnyContract, defineWorkflow } from '@keelson/workflow'
import { type AtlasQuery, answering } from './atlas-query.ts'
import { loadAtlas } from './load-atlas.ts'

export const atlasWorkflow = <K extends AnyContract, F>(wired: {
  readonly contract: K
  readonly query: AtlasQuery<K, F>
  readonly example: Readonly<Record<string, unknown>>
  readonly home: string
}) => {
  const { contract, query, example, home } = wired
  return defineWorkflow({
    contract,
    calculate: answering(query),
    load: () => loadAtlas(contract.id, home),
    example,
    home,
  })
}
