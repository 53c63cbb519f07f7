/** Writes the validators of contracts out as code: a page under its policy may not compile any. */

import { type AnyContract, pinnedRef } from '@keelson/workflow'
import { vocabulary } from '@keelson/workflow/keywords.ts'
import { AJV_OPTIONS } from '@keelson/workflow/validator.ts'
import { Ajv } from 'ajv'
import standalone from 'ajv/dist/standalone/index.js'
import type { Plugin } from 'esbuild'

/** The plugin of esbuild that puts the validators of these contracts in place of packages/workflow/src/validator.ts. */
export const validators = (contracts: readonly AnyContract[]): Plugin => ({
  name: 'validators',
  setup(build) {
    build.onLoad({ filter: /packages\/workflow\/src\/validator\.ts$/ }, () => ({
      contents: validatorModule(contracts),
      loader: 'js',
    }))
  },
})

/** A module that exports `validatorOf` for these contracts, with the options of the service. */
function validatorModule(contracts: readonly AnyContract[]): string {
  const ajv = new Ajv({ ...AJV_OPTIONS, code: { source: true, esm: true } })
  ajv.addVocabulary([...vocabulary])
  const names = contracts.map((contract, i) => {
    ajv.addSchema(contract.params, `contract${i}`)
    return [nameOf(contract), `contract${i}`] as const
  })
  const code = standalone.default(ajv, Object.fromEntries(names.map(([, id]) => [id, id])))
  const table = names.map(([name, id]) => `[${JSON.stringify(name)}, ${id}]`).join(', ')
  return `${code}
const validators = new Map([${table}])
export function validatorOf(contract) {
  const valid = validators.get(contract.id + '@' + contract.version)
  if (valid === undefined) throw new Error('no validator of ' + contract.id + ' was built in')
  return valid
}
`
}

const nameOf = ({ id, version }: AnyContract) => pinnedRef({ repo: '', id }, version).slice(1)
